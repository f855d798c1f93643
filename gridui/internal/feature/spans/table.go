// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"image"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
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
	// from and to are the columns over which the cells extend, which may be off the screen.
	from, to int
	// cells holds the cells row by row. If more is set, those of the row below the screen follow, so that the last row is
	// drawn as if that row showed. above holds the cells of the row above the screen while they are compared.
	cells, above []cell
	more         bool
	blocks       []block
	// keys holds a hash of the merged cells of each row, widths a hash of all cells and of the columns over which they extend.
	keys, widths []uint64
	// rows holds the rows as they show, with a hash of their cells.
	rows []draw.StripRow
	// still counts the frames since the last change.
	still int
	// columns is a hash of the places of the columns relative to origin, which moves with the rows and the columns.
	columns uint64
	origin  image.Point
	// placed is set if the merged cells have places for the origin.
	placed bool
	// grounds and lines are the grounds of the merged cells, and the lines after the columns.
	grounds, lines draw.Strips
	// wasSlots and wasCells are the last table, while the table is made.
	wasSlots []coord.Slot
	wasCells []cell
	wasMore  bool
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
	t.first, t.cols, t.wasMore, t.more = cols[0].Index, len(cols), t.more && same, false
	if !same {
		t.wasSlots = t.wasSlots[:0]
	}
	for i, row := range rows {
		slot := coord.Slot(row.Index)
		t.slots = append(t.slots, slot)
		t.add(f, b, p, slot, i == 0 || t.slots[i-1]+1 == slot)
	}
	if after := t.slots[len(rows)-1] + 1; f.lineAt(b, after).ok {
		t.more = true
		t.add(f, b, p, after, true)
	}
	t.collect()
}

// add adds the cells of a row. follows is set if the row above it on the screen is the one before it.
func (t *table) add(f *Feature, b layoutx.Band, p layoutx.Pane, slot coord.Slot, follows bool) {
	if was := t.was(slot); was >= 0 {
		t.cells = append(t.cells, t.wasCells[was*t.cols:(was+1)*t.cols]...)
		return
	}
	from := len(t.cells)
	l := f.lineAt(b, slot)
	t.cells = t.fill(t.cells, f, p, &l)
	if !follows || slot == 0 {
		return
	}
	above := t.cells[max(from-t.cols, 0):from]
	if from == 0 {
		before := f.lineAt(b, slot-1)
		t.above = t.fill(t.above[:0], f, p, &before)
		above = t.above
	}
	t.join(f, b, slot, above, t.cells[from:])
}

