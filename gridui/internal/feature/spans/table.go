// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"image"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// bands are the bands whose cells can be merged.
var bands = [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom}

// shown holds the merged cells on the screen.
type shown struct {
	of     shownKey
	tables [len(bands)][3]table
	some   bool
}

// shownKey holds what the merged cells depend on, besides the rows and columns on the screen.
type shownKey struct {
	rev     viewport.SpansRev
	told    uint32
	details uint64
	pinned  [2]int
}

// table holds the cells of a band in a pane.
type table struct {
	// slots holds the rows on the screen, first and cols the columns.
	slots []coord.Slot
	first int
	cols  int
	// cells holds the cells row by row.
	cells  []cell
	blocks []block
	// lines are two neighbouring rows, and wasSlots and wasCells the last table, while the table is made.
	lines    [2]line
	wasSlots []coord.Slot
	wasCells []cell
}

// cell is a cell on the screen. anchor is the column whose cell shows there, and n and width are over how many
// columns that extends, by definitions and as they show. joined is set if it is merged with the cell above it, block
// is the index of the merged cell, plus 1.
type cell struct {
	anchor, n, width int32
	joined           bool
	block            int32
}

// block is a merged cell on the screen: rows [first, end) of the table, and columns from an anchor on.
type block struct {
	first, end    int
	anchor, width int
}

// sync finds the merged cells of the arranged frame.
func (s *shown) sync(f *Feature) {
	s.some = false
	if !f.On() {
		return
	}
	key := shownKey{
		rev: f.Rev(), told: f.Dataset.Told, details: f.Options.Details.Rows.Rev(),
		pinned: [2]int{f.Dataset.FloatingCount(layoutx.Top), f.Dataset.FloatingCount(layoutx.Bottom)},
	}
	same := key == s.of
	s.of = key
	for i, b := range bands {
		for p := range s.tables[i] {
			t := &s.tables[i][p]
			t.sync(f, b, layoutx.Pane(p), same)
			s.some = s.some || len(t.blocks) > 0
		}
	}
}

// sync finds the merged cells of a band in a pane. same is set if rows and columns are those of the last frame:
// the cells of rows that are still on the screen are kept then.
func (t *table) sync(f *Feature, b layoutx.Band, p layoutx.Pane, same bool) {
	rows, cols := f.Viewport.Sheet.Rows[b], f.Viewport.Sheet.Cols[p]
	if len(cols) == 0 || len(rows) == 0 {
		t.slots, t.cells, t.blocks, t.cols = t.slots[:0], t.cells[:0], t.blocks[:0], 0
		return
	}
	same = same && t.first == cols[0].Index && t.cols == len(cols)
	if same && sameRows(t.slots, rows) {
		return
	}
	t.slots, t.wasSlots = t.wasSlots[:0], t.slots
	t.cells, t.wasCells = t.wasCells[:0], t.cells
	t.first, t.cols = cols[0].Index, len(cols)
	for i, row := range rows {
		slot := coord.Slot(row.Index)
		t.slots = append(t.slots, slot)
		t.lines[0], t.lines[1] = t.lines[1], line{}
		was := -1
		if same {
			was = slices.Index(t.wasSlots, slot)
		}
		// The first row of the last frame was compared with none above it.
		if was >= 0 && (i == 0 || was > 0 && t.wasSlots[was-1] == t.slots[i-1]) {
			t.keep(i, was)
			continue
		}
		if i > 0 && !t.lines[0].ok {
			t.lines[0] = f.lineAt(b, t.slots[i-1])
		}
		t.lines[1] = f.lineAt(b, slot)
		t.fill(f, p)
		if i > 0 && t.slots[i-1]+1 == slot {
			t.join(f, i)
		}
	}
	t.lines = [2]line{} // without rows that are gone
	t.collect()
}

// sameRows reports whether rows are those of slots.
func sameRows(slots []coord.Slot, rows []celllayout.Span) bool {
	if len(slots) != len(rows) {
		return false
	}
	for i, row := range rows {
		if slots[i] != coord.Slot(row.Index) {
			return false
		}
	}
	return true
}

// keep adds the cells of a row of the last frame.
func (t *table) keep(i, was int) {
	t.cells = append(t.cells, t.wasCells[was*t.cols:(was+1)*t.cols]...)
	for c := range t.cols {
		at := &t.cells[i*t.cols+c]
		if at.block = 0; i == 0 {
			at.joined = false
		}
	}
}

// fill adds the cells of the last line, not joined with those above them.
func (t *table) fill(f *Feature, p layoutx.Pane) {
	from := len(t.cells)
	for c := range t.cols {
		t.cells = append(t.cells, cell{anchor: int32(t.first + c), n: 1, width: 1})
	}
	if !f.plan.cover.Any(p) || !t.lines[1].ok {
		return
	}
	end := t.first + t.cols
	f.plan.cover.Each(p, t.lines[1].row, end, func(leaf, n, width int) {
		for c := max(leaf, t.first); c < min(leaf+width, end); c++ {
			t.cells[from+c-t.first] = cell{anchor: int32(leaf), n: int32(n), width: int32(width)}
		}
	})
}

