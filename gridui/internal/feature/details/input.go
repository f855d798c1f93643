// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package details

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Act handles the actions of keys that open or close the detail of the focused row, and reports whether it did.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	at := f.Focus.At()
	row, ok := f.Viewport.RowAt(at)
	if !f.Viewport.HasDetails() || !ok {
		return false
	}
	switch a {
	case option.ActionActivate:
		return !f.Columns.IsCheckBox(at.Col) && f.toggle(row)
	case option.ActionDetail, option.ActionFilter:
		return f.toggle(row)
	}
	return false
}

// ClickCell opens or closes the detail of a row if the click is on its mark, at a position in pixels of the
// sheet. It then takes the click.
func (f *Feature) ClickCell(pos image.Point, at viewport.Address, _ events.Click) feature.Clicked {
	if number, ok := f.onMark(pos, at); ok && f.toggle(number) {
		return feature.ClickTaken
	}
	return feature.ClickPassed
}

// onMark returns the row whose mark is at or near a position in a cell of the row.
func (f *Feature) onMark(pos image.Point, at viewport.Address) (number coord.Pos, ok bool) {
	if f.Viewport.Indents.Detail(at) == 0 {
		return 0, false
	}
	c, ok := f.Viewport.FindCell(at)
	if !ok {
		return 0, false
	}
	row := celllayout.Span{Start: c.Rect.Min.Y, Size: c.Rect.Dy()}
	col := celllayout.Span{Start: c.Rect.Min.X, Size: c.Rect.Dx()}
	mark, gap := f.Viewport.DetailMark(row, col), f.Painter.Style.MarkGap/2
	// The area of the mark begins at the edge of the cell.
	if f.Painter.Style.RTL {
		mark.Min.X, mark.Max.X = mark.Min.X-gap, c.Rect.Max.X
	} else {
		mark.Min.X, mark.Max.X = c.Rect.Min.X, mark.Max.X+gap
	}
	number, _ = f.Viewport.RowAt(at)
	return number, pos.X >= mark.Min.X && pos.X < mark.Max.X
}
