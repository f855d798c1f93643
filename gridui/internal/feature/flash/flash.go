// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package flash tints the cells on the screen whose text has changed, for 0.9 s.
package flash

import (
	"hash/maphash"
	"slices"
	"strings"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/spare"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Cells is the part of the cells that the feature needs.
type Cells interface {
	// AppendText appends the text of a cell.
	AppendText(dst []byte, at viewport.Address) []byte
	// Number returns the number that a cell shows, false if it shows none.
	Number(at viewport.Address) (float64, bool)
	// Revision returns a number that is different for any two states of the rows, as far as the grid was
	// notified.
	Revision() uint64
}

// Sources holds what the feature reads, and the painter it paints with.
type Sources struct {
	_ nocmp.Struct

	On       *bool
	Dataset  *dataset.Set
	Columns  *column.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Cells    Cells
}

// Feature tracks what the visible cells last showed, and when that changed.
type Feature struct {
	Sources
	state
}

// state holds what the feature keeps while it is on.
type state struct {
	rows map[string]*row
	// slots numbers the columns by id, bySlot holds the number of each visible column; ends is the time at which
	// the last tint in a column ends, by number.
	slots    map[string]int
	bySlot   []int
	ends     []time.Time
	slotsRev uint32
	// stamp identifies the last comparison, check counts the comparisons.
	stamp stamp
	check uint32
	// moved is set if no value has changed since the last comparison: the screen shows other cells. kept is set if it
	// shows the same columns besides.
	moved, kept bool
	// shown holds the visible rows by band, in their order, nil for floating rows; stuck holds the sticky rows;
	// until is the time at which the last tint ends.
	shown [5][]*row
	stuck []*row
	// last holds the rows of a band that showed before, while the band is compared, and first its first row.
	last  []*row
	first [5]coord.Slot
	// free holds rows whose memory is used again.
	free  spare.List[*row]
	until time.Time
	seed  maphash.Seed
	buf   []byte
	// id is the id of a row, ids holds those in rows.
	id  []byte
	ids strings.Builder
}

// A stamp holds everything that the texts on the screen depend on.
type stamp struct {
	screen     viewport.ScreenRows
	rows, cols uint32
	across     [3][2]int
	// data is the state of the rows.
	data uint64
}

// A row holds the cells of a row by slot. Comparison since was the last that read the visible ones, and check the last that
// found the row on the screen: no value has changed between both.
type row struct {
	cells        []cell
	since, check uint32
}

// checked returns the comparison in which a cell was found last.
func (r *row) checked(c *cell) uint32 {
	if c.check == r.since {
		return r.check
	}
	return c.check
}

// A cell is a cell as the last comparison found it; check is 0 if it was never compared.
type cell struct {
	text     uint64
	number   float64
	numbered bool
	check    uint32
	data     uint64
	begun    time.Time
	// cols is the state of the columns at the comparison.
	cols uint32
	turn int8 // 1 up, -1 down, 0 neither
}

// Arranged compares the visible cells with their previous state.
func (f *Feature) Arranged(gtx layout.Context) {
	if !*f.On {
		f.state = state{}
		return
	}
	if f.rows == nil {
		f.rows, f.slots, f.seed = map[string]*row{}, map[string]int{}, maphash.MakeSeed()
	}
	s := f.stampNow()
	if s == f.stamp && f.check != 0 {
		return
	}
	f.numberColumns()
	was := f.stamp.data
	f.moved = s.data == was && s.rows == f.stamp.rows && s.cols == f.stamp.cols
	f.kept = f.moved && s.across == f.stamp.across
	f.stamp = s
	f.check++
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Body, layoutx.Bottom} {
		f.compareBand(b, was, gtx.Now)
	}
	f.last, f.stuck = f.last[:0], f.stuck[:0]
	for _, r := range f.Viewport.Sticky.Rows {
		f.stuck = append(f.stuck, f.compareRow(viewport.Address{Band: layoutx.Body, Row: coord.Slot(r.Index)}, was, gtx.Now))
	}
	f.forget()
}

// stampNow returns the stamp of what is on the screen.
func (f *Feature) stampNow() stamp {
	v := f.Viewport
	s := stamp{screen: v.ScreenRows(), rows: f.Dataset.RowsRev, cols: f.Columns.Rev, data: f.Cells.Revision()}
	for p, cols := range v.Sheet.Cols {
		if n := len(cols); n > 0 {
			s.across[p] = [2]int{cols[0].Index, cols[n-1].Index}
		}
	}
	return s
}

