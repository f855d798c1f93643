// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/spare"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// tileColumns is the number of neighbouring columns that share a tile. The text of a row is divided
// into tiles so that scrolling a column into view sets the text of one tile instead of the whole
// row. Wide tiles begin at the same columns and have more: see tilesOn.
const tileColumns = 12

// tileKey names the text of neighbouring columns of a row.
type tileKey struct {
	row  int
	tile int32
	pane layoutx.Pane
	band layoutx.Band
}

// tile is the kept text of a tileKey, recorded relative to the tile's left edge and the row's
// baseline.
type tile struct {
	key   tileKey
	stamp tileStamp
	line  textrun.Line
	// texts holds the texts and indents from which it was made, for comparison with rows that may
	// change in any frame and with rows that move.
	texts []byte
	used  uint32
}

// tileStamp identifies everything that a tile's recorded text depends on.
type tileStamp struct {
	rows, style uint32
	look        uint64
	cols        uint64
}

// besideRows reports whether two stamps differ at most in the state of the grid's rows.
func (s tileStamp) besideRows(o tileStamp) bool {
	s.rows = o.rows
	return s == o
}

// tileCache keeps tiles by key and reuses old ones for new keys.
type tileCache struct {
	kept map[tileKey]*tile
	// near holds the tiles requested last, by a cheap hash of their keys: most tiles are found
	// there without the map.
	near  []*tile
	free  spare.List[*tile]
	frame uint32
	used  int
	// budget is the number of tiles above which invisible ones are reused; first and last bound
	// the visible body rows, half open.
	budget, first, last int
	// moving is set if the screen shows some rows of the previous frame, and others.
	moving     bool
	fastScroll fastScroll
	moved      movedTiles
}

// spareTiles returns the number of tiles to keep in addition to the visible ones. Text from the
// shaper is kept for up to four screens, because setting it again is slow; text set the fast way is
// not worth the memory, about 100 kB a tile.
func (ly *Layer) spareTiles() int {
	used := ly.tiles.used
	if ly.Painter.Cache.Faces != nil {
		return used/2 + 32
	}
	return max(3*used, 512-used)
}

// begin starts a frame in which body rows [first, last) are visible. spare tiles are kept in
// addition to the tiles used by the last frame.
func (c *tileCache) begin(images *rowImages, spare, first, last int) {
	if c.kept == nil {
		c.kept = map[tileKey]*tile{}
		c.near = make([]*tile, nearTiles)
	}
	c.moving = first < c.last && c.first < last && (first != c.first || last != c.last)
	c.fastScroll.count(first < last && c.first < c.last && (first >= c.last || c.first >= last))
	c.budget, c.first, c.last = c.used+spare, first, last
	if over := len(c.kept) + len(c.free) - 2*c.budget; over > 0 {
		c.reclaim()
		keep := max(len(c.free)-over, 0)
		for _, t := range c.free[keep:] {
			images.forget(&t.line)
		}
		if c.free.Cut(keep) {
			clear(c.near)
		}
	}
	c.frame++
	c.used = 0
}

// nearTiles is the size of near: 64 rows with 16 tiles each.
const nearTiles = 64 * 16

// slot returns the index of a tile in near. The tiles of 64 neighbouring rows have different slots.
func (k tileKey) slot() int {
	at := k.row*16 + int(k.tile)&7
	if k.pane != layoutx.Center {
		at ^= 8 + 4*int(k.pane&1)
	}
	return (at + int(k.band)*(nearTiles/4)) & (nearTiles - 1)
}

// get returns the tile of a key. It may hold the text of another key, in which case its stamp
// differs.
func (c *tileCache) get(k tileKey) *tile {
	near := &c.near[k.slot()]
	t := *near
	if t == nil || t.key != k {
		t = c.kept[k]
		if t == nil {
			t = c.blank()
			t.key = k
			c.kept[k] = t
		}
		*near = t
	}
	if t.used != c.frame {
		t.used = c.frame
		c.used++
	}
	return t
}

// put replaces the tile of the same key, which must have been requested last.
func (c *tileCache) put(t *tile) {
	near := &c.near[t.key.slot()]
	was := *near
	t.used = was.used
	c.kept[t.key], *near = t, t
	was.free()
	c.free.Put(was)
}

