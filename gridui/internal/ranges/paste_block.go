// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import "iter"

// Block is a set of rows times a set of columns into which a table is pasted, repeated if it is
// smaller than the block.
type Block struct {
	table      Size
	rows, cols cells
}

func newBlock(table Size, skip Skip, into Table) Block {
	return Block{table: table, rows: cells{into.Rows, skip.Row}, cols: cells{into.Cols, skip.Col}}
}

// Area returns the rows and columns of the block, including those that are skipped.
func (b *Block) Area() Table { return Table{Rows: b.rows.spans, Cols: b.cols.spans} }

// EachRow iterates over the row numbers of the block, each with the row of the table that is pasted
// into it. It does not allocate.
func (b *Block) EachRow() iter.Seq2[int, int] { return eachSource(b.rows, b.table.Rows) }

// EachCol iterates over the column numbers of the block, each with the column of the table that is
// pasted into it. It does not allocate.
func (b *Block) EachCol() iter.Seq2[int, int] { return eachSource(b.cols, b.table.Cols) }

// Source returns the row and column of the table that are pasted into a cell; ok is false if the
// cell is not in the block.
func (b *Block) Source(to Corner) (row, col int, ok bool) {
	row, in := b.rows.index(to.Row)
	col, ok = b.cols.index(to.Col)
	if !in || !ok {
		return 0, 0, false
	}
	return row % b.table.Rows, col % b.table.Cols, true
}

// size returns how many rows and columns the block has.
func (b *Block) size() Size { return Size{Rows: b.rows.count(), Cols: b.cols.count()} }

func eachSource(to cells, n int) iter.Seq2[int, int] {
	return func(yield func(at, source int) bool) {
		for i, at := range to.each {
			if !yield(at, i%n) {
				return
			}
		}
	}
}
