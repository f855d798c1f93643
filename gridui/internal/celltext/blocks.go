// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/spare"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Gio processes every operation of a frame, so cost grows with their number. Therefore the text of
// neighbouring rows is joined into one path if it stays unchanged long enough to be worth that.
// Rows that appear all at once are joined from the start, and rows that appear one by one if that
// is simple (blocks_coming.go). Other rows have separate tiles at first.

const (
	// blockRows is the number of rows in a block, whose text may be joined.
	blockRows = 16
	// blockStill is the number of frames without a change after which the text of a block is
	// joined. Setting the text of a row costs about as much as painting it separately for that
	// many frames, so the total cost is at most twice the optimum.
	blockStill = 128
	// blockTall is the maximum average height of the rows of a block, in plain rows, because a
	// path costs by its area too.
	blockTall = 2
)

// blockKey names a block: the body rows whose number divided by blockRows is number, in the columns
// of a tile.
type blockKey struct {
	number int
	tile   int32
	pane   layoutx.Pane
}

// block holds the state of the rows of a blockKey. Its line contains the text of the rows [first,
// end), counted from the block's first; the range is empty while they are drawn separately.
type block struct {
	key blockKey
	// lineStamp is the stamp of the text in the line, drawnStamp that of the text drawn last,
	// joined or separately.
	lineStamp, drawnStamp tileStamp

	rows       [blockRows]blockRow
	first, end int
	line       textrun.Line
	// still counts the frames since the last change; shown is the number of rows drawn in the last
	// frame.
	still, shown int
	used         uint32
}

// blockRow is the state that only the text of one row of a block depends on: its styles, and its
// baseline in pixels below the line's.
type blockRow struct {
	look uint64
	base int
}

// part is a range of count rows of a block, from offset on, counted from the block's first row.
type part struct {
	number, offset, count int
	rows                  [blockRows]blockRow // base in pixels of the sheet
	heights               [blockRows]int
	// first is the index of the first row among the band's rows on the screen, -1 if some rows of
	// the part are not on the screen.
	first int
	// open is set if the last row has a detail below it.
	open bool
}

// end returns the index after the last row, counted from the block's first row.
func (p *part) end() int { return p.offset + p.count }

// row returns the body row of the i-th row of the part.
func (p *part) row(i int) int { return p.number*blockRows + p.offset + i }

// blockCache keeps the blocks on the screen, and reuses the memory of others.
type blockCache struct {
	kept map[blockKey]*block
	free spare.List[*block]
	used int
	// joined is set after this frame has joined a block from tiles. Only one is joined in a frame,
	// to limit the frame's time.
	joined bool
}

// begin starts a frame. keep is set if the last frame used no blocks, but the next frame at rest will.
func (c *blockCache) begin(frame uint32, keep bool, images *rowImages) {
	if len(c.kept) > c.used {
		for k, b := range c.kept {
			if b.used != frame {
				delete(c.kept, k)
				b.part()
				c.free.Put(b)
			}
		}
	}
	if most := 2 * c.used; len(c.free) > most && !keep {
		for _, b := range c.free[most:] {
			images.forget(&b.line)
		}
		c.free.Cut(most)
	}
	c.used, c.joined = 0, false
}

func (c *blockCache) get(k blockKey, frame uint32) *block {
	b := c.kept[k]
	if b == nil {
		if c.kept == nil {
			c.kept = map[blockKey]*block{}
		}
		b = c.blank(k)
		c.kept[k] = b
	}
	b.used = frame
	c.used++
	return b
}

// blank returns a block without text for a key. A block that had the same columns is preferred, because its memory has
// the size that the text needs.
func (c *blockCache) blank(k blockKey) *block {
	n := len(c.free)
	if n == 0 {
		return &block{key: k}
	}
	i := n - 1
	for j, b := range c.free {
		if b.key.tile == k.tile && b.key.pane == k.pane {
			i = j
		}
	}
	b := c.free.TakeAt(i)
	b.key = k
	return b
}

// isJoined reports whether rows of the block have their text in its line.
func (b *block) isJoined() bool { return b.end > b.first }

// part makes the rows of the block be drawn separately.
func (b *block) part() { b.first, b.end, b.still, b.shown = 0, 0, 0, 0 }

// common returns the rows of p that are in the line of b, counted from the block's first row.
func (b *block) common(p *part) (first, end int) {
	return max(b.first, p.offset), min(b.end, p.end())
}

// origin returns the baseline of b's line in pixels of the sheet. ok is false if p shows rows of b
// that have changed since the line was made, or more than these rows.
func (b *block) origin(p *part) (y int, ok bool) {
	first, end := b.common(p)
	if first >= end || p.open && b.end > p.end() {
		return 0, false
	}
	y = p.rows[first-p.offset].base - b.rows[first].base
	for i := first; i < end; i++ {
		if p.rows[i-p.offset] != (blockRow{b.rows[i].look, b.rows[i].base + y}) {
			return 0, false
		}
	}
	return y, true
}

