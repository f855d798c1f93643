// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// Act handles the actions of keys that change ranges, and reports whether it did anything.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	r := f.Ranges
	if !r.On() || !f.Viewport.IsRow(f.Focus.At()) || f.movesRows(a) {
		return false
	}
	r.FollowFocus()
	if move, ok := extends(a); ok {
		f.extend(move)
		return true
	}
	if arrow, ok := keeps(a); ok {
		return f.moveFocus(arrow)
	}
	switch a {
	case option.ActionSelectColumn:
		f.widen(ranges.Columns)
	case option.ActionSelectRow:
		f.widen(ranges.Rows)
	case option.ActionLift:
		f.widen(ranges.All)
	case option.ActionSelectAll:
		return f.selectAll()
	case option.ActionNext, option.ActionPrevious, option.ActionActivate, option.ActionActivateMore:
		return f.walk(a)
	default:
		return false
	}
	return true
}

// movesRows reports whether an action belongs to the rows at the focused cell: any action at a drag handle, and
// the actions that move rows at a row number.
func (f *Feature) movesRows(a option.Action) bool {
	if !f.onHandle(f.Focus.At().Col) {
		return false
	}
	return !f.Columns.IsRowNumber(f.Focus.At().Col) ||
		a == option.ActionMoveUp || a == option.ActionMoveDown || a == option.ActionLift
}

// extends returns the action that moves the focus in the way in which an action moves the head of the range.
func extends(a option.Action) (move option.Action, ok bool) {
	switch a {
	case option.ActionExtendUp:
		return option.ActionUp, true
	case option.ActionExtendDown:
		return option.ActionDown, true
	case option.ActionMoveLeft:
		return option.ActionLeft, true
	case option.ActionMoveRight:
		return option.ActionRight, true
	case option.ActionExtendPageUp:
		return option.ActionPageUp, true
	case option.ActionExtendPageDown:
		return option.ActionPageDown, true
	case option.ActionExtendRowStart:
		return option.ActionRowStart, true
	case option.ActionExtendRowEnd:
		return option.ActionRowEnd, true
	case option.ActionExtendStart:
		return option.ActionGridStart, true
	case option.ActionExtendEnd:
		return option.ActionGridEnd, true
	case option.ActionExtendEdgeLeft:
		return option.ActionEdgeLeft, true
	case option.ActionExtendEdgeRight:
		return option.ActionEdgeRight, true
	case option.ActionMoveUp:
		return option.ActionEdgeUp, true
	case option.ActionMoveDown:
		return option.ActionEdgeDown, true
	}
	return a, false
}

// extend moves the head in the way in which an action moves the focus, and scrolls it onto the screen. The focus
// stays at the anchor.
func (f *Feature) extend(move option.Action) {
	r := f.Ranges
	if f.Grid.Overlaid() || !r.Begin() {
		return
	}
	active, _ := r.Set.Active()
	at, ok := f.Focus.Target(r.Address(active.Head), move)
	if !ok || !f.Viewport.IsRow(at) {
		return
	}
	to, ok := r.CornerNear(at)
	if !ok {
		return
	}
	r.Set.BeginExtend(to)
	r.Commit()
	if f.Motion.ShowCell(at); focus.ToEnd(move) {
		f.Focus.ShowEnd(at)
	}
}

// keeps returns the arrow action that corresponds to an action that moves the focus and keeps the ranges. The
// actions of headers are among them: Alt with arrows has no other use in cells.
func keeps(a option.Action) (arrow option.Action, ok bool) {
	switch a {
	case option.ActionFocusLeft, option.ActionResizeLeft:
		return option.ActionLeft, true
	case option.ActionFocusRight, option.ActionResizeRight:
		return option.ActionRight, true
	case option.ActionFocusUp:
		return option.ActionUp, true
	case option.ActionFocusDown, option.ActionHeaderMenu:
		return option.ActionDown, true
	}
	return a, false
}

// moveFocus moves the focus to the cell that an arrow leads to, and keeps the ranges. It reports whether more
// than one cell is selected.
func (f *Feature) moveFocus(arrow option.Action) bool {
	if !f.Ranges.Several() {
		return false
	}
	if to, ok := f.Focus.Target(f.Focus.At(), arrow); ok && f.Viewport.IsRow(to) {
		f.Focus.Move(to, focus.Show)
		f.Ranges.Stand()
	}
	return true
}

// widen extends the active range to whole columns or rows.
func (f *Feature) widen(kind ranges.Kind) {
	r := f.Ranges
	if f.Grid.Overlaid() || !r.Begin() {
		return
	}
	r.Set.Widen(kind)
	r.Changed()
}

// selectAll selects all cells; in groups and trees first the rows under the parent of the focused row. It reports
// whether it did.
func (f *Feature) selectAll() bool {
	r := f.Ranges
	if f.Grid.Overlaid() || !r.Begin() {
		return false
	}
	if siblings, ok := f.siblings(); ok && !r.Set.Covers(siblings, r.Bounds()) {
		r.Select(ranges.Of(siblings))
		return true
	}
	r.Set.Widen(ranges.All)
	r.Changed()
	return true
}

// siblings returns the visible rows below the parent of the focused row, in all columns.
func (f *Feature) siblings() (block ranges.Rect, ok bool) {
	pos, ok := f.Viewport.RowAt(f.Focus.At())
	if !ok || pos.IsPinned() {
		return block, false
	}
	first, end, ok := f.Dataset.Outline.ShownBelowParent(pos)
	if !ok {
		return block, false
	}
	rows := ranges.Span{First: int(f.Dataset.NavIndex(first)), End: int(f.Dataset.NavIndex(end-1)) + 1}
	return ranges.Rect{Rows: rows, Cols: f.Ranges.Bounds().Cols}, true
}
