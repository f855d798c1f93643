// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/layoutx"
)

// What a window does for a grid in a frame goes by the number of its operations: Gio
// reads them all again. So the text of neighbouring rows is joined into one path where
// it stands long enough to be worth that. Rows that come one by one have tiles of their
// own at first; those that come all at once are joined from the start.

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

// blockRow is what the text of a row in a block depends on alone: its looks, and where
// its baseline is, in pixels below that of the line.
type blockRow struct {
	look uint64
	base int
}

// part is the rows of a block that are on the screen: [first, end) of those of the
// band.
type part struct {
	first, end int
	// offset is the number of the first one in its block.
	offset int
	rows   [blockRows]blockRow // base in pixels of the sheet
}

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
	if most := c.used + 8; len(c.free) > most {
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

// isJoined says whether rows of the block have their text in its line.
func (b *block) isJoined() bool { return b.end > b.first }

// part draws the rows of the block apart from now on.
func (b *block) part() { b.first, b.end, b.still, b.shown = 0, 0, 0, 0 }

// common are those rows of p that are in the line of b, counted from the block's first.
func (b *block) common(p *part) (first, end int) {
	return max(b.first, p.offset), min(b.end, p.offset+p.end-p.first)
}

// origin is where the baseline of b's line is, in pixels of the sheet, if p shows the
// rows of b as they were when it was made.
func (b *block) origin(p *part) (y int, ok bool) {
	first, end := b.common(p)
	if first >= end {
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

// texts draws the text of a pane's part of a band.
func (p *painter) texts(pane layoutx.Pane, b layoutx.Band) {
	n := len(p.engine.sheet.Rows[b])
	joins := b == layoutx.Body && !p.sticky.drawn && !p.skin.images
	for i := range p.spans {
		s := &p.spans[i]
		for first := 0; first < n; {
			end := n
			if joins {
				end = p.blockEnd(first)
			}
			if joins && end-first > 1 {
				p.blockText(pane, s, first, end)
			} else {
				p.rowByRow(pane, b, s, first, end)
			}
			first = end
		}
	}
}

// blockEnd is the end of the rows of the body that may be in a block with a row: from
// the first-th on the screen, side by side, none too high.
func (e *engine) blockEnd(first int) int {
	rows := e.sheet.Rows[layoutx.Body]
	number, end := rows[first].Index/blockRows, first+1
	for end < len(rows) && rows[end].Index/blockRows == number && rows[end].Start == rows[end-1].End() {
		end++
	}
	if rows[end-1].End()-rows[first].Start > (end-first)*blockTall*e.skin.rowH {
		return first + 1
	}
	return end
}

// rowByRow draws the text of rows apart: of [first, end) of those on the screen.
func (p *painter) rowByRow(pane layoutx.Pane, b layoutx.Band, s *tileSpan, first, end int) {
	for i := first; i < end; i++ {
		row := p.engine.sheet.Rows[b][i]
		p.looks.use(i)
		tile := p.rowText(p.skin, place{b, row.Index, 0}, pane, s, p.stampOf(b, s, row.Size))
		if tile.line.Len() > 0 {
			p.moveTo(image.Pt(s.x, p.textBase(b, row)))
			tile.line.Paint(p.ops)
		}
	}
}

// blockText draws the text of rows of a block, joined where it can be.
func (p *painter) blockText(pane layoutx.Pane, s *tileSpan, first, end int) {
	rows := p.engine.sheet.Rows[layoutx.Body]
	k := blockKey{rows[first].Index / blockRows, s.tile, pane}
	b := p.blocks.get(k, p.tiles.frame)
	show := p.blockPart(s, first, end)
	stamp := p.stamp(s, 0)
	y, ok := b.origin(&show)
	if b.isJoined() && !(ok && (b.lineStamp == stamp || p.saysSame(b, s, &show, stamp))) {
		y = p.change(b, s, &show, stamp)
	}
	if !b.isJoined() {
		p.apart(b, pane, s, &show, stamp)
		return
	}
	p.beside(b, pane, s, &show, stamp, y)
}

// change draws the rows of a block, in which something changed, apart from now on; those
// that had stood are joined anew, at the y it returns: one change costs the same both
// ways, and many in a row less where they are apart.
func (p *painter) change(b *block, s *tileSpan, show *part, stamp tileStamp) (y int) {
	if b.still >= blockStill {
		p.join(b, s, show, stamp)
		return show.rows[0].base
	}
	b.part()
	b.shown = show.end - show.first
	return 0
}

// beside draws the line of a block, at y, and apart from it the rows that came onto the
// screen since it was made; when they have stood too, all of them joined.
func (p *painter) beside(b *block, pane layoutx.Pane, s *tileSpan, show *part, stamp tileStamp, y int) {
	from, to := b.common(show)
	from, to = show.first+from-show.offset, show.first+to-show.offset
	n := show.end - show.first
	b.rest(n, true)
	if to-from < n && p.mayJoin(b, n) {
		p.join(b, s, show, stamp)
		y, from, to = show.rows[0].base, show.first, show.end
	}
	p.rowByRow(pane, layoutx.Body, s, show.first, from)
	p.paintBlock(b, s, y, to-from)
	p.rowByRow(pane, layoutx.Body, s, to, show.end)
}

// blockPart describes rows of a block.
func (p *painter) blockPart(s *tileSpan, first, end int) part {
	rows := p.engine.sheet.Rows[layoutx.Body]
	show := part{first: first, end: end, offset: rows[first].Index % blockRows}
	for i := first; i < end; i++ {
		p.looks.use(i)
		show.rows[i-first] = blockRow{p.stampOf(layoutx.Body, s, rows[i].Size).look, p.textBase(layoutx.Body, rows[i])}
	}
	return show
}

// apart draws rows of a block apart, unless they may be joined.
func (p *painter) apart(b *block, pane layoutx.Pane, s *tileSpan, show *part, stamp tileStamp) {
	fresh, n := b.shown == 0, show.end-show.first
	if fresh && p.areNew(pane, s, show, stamp) || p.mayJoin(b, n) {
		p.join(b, s, show, stamp)
		p.paintBlock(b, s, show.rows[0].base, n)
		return
	}
	recorded := p.stats.recorded
	p.rowByRow(pane, layoutx.Body, s, show.first, show.end)
	b.rest(n, p.stats.recorded == recorded && b.drawnStamp == stamp)
	b.drawnStamp = stamp
}

// rest counts a frame in which so many rows of b were drawn.
func (b *block) rest(shown int, same bool) {
	if b.still++; !same || shown != b.shown {
		b.still = 0
	}
	b.shown = shown
}

// mayJoin says whether so many rows of b have stood for long enough, and joins none
// after it in this frame.
func (p *painter) mayJoin(b *block, shown int) bool {
	if b.still < blockStill || b.shown != shown || p.blocks.joined {
		return false
	}
	p.engine.blocks.joined = true
	return true
}

// areNew says whether the text of none of the rows is set yet.
func (p *painter) areNew(pane layoutx.Pane, s *tileSpan, show *part, stamp tileStamp) bool {
	for i := show.first; i < show.end; i++ {
		row := p.engine.sheet.Rows[layoutx.Body][i]
		stamp.look = show.rows[i-show.first].look
		k := tileKey{row: row.Index, tile: s.tile, pane: pane, band: layoutx.Body}
		for _, t := range [...]*tile{p.tiles.kept[k], p.ahead.tiles[k]} {
			if t != nil && t.stamp == stamp {
				return false
			}
		}
	}
	return true
}

// join sets the text of rows of a block in its line.
func (p *painter) join(b *block, s *tileSpan, show *part, stamp tileStamp) {
	p.engine.stats.recorded += show.end - show.first
	p.gatherBlock(b, s, show)
	b.line.Record(&p.text)
	b.lineStamp, b.drawnStamp = stamp, stamp
	b.first, b.end = show.offset, show.offset+show.end-show.first
	for i := b.first; i < b.end; i++ {
		row := show.rows[i-show.offset]
		b.rows[i] = blockRow{row.look, row.base - show.rows[0].base}
	}
	b.still, b.shown = 0, show.end-show.first
}

// gatherBlock puts the text of rows on the line of their block.
func (p *painter) gatherBlock(b *block, s *tileSpan, show *part) {
	b.line.Reset()
	for i := show.first; i < show.end; i++ {
		row := p.engine.sheet.Rows[layoutx.Body][i]
		p.looks.use(i)
		s.height = row.Size
		p.gather(p.skin, &b.line, place{layoutx.Body, row.Index, 0}, s, show.rows[i-show.first].base-show.rows[0].base, nil)
	}
}

// saysSame says whether the rows of a block, all of which are on the screen, say what
// they said though something of the grid's rows changed.
func (p *painter) saysSame(b *block, s *tileSpan, show *part, stamp tileStamp) bool {
	was := b.lineStamp
	was.rows = stamp.rows
	if was != stamp || b.first != show.offset || b.end-b.first != show.end-show.first {
		return false
	}
	p.gatherBlock(b, s, show)
	if !b.line.Same() {
		return false
	}
	b.lineStamp, b.drawnStamp = stamp, stamp
	return true
}

// paintBlock paints the line of a block that shows so many rows at y.
func (p *painter) paintBlock(b *block, s *tileSpan, y, rows int) {
	p.engine.tiles.used += rows
	if b.line.Len() > 0 {
		p.moveTo(image.Pt(s.x, y))
		b.line.Paint(p.ops)
	}
}
