// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// progress is how far the job is that puts the rows in order, or else the one that
// collects the ids of rows to select, edits many rows, copies or exports; ok is false if there is none.
func (g *core) progress() (done float64, ok bool) {
	for _, job := range [...]*rowmodel.Job{g.data.Order.Job, g.selection.State.Collecting.Job} {
		if job != nil && !job.Finished() {
			return job.Progress(), true
		}
	}
	if b := g.editing.State.Bulk; b != nil {
		return b.Progress(), true
	}
	return g.jobs.progress()
}
