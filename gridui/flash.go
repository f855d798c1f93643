// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"hash/maphash"
	"image"
	"image/color"
	"time"

	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// flashFull is how long a tint stays as it is, flashFade how long it fades then.
	flashFull = 300 * time.Millisecond
	flashFade = 600 * time.Millisecond
	flashTime = flashFull + flashFade
	// flashStep is the time between two frames of a fading tint.
	flashStep = time.Second / 30
)

// flashes is what cells on the screen showed last, and when that changed.
type flashes struct {
	rows map[string]*flashRow
	// slots number the columns by id, bySlot is the number of each shown one; ends is when
	// the last of the tints in a column ends, by number.
	slots    map[string]int
	bySlot   []int
	ends     []time.Time
	slotsRev uint32
	// stamp is what was compared last, check counts the comparisons and data is the
	// state of the rows in the last of them.
	stamp flashStamp
	check uint32
	data  uint64
	// shown are the rows on the screen by band, in their order, nil for floating ones,
	// stuck those that stick; until is when the last of the tints ends.
	shown [5][]*flashRow
	stuck []*flashRow
	until time.Time
	// next is when the first of them looks otherwise, of those painted in this frame.
	next time.Time
	seed maphash.Seed
}

// flashStamp is all that the texts on the screen depend on.
type flashStamp struct {
	rows, cols  uint32
	first, last int
	across      [3][2]int
	pins        [2]int
	// stuck is the last row that sticks and how many do.
	stuck [2]int
	data  uint64
}

// flashRow holds the cells of a row by slot.
type flashRow struct {
	cells []flashCell
	check uint32
}

// flashCell is a cell as it showed when it was compared last: 0 for never.
type flashCell struct {
	text     uint64
	number   float64
	numbered bool
	check    uint32
	data     uint64
	begun    time.Time
	turn     int8 // 1 up, -1 down
}

// followFlash compares what is on the screen with what was.
func (e *engine) followFlash(on bool, now time.Time) {
	f := &e.flash
	if !on {
		*f = flashes{}
		return
	}
	if f.rows == nil {
		f.rows, f.slots, f.seed = map[string]*flashRow{}, map[string]int{}, maphash.MakeSeed()
	}
	s := e.flashStamp()
	if s == f.stamp && f.check != 0 {
		return
	}
	e.flashSlots()
	was := f.data
	f.stamp, f.data = s, s.data
	f.check++
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Body, layoutx.Bottom} {
		f.shown[b] = f.shown[b][:0]
		for _, row := range e.view.Sheet.Rows[b] {
			f.shown[b] = append(f.shown[b], e.flashCells(viewport.Address{Band: b, Row: row.Index, Col: 0}, was, now))
		}
	}
	f.stuck = f.stuck[:0]
	for _, row := range e.view.Sticky.Rows {
		f.stuck = append(f.stuck, e.flashCells(viewport.Address{Band: layoutx.Body, Row: row.Index, Col: 0}, was, now))
	}
	f.forget()
}

// flashCells compares the cells of a row on the screen, nil if it is a floating one.
func (e *engine) flashCells(at viewport.Address, was uint64, now time.Time) *flashRow {
	number, ok := e.view.RowAt(at)
	if !ok {
		return nil
	}
	r := e.flash.row(e.ask.data.RowID(number))
	for p := range e.view.Sheet.Cols {
		for _, col := range e.view.Sheet.Cols[p] {
			at.Col = col.Index
			e.flashCell(r, at, was, now)
		}
	}
	return r
}

func (e *engine) flashStamp() flashStamp {
	s := flashStamp{
		rows: e.ask.data.RowsRev, cols: e.cols.Rev, data: e.ask.cells.Revision(),
		first: e.window.Visible.First, last: e.window.Visible.Last,
		pins: [2]int{e.view.Bands.Offset(layoutx.Top), e.view.Bands.Offset(layoutx.Bottom)},
	}
	if n := len(e.view.Sticky.Rows); n > 0 {
		s.stuck = [2]int{e.view.Sticky.Rows[n-1].Index, n}
	}
	for p, cols := range e.view.Sheet.Cols {
		if n := len(cols); n > 0 {
			s.across[p] = [2]int{cols[0].Index, cols[n-1].Index}
		}
	}
	return s
}

// flashSlots numbers the columns.
func (e *engine) flashSlots() {
	f := &e.flash
	if f.slotsRev == e.cols.Rev && len(f.bySlot) == len(e.cols.Leaves) {
		return
	}
	f.slotsRev, f.bySlot = e.cols.Rev, f.bySlot[:0]
	for i := range e.cols.Leaves {
		id := e.cols.Leaves[i].ID
		slot, ok := f.slots[id]
		if !ok {
			slot = len(f.slots)
			f.slots[id] = slot
			f.ends = append(f.ends, time.Time{})
		}
		f.bySlot = append(f.bySlot, slot)
	}
}

// row is the row of an id, noted as being on the screen.
func (f *flashes) row(id string) *flashRow {
	r := f.rows[id]
	if r == nil {
		r = &flashRow{}
		f.rows[id] = r
	}
	r.check = f.check
	return r
}

