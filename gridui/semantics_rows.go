// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// rowNodes keeps what is said of rows by band, and of those that stick behind the bands:
// that of a row at its number, modulo a power of two that is some times as many as the
// screen shows.
type rowNodes struct {
	bands [layoutx.Foot + 2][]rowNode
	// revs counts the descriptions made, across how many cells by pane each has room for.
	revs   uint64
	across [3]int
}

// stuckNodes is where rows that stick are kept.
const stuckNodes = layoutx.Foot + 1

// rowNode is what is said of a row.
type rowNode struct {
	of rowSaid
	// rev tells any two descriptions of rows apart.
	rev uint64
	// phrase is all that is said of it, of which the first named bytes are its label.
	phrase string
	named  int
	// tail is how the phrases of its cells end, outline what the one that shows what is
	// below it says of that, detail what the one with the mark of its detail does, and
	// below what the detail itself says while it shows.
	tail, outline, detail, below string
	cells                        [3][]cellNode
}

// rowSaid is what a description of a row depends on.
type rowSaid struct {
	row, n     int
	rows, cols uint32
	words      uint32
	cells      bool
	selected   bool
	outlined   bool
	item       dataset.Item
	detail     detailMark
}

// detailMark says whether a row has a detail, and whether that is open.
type detailMark struct{ has, open bool }

// leastNodes is how many descriptions of a band are kept at least.
const leastNodes = 64

// of is where the description of a row of a band is kept, on whose screen so many
// are.
func (c *rowNodes) of(b layoutx.Band, row, shown int) *rowNode {
	kept := c.bands[b]
	if len(kept) < 4*shown || kept == nil {
		n := leastNodes
		for n < 4*shown {
			n *= 2
		}
		kept = make([]rowNode, n)
		c.bands[b] = kept
	}
	return &kept[row&(len(kept)-1)]
}

// rowNodes describes the rows of a band in the part of it where they show. A row that
// sticks is described there alone.
func (p *painter) rowNodes(cells bool, b layoutx.Band, within image.Rectangle) {
	for i, row := range p.view.Sheet.Rows[b] {
		r := image.Rect(within.Min.X, row.Start, within.Max.X, row.Start+row.Size).Intersect(within)
		if b == layoutx.Body && p.view.Sticky.Height > 0 && r.Empty() {
			continue
		}
		n := p.rowNode(b, row.Index, p.pickAt(b, i), cells)
		c := draw.Clip(p.Ops, r)
		draw.NodeLabel(p.Ops, n.phrase[:n.named])
		if len(n.phrase) > n.named {
			draw.NodeAbout(p.Ops, n.phrase)
		}
		if n.of.selected {
			draw.NodeSelected(p.Ops, true)
		}
		if cells {
			p.cellNodes(n, b, i, row, within)
		}
		c.Pop()
	}
}

// rowNode is the description of a row, made anew if need be. Nobody tells when rows that
// float change, or how many are pinned: theirs are always looked at again.
func (p *painter) rowNode(b layoutx.Band, row int, of selection.Mark, cells bool) *rowNode {
	kept := &p.spoken.rows
	at, shown := b, len(p.view.Sheet.Rows[b])
	if p.text.StickyDrawn && b == layoutx.Body {
		at, shown = stuckNodes, len(p.view.Sticky.Rows)
	}
	n := kept.of(at, row, shown)
	said := rowSaid{
		row: row, n: p.view.Count, rows: p.ask.data.RowsRev + 1, cols: p.cols.Rev, words: p.spoken.rev,
		cells: cells, selected: of.Selected,
	}
	if number, ok := p.view.RowAt(viewport.Address{Band: b, Row: row, Col: 0}); ok {
		if said.outlined = p.ask.data.Outlined(); said.outlined {
			said.item = p.ask.data.Item(number)
		}
		if p.view.HasDetails() {
			said.detail.has, said.detail.open = p.ask.cells.DetailState(number)
		}
	}
	if n.of != said || b != layoutx.Body {
		kept.revs++
		n.of, n.rev = said, kept.revs
		p.describeRow(n, b, row)
	}
	return n
}

