// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Act handles the actions of keys that open, close or walk along rows, and reports whether it did.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	at := f.Focus.At()
	row, ok := f.Viewport.RowAt(at)
	if !ok || !f.Dataset.Outlined() {
		return false
	}
	it := f.Dataset.Node(row)
	switch a {
	case option.ActionActivate:
		return !f.Columns.IsCheckBox(at.Col) && f.toggle(row)
	case option.ActionSelect:
		return f.UsesSpace(at) && f.toggle(row)
	case option.ActionExpand, option.ActionCollapse:
		if it.Expandable && it.Open != (a == option.ActionExpand) {
			f.toggle(row)
		}
		return true
	case option.ActionExpandSiblings:
		if at.Band == layoutx.Body {
			f.Dataset.Expansion.ExpandRows(f.Dataset.Outline.Siblings(row), true)
		}
		return true
	case option.ActionLeft, option.ActionRight:
		return (at.Col == f.Columns.Outline || f.Viewport.IsFull(at)) && f.walk(at, it, (a == option.ActionRight) != f.Painter.Style.RTL)
	}
	return false
}

// UsesSpace reports whether the space bar opens the row of a cell. It does for rows that the grid adds, such as
// groups, in a grid without selection, where it has no other use.
func (f *Feature) UsesSpace(at viewport.Address) bool {
	row, ok := f.Viewport.RowAt(at)
	return ok && f.Selection.Mode == option.SelectOff && f.Dataset.KindAt(row) != dataset.ItemRow
}

// walk handles an arrow key in the column of the outline, and reports whether it did anything: forward opens a
// row or goes to the first row below it, backward closes it or goes to its parent.
func (f *Feature) walk(at viewport.Address, it dataset.Node, forward bool) bool {
	switch {
	case forward && it.Expandable && !it.Open, !forward && it.Open:
		row, _ := f.Viewport.RowAt(at)
		return f.toggle(row)
	case at.Band != layoutx.Body:
		return false
	case forward && it.Open:
		at.Row++
	case !forward && it.Depth > 0:
		at.Row = f.Dataset.Outline.ParentRow(at.Row.BodyPos()).BodySlot()
	default:
		return false
	}
	if at.Row >= 0 {
		f.Focus.Move(at, focus.Show)
	}
	return true
}
