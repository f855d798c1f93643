// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package cellblocks holds cells to be copied or exported: tables of rows and columns of a
// snapshot, one below the other. Copies and exports share it. It imports dataset and ranges.
package cellblocks

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Cells are blocks of the rows and columns of a snapshot.
type Cells struct {
	*dataset.Snapshot
	Blocks []*Block
}

// Block is a table of cells: rows by their lines in the snapshot, of which Keep, if not nil, takes
// some and reports whether more may follow; columns by their places among those of the snapshot.
type Block struct {
	Rows []ranges.Span
	Keep func(line int) (in, more bool)
	Cols []int
}

// Whole is the first rows of a snapshot in all of its columns.
func Whole(s *dataset.Snapshot, rows int) *Block {
	b := &Block{Rows: []ranges.Span{{End: rows}}, Cols: make([]int, len(s.Cols))}
	for i := range b.Cols {
		b.Cols[i] = i
	}
	return b
}

// Size returns about how many rows and how many cells there are.
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

// Cursor walks through the rows of cells. Blocks without columns and rows that are on their way are
// passed over.
type Cursor struct {
	cells Cells
	// visit, if not nil, is called with the number of rows visited.
	visit func(rows int)

	block, span int
	// line is the next one of the span, begun whether it counts.
	line  int
	begun bool
}

// NewCursor begins before the first row. visit, if not nil, is called for each row that is looked
// at.
func NewCursor(cells Cells, visit func(rows int)) *Cursor {
	return &Cursor{cells: cells, visit: visit}
}

// Next is the line of the next row, and its block; ok is false if there is none.
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

// nextIn is the next line of a span.
func (c *Cursor) nextIn(span ranges.Span) (line int, ok bool) {
	if !c.begun {
		c.line, c.begun = span.First, true
	}
	c.line++
	return c.line - 1, c.line <= span.End
}

// endBlock goes on with the next block.
func (c *Cursor) endBlock() { c.block, c.span, c.begun = c.block+1, 0, false }

// takes reports whether a block has the row at a line, and whether more may follow.
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