// join compares the cells of the i-th row with those above them.
func (t *table) join(f *Feature, i int) {
	if !f.neighbours(&t.lines[0], &t.lines[1]) {
		return
	}
	above, below := t.cells[(i-1)*t.cols:i*t.cols], t.cells[i*t.cols:]
	for c := range below {
		at := &below[c]
		j := f.plan.joiners[at.anchor]
		switch {
		case j == nil || above[c].anchor != at.anchor || above[c].n != at.n:
		case c > 0 && below[c-1].anchor == at.anchor:
			at.joined = below[c-1].joined
		default:
			at.joined = j.Equal(t.lines[0].row, t.lines[1].row)
		}
	}
}

// collect lists the merged cells.
func (t *table) collect() {
	t.blocks = t.blocks[:0]
	rows := len(t.slots)
	for i := range rows {
		for c := 0; c < t.cols; c++ {
			at := &t.cells[i*t.cols+c]
			first := c == 0 || t.cells[i*t.cols+c-1].anchor != at.anchor
			if !first {
				at.block = t.cells[i*t.cols+c-1].block
				continue
			}
			if at.joined {
				at.block = t.cells[(i-1)*t.cols+c].block
				continue
			}
			end := i + 1
			for end < rows && t.cells[end*t.cols+c].joined {
				end++
			}
			if at.block = 0; end > i+1 || at.width > 1 {
				t.blocks = append(t.blocks, block{first: i, end: end, anchor: int(at.anchor), width: int(at.width)})
				at.block = int32(len(t.blocks))
			}
		}
	}
}

// tableOf returns the table of a band in a pane, nil if its cells are never merged.
func (s *shown) tableOf(b layoutx.Band, p layoutx.Pane) *table {
	if i := slices.Index(bands[:], b); i >= 0 {
		return &s.tables[i][p]
	}
	return nil
}

// find returns the merged cell at an address, nil if there is none.
func (t *table) find(at viewport.Address) *block {
	c := at.Col - t.first
	if c < 0 || c >= t.cols || len(t.blocks) == 0 {
		return nil
	}
	i := int(at.Row - t.slots[0])
	if i < 0 || i >= len(t.slots) || t.slots[i] != at.Row {
		if i = slices.Index(t.slots, at.Row); i < 0 {
			return nil
		}
	}
	if n := t.cells[i*t.cols+c].block; n > 0 {
		return &t.blocks[n-1]
	}
	return nil
}

// blockAt returns the merged cell at an address, nil if there is none.
func (f *Feature) blockAt(at viewport.Address) (*table, *block) {
	if !f.shown.some || at.Col < 0 || at.Col >= len(f.Columns.Leaves) || f.shown.of.rev.Columns != f.Columns.Rev {
		return nil, nil
	}
	t := f.shown.tableOf(at.Band, f.Columns.Leaves[at.Col].Pane)
	if t == nil {
		return nil, nil
	}
	return t, t.find(at)
}

// Is reports whether the cell at an address is part of a merged cell on the screen.
func (f *Feature) Is(at viewport.Address) bool {
	_, b := f.blockAt(at)
	return b != nil
}

// Drawn returns the part on the screen of the merged cell at an address.
func (f *Feature) Drawn(at viewport.Address) (m viewport.Merged, ok bool) {
	t, b := f.blockAt(at)
	if b == nil {
		return m, false
	}
	return f.merged(t, b, at.Band, f.Columns.Leaves[at.Col].Pane)
}

// merged returns a merged cell of a table with its place. ok is false if its rows are not on the screen any more.
func (f *Feature) merged(t *table, b *block, band layoutx.Band, p layoutx.Pane) (m viewport.Merged, ok bool) {
	rows := f.Viewport.Sheet.Rows[band]
	if b.end > len(rows) {
		return m, false
	}
	first, last := rows[b.first], rows[b.end-1]
	from, to := f.Viewport.ColumnX(p, b.anchor), f.Viewport.ColumnX(p, b.anchor+b.width-1)
	right := b.anchor + b.width - 1
	if from > to {
		right = b.anchor // from right to left
	}
	return viewport.Merged{
		At:   viewport.Address{Band: band, Row: t.slots[b.first], Col: b.anchor},
		Rows: b.end - b.first, Cols: b.width,
		Rect: image.Rect(min(from, to), first.Start, f.Viewport.ColumnX(p, right)+f.Viewport.Widths.Of(right), last.End()),
		Line: f.Viewport.FirstLine(first).Size,
	}, true
}
