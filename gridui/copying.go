// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/storage/export"
)

// copyBlock is a rectangle of cells to copy: rows by their places among those that
// show, of which keep, if not nil, takes some and says whether more may follow;
// columns by their places among those that may be copied.
type copyBlock struct {
	first, end       int
	keep             func(row int) (in, more bool)
	firstCol, endCol int
}

// copied is how much was copied: cells are those of data, without headers.
type copied struct{ rows, columns, cells int }

// copyMost is the most text that is copied, in bytes. What takes more is exported.
const copyMost = 256 << 20

// errCopyMost is the error of a copy that is too large.
var errCopyMost = errors.New("more than 256 MB of text; nothing is copied, an export has no such limit")

// copier writes cells as text for the clipboard.
type copier struct {
	*dataset.Snapshot
	headers bool
	// check is told of rows visited, and does not return once the copy is to end.
	check func(rows int)

	out  export.TSVBuilder
	size int
	buf  []byte
	done copied
	// scratch is for the texts of cells.
	scratch []byte
}

// copy writes blocks one below the other with an empty line between them. It
// returns false if no row is in any of them.
func (c *copier) copy(blocks ...copyBlock) (any bool, err error) {
	for i := range blocks {
		b := &blocks[i]
		before := c.done.rows
		for row := b.first; row < b.end; row++ {
			c.check(1)
			in, more := c.Kind(c.Item(row)) != dataset.ItemLoading, true
			if in && b.keep != nil {
				in, more = b.keep(row)
			}
			if in {
				if c.done.rows == before {
					c.begin(b)
				}
				c.row(b, row)
			}
			if c.size > copyMost {
				return false, errCopyMost
			}
			if !more {
				break
			}
		}
	}
	return c.done.rows > 0, nil
}

// begin writes what stands above the first row of a block.
func (c *copier) begin(b *copyBlock) {
	if c.done.rows > 0 {
		c.out.EndRow()
	}
	c.done.columns = max(c.done.columns, b.endCol-b.firstCol)
	if !c.headers {
		return
	}
	for col := b.firstCol; col < b.endCol; col++ {
		c.out.Cell(c.Cols[col].Header)
	}
	c.out.EndRow()
}

func (c *copier) row(b *copyBlock, row int) {
	it := c.Item(row)
	for col := b.firstCol; col < b.endCol; col++ {
		var cell export.Cell
		c.scratch = c.Copied(&cell, c.scratch, it, col)
		c.buf = cell.AppendText(c.buf[:0])
		c.size += len(c.buf) + 1
		c.out.Bytes(c.buf)
	}
	c.out.EndRow()
	c.done.rows++
	c.done.cells += b.endCol - b.firstCol
}
