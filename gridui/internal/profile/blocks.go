// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "slices"

// Blocks holds the rows of a column in blocks, each with the sketch of its rows. After a change a block is
// read again; until then its old sketch remains in use. The zero value has no rows.
type Blocks struct {
	of       Of
	rows     int
	size     int
	sketches []*Sketch
	// stale marks the blocks with an old sketch. turn is the first block to consider as the next one to read.
	stale []bool
	turn  int
}

const (
	// leastBlock is the least number of rows of a block, mostBlocks the greatest number of blocks when rows
	// are first divided.
	leastBlock = 1 << 16
	mostBlocks = 256
	// wholeSample is the number of sampled numbers of all blocks together, blockSample the least number of a
	// block.
	wholeSample, blockSample = 1 << 13, 1 << 8
	// blockValues limits the distinct values that each of several blocks counts.
	blockValues = 1 << 12
)

// NewBlocks divides rows into unread blocks.
func NewBlocks(of Of, rows int) *Blocks {
	b := &Blocks{of: of, size: leastBlock}
	for rows > b.size*mostBlocks {
		b.size *= 2
	}
	b.Resize(rows)
	return b
}

// Resize follows rows appended or removed at the end.
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

// Mark records a change of a row.
func (b *Blocks) Mark(at int) {
	if i := at / b.size; at >= 0 && i < len(b.stale) {
		b.stale[i] = true
	}
}

// Next returns a block to read, with its rows: first blocks never read, then blocks with changed rows in
// turn. ok is false if there is none.
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

// Complete reports whether each block has a sketch, even an old one.
func (b *Blocks) Complete() bool { return !slices.Contains(b.sketches, nil) }

// UnreadRows returns the number of rows still to be read.
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

// many reports whether a block has more distinct values than it counts. Then all blocks together do, too.
func (b *Blocks) many() bool {
	return slices.ContainsFunc(b.sketches, func(s *Sketch) bool { return s != nil && s.Many() })
}

// Put sets the sketch of a block.
func (b *Blocks) Put(i int, s *Sketch) {
	s.Seal()
	b.sketches[i], b.stale[i], b.turn = s, false, i+1
}

// Total returns all blocks together.
func (b *Blocks) Total() *Total {
	t := NewTotal(b.of)
	for _, s := range b.sketches {
		if s != nil {
			t.Add(s)
		}
	}
	return t
}
