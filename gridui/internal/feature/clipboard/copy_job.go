// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
)

// cellsPerRow is how many cells are copied in about the time in which a row is put in order.
const cellsPerRow = 4

// content is cells to copy: blocks of the rows and columns of a snapshot.
type content struct {
	*dataset.Snapshot
	blocks []*block
}

// size returns about how many rows and how many cells a copy of the content reads.
func (c *content) size() (rows, cells int) {
	for _, b := range c.blocks {
		n := 0
		for _, span := range b.rows {
			n += span.Len()
		}
		rows, cells = rows+n, cells+n*len(b.cols)
	}
	return rows, cells
}

// block is a table of cells to copy: rows by their places in the snapshot, of which keep,
// if not nil, takes some and reports whether more may follow; columns by their places among
// those that may be copied.
type block struct {
	rows []ranges.Span
	keep func(row int) (in, more bool)
	cols []int
}

// wholeBlock is the first rows of a snapshot in all columns that may be copied.
func wholeBlock(s *dataset.Snapshot, rows int) *block {
	b := &block{rows: []ranges.Span{{End: rows}}, cols: make([]int, len(s.Cols))}
	for i := range b.cols {
		b.cols[i] = i
	}
	return b
}

// copyJob is a copy that is being made.
type copyJob struct {
	job *rowmodel.Job
	// visits are about how many cells it reads.
	visits int
	text   string
	done   amount
}

// newCopyJob copies the first of some contents in which there is anything to copy. numbers are
// the signs of the grid.
func newCopyJob(headers bool, numbers locale.Numbers, contents ...content) *copyJob {
	rows, visits := contents[0].size()
	j := &copyJob{visits: visits}
	j.job = rowmodel.NewJob(rows, func(check func(int)) error {
		for _, c := range contents {
			w := writer{Snapshot: c.Snapshot, headers: headers, numbers: numbers, check: check}
			if err := w.write(c.blocks); err != nil {
				return err
			}
			if w.done.rows > 0 {
				j.text, j.done = w.out.String(), w.done
				return nil
			}
		}
		return nil
	})
	return j
}
