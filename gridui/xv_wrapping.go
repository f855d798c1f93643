// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

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

// wrapsRows says whether there are rows whose text wraps.
func (v *Viewport) wrapsRows() bool { return len(v.cols.Wrapping) > 0 }

// followWraps sees whether rows are as high as they were measured.
func (v *Viewport) followWraps() {
	if !v.wrapsRows() {
		v.wraps = wraps{}
		return
	}
	w := &v.wraps
	s := wrapStamp{data: v.contents.Revision(), style: v.draw.StyleRev, cols: v.cols.Rev, rowH: v.draw.Style.RowHeight}
	if v.data.Outlined() {
		s.rows = v.data.RowsRev // rows may stand in further than they did
	}
	for _, c := range v.cols.Wrapping {
		s.widths = s.widths*0x100000001b3 ^ uint64(v.geo.widths.px[c])
	}
	if w.rev > 0 && s == w.stamp {
		return
	}
	w.stamp, w.rev = s, w.rev+1
	w.sum, w.seen, w.next = 0, 0, guessFirst
}

// wrappedHeight is how high a row's text makes it, in pixels.
func (v *Viewport) wrappedHeight(row int) int {
	if len(v.geo.widths.px) != len(v.cols.Leaves) {
		return v.wrapGuess(row) // before the first frame of these columns
	}
	w, of := &v.wraps, v.data.SourceOf(row)
	look := v.wrapLooks(row)
	if k, ok := w.known[of]; ok && k.rev == w.rev && k.look == look {
		return int(k.px)
	}
	lines, ground := 1, v.rowLookOf(row)
	for _, c := range v.cols.Wrapping {
		if width := v.geo.widths.px[c]; width > 2*v.draw.Style.Padding {
			lines = max(lines, v.linesOf(cellAddress{layoutx.Body, row, c}, width, ground))
		}
	}
	px := v.draw.Style.RowHeight + (lines-1)*v.draw.Pitch(v.draw.Style.Face)
	if w.known == nil || len(w.known) >= maxWraps {
		w.known = map[int]wrapHeight{}
	}
	w.known[of] = wrapHeight{rev: w.rev, look: look, px: int32(px)}
	w.sum, w.seen = w.sum+px, w.seen+1
	return px
}

// linesOf is how many lines the text of a cell has in a row of a look.
func (v *Viewport) linesOf(at cellAddress, width int, row theme.CellStyle) int {
	face := v.faceOf(&v.draw.Style, at.band, v.cellLookOf(at, row))
	room := width - v.contents.Indent(at, width) - 2*v.draw.Style.Padding
	v.textBuf = v.contents.AppendText(v.textBuf[:0], at)
	return v.draw.Cache.Wrap(face, v.textBuf, max(room, wrapLeast*face.Px), v.cols.Leaves[at.col].Lines).Len()
}

// wrapLooks sums up what of the looks of a row changes how wide its text is.
func (v *Viewport) wrapLooks(row int) (sum uint32) {
	if !v.contents.HasRowStyles() && !v.contents.HasCellStyles() {
		return 0
	}
	ground := v.rowLookOf(row)
	for _, c := range v.cols.Wrapping {
		sum *= 0x01000193
		look := v.cellLookOf(cellAddress{layoutx.Body, row, c}, ground)
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
	if !v.contents.HasRowStyles() {
		return theme.CellStyle{}
	}
	return v.contents.RowStyle(cellAddress{layoutx.Body, row, 0})
}

func (v *Viewport) cellLookOf(at cellAddress, row theme.CellStyle) theme.CellStyle {
	if !v.contents.HasCellStyles() {
		return row
	}
	return row.Over(v.contents.CellStyle(at))
}

// wrapGuess is the height of a row as it was last seen, or that of most rows.
func (v *Viewport) wrapGuess(row int) int {
	if k, ok := v.wraps.known[v.data.SourceOf(row)]; ok {
		return int(k.px)
	}
	return v.wraps.guess
}

// guessWraps makes the guess anew when many more rows were measured, and says whether
// it is another one.
func (v *Viewport) guessWraps() bool {
	w := &v.wraps
	if w.next == 0 || w.seen < w.next || w.next > guessLast {
		return false
	}
	was := w.guess
	w.guess, w.next = w.sum/w.seen, 2*w.seen
	return w.guess != was
}

// restoreWraps gives rows the heights that are known of them.
func (v *Viewport) restoreWraps() {
	if len(v.wraps.known) > restWraps {
		return
	}
	for of := range v.wraps.known {
		if row := v.data.ShownOf(of); of >= 0 && row >= 0 {
			v.rows.Set(row, v.sizeGuess(row))
		}
	}
}

// broken is a text in lines, as many as there is room for; false where it
// shows on one line.
func (v *Viewport) broken(text []byte, c *textCell) (*textrun.Paragraph, bool) {
	most := 1
	switch c.at.band {
	case layoutx.Body:
		if most = v.cols.Leaves[c.at.col].Lines; most > 1 {
			most = min(most, 1+max(c.height-v.draw.Style.RowHeight, 0)/v.draw.Pitch(c.face))
		}
	case layoutx.Head:
		most = v.heads.linesOf(c.at.row)
	}
	switch {
	case most <= 1 || c.room < wrapLeast*c.face.Px:
		return nil, false
	case c.at.band == layoutx.Head && !v.isGroup(c.at):
		return v.headBlock(text, v.wrapRoom(&v.draw.Style, c.at.col), c.room, most), true
	}
	return v.draw.Cache.Wrap(c.face, text, c.room, most), true
}

// textCell is a cell whose text is set.
type textCell struct {
	at cellAddress
	// x is where the cell begins in its tile, past what it stands in, base how far
	// below the tile's its baseline is; width what is left of it, room what of that
	// the text has, height that of the row.
	x, base, width, room, height int
	face                         textrun.Face
	ink                          color.NRGBA
}

func (v *Viewport) faceOf(st *style.Resolved, b layoutx.Band, l theme.CellStyle) textrun.Face {
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

func (w *wraps) renumber(moved []int32) {
	known := make(map[int]wrapHeight, len(w.known))
	for record, height := range w.known {
		if to := dataset.Renumbered(record, moved); to >= 0 {
			known[to] = height
		}
	}
	w.known = known
}
