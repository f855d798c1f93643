// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
)

// cellsPerRow is how many cells are copied in about the time in which a row is put in order.
const cellsPerRow = 4

// content is cells to copy: blocks of the rows and columns of a snapshot.
type content struct {
	*dataset.Snapshot
	blocks []block
}

// block is a rectangle of cells to copy: rows by their places in the snapshot, of which keep,
// if not nil, takes some and reports whether more may follow; columns by their places among
// those that may be copied.
type block struct {
	first, end       int
	keep             func(row int) (in, more bool)
	firstCol, endCol int
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
	first := contents[0].Snapshot
	j := &copyJob{visits: first.N * len(first.Cols)}
	j.job = rowmodel.NewJob(first.N, func(check func(int)) error {
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
