// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// tileColumns is how many neighbouring columns share a tile. The text of a row
// is kept in tiles so that a column that scrolls into view makes one tile's text
// anew and not the row's.
const tileColumns = 12

// tileKey names the text of a few columns of a row.
type tileKey struct {
	row  int
	tile int32
	pane layoutx.Pane
	band layoutx.Band
}

// tile is the kept text of a tileKey, recorded from the tile's left edge and the
// row's baseline.
type tile struct {
	key   tileKey
	stamp tileStamp
	line  textrun.Line
	// texts are the texts it was made of, with what else makes out the cells of a row: for
	// rows that are asked in each frame, and for rows that move.
	texts []byte
	used  uint32
}

// tileStamp is all that a tile's recorded text depends on.
type tileStamp struct {
	rows, style uint32
	look        uint64
	cols        uint64
	// image says that the text is drawn as an image, see fast_scroll.go.
	image bool
}

// besideRows reports whether nothing but the state of the grid's rows makes two stamps differ.
func (s tileStamp) besideRows(o tileStamp) bool {
	s.rows = o.rows
	return s == o
}

// tileCache keeps tiles by key and makes old ones over for new keys.
type tileCache struct {
	kept map[tileKey]*tile
	// near are the tiles that were asked for last, by a cheap sum of their keys: most
	// are found there without the map.
	near  []*tile
	free  []*tile
	frame uint32
	used  int
	// budget is how many tiles there may be before those off the screen are made
	// over; first and last are the body rows on the screen, half open.
	budget, first, last int
	// moving says that the screen shows some of the rows that it showed in the frame
	// before, and others.
	moving     bool
	fastScroll fastScroll
	moved      movedTiles
}

// spareTiles is how many tiles are kept beside those on the screen. Text that
// takes the shaper is kept for as much as four screens, since setting it anew is
// slow; text that takes the fast way is not worth the memory, about 100 kB a tile.
func (ly *Layer) spareTiles() int {
	used := ly.tiles.used
	if ly.Painter.Cache.Faces != nil {
		return used/2 + 32
	}
	return max(3*used, 512-used)
}

// begin starts a frame in which body rows [first, last) are on the screen; spare
// tiles are kept beside as many as the last frame used.
func (c *tileCache) begin(spare, first, last int) {
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
		clear(c.free[keep:])
		c.free = c.free[:keep]
	}
	c.frame++
	c.used = 0
}

// nearTiles is how many tiles are near: those of 64 rows, 16 for each.
const nearTiles = 64 * 16

// slot is where a tile is among those near. Those of 64 neighbouring rows have
// places of their own.
func (k tileKey) slot() int {
	at := k.row*16 + int(k.tile)&7
	if k.pane != layoutx.Center {
		at ^= 8 + 4*int(k.pane&1)
	}
	return (at + int(k.band)*(nearTiles/4)) & (nearTiles - 1)
}

// get returns the tile of a key, which may hold something else's text as long as
// its stamp differs.
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

// put puts a tile in the place of the one of its key that was asked for last.
func (c *tileCache) put(t *tile) {
	near := &c.near[t.key.slot()]
	was := *near
	t.used = was.used
	c.kept[t.key], *near = t, t
	was.free()
	c.free = append(c.free, was)
}

// blank is a tile without text: one that is free, else one that went off the
// screen if there are many, else a new one.
func (c *tileCache) blank() *tile {
	if len(c.free) == 0 && len(c.kept) >= c.budget {
		c.reclaim()
	}
	n := len(c.free)
	if n == 0 {
		return &tile{key: tileKey{row: -1}}
	}
	t := c.free[n-1]
	c.free = c.free[:n-1]
	return t
}

// free forgets what a tile holds.
func (t *tile) free() { t.key, t.stamp = tileKey{row: -1}, tileStamp{} }

// reclaim frees the tiles that neither this frame nor the last one used, and those
// of rows that are off the screen.
func (c *tileCache) reclaim() {
	for k, t := range c.kept {
		off := k.band == layoutx.Body && (k.row < c.first || k.row >= c.last)
		if t.used != c.frame && (off || t.used+1 < c.frame) {
			delete(c.kept, k)
			t.free()
			c.free = append(c.free, t)
		}
	}
}

// tileSpan is a tile on the screen: its columns [first, end) and the pixels of
// the sheet it begins at.
type tileSpan struct {
	tile       int32
	first, end int
	x          int
	// cols sums up the columns' identity, widths and alignment.
	cols uint64
	// wraps says that the text of some column wraps, height is that of the row that
	// the stamp was asked for.
	wraps  bool
	height int
}

// tilesOn appends the tiles of a pane that have columns on the screen.
func (ly *Layer) tilesOn(dst []tileSpan, st *style.Resolved, p layoutx.Pane) []tileSpan {
	cols := ly.Viewport.Sheet.Cols[p]
	if len(cols) == 0 {
		return dst
	}
	base := ly.Columns.First(p)
	last := base + ly.Columns.Count[p]
	from := (cols[0].Index - base) / tileColumns
	to := (cols[len(cols)-1].Index - base) / tileColumns
	for t := from; t <= to; t++ {
		s := tileSpan{tile: int32(t), first: base + t*tileColumns}
		s.end = min(s.first+tileColumns, last)
		s.x = ly.Viewport.ColumnX(p, s.first)
		if st.RTL {
			s.x = ly.Viewport.ColumnX(p, s.end-1)
		}
		s.cols = uint64(ly.Columns.Rev)
		for c := s.first; c < s.end; c++ {
			s.cols = s.cols*0x100000001b3 ^ uint64(ly.Viewport.Widths.Of(c))
			s.wraps = s.wraps || ly.Columns.Leaves[c].Lines > 0
		}
		dst = append(dst, s)
	}
	return dst
}

