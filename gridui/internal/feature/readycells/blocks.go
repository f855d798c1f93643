// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/readycells"
	"github.com/giogrid/giogrid/gridui/internal/spare"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// Gio processes every operation of a frame, and a screen has a thousand cells. Therefore the ready cells of sixteen rows and
// eight columns share a canvas, and a frame in which nothing has changed compares rows and columns, not cells.

const (
	// blockRows and blockColumns are the numbers of rows and columns of a block.
	blockRows, blockColumns = 16, 12
	// mostPieces is the number of canvases of a block above which they are drawn again as one.
	mostPieces = 4
)

// blockKey names a block: the rows and columns whose numbers divided by blockRows and blockColumns are row and col.
type blockKey struct {
	band     layoutx.Band
	pane     layoutx.Pane
	sticky   bool
	row, col int
}

// stamp identifies what the cells of a block depend on in addition to their rows.
type stamp struct {
	rows, style, cols, look, scale, pictures uint32
	edits, overlay                           bool
	// places is a hash of the places of the columns.
	places uint64
}

// shownRow is a row of a block: its number, its place below the first row of the piece, its height, and a hash of what
// its cells depend on in addition to the values of the row.
type shownRow struct {
	index, start, size int
	look               uint64
}

// piece holds the canvas of some neighbouring rows of a block.
type piece struct {
	canvas readycells.Canvas
	rows   []shownRow
}

// block holds the pieces of a block. While rows come one by one, each is a piece at first.
type block struct {
	pieces []*piece
	stamp  stamp
	used   uint32
}

// blocks keeps the blocks on the screen, and reuses the memory of others.
type blocks struct {
	kept  map[blockKey]*block
	free  spare.List[*block]
	spare spare.List[*piece]
	frame uint32
	used  int
	// look and pictures grow when colours change, and when pictures have come.
	look, pictures uint32
	// ticks grows when cells have changed with the time.
	ticks uint32
	// rows and cols are the rows and the ready columns of the block being painted.
	rows []shownRow
	cols []celllayout.Span
	// all and spans are all rows of a block that comes onto the screen.
	all   []shownRow
	spans []celllayout.Span
}

// begin starts a frame, and frees the blocks that the last one did not paint.
func (b *blocks) begin() {
	if len(b.kept) > b.used {
		for k, kept := range b.kept {
			if kept.used != b.frame {
				delete(b.kept, k)
				b.clear(kept)
				b.free.Put(kept)
			}
		}
	}
	b.free.Cut(max(2*b.used, 8))
	b.spare.Cut(max(4*b.used, 32))
	b.frame++
	b.used = 0
}

// clear drops the pieces of a block.
func (b *blocks) clear(of *block) {
	for i, p := range of.pieces {
		p.canvas.Drop()
		b.spare.Put(p)
		of.pieces[i] = nil
	}
	of.pieces = of.pieces[:0]
}

// add adds an empty piece to a block.
func (b *blocks) add(to *block) *piece {
	p, ok := b.spare.Take()
	if !ok {
		p = new(piece)
	}
	p.rows = p.rows[:0]
	to.pieces = append(to.pieces, p)
	return p
}