// Paint draws the text of the part set by BeginPane.
func (ly *Layer) Paint() {
	pane, b, n := ly.shown.Pane, ly.shown.Band, len(ly.shown.Rows)
	scrolls := ly.shown.Scrolls()
	if scrolls && ly.fastScrolling() {
		ly.paintFast()
		return
	}
	for i := range ly.spans {
		s := &ly.spans[i]
		for first := 0; first < n; {
			end, block := n, false
			if scrolls {
				end, block = ly.blockEnd(first)
			}
			if block {
				ly.blockText(pane, s, first, end)
			} else {
				ly.rowByRow(pane, b, s, first, end)
			}
			first = end
		}
	}
}

// blockEnd returns the end of the adjacent visible rows in the same block as the first-th row on
// the screen. ok is false if they are too high to be joined; the end is then first + 1.
func (ly *Layer) blockEnd(first int) (end int, ok bool) {
	rows := ly.shown.Rows
	number, end := rows[first].Index/blockRows, first+1
	for end < len(rows) && rows[end].Index/blockRows == number && rows[end].Start == rows[end-1].End() {
		end++
	}
	if rows[end-1].End()-rows[first].Start > (end-first)*blockTall*ly.Painter.Style.RowHeight {
		return first + 1, false
	}
	return end, true
}

// rowByRow draws the text of the visible rows [first, end) separately.
func (ly *Layer) rowByRow(pane layoutx.Pane, b layoutx.Band, s *tileSpan, first, end int) {
	for i := first; i < end; i++ {
		row := ly.shown.Rows[i]
		ly.Styles.UseRow(i)
		at := viewport.Address{Band: b, Row: coord.Slot(row.Index), Col: 0}
		tile := ly.rowText(&ly.Painter.Style, at, pane, s, ly.stampOf(b, s, row.Size))
		if tile.line.Len() == 0 {
			continue
		}
		if ly.images.mayReplace(&tile.line) {
			ly.record(&ly.Painter.Style, tile, at, s)
		}
		ly.Painter.MoveTo(image.Pt(s.x, ly.textBase(b, row)))
		ly.paintLine(&tile.line)
	}
}

// blockText draws the text of rows of a block, joined if possible.
func (ly *Layer) blockText(pane layoutx.Pane, s *tileSpan, first, end int) {
	show := ly.blockPart(s, first, end)
	b := ly.blocks.get(blockKey{show.number, s.tile, pane}, ly.tiles.frame)
	stamp := ly.stamp(s, 0)
	y, ok := b.origin(&show)
	if b.isJoined() && !(ok && (b.lineStamp == stamp || ly.saysSame(b, s, &show, stamp))) {
		y = ly.change(b, s, &show, stamp)
	}
	if !b.isJoined() {
		ly.apart(b, pane, s, &show, stamp)
		return
	}
	y = ly.sharpen(b, s, &show, stamp, y)
	ly.beside(b, pane, s, &show, stamp, y)
}

// change handles a change in a block. It makes its rows be drawn separately, or joins them again at
// the returned y if they were unchanged for long. One change costs the same both ways, and many
// changes in a row cost less when drawn separately. Rows whose text was set ahead need no new text.
func (ly *Layer) change(b *block, s *tileSpan, show *part, stamp tileStamp) (y int) {
	if b.still >= blockStill && len(ly.prelayout.tiles) == 0 {
		ly.join(b, s, show, stamp)
		return show.rows[0].base
	}
	b.part()
	b.shown = show.count
	return 0
}

// beside draws the line of a block at y, and separately the rows that have appeared since the line
// was made. It joins all rows when these have been unchanged long enough, or when the whole block
// may be joined.
func (ly *Layer) beside(b *block, pane layoutx.Pane, s *tileSpan, show *part, stamp tileStamp, y int) {
	from, to := b.common(show)
	from, to = show.first+from-show.offset, show.first+to-show.offset
	n := show.count
	b.rest(n, true)
	if to-from < n {
		all, coming := ly.coming(s, show)
		if coming || ly.mayJoin(b, n) {
			ly.join(b, s, &all, stamp)
			b.shown = show.count
			y, from, to = all.rows[0].base, show.first, show.first+n
		}
	}
	ly.rowByRow(pane, layoutx.Body, s, show.first, from)
	ly.paintBlock(b, s, y, to-from)
	ly.rowByRow(pane, layoutx.Body, s, to, show.first+n)
}