// was returns the index of a row in the last frame, -1 if its cells are not known.
func (t *table) was(slot coord.Slot) int {
	n := len(t.wasSlots)
	if i := slices.Index(t.wasSlots, slot); i >= 0 || n == 0 {
		return i
	}
	if t.wasMore && slot == t.wasSlots[n-1]+1 {
		return n
	}
	return -1
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

// fill appends the cells of a row, not joined with those above them.
func (t *table) fill(cells []cell, f *Feature, p layoutx.Pane, l *line) []cell {
	from := len(cells)
	for c := range t.cols {
		cells = append(cells, cell{anchor: int32(t.first + c), n: 1, width: 1})
	}
	if !f.plan.cover.Any(p) || !l.ok {
		return cells
	}
	end := t.first + t.cols
	f.plan.cover.Each(p, l.row, end, func(leaf, n, width int) {
		for c := max(leaf, t.first); c < min(leaf+width, end); c++ {
			cells[from+c-t.first] = cell{anchor: int32(leaf), n: int32(n), width: int32(width)}
		}
	})
	return cells
}

// join compares the cells of a row with the cells above them, and marks those that join.
func (t *table) join(f *Feature, band layoutx.Band, slot coord.Slot, above, below []cell) {
	first, ok := f.Viewport.RowAt(viewport.Address{Band: band, Row: slot - 1})
	second, more := f.Viewport.RowAt(viewport.Address{Band: band, Row: slot})
	if !ok || !more || len(f.plan.merging) == 0 {
		return
	}
	a, b, ok := f.pair(first, second)
	if !ok {
		return
	}
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

// cell returns the cell of a row and a column on the screen.
func (t *table) cell(row, col int) *cell { return &t.cells[row*t.cols+col] }

// joins reports whether a cell is merged with the one above it, also in the row after the last.
func (t *table) joins(row, col int) bool {
	return (row < len(t.slots) || row == len(t.slots) && t.more) && t.cell(row, col).joined
}

// collect lists the merged cells.
func (t *table) collect() {
	t.blocks, t.keys, t.widths, t.rows, t.placed = t.blocks[:0], t.keys[:0], t.widths[:0], t.rows[:0], false
	t.from, t.to = t.first, t.first+t.cols
	for i, slot := range t.slots {
		key, width, look := uint64(0), uint64(0), uint64(0)
		for c := range t.cols {
			at := t.cell(i, c)
			t.number(i, c)
			if at.block > 0 {
				key = mix(key, c+1)
			}
			width = mix(width, int(at.anchor)<<16^int(at.width))
			t.from, t.to = min(t.from, int(at.anchor)), max(t.to, int(at.anchor+at.width))
			edges := 0
			if at.joined {
				edges = 1
			}
			if t.joins(i+1, c) {
				edges |= 2
			}
			look = mix(look, edges)
		}
		t.keys, t.widths = append(t.keys, key), append(t.widths, width)
		t.rows = append(t.rows, draw.StripRow{Slot: slot, Look: mix(look, int(width))})
	}
}

// number sets the merged cell of a cell, and adds it to the list if it begins there.
func (t *table) number(i, c int) {
	at := t.cell(i, c)
	if c > 0 && t.cell(i, c-1).anchor == at.anchor {
		at.block = t.cell(i, c-1).block
		return
	}
	if at.joined && i > 0 {
		at.block = t.cell(i-1, c).block
		return
	}
	end := i + 1
	for end < len(t.slots) && t.cell(end, c).joined {
		end++
	}
	if at.block = 0; end > i+1 || at.width > 1 || at.joined || t.joins(end, c) {
		t.blocks = append(t.blocks, block{first: i, end: end, anchor: int(at.anchor), width: int(at.width)})
		at.block = int32(len(t.blocks))
	}
}

// place finds the places of the merged cells in the arranged frame.
func (t *table) place(f *Feature, b layoutx.Band, p layoutx.Pane) {
	rows, cols := f.Viewport.Sheet.Rows[b], f.Viewport.Sheet.Cols[p]
	origin, columns := image.Pt(f.Viewport.ColumnX(p, f.Columns.First(p)), rows[0].Start), uint64(0)
	for _, col := range cols {
		columns = mix(mix(columns, col.Start-origin.X), col.Size)
	}
	for leaf := t.from; leaf < t.first; leaf++ {
		columns = mix(columns, f.Viewport.Widths.Of(leaf))
	}
	for leaf := t.first + t.cols; leaf < t.to; leaf++ {
		columns = mix(columns, f.Viewport.Widths.Of(leaf))
	}
	same := t.placed && columns == t.columns
	by := origin.Sub(t.origin)
	for i, row := range rows {
		is := &t.rows[i]
		same = same && is.Start+by.Y == row.Start && is.Size == row.Size
		is.Place(row.Start, row.Size)
	}
	t.origin, t.columns, t.placed = origin, columns, true
	if same {
		t.moveBy(by)
		return
	}
	for i := range t.blocks {
		at := &t.blocks[i]
		left, right := t.span(f, p, at.anchor, cols), t.span(f, p, at.anchor+at.width-1, cols)
		at.rect = image.Rect(min(left.Start, right.Start), rows[at.first].Start, max(left.End(), right.End()), rows[at.end-1].End())
	}
}

// moveBy moves the places of the merged cells.
func (t *table) moveBy(by image.Point) {
	if by == (image.Point{}) {
		return
	}
	for i := range t.blocks {
		t.blocks[i].rect = t.blocks[i].rect.Add(by)
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
func mix(key uint64, n int) uint64 { return draw.Mix(key, uint64(n)) }

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
	if b.end > len(f.Viewport.Sheet.Rows[at.Band]) { // its rows are not on the screen any more
		return m, false
	}
	return f.merged(t, b, at.Band), true
}

// merged returns a merged cell of a table with its place.
func (f *Feature) merged(t *table, b *block, band layoutx.Band) viewport.Merged {
	return viewport.Merged{
		At:   viewport.Address{Band: band, Row: t.slots[b.first], Col: b.anchor},
		Rows: b.end - b.first, Cols: b.width, Rect: b.rect, Line: f.Viewport.FirstLine(f.Viewport.Sheet.Rows[band][b.first]).Size,
	}
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
