// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollmarks

import (
	"image/color"
	"slices"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Layer holds the marks of one kind on the scroll bar.
type Layer struct {
	f    *Feature
	kind Kind

	of  layerKey
	rev uint64
	// begun is the time at which the positions were last found. waits is set if rows are not known yet.
	begun time.Time
	waits bool
	// places holds the positions of marked rows, in rising order, or of all rows that are not marked if but is
	// set.
	places []coord.Pos
	but    bool
	// many holds the positions if there are too many for a list; it is valid if swept.
	many  sweep
	swept bool
}

// A layerKey holds what the positions depend on.
type layerKey struct {
	on       bool
	rows     uint32
	told     uint32
	lo, hi   coord.Index
	records  dataset.RecordsGiven
	changes  edit.StatusRev
	refusals uint64
	selected uint64
	counted  uint32
	focused  viewport.Address
}

// MarksRev returns a revision that is different for any two states of the marks, 0 if there are none.
func (l *Layer) MarksRev() uint64 {
	if !l.f.shows(l.kind) {
		l.of, l.places, l.but = layerKey{}, l.places[:0], false
		l.swept, l.many = false, sweep{}
		return 0
	}
	switch now := l.key(); {
	case l.many.goesOn(now):
		l.sweepOn()
	case (now != l.of || l.waits) && !l.pauses():
		l.of = now
		l.find()
		l.rev++
	}
	if len(l.places) == 0 && !l.but && !l.swept {
		return 0
	}
	return l.rev
}

func (l *Layer) key() layerKey {
	f, d := l.f, l.f.Dataset
	k := layerKey{on: true, rows: d.RowsRev, told: d.Told, lo: d.Order.Lo, hi: d.Order.Hi, records: d.RecordsGiven()}
	switch l.kind {
	case Selected:
		k.selected, k.counted = f.Selection.Rev()
	case Focused:
		k.focused = f.Focus.At()
	default:
		k.refusals = f.Editing.State.Refusals
		if s := f.Editing.State.Status; s != nil {
			k.changes = s.Rev()
		}
	}
	return k
}

const (
	// few is the number of marks up to which they are found again in each frame that changes them.
	few = 256
	// pause is the least time between two states of more marks, or of marks in a long sorted list.
	pause = 200 * time.Millisecond
)

// pauses reports whether marks that cost much to find were found less than pause ago.
func (l *Layer) pauses() bool {
	f := l.f
	if len(l.places) <= few && !l.waits && !l.swept && f.Dataset.ItemCount() <= dataset.InlineRows {
		return false
	}
	now, due := f.Painter.Gtx.Now, l.begun.Add(pause)
	if l.begun.IsZero() || now.Before(l.begun) || !now.Before(due) {
		return false
	}
	f.Painter.WakeAt(due)
	return true
}

// Marked reports whether any row at the positions [first, end) of the body is marked.
func (l *Layer) Marked(first, end coord.Pos) bool {
	if l.swept {
		return l.many.any(l.f.placeOf(first), l.f.placeOf(end))
	}
	from, _ := slices.BinarySearch(l.places, first)
	if !l.but {
		return from < len(l.places) && l.places[from] < end
	}
	to, _ := slices.BinarySearch(l.places, end)
	return to-from < int(end-first)
}

// MarkInk returns the colour of the marks.
func (l *Layer) MarkInk() color.NRGBA {
	st := &l.f.Painter.Style
	th := &st.Theme
	switch l.kind {
	case Selected:
		return th.Accent
	case Focused:
		return th.FocusRing
	case Errors:
		return th.Danger
	case Conflicts:
		return th.Conflict
	case Added:
		return th.AddedBar
	case Deleted:
		return th.DeletedBar
	}
	return th.EditedBar
}
