// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Act moves the focus for an action, or scrolls to the focused cell. Actions that extend the
// selection move the focus to the end of the range.
func (f *Focus) Act(a option.Action) {
	switch a {
	case option.ActionShowFocus:
		f.Viewport.ShowCell(f.At())
	case option.ActionPageUp, option.ActionExtendPageUp:
		f.page(-1)
	case option.ActionPageDown, option.ActionExtendPageDown:
		f.page(1)
	case option.ActionPageLeft, option.ActionPageRight:
		f.pageAcross(a)
	default:
		if to, ok := f.target(f.At(), a); ok {
			f.Move(to, Show)
			if ToEnd(a) {
				f.ShowEnd(to)
			}
		}
	}
}

// ToEnd reports whether an action moves to an end of a row. If the cell there is pinned, the
// scrollable columns scroll to their end too.
func ToEnd(a option.Action) bool {
	switch a {
	case option.ActionRowStart, option.ActionRowEnd, option.ActionGridStart, option.ActionGridEnd:
		return true
	}
	return false
}

// ShowEnd scrolls the centre pane to the end next to a cell in another pane.
func (f *Focus) ShowEnd(at viewport.Address) {
	first := f.Columns.First(layoutx.Center)
	end := first + f.Columns.Count[layoutx.Center]
	switch {
	case at.Col < first:
		f.Viewport.ShowColumn(first)
	case at.Col >= end:
		f.Viewport.ShowColumn(end - 1)
	}
}

// MoveBy focuses a cell and moves from it like an arrow key, if that leads to another cell of a
// row.
func (f *Focus) MoveBy(from viewport.Address, arrow option.Action) {
	f.put(from)
	if to, ok := f.target(from, arrow); ok && f.Viewport.IsRow(to) {
		f.Move(to, Show)
	}
}

// Tab moves to the next or the previous cell, row by row; merged cells are visited at their first row and column. It returns false after the last one, in
// the header after the last column.
func (f *Focus) Tab(a option.Action) bool {
	at, cols := f.At(), len(f.Columns.Leaves)
	step := 1
	if a == option.ActionPrevious {
		step = -1
	}
	for {
		at.Col += step
		more := at.Band != layoutx.Head
		if at.Col < 0 || at.Col >= cols {
			at.Col = (at.Col + cols) % cols
			at, more = f.Viewport.RowBelow(at, step)
		}
		if more && !f.Viewport.Begins(at) {
			continue // another cell of the row or the column shows here
		}
		if more {
			f.Move(at, Show)
		}
		return more
	}
}

// Target returns the cell to which an action leads from a cell; ok is false if there is none. It
// moves nothing.
func (f *Focus) Target(from viewport.Address, a option.Action) (viewport.Address, bool) {
	switch {
	case a != option.ActionPageUp && a != option.ActionPageDown:
		return f.target(from, a)
	case from.Band != layoutx.Body:
		return from, false
	case a == option.ActionPageUp:
		from.Row = f.pageRow(from.Row.BodyPos(), -1).BodySlot()
	default:
		from.Row = f.pageRow(from.Row.BodyPos(), 1).BodySlot()
	}
	return from, true
}
