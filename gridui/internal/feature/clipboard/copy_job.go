// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
)

// cellsPerRow is the number of cells copied in about the time for ordering a row.
const cellsPerRow = 4

// copyJob is a copy in progress.
type copyJob struct {
	job *rowmodel.Job
	// rows is the snapshot that it reads first.
	rows *dataset.Snapshot
	// visits is about the number of cells that it reads.
	visits int
	text   string
	done   amount
	// headers is the number of header lines of the first table in the text.
	headers int
	// values holds the values of the cells in the text.
	values *edit.CopiedValues
}

// newCopyJob copies the first of the contents that is not empty. numbers holds the signs of the grid.
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
