// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/virtualize"
)

// End is an end of the body rows.
type End uint8

const (
	NoEnd End = iota
	LastRow
	FirstRow
)

// Following keeps the body scrolled to an end of its rows, and notes the scrolls that leave or reach the end. The
// zero value does neither.
type Following struct {
	keep, watch End
	noted       ScrollNote
}

// ScrollNote describes the last scroll of the body since the previous note was taken.
type ScrollNote uint8

const (
	NoScroll ScrollNote = iota
	// LeftEnd is a scroll away from the end, ReachedEnd a scroll to within a row of the end.
	LeftEnd
	ReachedEnd
)

// Keep makes each arrangement scroll to an end, unless a request of the program scrolls elsewhere. Watch notes
// scrolls relative to an end.
func (f *Following) Keep(e End)  { f.keep = e }
func (f *Following) Watch(e End) { f.watch = e }

// Noted reports whether there is a scroll to be taken.
func (f *Following) Noted() bool { return f.noted != NoScroll }

// Take returns the last noted scroll, and forgets it.
func (f *Following) Take() ScrollNote {
	n := f.noted
	f.noted = NoScroll
	return n
}

// beforeScroll returns the scroll offset before a scroll that is to be noted.
func (v *Viewport) beforeScroll() int64 {
	if v.Following.watch == NoEnd {
		return 0
	}
	return v.ScrollOffset()
}

// noteScroll notes a scroll from an offset. meant is set if the scroll was meant to reach the end, even if nothing
// moved.
func (v *Viewport) noteScroll(from int64, meant bool) {
	f := &v.Following
	if f.watch == NoEnd {
		return
	}
	before, after := v.Scroll.Remaining(&v.RowAxis, v.BodyHeight())
	forth := v.ScrollOffset() - from
	if f.watch == FirstRow {
		after, forth = before, -forth
	}
	switch {
	case forth < 0 && after > 0:
		f.noted = LeftEnd
	case (forth > 0 || meant) && after <= int64(v.rowHeight()):
		f.noted = ReachedEnd
	}
}

// rowHeight returns the height of the row at the watched end, in pixels.
func (v *Viewport) rowHeight() int {
	if v.Count == 0 {
		return 0
	}
	if v.Following.watch == FirstRow {
		return v.RowAxis.Size(0)
	}
	return v.RowAxis.Size(v.Count - 1)
}

// isEnd reports whether a body row is the one at the watched end.
func (v *Viewport) isEnd(row coord.Pos) bool {
	if v.Following.watch == FirstRow {
		return row == 0
	}
	return row >= coord.Pos(v.Count-1)
}

// toEnd scrolls to the end that is kept.
func (v *Viewport) toEnd() {
	switch {
	case v.Count == 0:
	case v.Following.keep == LastRow:
		v.Scroll.ToItem(&v.RowAxis, v.BodyHeight(), v.Count-1, virtualize.End)
	case v.Following.keep == FirstRow:
		v.Scroll.ToOffset(&v.RowAxis, v.BodyHeight(), 0)
	}
}
