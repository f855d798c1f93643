// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"errors"
	"maps"
	"math/bits"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// pass iterates over the rows in order and counts the hits, chunk by chunk. It examines records as needed.
type pass struct {
	*hits
	rows *dataset.Snapshot
	// per is the number of lines of a chunk. chunks holds the number of hits in each chunk plus one; 0: not
	// counted yet.
	per    int
	chunks []atomic.Int32
	// known maps the texts that job searches to whether they are hits; nil: the job reads the rows itself.
	known map[string]bool
	// first is the chunk at the top of the screen, which is counted first.
	first int
	// total is the number of hits in the counted chunks, whose number is counted.
	total, counted atomic.Int64
	// cut holds the parts of the rows to search; nil: all.
	cut []cutRect
	job *rowmodel.Job
}

// cutRect is a range of lines of a pass and the columns to search in them, as a mask.
type cutRect struct {
	rows ranges.Span
	mask []uint64
}

// hit is a cell: the line of its row and the number of its column.
type hit struct{ line, col int }

// chunkCells is about the number of cells in a chunk, less than a millisecond of work.
const chunkCells = 4096

// mostChunkLines bounds the lines of a chunk.
const mostChunkLines = 512

func newPass(h *hits, rows *dataset.Snapshot, top int) *pass {
	p := &pass{hits: h, rows: rows, per: min(max(chunkCells/max(len(h.cols), 1), 1), mostChunkLines)}
	p.chunks = make([]atomic.Int32, (rows.N+p.per-1)/p.per)
	if len(p.chunks) > 0 {
		p.first = min(max(top/p.per, 0), len(p.chunks)-1)
	}
	return p
}

// finished reports whether all hits are counted.
func (p *pass) finished() bool { return int(p.counted.Load()) == len(p.chunks) }

// countNow counts the hits of the chunk on the screen, or of all rows with all, within the limit of a frame.
// done reports whether it counted them.
func (p *pass) countNow(all bool) (done bool, err error) {
	if len(p.chunks) == 0 {
		return true, nil
	}
	e := &examiner{finder: p.finder(), bounded: true, left: frameBytes}
	err = rowmodel.NewJob(p.per, func(check func(int)) error {
		if all {
			return p.countAll(e, check)
		}
		p.count(e, p.first, check)
		return nil
	}).Run()
	if errors.Is(err, errLarge) {
		return false, nil
	}
	return true, err
}

// searchApart prepares a job that searches copies of the texts, for rows that only frames may read.
// countKnown then counts the hits.
func (p *pass) searchApart() error {
	e, known := &examiner{}, map[string]bool{}
	err := rowmodel.NewJob(p.rows.N, func(func(int)) error {
		for line := range p.rows.N {
			record, ok := p.searched(line)
			for i := range p.cols {
				if c := &p.cols[i]; ok && !p.knows(record) {
					known[strings.Clone(e.text(p.rows, record, c, c.asIs(p.rows)))] = false
				}
			}
		}
		return nil
	}).Run()
	texts := slices.Collect(maps.Keys(known))
	p.known = known
	p.job = rowmodel.NewJob(len(texts), func(check func(int)) error {
		finder := p.finder()
		for _, text := range texts {
			check(1)
			known[text] = finder.In(text)
		}
		return nil
	})
	return err
}

// countKnown counts the hits among texts that a job has searched.
func (p *pass) countKnown() error {
	e := &examiner{finder: p.finder(), known: p.known}
	return rowmodel.NewJob(p.rows.N, func(check func(int)) error { return p.countAll(e, check) }).Run()
}

// run counts all hits.
func (p *pass) run(check func(int)) error {
	return p.countAll(&examiner{finder: p.finder()}, check)
}

// countAll counts the hits of the chunks that are not counted yet.
func (p *pass) countAll(e *examiner, check func(int)) error {
	for i := range p.chunks {
		at := p.first + i
		if at >= len(p.chunks) {
			at -= len(p.chunks)
		}
		if p.chunks[at].Load() == 0 {
			p.count(e, at, check)
		}
	}
	return nil
}

