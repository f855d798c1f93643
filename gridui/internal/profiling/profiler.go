// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profiling

import (
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Profiler keeps the profiles of the columns that are wanted. Set its fields before its first frame.
type Profiler struct {
	_       nocmp.Struct
	Columns *column.Set
	Dataset *dataset.Set
	Report  dataset.Report
	// Exact asks for exact figures, whatever memory they take.
	Exact bool
	// Rev grows when figures change.
	Rev uint32

	columns map[string]*profiled
	wanted  []string
	of      stamp
	work    *work
	started time.Time
	large   bool
	frame   uint32
}

// Wire sets what is profiled, and where problems go.
func (p *Profiler) Wire(columns *column.Set, rows *dataset.Set, report dataset.Report) {
	p.Columns, p.Dataset, p.Report = columns, rows, report
}

// WantExact asks for exact figures, whatever memory they take, or for estimates.
func (p *Profiler) WantExact(on bool) { p.Exact = on }

// stamp is what all blocks depend on beside changes by id.
type stamp struct {
	given     dataset.RecordsGiven
	refreshes uint32
	cols      uint32
	exact     bool
}

// profiled is a column with its blocks.
type profiled struct {
	blocks  *profile.Blocks
	figures profile.Figures
	// known says that there are figures, current that they are those of the rows as they are.
	known, current bool
	needs          Needs
	// failed says that its cells cannot be read.
	failed   bool
	wantedIn uint32
}

// State is what is known of a column.
type State uint8

// The states.
const (
	// Unknown is before there are any figures, Stale says that newer ones are being computed.
	Unknown State = iota
	Stale
	Current
	// Refused says that not all rows may be read, or that reading them failed.
	Refused
)

// restartAfter is the least time between the beginnings of two large jobs: a stream of changes would else
// keep one running all the time.
const restartAfter = 500 * time.Millisecond

// Needs is what is needed of a column beside its figures: see profile.Of.
type Needs struct {
	Extremes int
	Counts   bool
}

// Want asks for the profile of a column in this frame. It is called in each frame that shows it, before Sync.
func (p *Profiler) Want(columnID string, needs Needs) {
	c := p.columns[columnID]
	if c == nil {
		if p.columns == nil {
			p.columns = map[string]*profiled{}
		}
		c = &profiled{}
		p.columns[columnID] = c
	}
	if c.needs != needs {
		c.needs, c.blocks, c.current, c.known = needs, nil, false, false
	}
	if c.wantedIn != p.frame+1 {
		c.wantedIn = p.frame + 1
		p.wanted = append(p.wanted, columnID)
	}
}

// Of returns the figures of a column that was wanted. They may be changed by nobody.
func (p *Profiler) Of(columnID string) (*profile.Figures, State) {
	c := p.columns[columnID]
	switch {
	case !p.Readable() || c != nil && c.failed:
		return nil, Refused
	case c == nil || !c.known:
		return nil, Unknown
	case !c.current:
		return &c.figures, Stale
	}
	return &c.figures, Current
}

// Readable reports whether all rows may be read.
func (p *Profiler) Readable() bool { return p.Dataset.Scans() }

// Sync brings the wanted columns up to date, or goes on with that. It is called once a frame.
func (p *Profiler) Sync(gtx layout.Context) {
	p.frame++
	defer func() { p.wanted = p.wanted[:0] }()
	if len(p.columns) == 0 {
		return
	}
	p.follow()
	if p.work != nil && !p.poll(gtx) {
		return
	}
	if len(p.wanted) > 0 && p.Readable() {
		p.begin(gtx)
	}
}

// follow drops all blocks when rows were given or columns changed.
func (p *Profiler) follow() {
	now := stamp{p.Dataset.RecordsGiven(), p.Dataset.Refreshes, p.Columns.Rev, p.Exact}
	if now == p.of {
		return
	}
	p.of = now
	p.Cancel()
	for id, c := range p.columns {
		if p.Columns.Find(id) < 0 && c.wantedIn != p.frame {
			delete(p.columns, id)
			continue
		}
		c.blocks, c.current, c.failed = nil, false, false
	}
	p.Rev++
}

// RowsChanged notes which blocks have changed rows.
func (p *Profiler) RowsChanged(changes rowmodel.Changes) {
	for _, c := range p.columns {
		c.current = false
		if c.blocks == nil {
			continue
		}
		for _, list := range [...][]int32{changes.Updated, changes.Removed} {
			for _, record := range list {
				c.blocks.Mark(int(record))
			}
		}
	}
}

// poll takes over what the job has read, once it has ended. It reports whether it has.
func (p *Profiler) poll(gtx layout.Context) bool {
	if len(p.Dataset.Changes.Waiting) > 0 {
		p.work.stop.Store(true)
	}
	if !p.Dataset.Jobs.Work(gtx, p.work.job) {
		return false
	}
	w := p.work
	p.work = nil
	if err := w.job.Err(); err != nil {
		p.fail(w, err)
		return true
	}
	for i := range w.tasks {
		t := &w.tasks[i]
		c := p.columns[t.id]
		if c == nil || c.needs != t.needs {
			continue
		}
		c.blocks = t.blocks
		if t.known {
			c.figures, c.known, c.current = t.figures, true, t.current
		}
	}
	p.Rev++
	return true
}

// fail reports why columns cannot be read. They are not tried again until rows or columns change.
func (p *Profiler) fail(w *work, err error) {
	p.Report.Problem("profile"+err.Error(), "columns are not profiled: %w", err)
	for i := range w.tasks {
		if c := p.columns[w.tasks[i].id]; c != nil {
			c.blocks, c.failed, c.current = nil, true, true
		}
	}
}

// begin reads the wanted columns that are not current. Columns that were read before wait for a while after a
// large job.
func (p *Profiler) begin(gtx layout.Context) {
	stale, unknown := p.stale()
	if !stale {
		return
	}
	if due := p.started.Add(restartAfter); !unknown && p.large && gtx.Now.Before(due) && !gtx.Now.Before(p.started) {
		gtx.Execute(op.InvalidateCmd{At: due})
		return
	}
	w := &work{}
	w.records, _ = p.Dataset.Snapshots.Records()
	for _, id := range p.wanted {
		p.add(w, id)
	}
	if len(w.tasks) == 0 {
		w.records.Rows.Release()
		return
	}
	cells := w.visits()
	p.work, p.started, p.large = w, gtx.Now, cells > dataset.InlineRows
	w.job = rowmodel.NewJob(cells, w.run)
	p.Dataset.Jobs.Launch(w.job, cells)
	p.poll(gtx)
}

// stale reports whether a wanted column is not current, and whether nothing is known of one.
func (p *Profiler) stale() (stale, unknown bool) {
	for _, id := range p.wanted {
		c := p.columns[id]
		stale, unknown = stale || !c.current, unknown || !c.current && !c.known
	}
	return stale, unknown
}

// add adds a column to what is read, if it is not current.
func (p *Profiler) add(w *work, id string) {
	c, col := p.columns[id], p.Columns.Find(id)
	if c.current || col < 0 {
		return
	}
	d := p.Columns.Def(col)
	if c.blocks == nil {
		c.blocks = profile.NewBlocks(p.asked(d, c.needs), w.records.N)
	}
	c.blocks.Resize(w.records.N)
	w.tasks = append(w.tasks, task{id: id, needs: c.needs, reader: reader{def: d, kind: KindOf(d)}, blocks: c.blocks})
	c.blocks = nil // the job's until it ends
	p.evict()
}

// mostColumns is how many columns are kept that are no longer wanted.
const mostColumns = 64

// evict forgets a column that was not wanted for long, if there are many.
func (p *Profiler) evict() {
	oldest, at := p.frame, ""
	for id, c := range p.columns {
		if c.wantedIn < oldest {
			oldest, at = c.wantedIn, id
		}
	}
	if len(p.columns) > mostColumns && at != "" {
		delete(p.columns, at)
	}
}

// Cancel ends the job.
func (p *Profiler) Cancel() {
	if p.work != nil {
		p.work.job.Cancel()
		p.work = nil
	}
}

// Progress is how far a job is that runs, ok is false without one.
func (p *Profiler) Progress() (done float64, ok bool) {
	if p.work == nil {
		return 0, false
	}
	return p.work.job.Progress(), true
}
