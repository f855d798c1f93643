// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"encoding/binary"
	"hash/maphash"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// movedTiles finds the kept text of body rows that moved, in the frame after a change of the rows.
// In sorted rows with continuous changes most rows show the same text as before, a few places
// further on.
type movedTiles struct {
	// rows is the tileStamp.rows of the previous tiles, 0 while none move; last is the value of
	// the previous frame.
	rows, last uint32
	by         map[uint64]*tile
	seed       maphash.Seed
	// loose holds tiles that were replaced by moved ones. Some of them may have been reused since.
	loose []*tile
}

// begin starts a frame; rows is the state of the rows in its stamps.
func (m *movedTiles) begin(c *tileCache, rows uint32) {
	if m.rows != 0 {
		clear(m.by)
		for _, t := range m.loose {
			if t.key.row < 0 {
				t.free()
				c.free.Put(t)
			}
		}
		clear(m.loose)
		m.loose = m.loose[:0]
	}
	m.rows, m.last = m.last, rows
	if m.rows == 0 || m.rows == rows {
		m.rows = 0
		return
	}
	if m.by == nil {
		m.by, m.seed = map[uint64]*tile{}, maphash.MakeSeed()
	}
	for _, t := range c.kept {
		if t.used+1 == c.frame && t.stamp.rows == m.rows && t.key.band == layoutx.Body {
			m.by[m.sum(t.texts, t.key)] = t
		}
	}
}

// sum returns a hash of texts and their place in the row.
func (m *movedTiles) sum(texts []byte, k tileKey) uint64 {
	return maphash.Bytes(m.seed, texts) ^ uint64(k.tile)<<8 ^ uint64(k.pane)
}

// keptTile returns a tile that already shows the text of a place: the tile t of the place itself,
// from any earlier frame, or a tile of another row, from the previous frame. It returns nil if
// there is none.
func (ly *Layer) keptTile(st *style.Resolved, t *tile, stamp tileStamp, at viewport.Address, span *tileSpan) *tile {
	m, stood := &ly.tiles.moved, t.stamp.besideRows(stamp)
	if m.rows == 0 && !stood || at.Band != layoutx.Body {
		return nil
	}
	ly.tileBuf = ly.rowTexts(ly.tileBuf[:0], st, at, span)
	if stood && string(t.texts) == string(ly.tileBuf) {
		t.stamp = stamp
		return t
	}
	if m.rows == 0 {
		return nil
	}
	was := stamp
	was.rows = m.rows
	from := m.by[m.sum(ly.tileBuf, t.key)]
	if from == nil || from.used == ly.tiles.frame || from.stamp != was || string(from.texts) != string(ly.tileBuf) {
		if t.stamp != was {
			return nil
		}
		// Another row may show what this one did.
		from = ly.tiles.blank()
		ly.tiles.take(from, t)
		from.stamp = stamp
		ly.record(st, from, at, span)
		return from
	}
	ly.tiles.take(from, t)
	from.stamp = stamp
	return from
}

// take exchanges the keys of a tile and of the requested tile from, which gets the other row's key,
// or none.
func (c *tileCache) take(t, from *tile) {
	t.key, from.key = from.key, t.key
	t.used, from.used = from.used, c.frame-1
	c.kept[t.key], c.near[t.key.slot()] = t, t
	if from.key.row >= 0 {
		c.kept[from.key], c.near[from.key.slot()] = from, from
		return
	}
	c.moved.loose = append(c.moved.loose, from)
}

// rowTexts appends the texts and indents of a row's cells in a tile.
func (ly *Layer) rowTexts(dst []byte, st *style.Resolved, at viewport.Address, span *tileSpan) []byte {
	for at.Col = span.first; at.Col < span.end; at.Col++ {
		from := len(dst)
		dst = ly.cellText(dst, at)
		dst = endCell(dst, len(dst)-from, ly.Viewport.Indents.Of(at, ly.Viewport.Widths.Of(at.Col)))
	}
	return dst
}

// cellText appends the text that a tile shows in a cell.
func (ly *Layer) cellText(dst []byte, at viewport.Address) []byte {
	if ly.Cells.IsBlank(at) {
		return dst
	}
	return ly.Cells.AppendDrawn(dst, at)
}

// endCell appends the length of a cell's text and its indent.
func endCell(dst []byte, text, indent int) []byte {
	dst = binary.LittleEndian.AppendUint32(dst, uint32(text))
	return binary.LittleEndian.AppendUint32(dst, uint32(indent))
}
