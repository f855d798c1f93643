// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"image"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/menus"
)

type (
	item   = menus.Item[string]
	target = menus.Target[string]
)

// rig is a window with a clickable area under a menu.
type rig struct {
	*gridtest.Harness
	t      *testing.T
	menu   menus.Menu[string]
	style  func(*menus.Style[string]) // nil changes nothing
	events []any
	ran    []string // recorded by OnClick
	under  int      // presses that reached the area below
}

func newTheme() *material.Theme {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	return th
}

func newRig(t *testing.T) *rig {
	r := &rig{t: t}
	th := newTheme()
	r.menu.Return = r
	r.Harness = gridtest.New(image.Pt(800, 600), func(gtx layout.Context) layout.Dimensions {
		r.below(gtx)
		for {
			ev, ok := r.menu.Update(gtx)
			if !ok {
				break
			}
			r.events = append(r.events, ev)
		}
		style := menus.NewStyle(th, &r.menu)
		style.AppleSigns, style.Spoken = false, menus.SpokenFor("en")
		if r.style != nil {
			r.style(&style)
		}
		style.Layout(gtx)
		return layout.Dimensions{Size: gtx.Constraints.Max}
	})
	r.Settle()
	r.Focus(r)
	return r
}

// below draws and handles the area under the menu.
func (r *rig) below(gtx layout.Context) {
	for {
		ev, ok := gtx.Event(pointer.Filter{Target: r, Kinds: pointer.Press}, key.FocusFilter{Target: r})
		if !ok {
			break
		}
		if _, ok := ev.(pointer.Event); ok {
			r.under++
		}
	}
	defer clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops).Pop()
	event.Op(gtx.Ops, r)
}

// open opens the menu at (100, 50) for the row "row".
func (r *rig) open(items ...item) *rig {
	r.menu.OpenAt(image.Pt(100, 50), target{Row: "row"}, items)
	r.Settle()
	return r
}

// act returns an item that records that it ran.
func (r *rig) act(label string) item {
	return item{Label: label, OnClick: func(t target) { r.ran = append(r.ran, label+" "+t.Row) }}
}

// node returns the item with a label, which must be on the screen.
func (r *rig) node(label string) gridtest.Node {
	r.t.Helper()
	n, ok := r.Find(label)
	require.True(r.t, ok, "%s in\n%s", label, r.Dump())
	return n
}

func (r *rig) shows(label string) bool {
	_, ok := r.Find(label)
	return ok
}

func (r *rig) clickItem(label string) {
	r.t.Helper()
	r.Click(r.node(label).Center())
}

func (r *rig) hover(label string) {
	r.t.Helper()
	r.Move(r.node(label).Center())
}

// lit returns the labels of the highlighted items, from the root on.
func (r *rig) lit() []string {
	var labels []string
	for _, n := range r.Nodes() {
		if n.Selected {
			labels = append(labels, n.Label)
		}
	}
	return labels
}

// closed returns the last Closed, and removes all events.
func (r *rig) closed() menus.Closed {
	r.t.Helper()
	require.False(r.t, r.menu.IsOpen(), r.Dump())
	require.NotEmpty(r.t, r.events)
	ev, ok := r.events[len(r.events)-1].(menus.Closed)
	require.True(r.t, ok)
	r.events = nil
	return ev
}

func parent(label string, children ...item) item { return item{Label: label, Children: children} }

func plain(labels ...string) []item {
	items := make([]item, len(labels))
	for i, l := range labels {
		items[i] = item{Label: l, Separator: l == "-"}
	}
	return items
}
