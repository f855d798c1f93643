// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// A place is a row that is being described.
type place struct {
	band layoutx.Band
	row  celllayout.Span
	// sticky is set if the row is described at its sticky position.
	sticky bool
	// mark is the selection mark of the row.
	mark selection.Mark
}

// cell returns the address of a cell of the row.
func (p *place) cell(col int) viewport.Address {
	return viewport.Address{Band: p.band, Row: coord.Slot(p.row.Index), Col: col}
}

// bandNodes describes the visible rows of a band. Rows of the body that are covered by sticky rows are left out:
// a sticky row is described only by stickyNodes. Rows that show for this frame only are not described: nobody
// can have them read out, and each description would be a new string.
func (f *Feature) bandNodes(b layoutx.Band) {
	if b == layoutx.Body && f.Painter.Passing {
		return
	}
	within := f.Viewport.Sheet.Panes.Band(b)
	covered := b == layoutx.Body && f.Viewport.Sticky.Height > 0
	if b == layoutx.Body {
		within = f.Viewport.ScrolledBody()
	}
	part := viewport.BandPart(&f.Viewport.Sheet, b)
	for i, row := range part.Rows {
		if covered && rowIn(within, row).Empty() {
			continue
		}
		f.rowNode(&place{band: b, row: row, mark: f.RowMarks.Mark(part, i)}, within)
	}
}

// stickyNodes describes the sticky rows.
func (f *Feature) stickyNodes() {
	for i, row := range f.Viewport.Sticky.Rows {
		within := f.Viewport.RowBody(coord.Pos(row.Index))
		if rowIn(within, row).Empty() {
			continue
		}
		part := f.Viewport.Sticky.Part(i)
		f.rowNode(&place{band: layoutx.Body, row: row, sticky: true, mark: f.RowMarks.Mark(part, 0)}, within)
	}
}

// rowIn returns the intersection of a row with a part of its band.
func rowIn(within image.Rectangle, row celllayout.Span) image.Rectangle {
	return image.Rect(within.Min.X, row.Start, within.Max.X, row.End()).Intersect(within)
}

// rowNode describes a row within a part of its band, and its cells if cells are described.
func (f *Feature) rowNode(p *place, within image.Rectangle) {
	n, ops := f.row(p), f.Painter.Ops
	c := draw.Clip(ops, rowIn(within, p.row))
	draw.NodeLabel(ops, n.phrase[:n.named])
	if len(n.phrase) > n.named {
		draw.NodeAbout(ops, n.phrase)
	}
	if n.of.selected {
		draw.NodeSelected(ops, true)
	}
	if n.of.cells {
		f.cellNodes(n, p, within)
	}
	c.Pop()
}

// Detail returns the phrase for the detail of the i-th visible row of a band, empty if nothing is described.
func (f *Feature) Detail(b layoutx.Band, i int) string {
	if f.mode == option.SemanticsOff {
		return ""
	}
	part := viewport.BandPart(&f.Viewport.Sheet, b)
	return f.row(&place{band: b, row: part.Rows[i], mark: f.RowMarks.Mark(part, i)}).below
}

// row returns the description of a row, made again if it changed. Outside the body it always makes the phrase
// again: no revision counts changes of floating and pinned rows.
func (f *Feature) row(p *place) *rowNode {
	at, shown := p.band, len(f.Viewport.Sheet.Rows[p.band])
	if p.sticky {
		at, shown = stickyBand, len(f.Viewport.Sticky.Rows)
	}
	n := f.rows.at(at, p.row.Index, shown)
	if of := f.rowState(p); n.of != of || p.band != layoutx.Body {
		f.rows.revs++
		n.of, n.rev = of, f.rows.revs
		f.describeRow(n, p)
	}
	return n
}

// rowState returns the current values that the description of a row depends on.
func (f *Feature) rowState(p *place) rowState {
	s := rowState{
		row: p.row.Index, n: f.Viewport.Count, rows: f.Dataset.RowsRev + 1, cols: f.Columns.Rev, words: f.rev,
		cells: f.mode == option.SemanticsCells, selected: p.mark.Selected,
		full: f.Viewport.IsFull(p.cell(0)), told: f.Columns.Full.Rev,
	}
	if number, ok := f.Viewport.RowAt(p.cell(0)); ok {
		if s.outlined = f.Dataset.Outlined(); s.outlined {
			s.item = f.Dataset.Node(number)
		}
		if f.Viewport.HasDetails() {
			s.detail.has, s.detail.open = f.Contents.DetailState(number)
		}
	}
	return s
}
