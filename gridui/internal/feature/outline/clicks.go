// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"image"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// ClickCell handles a click on a cell at a position in pixels of the sheet, and takes the click if it did
// anything: a click on a mark opens or closes its row, and a click on a row whose rows below failed to load loads
// them again.
func (f *Feature) ClickCell(pos image.Point, at viewport.Address, _ events.Click) feature.Clicked {
	row, ok := f.Viewport.RowAt(at)
	if !ok || !f.Dataset.Outlined() {
		return feature.ClickPassed
	}
	if (f.Dataset.KindAt(row) == dataset.ItemFailed || f.onMark(pos, at)) && f.toggle(row) {
		return feature.ClickTaken
	}
	return feature.ClickPassed
}

// DoubleClickCell opens or closes the row of a cell. Rows of the program open if an option is on, except in cells that
// users can edit; rows of groups unless their total is edited.
func (f *Feature) DoubleClickCell(at viewport.Address, _ events.Click) {
	if at.Band != layoutx.Body || !f.Dataset.Outlined() {
		return
	}
	if row := f.Dataset.KindAt(at.Row.BodyPos()) == dataset.ItemRow; row && (!f.Expansion.DoubleClick || f.Cells.Editable(at)) || !row && f.Totals.EditsTotal(at) {
		return
	}
	f.toggle(at.Row.BodyPos())
}

// onMark reports whether a position in a cell is at or near the mark that opens its row.
func (f *Feature) onMark(pos image.Point, at viewport.Address) bool {
	if !f.Viewport.Indents.IsOutline(at) || !f.nodeAt(at).Expandable {
		return false
	}
	c, ok := f.Viewport.FindCell(at)
	if !ok {
		return false
	}
	col := celllayout.Span{Index: at.Col, Start: c.Rect.Min.X, Size: c.Rect.Dx()}
	row := celllayout.Span{Index: int(at.Row), Start: c.Rect.Min.Y, Size: c.Rect.Dy()}
	mark := f.Viewport.OutlineMark(at.Band, row, col, f.nodeAt(at).Depth)
	before, after := f.Painter.Style.Padding, f.Painter.Style.MarkGap
	if f.Painter.Style.RTL {
		before, after = after, before
	}
	return pos.X >= mark.Min.X-before && pos.X < mark.Max.X+after
}
