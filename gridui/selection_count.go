// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"math/bits"
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/idset"
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
	of    rowsKey
	table rowmodel.IDs
}

// recordOf is the number of the row with an id, the first of those that have it.
func (g *Core) recordOf(id string) (row int, ok bool) {
	r, p := g.data.reader(), &g.selected.ids
	if r.decimal() {
		i, err := strconv.Atoi(id)
		return i, err == nil && i >= 0 && i < r.n && strconv.Itoa(i) == id
	}
	if !g.data.scans() {
		shown, ok := g.data.findNearby(id, 0)
		if !ok {
			return 0, false
		}
		return g.data.sourceOf(shown), true
	}
	if g.data.isIndexed() {
		return g.data.findRecord(id)
	}
	if key := g.data.rowsKey(&r); p.of != key {
		*p = pickedIDs{of: key}
		p.table.Build(r.n, r.id)
	}
	return p.table.Find(id, r.id)
}

// selectionCount knows the selected rows by their numbers, to count them.
type selectionCount struct {
	set  uint64
	rows rowsKey
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
	r, t := g.data.reader(), &g.selected.tally
	return t.walks > 0 && t.set == g.Selection.Rows.Rev() && t.rows == g.data.rowsKey(&r)
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
	p, r := &g.selected, g.data.reader()
	now := selectionCount{set: g.Selection.Rows.Rev(), rows: g.data.rowsKey(&r)}
	if p.tally.walks > 0 && p.tally.set == now.set && p.tally.rows == now.rows {
		p.cancelCount()
		return
	}
	if p.counting != nil && p.counted.set == now.set && p.counted.rows == now.rows {
		if g.data.work(gtx, p.counting) {
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

func (g *Core) startCount(gtx layout.Context, now selectionCount, r rowReader) {
	p, set := &g.selected, g.Selection.Rows.Clone()
	p.counted = &now
	p.counting = rowmodel.NewJob(r.n, func(check func(int)) error {
		now.walk(&set, &r, check)
		return nil
	})
	if g.start(gtx, p.counting, r.n) {
		g.takeCount()
	}
}

// start begins a job, or does it here if it is small, and says whether it has
// ended.
func (g *Core) start(gtx layout.Context, job *rowmodel.Job, rows int) bool {
	g.data.launch(job, rows)
	if job.Finished() {
		return true
	}
	g.data.poll(gtx)
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
func (t *selectionCount) quick(set *idset.Set, old *selectionCount, r *rowReader) bool {
	if r.unread {
		t.ables, t.count = r.n, min(set.Len(), r.n)
		if set.All() {
			t.count = r.n - t.count
		}
		return true
	}
	if set.Len() > 0 || r.picky() && old.rows != t.rows {
		return false
	}
	t.ables = r.n
	if r.picky() {
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
func (t *selectionCount) walk(set *idset.Set, r *rowReader, check func(visits int)) {
	if r.picky() {
		t.able = rowmodel.NewBits(r.n)
	}
	for row := range r.n {
		if row&1023 == 1023 {
			check(1024)
		}
		if t.able != nil {
			if !r.selectable(row) {
				continue
			}
			t.able.Set(row)
		}
		t.ables++
		if r.has(set, row) {
			t.marks.Put(row, true)
			t.count++
		}
	}
}

// recount follows changes of rows by id, which cost no more than there are of them.
func (g *Core) recount(c rowmodel.Changes, before rowsKey) {
	t := &g.selected.tally
	counted := t.walks > 0 && t.set == g.Selection.Rows.Rev() && t.rows == before
	r := g.data.reader()
	if !counted || r.tree != nil {
		return
	}
	if t.able == nil && r.picky() {
		t.able = rowmodel.NewBits(r.n)
		t.able.SetBelow(t.rows.n)
	}
	if t.able != nil {
		t.able = append(t.able, make(rowmodel.Bits, max(len(rowmodel.NewBits(r.n))-len(t.able), 0))...)
	}
	for row := t.rows.n; row < r.n; row++ {
		t.look(&g.Selection.Rows, &r, row)
	}
	for _, rows := range [...][]int32{c.Updated, c.Removed} {
		for _, row := range rows {
			t.look(&g.Selection.Rows, &r, int(row))
		}
	}
	t.rows = g.data.rowsKey(&r)
	t.rev++
	t.walks++
}

// look counts a row that may be new or other than before.
func (t *selectionCount) look(set *idset.Set, r *rowReader, row int) {
	able := r.selectable(row)
	was := row < t.rows.n && (t.able == nil || t.able.Has(row))
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
	if row >= t.rows.n {
		t.marks.Put(row, false)
	}
	t.put(row, able && r.has(set, row))
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
	r := g.data.reader()
	return g.selectedRecord(&r, g.data.sourceOf(shown))
}

// selectedRecord says whether a row of records is selected.
func (g *Core) selectedRecord(r *rowReader, row int) bool {
	if g.Selection.Mode == option.SelectOff || g.Selection.Rows.Empty() || !r.selectable(row) {
		return false
	}
	if r.rowID == nil && !r.decimal() && g.inStep() {
		// The ids of rows named by their places would have to be put together.
		return g.selected.tally.marks.Has(row)
	}
	return r.has(&g.Selection.Rows, row)
}
