// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"image"
	"strings"
	"testing"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

// form is a page with nested, clipped and clickable nodes.
type form struct{ save, list int }

func (f *form) Layout(gtx layout.Context) layout.Dimensions {
	for {
		if _, ok := gtx.Event(
			pointer.Filter{Target: &f.save, Kinds: pointer.Press},
			pointer.Filter{Target: &f.list, Kinds: pointer.Scroll, ScrollY: pointer.ScrollRange{Max: 10}},
		); !ok {
			break
		}
	}
	node(gtx.Ops, image.Rect(10, 10, 70, 30), func() {
		semantic.Button.Add(gtx.Ops)
		semantic.LabelOp("Save").Add(gtx.Ops)
		semantic.DescriptionOp("to \"disk\"").Add(gtx.Ops)
		event.Op(gtx.Ops, &f.save)
	})
	node(gtx.Ops, image.Rect(0, 40, 100, 80), func() {
		semantic.LabelOp("List").Add(gtx.Ops)
		event.Op(gtx.Ops, &f.list)
		for i, s := range []string{"Save 1", "Save 2", "Save 3"} {
			node(gtx.Ops, image.Rect(0, 40+30*i, 100, 70+30*i), func() {
				semantic.LabelOp(s).Add(gtx.Ops)
				semantic.SelectedOp(i == 0).Add(gtx.Ops)
				semantic.EnabledOp(i != 1).Add(gtx.Ops)
			})
		}
	})
	return layout.Dimensions{Size: gtx.Constraints.Max}
}

func node(ops *op.Ops, r image.Rectangle, content func()) {
	defer clip.Rect(r).Push(ops).Pop()
	content()
}

const formDump = `window 0,0 100x100
  button "Save" ("to \"disk\"") 10,10 60x20 clickable
  "List" 0,40 100x40 scrollable
    "Save 1" 0,40 100x30 selected
    "Save 2" 0,70 100x30 disabled
    "Save 3" 0,100 100x30 hidden
`

func TestDump(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), new(form).Layout)
	assert.Equal(t, formDump, h.Dump())
	assert.Equal(t, formDump, h.Dump(), "looking changes nothing")
}

func TestNodes(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), new(form).Layout)
	nodes := h.Nodes()
	var lines []string
	for _, n := range nodes {
		lines = append(lines, strings.Repeat("  ", n.Depth)+n.String()+"\n")
	}
	assert.Equal(t, formDump, strings.Join(lines, ""))
	require.Len(t, nodes[0].Children, 2)
	assert.Len(t, nodes[0].Children[1].Children, 3)
	assert.Equal(t, nodes[2], nodes[0].Children[1])
}

func TestFind(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), new(form).Layout)
	n, ok := h.Find("Save")
	require.True(t, ok)
	assert.Equal(t, semantic.Button, n.Class)
	assert.True(t, n.Clickable)
	n, ok = h.Find("ave 2")
	require.True(t, ok)
	assert.Equal(t, "Save 2", n.Label)
	assert.True(t, n.Disabled)
	assert.Len(t, h.FindAll("Save"), 4)
	_, ok = h.Find("Load")
	assert.False(t, ok)
	_, ok = h.Find("")
	assert.False(t, ok)
	assert.Empty(t, h.FindAll(""))
}

func TestFindPrefersTheWholeLabel(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), func(gtx layout.Context) layout.Dimensions {
		for i, s := range []string{"10", "1"} {
			node(gtx.Ops, image.Rect(0, 10*i, 10, 10*i+10), func() { semantic.LabelOp(s).Add(gtx.Ops) })
		}
		return layout.Dimensions{}
	})
	n, ok := h.Find("1")
	require.True(t, ok)
	assert.Equal(t, "1", n.Label)
}

func TestCenterIsInWhatShows(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), new(form).Layout)
	n, _ := h.Find("Save 2") // half of it below the list's edge
	assert.Equal(t, image.Rect(0, 70, 100, 80), n.Visible)
	x, y := n.Center()
	assert.Equal(t, [2]float32{50, 75}, [2]float32{x, y})
	at, ok := h.At(n.Center())
	assert.True(t, ok)
	assert.Equal(t, n, at)
	hidden, _ := h.Find("Save 3")
	x, y = hidden.Center()
	assert.Equal(t, [2]float32{50, 115}, [2]float32{x, y})
}

func TestAt(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), new(form).Layout)
	n, ok := h.At(15, 15)
	require.True(t, ok)
	assert.Equal(t, "Save", n.Label)
	_, ok = h.At(90, 90)
	assert.False(t, ok)
}
