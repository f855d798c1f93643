// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// A header cell has the address of its first level and of any column below it. A group's first
// level is the level of the group, a column's is the last level.

// Has reports whether there is a header at an address.
func (h *Heads) Has(at Address) bool {
	return at.Band == layoutx.Head && at.Col >= 0 && at.Col < len(h.columns.Leaves)
}

// Place returns the address of the header that is at an address: the header of a column
// fills all levels below its groups, and its address is on the last one. Addresses outside
// the header stay as they are.
func (h *Heads) Place(at Address) Address {
	if h.Has(at) && at.Row >= coord.Slot(len(h.columns.Leaves[at.Col].Groups)) {
		at.Row = coord.Slot(h.columns.Levels - 1)
	}
	return at
}

// Columns returns the columns [first, end) under a header. An address outside the header has only
// its own column.
func (h *Heads) Columns(at Address) (first, end int) {
	if l := &h.columns.Leaves[at.Col]; at.Band == layoutx.Head && at.Row < coord.Slot(len(l.Groups)) {
		if s := h.columns.SpansIn(l.Pane, int(at.Row), at.Col, at.Col+1); len(s) > 0 {
			return s[0].First, s[0].End
		}
	}
	return at.Col, at.Col + 1
}

// ID returns the id of the column or of the group whose header is at an address.
func (h *Heads) ID(at Address) (id string, group bool) {
	l := &h.columns.Leaves[at.Col]
	if at.Row < coord.Slot(len(l.Groups)) {
		return h.columns.Groups[l.Groups[at.Row]].ID, true
	}
	return l.ID, false
}

// Label returns the text of a header.
func (h *Heads) Label(at Address) string {
	l := &h.columns.Leaves[at.Col]
	if at.Row < coord.Slot(len(l.Groups)) {
		return h.columns.Groups[l.Groups[at.Row]].Header
	}
	return l.Header
}

// Hint returns the tooltip of a column's or a group's header.
func (h *Heads) Hint(at Address) string {
	l := &h.columns.Leaves[at.Col]
	if at.Row < coord.Slot(len(l.Groups)) {
		return h.columns.Groups[l.Groups[at.Row]].Hint
	}
	return l.Hint
}

// Align returns the alignment of a header's text. It is not inlined, because it has many callers
// and binaries are to be small.
//
//go:noinline
func (h *Heads) Align(at Address) option.Align {
	l := &h.columns.Leaves[at.Col]
	if at.Row < coord.Slot(len(l.Groups)) {
		return h.columns.Groups[l.Groups[at.Row]].Align
	}
	return l.Align
}

// Find returns the address of a header. Of a group whose columns are apart it returns the first
// header.
//
//go:noinline
func (h *Heads) Find(of option.HeaderTarget) (Address, bool) {
	for col := range h.columns.Leaves {
		l := &h.columns.Leaves[col]
		if !of.Group {
			if l.ID == of.ColumnID {
				return Address{Band: layoutx.Head, Row: coord.Slot(h.columns.Levels - 1), Col: col}, true
			}
			continue
		}
		for level, g := range l.Groups {
			if h.columns.Groups[g].ID == of.ColumnID {
				return Address{Band: layoutx.Head, Row: coord.Slot(level), Col: col}, true
			}
		}
	}
	return NoCell, false
}

// HeadRect returns the rectangle of a header in pixels of the sheet, on the screen or not. A
// group's header spans its columns; a column's header begins below its last group.
func (f *Frame) HeadRect(at Address) image.Rectangle {
	groups := len(f.columns.Leaves[at.Col].Groups)
	top, bottom := groups, f.columns.Levels
	if at.Row < coord.Slot(groups) {
		top, bottom = int(at.Row), int(at.Row+1)
	}
	first, end := f.Heads.Columns(at)
	pane, head := f.columns.Leaves[at.Col].Pane, f.Sheet.Panes.Band(layoutx.Head)
	lo, hi := f.ColumnX(pane, first), f.ColumnX(pane, end-1)
	lo, hi = min(lo, hi), max(lo+f.Widths.Of(first), hi+f.Widths.Of(end-1))
	return image.Rect(lo, head.Min.Y+f.Heads.Top(top), hi, head.Min.Y+f.Heads.Top(bottom))
}

// ScrolledX returns the number of pixels by which the columns of a pane are scrolled.
func (f *Frame) ScrolledX(p layoutx.Pane) int {
	if p == layoutx.Center {
		return f.HScroll.Px
	}
	return 0
}

// ColumnX returns the left edge of a column in pixels of the sheet, on the screen or not.
func (f *Frame) ColumnX(p layoutx.Pane, col int) int {
	r, i := f.Sheet.Panes.Pane(p), col-f.columns.First(p)
	at := f.Widths.Offsets(p).Start(i) - f.ScrolledX(p)
	if f.painter.Style.RTL {
		return r.Max.X - at - f.Widths.Offsets(p).Size(i)
	}
	return r.Min.X + at
}

// EndsRight reports whether the columns of a pane are resized by their right edge.
func (f *Frame) EndsRight(p layoutx.Pane) bool {
	return (p == layoutx.Right) == f.painter.Style.RTL
}
