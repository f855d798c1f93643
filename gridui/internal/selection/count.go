// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"math/bits"
	"strconv"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// State is the state of a grid's selection outside the options: counts, the jobs that count and
// collect ids, and the anchor of ranges.
type State struct {
	tally      selectionCount
	Counting   *rowmodel.Job
	counted    *selectionCount
	Collecting collecting
	// readings are the reads of rows below others that clicks have begun, in their order.
	readings []reading
	// failed counts the failed reads. Each failure is reported.
	failed int
	Anchor anchor
	extent extent
	places markedPlaces
	ids    rowsByID
	head   headMark
	// begun is set when First has seen rows; wasLoading is the previous value of Loading.
	begun, wasLoading bool
}

// rowsByID finds rows by id.
type rowsByID struct {
	of    dataset.RowsKey
	table rowmodel.IDs
}

// recordOf returns the number of the first row with an id.
func (sel *Rows) recordOf(id string) (row coord.Record, ok bool) {
	r, p := sel.Data.Reader(), &sel.State.ids
	if r.Decimal() {
		i, err := strconv.Atoi(id)
		return coord.Record(i), err == nil && i >= 0 && i < r.N && strconv.Itoa(i) == id
	}
	if r.Unread {
		shown, ok := sel.Data.FindNearby(id, 0)
		if !ok {
			return 0, false
		}
		return sel.Data.SourceOf(shown).Record(), true
	}
	if sel.Data.Index.Complete() {
		return sel.Data.Index.Find(id)
	}
	if key := sel.Data.RowsKey(&r); p.of != key {
		*p = rowsByID{of: key}
		p.table.Build(r.N, r.ID)
	}
	return p.table.Find(id, r.ID)
}

// selectionCount counts the selected rows and marks them by number.
type selectionCount struct {
	set  uint64
	rows dataset.RowsKey
	// marks holds the selected rows, able the selectable ones; nil means all.
	marks rowmodel.Marks
	able  rowmodel.Bits
	// count is the number of selected rows, ables the number of selectable ones.
	count, ables int
	// rev is incremented with each change, walks with each full count.
	rev, walks uint32
}

// inStep reports whether the tally belongs to the present rows and selection.
func (sel *Rows) inStep() bool {
	r, t := sel.Data.Reader(), &sel.State.tally
	return t.walks > 0 && t.set == sel.Options.Selection.Rows.Rev() && t.rows == sel.Data.RowsKey(&r)
}

// SyncSelection updates the state after changes of the rows and of the selection.
func (sel *Rows) SyncSelection(gtx layout.Context) {
	if sel.Options.Selection.Mode == option.SelectOff {
		if sel.State.tally.walks > 0 || sel.State.begun || sel.State.Anchor.set {
			sel.State.Cancel()
			sel.State = State{}
		}
		return
	}
	sel.syncReadings()
	sel.syncCollecting(gtx)
	sel.syncFamilies()
	sel.syncCount(gtx)
	sel.selectFirst()
}

// syncCount counts the selected rows if necessary: immediately if there are few or no row must be
// read, else in the background.
func (sel *Rows) syncCount(gtx layout.Context) {
	p, r := &sel.State, sel.Data.Reader()
	now := selectionCount{set: sel.Options.Selection.Rows.Rev(), rows: sel.Data.RowsKey(&r)}
	if p.tally.walks > 0 && p.tally.set == now.set && p.tally.rows == now.rows {
		p.cancelCount()
		return
	}
	// Rows that change during the count are counted again afterwards. Otherwise a stream of
	// changes would keep the count from finishing.
	if p.Counting != nil && p.counted.set == now.set {
		if !sel.Data.Jobs.Work(gtx, p.Counting) {
			return
		}
		if sel.takeCount(); p.tally.rows == now.rows {
			return
		}
	}
	p.cancelCount()
	if now.quick(&sel.Options.Selection.Rows, &p.tally, &r) {
		p.replaceTally(now)
		return
	}
	sel.startCount(gtx, now, r)
}

// IsCounting reports whether the known number of selected rows belongs to another selection. A
// number that is counted again because of changed rows counts as known.
func (p *State) IsCounting() bool {
	return p.Counting != nil && (p.tally.walks == 0 || p.tally.set != p.counted.set)
}

func (sel *Rows) startCount(gtx layout.Context, now selectionCount, r dataset.Reader) {
	p, set := &sel.State, sel.Options.Selection.Rows.Clone()
	p.counted = &now
	p.Counting = rowmodel.NewJob(r.N, func(check func(int)) error {
		now.walk(&set, &r, check)
		return nil
	})
	if sel.Data.Jobs.Start(gtx, p.Counting, r.N) {
		sel.takeCount()
	}
}

