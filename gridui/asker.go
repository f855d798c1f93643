// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/layoutx"
)

// The engine's questions, answered with the caller's row type.

func (g *Grid[T]) rowCount() int { return g.shownCount() }

func (g *Grid[T]) floatingCount(b layoutx.Band) int {
	n := len(g.Floating.Bottom)
	if b == layoutx.Top {
		n = len(g.Floating.Top)
	}
	if g.hasTotal(b) {
		n++
	}
	return n
}

func (g *Grid[T]) named() bool { return g.RowID != nil || g.outlined() }

func (g *Grid[T]) rowID(i int) string {
	if !g.hasRow(i) {
		return ""
	}
	return g.itemID(g.sourceOf(i))
}

func (g *Grid[T]) appendText(dst []byte, at place) []byte {
	d := g.defs[g.engine.cols.leaves[at.col].def]
	switch at.band {
	case layoutx.Head:
		return append(dst, d.header...)
	case layoutx.Foot:
		if d.footer != nil {
			dst = append(dst, d.footer()...)
		}
		return dst
	}
	if own, ok := g.appendOwn(dst, at); ok {
		return own
	}
	row, ok := g.row(at.band, at.row)
	if !ok || d.appendText == nil {
		return dst
	}
	return d.appendText(dst, row)
}

func (g *Grid[T]) missing(at place) bool {
	d := g.defs[g.engine.cols.leaves[at.col].def]
	row, ok := g.row(at.band, at.row)
	if !ok || (d.missing != nil && d.missing(row)) {
		return true
	}
	if d.kind != KindText || d.appendText == nil {
		return false
	}
	g.engine.buf = d.appendText(g.engine.buf[:0], row)
	return len(g.engine.buf) == 0
}

func (g *Grid[T]) asksRowLook() bool {
	return g.RowLook != nil || g.edits.status != nil || g.outlined() || g.Grouping.Total != TotalNone
}
func (g *Grid[T]) asksCellLook() bool {
	return g.CellLook != nil || g.engine.cols.anyLook || g.edits.overlay != nil
}

func (g *Grid[T]) rowLook(at place) Look {
	if g.isTotal(at.band, at.row) {
		return Look{Bold: true}
	}
	if g.ownRow(at) {
		return g.ownLook(at.row)
	}
	row, ok := g.row(at.band, at.row)
	if !ok {
		return Look{}
	}
	var l Look
	if s := g.edits.status; s != nil {
		if id, ok := g.rowKey(at); ok {
			l = s.look(id, &g.engine.skin.th)
		}
	}
	if g.RowLook != nil {
		l = l.over(g.RowLook(g.rowContext(row, at)))
	}
	return l
}

func (g *Grid[T]) cellLook(at place) Look {
	d := g.defs[g.engine.cols.leaves[at.col].def]
	pending := g.pendingAt(at)
	if g.CellLook == nil && d.look == nil && !pending {
		return Look{}
	}
	c, ok := g.context(at)
	if !ok {
		return Look{}
	}
	var l Look
	if pending {
		l = Look{Fg: g.engine.skin.th.FgMuted, Italic: true}
	}
	if g.CellLook != nil {
		l = g.CellLook(c)
	}
	if d.look != nil {
		l = l.over(d.look(c))
	}
	return l
}

func (g *Grid[T]) layoutCell(gtx layout.Context, at place) layout.Dimensions {
	d := g.defs[g.engine.cols.leaves[at.col].def]
	switch at.band {
	case layoutx.Head:
		return d.headerCell(gtx)
	case layoutx.Foot:
		return d.footerCell(gtx)
	}
	c, ok := g.context(at)
	if !ok {
		return layout.Dimensions{}
	}
	return d.cell(gtx, c)
}

func (g *Grid[T]) tooltip(at place) string {
	if reason, ok := g.refusedAt(at); ok {
		return reason
	}
	c, ok := g.context(at)
	if !ok {
		return ""
	}
	if d := g.defs[g.engine.cols.leaves[at.col].def]; d.tooltip != nil {
		return d.tooltip(c)
	}
	if g.Tooltip != nil {
		return g.Tooltip(c)
	}
	return ""
}

// ownLook is how a row looks that is none of the caller's.
func (g *Grid[T]) ownLook(row int) Look {
	switch g.item(row).kind {
	case itemGroup, itemFiller:
		return Look{Bold: true}
	case itemFailed:
		return Look{Fg: g.engine.skin.th.Danger}
	}
	return Look{Fg: g.engine.skin.th.FgMuted, Italic: true}
}

// ownClick is the event of a click on a row that is none of the caller's; a click
// makes one.
func (g *Grid[T]) ownClick(s signal) Event {
	if s.kind != signalRowClick {
		return nil
	}
	ev := GroupClicked{GroupID: g.rowID(s.at.row), ColumnID: g.engine.cols.leaves[s.at.col].id, Click: s.by}
	it := g.sourceOf(s.at.row)
	switch g.kindOf(it) {
	case itemGroup:
		group := g.group(it)
		ev.Rows = group.Len()
		ev.Text = groupText(g.order.now.records, g.order.now.by.by[group.Level-1], group.Row)
	case itemFiller:
		o := g.order.model.Outline()
		place := o.Place(it)
		ev.Text, ev.Rows = g.order.now.tree.names[it], o.End(place)-place-1
	default:
		return nil
	}
	return ev
}

func (g *Grid[T]) options() options {
	return options{
		virtual: g.Virtual, loading: g.loading(), keys: &g.Keys, hints: g.Hints,
		semantics: g.Semantics, selection: g.Selection.Mode, debug: g.Debug, flash: g.Flash.Mode != FlashOff,
		details: detailOptions{
			on: g.Detail != nil, heights: g.RowHeight != nil, wraps: g.engine.wrapsRows(),
			given: len(g.RowSizing.Heights) > 0,
			all:   g.Details.Rows.All(), rev: g.Details.Rows.rev, guess: g.Details.EstimatedHeight,
		},
		sizing: g.Sizing.Mode, rowSizing: g.RowSizing.Mode, order: g.Order.Mode, pins: g.Pinning.Mode == PinDrag,
		sticky: g.Expansion.Sticky, rowDrag: g.RowDrag,
		editing: g.Editing.Mode != EditOff, addsRows: g.edits.rows != nil,
	}
}