// flashCell compares a cell; was is the state of the rows at the last comparison.
// A cell counts as seen before if it was on the screen then, or if its row was as it
// was then when it left: it may be on the screen because of the change.
func (e *engine) flashCell(r *flashRow, at viewport.Address, was uint64, now time.Time) {
	f := &e.flash
	slot := f.bySlot[at.Col]
	if slot >= len(r.cells) {
		r.cells = append(r.cells, make([]flashCell, slot+1-len(r.cells))...)
	}
	c := &r.cells[slot]
	e.buf = e.ask.cells.AppendText(e.buf[:0], at)
	text := maphash.Bytes(f.seed, e.buf)
	number, numbered := e.ask.number(at)
	seen := c.check != 0 && (c.check+1 == f.check || was != f.data && c.data == was)
	if seen && text != c.text {
		c.begun, c.turn = now, 0
		if numbered && c.numbered && number != c.number {
			c.turn = 1
			if number < c.number {
				c.turn = -1
			}
		}
		f.until = now.Add(flashTime)
		f.ends[slot] = f.until
	}
	c.text, c.number, c.numbered, c.check, c.data = text, number, numbered, f.check, f.data
}

// flashSpare is how many rows off the screen are remembered beside some screens
// full.
const flashSpare = 256

// forget drops rows that are off the screen, once there are many.
func (f *flashes) forget() {
	if len(f.rows) <= 4*len(f.shown[layoutx.Body])+flashSpare {
		return
	}
	for id, r := range f.rows {
		if r.check != f.check {
			delete(f.rows, id)
		}
	}
}

// flashGrounds tints the cells of a pane's part of a band that changed a moment ago. Cells
// of a column below one another that have one tint are filled in one piece: values that
// arrive together often stand in one column.
func (p *painter) flashGrounds(pane layoutx.Pane, b layoutx.Band) {
	f := &p.engine.flash
	if !p.Gtx.Now.Before(f.until) {
		return
	}
	shown := f.shown[b]
	if p.stickyPaint.drawn && b == layoutx.Body {
		shown = f.stuck[min(p.stickyPaint.at, len(f.stuck)):]
	}
	rows := p.view.Sheet.Rows[b]
	rows = rows[:min(len(rows), len(shown))]
	for _, col := range p.view.Sheet.Cols[pane] {
		if !p.Gtx.Now.Before(f.ends[f.bySlot[col.Index]]) {
			continue
		}
		var run image.Rectangle
		var ink color.NRGBA
		for i, row := range rows {
			tint := p.flashOf(shown[i], col.Index)
			if tint == ink && row.Start == run.Max.Y {
				run.Max.Y = row.End()
				continue
			}
			p.Fill(run, ink)
			run, ink = image.Rect(col.Start, row.Start, col.End(), row.End()), tint
		}
		p.Fill(run, ink)
	}
}

// flashOf is the tint of a row's cell in a column: none where it did not change a
// moment ago.
func (p *painter) flashOf(r *flashRow, col int) color.NRGBA {
	if r == nil {
		return color.NRGBA{}
	}
	slot := p.engine.flash.bySlot[col]
	if slot >= len(r.cells) || r.cells[slot].begun.IsZero() {
		return color.NRGBA{}
	}
	c := &r.cells[slot]
	age := p.Gtx.Now.Sub(notAfter(&c.begun, p.Gtx.Now))
	if age >= flashTime {
		return color.NRGBA{}
	}
	p.flashNext(c.begun, age)
	return p.flashTint(c.turn, age)
}

// flashTint is the colour of a tint of an age.
func (p *painter) flashTint(turn int8, age time.Duration) color.NRGBA {
	c := p.Style.Theme.Flash
	switch turn {
	case 1:
		c = p.Style.Theme.FlashUp
	case -1:
		c = p.Style.Theme.FlashDown
	}
	if age > flashFull && !p.Style.ReducedMotion {
		c.A = uint8(float32(c.A)*float32(flashTime-age)/float32(flashFade) + 0.5)
	}
	return c
}

// flashNext notes when a tint looks otherwise.
func (p *painter) flashNext(begun time.Time, age time.Duration) {
	at := begun.Add(flashTime)
	switch {
	case p.Style.ReducedMotion:
	case age < flashFull:
		at = begun.Add(flashFull)
	default:
		if step := p.Gtx.Now.Add(flashStep); step.Before(at) {
			at = step
		}
	}
	if f := &p.engine.flash; f.next.IsZero() || at.Before(f.next) {
		f.next = at
	}
}

// flashWake asks for the frame in which the first of the tints looks otherwise.
func (p *painter) flashWake() {
	if f := &p.engine.flash; !f.next.IsZero() {
		p.Gtx.Execute(op.InvalidateCmd{At: f.next})
		f.next = time.Time{}
	}
}

// number is the number that a cell of the body shows.
func (g *core) number(at viewport.Address) (float64, bool) {
	d := g.engine.cols.Def(at.Col)
	if d.Number == nil || g.isBranchSum(at) {
		return 0, false
	}
	row, ok := g.data.Row(at.Band, at.Row)
	if !ok {
		return 0, false
	}
	return d.Number(row)
}
