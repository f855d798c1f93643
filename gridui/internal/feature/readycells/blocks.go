// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"
	"slices"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/readycells"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// blockRows is the number of rows whose cells in a column share a canvas.
const blockRows = 8

// blockKey names a block: the rows whose number divided by blockRows is number.
type blockKey struct {
	band   layoutx.Band
	sticky bool
	number int
	col    int
}

// placed is a cell in its place, from the origin of the block.
type placed struct {
	at         viewport.Address
	cell, line image.Rectangle
	look       uint64
	target     int8
	hover      int8
	// texts is a hash of what a floating row shows, which may change at any time.
	texts uint64
}

// stamp identifies what the cells of a block depend on in addition to their places.
type stamp struct {
	rows, style, cols, look, scale, pictures uint32
	edits                                    bool
}

// block holds the canvas of some cells.
type block struct {
	canvas readycells.Canvas
	cells  []placed
	stamp  stamp
	used   uint32
}

// blocks keeps the blocks on the screen, and reuses the memory of others.
type blocks struct {
	kept  map[blockKey]*block
	free  []*block
	frame uint32
	used  int
	// look and pictures grow when colours change, and when pictures have come.
	look, pictures uint32
	// ticks grows when cells have changed with the time.
	ticks uint32
	// drawn counts the blocks that were drawn anew.
	drawn int
	now   []placed
}

// begin starts a frame, and frees the blocks that the last one did not paint.
func (b *blocks) begin() {
	if len(b.kept) > b.used {
		for k, kept := range b.kept {
			if kept.used != b.frame {
				delete(b.kept, k)
				kept.cells = kept.cells[:0]
				kept.canvas.Drop()
				b.free = append(b.free, kept)
			}
		}
	}
	if most := max(2*b.used, 8); len(b.free) > most {
		clear(b.free[most:])
		b.free = b.free[:most]
	}
	b.frame++
	b.used = 0
}

func (b *blocks) get(k blockKey) *block {
	kept := b.kept[k]
	if kept == nil {
		if b.kept == nil {
			b.kept = map[blockKey]*block{}
		}
		if n := len(b.free); n > 0 {
			kept, b.free = b.free[n-1], b.free[:n-1]
		} else {
			kept = new(block)
		}
		b.kept[k] = kept
	}
	if kept.used != b.frame {
		kept.used = b.frame
		b.used++
	}
	return kept
}

// PaintCells draws the ready cells of a part.
func (f *Feature) PaintCells(part feature.Part) {
	if !f.Columns.AnyReady || !viewport.HasRows(part.Band) {
		return
	}
	for _, col := range part.Cols {
		if cell := f.cellOf(col.Index); cell != nil {
			f.paintColumn(&part, col, cell)
		}
	}
}

// paintColumn draws the cells of a column, block by block.
func (f *Feature) paintColumn(part *feature.Part, col celllayout.Span, cell readycells.Cell) {
	for first := 0; first < len(part.Rows); {
		number := part.Rows[first].Index / blockRows
		end := first + 1
		for end < len(part.Rows) && part.Rows[end].Index/blockRows == number {
			end++
		}
		k := blockKey{part.Band, part.Sticky >= 0, number, col.Index}
		if k.sticky {
			k.number = part.Rows[first].Index
		}
		f.paintBlock(f.blocks.get(k), part, col, first, end, cell)
		first = end
	}
}

// paintBlock draws the cells of a column in the rows [first, end) of a part.
func (f *Feature) paintBlock(b *block, part *feature.Part, col celllayout.Span, first, end int, cell readycells.Cell) {
	origin := image.Pt(col.Start, part.Rows[first].Start)
	now := f.blocks.now[:0]
	for i := first; i < end; i++ {
		if p, ok := f.place(part, i, col, origin); ok {
			now = append(now, p)
		}
	}
	f.blocks.now = now
	if len(now) == 0 {
		return
	}
	s := stamp{
		rows: f.Dataset.RowsRev + 1, style: f.Painter.StyleRev, cols: uint32(f.Columns.Rev), look: f.blocks.look, scale: f.scales.rev,
		edits: f.Options.Editing.Enabled,
	}
	if _, ok := cell.(readycells.Pictured); ok {
		s.pictures = f.blocks.pictures
	}
	due := !b.canvas.Until.IsZero() && !f.Painter.Gtx.Now.Before(b.canvas.Until)
	if due {
		f.blocks.ticks++
	}
	if due || b.stamp != s || !slices.Equal(b.cells, now) {
		b.stamp = s
		b.cells = append(b.cells[:0], now...)
		f.draw(b, part, first, cell)
	}
	if !b.canvas.Until.IsZero() {
		f.Painter.WakeAt(b.canvas.Until)
	}
	b.canvas.Paint(origin)
}

// draw draws the cells of a block.
func (f *Feature) draw(b *block, part *feature.Part, first int, cell readycells.Cell) {
	f.blocks.drawn++
	b.canvas.Reset(f.Painter, &f.look)
	for i := range b.cells {
		p := &b.cells[i]
		f.useRow(part, p.at, first)
		in, ok := f.input(p.at, p.cell, p.line)
		if !ok {
			continue
		}
		in.Target, in.Hover = int(p.target), int(p.hover)
		f.contain(p.at, func() { cell.Draw(&b.canvas, &in) })
	}
	b.canvas.Record()
}

