// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// handleWidth is the width of the column of drag handles, handleSide that of a handle.
const (
	handleWidth = unit.Dp(36)
	handleSide  = unit.Dp(16)
)

// handleDef is the column of drag handles.
func handleDef() *column.Def {
	d := column.New(DragColumn, "")
	d.Utility, d.Width, d.Align, d.Kind = true, handleWidth, option.AlignCenter, option.KindOther
	d.NoResize, d.NoFilter, d.NoSort, d.NoReorder, d.NoPin, d.NoHide = true, true, true, true, true, true
	return d
}

// isHandle reports whether a column is that of the drag handles.
func (e *engine) isHandle(col int) bool {
	if col < 0 || col >= len(e.cols.Leaves) {
		return false
	}
	l := &e.cols.Leaves[col]
	return l.Own && l.Utility && l.ID == DragColumn
}

// onHandle reports whether a position of the sheet is on the handle of a row.
func (e *engine) onHandle(pos image.Point) bool {
	c, ok := e.view.HitTest(pos)
	return ok && e.isHandle(c.Col) && e.canDrag(viewport.Address{Band: c.Band, Row: c.Row, Col: c.Col})
}

// rowsBlocked is why the rows of this grid can be moved nowhere.
func (e *engine) rowsBlocked() blockReason {
	if e.ask.RowDrag.Group != nil || e.isTree() {
		return notBlocked
	}
	return e.ask.rowDragBlocked()
}

// handles draws the handles of a pane's rows.
func (p *painter) handles(pane layoutx.Pane) {
	blocked := p.rowsBlocked() != notBlocked
	for _, col := range p.view.Sheet.Cols[pane] {
		if !p.isHandle(col.Index) {
			continue
		}
		for _, row := range p.view.Sheet.Rows[layoutx.Body] {
			if !p.canDragRow(row.Index) {
				continue
			}
			ink := p.Style.Theme.FgMuted
			switch {
			case blocked:
				ink = ui.Faded(ink)
			case p.Style.ForcedColors, p.pointer.Hover.Over(viewport.Address{Band: layoutx.Body, Row: row.Index, Col: 0}):
				ink = p.Style.Theme.Fg
			}
			side := p.Style.ScaledIn(handleSide, row.Size-p.Style.Line)
			at := image.Pt(col.Start+(col.Size-side)/2, row.Start+(row.Size-p.Style.Line-side)/2)
			t := draw.Offset(p.Ops, at)
			p.Style.Icons.Drag.Draw(p.Gtx, side, ink, p.DrawGlyph)
			t.Pop()
		}
	}
}

// handleHint says why a handle does nothing.
func (p *painter) handleHint(at viewport.Address) string {
	if at.Band != layoutx.Body || !p.canDragRow(at.Row) {
		return ""
	}
	return p.dragReason(p.rowsBlocked())
}

// rowCursor is the pointer's shape over what moves rows, and while it does.
func (p *painter) rowCursor() {
	c := p.dragging()
	switch {
	case c != nil && c.byKeys, p.ask.RowDrag.Mode == option.RowDragOff:
	case c != nil && c.over == p.engine && p.rowdrag.gap.ok:
		pointer.CursorGrabbing.Add(p.Ops)
	case c != nil:
		pointer.CursorNotAllowed.Add(p.Ops)
	case p.pointer.Hover.In && p.isHandle(p.pointer.Hover.At.Col) && p.canDrag(p.pointer.Hover.At):
		if p.rowsBlocked() != notBlocked {
			pointer.CursorNotAllowed.Add(p.Ops)
			return
		}
		pointer.CursorGrab.Add(p.Ops)
	}
}
