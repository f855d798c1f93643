// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"runtime"
	"strconv"

	"gioui.org/io/semantic"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/layoutx"
)

// Semantics says how much of a grid is described to assistive technology, and to
// tests. A node for each cell costs time in each frame.
type Semantics uint8

const (
	// SemanticsAuto describes cells where the platform reads them (Android) and
	// under gridtest, else headers and rows.
	SemanticsAuto Semantics = iota
	SemanticsOff
	// SemanticsRows describes the grid, its headers and its rows.
	SemanticsRows
	// SemanticsCells describes every cell on the screen too.
	SemanticsCells
)

// SemanticsKey is the key in layout.Context.Values that sets SemanticsAuto: the
// string "cells", "rows" or "off".
const SemanticsKey = "giogrid.semantics"

// FocusedSuffix ends the description of the focused cell, which Gio has no other
// way to tell; where nothing stands before it, without the comma.
const FocusedSuffix = ", focused"

func (s Semantics) resolve(gtx layout.Context) Semantics {
	if s != SemanticsAuto {
		return s
	}
	switch gtx.Values[SemanticsKey] {
	case "cells":
		return SemanticsCells
	case "off":
		return SemanticsOff
	case "rows":
		return SemanticsRows
	}
	if runtime.GOOS == "android" {
		return SemanticsCells
	}
	return SemanticsRows
}

// nodeCache keeps the descriptions of rows, so that a settled frame makes no
// strings: those of a band at their number, modulo a power of two that is some
// times as many as the screen shows.
type nodeCache [layoutx.Foot + 1][]node

type node struct {
	label string
	row   int
	rows  uint32
	cols  uint32
}

// leastNodes is how many descriptions of a band are kept at least.
const leastNodes = 64

// of is where the description of a row of a band is kept, on whose screen so many
// are.
func (c *nodeCache) of(b layoutx.Band, row, shown int) *node {
	kept := c[b]
	if len(kept) < 4*shown || kept == nil {
		n := leastNodes
		for n < 4*shown {
			n *= 2
		}
		kept = make([]node, n)
		c[b] = kept
	}
	return &kept[row&(len(kept)-1)]
}

// semantics describes the grid to assistive technology, each node in a clip of
// its own.
func (p *painter) semantics() {
	s := p.opt.semantics.resolve(p.gtx)
	if s == SemanticsOff {
		return
	}
	for pane := range p.engine.sheet.Cols {
		p.headNodes(layoutx.Pane(pane))
	}
	p.rowNodes(s, layoutx.Top, p.engine.sheet.Panes.Band(layoutx.Top))
	for i := range p.sticky.rows {
		p.stickyRow(i, func(r image.Rectangle) { p.rowNodes(s, layoutx.Body, r) })
	}
	p.rowNodes(s, layoutx.Body, p.scrolled())
	p.rowNodes(s, layoutx.Bottom, p.engine.sheet.Panes.Band(layoutx.Bottom))
	p.stats.stage(stageSemantics)
}

// rowNodes describes the rows of a band in the part of it where they show. A row that
// sticks is described there alone.
func (p *painter) rowNodes(s Semantics, b layoutx.Band, within image.Rectangle) {
	for i, row := range p.engine.sheet.Rows[b] {
		r := image.Rect(within.Min.X, row.Start, within.Max.X, row.Start+row.Size).Intersect(within)
		if b == layoutx.Body && p.sticky.height > 0 && r.Empty() {
			continue
		}
		c := clipTo(p.ops, r)
		nodeLabel(p.ops, p.rowLabel(b, row.Index))
		if p.pickAt(b, i).selected {
			nodeSelected(p.ops, true)
		}
		if s == SemanticsCells {
			p.cellNodes(b, i, row, within)
		}
		c.Pop()
	}
}

// rowLabel is the description of a row: its number and its first text.
func (p *painter) rowLabel(b layoutx.Band, row int) string {
	n := p.nodes.of(b, row, len(p.engine.sheet.Rows[b]))
	if n.label == "" || n.row != row || n.rows != p.rowsRev+1 || n.cols != p.cols.rev || b != layoutx.Body {
		n.row, n.rows, n.cols = row, p.rowsRev+1, p.cols.rev
		n.label = p.describeRow(n.label, b, row)
	}
	return n.label
}

// describeRow makes the description of a row; it returns the old one if it is
// the same.
func (p *painter) describeRow(old string, b layoutx.Band, row int) string {
	p.buf = p.buf[:0]
	switch {
	case b == layoutx.Body:
		p.buf = append(p.buf, "row "...)
		p.buf = strconv.AppendInt(p.buf, int64(row)+1, 10)
		p.buf = append(p.buf, " of "...)
		p.buf = strconv.AppendInt(p.buf, int64(p.n), 10)
	case p.isPinned(place{b, row, 0}):
		p.buf = append(p.buf, "pinned "...)
		p.buf = append(p.buf, b.String()...)
		p.buf = append(p.buf, " row "...)
		p.buf = strconv.AppendInt(p.buf, int64(row-p.ask.floatingCount(b))+1, 10)
		p.buf = append(p.buf, " of "...)
		p.buf = strconv.AppendInt(p.buf, int64(p.ask.pinnedCount(b)), 10)
	default:
		p.buf = append(p.buf, b.String()...)
		p.buf = append(p.buf, " row "...)
		p.buf = strconv.AppendInt(p.buf, int64(row)+1, 10)
	}
	for col := range p.cols.leaves {
		if p.isWidget(b, col) || p.isBox(col) || p.isPinColumn(col) || p.isHandle(col) {
			continue
		}
		p.buf = append(p.buf, ": "...)
		p.buf = p.ask.appendText(p.buf, place{b, row, col})
		break
	}
	if status := p.ask.statusName(place{b, row, 0}, &p.skin.loc); status != "" {
		p.buf = append(append(p.buf, ", "...), status...)
	}
	if string(p.buf) == old {
		return old
	}
	return string(p.buf)
}

// cellNodes describes the cells of a row: the text, and the column's name.
func (p *painter) cellNodes(b layoutx.Band, i int, row layoutx.Span, part image.Rectangle) {
	of := p.pickAt(b, i)
	for pane := range p.engine.sheet.Cols {
		within := p.rect(layoutx.Pane(pane), b).Intersect(part)
		for _, col := range p.engine.sheet.Cols[pane] {
			r := image.Rect(col.Start, row.Start, col.Start+col.Size, row.Start+row.Size).Intersect(within)
			if r.Empty() || p.isWidget(b, col.Index) {
				continue
			}
			at := place{b, row.Index, col.Index}
			c := clipTo(p.ops, r)
			if p.isBox(col.Index) {
				p.boxNode(of, p.focus.is(at))
				c.Pop()
				continue
			}
			if p.isPinColumn(col.Index) {
				p.pinNode(at)
				c.Pop()
				continue
			}
			if p.isHandle(col.Index) {
				p.handleNode(at)
				c.Pop()
				continue
			}
			p.buf = p.ask.appendText(p.buf[:0], at)
			nodeLabel(p.ops, string(p.buf))
			if on, known := p.tickAt(at); known {
				nodeClass(p.ops, semantic.CheckBox)
				nodeSelected(p.ops, on)
			}
			about := p.cols.leaves[col.Index].header
			if p.focus.is(at) {
				about += FocusedSuffix
			}
			if why := p.ask.refusal(at); why != "" {
				about += ": " + why
			}
			nodeAbout(p.ops, about)
			if of.selected || p.opt.selection == SelectOff && p.focus.is(at) {
				nodeSelected(p.ops, true)
			}
			c.Pop()
		}
	}
}