// blockPart returns the part of the visible rows [first, end), which are in one block.
func (ly *Layer) blockPart(s *tileSpan, first, end int) part {
	rows := ly.shown.Rows
	at, last := rows[first].Index, rows[end-1]
	show := part{number: at / blockRows, offset: at % blockRows, count: end - first, first: first}
	var key uint64 // of the row before
	for i := first; i < end; i++ {
		row, n, was := rows[i], i-first, key
		if n == 0 || ly.Styles.Vary() {
			key = ly.Styles.textKeyOf(i, s.first, s.end)
		}
		if n > 0 && row.Size == rows[i-1].Size && key == was {
			show.rows[n] = blockRow{show.rows[n-1].look, show.rows[n-1].base + row.Start - rows[i-1].Start}
		} else {
			show.rows[n] = blockRow{ly.sizedKey(layoutx.Body, s, row.Size, key), ly.textBase(layoutx.Body, row)}
		}
		show.heights[n] = row.Size
	}
	show.open = ly.Viewport.RowAxis.Size(last.Index) != last.Size
	return show
}

// apart draws rows of a block separately, unless they may be joined.
func (ly *Layer) apart(b *block, pane layoutx.Pane, s *tileSpan, show *part, stamp tileStamp) {
	if b.shown == 0 && ly.areNew(pane, s, show, stamp) {
		all, coming := ly.coming(s, show)
		if coming || show.count > 1 {
			ly.join(b, s, &all, stamp)
			b.shown = show.count
			ly.paintBlock(b, s, all.rows[0].base, show.count)
			return
		}
	}
	if ly.mayJoin(b, show.count) {
		ly.join(b, s, show, stamp)
		ly.paintBlock(b, s, show.rows[0].base, show.count)
		return
	}
	recorded := ly.recorded
	ly.rowByRow(pane, layoutx.Body, s, show.first, show.first+show.count)
	b.rest(show.count, ly.recorded == recorded && b.drawnStamp == stamp)
	b.drawnStamp = stamp
}

// rest counts a frame in which shown rows of b were drawn.
func (b *block) rest(shown int, same bool) {
	if b.still++; !same || shown != b.shown {
		b.still = 0
	}
	b.shown = shown
}

// mayJoin reports whether rows of b have been unchanged long enough to be joined, and prevents
// further joins in this frame.
func (ly *Layer) mayJoin(b *block, shown int) bool {
	if b.still < blockStill || b.shown != shown || shown == 1 || ly.blocks.joined {
		return false
	}
	ly.blocks.joined = true
	return true
}

// areNew reports whether the text of none of the rows is set yet. Existing text of changed rows
// counts as set, because it is most likely the same.
func (ly *Layer) areNew(pane layoutx.Pane, s *tileSpan, show *part, stamp tileStamp) bool {
	for i := range show.count {
		stamp.look = show.rows[i].look
		k := tileKey{row: show.row(i), tile: s.tile, pane: pane, band: layoutx.Body}
		for _, t := range [...]*tile{ly.tiles.kept[k], ly.prelayout.tiles[k]} {
			if t != nil && t.stamp.besideRows(stamp) {
				return false
			}
		}
	}
	return true
}

// join sets the text of rows of a block in the block's line.
func (ly *Layer) join(b *block, s *tileSpan, show *part, stamp tileStamp) {
	ly.recorded += show.count
	ly.gatherBlock(b, s, show)
	ly.recordRows(&b.line)
	b.lineStamp, b.drawnStamp = stamp, stamp
	b.first, b.end = show.offset, show.end()
	for i := range show.count {
		row := show.rows[i]
		b.rows[show.offset+i] = blockRow{row.look, row.base - show.rows[0].base}
	}
	b.still, b.shown = 0, show.count
}

// gatherBlock puts the text of rows on the line of their block.
func (ly *Layer) gatherBlock(b *block, s *tileSpan, show *part) {
	b.line.Reset()
	for i := range show.count {
		at := bodyRow(show.row(i))
		if show.first >= 0 {
			ly.Styles.UseRow(show.first + i)
		} else {
			ly.Styles.UseHidden(ly.Cells, at)
		}
		s.height = show.heights[i]
		ly.gather(&ly.Painter.Style, &b.line, at, s, show.rows[i].base-show.rows[0].base, nil)
	}
}

// saysSame reports whether the rows of a block show the same text although the grid's rows changed.
func (ly *Layer) saysSame(b *block, s *tileSpan, show *part, stamp tileStamp) bool {
	was, all := b.lineStamp, *show
	was.rows = stamp.rows
	if b.end-b.first > show.count {
		all, _ = ly.whole(s, show)
	}
	if was != stamp || b.first != all.offset || b.end != all.end() {
		return false
	}
	ly.gatherBlock(b, s, &all)
	if !b.line.Same() {
		return false
	}
	b.lineStamp, b.drawnStamp = stamp, stamp
	return true
}

// paintBlock paints the line of a block at y; rows is the number of its visible rows.
func (ly *Layer) paintBlock(b *block, s *tileSpan, y, rows int) {
	ly.tiles.used += rows
	if b.line.Len() > 0 {
		ly.Painter.MoveTo(image.Pt(s.x, y))
		ly.paintLine(&b.line)
	}
}
