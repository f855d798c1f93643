// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image/color"

	"gioui.org/font"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// wraps is what the engine keeps of rows whose text wraps: how high it is, so that
// only rows that come onto the screen for the first time are measured.
type wraps struct {
	// stamp is what the heights were measured for, rev counts the stamps there were.
	stamp wrapStamp
	rev   uint32
	// known are heights by the row's number in the source. Those of another rev are
	// guesses.
	known map[int]wrapHeight
	// guess is the height of a row that was never seen, in pixels: the mean of those
	// that were, 0 before that. It is made anew when sum was taken of next rows.
	guess, sum, seen, next int
}

// wrapHeight is how high the text of a row was.
type wrapHeight struct {
	rev  uint32
	look uint32
	px   int32
}

// wrapStamp is all that the heights of all rows depend on.
type wrapStamp struct {
	data              uint64
	rows, style, cols uint32
	widths            uint64
	rowH              int
}

const (
	// maxWraps is how many heights are kept before all are forgotten.
	maxWraps = 1 << 16
	// restWraps is how many of them are put back after the order of rows changed.
	restWraps = 4096
	// guessFirst and guessLast are how many rows the first and the last guess are
	// made of.
	guessFirst, guessLast = 1, 2048
	// wrapLeast is the width that text needs to be broken, in em. What is narrower
	// shows a line that is cut short, and is as high as in that width.
	wrapLeast = 2
)

// WrapsRows says whether there are rows whose text wraps.
func (v *Viewport) WrapsRows() bool { return len(v.Columns.Wrapping) > 0 }

// syncWraps sees whether rows are as high as they were measured.
func (v *Viewport) syncWraps() {
	if !v.WrapsRows() {
		v.Wraps = wraps{}
		return
	}
	w := &v.Wraps
	s := wrapStamp{data: v.Contents.Revision(), style: v.Painter.StyleRev, cols: v.Columns.Rev, rowH: v.Painter.Style.RowHeight}
	if v.Dataset.Outlined() {
		s.rows = v.Dataset.RowsRev // rows may stand in further than they did
	}
	for _, c := range v.Columns.Wrapping {
		s.widths = s.widths*0x100000001b3 ^ uint64(v.Geometry.Widths.Px[c])
	}
	if w.rev > 0 && s == w.stamp {
		return
	}
	w.stamp, w.rev = s, w.rev+1
	w.sum, w.seen, w.next = 0, 0, guessFirst
}

// wrappedHeight is how high a row's text makes it, in pixels.
func (v *Viewport) wrappedHeight(row int) int {
	if len(v.Geometry.Widths.Px) != len(v.Columns.Leaves) {
		return v.wrapGuess(row) // before the first frame of these columns
	}
	w, of := &v.Wraps, v.Dataset.SourceOf(row)
	look := v.wrapLooks(row)
	if k, ok := w.known[of]; ok && k.rev == w.rev && k.look == look {
		return int(k.px)
	}
	lines, ground := 1, v.rowLookOf(row)
	for _, c := range v.Columns.Wrapping {
		if width := v.Geometry.Widths.Px[c]; width > 2*v.Painter.Style.Padding {
			lines = max(lines, v.linesOf(Address{layoutx.Body, row, c}, width, ground))
		}
	}
	px := v.Painter.Style.RowHeight + (lines-1)*v.Painter.Pitch(v.Painter.Style.Face)
	if w.known == nil || len(w.known) >= maxWraps {
		w.known = map[int]wrapHeight{}
	}
	w.known[of] = wrapHeight{rev: w.rev, look: look, px: int32(px)}
	w.sum, w.seen = w.sum+px, w.seen+1
	return px
}

// linesOf is how many lines the text of a cell has in a row of a look.
func (v *Viewport) linesOf(at Address, width int, row theme.CellStyle) int {
	face := v.FaceOf(&v.Painter.Style, at.Band, v.cellLookOf(at, row))
	room := width - v.Contents.Indent(at, width) - 2*v.Painter.Style.Padding
	v.textBuf = v.Contents.AppendText(v.textBuf[:0], at)
	return v.Painter.Cache.Wrap(face, v.textBuf, max(room, wrapLeast*face.Px), v.Columns.Leaves[at.Col].Lines).Len()
}

