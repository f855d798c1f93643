// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// HandleColumn is the id of the column of drag handles.
const HandleColumn = "__drag__"

// handleWidth is the width of the column of drag handles, handleSide that of a handle.
const (
	handleWidth = unit.Dp(36)
	handleSide  = unit.Dp(16)
)

// HandleDef defines the column of drag handles.
func HandleDef() *column.Def {
	d := column.New(HandleColumn, "")
	d.Utility, d.Width, d.Align, d.Kind = true, handleWidth, option.AlignCenter, option.KindOther
	d.NoResize, d.NoFilter, d.NoSort, d.NoReorder, d.NoPin, d.NoHide = true, true, true, true, true, true
	return d
}

// IsHandle reports whether a column is that of the drag handles.
func (f *Feature) IsHandle(col int) bool {
	if col < 0 || col >= len(f.Columns.Leaves) {
		return false
	}
	l := &f.Columns.Leaves[col]
	return l.Own && l.Utility && l.ID == HandleColumn
}

// OnHandle reports whether a position of the sheet is on the handle of a row that can be dragged.
func (f *Feature) OnHandle(pos image.Point) bool {
	c, ok := f.Viewport.HitTest(pos)
	return ok && f.IsHandle(c.Col) && f.draggableAt(viewport.Address{Band: c.Band, Row: coord.Slot(c.Row), Col: c.Col})
}

// Handle is what a cell of the column of handles shows: whether the row has a handle, and
// whether that does nothing. hint says why.
func (f *Feature) Handle(at viewport.Address) (shows, blocked bool, hint string) {
	if at.Band != layoutx.Body || !f.draggable(at.Row.BodyPos()) {
		return false, false, ""
	}
	reason := f.rows.stuck()
	return true, reason != notBlocked, reason.text(&f.Painter.Style)
}

// PaintOver draws the handles of the rows of a part of the body.
func (f *Feature) PaintOver(part viewport.Part) {
	if !f.Options.RowDrag.Handle || part.Band != layoutx.Body {
		return
	}
	blocked := f.rows.stuck() != notBlocked
	for _, col := range part.Cols {
		if !f.IsHandle(col.Index) {
			continue
		}
		for _, row := range part.Rows {
			if f.draggable(coord.Pos(row.Index)) {
				f.rows.paintHandle(row, col, blocked)
			}
		}
	}
}

// paintHandle draws the handle of a row, faded if it does nothing.
func (r *rows) paintHandle(row, col layoutx.Span, blocked bool) {
	p := r.Painter
	ink := p.Style.Theme.FgMuted
	switch {
	case blocked:
		ink = ui.Faded(ink)
	case p.Style.ForcedColors, r.Pointer.Hover.Over(viewport.Address{Band: layoutx.Body, Row: coord.Slot(row.Index), Col: 0}):
		ink = p.Style.Theme.Fg
	}
	side := p.Style.ScaledIn(handleSide, row.Size-p.Style.Line)
	t := draw.Offset(p.Ops, image.Pt(col.Start+(col.Size-side)/2, row.Start+(row.Size-p.Style.Line-side)/2))
	p.Style.Icons.Drag.Draw(p.Gtx, side, ink, p.DrawGlyph)
	t.Pop()
}
