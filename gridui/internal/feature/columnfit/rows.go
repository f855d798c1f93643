// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

const (
	// mostRows bounds how many rows are read. If there are more rows, the job reads rows at even distances.
	mostRows = 1 << 24
	// checkEvery is the number of cells after which a job checks whether it was cancelled.
	checkEvery = 512
)

// readRows starts a job that looks for the longest texts of the columns in all rows. It returns nil if there are
// no rows, or if they may not be read from end to end.
func (f *Feature) readRows(gtx layout.Context) *rowmodel.Job {
	rows, fits, by, unknown := f.Dataset.Order.Now.Records, f.fits, f.advances, f.unknown
	if rows == nil || rows.Len() == 0 || f.Dataset.Unscanned("fitting a column to its contents", "those on the screen count") {
		return nil
	}
	n, step := rows.Len(), 1
	if n > mostRows {
		step = (n + mostRows - 1) / mostRows
	}
	gone, defs, all := f.Dataset.Order.Gone, f.textDefs(), make([]longest, len(fits))
	visits, every := n/step*len(fits), max(checkEvery/len(fits), 1)
	job := rowmodel.NewJob(visits, func(check func(int)) error {
		var buf []byte
		done := 0
		rows := rows.Lease()
		defer rows.Release()
		for row := coord.Record(0); row < coord.Record(n); row += coord.Record(step) {
			if done++; done%every == 0 {
				check(every * len(fits))
			}
			if gone.Has(row) {
				continue
			}
			r := rows.At(int(row))
			for i, d := range defs {
				if d == nil {
					continue
				}
				buf = d.AppendRoom(d.AppendDrawn(buf[:0], r), 0)
				all[i].offer(buf, by.of(buf, unknown))
			}
		}
		for i := range fits {
			fits[i].all = all[i]
		}
		return nil
	})
	f.Dataset.Jobs.Start(gtx, job, visits)
	return job
}

// textDefs returns the definitions of the columns whose texts are read in all rows, with nil for columns of
// widgets, groups or trees.
func (f *Feature) textDefs() []*column.Def {
	defs := make([]*column.Def, len(f.fits))
	for i := range f.fits {
		if d := f.Columns.Defs[f.fits[i].def]; d.Cell == nil && d.AppendText != nil && !d.Outline {
			defs[i] = d
		}
	}
	return defs
}
