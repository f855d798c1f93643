// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image/color"

	"gioui.org/font"

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
func (e *engine) wrapsRows() bool { return len(e.cols.Wrapping) > 0 }

// followWraps sees whether rows are as high as they were measured.
func (e *engine) followWraps() {
	if !e.wrapsRows() {
		e.wraps = wraps{}
		return
	}
	w := &e.wraps
	s := wrapStamp{data: e.contents.Revision(), style: e.draw.StyleRev, cols: e.cols.Rev, rowH: e.draw.Style.RowHeight}
	if e.ask.data.Outlined() {
		s.rows = e.ask.data.RowsRev // rows may stand in further than they did
	}
	for _, c := range e.cols.Wrapping {
		s.widths = s.widths*0x100000001b3 ^ uint64(e.geo.widths.px[c])
	}
	if w.rev > 0 && s == w.stamp {
		return
	}
	w.stamp, w.rev = s, w.rev+1
	w.sum, w.seen, w.next = 0, 0, guessFirst
}

// wrappedHeight is how high a row's text makes it, in pixels.
func (e *engine) wrappedHeight(row int) int {
	if len(e.geo.widths.px) != len(e.cols.Leaves) {
		return e.wrapGuess(row) // before the first frame of these columns
	}
	w, of := &e.wraps, e.ask.data.SourceOf(row)
	look := e.wrapLooks(row)
	if k, ok := w.known[of]; ok && k.rev == w.rev && k.look == look {
		return int(k.px)
	}
	lines, ground := 1, e.rowLookOf(row)
	for _, c := range e.cols.Wrapping {
		if width := e.geo.widths.px[c]; width > 2*e.draw.Style.Padding {
			lines = max(lines, e.linesOf(cellAddress{layoutx.Body, row, c}, width, ground))
		}
	}
	px := e.draw.Style.RowHeight + (lines-1)*e.draw.Pitch(e.draw.Style.Face)
	if w.known == nil || len(w.known) >= maxWraps {
		w.known = map[int]wrapHeight{}
	}
	w.known[of] = wrapHeight{rev: w.rev, look: look, px: int32(px)}
	w.sum, w.seen = w.sum+px, w.seen+1
	return px
}

// linesOf is how many lines the text of a cell has in a row of a look.
func (e *engine) linesOf(at cellAddress, width int, row theme.CellStyle) int {
	face := e.faceOf(&e.draw.Style, at.band, e.cellLookOf(at, row))
	room := width - e.contents.Indent(at, width) - 2*e.draw.Style.Padding
	e.textBuf = e.contents.AppendText(e.textBuf[:0], at)
	return e.draw.Cache.Wrap(face, e.textBuf, max(room, wrapLeast*face.Px), e.cols.Leaves[at.col].Lines).Len()
}

// wrapLooks sums up what of the looks of a row changes how wide its text is.
func (e *engine) wrapLooks(row int) (sum uint32) {
	if !e.contents.HasRowStyles() && !e.contents.HasCellStyles() {
		return 0
	}
	ground := e.rowLookOf(row)
	for _, c := range e.cols.Wrapping {
		sum *= 0x01000193
		look := e.cellLookOf(cellAddress{layoutx.Body, row, c}, ground)
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
func (e *engine) rowLookOf(row int) theme.CellStyle {
	if !e.contents.HasRowStyles() {
		return theme.CellStyle{}
	}
	return e.contents.RowStyle(cellAddress{layoutx.Body, row, 0})
}

func (e *engine) cellLookOf(at cellAddress, row theme.CellStyle) theme.CellStyle {
	if !e.contents.HasCellStyles() {
		return row
	}
	return row.Over(e.contents.CellStyle(at))
}

// wrapGuess is the height of a row as it was last seen, or that of most rows.
func (e *engine) wrapGuess(row int) int {
	if k, ok := e.wraps.known[e.ask.data.SourceOf(row)]; ok {
		return int(k.px)
	}
	return e.wraps.guess
}

// guessWraps makes the guess anew when many more rows were measured, and says whether
// it is another one.
func (e *engine) guessWraps() bool {
	w := &e.wraps
	if w.next == 0 || w.seen < w.next || w.next > guessLast {
		return false
	}
	was := w.guess
	w.guess, w.next = w.sum/w.seen, 2*w.seen
	return w.guess != was
}

// restoreWraps gives rows the heights that are known of them.
func (e *engine) restoreWraps() {
	if len(e.wraps.known) > restWraps {
		return
	}
	for of := range e.wraps.known {
		if row := e.ask.data.ShownOf(of); of >= 0 && row >= 0 {
			e.rows.Set(row, e.sizeGuess(row))
		}
	}
}

// broken is a text in lines, as many as there is room for; false where it
// shows on one line.
func (e *engine) broken(text []byte, c *textCell) (*textrun.Paragraph, bool) {
	most := 1
	switch c.at.band {
	case layoutx.Body:
		if most = e.cols.Leaves[c.at.col].Lines; most > 1 {
			most = min(most, 1+max(c.height-e.draw.Style.RowHeight, 0)/e.draw.Pitch(c.face))
		}
	case layoutx.Head:
		most = e.heads.linesOf(c.at.row)
	}
	switch {
	case most <= 1 || c.room < wrapLeast*c.face.Px:
		return nil, false
	case c.at.band == layoutx.Head && !e.isGroup(c.at):
		return e.headBlock(text, e.wrapRoom(&e.draw.Style, c.at.col), c.room, most), true
	}
	return e.draw.Cache.Wrap(c.face, text, c.room, most), true
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

func (e *engine) faceOf(st *style.Resolved, b layoutx.Band, l theme.CellStyle) textrun.Face {
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