// blank returns a tile without text: a free one, else an invisible one if there are many tiles,
// else a new one.
func (c *tileCache) blank() *tile {
	if len(c.free) == 0 && len(c.kept) >= c.budget {
		c.reclaim()
	}
	if t, ok := c.free.Take(); ok {
		return t
	}
	return &tile{key: tileKey{row: -1}}
}

// free clears a tile's key and stamp.
func (t *tile) free() { t.key, t.stamp = tileKey{row: -1}, tileStamp{} }

// reclaim frees the tiles that neither this frame nor the last one used, and unused tiles of
// invisible rows.
func (c *tileCache) reclaim() {
	for k, t := range c.kept {
		off := k.band == layoutx.Body && (k.row < c.first || k.row >= c.last)
		if t.used != c.frame && (off || t.used+1 < c.frame) {
			delete(c.kept, k)
			t.free()
			c.free.Put(t)
		}
	}
}

// tileSpan is a tile on the screen: its columns [first, end), its x coordinate in pixels of the
// sheet, and its width.
type tileSpan struct {
	tile       int32
	first, end int
	x, width   int
	// cols is a hash of the columns' identity, widths and alignment.
	cols uint64
	// wraps is set if the text of a column wraps; height is the height of the row of the last
	// stamp.
	wraps  bool
	height int
}

// tilesOn appends the tiles of a pane that have visible columns. If text is drawn as images, it is a single wide one,
// unless its columns do not fit an image: each row of each tile costs a renderer without a GPU a draw.
func (ly *Layer) tilesOn(dst []tileSpan, st *style.Resolved, p layoutx.Pane) []tileSpan {
	cols := ly.Viewport.Sheet.Cols[p]
	if len(cols) == 0 {
		return dst
	}
	base, n := ly.Columns.First(p), ly.Columns.Count[p]
	from, to := (cols[0].Index-base)/tileColumns, (cols[len(cols)-1].Index-base)/tileColumns
	if st.TextImages {
		if s, ok := ly.wideTile(st, p, from); ok {
			return append(dst, s)
		}
	}
	for t := from; t <= to; t++ {
		dst = append(dst, ly.tileSpan(st, p, t, min((t+1)*tileColumns, n)))
	}
	return dst
}

// wideTile returns a tile that begins like the plain tile of a number, which has the first column on the screen. As long as
// that is so, the wide one has all columns on the screen. At the start of the pane, where many grids stay, it has no
// others. ok is false if the columns do not fit an image.
func (ly *Layer) wideTile(st *style.Resolved, p layoutx.Pane, tile int) (s tileSpan, ok bool) {
	at, cols := ly.Viewport.Widths.Offsets(p), ly.Viewport.Sheet.Cols[p]
	first, right := tile*tileColumns, ly.Viewport.Sheet.Panes.Pane(p).Dx()
	if ly.Viewport.ScrolledX(p) > 0 {
		right += at.Start(first + tileColumns)
	}
	_, end := at.Range(at.Start(first), right)
	// A grid may show more columns than the pane has room for, all of them.
	shown := cols[len(cols)-1].Index + 1 - ly.Columns.First(p)
	s = ly.tileSpan(st, p, tile, max(end, shown))
	return s, !s.wraps && textrun.FitsImage(image.Pt(s.width, blockRows*ly.Painter.Pitch(st.Face)))
}

// tileSpan returns the tile of a number in a pane. Its columns end before column end of the pane.
func (ly *Layer) tileSpan(st *style.Resolved, p layoutx.Pane, tile, end int) tileSpan {
	base := ly.Columns.First(p)
	s := tileSpan{tile: int32(tile), first: base + tile*tileColumns, end: base + end, cols: uint64(ly.Columns.Rev)}
	left := s.first
	if st.RTL {
		left = s.end - 1
	}
	s.x = ly.Viewport.ColumnX(p, left)
	for c := s.first; c < s.end; c++ {
		w := ly.Viewport.Widths.Of(c)
		s.width += w
		s.cols = s.cols*0x100000001b3 ^ uint64(w)
		s.wraps = s.wraps || ly.Columns.Leaves[c].Lines > 0
	}
	return s
}

