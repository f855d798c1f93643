// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

// Blocks are the rows of a column in blocks, each with the sketch of its rows. What changes is read again
// by the block. The zero value has no rows.
type Blocks struct {
	of       Of
	rows     int
	size     int
	sketches []*Sketch
}

const (
	// leastBlock is the least number of rows of a block, mostBlocks how many blocks there are at most
	// when rows are first divided.
	leastBlock = 1 << 16
	mostBlocks = 256
	// wholeSample is how many sampled numbers all blocks have together, blockSample the least of one.
	wholeSample, blockSample = 1 << 13, 1 << 8
	// blockValues is how many distinct values a block of several counts.
	blockValues = 1 << 12
)

// NewBlocks divides rows into blocks, none of which has been read.
func NewBlocks(of Of, rows int) *Blocks {
	b := &Blocks{of: of, size: leastBlock}
	for rows > b.size*mostBlocks {
		b.size *= 2
	}
	b.Resize(rows)
	return b
}

// Resize follows rows that came at the end, or went from there.
func (b *Blocks) Resize(rows int) {
	if rows == b.rows {
		return
	}
	n := (rows + b.size - 1) / b.size
	b.Mark(min(rows, b.rows))
	if rows < b.rows && n > 0 {
		b.sketches[n-1] = nil
	}
	for len(b.sketches) < n {
		b.sketches = append(b.sketches, nil)
	}
	b.sketches, b.rows = b.sketches[:n], rows
}

// Mark notes that a row has changed.
func (b *Blocks) Mark(row int) {
	if i := row / b.size; row >= 0 && i < len(b.sketches) {
		b.sketches[i] = nil
	}
}

// Unread returns the first block from one on that is to be read, with its rows; ok is false if there is
// none.
func (b *Blocks) Unread(from int) (i, first, end int, ok bool) {
	for i = from; i < len(b.sketches); i++ {
		if b.sketches[i] == nil {
			return i, i * b.size, min((i+1)*b.size, b.rows), true
		}
	}
	return i, 0, 0, false
}

// UnreadRows is how many rows are to be read.
func (b *Blocks) UnreadRows() (rows int) {
	for i, first, end, ok := b.Unread(0); ok; i, first, end, ok = b.Unread(i + 1) {
		rows += end - first
	}
	return rows
}

// Sketch returns an empty sketch for a block.
func (b *Blocks) Sketch() *Sketch {
	limits := Limits{Values: totalValues, Sample: wholeSample}
	if n := len(b.sketches); n > 1 {
		limits = Limits{Values: blockValues, Sample: max(wholeSample/n, blockSample), Many: b.many()}
	}
	return NewSketch(b.of, limits)
}

// many reports whether some block has more distinct values than it counts: so have all of them together.
func (b *Blocks) many() bool {
	for _, s := range b.sketches {
		if s != nil && s.Many() {
			return true
		}
	}
	return false
}

// Put makes a sketch that of a block.
func (b *Blocks) Put(i int, s *Sketch) {
	s.Seal()
	b.sketches[i] = s
}

// Total puts all blocks together.
func (b *Blocks) Total() *Total {
	t := NewTotal(b.of)
	for _, s := range b.sketches {
		if s != nil {
			t.Add(s)
		}
	}
	return t
}
