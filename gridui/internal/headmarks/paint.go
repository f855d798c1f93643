// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmarks

import (
	"image"
	"image/color"
	"strconv"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Paint draws the marks of a pane's headers next to the text, on the side away from the cell's
// edge.
func (ms *Marks) Paint(pane layoutx.Pane) {
	rows, icons, th := ms.Viewport.Sheet.Rows[layoutx.Head], &ms.Painter.Style.Icons, &ms.Painter.Style.Theme
	row, hover := rows[len(rows)-1], &ms.Pointer.Hover
	for _, col := range ms.Viewport.Sheet.Cols[pane] {
		c := cell{row, col, ms.Of(col.Index)}
		if c.Filtered {
			ms.paintFilter(&c)
		}
		if !ms.Columns.Leaves[col.Index].Sorts || ms.Options.Sorting.Mode == option.SortOff {
			continue
		}
		switch {
		case c.Sorted && c.Desc:
			ms.paintSort(&c, icons.Desc, th.HeaderFg)
		case c.Sorted:
			ms.paintSort(&c, icons.Asc, th.HeaderFg)
		case hover.In && hover.At == (viewport.Address{Band: layoutx.Head, Row: coord.Slot(row.Index), Col: col.Index}):
			ms.paintSort(&c, icons.Unsorted, th.FgMuted)
		}
	}
}

// cell is the header of a column on the screen, with its mark.
type cell struct {
	row, col celllayout.Span
	Mark
}

// paintSort draws a sort mark next to a header's text, if there is room.
func (ms *Marks) paintSort(c *cell, icon icon.Icon, ink color.NRGBA) {
	beyond := 0 // the sign of a filter
	if c.Filtered {
		beyond = ms.Painter.Style.MarkSize + ms.Painter.Style.MarkGap
	}
	at, ok := ms.place(c, beyond)
	if !ok {
		return
	}
	ms.paintIcon(at, icon, ink)
	if c.By != option.SortByValue && c.Sorted {
		ms.paintLine(at)
	}
	if c.Place > 0 {
		ms.paintBadge(c, at, ink)
	}
}

// paintFilter draws the mark of a filter in a header, between its text and the sort mark.
func (ms *Marks) paintFilter(c *cell) {
	if at, ok := ms.place(c, 0); ok {
		ms.paintIcon(at, ms.Painter.Style.Icons.Filter, ms.Painter.Style.Theme.Accent)
	}
}

// paintLine draws a line below the mark of a column that is not sorted by value.
func (ms *Marks) paintLine(at image.Point) {
	p := ms.Painter
	side, line := p.Style.MarkSize, max(2*p.Style.Line, 1)
	p.Fill(image.Rect(at.X+side/8, at.Y+side-line/2, at.X+side-side/8, at.Y+side-line/2+line), p.Style.Theme.Accent)
}

func (ms *Marks) paintIcon(at image.Point, icon icon.Icon, ink color.NRGBA) {
	p := ms.Painter
	defer draw.Offset(p.Ops, at).Pop()
	icon.Draw(p.Gtx, p.Style.MarkSize, ink, p.DrawGlyph)
}

// place returns the position of a mark that lies beyond pixels past the first mark next to the
// text. It returns false if there is no room. In a header that the program draws, marks are at the
// far side.
func (ms *Marks) place(c *cell, beyond int) (image.Point, bool) {
	st, size := &ms.Painter.Style, ms.Painter.Style.MarkSize
	before := ms.before(c)
	x, w := ms.textSpan(c)
	at := image.Pt(x+w+st.MarkGap+beyond, c.row.Start+(c.row.Size-size)/2)
	switch own := ms.Columns.Leaves[c.col.Index].Head; {
	case own && before:
		at.X = c.col.Start + st.Padding + beyond + ms.Buttons.Room(c.col.Index)
	case own:
		at.X = c.col.Start + c.col.Size - st.Padding - size - beyond - ms.Buttons.Room(c.col.Index)
	case before:
		at.X = x - st.MarkGap - size - beyond
	}
	lo, hi := ms.Buttons.Beside(c.row, c.col)
	return at, at.X >= lo && at.X+size <= hi
}

// before reports whether the marks of a header are left of its text.
func (ms *Marks) before(c *cell) bool {
	return (ms.Columns.Leaves[c.col.Index].Align == option.AlignEnd) != ms.Painter.Style.RTL
}

// paintBadge draws a key's number on the far side of its mark.
func (ms *Marks) paintBadge(c *cell, at image.Point, ink color.NRGBA) {
	st := &ms.Painter.Style
	w, x := ms.badgeWidth(st, c.Place), at.X+st.MarkSize
	if ms.before(c) {
		x = at.X - w
	}
	ms.Painter.SmallText(strconv.Itoa(c.Place), badgeFace(st), image.Rect(x, at.Y, x+w, at.Y+st.MarkSize), ink)
}

// textSpan returns the x coordinate and the width of a header's text.
func (ms *Marks) textSpan(c *cell) (x, w int) {
	st := &ms.Painter.Style
	w = ms.Viewport.HeadWidth(c.col.Index, c.col.Size-2*st.Padding-ms.roomOf(c.col.Index, c.Mark))
	return c.col.Start + celltext.AlignIn(st, ms.Columns.Leaves[c.col.Index].Align, c.col.Size, w), w
}