// rowText returns the tile with the text of a row's columns, set again if anything it depends on
// changed. The texts of floating rows and footers, which may change at any time, are compared.
func (ly *Layer) rowText(st *style.Resolved, at viewport.Address, p layoutx.Pane, span *tileSpan, stamp tileStamp) *tile {
	key := ly.keyOf(at, p, span)
	t := ly.tiles.get(key)
	if ly.isSet(st, t, stamp, at, span) {
		return t
	}
	if a := ly.prelayout.tiles[key]; a != nil && ly.isSet(st, a, stamp, at, span) {
		delete(ly.prelayout.tiles, key)
		ly.tiles.put(a)
		return a
	}
	if m := ly.keptTile(st, t, stamp, at, span); m != nil {
		return m
	}
	t.stamp = stamp
	ly.record(st, t, at, span)
	return t
}

// keyOf returns the key of the tile of a row's columns.
func (ly *Layer) keyOf(at viewport.Address, p layoutx.Pane, span *tileSpan) tileKey {
	key := tileKey{row: int(at.Row), tile: span.tile, pane: p, band: at.Band}
	if span.wraps && ly.shown.Sticky >= 0 {
		key.tile = -1 - key.tile // a sticky row may be lower than in place
	}
	return key
}

// stamp returns the stamp of a tile with the hash look of its styles.
func (ly *Layer) stamp(span *tileSpan, look uint64) tileStamp {
	return tileStamp{rows: ly.Dataset.RowsRev + 1, style: ly.Painter.StyleRev, look: look, cols: span.cols}
}

// stampOf returns the stamp for a row of a height, with the styles of the current row.
func (ly *Layer) stampOf(b layoutx.Band, span *tileSpan, height int) tileStamp {
	return ly.stamp(span, ly.sizedKey(b, span, height, ly.Styles.textKey(span.first, span.end)))
}

// sizedKey sets the height of the span's row, and adds it to the textKey of the row if text in it wraps.
func (ly *Layer) sizedKey(b layoutx.Band, span *tileSpan, height int, key uint64) uint64 {
	if span.height = height; span.wraps && b == layoutx.Body {
		key = key*0x100000001b3 ^ uint64(height)
	}
	return key
}

// isSet reports whether a tile holds the text of its cells for a stamp.
func (ly *Layer) isSet(st *style.Resolved, t *tile, stamp tileStamp, at viewport.Address, span *tileSpan) bool {
	return t.stamp == stamp && (at.Band == layoutx.Head || ly.Viewport.IsRow(at) || ly.sameTexts(st, t, at, span))
}

// sameTexts reads the texts of a tile's cells and compares them with the texts it holds.
func (ly *Layer) sameTexts(st *style.Resolved, t *tile, at viewport.Address, span *tileSpan) bool {
	ly.tileBuf = ly.rowTexts(ly.tileBuf[:0], st, at, span)
	return string(ly.tileBuf) == string(t.texts)
}

// record sets the text of a tile, whose stamp is set already.
func (ly *Layer) record(st *style.Resolved, t *tile, at viewport.Address, span *tileSpan) {
	ly.recorded++
	t.texts = t.texts[:0]
	t.line.Reset()
	ly.gather(st, &t.line, at, span, 0, &t.texts)
	if at.Band == layoutx.Body {
		ly.recordRows(&t.line)
	} else {
		t.line.Record(&ly.Painter.Cache)
	}
}

// gather adds the text of a row's columns to a line, base pixels below its baseline. The row's
// styles must be current. Unless texts is nil, gather appends the texts and indents of the cells to
// it.
func (ly *Layer) gather(st *style.Resolved, line *textrun.Line, at viewport.Address, span *tileSpan, base int, texts *[]byte) {
	for col := span.first; col < span.end; col++ {
		at.Col = col
		w := ly.Viewport.Widths.Of(col)
		ly.tileBuf = ly.cellText(ly.tileBuf[:0], at)
		indent := ly.Viewport.Indents.Of(at, w)
		if texts != nil {
			*texts = endCell(append(*texts, ly.tileBuf...), len(ly.tileBuf), indent)
		}
		if len(ly.tileBuf) == 0 || w <= 2*st.Padding {
			continue
		}
		c := ly.textCell(st, at, cellPlace{ly.tileOffset(st, span, col), base, w, span.height, indent})
		ly.setText(st, line, &c)
	}
}