// wrapLooks sums up what of the looks of a row changes how wide its text is.
func (v *Viewport) wrapLooks(row int) (sum uint32) {
	if !v.Contents.HasRowStyles() && !v.Contents.HasCellStyles() {
		return 0
	}
	ground := v.rowLookOf(row)
	for _, c := range v.Columns.Wrapping {
		sum *= 0x01000193
		look := v.cellLookOf(Address{layoutx.Body, row, c}, ground)
		if look.Bold {
			sum ^= 1
		}
		if look.Italic {
			sum ^= 2
		}
	}
	return sum
}

// rowLookOf is the look of a row of the body, cellLookOf that of a cell over it.
func (v *Viewport) rowLookOf(row int) theme.CellStyle {
	if !v.Contents.HasRowStyles() {
		return theme.CellStyle{}
	}
	return v.Contents.RowStyle(Address{layoutx.Body, row, 0})
}

func (v *Viewport) cellLookOf(at Address, row theme.CellStyle) theme.CellStyle {
	if !v.Contents.HasCellStyles() {
		return row
	}
	return row.Over(v.Contents.CellStyle(at))
}

// wrapGuess is the height of a row as it was last seen, or that of most rows.
func (v *Viewport) wrapGuess(row int) int {
	if k, ok := v.Wraps.known[v.Dataset.SourceOf(row)]; ok {
		return int(k.px)
	}
	return v.Wraps.guess
}

// guessWraps makes the guess anew when many more rows were measured, and says whether
// it is another one.
func (v *Viewport) guessWraps() bool {
	w := &v.Wraps
	if w.next == 0 || w.seen < w.next || w.next > guessLast {
		return false
	}
	was := w.guess
	w.guess, w.next = w.sum/w.seen, 2*w.seen
	return w.guess != was
}

// restoreWraps gives rows the heights that are known of them.
func (v *Viewport) restoreWraps() {
	if len(v.Wraps.known) > restWraps {
		return
	}
	for of := range v.Wraps.known {
		if row := v.Dataset.ShownOf(of); of >= 0 && row >= 0 {
			v.RowAxis.Set(row, v.SizeGuess(row))
		}
	}
}

// WrapText is a text in lines, as many as there is room for; false where it
// shows on one line.
func (v *Viewport) WrapText(text []byte, c *TextCell) (*textrun.Paragraph, bool) {
	most := 1
	switch c.At.Band {
	case layoutx.Body:
		if most = v.Columns.Leaves[c.At.Col].Lines; most > 1 {
			most = min(most, 1+max(c.Height-v.Painter.Style.RowHeight, 0)/v.Painter.Pitch(c.Face))
		}
	case layoutx.Head:
		most = v.Heads.LinesOf(c.At.Row)
	}
	switch {
	case most <= 1 || c.Room < wrapLeast*c.Face.Px:
		return nil, false
	case c.At.Band == layoutx.Head && !v.IsGroup(c.At):
		return v.headBlock(text, v.wrapRoom(&v.Painter.Style, c.At.Col), c.Room, most), true
	}
	return v.Painter.Cache.Wrap(c.Face, text, c.Room, most), true
}

// TextCell is a cell whose text is set.
type TextCell struct {
	At Address
	// X is where the cell begins in its tile, past what it stands in, base how far
	// below the tile's its baseline is; width what is left of it, room what of that
	// the text has, height that of the row.
	X, Base, Width, Room, Height int
	Face                         textrun.Face
	Ink                          color.NRGBA
}

func (v *Viewport) FaceOf(st *style.Resolved, b layoutx.Band, l theme.CellStyle) textrun.Face {
	if b == layoutx.Head {
		return st.HeaderFace
	}
	f := st.Face
	if l.Bold || b == layoutx.Foot {
		f.Font.Weight = font.SemiBold
	}
	if l.Italic {
		f.Font.Style = font.Italic
	}
	return f
}

func (w *wraps) Renumber(moved []int32) {
	known := make(map[int]wrapHeight, len(w.known))
	for record, height := range w.known {
		if to := dataset.Renumbered(record, moved); to >= 0 {
			known[to] = height
		}
	}
	w.known = known
}
