// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"maps"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// BoxRun holds the boxes of a column in a band, from top to bottom. The boxes of neighbouring rows are filled as one path
// for each colour, which is kept while they scroll, because Gio processes every operation of a frame.
type BoxRun struct {
	rows  []StripRow
	boxes []cellBox // of rows
	// x is the left edge of the column, frame the number of the last frame with the run.
	x     int
	frame uint32
	kept  Strips
}

// BoxRunKey identifies the boxes of a column in a band. Sticky rows, which are drawn one by one, share the run of their
// band.
type BoxRunKey struct {
	Band layoutx.Band
	Col  int
}

// fewBoxRuns bounds the runs that are kept for columns that have left the screen. Few grids have more than two columns of
// boxes.
const fewBoxRuns = 32

// cellBox is a box in the middle of a cell, if on is set.
type cellBox struct {
	cell  image.Rectangle
	state BoxState
	on    bool
}

// look returns a hash of the box with the corner of its run and row at a point. It is not zero.
func (b *cellBox) look(corner image.Point) uint64 {
	at, s := b.cell.Sub(corner), &b.state
	look := uint64(s.Share)
	for _, is := range [...]bool{s.Single, s.Refused, s.Hover, s.Waits, b.on} {
		look <<= 1
		if is {
			look |= 1
		}
	}
	look = Mix(Mix(look, uint64(at.Min.X)), uint64(at.Min.Y))
	return Mix(Mix(look, uint64(at.Max.X)), uint64(at.Max.Y))
}

// BoxRuns holds the boxes of all columns of a feature. The zero value holds none.
type BoxRuns struct{ runs map[BoxRunKey]*BoxRun }

// Begin returns the run of a key, without rows. x is the left edge of the column in pixels of the sheet.
func (b *BoxRuns) Begin(p *Painter, k BoxRunKey, x int) *BoxRun {
	r := b.runs[k]
	if r == nil {
		r = b.add(p, k)
	}
	r.rows, r.boxes, r.x, r.frame = r.rows[:0], r.boxes[:0], x, p.frame
	return r
}

// add adds the run of a key. If there are many, it drops the runs that the last frame did not draw.
func (b *BoxRuns) add(p *Painter, k BoxRunKey) *BoxRun {
	if b.runs == nil {
		b.runs = map[BoxRunKey]*BoxRun{}
	}
	if len(b.runs) >= fewBoxRuns {
		maps.DeleteFunc(b.runs, func(_ BoxRunKey, r *BoxRun) bool { return p.frame-r.frame > 1 })
	}
	r := new(BoxRun)
	b.runs[k] = r
	return r
}

// AddRow adds a row, without a box, below the previous ones.
func (r *BoxRun) AddRow(row celllayout.Span) {
	r.rows = append(r.rows, StripRow{Slot: coord.Slot(row.Index), Start: row.Start, Size: row.Size})
	r.boxes = append(r.boxes, cellBox{})
}

// SetBox adds a box in the middle of a cell to the row that was added last. The box is inside the row.
func (r *BoxRun) SetBox(cell image.Rectangle, state BoxState) {
	row, b := &r.rows[len(r.rows)-1], &r.boxes[len(r.boxes)-1]
	*b = cellBox{cell, state, true}
	row.Show(b.look(image.Pt(r.x, row.Start)))
}

// EndBoxes draws the boxes. view is the room of rows that scroll; all rows that show in it must have been added.
func (p *Painter) EndBoxes(r *BoxRun, view image.Rectangle) {
	if icons := &p.Style.Icons; len(r.rows) < 2 || !icons.Check.HasOutline() || !icons.Dash.HasOutline() {
		for i := range r.boxes {
			if b := &r.boxes[i]; b.on {
				p.CheckBox(b.cell, b.state)
			}
		}
		return
	}
	r.kept.Paint(p, StripKey{State: uint64(p.StyleRev)}, r.x, r.rows, view, func(l *Layers, origin image.Point, first, end int) {
		for _, b := range r.boxes[first:end] {
			if b.on {
				box := p.boxIn(b.cell.Sub(origin), b.state)
				p.addBox(l, &box)
			}
		}
	})
}

// addBox adds a box to layers, and its mark above it.
func (p *Painter) addBox(l *Layers, b *placedBox) {
	if b.ink.A != 0 {
		b.shape.fill(l[0].In(b.ink), b.at)
	}
	if b.markInk.A == 0 {
		return
	}
	switch side := b.shape.side; b.mark {
	case boxDot:
		fillDot(l[1].In(b.markInk), dotIn(side).Add(b.at))
	case boxDots:
		for _, dot := range dotsIn(side) {
			fillDot(l[1].In(b.markInk), dot.Add(b.at))
		}
	case boxDash:
		l[1].Icon(p.Style.Icons.Dash, b.at, side, b.markInk)
	case boxCheck:
		l[1].Icon(p.Style.Icons.Check, b.at, side, b.markInk)
	}
}

// fillDot fills a dot.
func fillDot(f *Fill, r image.Rectangle) { f.Round(r, float32(r.Dx()/2), false) }