// numberColumns gives each column a slot.
func (f *Feature) numberColumns() {
	if f.slotsRev == f.Columns.Rev && len(f.bySlot) == len(f.Columns.Leaves) {
		return
	}
	f.slotsRev, f.bySlot = f.Columns.Rev, f.bySlot[:0]
	for i := range f.Columns.Leaves {
		id := f.Columns.Leaves[i].ID
		slot, ok := f.slots[id]
		if !ok {
			slot = len(f.slots)
			f.slots[id] = slot
			f.ends = append(f.ends, time.Time{})
		}
		f.bySlot = append(f.bySlot, slot)
	}
}

// compareBand compares the rows of a band.
func (f *Feature) compareBand(b layoutx.Band, was uint64, now time.Time) {
	f.last = append(f.last[:0], f.shown[b]...)
	f.shown[b] = f.shown[b][:0]
	rows := f.Viewport.Sheet.Rows[b]
	for _, r := range rows {
		f.shown[b] = append(f.shown[b], f.compareRow(viewport.Address{Band: b, Row: coord.Slot(r.Index)}, was, now))
	}
	if len(rows) > 0 {
		f.first[b] = coord.Slot(rows[0].Index)
	}
}

// known returns a row that showed before, nil if it did not. Only rows of which none has changed are known.
func (f *Feature) known(at viewport.Address) *row {
	if i := int(at.Row - f.first[at.Band]); f.moved && i >= 0 && i < len(f.last) {
		return f.last[i]
	}
	return nil
}

// compareRow compares the cells of a visible row, and returns the row, nil for a floating one.
func (f *Feature) compareRow(at viewport.Address, was uint64, now time.Time) *row {
	r := f.known(at)
	if r == nil {
		number, ok := f.Viewport.RowAt(at)
		if !ok {
			return nil
		}
		f.id = f.Dataset.AppendRowID(f.id[:0], number)
		r = f.row(f.id)
	}
	if f.kept && r.check+1 == f.check {
		r.check = f.check
		return r
	}
	for p := range f.Viewport.Sheet.Cols {
		for _, col := range f.Viewport.Sheet.Cols[p] {
			at.Col = col.Index
			f.compareCell(r, at, was, now)
		}
	}
	r.since, r.check = f.check, f.check
	return r
}

// row returns the row with an id, marked as visible.
func (f *Feature) row(id []byte) *row {
	r := f.rows[string(id)]
	if r == nil {
		if r, _ = f.free.Take(); r == nil {
			r = &row{}
		}
		f.rows[f.keep(id)] = r
	}
	return r
}

// idsTogether is the number of bytes of the ids that are kept in one piece of memory.
const idsTogether = 1 << 10

// keep returns an id as a string. Ids of rows that come together are in the same memory, because a jump brings a screen of
// them.
func (f *Feature) keep(id []byte) string {
	if f.ids.Cap()-f.ids.Len() < len(id) {
		f.ids = strings.Builder{}
		f.ids.Grow(max(idsTogether, len(id)))
	}
	from := f.ids.Len()
	f.ids.Write(id)
	return f.ids.String()[from:]
}

// compareCell compares a cell; was is the state of the rows at the last comparison. A cell counts as seen before
// if it was on the screen then, or if the state of the rows at its last comparison was the same as then: it may
// be on the screen because of the change.
func (f *Feature) compareCell(r *row, at viewport.Address, was uint64, now time.Time) {
	slot := f.bySlot[at.Col]
	if slot >= len(r.cells) {
		r.cells = slices.Grow(r.cells, len(f.slots)-len(r.cells))[:len(f.slots)]
	}
	c := &r.cells[slot]
	if f.moved && c.check != 0 && c.data == f.stamp.data && c.cols == f.stamp.cols {
		c.check = f.check
		return
	}
	f.buf = f.Cells.AppendText(f.buf[:0], at)
	text := maphash.Bytes(f.seed, f.buf)
	number, numbered := f.Cells.Number(at)
	seen := c.check != 0 && (r.checked(c)+1 == f.check || was != f.stamp.data && c.data == was)
	if seen && text != c.text {
		c.begun, c.turn = now, 0
		if numbered && c.numbered && number != c.number {
			c.turn = 1
			if number < c.number {
				c.turn = -1
			}
		}
		f.until = now.Add(tintTime)
		f.ends[slot] = f.until
	}
	c.text, c.number, c.numbered, c.check, c.data, c.cols = text, number, numbered, f.check, f.stamp.data, f.stamp.cols
}

// spareRows is the number of rows off the screen that are remembered in addition to several screens full.
const spareRows = 256

// forget drops rows that are off the screen when there are many.
func (f *Feature) forget() {
	if len(f.rows) <= 4*len(f.shown[layoutx.Body])+spareRows {
		return
	}
	for id, r := range f.rows {
		if r.check != f.check {
			delete(f.rows, id)
			clear(r.cells)
			f.free.Put(r)
		}
	}
}
