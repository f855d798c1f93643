// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollmarks

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// sweep finds the selected rows where there are many: it goes over all rows in their order, those below closed
// ones too, some in each frame, and takes a bit for each. What it found before holds until it has ended.
type sweep struct {
	// of is what the rows were when it began. It runs while at is below n, the number of places.
	of    layerKey
	at, n int
	// found are the places of selected rows, next those of the sweep that runs.
	found, next rowmodel.Bits
}

// sweepPlaces is how many places a frame goes over, in about a millisecond.
const sweepPlaces = 1 << 18

// goesOn reports whether a sweep runs over the rows as they are now. A selection that changes meanwhile is for
// the next one.
func (s *sweep) goesOn(now layerKey) bool {
	now.selected, now.counted = s.of.selected, s.of.counted
	return s.at < s.n && now == s.of
}

// any reports whether there is a selected row from a place to before another.
func (s *sweep) any(from, to int) bool { return s.found.Any(from, to) }

// beginSweep goes over all rows from the first one on.
func (l *Layer) beginSweep() {
	s := &l.many
	s.of, s.at, s.n = l.of, 0, l.f.sweptPlaces()
	s.next = s.next.Emptied(s.n)
	l.sweepOn()
}

// sweepOn goes over some rows more.
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

// sweptPlaces is how many places there are: of rows in groups and trees those of all lines, else those of the
// rows that pass the filters.
func (f *Feature) sweptPlaces() int {
	if o := &f.Dataset.Order; o.On && o.Model.Outline() != nil {
		return o.Model.Outline().Places()
	}
	return f.Dataset.ItemCount()
}

// recordAt is the row at a place, ok is false at that of a group.
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

// placeOf is the place of a position of the body, all places after the last one at its end.
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
