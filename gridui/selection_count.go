// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"math/bits"
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// selectionState is the state of a grid's selection that no option holds: counts, the job
// that counts or collects ids, and the anchor of ranges.
type selectionState struct {
	tally      selectionCount
	counting   *rowmodel.Job
	counted    *selectionCount
	collecting collecting
	anchor     anchor
	extent     extent
	places     pickedPlaces
	ids        pickedIDs
	head       headPick
	// begun says that First has seen rows, wasLoading what it last saw of Loading.
	begun, wasLoading bool
}

// pickedIDs finds rows by id.
type pickedIDs struct {
	of    dataset.RowsKey
	table rowmodel.IDs
}

// recordOf is the number of the row with an id, the first of those that have it.
func (g *Core) recordOf(id string) (row int, ok bool) {
	r, p := g.data.Reader(), &g.selected.ids
	if r.Decimal() {
		i, err := strconv.Atoi(id)
		return i, err == nil && i >= 0 && i < r.N && strconv.Itoa(i) == id
	}
	if !g.data.Scans() {
		shown, ok := g.data.FindNearby(id, 0)
		if !ok {
			return 0, false
		}
		return g.data.SourceOf(shown), true
	}
	if g.data.Index.Complete() {
		return g.data.Index.Find(id)
	}
	if key := g.data.RowsKey(&r); p.of != key {
		*p = pickedIDs{of: key}
		p.table.Build(r.N, r.ID)
	}
	return p.table.Find(id, r.ID)
}

// selectionCount knows the selected rows by their numbers, to count them.
type selectionCount struct {
	set  uint64
	rows dataset.RowsKey
	// marks are the selected rows, able those that can be; nil: all.
	marks rowmodel.Marks
	able  rowmodel.Bits
	// count is how many rows are selected, ables how many can be.
	count, ables int
	// rev grows with each change, walks when all was counted anew.
	rev, walks uint32
}

// inStep says whether the tally is that of the present rows and selection.
func (g *Core) inStep() bool {
	r, t := g.data.Reader(), &g.selected.tally
	return t.walks > 0 && t.set == g.Selection.Rows.Rev() && t.rows == g.data.RowsKey(&r)
}

// syncSelection follows changes of the rows and of the selection.
func (g *Core) syncSelection(gtx layout.Context) {
	if g.Selection.Mode == option.SelectOff {
		if g.selected.tally.walks > 0 || g.selected.begun || g.selected.anchor.set {
			g.selected.cancel()
			g.selected = selectionState{}
		}
		return
	}
	g.followCollecting(gtx)
	g.followCount(gtx)
	g.selectFirst()
}

// followCount counts the selected rows if that is to be done, at once if they are
// few or there is nothing to look at, else in the background.
func (g *Core) followCount(gtx layout.Context) {
	p, r := &g.selected, g.data.Reader()
	now := selectionCount{set: g.Selection.Rows.Rev(), rows: g.data.RowsKey(&r)}
	if p.tally.walks > 0 && p.tally.set == now.set && p.tally.rows == now.rows {
		p.cancelCount()
		return
	}
	if p.counting != nil && p.counted.set == now.set && p.counted.rows == now.rows {
		if g.data.Jobs.Work(gtx, p.counting) {
			g.takeCount()
		}
		return
	}
	p.cancelCount()
	if now.quick(&g.Selection.Rows, &p.tally, &r) {
		p.replaceTally(now)
		return
	}
	g.startCount(gtx, now, r)
}

func (g *Core) startCount(gtx layout.Context, now selectionCount, r dataset.Reader) {
	p, set := &g.selected, g.Selection.Rows.Clone()
	p.counted = &now
	p.counting = rowmodel.NewJob(r.N, func(check func(int)) error {
		now.walk(&set, &r, check)
		return nil
	})
	if g.start(gtx, p.counting, r.N) {
		g.takeCount()
	}
}

// start begins a job, or does it here if it is small, and says whether it has
// ended.
func (g *Core) start(gtx layout.Context, job *rowmodel.Job, rows int) bool {
	g.data.Jobs.Launch(job, rows)
	if job.Finished() {
		return true
	}
	g.data.Jobs.Poll(gtx)
	return false
}

// takeCount puts the result of counting in place. Where a function of the
// caller's failed, the old one stays.
func (g *Core) takeCount() {
	p := &g.selected
	job, now := p.counting, p.counted
	p.counting, p.counted = nil, nil
	if err := job.Err(); err != nil {
		g.report.Problem("select"+err.Error(), "selected rows are not counted: %w", err)
		now.marks, now.count = p.tally.marks, p.tally.count
	}
	p.replaceTally(*now)
}

func (p *selectionState) replaceTally(now selectionCount) {
	now.rev, now.walks = p.tally.rev+1, p.tally.walks+1
	p.tally = now
}

