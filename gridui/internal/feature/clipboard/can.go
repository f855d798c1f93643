// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Can reports whether an action of the clipboard has anything to act on. It checks only columns, whatever the
// ranges contain: the rows of a column may still refuse a change.
func (f *Feature) Can(a option.Action) bool {
	switch a {
	case option.ActionCopy, option.ActionCopyWithHeaders:
		return f.canCopy()
	case option.ActionCopyWithGroups:
		return f.Columns.Levels > 1 && f.canCopy()
	case option.ActionClear, option.ActionCut:
		return f.canChange() && f.canClear()
	case option.ActionPaste:
		return f.canChange() && readable() && f.canPaste()
	case option.ActionFillDown, option.ActionFillRight:
		return f.canChange() && f.Ranges.On() && f.canFill(a == option.ActionFillRight)
	}
	return false
}

func (f *Feature) canCopy() bool {
	if f.severalCells() || !f.Selection.None() {
		return true
	}
	at := f.Focus.At()
	if !f.Viewport.IsRow(at) {
		return false
	}
	return f.Columns.Def(at.Col).Copies()
}

// canChange reports whether users can change cells now.
func (f *Feature) canChange() bool {
	return f.code() != nil && f.Options.Editing.Enabled && !f.Options.Loading.Overlay && f.Viewport.IsRow(f.Focus.At())
}

func (f *Feature) canClear() bool {
	switch {
	case f.severalCells():
		return f.rangesEditable()
	case f.Selection.None():
		return f.Grid.Editable(f.Focus.At())
	}
	return f.Ranges.Editable(f.Ranges.Bounds().Cols)
}

// CanNull reports whether the selected cells, else the focused cell, can be cleared, and only cells that may have no
// value would be.
func (f *Feature) CanNull() bool {
	if !f.canChange() || !f.severalCells() && !f.Selection.None() {
		return false
	}
	some := false
	for _, r := range f.actedRects(f.Focus.At()) {
		cols := r.Cols.Intersect(f.Ranges.DataSpan(f.Ranges.Bounds().Cols))
		for col := cols.First; col < cols.End; col++ {
			if !f.Ranges.Editable(ranges.Span{First: col, End: col + 1}) {
				continue
			}
			if some = true; !f.Columns.Def(col).Nullable {
				return false
			}
		}
	}
	return some && f.canClear()
}

// canPaste reports whether there is a cell to paste into: in the ranges, or from the focused cell on.
func (f *Feature) canPaste() bool {
	if f.severalCells() {
		return f.rangesEditable()
	}
	return f.Ranges.Editable(ranges.Span{First: f.Focus.At().Col, End: f.Ranges.Bounds().Cols.End})
}

// rangesEditable reports whether a column in the ranges can be edited.
func (f *Feature) rangesEditable() bool {
	f.rects = f.Ranges.AppendRects(f.rects[:0])
	for _, r := range f.rects {
		if f.Ranges.Editable(r.Cols) {
			return true
		}
	}
	return false
}

// canFill reports whether a range, or the focused cell, has a cell to fill and a cell to fill it from.
func (f *Feature) canFill(right bool) bool {
	f.rects = f.rects[:0]
	if f.severalCells() {
		f.rects = f.Ranges.AppendRects(f.rects)
	} else if c, ok := f.Ranges.Corner(f.Focus.At()); ok {
		f.rects = append(f.rects, ranges.Spanning(c, c))
	}
	first := f.Ranges.DataSpan(f.Ranges.Bounds().Cols).First
	for _, r := range f.rects {
		fills := r.Rows.Len() > 1 || r.Rows.First > f.Ranges.Bounds().Rows.First
		if right {
			fills = r.Cols.Len() > 1 || r.Cols.First > first
			if r.Cols.Len() > 1 {
				r.Cols.First++
			}
		}
		if fills && f.Ranges.Editable(r.Cols) {
			return true
		}
	}
	return false
}

// Label returns the label of an action's menu item, empty for actions outside the clipboard.
func Label(a option.Action, l *locale.Texts) string {
	switch a {
	case option.ActionCopy:
		return l.Copy
	case option.ActionCopyWithHeaders:
		return l.CopyWithHeaders
	case option.ActionCopyWithGroups:
		return l.CopyWithGroups
	case option.ActionCut:
		return l.Cut
	case option.ActionPaste:
		return l.Paste
	case option.ActionClear:
		return l.ClearCells
	case option.ActionFillDown:
		return l.FillDown
	case option.ActionFillRight:
		return l.FillRight
	}
	return ""
}
