// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollmarks

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// A sweep finds the selected rows if there are many: it reads all rows in their order, including rows below
// closed ones, a number in each frame, and keeps a bit for each. The previous result stays valid until the sweep
// has ended.
type sweep struct {
	// of is the key of the rows when the sweep began. It runs while at is below n, the number of places.
	of    layerKey
	at, n int
	// found holds the places of selected rows, next those found by the running sweep.
	found, next rowmodel.Bits
}

// sweepPlaces is the number of places that a frame reads, in about a millisecond.
const sweepPlaces = 1 << 18

// goesOn reports whether a sweep is running over the current rows. A selection that changes in the meantime is
// left to the next sweep.
func (s *sweep) goesOn(now layerKey) bool {
	now.selected, now.counted = s.of.selected, s.of.counted
	return s.at < s.n && now == s.of
}

// any reports whether there is a selected row at the places [from, to).
func (s *sweep) any(from, to int) bool { return s.found.Any(from, to) }

// beginSweep begins a sweep at the first row.
func (l *Layer) beginSweep() {
	s := &l.many
	s.of, s.at, s.n = l.of, 0, l.f.sweptPlaces()
	s.next = s.next.Emptied(s.n)
	l.sweepOn()
}

// sweepOn continues the sweep by sweepPlaces places.
func (l *Layer) sweepOn() {
	f, s := l.f, &l.many
	rows, _ := f.Selection.Many(most)
	for end := min(s.at+sweepPlaces, s.n); s.at < end; s.at++ {
		if record, ok := f.recordAt(s.at); ok && rows.Has(record) && !slices.Contains(f.Dataset.Pinned.Records, record) {
			s.next.Set(s.at)
		}
	}
	if s.at < s.n {
		f.Painter.WakeAt(f.Painter.Gtx.Now)
		return
	}
	s.found, s.next = s.next, s.found
	l.swept, l.places, l.but = true, l.places[:0], false
	l.rev++
}

// sweptPlaces returns the number of places: in groups and trees that of all lines, else the number of rows that
// pass the filters.
func (f *Feature) sweptPlaces() int {
	if o := &f.Dataset.Order; o.On && o.Model.Outline() != nil {
		return o.Model.Outline().Places()
	}
	return f.Dataset.ItemCount()
}

// recordAt returns the row at a place. ok is false at the place of a group.
func (f *Feature) recordAt(place int) (record coord.Record, ok bool) {
	o := &f.Dataset.Order
	if !o.On {
		return coord.Record(place), true
	}
	var it coord.Item
	if outline := o.Model.Outline(); outline != nil {
		it = outline.Item(coord.Place(place))
	} else {
		it = o.Model.Item(coord.Index(place))
	}
	if !it.IsRecord() {
		return 0, false
	}
	return it.Record(), true
}

// placeOf returns the place of a position of the body. For positions after the last row it returns the end of the
// places.
func (f *Feature) placeOf(pos coord.Pos) int {
	d := f.Dataset
	item := d.Pinned.Open(pos, d.Order.Lo)
	if outline := d.Order.Model.Outline(); d.Order.On && outline != nil {
		if int(item) >= outline.Len() {
			return outline.Places()
		}
		return int(outline.At(item))
	}
	return int(item)
}