func (p *selectionState) cancelCount() {
	if p.counting != nil {
		p.counting.Cancel()
		p.counting, p.counted = nil, nil
	}
}

func (p *selectionState) cancel() {
	p.cancelCount()
	p.collecting.drop()
}

// quick fills the tally in where no row has to be looked at: all or none of the
// rows are selected, or there are too many to look at.
func (t *selectionCount) quick(set *idset.Set, old *selectionCount, r *dataset.Reader) bool {
	if r.Unread {
		t.ables, t.count = r.N, min(set.Len(), r.N)
		if set.All() {
			t.count = r.N - t.count
		}
		return true
	}
	if set.Len() > 0 || r.Picky() && old.rows != t.rows {
		return false
	}
	t.ables = r.N
	if r.Picky() {
		t.able, t.ables = old.able, old.ables
	}
	t.markAll(set.All())
	return true
}

// markAll marks all rows that can be selected, or none.
func (t *selectionCount) markAll(on bool) {
	t.count = 0
	if on {
		t.count = t.ables
	}
	t.marks.PutAll(on && t.able == nil)
	if on && t.able != nil {
		t.marks.PutScope(t.able, true)
	}
}

// walk looks at all rows.
func (t *selectionCount) walk(set *idset.Set, r *dataset.Reader, check func(visits int)) {
	if r.Picky() {
		t.able = rowmodel.NewBits(r.N)
	}
	for row := range r.N {
		if row&1023 == 1023 {
			check(1024)
		}
		if t.able != nil {
			if !r.Selectable(row) {
				continue
			}
			t.able.Set(row)
		}
		t.ables++
		if r.Has(set, row) {
			t.marks.Put(row, true)
			t.count++
		}
	}
}

// recount follows changes of rows by id, which cost no more than there are of them.
func (g *Core) recount(c rowmodel.Changes, before dataset.RowsKey) {
	t := &g.selected.tally
	counted := t.walks > 0 && t.set == g.Selection.Rows.Rev() && t.rows == before
	r := g.data.Reader()
	if !counted || r.Tree != nil {
		return
	}
	if t.able == nil && r.Picky() {
		t.able = rowmodel.NewBits(r.N)
		t.able.SetBelow(t.rows.N)
	}
	if t.able != nil {
		t.able = append(t.able, make(rowmodel.Bits, max(len(rowmodel.NewBits(r.N))-len(t.able), 0))...)
	}
	for row := t.rows.N; row < r.N; row++ {
		t.look(&g.Selection.Rows, &r, row)
	}
	for _, rows := range [...][]int32{c.Updated, c.Removed} {
		for _, row := range rows {
			t.look(&g.Selection.Rows, &r, int(row))
		}
	}
	t.rows = g.data.RowsKey(&r)
	t.rev++
	t.walks++
}

// look counts a row that may be new or other than before.
func (t *selectionCount) look(set *idset.Set, r *dataset.Reader, row int) {
	able := r.Selectable(row)
	was := row < t.rows.N && (t.able == nil || t.able.Has(row))
	switch {
	case able && !was:
		t.ables++
	case !able && was:
		t.ables--
	}
	if t.able != nil && able {
		t.able.Set(row)
	} else if t.able != nil {
		t.able.Clear(row)
	}
	if row >= t.rows.N {
		t.marks.Put(row, false)
	}
	t.put(row, able && r.Has(set, row))
}

// put marks a row that can be selected.
func (t *selectionCount) put(row int, on bool) {
	if t.marks.Has(row) == on {
		return
	}
	t.marks.Put(row, on)
	t.count--
	if on {
		t.count += 2
	}
}

// countBoth is how many numbers are in two sets; a nil one has all.
func countBoth(a, b rowmodel.Bits) int {
	if b == nil {
		return a.Count()
	}
	n := 0
	for i := range min(len(a), len(b)) {
		n += bits.OnesCount64(a[i] & b[i])
	}
	return n
}

// selectedRow says whether a row of the body is selected.
func (g *Core) selectedRow(shown int) bool {
	if g.Selection.Mode == option.SelectOff {
		return false
	}
	r := g.data.Reader()
	return g.selectedRecord(&r, g.data.SourceOf(shown))
}

// selectedRecord says whether a row of records is selected.
func (g *Core) selectedRecord(r *dataset.Reader, row int) bool {
	if g.Selection.Mode == option.SelectOff || g.Selection.Rows.Empty() || !r.Selectable(row) {
		return false
	}
	if r.RowID == nil && !r.Decimal() && g.inStep() {
		// The ids of rows named by their places would have to be put together.
		return g.selected.tally.marks.Has(row)
	}
	return r.Has(&g.Selection.Rows, row)
}
