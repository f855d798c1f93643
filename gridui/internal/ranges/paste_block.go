// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Block is a set of rows times a set of columns into which a table is pasted, repeated if it is
// smaller than the block.
type Block struct {
	table      Size
	rows, cols cells
}

func newBlock(table Size, skip Skip, into Table) Block {
	return Block{table: table, rows: cells{into.Rows, skip.Row}, cols: cells{into.Cols, skip.Col}}
}

// Area returns the rows and columns of the block, including skipped ones.
func (b *Block) Area() Table { return Table{Rows: b.rows.spans, Cols: b.cols.spans} }

// size returns the number of rows and columns of the block.
func (b *Block) size() Size { return Size{Rows: b.rows.count(), Cols: b.cols.count()} }