// takeCount installs the result of a count. If a function of the caller failed, it keeps the old
// one.
func (sel *Rows) takeCount() {
	p := &sel.State
	job, now := p.Counting, p.counted
	p.Counting, p.counted = nil, nil
	if err := job.Err(); err != nil {
		sel.Report.Problem("select"+err.Error(), "selected rows are not counted: %w", err)
		now.marks, now.count = p.tally.marks, p.tally.count
	}
	p.replaceTally(*now)
}

func (p *State) replaceTally(now selectionCount) {
	now.rev, now.walks = p.tally.rev+1, p.tally.walks+1
	p.tally = now
}

func (p *State) cancelCount() {
	if p.Counting != nil {
		p.Counting.Cancel()
		p.Counting, p.counted = nil, nil
	}
}

func (p *State) Cancel() {
	p.cancelCount()
	p.Collecting.Drop()
	p.dropReadings()
}

// quick fills in the tally if no row must be read: if all or none of the rows are selected, or if
// there are too many to read.
func (t *selectionCount) quick(set *idset.Set, old *selectionCount, r *dataset.Reader) bool {
	if r.Unread {
		t.ables, t.count = r.Total, min(set.ExceptionCount(), r.Total)
		if set.IsAll() {
			t.count = r.Total - t.count
		}
		return true
	}
	if set.ExceptionCount() > 0 || r.Picky() && old.rows != t.rows {
		return false
	}
	t.ables = r.N
	if r.Picky() {
		t.able, t.ables = old.able, old.ables
	}
	t.markAll(set.IsAll())
	return true
}

// markAll marks all selectable rows, or none.
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

// walk counts by reading all rows.
func (t *selectionCount) walk(set *idset.Set, r *dataset.Reader, check func(visits int)) {
	if r.Picky() {
		t.able = rowmodel.NewBits(r.N)
	}
	for row := range coord.Record(r.N) {
		if row&1023 == 1023 {
			check(1024)
		}
		if t.able != nil {
			if !r.Selectable(row) {
				continue
			}
			t.able.Set(int(row))
		}
		t.ables++
		if r.Has(set, row) {
			t.marks.Put(row, true)
			t.count++
		}
	}
}

// Recount updates the count after changes of rows by id, at a cost proportional to their number.
func (sel *Rows) Recount(c rowmodel.Changes, before dataset.RowsKey) {
	t := &sel.State.tally
	counted := t.walks > 0 && t.set == sel.Options.Selection.Rows.Rev() && t.rows == before
	r := sel.Data.Reader()
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
	for row := coord.Item(t.rows.N); row < coord.Item(r.N); row++ {
		t.look(&sel.Options.Selection.Rows, &r, row)
	}
	for _, rows := range [...][]int32{c.Updated, c.Removed} {
		for _, row := range rows {
			t.look(&sel.Options.Selection.Rows, &r, coord.Item(row))
		}
	}
	t.rows = sel.Data.RowsKey(&r)
	t.rev++
	t.walks++
}

// look updates the count for a row that may be new or changed.
func (t *selectionCount) look(set *idset.Set, r *dataset.Reader, row coord.Item) {
	able := r.Selectable(row.Record())
	was := row < coord.Item(t.rows.N) && (t.able == nil || t.able.Has(int(row)))
	switch {
	case able && !was:
		t.ables++
	case !able && was:
		t.ables--
	}
	if t.able != nil && able {
		t.able.Set(int(row))
	} else if t.able != nil {
		t.able.Clear(int(row))
	}
	if row >= coord.Item(t.rows.N) {
		t.marks.Put(row.Record(), false)
	}
	t.put(row, able && r.Has(set, row.Record()))
}

// put marks or unmarks a selectable row.
func (t *selectionCount) put(row coord.Item, on bool) {
	if t.marks.Has(row.Record()) == on {
		return
	}
	t.marks.Put(row.Record(), on)
	t.count--
	if on {
		t.count += 2
	}
}

// countBoth returns the number of common elements of two sets; a nil b contains all.
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

// SelectedRow reports whether a row of the body is selected.
func (sel *Rows) SelectedRow(shown coord.Pos) bool {
	if sel.Options.Selection.Mode == option.SelectOff {
		return false
	}
	r := sel.Data.Reader()
	return sel.SelectedRecord(&r, sel.Data.SourceOf(shown))
}

// SelectedRecord reports whether an item is a selected row.
func (sel *Rows) SelectedRecord(r *dataset.Reader, row coord.Item) bool {
	if sel.Options.Selection.Mode == option.SelectOff || sel.Options.Selection.Rows.IsEmpty() || !r.Selectable(row.Record()) {
		return false
	}
	if r.RowID == nil && !r.Decimal() && sel.inStep() {
		// Building the ids of rows named by their places would cost more.
		return sel.State.tally.marks.Has(row.Record())
	}
	return r.Has(&sel.Options.Selection.Rows, row.Record())
}
