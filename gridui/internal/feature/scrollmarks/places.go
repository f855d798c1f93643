// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollmarks

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/layoutx"
)

// most bounds the marks of a kind that are listed: more than a scroll bar has pixels. If more rows are selected,
// a sweep finds them.
const most = 4096

// find finds the positions of the marks.
func (l *Layer) find() {
	f := l.f
	l.begun, l.waits = f.Painter.Gtx.Now, false
	switch l.kind {
	case Focused:
		l.findFocus()
		return
	case Selected:
		if _, ok := f.Selection.Many(most); ok {
			l.beginSweep()
			return
		}
		l.findSelected()
	default:
		l.findChanged(l.kind.mark())
	}
	l.swept, l.many = false, sweep{}
	l.places = f.appendPlaces(l.places[:0])
	slices.Sort(l.places)
	l.places = slices.Compact(l.places)
}

// findFocus finds the position of the focused row. Rows in pinned bands have none.
func (l *Layer) findFocus() {
	l.places = l.places[:0]
	at := l.f.Focus.At()
	if at.Band != layoutx.Body {
		return
	}
	if pos, ok := l.f.Dataset.PosIn(at.Band, at.Row); ok {
		l.places = append(l.places, pos)
	}
}

// findSelected finds the records of selected rows or, if all other rows are selected, of the rows that are not.
func (l *Layer) findSelected() {
	f := l.f
	rows, all, ok := f.Selection.Marked(f.records[:0], most)
	f.records = rows
	if l.but = all; !ok {
		l.waits = true // a background job counts them
	}
}

// findChanged finds the records of rows with a mark.
func (l *Layer) findChanged(mark edit.RowMark) {
	f := l.f
	f.records = f.records[:0]
	f.ids = f.appendMarked(f.ids[:0], mark)
	if len(f.ids) == 0 {
		return
	}
	if !f.Dataset.Index.Ready() {
		l.waits = true
		return
	}
	for _, id := range f.ids {
		if record := f.Dataset.RecordByID(id); record >= 0 {
			f.records = append(f.records, record)
		}
	}
}

// appendMarked appends the ids of rows with a mark. If there are more than most, it appends a sample spread over
// all of them.
func (f *Feature) appendMarked(dst []string, mark edit.RowMark) []string {
	if s := f.Editing.State.Status; s != nil {
		dst = s.AppendRows(dst, mark, most)
	}
	if mark == edit.RowRefused {
		for id := range f.Editing.State.Refused {
			dst = append(dst, id)
		}
	}
	return dst
}

// appendPlaces appends the positions of the records in the body. A record below a closed row has that of its
// nearest visible ancestor. Filtered-out records, pinned ones and records of other pages have none. The order of
// a sorted list is read only once.
func (f *Feature) appendPlaces(dst []coord.Pos) []coord.Pos {
	d := f.Dataset
	if !d.Order.On {
		for _, record := range f.records {
			dst = f.appendPlace(dst, record, coord.Index(record))
		}
		return dst
	}
	f.numbers = f.numbers[:0]
	for _, record := range f.records {
		f.numbers = append(f.numbers, int32(record))
	}
	f.items = d.Order.Model.Indexes(f.items[:0], f.numbers)
	for i, record := range f.records {
		dst = f.appendPlace(dst, record, f.items[i])
	}
	return dst
}

// appendPlace appends the position of a record that is the item at an index, -1 for none.
func (f *Feature) appendPlace(dst []coord.Pos, record coord.Record, item coord.Index) []coord.Pos {
	d, at := f.Dataset, coord.NoPos
	if item >= 0 {
		at = d.BodyPos(item)
	} else if d.Outlined() && !slices.Contains(d.Pinned.Records, record) {
		at = d.NearestOf(record)
	}
	if at < 0 {
		return dst
	}
	return append(dst, at)
}

// mark returns the mark of the rows of a kind.
func (k Kind) mark() edit.RowMark {
	switch k {
	case Errors:
		return edit.RowRefused
	case Conflicts:
		return edit.RowConflict
	case Deleted:
		return edit.RowDeleted
	case Added:
		return edit.RowAdded
	}
	return edit.RowEdited
}
