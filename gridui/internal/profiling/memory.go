// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profiling

import (
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
)

// memory computes the figures of rows in memory, block by block.
type memory struct {
	*settings

	columns map[string]*profiled
	wanted  []string
	of      stamp
	work    *work
	started time.Time
	large   bool
	frame   uint32
}

// stamp holds everything that all blocks depend on, except for changes by id.
type stamp struct {
	given     dataset.RecordsGiven
	refreshes uint32
	cols      uint32
	exact     bool
}

// profiled is a column with its blocks.
type profiled struct {
	blocks  *profile.Blocks
	figures Figures
	// known reports whether there are figures, current whether they belong to the current rows.
	known, current bool
	needs          Needs
	// failed reports whether its cells cannot be read.
	failed   bool
	wantedIn uint32
}

// restartAfter is the least time between the beginnings of two large jobs: without it, a stream of
// changes would keep one running all the time.
const restartAfter = 500 * time.Millisecond

// want records that a column is wanted in this frame.
func (p *memory) want(columnID string, needs Needs) {
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

// figuresOf returns the known figures of a column.
func (p *memory) figuresOf(columnID string) (*Figures, State) {
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

// refuses returns the reason why a column has no profile, or "".
func (p *memory) refuses(_ string, t *locale.Profile) string {
	if p.Readable() {
		return ""
	}
	return t.Unreadable
}

// sync updates the wanted columns, or continues to do so.
func (p *memory) sync(gtx layout.Context) {
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

// follow drops all blocks if rows were set or columns changed.
func (p *memory) follow() {
	now := stamp{p.Dataset.RecordsGiven(), p.Dataset.Refreshes, p.Columns.Rev, p.Exact}
	if now == p.of {
		return
	}
	p.of = now
	p.cancel()
	for id, c := range p.columns {
		if p.Columns.Find(id) < 0 && c.wantedIn != p.frame {
			delete(p.columns, id)
			continue
		}
		c.blocks, c.current, c.failed = nil, false, false
	}
	p.Rev++
}

// rowsChanged records which blocks have changed rows.
func (p *memory) rowsChanged(changes rowmodel.Changes) {
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

// poll stores the results of the job after it has ended, and reports whether it has.
func (p *memory) poll(gtx layout.Context) bool {
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
			c.figures, c.known, c.current = read(t.figures), true, t.current
		}
	}
	p.Rev++
	return true
}

// fail reports why columns cannot be read. They are not read again until rows or columns change.
func (p *memory) fail(w *work, err error) {
	p.Report.Problem("profile"+err.Error(), "columns are not profiled: %w", err)
	for i := range w.tasks {
		if c := p.columns[w.tasks[i].id]; c != nil {
			c.blocks, c.failed, c.current = nil, true, true
		}
	}
}

// begin reads the wanted columns that are not current. Columns that were read before wait for some
// time after a large job.
func (p *memory) begin(gtx layout.Context) {
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

// stale reports whether a wanted column is not current, and whether one has no figures.
func (p *memory) stale() (stale, unknown bool) {
	for _, id := range p.wanted {
		c := p.columns[id]
		stale, unknown = stale || !c.current, unknown || !c.current && !c.known
	}
	return stale, unknown
}

// add adds a column to a job, unless it is current.
func (p *memory) add(w *work, id string) {
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

// mostColumns is the number of columns above which the least recently wanted one is dropped.
const mostColumns = 64

// evict drops the column whose last request is oldest, if there are many.
func (p *memory) evict() {
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

// cancel ends the job.
func (p *memory) cancel() {
	if p.work != nil {
		p.work.job.Cancel()
		p.work = nil
	}
}
