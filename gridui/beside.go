// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// beside is the work beside the frames that reads rows and changes nothing of the
// grid: copies and exports.
type beside[T any] struct {
	copyAsked, copyHeaders bool
	copying                *copyWork
	// jobs are those that may still read rows, cancelled ones among them.
	jobs   []*rowmodel.Job
	export *exportWork
}

func (g *Grid[T]) updateBeside(gtx layout.Context) bool {
	some := g.updateCopy(gtx)
	return g.updateExport(gtx) || some
}

// reads says whether rows must not change for now.
func (b *beside[T]) reads() bool {
	b.jobs = slices.DeleteFunc(b.jobs, (*rowmodel.Job).Finished)
	return len(b.jobs) > 0 || b.export != nil
}

// progress is how far the work is.
func (b *beside[T]) progress() (done float64, ok bool) {
	switch {
	case b.copying != nil:
		return b.copying.job.Progress(), true
	case b.export != nil:
		return b.export.job.Progress(), true
	}
	return 0, false
}

func (b *beside[T]) close() {
	for _, job := range b.jobs {
		job.Cancel()
	}
	if b.export != nil {
		b.export.job.Cancel()
	}
}