// useRow makes the row of a cell the current one of the styles.
func (f *Feature) useRow(part *feature.Part, at viewport.Address, first int) {
	for i := first; i < len(part.Rows); i++ {
		if part.Rows[i].Index == int(at.Row) {
			f.Styles.UseRow(i)
			return
		}
	}
}

// contain reports a cell whose functions panic, and goes on.
func (f *Feature) contain(at viewport.Address, do func()) {
	err := column.Contained(func() error {
		do()
		return nil
	})
	if err != nil {
		id := f.Columns.Leaves[at.Col].ID
		f.Report.Problem("ready"+id, "a cell of column %q panicked: %w", id, err)
	}
}

// place returns the place of the cell of the i-th row of a part from an origin. ok is false for cells that show a text,
// and for parts of merged cells other than the first.
func (f *Feature) place(part *feature.Part, i int, col celllayout.Span, origin image.Point) (p placed, ok bool) {
	row := part.Rows[i]
	at := part.At(row, col)
	inRow, inCol, ok := f.Viewport.Place(part, row, col)
	if !ok || inCol.Index != col.Index || !f.Cells.IsReady(at) || f.Viewport.IsFull(at) {
		return p, false
	}
	r := image.Rect(inCol.Start, inRow.Start, inCol.End(), inRow.End())
	line := f.Viewport.FirstLine(inRow)
	if m, merged := f.Viewport.DrawnMerged(at); merged && part.Sticky < 0 {
		line = f.Viewport.MergedLine(m, 0)
	}
	p = placed{at: at, cell: r.Sub(origin), target: int8(f.targetAt(at)), hover: int8(f.hoverAt(at))}
	p.line = f.lineOf(at, r, line.Start, line.End()).Sub(origin)
	f.Styles.UseRow(i)
	p.look = f.lookOf(at).TextKey()
	if !f.Viewport.IsRow(at) {
		f.buf = f.Cells.AppendText(f.buf[:0], at)
		p.texts = 14695981039346656037
		for _, c := range f.buf {
			p.texts = (p.texts ^ uint64(c)) * 1099511628211
		}
	}
	return p, true
}

// lineOf returns the room of the contents of a cell on the line of its text: without padding, indent and the lines of
// the grid.
func (f *Feature) lineOf(at viewport.Address, r image.Rectangle, top, bottom int) image.Rectangle {
	st := &f.Painter.Style
	r.Min.Y, r.Max.Y = top, bottom
	indent := f.Viewport.Indents.Of(at, r.Dx())
	if st.RTL {
		r.Max.X -= indent
	} else {
		r.Min.X += indent
	}
	r.Min.X += st.Padding
	r.Max.X = max(r.Max.X-st.Padding, r.Min.X)
	r.Max.Y = max(r.Max.Y-st.Line, r.Min.Y)
	return r
}

// lookOf returns the style of a cell of the current row.
func (f *Feature) lookOf(at viewport.Address) theme.CellStyle {
	look := f.Styles.Row
	if f.Styles.HasCells() {
		look = look.Over(f.Styles.Cell(at.Col))
	}
	return look
}

// input returns what a ready cell is drawn from; ok is false if there is no row yet.
func (f *Feature) input(at viewport.Address, cell, line image.Rectangle) (in readycells.Input, ok bool) {
	row, ok := f.Dataset.Row(at.Band, at.Row)
	if !ok {
		return in, false
	}
	st, d := &f.Painter.Style, f.Columns.Def(at.Col)
	f.buf = f.Cells.AppendDrawn(f.buf[:0], at)
	look := f.lookOf(at)
	in = readycells.Input{
		Row: row, Def: d, Text: f.buf, Cell: cell, Line: line, Align: f.Columns.Leaves[at.Col].Align, Face: viewport.FaceOf(st, at.Band, look),
		Ink: st.Theme.Fg, Texts: &st.Texts.Ready, Now: f.Painter.Gtx.Now, Scale: f.scales.of(f.Columns.Leaves[at.Col].ID),
		Target: -1, Hover: -1, Editable: f.Cells.Editable(at), Pos: -1, Pictures: f.pictures,
	}
	if look.Fg.A != 0 && !st.ForcedColors {
		in.Ink = look.Fg
	}
	if at.Band == layoutx.Body {
		in.Pos = int(at.Row)
	}
	return in, true
}

// syncPictures makes the store of pictures if a column on the screen needs one, and takes what has come.
func (f *Feature) syncPictures(gtx layout.Context) {
	if f.pictures == nil {
		for i := range f.Columns.Leaves {
			if p, ok := f.cellOf(i).(readycells.Pictured); ok {
				f.pictures = p.NewPictures(f.Options.Invalidate)
				break
			}
		}
	}
	if f.pictures == nil {
		return
	}
	first, end := 0, 0
	if rows := f.Viewport.Sheet.Rows[layoutx.Body]; len(rows) > 0 {
		first, end = rows[0].Index, rows[len(rows)-1].Index+1
	}
	come, loading := f.pictures.Frame(first, end)
	if come {
		f.blocks.pictures++
	}
	if loading {
		f.Painter.WakeAt(gtx.Now.Add(picturePoll))
	}
}

// picturePoll is the time between two looks at pictures that are loading, for windows that are not woken.
const picturePoll = 50 * time.Millisecond
