// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "slices"

// Blocks are the rows of a column in blocks, each with the sketch of its rows. What changes is read again
// by the block; until then its old sketch stands in. The zero value has no rows.
type Blocks struct {
	of       Of
	rows     int
	size     int
	sketches []*Sketch
	// stale says of each block that its sketch is an old one, turn which block may come next of those.
	stale []bool
	turn  int
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
	if rows < b.rows {
		b.Mark(rows - 1)
	}
	b.Mark(b.rows - 1)
	for len(b.sketches) < n {
		b.sketches, b.stale = append(b.sketches, nil), append(b.stale, false)
	}
	b.sketches, b.stale, b.rows = b.sketches[:n], b.stale[:n], rows
}

// Mark notes that the row with a number has changed.
func (b *Blocks) Mark(at int) {
	if i := at / b.size; at >= 0 && i < len(b.stale) {
		b.stale[i] = true
	}
}

// Next returns a block to read, with its rows: first those that were never read, then those with changed
// rows in turn. ok is false if there is none.
func (b *Blocks) Next() (i, first, end int, ok bool) {
	if i = slices.Index(b.sketches, nil); i < 0 {
		if i = b.nextStale(); i < 0 {
			return i, 0, 0, false
		}
	}
	return i, i * b.size, min((i+1)*b.size, b.rows), true
}

func (b *Blocks) nextStale() int {
	for k := range b.stale {
		if i := (b.turn + k) % len(b.stale); b.stale[i] {
			return i
		}
	}
	return -1
}

// Complete reports whether each block has a sketch, be it an old one.
func (b *Blocks) Complete() bool { return !slices.Contains(b.sketches, nil) }

// UnreadRows is how many rows are to be read.
func (b *Blocks) UnreadRows() (rows int) {
	for i, s := range b.sketches {
		if s == nil || b.stale[i] {
			rows += min((i+1)*b.size, b.rows) - i*b.size
		}
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
	return slices.ContainsFunc(b.sketches, func(s *Sketch) bool { return s != nil && s.Many() })
}

// Put makes a sketch that of a block.
func (b *Blocks) Put(i int, s *Sketch) {
	s.Seal()
	b.sketches[i], b.stale[i], b.turn = s, false, i+1
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
