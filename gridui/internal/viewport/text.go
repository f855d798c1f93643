// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/layoutx"
)

// TextCell is a cell whose text is laid out.
type TextCell struct {
	_ nocmp.Struct

	At Address
	// All sizes are in pixels. X is where the text area begins in its tile, after the indent. Base
	// is the distance of the baseline below the tile's baseline. Width is the width of the text
	// area, Room the part of it for the text. Height is the height of the row.
	X, Base, Width, Room, Height int
	Face                         textrun.Face
	Ink                          color.NRGBA
}

// FirstLine returns the first line of a row of the body, where its marks and controls are: the
// whole row unless text wraps.
func (f *Frame) FirstLine(row celllayout.Span) celllayout.Span {
	if f.Wraps.InUse() {
		row.Size = min(row.Size, f.painter.Style.RowHeight)
	}
	return row
}

// HeadWidth returns the width in pixels of the widest line of a column's name; room is the
// available width in pixels.
func (f *Frame) HeadWidth(col, room int) int {
	c := TextCell{At: Address{layoutx.Head, coord.Slot(f.columns.Levels - 1), col}, Room: max(room, 0), Face: f.painter.Style.HeaderFace}
	f.textBuf = append(f.textBuf[:0], f.columns.Leaves[col].Header...)
	lines, ok := f.WrapText(f.textBuf, &c)
	if !ok {
		return f.painter.Cache.Fit(c.Face, f.textBuf, c.Room).Width
	}
	return Widest(lines)
}

// WrapText breaks the text of a cell into as many lines as there is room for. It returns
// false if the text is laid out on one line.
func (f *Frame) WrapText(text []byte, c *TextCell) (*textrun.Paragraph, bool) {
	most := 1
	switch c.At.Band {
	case layoutx.Body:
		if most = f.columns.Leaves[c.At.Col].Lines; most > 1 {
			most = min(most, 1+max(c.Height-f.painter.Style.RowHeight, 0)/f.painter.Pitch(c.Face))
		}
	case layoutx.Head:
		most = f.Heads.Lines(int(c.At.Row))
	}
	switch {
	case most <= 1 || c.Room < wrapLeast*c.Face.Px:
		return nil, false
	case c.At.Band == layoutx.Head && !f.IsGroup(c.At):
		return f.Heads.block(text, f.Heads.nameRoom(&f.painter.Style, c.At.Col), c.Room, most), true
	}
	return f.painter.Cache.Wrap(c.Face, text, c.Room, most), true
}

// Widest returns the width of the widest line, in pixels.
func Widest(lines *textrun.Paragraph) int {
	w := 0
	for i := range lines.Len() {
		w = max(w, lines.Line(i).Width)
	}
	return w
}
