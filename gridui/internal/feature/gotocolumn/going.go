// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gotocolumn

import (
	"slices"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/focus"
)

// going is the way to a chosen column, which may have to show first.
type going struct {
	// id is the column, empty if none is chosen.
	id string
	// shown is set if the column was asked to show, and opened holds the groups that were opened or closed for it. The
	// program may refuse either.
	shown  bool
	opened []int
	// waited is set if the column was still hidden after all requests.
	waited bool
}

// Tick moves the focus to the chosen column as soon as it shows.
func (f *Feature) Tick(gtx layout.Context) {
	g := &f.going
	if g.id == "" {
		return
	}
	if col := f.Columns.Find(g.id); col >= 0 {
		f.arrive(col)
		*g = going{}
		return
	}
	i := slices.IndexFunc(f.Columns.All, func(l column.Leaf) bool { return l.ID == g.id })
	if i < 0 || !f.reveal(i) {
		if g.waited {
			*g = going{}
			return
		}
		g.waited = true
	}
	gtx.Execute(op.InvalidateCmd{})
}

// reveal requests the next change that shows a column, and returns false after the last.
func (f *Feature) reveal(i int) bool {
	g, l := &f.going, &f.Columns.All[i]
	if f.Columns.GaveWay(l.ID) && !f.Columns.KeepsOnScreen(l.ID) {
		f.Columns.KeepOnScreen(l.ID)
		return true
	}
	if l.Out && !g.shown {
		g.shown = true
		f.Grid.SetShown([]string{l.ID}, true)
		return true
	}
	group := f.Columns.HidingGroup(l)
	if l.Out || group < 0 || slices.Contains(g.opened, group) {
		return false
	}
	g.opened = append(g.opened, group)
	return f.State.ToggleGroup(group)
}

// arrive focuses a column in the focused row, or in the first row on the screen, and scrolls to it.
func (f *Feature) arrive(col int) {
	if !f.Focus.IsSet() {
		f.Focus.MoveToFirst()
	}
	if f.Focus.IsSet() {
		at := f.Focus.At()
		at.Col = col
		f.Focus.Move(at, focus.Stay)
	}
	f.Requests.ToColumn(f.Columns.Leaves[col].ID)
}
