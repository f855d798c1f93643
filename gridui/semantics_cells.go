// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// cellNode is what is said of a cell, kept while its row's description stays.
type cellNode struct {
	// phrase is all of it; the label is what of it shows.
	phrase   string
	from, to int
	col      int
	row      uint64
	of       cellSaid
}

// cellSaid is what a phrase depends on beside the row and its texts.
type cellSaid struct {
	focused bool
	mark    cornerMark
	// control is what a box, a button or a handle is called, mixed that some of what is
	// below a row is selected.
	control string
	mixed   bool
}

// label is what a cell shows.
func (n *cellNode) label() string { return n.phrase[n.from:n.to] }

// room makes room for the cells of a row on a screen with so many columns by pane.
func (c *rowNodes) room(n *rowNode, pane layoutx.Pane, shown int) []cellNode {
	if c.across[pane] < shown {
		c.across[pane] = max(c.across[pane], 1)
		for c.across[pane] < shown {
			c.across[pane] *= 2
		}
	}
	if len(n.cells[pane]) < c.across[pane] {
		n.cells[pane] = make([]cellNode, c.across[pane])
	}
	return n.cells[pane]
}

// cellNodes describes the cells of a row.
func (p *painter) cellNodes(n *rowNode, b layoutx.Band, i int, row layoutx.Span, part image.Rectangle) {
	of := p.pickAt(b, i)
	for pane := range p.view.Sheet.Cols {
		cols := p.view.Sheet.Cols[pane]
		if len(cols) == 0 {
			continue
		}
		within := p.rect(layoutx.Pane(pane), b).Intersect(part)
		nodes := p.spoken.rows.room(n, layoutx.Pane(pane), len(cols))
		for _, col := range cols {
			r := image.Rect(col.Start, row.Start, col.Start+col.Size, row.Start+row.Size).Intersect(within)
			if r.Empty() || p.isWidget(viewport.Address{Band: b, Row: row.Index, Col: col.Index}) {
				continue
			}
			c := draw.Clip(p.Ops, r)
			p.cellNode(&nodes[col.Index&(len(nodes)-1)], n, viewport.Address{Band: b, Row: row.Index, Col: col.Index}, of)
			c.Pop()
		}
	}
}

// cellNode describes a cell.
func (p *painter) cellNode(c *cellNode, row *rowNode, at viewport.Address, of selection.Mark) {
	if p.isControl(at.Col) {
		p.controlNode(c, row, at, of)
		return
	}
	p.follow(c, row, at, cellSaid{focused: p.focus.is(at)})
	if c.to > c.from {
		draw.NodeLabel(p.Ops, c.label())
	}
	if on, known := p.tickAt(at); known {
		draw.NodeClass(p.Ops, semantic.CheckBox)
		draw.NodeSelected(p.Ops, on)
	}
	draw.NodeAbout(p.Ops, c.phrase)
	if of.Selected || p.ask.Selection.Mode == option.SelectOff && c.of.focused {
		draw.NodeSelected(p.Ops, true)
	}
}

// controlNode describes a box, a pin button or a handle.
func (p *painter) controlNode(c *cellNode, row *rowNode, at viewport.Address, of selection.Mark) {
	said := cellSaid{focused: p.focus.is(at)}
	switch {
	case p.isBox(at.Col):
		if !of.Box {
			return
		}
		said.control, said.mixed = p.Style.Texts.SelectRow, of.Share == rowmodel.Some
		p.boxClass(of.Share, of.Refused)
	case p.features.rowpins.IsColumn(at.Col):
		if !p.features.rowpins.IsButton(at) {
			return
		}
		said.control = p.features.rowpins.Label(at)
		p.features.rowpins.Describe(at)
	default:
		if at.Band != layoutx.Body || !p.canDragRow(at.Row) {
			return
		}
		said.control = p.Style.Texts.MoveRow
		p.handleClass()
	}
	p.follow(c, row, at, said)
	draw.NodeLabel(p.Ops, c.label())
	draw.NodeAbout(p.Ops, c.phrase)
}

// follow makes the phrase of a cell anew if need be. The text of rows that float can
// change at any time.
func (p *painter) follow(c *cellNode, row *rowNode, at viewport.Address, of cellSaid) {
	if viewport.HasRows(at.Band) && p.ask.marksCorners() {
		of.mark = p.ask.cornerMark(at)
	}
	if c.phrase != "" && c.col == at.Col && c.row == row.rev && c.of == of && !of.mark.tells() {
		return
	}
	c.col, c.row, c.of = at.Col, row.rev, of
	p.buf = p.buf[:0]
	if of.control == "" {
		p.buf = append(p.buf, p.cols.Leaves[at.Col].Header...)
	}
	if len(p.buf) > 0 {
		p.buf = append(p.buf, ", "...)
	}
	c.from = len(p.buf)
	if p.buf = append(p.buf, of.control...); of.control == "" {
		p.buf = p.ask.cells.AppendText(p.buf, at)
	}
	if c.to = len(p.buf); c.to == c.from && c.to > 0 {
		c.from, c.to = c.from-len(", "), c.to-len(", ")
		p.buf = p.buf[:c.to]
	}
	p.appendCellStates(row, at, of)
	c.phrase = kept(c.phrase, p.buf)
}

// appendCellStates appends to the buffer what there is to say of a cell behind its text.
func (p *painter) appendCellStates(row *rowNode, at viewport.Address, of cellSaid) {
	words := &p.Style.Texts.Spoken
	if of.mixed {
		p.buf = appendWord(p.buf, words.Mixed)
	}
	if of.control == "" && at.Col == p.cols.Outline {
		p.buf = appendWord(p.buf, row.outline)
	}
	if of.control == "" && at.Col == p.cols.Detail {
		p.buf = appendWord(p.buf, row.detail)
	}
	if of.mark == markEdited {
		p.buf = appendWord(p.buf, p.Style.Texts.Edited)
	}
	tail := row.tail
	if len(p.buf) == 0 {
		tail = tail[len(", "):]
	}
	p.buf = append(p.buf, tail...)
	if of.mark.tells() {
		p.buf = append(append(p.buf, ": "...), p.ask.refusal(at)...)
	}
	if of.focused {
		p.buf = appendWord(p.buf, words.Focused)
	}
}

// editorPhrase is what is said of the editor of the cell at a place, beside its text.
func (p *painter) editorPhrase(at viewport.Address) string {
	p.buf = append(p.buf[:0], p.cols.Leaves[at.Col].Header...)
	if len(p.buf) > 0 {
		p.buf = append(p.buf, ", "...)
	}
	p.buf = p.appendRowName(p.buf, at.Band, at.Row)
	if why := p.engine.editor.wrong; why != "" {
		p.buf = append(append(p.buf, ": "...), why...)
	}
	p.spoken.editor = kept(p.spoken.editor, p.buf)
	return p.spoken.editor
}
