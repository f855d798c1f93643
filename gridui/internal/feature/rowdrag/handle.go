// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// HandleColumn is the id of the column of drag handles.
const HandleColumn = column.HandleColumnID

// handleWidth is the width of the column of drag handles, handleSide the side of a handle.
const (
	handleWidth = unit.Dp(36)
	handleSide  = unit.Dp(16)
)

// SyncOwnColumns updates whether there is a column of handles, and reports whether that changed.
func (f *Feature) SyncOwnColumns() (changed bool) {
	now := settings.HasHandles(&f.Options.RowDrag)
	changed = now != f.handles
	f.handles = now
	return changed
}

// AppendOwnColumns appends the column of handles where there is one.
func (f *Feature) AppendOwnColumns(dst []*column.Def) []*column.Def {
	if !f.handles {
		return dst
	}
	d := column.New(HandleColumn, "")
	d.Utility, d.Width, d.Align, d.Kind = true, handleWidth, option.AlignCenter, option.KindOther
	d.NoResize, d.NoFilter, d.NoSort, d.NoReorder, d.NoPin, d.NoHide = true, true, true, true, true, true
	return append(dst, d)
}

// Takes reports whether a position of the sheet is on the handle of a row that can be dragged.
func (f *Feature) Takes(pos image.Point, _ pointer.Source) bool {
	c, ok := f.Viewport.HitTest(pos)
	return ok && f.Columns.IsHandle(c.Col) && f.draggableAt(viewport.Address{Band: c.Band, Row: coord.Slot(c.Row), Col: c.Col})
}

// DescribeCell returns the role of a cell of the column of handles: a handle, or none.
func (f *Feature) DescribeCell(at viewport.Address) (role feature.CellRole, ok bool) {
	if !f.Columns.IsHandle(at.Col) {
		return role, false
	}
	role.Role = feature.RoleNone
	if shows, blocked, _ := f.handle(at); shows {
		role = feature.CellRole{Role: feature.RoleHandle, Label: f.Painter.Style.Texts.MoveRow, Disabled: blocked}
	}
	return role, true
}

// Hint returns why a handle does nothing, empty if it drags its row.
func (f *Feature) Hint(at viewport.Address) (text string, ok bool) {
	if !f.Columns.IsHandle(at.Col) {
		return "", false
	}
	_, _, text = f.handle(at)
	return text, true
}

// handle returns what a cell of the column of handles shows: whether the row has a handle, and whether that
// handle does nothing. hint is the reason.
func (f *Feature) handle(at viewport.Address) (shows, blocked bool, hint string) {
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
		if !f.Columns.IsHandle(col.Index) {
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
func (r *rows) paintHandle(row, col celllayout.Span, blocked bool) {
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
