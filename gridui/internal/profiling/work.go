// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profiling

import (
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// work is the input of a job: the unread blocks of some columns. The job owns the blocks while it
// runs.
type work struct {
	records dataset.Records
	tasks   []task
	// stop ends the job after its current block, if it has run for leastTime.
	stop  atomic.Bool
	began time.Time
	job   *rowmodel.Job
}

// task is a column to read.
type task struct {
	id     string
	needs  Needs
	reader reader
	blocks *profile.Blocks
	// figures are the figures of all blocks if known is set, of the current rows if current is set.
	figures        profile.Figures
	known, current bool
}

// chunk is the number of rows that are read at a time.
const chunk = 512

// run reads all blocks. check is the check function of the job.
func (w *work) run(check func(visits int)) error {
	defer w.records.Rows.Release()
	w.began = time.Now()
	var at [chunk]coord.Record
	for i := range w.tasks {
		t := &w.tasks[i]
		for k, first, end, ok := t.blocks.Next(); ok && !w.stops(); k, first, end, ok = t.blocks.Next() {
			s := t.blocks.Sketch()
			for ; first < end; first += chunk {
				records := w.records.Append(at[:0], first, min(first+chunk, end))
				t.reader.read(s, w.records.Rows, records)
				check(min(chunk, end-first))
			}
			t.blocks.Put(k, s)
		}
		t.current = t.blocks.UnreadRows() == 0
		if t.known = t.blocks.Complete(); t.known {
			t.figures = t.blocks.Total().Figures()
		}
	}
	return nil
}

// leastTime is the time that a job reads even if changes wait.
const leastTime = 200 * time.Millisecond

// stops reports whether the job must stop for changes of rows.
func (w *work) stops() bool { return w.stop.Load() && time.Since(w.began) > leastTime }

// visits returns the number of cells to read.
func (w *work) visits() (cells int) {
	for i := range w.tasks {
		cells += w.tasks[i].blocks.UnreadRows()
	}
	return cells
}
