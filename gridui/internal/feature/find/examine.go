// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"errors"
	"slices"
	"sync/atomic"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/findtext"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// examiner searches the cells of rows. Each goroutine needs its own.
type examiner struct {
	finder  findtext.Finder
	repeats findtext.Repeats
	buf     []byte
	// records holds the unexamined records of a chunk.
	records []int32
	// words holds the masks of records, texts the texts of one column, and found the indexes of the texts
	// with hits.
	words []uint64
	texts [column.BatchRows]string
	found []int32
	// bounded limits the text to search to left more bytes, for frames.
	bounded bool
	left    int
	// known maps texts that were searched earlier to whether they are hits.
	known map[string]bool
}

// frameBytes limits the text searched in a frame: with a regular expression it takes some milliseconds.
const frameBytes = 1 << 16

// errLarge ends a search of more text than allowed in a frame.
var errLarge = errors.New("too much text for a frame")

// spend ends the job if text exceeds the bytes left to search.
func (e *examiner) spend(text string) {
	if !e.bounded {
		return
	}
	if e.left -= len(text); e.left < 0 {
		panic(rowmodel.Failure{Err: errLarge})
	}
}

// examine searches the cells of records and stores the hits.
func (h *hits) examine(e *examiner, rows *dataset.Snapshot, records []int32) {
	for part := range slices.Chunk(records, len(e.texts)) {
		h.examinePart(e, rows, part)
	}
}

// examinePart examines as many records as have rows that fit in the first-level cache of the processor. It
// goes column by column, since the texts of many rows are read at once.
func (h *hits) examinePart(e *examiner, rows *dataset.Snapshot, records []int32) {
	n := len(records)
	e.words = slices.Grow(e.words[:0], n*h.words)[:n*h.words]
	clear(e.words)
	for i := range h.cols {
		e.search(rows, records, &h.cols[i], found{e.words[(i+1)/64*n:][:n], 1 << ((i + 1) % 64)})
	}
	h.uncover(e, rows, records)
	for w := h.words - 1; w >= 0; w-- {
		for k, word := range e.words[w*n:][:n] {
			if w == 0 {
				word |= examined
			}
			atomic.StoreUint64(&h.masks[h.first(coord.Record(records[k]))+w], word)
		}
	}
}

// uncover drops the hits in cells that cells of other columns cover.
func (h *hits) uncover(e *examiner, rows *dataset.Snapshot, records []int32) {
	cover := rows.Cover()
	for i := range h.cols {
		if !cover.Reaches(h.cols[i].leaf) {
			continue
		}
		words, bit := e.words[(i+1)/64*len(records):], uint64(1)<<((i+1)%64)
		for k, record := range records {
			if words[k]&bit != 0 && rows.Covers(coord.Record(record), h.cols[i].leaf) {
				words[k] &^= bit
			}
		}
	}
}

// found stores the hits of a column: a bit in a word of each record.
type found struct {
	words []uint64
	bit   uint64
}

// search finds the records with a hit in a column.
func (e *examiner) search(rows *dataset.Snapshot, records []int32, c *searchedColumn, to found) {
	asIs := c.asIs(rows)
	if read := c.def.Direct.Texts; asIs && !c.detail && read != nil && e.known == nil {
		if texts := e.texts[:len(records)]; read(texts, rows.Rows, records) {
			for _, text := range texts {
				e.spend(text)
			}
			e.found = e.repeats.Find(&e.finder, texts, e.found[:0])
			for _, k := range e.found {
				to.words[k] |= to.bit
			}
			return
		}
	}
	if e.bounded { // before searching any text, which may take longer than reading all
		for _, record := range records {
			e.spend(e.text(rows, coord.Record(record), c, asIs))
		}
	}
	for k, record := range records {
		text := e.text(rows, coord.Record(record), c, asIs)
		hit, known := e.known[text]
		if hit || !known && e.finder.In(text) {
			to.words[k] |= to.bit
		}
	}
}

// asIs reports whether cells show the text that the column reads without a copy.
func (c *searchedColumn) asIs(rows *dataset.Snapshot) bool {
	return c.text != nil && (c.detail || !rows.HasBranchSums())
}

// text returns the text shown in a cell. It is valid until the next call.
func (e *examiner) text(rows *dataset.Snapshot, record coord.Record, c *searchedColumn, asIs bool) string {
	if asIs {
		text, _ := c.text(rows.Rows.At(int(record)))
		return text
	}
	e.buf = rows.AppendShown(e.buf[:0], record, c.def, c.outline)
	return textOf(e.buf)
}

// textOf returns bytes as a text without a copy.
func textOf(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
