// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// backgroundJobs are the jobs that read rows and change nothing of the grid: copies and
// exports.
type backgroundJobs struct {
	copyAsked, copyHeaders bool
	// copyThen is what follows the copy, once it is on the clipboard.
	copyThen func()
	copying  *copyWork
	export   *exportWork
}

func (g *core) updateJobs(gtx layout.Context) bool {
	some := g.updateCopy(gtx)
	if kit := g.engine.kit(); kit != nil {
		some = kit.paste(g, gtx) || some
	}
	if c := g.editing.State.Commit; c != nil {
		some = c.Update(gtx) || some
	}
	return g.updateExport(gtx) || some
}

// progress is the progress of the job from 0 to 1; ok is false if there is none.
func (b *backgroundJobs) progress() (done float64, ok bool) {
	switch {
	case b.copying != nil:
		return b.copying.job.Progress(), true
	case b.export != nil:
		return b.export.job.Progress(), true
	}
	return 0, false
}

func (b *backgroundJobs) close() {
	if b.copying != nil {
		b.copying.job.Cancel()
	}
	if b.export != nil {
		b.export.job.Cancel()
	}
}

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
