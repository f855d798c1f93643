// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spoken_test

import (
	"encoding/json"
	"image"
	"os"
	"path/filepath"
	"testing"

	"gioui.org/io/input"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/spoken"
)

// say adds a label in a rectangle.
func say(gtx layout.Context, text string, r image.Rectangle) {
	defer clip.Rect(r).Push(gtx.Ops).Pop()
	semantic.LabelOp(text).Add(gtx.Ops)
}

func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "said.json")
	f := spoken.File{Path: path}
	text := "one"
	frame := func() {
		var router input.Router
		var ops op.Ops
		gtx := layout.Context{Ops: &ops, Source: router.Source(), Constraints: layout.Exact(image.Pt(100, 50))}
		f.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
			say(gtx, text, image.Rect(10, 10, 300, 20))
			say(gtx, "outside", image.Rect(0, 60, 10, 70))
			return layout.Dimensions{Size: gtx.Constraints.Max}
		})
		require.NoError(t, f.Err)
	}
	for _, text = range []string{"one", "한글"} {
		frame()
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		var nodes []spoken.Node
		require.NoError(t, json.Unmarshal(content, &nodes))
		assert.Equal(t, []spoken.Node{{Label: text, Visible: image.Rect(10, 10, 100, 20)}}, nodes)
	}
	require.NoError(t, os.Remove(path))
	frame()
	assert.NoFileExists(t, path, "nothing has changed")
}

func TestNoFile(t *testing.T) {
	var f spoken.File
	drawn := false
	f.Layout(layout.Context{Ops: new(op.Ops)}, func(gtx layout.Context) layout.Dimensions {
		drawn = true
		assert.Nil(t, gtx.Values)
		return layout.Dimensions{}
	})
	assert.True(t, drawn)
}

func TestAFileThatCannotBeWritten(t *testing.T) {
	f := spoken.File{Path: filepath.Join(t.TempDir(), "gone", "said.json")}
	f.Layout(layout.Context{Ops: new(op.Ops), Constraints: layout.Exact(image.Pt(9, 9))}, func(layout.Context) layout.Dimensions { return layout.Dimensions{} })
	assert.Error(t, f.Err)
}
