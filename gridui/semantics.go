// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"runtime"
	"strconv"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"

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
// strings.
type nodeCache struct{ kept map[nodeKey]*node }

type nodeKey struct {
	band layoutx.Band
	row  int
}

type node struct {
	label string
	rows  uint32
	cols  uint32
	used  uint32
}

// maxNodes is how many descriptions are kept before those off the screen go.
const maxNodes = 2048

// semantics describes the grid to assistive technology, each node in a clip of
// its own.
func (p *painter) semantics() {
	s := p.opt.semantics.resolve(p.gtx)
	if s == SemanticsOff {
		return
	}
	for pane := range p.engine.sheet.Cols {
		for _, col := range p.engine.sheet.Cols[pane] {
			p.headNode(layoutx.Pane(pane), col)
		}
	}
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Body, layoutx.Bottom} {
		band := p.engine.sheet.Panes.Band(b)
		for i, row := range p.engine.sheet.Rows[b] {
			r := image.Rect(band.Min.X, row.Start, band.Max.X, row.Start+row.Size).Intersect(band)
			c := clip.Rect(r).Push(p.ops)
			semantic.LabelOp(p.rowLabel(b, row.Index)).Add(p.ops)
			if p.pickAt(b, i).selected {
				semantic.SelectedOp(true).Add(p.ops)
			}
			if s == SemanticsCells {
				p.cellNodes(b, i, row)
			}
			c.Pop()
		}
	}
	p.stats.stage(stageSemantics)
}

func (p *painter) headNode(pane layoutx.Pane, col layoutx.Span) {
	r := p.headRect(place{layoutx.Head, p.cols.levels - 1, col.Index}).Intersect(p.rect(pane, layoutx.Head))
	if r.Empty() {
		return
	}
	c := clip.Rect(r).Push(p.ops)
	if p.isBox(col.Index) {
		p.headBoxNode()
	} else {
		semantic.LabelOp(p.cols.leaves[col.Index].header).Add(p.ops)
		semantic.DescriptionOp("column header").Add(p.ops)
	}
	c.Pop()
}

// rowLabel is the description of a row: its number and its first text.
func (p *painter) rowLabel(b layoutx.Band, row int) string {
	c := &p.nodes
	if c.kept == nil {
		c.kept = map[nodeKey]*node{}
	}
	n := c.kept[nodeKey{b, row}]
	if n == nil {
		if len(c.kept) >= maxNodes {
			for k, old := range c.kept {
				if old.used+1 < p.tiles.frame {
					delete(c.kept, k)
				}
			}
		}
		n = new(node)
		c.kept[nodeKey{b, row}] = n
	}
	n.used = p.tiles.frame
	if n.label == "" || n.rows != p.rowsRev+1 || n.cols != p.cols.rev || b != layoutx.Body {
		n.rows, n.cols = p.rowsRev+1, p.cols.rev
		n.label = p.describeRow(n.label, b, row)
	}
	return n.label
}

// describeRow makes the description of a row; it returns the old one if it is
// the same.
func (p *painter) describeRow(old string, b layoutx.Band, row int) string {
	p.buf = p.buf[:0]
	switch b {
	case layoutx.Body:
		p.buf = append(p.buf, "row "...)
		p.buf = strconv.AppendInt(p.buf, int64(row)+1, 10)
		p.buf = append(p.buf, " of "...)
		p.buf = strconv.AppendInt(p.buf, int64(p.n), 10)
	default:
		p.buf = append(p.buf, b.String()...)
		p.buf = append(p.buf, " row "...)
		p.buf = strconv.AppendInt(p.buf, int64(row)+1, 10)
	}
	for col := range p.cols.leaves {
		if p.isWidget(b, col) || p.isBox(col) {
			continue
		}
		p.buf = append(p.buf, ": "...)
		p.buf = p.ask.appendText(p.buf, place{b, row, col})
		break
	}
	if string(p.buf) == old {
		return old
	}
	return string(p.buf)
}

// cellNodes describes the cells of a row: the text, and the column's name.
func (p *painter) cellNodes(b layoutx.Band, i int, row layoutx.Span) {
	of := p.pickAt(b, i)
	for pane := range p.engine.sheet.Cols {
		within := p.rect(layoutx.Pane(pane), b)
		for _, col := range p.engine.sheet.Cols[pane] {
			r := image.Rect(col.Start, row.Start, col.Start+col.Size, row.Start+row.Size).Intersect(within)
			if r.Empty() || p.isWidget(b, col.Index) {
				continue
			}
			at := place{b, row.Index, col.Index}
			c := clip.Rect(r).Push(p.ops)
			if p.isBox(col.Index) {
				p.boxNode(of, p.focus.is(at))
				c.Pop()
				continue
			}
			p.buf = p.ask.appendText(p.buf[:0], at)
			semantic.LabelOp(string(p.buf)).Add(p.ops)
			if on, known := p.tickAt(at); known {
				semantic.CheckBox.Add(p.ops)
				semantic.SelectedOp(on).Add(p.ops)
			}
			about := p.cols.leaves[col.Index].header
			if p.focus.is(at) {
				about += FocusedSuffix
			}
			semantic.DescriptionOp(about).Add(p.ops)
			if of.selected || p.opt.selection == SelectOff && p.focus.is(at) {
				semantic.SelectedOp(true).Add(p.ops)
			}
			c.Pop()
		}
	}
}