// rowText returns the tile with the text of a row's columns, made anew if what
// it depends on changed. Floating rows and footers may change at any time: their
// texts are compared.
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

// keyOf is the key of the tile of a row's columns.
func (ly *Layer) keyOf(at viewport.Address, p layoutx.Pane, span *tileSpan) tileKey {
	key := tileKey{row: int(at.Row), tile: span.tile, pane: p, band: at.Band}
	if span.wraps && ly.shown.Sticky >= 0 {
		key.tile = -1 - key.tile // where it sticks it may be lower than where it stands
	}
	return key
}

// stamp is what the text of a tile depends on that shows a look.
func (ly *Layer) stamp(span *tileSpan, look uint64) tileStamp {
	return tileStamp{rows: ly.Dataset.RowsRev + 1, style: ly.Painter.StyleRev, look: look, cols: span.cols}
}

// stampOf is stamp for a row of a height, by its styles.
func (ly *Layer) stampOf(b layoutx.Band, span *tileSpan, height int) tileStamp {
	key := ly.Styles.textKey(span.first, span.end)
	if span.height = height; span.wraps && b == layoutx.Body {
		key = key*0x100000001b3 ^ uint64(height)
	}
	stamp := ly.stamp(span, key)
	stamp.image = b == layoutx.Body && ly.fastScrolling()
	return stamp
}

// isSet reports whether a tile holds the text of its cells as a stamp has it.
func (ly *Layer) isSet(st *style.Resolved, t *tile, stamp tileStamp, at viewport.Address, span *tileSpan) bool {
	return t.stamp == stamp && (at.Band == layoutx.Head || ly.Viewport.IsRow(at) || ly.sameTexts(st, t, at, span))
}

// sameTexts asks for the texts of a tile and compares them with those it holds.
func (ly *Layer) sameTexts(st *style.Resolved, t *tile, at viewport.Address, span *tileSpan) bool {
	ly.tileBuf = ly.rowTexts(ly.tileBuf[:0], st, at, span)
	return string(ly.tileBuf) == string(t.texts)
}

// record sets the text of a tile that has its stamp.
func (ly *Layer) record(st *style.Resolved, t *tile, at viewport.Address, span *tileSpan) {
	ly.recorded++
	t.texts = t.texts[:0]
	t.line.Reset()
	ly.gather(st, &t.line, at, span, 0, &t.texts)
	ly.Painter.Cache.DrawImages(st.TextImages || t.stamp.image)
	t.line.Record(&ly.Painter.Cache)
	ly.Painter.Cache.DrawImages(st.TextImages)
}

// gather puts the text of a row's columns on a line; their styles were read before. base
// pixels below its baseline. What makes out the cells is appended to texts, if that is
// not nil.
func (ly *Layer) gather(st *style.Resolved, line *textrun.Line, at viewport.Address, span *tileSpan, base int, texts *[]byte) {
	row := ly.Styles.Row
	for col := span.first; col < span.end; col++ {
		at.Col = col
		w := ly.Viewport.Widths.Of(col)
		ly.tileBuf = ly.cellText(ly.tileBuf[:0], at)
		x, indent := ly.tileOffset(st, span, col), ly.Viewport.Indents.Of(at, w)
		if texts != nil {
			*texts = endCell(append(*texts, ly.tileBuf...), len(ly.tileBuf), indent)
		}
		if len(ly.tileBuf) == 0 || w <= 2*st.Padding {
			continue
		}
		look := row
		if len(ly.Styles.cells) > 0 {
			look = row.Over(ly.Styles.Cell(col))
		}
		if ly.Columns.IsRowNumber(col) {
			look = theme.CellStyle{Fg: st.Theme.FgMuted}
		}
		if !st.RTL {
			x += indent
		}
		w -= indent
		room := w - 2*st.Padding
		if at.Band == layoutx.Head {
			room -= ly.Cells.HeadMarksRoom(col)
		}
		ly.setText(st, line, viewport.TextCell{
			At: at, X: x, Base: base, Width: w, Room: max(room, 0), Height: span.height,
			Face: viewport.FaceOf(st, at.Band, look), Ink: inkOf(st, at.Band, look),
		})
	}
}

// tileOffset is where a column of a tile begins, in pixels from the tile's left
// edge.
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

// AlignIn is where text of a width begins in a cell of width w.
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

// inkOf is the colour of text of a style.
func inkOf(st *style.Resolved, b layoutx.Band, l theme.CellStyle) color.NRGBA {
	switch {
	case b == layoutx.Head:
		return st.Theme.HeaderFg
	case l.Fg.A != 0 && !st.ForcedColors:
		return l.Fg
	}
	return st.Theme.Fg
}

// setText puts the text that is in e.tileBuf on a line.
func (ly *Layer) setText(st *style.Resolved, line *textrun.Line, c viewport.TextCell) {
	align := ly.Columns.Leaves[c.At.Col].Align
	lines, ok := ly.Viewport.WrapText(ly.tileBuf, &c)
	if !ok {
		run := ly.Painter.Cache.Fit(c.Face, ly.tileBuf, c.Room)
		line.AddBelow(run, c.X+AlignIn(st, align, c.Width, run.Width), c.Base, c.Ink)
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

// textBase is the baseline of a row's text, or of its first line, in pixels of the
// sheet.
func (ly *Layer) textBase(b layoutx.Band, row layoutx.Span) int {
	if b == layoutx.Body {
		row = ly.Viewport.FirstLine(row)
	}
	return row.Start + ly.Painter.Baseline(ly.Painter.Style.Face, row.Size)
}
