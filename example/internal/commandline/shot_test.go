// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels && (cgo || windows)

package commandline_test

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"gioui.org/layout"
	"gioui.org/op/paint"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/commandline"
)

func TestDraw(t *testing.T) {
	o := commandline.Defaults()
	o.Size, o.Scale = image.Pt(30, 20), 2
	o.Shot = filepath.Join(t.TempDir(), "red.png")
	require.NoError(t, o.Draw(func(gtx layout.Context) layout.Dimensions {
		paint.Fill(gtx.Ops, color.NRGBA{R: 255, A: 255})
		return layout.Dimensions{Size: gtx.Constraints.Max}
	}))
	img, err := readPNG(o.Shot)
	require.NoError(t, err)
	assert.Equal(t, image.Pt(60, 40), img.Bounds().Size())
	r, g, b, _ := img.At(30, 20).RGBA()
	assert.Equal(t, [3]uint32{0xffff, 0, 0}, [3]uint32{r, g, b})
}

func TestDrawToNowhere(t *testing.T) {
	o := commandline.Defaults()
	o.Shot = t.TempDir()
	assert.Error(t, o.Draw(func(gtx layout.Context) layout.Dimensions { return layout.Dimensions{} }))
}

// readPNG reads a picture from a PNG file.
func readPNG(path string) (image.Image, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return png.Decode(f)
}
