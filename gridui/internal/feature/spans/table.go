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
	// keys holds a hash of the merged cells of each row. rev counts the changes of the table.
	keys []uint64
	rev  uint64
	// still counts the frames since the last change.
	still int
	// layout is a hash of the sizes of the rows and of the places of the columns; origin moves with the rows and the
	// columns.
	layout uint64
	origin image.Point
	// grounds and lines are the grounds of the merged cells, and the lines after the columns.
	grounds, lines shape
	// wasSlots and wasCells are the last table, while the table is made.
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
	// rect is its place in the frame, in pixels of the sheet.
	rect image.Rectangle
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
			if len(t.blocks) > 0 {
				s.some = true
				t.place(f, b, layoutx.Pane(p))
			}
		}
	}
}

// sync finds the merged cells of a band in a pane. same is set if rows and columns did not change since the last
// frame: then the cells of rows that are still on the screen are kept.
func (t *table) sync(f *Feature, b layoutx.Band, p layoutx.Pane, same bool) {
	rows, cols := f.Viewport.Sheet.Rows[b], f.Viewport.Sheet.Cols[p]
	if len(cols) == 0 || len(rows) == 0 {
		t.slots, t.cells, t.blocks, t.keys, t.cols = t.slots[:0], t.cells[:0], t.blocks[:0], t.keys[:0], 0
		return
	}
	same = same && t.first == cols[0].Index && t.cols == len(cols)
	if same && sameRows(t.slots, rows) {
		t.still++
		return
	}
	t.still = 0
	t.slots, t.wasSlots = t.wasSlots[:0], t.slots
	t.cells, t.wasCells = t.wasCells[:0], t.cells
	t.first, t.cols = cols[0].Index, len(cols)
	for i, row := range rows {
		slot := coord.Slot(row.Index)
		t.slots = append(t.slots, slot)
		was := -1
		if same {
			was = slices.Index(t.wasSlots, slot)
		}
		// The first row of the last frame was compared with none above it.
		if was >= 0 && (i == 0 || was > 0 && t.wasSlots[was-1] == t.slots[i-1]) {
			t.keep(was)
			continue
		}
		l := f.lineAt(b, slot)
		t.fill(f, p, &l)
		if i > 0 && t.slots[i-1]+1 == slot {
			t.join(f, b, i)
		}
	}
	t.collect()
}

// sameRows reports whether rows have the numbers in slots.
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

// keep adds the cells of a row of the last frame. Those of the first row stay merged with a row that has left the screen.
func (t *table) keep(was int) {
	t.cells = append(t.cells, t.wasCells[was*t.cols:(was+1)*t.cols]...)
}

// fill adds the cells of a row, not joined with those above them.
func (t *table) fill(f *Feature, p layoutx.Pane, l *line) {
	from := len(t.cells)
	for c := range t.cols {
		t.cells = append(t.cells, cell{anchor: int32(t.first + c), n: 1, width: 1})
	}
	if !f.plan.cover.Any(p) || !l.ok {
		return
	}
	end := t.first + t.cols
	f.plan.cover.Each(p, l.row, end, func(leaf, n, width int) {
		for c := max(leaf, t.first); c < min(leaf+width, end); c++ {
			t.cells[from+c-t.first] = cell{anchor: int32(leaf), n: int32(n), width: int32(width)}
		}
	})
}

// join compares the cells of the i-th row with those above them.
func (t *table) join(f *Feature, band layoutx.Band, i int) {
	first, ok := f.Viewport.RowAt(viewport.Address{Band: band, Row: t.slots[i-1]})
	second, more := f.Viewport.RowAt(viewport.Address{Band: band, Row: t.slots[i]})
	if !ok || !more || len(f.plan.merging) == 0 {
		return
	}
	a, b, ok := f.pair(first, second)
	if !ok {
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
			at.joined = j.Equal(a.row, b.row)
		}
	}
}

// collect lists the merged cells.
func (t *table) collect() {
	t.blocks, t.keys = t.blocks[:0], t.keys[:0]
	t.rev++
	rows := len(t.slots)
	for i := range rows {
		t.keys = append(t.keys, 0)
		for c := 0; c < t.cols; c++ {
			at := &t.cells[i*t.cols+c]
			first := c == 0 || t.cells[i*t.cols+c-1].anchor != at.anchor
			if !first {
				at.block = t.cells[i*t.cols+c-1].block
				continue
			}
			if at.joined && i > 0 {
				at.block = t.cells[(i-1)*t.cols+c].block
				continue
			}
			end := i + 1
			for end < rows && t.cells[end*t.cols+c].joined {
				end++
			}
			if at.block = 0; end > i+1 || at.width > 1 || at.joined {
				t.blocks = append(t.blocks, block{first: i, end: end, anchor: int(at.anchor), width: int(at.width)})
				at.block = int32(len(t.blocks))
			}
		}
	}
}

