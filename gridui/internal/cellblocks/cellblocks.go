// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellblocks holds cells to be copied or exported: a sequence of tables of rows and columns
// of a snapshot. Copies and exports share it. It imports dataset and ranges.
package cellblocks

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Cells holds blocks of the rows and columns of a snapshot.
type Cells struct {
	*dataset.Snapshot
	Blocks []*Block
}

// Block is a table of cells. Rows are spans of lines of the snapshot. Keep, if not nil, reports
// whether a line belongs to the block, and whether later lines may. Cols are indexes of the
// snapshot's columns.
type Block struct {
	Rows []ranges.Span
	Keep func(line int) (in, more bool)
	Cols []int
}

// Whole returns a block of the first rows of a snapshot in all of its columns.
func Whole(s *dataset.Snapshot, rows int) *Block {
	b := &Block{Rows: []ranges.Span{{End: rows}}, Cols: make([]int, len(s.Cols))}
	for i := range b.Cols {
		b.Cols[i] = i
	}
	return b
}

// Size returns the approximate numbers of rows and cells.
func (c *Cells) Size() (rows, cells int) {
	for _, b := range c.Blocks {
		n := 0
		for _, span := range b.Rows {
			n += span.Len()
		}
		rows, cells = rows+n, cells+n*len(b.Cols)
	}
	return rows, cells
}

// Cursor iterates over the rows of cells. It skips blocks without columns, and rows that are still
// being loaded.
type Cursor struct {
	cells Cells
	// visit, if not nil, is called with the number of rows visited.
	visit func(rows int)

	block, span int
	// line is the next line of the span, begun reports whether it is set.
	line  int
	begun bool
}

// NewCursor returns a cursor before the first row. visit, if not nil, is called for each row that
// the cursor reads.
func NewCursor(cells Cells, visit func(rows int)) *Cursor {
	return &Cursor{cells: cells, visit: visit}
}

// Next returns the line of the next row, and its block. ok is false if there is none.
func (c *Cursor) Next() (b *Block, line int, ok bool) {
	for c.block < len(c.cells.Blocks) {
		b := c.cells.Blocks[c.block]
		if len(b.Cols) == 0 || c.span >= len(b.Rows) {
			c.endBlock()
			continue
		}
		line, ok := c.nextIn(b.Rows[c.span])
		if !ok {
			c.span, c.begun = c.span+1, false
			continue
		}
		in, more := c.takes(b, line)
		if !more {
			c.endBlock()
		}
		if in {
			return b, line, true
		}
	}
	return nil, 0, false
}

// nextIn returns the next line of a span.
func (c *Cursor) nextIn(span ranges.Span) (line int, ok bool) {
	if !c.begun {
		c.line, c.begun = span.First, true
	}
	c.line++
	return c.line - 1, c.line <= span.End
}

// endBlock moves to the next block.
func (c *Cursor) endBlock() { c.block, c.span, c.begun = c.block+1, 0, false }

// takes reports whether a block contains the row at a line, and whether more may follow.
func (c *Cursor) takes(b *Block, line int) (in, more bool) {
	if c.visit != nil {
		c.visit(1)
	}
	if c.cells.Kind(c.cells.Item(line)) == dataset.ItemLoading {
		return false, true
	}
	if b.Keep == nil {
		return true, true
	}
	return b.Keep(line)
}
