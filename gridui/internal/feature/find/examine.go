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

// examiner searches the cells of rows. Each goroutine has its own.
type examiner struct {
	finder  findtext.Finder
	repeats findtext.Repeats
	buf     []byte
	// records are those of a chunk that are not known.
	records []int32
	// words are the masks that records get, texts those of one column, found which of them have hits.
	words []uint64
	texts [column.BatchRows]string
	found []int32
	// bounded says that only left bytes of text may be searched yet, for frames.
	bounded bool
	left    int
	// known are texts that were searched before, and whether they are hits.
	known map[string]bool
}

// frameBytes is how much text a frame searches: with a regular expression that takes some milliseconds.
const frameBytes = 1 << 16

// errLarge ends a search of more text than a frame may search.
var errLarge = errors.New("too much text for a frame")

// spend ends the job where a text is more than may be searched yet.
func (e *examiner) spend(text string) {
	if !e.bounded {
		return
	}
	if e.left -= len(text); e.left < 0 {
		panic(rowmodel.Failure{Err: errLarge})
	}
}

// examine searches the cells of records and notes the hits.
func (h *hits) examine(e *examiner, rows *dataset.Snapshot, records []int32) {
	for part := range slices.Chunk(records, len(e.texts)) {
		h.examinePart(e, rows, part)
	}
}

// examinePart examines so few records that their rows fit in the first-level cache of the processor: column by
// column, since the texts of many rows are read at once.
func (h *hits) examinePart(e *examiner, rows *dataset.Snapshot, records []int32) {
	n := len(records)
	e.words = slices.Grow(e.words[:0], n*h.words)[:n*h.words]
	clear(e.words)
	for i := range h.cols {
		e.search(rows, records, &h.cols[i], found{e.words[(i+1)/64*n:][:n], 1 << ((i + 1) % 64)})
	}
	for w := h.words - 1; w >= 0; w-- {
		for k, word := range e.words[w*n:][:n] {
			if w == 0 {
				word |= examined
			}
			atomic.StoreUint64(&h.masks[h.first(coord.Record(records[k]))+w], word)
		}
	}
}

// found is where the hits of a column are noted: a bit in a word of each record.
type found struct {
	words []uint64
	bit   uint64
}

// search finds the records whose cell in a column is a hit.
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
	if e.bounded { // before any text is searched, which may take longer than reading all
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

// text is the text that a cell shows. It is valid until the next call.
func (e *examiner) text(rows *dataset.Snapshot, record coord.Record, c *searchedColumn, asIs bool) string {
	if asIs {
		text, _ := c.text(rows.Rows.At(int(record)))
		return text
	}
	e.buf = rows.AppendShown(e.buf[:0], record, c.def, c.outline)
	return textOf(e.buf)
}

// textOf is a view of bytes as a text.
func textOf(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