// place finds the places of the merged cells in the arranged frame, and the keys of their rows.
func (t *table) place(f *Feature, b layoutx.Band, p layoutx.Pane) {
	rows, cols := f.Viewport.Sheet.Rows[b], f.Viewport.Sheet.Cols[p]
	t.origin = image.Pt(f.Viewport.ColumnX(p, f.Columns.First(p)), rows[0].Start)
	t.layout = t.rev
	for _, row := range rows {
		t.layout = mix(mix(t.layout, row.Start-t.origin.Y), row.Size)
	}
	for _, col := range cols {
		t.layout = mix(mix(t.layout, col.Start), col.Size)
	}
	for i := range t.blocks {
		at := &t.blocks[i]
		left, right := t.span(f, p, at.anchor, cols), t.span(f, p, at.anchor+at.width-1, cols)
		at.rect = image.Rect(min(left.Start, right.Start), rows[at.first].Start, max(left.End(), right.End()), rows[at.end-1].End())
	}
	for i := range t.keys {
		t.keys[i] = 0
		for c := range t.cols {
			if t.cells[i*t.cols+c].block > 0 {
				t.keys[i] = mix(t.keys[i], c+1)
			}
		}
	}
}

// span returns the place of a column, which may be off the screen.
func (t *table) span(f *Feature, p layoutx.Pane, leaf int, cols []celllayout.Span) celllayout.Span {
	if c := leaf - t.first; c >= 0 && c < len(cols) {
		return cols[c]
	}
	return celllayout.Span{Index: leaf, Start: f.Viewport.ColumnX(p, leaf), Size: f.Viewport.Widths.Of(leaf)}
}

// mix returns a hash of a hash and a number.
func mix(key uint64, n int) uint64 { return key*0x100000001b3 ^ uint64(n) }

// tableOf returns the table of a band in a pane, nil if its cells are never merged.
func (s *shown) tableOf(b layoutx.Band, p layoutx.Pane) *table {
	if i := slices.Index(bands[:], b); i >= 0 {
		return &s.tables[i][p]
	}
	return nil
}

// row returns the index of a row on the screen, -1 if it is not.
func (t *table) row(slot coord.Slot) int {
	if len(t.slots) == 0 {
		return -1
	}
	if i := int(slot - t.slots[0]); i >= 0 && i < len(t.slots) && t.slots[i] == slot {
		return i
	}
	return slices.Index(t.slots, slot)
}

// find returns the merged cell at an address, nil if there is none.
func (t *table) find(at viewport.Address) *block {
	c := at.Col - t.first
	if c < 0 || c >= t.cols || len(t.blocks) == 0 {
		return nil
	}
	i := t.row(at.Row)
	if i < 0 {
		return nil
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
	return f.merged(t, b, at.Band)
}

// merged returns a merged cell of a table with its place. ok is false if its rows are not on the screen any more.
func (f *Feature) merged(t *table, b *block, band layoutx.Band) (m viewport.Merged, ok bool) {
	rows := f.Viewport.Sheet.Rows[band]
	if b.end > len(rows) {
		return m, false
	}
	return viewport.Merged{
		At:   viewport.Address{Band: band, Row: t.slots[b.first], Col: b.anchor},
		Rows: b.end - b.first, Cols: b.width, Rect: b.rect, Line: f.Viewport.FirstLine(rows[b.first]).Size,
	}, true
}

// Key returns a hash of which cells of a row on the screen are merged, in the pane of a column.
func (f *Feature) Key(at viewport.Address) uint64 {
	if !f.shown.some || at.Col < 0 || at.Col >= len(f.Columns.Leaves) {
		return 0
	}
	t := f.shown.tableOf(at.Band, f.Columns.Leaves[at.Col].Pane)
	if t == nil || len(t.blocks) == 0 {
		return 0
	}
	if i := t.row(at.Row); i >= 0 && i < len(t.keys) {
		return t.keys[i]
	}
	return 0
}
