// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// What a window does for a grid in a frame goes by the number of its operations: Gio
// reads them all again. So the text of neighbouring rows is joined into one path where
// it stands long enough to be worth that. Rows that come all at once are joined from the
// start, and those that come one by one where that is simple (blocks_coming.go); else
// those have tiles of their own at first.

const (
	// blockRows is how many rows a block has, whose text may be joined.
	blockRows = 8
	// blockStill is after how many frames without a change the text of a block is
	// joined. Setting the text of a row costs as much as painting it apart for about
	// that many frames, so that it never costs more than twice the least.
	blockStill = 128
	// blockTall is how high the rows of a block may be on average, in plain rows: a
	// path costs by its area too.
	blockTall = 2
)

// blockKey names a block: those rows of the body that have its number when theirs is
// divided by blockRows, in the columns of a tile.
type blockKey struct {
	number int
	tile   int32
	pane   layoutx.Pane
}

// block is what is known of the rows of a blockKey. Its line has the text of those in
// [first, end), counted from the block's first; none while they are drawn apart.
type block struct {
	// lineStamp is that of the text in the line, drawnStamp that of what was drawn last, joined
	// or apart.
	lineStamp, drawnStamp tileStamp

	rows       [blockRows]blockRow
	first, end int
	line       textrun.Line
	// still counts the frames since something changed, shown is how many rows were
	// drawn in the last one.
	still, shown int
	used         uint32
}

// blockRow is what the text of a row in a block depends on alone: its styles, and where
// its baseline is, in pixels below that of the line.
type blockRow struct {
	look uint64
	base int
}

// part is neighbouring rows of a block, so many from offset on, counted from the block's
// first.
type part struct {
	number, offset, count int
	rows                  [blockRows]blockRow // base in pixels of the sheet
	heights               [blockRows]int
	// first is the place of the first one among the rows of the band on the screen, -1
	// where rows that are not on the screen are among them.
	first int
	// open says that there is more than rows below the last one: a detail.
	open bool
}

// end is the row after the last, counted from the block's first.
func (p *part) end() int { return p.offset + p.count }

// row is the row of the body that is the i-th of the part.
func (p *part) row(i int) int { return p.number*blockRows + p.offset + i }

// blockCache keeps the blocks on the screen, and their memory for others.
type blockCache struct {
	kept map[blockKey]*block
	free []*block
	used int
	// joined says that this frame has joined what had tiles before: one block in a
	// frame, so that none takes long for it.
	joined bool
}

// begin starts a frame.
func (c *blockCache) begin(frame uint32) {
	if len(c.kept) > c.used {
		for k, b := range c.kept {
			if b.used != frame {
				delete(c.kept, k)
				b.part()
				c.free = append(c.free, b)
			}
		}
	}
	if most := 2 * c.used; len(c.free) > most {
		clear(c.free[most:])
		c.free = c.free[:most]
	}
	c.used, c.joined = 0, false
}

func (c *blockCache) get(k blockKey, frame uint32) *block {
	b := c.kept[k]
	if b == nil {
		if c.kept == nil {
			c.kept = map[blockKey]*block{}
		}
		if n := len(c.free); n > 0 {
			b, c.free = c.free[n-1], c.free[:n-1]
		} else {
			b = new(block)
		}
		c.kept[k] = b
	}
	b.used = frame
	c.used++
	return b
}

// isJoined reports whether rows of the block have their text in its line.
func (b *block) isJoined() bool { return b.end > b.first }

// part draws the rows of the block apart from now on.
func (b *block) part() { b.first, b.end, b.still, b.shown = 0, 0, 0, 0 }

// common are those rows of p that are in the line of b, counted from the block's first.
func (b *block) common(p *part) (first, end int) {
	return max(b.first, p.offset), min(b.end, p.end())
}

// origin is where the baseline of b's line is, in pixels of the sheet, if p shows the
// rows of b as they were when it was made and nothing but them.
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

