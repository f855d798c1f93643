// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "gioui.org/layout"

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
	some = g.engine.kit().paste(g, gtx) || some
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
