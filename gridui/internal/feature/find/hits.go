// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/findtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// hits holds the cells that match the text, by record, so that a new order of the rows does not change it.
// Background jobs and frames may use it concurrently.
type hits struct {
	matcher *findtext.Matcher
	cols    []searchedColumn
	// masks holds words words for each record. The lowest bit marks the record as examined, the next one marks
	// a hit in the first column, and so on.
	masks []uint64
	words int
	// base is the first record with a mask. It is not 0 if only the rows on the screen are searched.
	base coord.Record
}

// searchedColumn is a column to search.
type searchedColumn struct {
	def  *column.Def
	id   string
	leaf int
	// outline reports that the column names groups and rows of a tree.
	outline bool
	// detail reports that it represents full rows and the details of rows.
	detail bool
	// text reads the text of a cell without a copy; nil: the text must be made from the value.
	text func(row rowdata.Row) (string, bool)
}

// examined is the bit of an examined record.
const examined = 1

func newHits(m *findtext.Matcher, cols []searchedColumn) *hits {
	return &hits{matcher: m, cols: cols, words: (len(cols) + 1 + 63) / 64}
}

// first returns the index in masks at which a record's mask begins.
func (h *hits) first(record coord.Record) int { return int(record-h.base) * h.words }

// grow makes room for more records. No job may be running.
func (h *hits) grow(records int) {
	if n := records*h.words - len(h.masks); n > 0 {
		h.masks = append(h.masks, make([]uint64, n)...)
	}
}

// forget clears a record, to be examined again.
func (h *hits) forget(record int32) {
	if at := h.first(coord.Record(record)); at >= 0 && at < len(h.masks) {
		atomic.StoreUint64(&h.masks[at], 0)
	}
}

// word returns word w of a record's mask.
func (h *hits) word(record coord.Record, w int) uint64 {
	return atomic.LoadUint64(&h.masks[h.first(record)+w])
}

// knows reports whether a record has been examined.
func (h *hits) knows(record coord.Record) bool {
	return record >= h.base && h.first(record) < len(h.masks) && h.word(record, 0)&examined != 0
}

// finder returns a finder of the text, for one goroutine.
func (h *hits) finder() findtext.Finder { return findtext.Finder{Matcher: h.matcher} }

// has reports whether a cell is a hit, by the number of its column among those searched.
func (h *hits) has(record coord.Record, col int) bool {
	return h.word(record, (col+1)/64)>>((col+1)%64)&1 != 0
}

// number returns the number of a column of the sheet among those searched, or -1.
func (h *hits) number(leaf int) int {
	// The searched columns are the sheet's columns except some of the grid's.
	for i := min(leaf, len(h.cols)-1); i >= 0; i-- {
		if h.cols[i].leaf == leaf {
			return i
		}
	}
	return -1
}

// find returns the number of a column by id, or -1.
func (h *hits) find(id string) int {
	for i := range h.cols {
		if h.cols[i].id == id {
			return i
		}
	}
	return -1
}