// Paint draws the text of the part that BeginPane began.
func (ly *Layer) Paint() {
	pane, b, n := ly.shown.Pane, ly.shown.Band, len(ly.shown.Rows)
	joins := b == layoutx.Body && ly.shown.Sticky < 0 && !ly.Painter.Style.TextImages && !ly.fastScrolling()
	for i := range ly.spans {
		s := &ly.spans[i]
		for first := 0; first < n; {
			end, block := n, false
			if joins {
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

// blockEnd is the end of the rows of the body that are in a block with a row: from the
// first-th on the screen, side by side. Where they are too high, ok is false and the row
// alone.
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

// rowByRow draws the text of rows apart: of [first, end) of those on the screen.
func (ly *Layer) rowByRow(pane layoutx.Pane, b layoutx.Band, s *tileSpan, first, end int) {
	for i := first; i < end; i++ {
		row := ly.shown.Rows[i]
		ly.Styles.UseRow(i)
		tile := ly.rowText(&ly.Painter.Style, viewport.Address{Band: b, Row: coord.Slot(row.Index), Col: 0}, pane, s, ly.stampOf(b, s, row.Size))
		if tile.line.Len() > 0 {
			ly.Painter.MoveTo(image.Pt(s.x, ly.textBase(b, row)))
			tile.line.Paint(ly.Painter.Ops)
		}
	}
}

// blockText draws the text of rows of a block, joined where it can be.
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
	ly.beside(b, pane, s, &show, stamp, y)
}

// change draws the rows of a block, in which something changed, apart from now on; those
// that had stood are joined anew, at the y it returns: one change costs the same both
// ways, and many in a row less where they are apart. Rows whose text was set ahead have
// it at hand.
func (ly *Layer) change(b *block, s *tileSpan, show *part, stamp tileStamp) (y int) {
	if b.still >= blockStill && len(ly.prelayout.tiles) == 0 {
		ly.join(b, s, show, stamp)
		return show.rows[0].base
	}
	b.part()
	b.shown = show.count
	return 0
}

// beside draws the line of a block, at y, and apart from it the rows that came onto the
// screen since it was made; when they have stood too, or all of the block may be joined,
// all of them joined.
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

// blockPart describes rows of a block: [first, end) of those on the screen.
func (ly *Layer) blockPart(s *tileSpan, first, end int) part {
	rows := ly.shown.Rows
	at, last := rows[first].Index, rows[end-1]
	show := part{number: at / blockRows, offset: at % blockRows, count: end - first, first: first}
	for i := first; i < end; i++ {
		ly.Styles.UseRow(i)
		show.rows[i-first] = blockRow{ly.stampOf(layoutx.Body, s, rows[i].Size).look, ly.textBase(layoutx.Body, rows[i])}
		show.heights[i-first] = rows[i].Size
	}
	show.open = ly.Viewport.RowAxis.Size(last.Index) != last.Size
	return show
}

// apart draws rows of a block apart, unless they may be joined.
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

// rest counts a frame in which so many rows of b were drawn.
func (b *block) rest(shown int, same bool) {
	if b.still++; !same || shown != b.shown {
		b.still = 0
	}
	b.shown = shown
}

// mayJoin reports whether so many rows of b have stood for long enough, and joins none
// after it in this frame.
func (ly *Layer) mayJoin(b *block, shown int) bool {
	if b.still < blockStill || b.shown != shown || shown == 1 || ly.blocks.joined {
		return false
	}
	ly.blocks.joined = true
	return true
}

// areNew reports whether the text of none of the rows is set yet. Where the grid's rows changed since, it most
// likely says the same.
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

// join sets the text of rows of a block in its line.
func (ly *Layer) join(b *block, s *tileSpan, show *part, stamp tileStamp) {
	ly.recorded += show.count
	ly.gatherBlock(b, s, show)
	b.line.Record(&ly.Painter.Cache)
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
		if show.first >= 0 {
			ly.Styles.UseRow(show.first + i)
		}
		s.height = show.heights[i]
		ly.gather(&ly.Painter.Style, &b.line, viewport.Address{Band: layoutx.Body, Row: coord.Slot(show.row(i)), Col: 0}, s, show.rows[i].base-show.rows[0].base, nil)
	}
}

// saysSame reports whether the rows of a block say what they said though something of the
// grid's rows changed.
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

// paintBlock paints the line of a block that shows so many rows at y.
func (ly *Layer) paintBlock(b *block, s *tileSpan, y, rows int) {
	ly.tiles.used += rows
	if b.line.Len() > 0 {
		ly.Painter.MoveTo(image.Pt(s.x, y))
		b.line.Paint(ly.Painter.Ops)
	}
}
