// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
)

// cellsPerRow is how many cells are copied in about the time in which a row is put in order.
const cellsPerRow = 4

// copyJob is a copy that is being made.
type copyJob struct {
	job *rowmodel.Job
	// rows are those that it reads first.
	rows *dataset.Snapshot
	// visits are about how many cells it reads.
	visits int
	text   string
	done   amount
	// headers is how many lines of headers the first table of the text has.
	headers int
	// values are those of the cells of the text.
	values *edit.CopiedValues
}

// newCopyJob copies the first of some contents in which there is anything to copy. numbers are
// the signs of the grid.
func newCopyJob(h headings, numbers locale.Numbers, contents ...cellblocks.Cells) *copyJob {
	rows, visits := contents[0].Size()
	j := &copyJob{visits: visits, rows: contents[0].Snapshot}
	j.job = rowmodel.NewJob(rows, func(check func(int)) error {
		for _, c := range contents {
			w := writer{Snapshot: c.Snapshot, headings: h, numbers: numbers, check: check}
			if err := w.write(c); err != nil {
				return err
			}
			if w.done.rows > 0 {
				values := w.values // without the writer, which holds the rows
				j.text, j.done, j.headers, j.values = w.out.String(), w.done, w.headers, &values
				return nil
			}
		}
		return nil
	})
	return j
}
