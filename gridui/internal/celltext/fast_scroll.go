// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// fastScroll counts consecutive frames that share no visible row, for instance while the thumb of a
// scroll bar is dragged over many rows. From the second such frame on text is drawn into an image,
// the atlas, which takes a fraction of the time of paths; the first frame that shares a row with the
// previous one draws paths again. The difference is invisible: such text shows for a sixtieth of a
// second, within a sixteenth of a pixel of the path's place.
//
// Tiles and blocks do not keep text of the atlas. Each frame sets and draws it again, for the
// columns on the screen.
type fastScroll struct {
	frames int
	// images is set if the text of the present frame is drawn into the atlas.
	images bool
	atlas  textrun.Atlas
	// lines holds text of this frame that the atlas cannot draw, a line of the grid in each; used is
	// their number.
	lines []*textrun.Line
	used  int
	// ends holds where the text of each column of a row ends.
	ends []int
}

// count counts a frame; apart is set if it shares no row with the previous one.
func (f *fastScroll) count(apart bool) {
	if f.frames++; !apart {
		f.frames = 0
	}
}

// fastScrolling reports whether the text of body rows is drawn into the atlas in this frame.
func (ly *Layer) fastScrolling() bool { return ly.tiles.fastScroll.images }

// syncFastScroll determines how text is drawn, and requests another frame while it is drawn into the
// atlas, so that the last frame draws paths.
func (ly *Layer) syncFastScroll(gtx layout.Context, st *style.Resolved) {
	f := &ly.tiles.fastScroll
	was := f.images
	f.images = f.frames > 1 && (st.FastImages || st.TextImages) && st.Faces != nil
	ly.Painter.Pass(f.images)
	if f.images {
		f.used = 0
		f.atlas.Begin(&ly.Painter.Cache, gtx.Constraints.Max.X)
		gtx.Execute(op.InvalidateCmd{})
	} else if was {
		*f = fastScroll{frames: f.frames}
	}
}

// line returns an empty line for text that the atlas cannot draw.
func (f *fastScroll) line() *textrun.Line {
	if f.used == len(f.lines) {
		f.lines = append(f.lines, new(textrun.Line))
	}
	l := f.lines[f.used]
	l.Reset()
	return l
}

// paintFast draws the text of the part set by BeginPane from the atlas.
func (ly *Layer) paintFast() {
	f := &ly.tiles.fastScroll
	drawn := false // the atlas is the current material
	for i, row := range ly.shown.Rows {
		ly.tiles.used += len(ly.spans)
		if !f.atlas.HasRoom(row.Size) {
			for k := range ly.spans {
				ly.rowByRow(ly.shown.Pane, layoutx.Body, &ly.spans[k], i, i+1)
			}
			drawn = false
			continue
		}
		ly.recorded += len(ly.spans)
		ly.Styles.UseRow(i)
		rest := f.line()
		ly.placeRow(row, rest)
		for _, p := range f.atlas.EndLine() {
			if !drawn {
				f.atlas.Use(ly.Painter.Ops)
				drawn = true
			}
			ly.Painter.MoveTo(p.At.Sub(p.Source.Min))
			c := draw.Clip(ly.Painter.Ops, p.Source)
			paint.PaintOp{}.Add(ly.Painter.Ops)
			c.Pop()
		}
		if rest.Len() > 0 {
			f.used++
			rest.Record(&ly.Painter.Cache)
			ly.Painter.MoveTo(image.Point{})
			rest.Paint(ly.Painter.Ops)
			drawn = false
		}
	}
}

// placeRow places the text of the visible columns of a row in the atlas, and adds what it cannot draw to
// rest. It reads all texts first: a processor waits for the memory of several at once.
func (ly *Layer) placeRow(row celllayout.Span, rest *textrun.Line) {
	st, f := &ly.Painter.Style, &ly.tiles.fastScroll
	base := ly.textBase(layoutx.Body, row)
	at := viewport.Address{Band: layoutx.Body, Row: coord.Slot(row.Index)}
	ly.tileBuf, f.ends = ly.tileBuf[:0], f.ends[:0]
	for i := range ly.shown.Cols {
		at.Col = ly.shown.Cols[i].Index
		ly.tileBuf = ly.cellText(ly.tileBuf, at)
		f.ends = append(f.ends, len(ly.tileBuf))
	}
	first := 0
	for i, end := range f.ends {
		text, col := ly.tileBuf[first:end], &ly.shown.Cols[i]
		first = end
		if len(text) == 0 || col.Size <= 2*st.Padding {
			continue
		}
		at.Col = col.Index
		c := ly.textCell(st, at, cellPlace{col.Start, base, col.Size, row.Size, ly.Viewport.Indents.Of(at, col.Size)})
		ly.placeText(st, text, &c, rest)
	}
}

// placeText places the text of a cell like setText.
func (ly *Layer) placeText(st *style.Resolved, text []byte, c *viewport.TextCell, rest *textrun.Line) {
	a := &ly.tiles.fastScroll.atlas
	lines, ok := ly.Viewport.WrapText(text, c)
	if ok {
		for i := range lines.Len() {
			ly.placeRun(lines.Line(i), c, c.Base+i*ly.Painter.Pitch(c.Face), rest)
		}
		return
	}
	if w, ok := a.Set(c.Face, text, c.Room); ok {
		a.Place(c.X+ly.alignIn(c, text, w), c.Base, c.Ink)
		return
	}
	run := ly.Painter.Cache.Fit(c.Face, text, c.Room)
	by := *c
	by.Width -= ly.decimalRoom(c, text, run.Width)
	ly.placeRun(run, &by, c.Base, rest)
}

// placeRun places a run of a cell with its baseline at y.
func (ly *Layer) placeRun(run *textrun.Run, c *viewport.TextCell, y int, rest *textrun.Line) {
	x := c.X + AlignIn(&ly.Painter.Style, ly.Columns.Leaves[c.At.Col].Align, c.Width, run.Width)
	if !ly.tiles.fastScroll.atlas.PlaceRun(run, x, y, c.Ink) {
		rest.AddBelow(run, x, y, c.Ink)
	}
}