// cellPlace is where a column begins, the baseline of a text, the width of the column, the height of the
// row and the indent of the text, in pixels.
type cellPlace struct{ x, base, width, height, indent int }

// textCell returns the text area of a cell, in the styles of the current row.
func (ly *Layer) textCell(st *style.Resolved, at viewport.Address, p cellPlace) viewport.TextCell {
	look := ly.Styles.Row
	if len(ly.Styles.cells) > 0 {
		look = look.Over(ly.Styles.Cell(at.Col))
	}
	if ly.Columns.IsRowNumber(at.Col) {
		look = theme.CellStyle{Fg: st.Theme.FgMuted}
	}
	if !st.RTL {
		p.x += p.indent
	}
	p.width -= p.indent
	room := p.width - 2*st.Padding
	if at.Band == layoutx.Head {
		room -= ly.Cells.HeadMarksRoom(at.Col)
	}
	return viewport.TextCell{
		At: at, X: p.x, Base: p.base, Width: p.width, Room: max(room, 0), Height: p.height,
		Face: viewport.FaceOf(st, at.Band, look), Ink: inkOf(st, at.Band, look),
	}
}

// tileOffset returns where a column of a tile begins, in pixels from the tile's left edge.
func (ly *Layer) tileOffset(st *style.Resolved, span *tileSpan, col int) int {
	x := 0
	if st.RTL {
		for c := col + 1; c < span.end; c++ {
			x += ly.Viewport.Widths.Of(c)
		}
		return x
	}
	for c := span.first; c < col; c++ {
		x += ly.Viewport.Widths.Of(c)
	}
	return x
}

// AlignIn returns the x offset of text of a width in a cell of width w.
func AlignIn(st *style.Resolved, a option.Align, w, text int) int {
	left, right := st.Padding, w-st.Padding-text
	switch {
	case a == option.AlignCenter:
		return (w - text) / 2
	case (a == option.AlignEnd) != st.RTL:
		return right
	}
	return left
}

// decimalRoom returns the room behind the text of a cell.
func (ly *Layer) decimalRoom(c *viewport.TextCell, text []byte, width int) int {
	return ly.decimals.Room(ly.Columns, &ly.Painter.Cache, c, text, width)
}

// alignIn returns the x offset of the text of a cell in its area.
func (ly *Layer) alignIn(c *viewport.TextCell, text []byte, width int) int {
	return AlignIn(&ly.Painter.Style, ly.Columns.Leaves[c.At.Col].Align, c.Width-ly.decimalRoom(c, text, width), width)
}

// inkOf returns the colour of text of a style.
func inkOf(st *style.Resolved, b layoutx.Band, l theme.CellStyle) color.NRGBA {
	switch {
	case b == layoutx.Head:
		return st.Theme.HeaderFg
	case l.Fg.A != 0 && !st.ForcedColors:
		return l.Fg
	}
	return st.Theme.Fg
}

// setText adds the text in ly.tileBuf to a line.
func (ly *Layer) setText(st *style.Resolved, line *textrun.Line, c *viewport.TextCell) {
	align := ly.Columns.Leaves[c.At.Col].Align
	lines, ok := ly.Viewport.WrapText(ly.tileBuf, c)
	if !ok {
		run := ly.Painter.Cache.Fit(c.Face, ly.tileBuf, c.Room)
		line.AddBelow(run, c.X+ly.alignIn(c, ly.tileBuf, run.Width), c.Base, c.Ink)
		return
	}
	pitch := ly.Painter.Pitch(c.Face)
	top := c.Base
	if c.At.Band == layoutx.Head {
		top -= (lines.Len() - 1) * pitch / 2
	}
	for i := range lines.Len() {
		run := lines.Line(i)
		line.AddBelow(run, c.X+AlignIn(st, align, c.Width, run.Width), top+i*pitch, c.Ink)
	}
}

// textBase returns the baseline of a row's text, or of its first line, in pixels of the sheet.
func (ly *Layer) textBase(b layoutx.Band, row celllayout.Span) int {
	if b == layoutx.Body {
		row = ly.Viewport.FirstLine(row)
	}
	return row.Start + ly.Painter.Baseline(ly.Painter.Style.Face, row.Size)
}
