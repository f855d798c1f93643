// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"
	"strconv"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// sortMark is what a header shows of the order: nothing, or a direction and the
// place of its key among several.
type sortMark struct {
	sorted, desc bool
	// place counts from 1 where there are several keys, else it is 0.
	place int
	// filtered says that a filter of the column is on.
	filtered bool
}

// markIcon is the side of a sort mark, markGap what lies between it and the
// header's text.
const (
	markIcon = unit.Dp(14)
	markGap  = unit.Dp(4)
)

// sortMark is the mark of a column.
func (e *engine) sortMark(col int) sortMark {
	keys, filtered := e.sortKeys, e.isFiltered(col)
	for i, k := range keys {
		if k.ColumnID != e.cols.Leaves[col].ID {
			continue
		}
		m := sortMark{sorted: true, desc: k.Desc, filtered: filtered}
		if len(keys) > 1 {
			m.place = i + 1
		}
		return m
	}
	return sortMark{filtered: filtered}
}

// isFiltered says whether a filter of a column is on.
func (e *engine) isFiltered(col int) bool {
	return e.filtersOn && e.cols.Leaves[col].Filters && e.ask.FilterOf(e.cols.Leaves[col].ID).Active()
}

// key sums a mark up for what is kept of a header's text.
func (m sortMark) key() uint64 {
	k := uint64(0)
	if m.filtered {
		k = 1 << 63
	}
	if !m.sorted {
		return k
	}
	return k | uint64(m.place)<<1 | 1
}

// marksKey sums up the marks of the headers of columns [first, end).
func (e *engine) marksKey(first, end int) uint64 {
	k := uint64(0)
	for c := first; c < end && (len(e.sortKeys) > 0 || e.filtersOn); c++ {
		k = k*0x100000001b3 ^ e.sortMark(c).key()
	}
	return e.features.headMenu.Key(k, first, end)
}

// markRoom is how many pixels of a header's width its mark takes.
func (e *engine) markRoom(st *style.Resolved, m sortMark) int {
	room := 0
	if m.filtered {
		room = st.MarkSize + st.MarkGap
	}
	if !m.sorted {
		return room
	}
	room += st.MarkSize + st.MarkGap
	if m.place > 0 {
		room += e.badgeWidth(st, m.place)
	}
	return room
}

// headMarksRoom is how many pixels of a header's width its marks and its button take.
func (e *engine) headMarksRoom(st *style.Resolved, col int, m sortMark) int {
	room := e.markRoom(st, m) + e.features.headMenu.Room(col)
	if e.cols.Leaves[col].Align == option.AlignCenter && e.features.headMenu.HasButton(col) {
		room *= 2
	}
	return room
}

// badgeWidth is the width of the number of a key among several.
func (e *engine) badgeWidth(st *style.Resolved, place int) int {
	return e.draw.Cache.RunString(badgeFace(st), strconv.Itoa(place)).Width
}

// badgeFace is the header's face, smaller.
func badgeFace(st *style.Resolved) textrun.Face {
	return textrun.Face{Font: st.HeaderFace.Font, Px: max(st.HeaderFace.Px*3/4, 1)}
}

// sortMarks draws the marks of a pane's headers: beside the text, on the side
// away from the cell's edge.
func (p *painter) sortMarks(pane layoutx.Pane) {
	rows := p.view.Sheet.Rows[layoutx.Head]
	row := rows[len(rows)-1]
	for _, col := range p.view.Sheet.Cols[pane] {
		l := &p.cols.Leaves[col.Index]
		m := p.sortMark(col.Index)
		if m.filtered {
			p.filterMark(row, col, m)
		}
		if !l.Sorts || p.ask.Sorting.Mode == option.SortOff {
			continue
		}
		switch {
		case m.sorted:
			icon := p.Style.Icons.Asc
			if m.desc {
				icon = p.Style.Icons.Desc
			}
			p.mark(row, col, m, icon, p.Style.Theme.HeaderFg)
		case p.pointer.Hover.In && p.pointer.Hover.At == (viewport.Address{Band: layoutx.Head, Row: row.Index, Col: col.Index}):
			p.mark(row, col, m, p.Style.Icons.Unsorted, p.Style.Theme.FgMuted)
		}
	}
}

// mark draws a sort mark beside a header's text, if there is room. A header that
// the caller draws has it at the far side.
func (p *painter) mark(row, col layoutx.Span, m sortMark, icon icon.Icon, c color.NRGBA) {
	size := p.Style.MarkSize
	before := (p.cols.Leaves[col.Index].Align == option.AlignEnd) != p.Style.RTL
	at := image.Pt(0, row.Start+(row.Size-size)/2)
	x, w := p.headTextSpan(col, m)
	beyond := 0 // the sign of a filter
	if m.filtered {
		beyond = size + p.Style.MarkGap
	}
	lo, hi := p.features.headMenu.Beside(row, col)
	switch own := p.cols.Leaves[col.Index].Head; {
	case own && before:
		at.X = col.Start + p.Style.Padding + beyond + p.features.headMenu.Room(col.Index)
	case own:
		at.X = col.Start + col.Size - p.Style.Padding - size - beyond - p.features.headMenu.Room(col.Index)
	case before:
		at.X = x - p.Style.MarkGap - size - beyond
	default:
		at.X = x + w + p.Style.MarkGap + beyond
	}
	if at.X < lo || at.X+size > hi {
		return
	}
	t := draw.Offset(p.Ops, at)
	icon.Draw(p.Gtx, size, c, p.DrawGlyph)
	t.Pop()
	if m.place > 0 {
		p.drawBadge(m.place, at, size, before, c)
	}
}

// filterMark draws the mark of a filter in a header, between its text and the sort mark. A
// header that the program draws has it at the far side.
func (p *painter) filterMark(row, col layoutx.Span, m sortMark) {
	size := p.Style.MarkSize
	before := (p.cols.Leaves[col.Index].Align == option.AlignEnd) != p.Style.RTL
	x, w := p.headTextSpan(col, m)
	at := image.Pt(x+w+p.Style.MarkGap, row.Start+(row.Size-size)/2)
	switch own := p.cols.Leaves[col.Index].Head; {
	case own && before:
		at.X = col.Start + p.Style.Padding + p.features.headMenu.Room(col.Index)
	case own:
		at.X = col.Start + col.Size - p.Style.Padding - size - p.features.headMenu.Room(col.Index)
	case before:
		at.X = x - p.Style.MarkGap - size
	}
	if lo, hi := p.features.headMenu.Beside(row, col); at.X < lo || at.X+size > hi {
		return
	}
	t := draw.Offset(p.Ops, at)
	p.Style.Icons.Filter.Draw(p.Gtx, size, p.Style.Theme.Accent, p.DrawGlyph)
	t.Pop()
}

// drawBadge draws a key's number on the far side of its mark.
func (p *painter) drawBadge(place int, mark image.Point, size int, before bool, c color.NRGBA) {
	w := p.badgeWidth(&p.Style, place)
	x := mark.X + size
	if before {
		x = mark.X - w
	}
	p.SmallText(strconv.Itoa(place), badgeFace(&p.Style), image.Rect(x, mark.Y, x+w, mark.Y+size), c)
}

// headTextSpan is where the text of a header begins and how wide it is.
func (p *painter) headTextSpan(col layoutx.Span, m sortMark) (x, w int) {
	l := &p.cols.Leaves[col.Index]
	w = p.view.HeadWidth(col.Index, col.Size-2*p.Style.Padding-p.headMarksRoom(&p.Style, col.Index, m))
	return col.Start + celltext.AlignIn(&p.Style, l.Align, col.Size, w), w
}