func (b *blocks) get(k blockKey) *block {
	kept := b.kept[k]
	if kept == nil {
		if b.kept == nil {
			b.kept = map[blockKey]*block{}
		}
		if kept, _ = b.free.Take(); kept == nil {
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
	for first := 0; first < len(part.Cols); {
		tile, end := part.Cols[first].Index/blockColumns, first+1
		for end < len(part.Cols) && part.Cols[end].Index/blockColumns == tile {
			end++
		}
		f.blocks.cols = f.blocks.cols[:0]
		for _, col := range part.Cols[first:end] {
			if f.Columns.Leaves[col.Index].Ready {
				f.blocks.cols = append(f.blocks.cols, col)
			}
		}
		if len(f.blocks.cols) > 0 {
			f.paintTile(&part, tile)
		}
		first = end
	}
	if f.pictures != nil && f.pictures.Waiting() {
		f.Painter.WakeAt(f.Painter.Gtx.Now)
	}
}

// paintTile draws the ready cells of some columns, block by block.
func (f *Feature) paintTile(part *feature.Part, tile int) {
	s := f.stampOf()
	for first := 0; first < len(part.Rows); {
		number := part.Rows[first].Index / blockRows
		end := first + 1
		for end < len(part.Rows) && part.Rows[end].Index/blockRows == number {
			end++
		}
		k := blockKey{part.Band, part.Pane, part.Sticky >= 0, number, tile}
		if k.sticky {
			k.row = part.Rows[first].Index
		}
		b := f.blocks.get(k)
		if b.stamp != s {
			f.blocks.clear(b)
			b.stamp = s
		}
		f.paintBlock(b, part, first, end)
		first = end
	}
}

// stampOf returns the stamp of the columns of a tile.
func (f *Feature) stampOf() stamp {
	s := stamp{
		rows: f.Dataset.RowsRev + 1, style: f.Painter.StyleRev, cols: uint32(f.Columns.Rev), look: f.blocks.look, scale: f.scales.rev,
		edits: f.Options.Editing.Enabled, overlay: f.Grid.Overlaid(), pictures: f.blocks.pictures,
	}
	for _, col := range f.blocks.cols {
		s.places = draw.Mix(draw.Mix(draw.Mix(s.places, uint64(col.Index)), uint64(col.Start-f.blocks.cols[0].Start)), uint64(col.Size))
	}
	return s
}

// paintBlock draws the cells of a block in the rows [first, end) of a part.
func (f *Feature) paintBlock(b *block, part *feature.Part, first, end int) {
	rows := f.blocks.rows[:0]
	for i := first; i < end; i++ {
		r := part.Rows[i]
		rows = append(rows, shownRow{r.Index, r.Start, r.Size, f.rowLook(part, i)})
	}
	f.blocks.rows = rows
	for i := 0; i < len(rows); {
		p, k := b.find(rows[i].index)
		if p != nil && !f.holds(p, k, part, rows[i:]) {
			f.blocks.clear(b)
			f.paintBlock(b, part, first, end)
			return
		}
		n := 1
		if p != nil {
			n = min(len(p.rows)-k, len(rows)-i)
		} else if all, ok := f.coming(part, part.Rows[first:end]); ok {
			f.blocks.clear(b)
			f.draw(f.blocks.add(b), &all, f.blocks.all, 0)
			break
		} else {
			for i+n < len(rows) && !b.has(rows[i+n].index) {
				n++
			}
			if len(b.pieces) >= mostPieces {
				f.blocks.clear(b)
				i, n = 0, len(rows)
			}
			p, k = f.blocks.add(b), 0
			f.draw(p, part, rows[i:i+n], first+i)
		}
		i += n
	}
	for _, p := range b.pieces {
		if k := p.at(rows); k >= 0 {
			f.paintPiece(p, part, rows[k], first)
		}
	}
}

// find returns the piece that has a row, and the place of the row in it; nil for none.
func (b *block) find(index int) (*piece, int) {
	for _, p := range b.pieces {
		if k := index - p.rows[0].index; k >= 0 && k < len(p.rows) {
			return p, k
		}
	}
	return nil, 0
}

// has reports whether a piece has a row.
func (b *block) has(index int) bool {
	p, _ := b.find(index)
	return p != nil
}

// at returns the index of the first visible row of a piece in rows, -1 if none is visible.
func (p *piece) at(rows []shownRow) int {
	for i := range rows {
		if k := rows[i].index - p.rows[0].index; k >= 0 && k < len(p.rows) {
			return i
		}
	}
	return -1
}

// holds reports whether a piece shows rows from its k-th one on as they are now. Its rows before and after must be off
// the screen.
func (f *Feature) holds(p *piece, k int, part *feature.Part, rows []shownRow) bool {
	n := min(len(p.rows)-k, len(rows))
	by := rows[0].start - p.rows[k].start
	for i := range n {
		is := p.rows[k+i]
		is.start += by
		if is != rows[i] {
			return false
		}
	}
	if k > 0 || k+n < len(p.rows) {
		body := f.Viewport.ScrolledBody()
		return part.Scrolls() && (k == 0 || rows[0].start <= body.Min.Y) &&
			(k+n == len(p.rows) || rows[n-1].start+rows[n-1].size >= body.Max.Y)
	}
	return true
}

// paintPiece paints a piece of which a row is in a place, and draws it again if its cells have changed with the time.
func (f *Feature) paintPiece(p *piece, part *feature.Part, row shownRow, first int) {
	origin := image.Pt(f.blocks.cols[0].Start, row.start-p.rows[row.index-p.rows[0].index].start)
	if until := p.canvas.Until; !until.IsZero() && !f.Painter.Gtx.Now.Before(until) {
		f.blocks.ticks++
		rows := f.blocks.rows
		n := 0
		for n < len(rows) && rows[n].index != row.index {
			n++
		}
		end := n
		for end < len(rows) && rows[end].index < p.rows[0].index+len(p.rows) {
			end++
		}
		f.draw(p, part, rows[n:end], first+n)
		origin.Y = rows[n].start
	}
	if !p.canvas.Until.IsZero() {
		f.Painter.WakeAt(p.canvas.Until)
	}
	p.canvas.Paint(origin)
}

// rowLook returns a hash of what the cells of the i-th row of a part depend on in addition to the values of the row.
func (f *Feature) rowLook(part *feature.Part, i int) (hash uint64) {
	row := part.Rows[i]
	at := part.At(row, f.blocks.cols[0])
	floats, joins := !f.Viewport.IsRow(at), f.Viewport.Joins()
	if f.Text.Styles.Vary() {
		f.Text.Styles.UseRow(i)
		hash = f.Text.Styles.Row.TextKey()
	}
	if f.Text.Styles.HasCells() || floats || joins {
		for _, col := range f.blocks.cols {
			hash = draw.Mix(hash, f.cellLook(part, i, col, floats, joins))
		}
	}
	if f.entered.on && f.entered.at.Band == at.Band && f.entered.at.Row == at.Row {
		hash = draw.Mix(draw.Mix(hash, uint64(f.entered.at.Col)+1), uint64(f.entered.target)+1)
	}
	if f.hover.on && f.hover.at.Band == at.Band && f.hover.at.Row == at.Row {
		hash = draw.Mix(draw.Mix(hash, uint64(f.hover.at.Col)+1), uint64(f.hover.target)+7)
	}
	return hash
}

// cellLook returns a hash of the style of a cell of the current row, of the text of a floating row, which may change at
// any time, and of the place of a merged cell.
func (f *Feature) cellLook(part *feature.Part, i int, col celllayout.Span, floats, joins bool) (hash uint64) {
	at := part.At(part.Rows[i], col)
	hash = f.Text.Styles.Cell(col.Index).TextKey()
	if floats {
		f.buf = f.Cells.AppendText(f.buf[:0], at)
		for _, c := range f.buf {
			hash = draw.Mix(hash, uint64(c))
		}
	}
	if joins {
		cell, line, ok := f.place(part, i, col)
		if ok {
			y := part.Rows[i].Start
			hash = draw.Mix(draw.Mix(draw.Mix(draw.Mix(hash, uint64(cell.Min.Y-y)), uint64(cell.Max.Y-y)), uint64(cell.Max.X-col.Start)), uint64(line.Min.Y-y))
		}
	}
	return hash
}

// draw records the cells of rows in a piece. first is the index of the first row in the part.
func (f *Feature) draw(p *piece, part *feature.Part, rows []shownRow, first int) {
	origin := image.Pt(f.blocks.cols[0].Start, rows[0].start)
	p.rows = append(p.rows[:0], rows...)
	for i := range p.rows {
		p.rows[i].start -= origin.Y
	}
	p.canvas.Reset(f.Painter, &f.look)
	for i := range rows {
		f.Text.Styles.UseRow(first + i)
		for _, col := range f.blocks.cols {
			cell, line, ok := f.place(part, first+i, col)
			if !ok {
				continue
			}
			at := part.At(part.Rows[first+i], col)
			in, ok := f.input(at, cell.Sub(origin), line.Sub(origin))
			if !ok {
				continue
			}
			in.Target, in.Hover = f.targetAt(at), f.hoverAt(at)
			f.contain(at, func() { f.cellOf(col.Index).Draw(&p.canvas, &in) })
		}
	}
	p.canvas.Record()
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

// place returns the cell of the i-th row of a part and the room of its contents, in pixels of the sheet. ok is false for
// cells that show a text, and for parts of merged cells other than the first.
func (f *Feature) place(part *feature.Part, i int, col celllayout.Span) (cell, line image.Rectangle, ok bool) {
	row := part.Rows[i]
	at := part.At(row, col)
	inRow, inCol, ok := f.Viewport.Place(part, row, col)
	if !ok || inCol.Index != col.Index || !f.Cells.IsReady(at) || f.Viewport.IsFull(at) {
		return cell, line, false
	}
	cell = image.Rect(inCol.Start, inRow.Start, inCol.End(), inRow.End())
	first := f.Viewport.FirstLine(inRow)
	if m, merged := f.Viewport.DrawnMerged(at); merged && part.Sticky < 0 {
		first = f.Viewport.MergedLine(m, 0)
	}
	return cell, f.lineOf(at, cell, first.Start, first.End()), true
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
	look := f.Text.Styles.Row
	if f.Text.Styles.HasCells() {
		look = look.Over(f.Text.Styles.Cell(at.Col))
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
		in.Pos = at.Row
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
	var first, end coord.Slot
	if rows := f.Viewport.Sheet.Rows[layoutx.Body]; len(rows) > 0 { // of whole blocks: coming draws their rows off the screen, too
		first = coord.Slot(rows[0].Index / blockRows * blockRows)
		end = coord.Slot((rows[len(rows)-1].Index/blockRows + 1) * blockRows)
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