// describeRow makes the texts of a row, those anew that changed.
func (p *painter) describeRow(n *rowNode, b layoutx.Band, row int) {
	words := &p.Style.Texts.Spoken
	n.outline, n.detail = "", ""
	if n.of.outlined {
		n.outline = p.outlinePhrase(n.of.item)
	}
	if n.of.detail.has {
		n.detail = p.openPhrase("", n.of.detail.open)
	}
	status := ""
	if viewport.HasRows(b) {
		status = p.ask.statusName(viewport.Address{Band: b, Row: row, Col: 0}, &p.Style.Texts)
	}
	p.buf = p.appendRowName(p.buf[:0], b, row)
	name := len(p.buf)
	p.buf = append(p.buf, ": "...)
	text := len(p.buf)
	p.buf = p.appendFirst(p.buf, b, row)
	if len(p.buf) == text {
		p.buf = p.buf[:name]
	}
	n.named = len(p.buf)
	p.buf = appendWord(appendWord(appendWord(p.buf, n.outline), n.detail), status)
	p.buf = appendWord(p.buf, p.ask.rowReason(b, row))
	if n.of.selected {
		p.buf = appendWord(p.buf, words.Selected)
	}
	n.phrase = kept(n.phrase, p.buf)
	if n.of.detail.open {
		called := n.phrase[:name]
		if n.named > text {
			called = n.phrase[text:n.named]
		}
		p.buf = textfmt.AppendNamed(p.buf[:0], words.Detail, called)
		n.below = kept(n.below, p.buf)
	}
	if !n.of.cells {
		return
	}
	p.buf = p.appendRowName(append(p.buf[:0], ", "...), b, row)
	if status != p.Style.Texts.Edited || !p.ask.marksCorners() { // else the cells say which they are
		p.buf = appendWord(p.buf, status)
	}
	if n.of.selected {
		p.buf = appendWord(p.buf, words.Selected)
	}
	n.tail = kept(n.tail, p.buf)
}

// kept is a text as a string, the old one if it is the same.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func kept(old string, text []byte) string {
	if string(text) == old {
		return old
	}
	return string(text)
}

// appendWord appends a word after a comma.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func appendWord(dst []byte, word string) []byte {
	if word == "" {
		return dst
	}
	if len(dst) > 0 {
		dst = append(dst, ", "...)
	}
	return append(dst, word...)
}

// appendRowName appends which of how many rows one is.
func (p *painter) appendRowName(dst []byte, b layoutx.Band, row int) []byte {
	words := &p.Style.Texts.Spoken
	number := textfmt.Slot{Name: "row", N: row + 1}
	switch {
	case b == layoutx.Body:
		return textfmt.AppendPattern(dst, words.Row, number, textfmt.Slot{Name: "rows", N: p.view.Count})
	case b == layoutx.Foot:
		return append(dst, words.Footer...)
	case p.view.IsPinned(viewport.Address{Band: b, Row: row, Col: 0}):
		pattern := words.PinnedTop
		if b == layoutx.Bottom {
			pattern = words.PinnedBottom
		}
		number.N -= p.ask.data.FloatingCount(b)
		return textfmt.AppendPattern(dst, pattern, number, textfmt.Slot{Name: "rows", N: p.ask.data.PinnedCount(b)})
	case b == layoutx.Bottom:
		return textfmt.AppendPattern(dst, words.FloatingBottom, number)
	}
	return textfmt.AppendPattern(dst, words.FloatingTop, number)
}

// mostAsked is of how many columns the first text of a row is looked for.
const mostAsked = 16

// appendFirst appends the first text that a row has.
func (p *painter) appendFirst(dst []byte, b layoutx.Band, row int) []byte {
	for col := range min(len(p.cols.Leaves), mostAsked) {
		at := viewport.Address{Band: b, Row: row, Col: col}
		if p.isWidget(at) || p.isControl(col) {
			continue
		}
		n := len(dst)
		if dst = p.ask.cells.AppendText(dst, at); len(dst) > n {
			break
		}
	}
	return dst
}

// isControl says whether a column holds boxes, buttons or handles.
func (p *painter) isControl(col int) bool {
	return p.isBox(col) || p.features.rowpins.IsColumn(col) || p.isHandle(col)
}

// outlinePhrase tells how deep a row is and whether it is open.
func (p *painter) outlinePhrase(it dataset.Item) string {
	level := p.spoken.level(it.Depth + 1)
	if !it.Expandable {
		return level
	}
	return p.openPhrase(level, it.Open)
}

// openPhrase says, after something else, whether something is open.
func (p *painter) openPhrase(after string, open bool) string {
	if open {
		return p.Phrase(after, p.Style.Texts.Spoken.Expanded)
	}
	return p.Phrase(after, p.Style.Texts.Spoken.Collapsed)
}

// draggedPhrase is what is said of what stands for rows that are dragged.
func (p *painter) draggedPhrase() string {
	c := p.dragging()
	text := c.text
	if n := len(c.ids); n > 1 {
		text = p.Phrase(text, p.Style.Texts.TotalCount(n))
	}
	return p.Phrase(text, p.Style.Texts.Spoken.Moving)
}