// count counts the hits of a chunk.
func (p *pass) count(e *examiner, chunk int, check func(int)) {
	n := 0
	first, end := p.lines(chunk)
	e.records = e.records[:0]
	for line := first; line < end; line++ {
		if record, ok := p.searched(line); ok && !p.knows(record) {
			e.records = append(e.records, int32(record))
		}
	}
	p.examine(e, p.rows, e.records)
	for line := first; line < end; line++ {
		record, ok := p.searched(line)
		for w := 0; ok && w < p.words; w++ {
			n += bits.OnesCount64(p.lineWord(line, record, w))
		}
	}
	check(end - first)
	p.total.Add(int64(n))
	p.chunks[chunk].Store(int32(n + 1))
	p.counted.Add(1)
}

// searched returns the record of a line; ok is false if the line is not a data row or not to be searched.
func (p *pass) searched(line int) (record coord.Record, ok bool) {
	it := p.rows.Item(line)
	return it.Record(), p.rows.Kind(it) == dataset.ItemRow && (p.cut == nil || p.inCut(line))
}

// lines returns the first line of a chunk and the line after its last.
func (p *pass) lines(chunk int) (first, end int) {
	return chunk * p.per, min((chunk+1)*p.per, p.rows.N)
}

// inCut reports whether some columns of a line are to be searched.
func (p *pass) inCut(line int) bool {
	for i := range p.cut {
		if p.cut[i].rows.Has(line) {
			return true
		}
	}
	return false
}

// lineWord returns word w of the hits of a line, without the examined bit.
func (p *pass) lineWord(line int, record coord.Record, w int) uint64 {
	word := p.word(record, w)
	if w == 0 {
		word &^= examined
	}
	if p.cut == nil || word == 0 {
		return word
	}
	allowed := uint64(0)
	for i := range p.cut {
		if p.cut[i].rows.Has(line) {
			allowed |= p.cut[i].mask[w]
		}
	}
	return word & allowed
}

// hitsOf returns word w of the hits of a line, 0 if the line is not a data row or not examined.
func (p *pass) hitsOf(line, w int) uint64 {
	it := p.rows.Item(line)
	if p.rows.Kind(it) != dataset.ItemRow || !p.knows(it.Record()) {
		return 0
	}
	return p.lineWord(line, it.Record(), w)
}

// holds reports whether a cell is a hit of the pass.
func (p *pass) holds(at hit) bool {
	if at.line < 0 || at.line >= p.rows.N || at.col < 0 || at.col >= len(p.cols) {
		return false
	}
	return p.hitsOf(at.line, (at.col+1)/64)>>((at.col+1)%64)&1 != 0
}

// rank returns the number of a hit, counted from 1; 0 while the hits before it are not all counted.
func (p *pass) rank(at hit) int {
	n, chunk := 0, at.line/p.per
	for i := range chunk {
		c := int(p.chunks[i].Load())
		if c == 0 {
			return 0
		}
		n += c - 1
	}
	for line := chunk * p.per; line <= at.line; line++ {
		for w := range p.words {
			word := p.hitsOf(line, w)
			if line == at.line {
				word &= below(at.col+1, w)
			}
			n += bits.OnesCount64(word)
		}
	}
	return n
}

// below returns a mask of the bits in word w for the columns before col, and the examined bit.
func below(col, w int) uint64 {
	switch n := col + 1 - 64*w; {
	case n <= 0:
		return 0
	case n < 64:
		return 1<<n - 1
	}
	return ^uint64(0)
}

// hitsIn returns the number of hits in the columns of a mask.
func (p *pass) hitsIn(mask []uint64) (n int) {
	for line := range p.rows.N {
		if p.chunks[line/p.per].Load() <= 1 {
			continue
		}
		for w := range p.words {
			n += bits.OnesCount64(p.hitsOf(line, w) & mask[w])
		}
	}
	return n
}
