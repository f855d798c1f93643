// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// maxRows is the maximum number of rows that can be ordered.
const maxRows = math.MaxInt32

// Model determines the order in which a list shows its rows: rows that pass a filter, sorted, and
// laid out as a tree or by groups. Each stage is computed when its input changes and kept until
// then; unused stages take no memory.
//
// The setters set the wanted state; Prepare returns the job that computes it, on any goroutine;
// Adopt installs the result between two frames. Until then, and permanently if the job fails, the
// model shows its previous state. The rows, fields and functions must not change while a job may
// read them, which Busy reports; a violation causes at worst a wrong order.
//
// A Model belongs to one goroutine, except for its jobs. The zero value has no rows.
type Model struct {
	want wanted
	now  state
	// layout lays out the rows and follow makes them follow changes, nil for a flat list.
	layout layout
	follow follower
	// failed is the revision that could not be computed; it is not retried.
	failed revisions
	err    error

	job    *Job // the latest, until it is adopted
	jobRev revisions
	next   *state
	jobs   []*Job  // jobs that may still run
	spare  []int32 // an array that no state uses
	kept   keptKeys
	groups groupCache
	relaid relaid
}

// relaid is memory that changes of a tree use in turn: the arrays of the layout before the last. at and keys belong to
// the present layout.
type relaid struct {
	outline *Outline
	groups  *Groups
	at      []int32 // by row: see treeAggregation.oldBranches
	keys    treeKeys
}

// ErrBusy is the error of changing rows while a job may read them.
var ErrBusy = errors.New("rowmodel: a job is running")

// Reset replaces the rows by n new rows. All of them show, in the order of their numbers, until a
// job is adopted.
func (m *Model) Reset(n int) {
	m.Cancel()
	m.forget()
	m.want.n, m.want.gone = min(max(n, 0), maxRows), nil
	m.want.rev.data++
	m.now = state{n: m.want.n}
	m.want.clearCaches()
}

// Replace replaces the rows like Reset, but Item and Outline describe the old rows until a job is
// adopted.
func (m *Model) Replace(n int) {
	m.Cancel()
	m.forget()
	m.want.n, m.want.gone = min(max(n, 0), maxRows), nil
	m.want.rev.data++
	m.want.clearCaches()
}

// Leave drops all rows and settings, and cancels the current job.
func (m *Model) Leave() {
	m.Reset(0)
	rev := m.want.rev
	rev.filter++
	rev.sort++
	rev.shape++
	m.want, m.spare = wanted{rev: rev}, nil
	m.layout, m.follow = nil, nil
}

// Renew replaces the rows by themselves, after any of them may have changed. Removed rows remain
// removed.
func (m *Model) Renew() {
	gone := m.want.gone
	m.Replace(m.want.n)
	m.want.gone = gone
}

// SetFields sets the fields whose caches follow changes of the rows: all fields that the model uses
// or may use again.
func (m *Model) SetFields(fields []*Field) {
	m.want.fields = slices.DeleteFunc(slices.Clone(fields), func(f *Field) bool { return f == nil })
}

// SetFilter sets the filter; nil passes all rows.
func (m *Model) SetFilter(f Filter) {
	m.want.filter = nil
	if f != nil {
		m.want.filter = filterBy{f}
	}
	m.want.rev.filter++
}

// SetSort sets the sort keys; without keys rows are in the order of their numbers.
func (m *Model) SetSort(keys []SortKey) {
	m.want.keys = slices.Clone(keys)
	m.want.rev.sort++
}

// SetList lays out the rows as a flat list.
func (m *Model) SetList() { m.setShape(Shape{}, nil, nil) }

func (m *Model) setShape(s Shape, by layout, follow follower) {
	m.want.shape, m.layout, m.follow = s, by, follow
	m.want.rev.shape++
}

// Lays reports whether the rows form a tree.
func (m *Model) Lays(t *Tree) bool { return t != nil && m.want.shape.Tree == t }

// Prepare returns a job that computes changed stages. It returns nil if nothing changed, or if the
// same change has failed. It cancels the previous job.
func (m *Model) Prepare() *Job {
	if m.want.rev == m.now.rev || m.want.rev == m.failed {
		return nil
	}
	m.Cancel()
	want, by, old, next := m.want, m.layout, m.now, new(state)
	spare := m.takeSpare()
	m.next, m.jobRev = next, want.rev
	m.job = newJob(func(j *Job) error {
		s, err := want.compute(j, old, spare, by)
		*next = s
		return err
	})
	m.job.plan(want.visits(old))
	m.jobs = append(m.jobs, m.job)
	return m.job
}

// Cancel drops the prepared job, if there is one.
func (m *Model) Cancel() {
	if m.job != nil {
		m.job.Cancel()
	}
	m.job, m.next = nil, nil
}

// Adopt installs the result of the latest job if it has finished, and reports whether it did. Err
// returns the error of a failed job.
func (m *Model) Adopt() bool {
	if m.job == nil || !m.job.Finished() {
		return false
	}
	err, next := m.job.Err(), m.next
	m.job, m.next = nil, nil
	m.dropJobs()
	if err != nil {
		if !errors.Is(err, ErrCanceled) {
			m.err, m.failed = err, m.jobRev
		}
		return false
	}
	old := m.now
	m.now, m.err = *next, nil
	m.kept.list, m.relaid = nil, relaid{}
	m.keepSpare(old.order.rows)
	return true
}

// Err returns the error of the latest job, nil after a success.
func (m *Model) Err() error { return m.err }

// Busy reports whether a job may still read rows, including cancelled jobs.
func (m *Model) Busy() bool {
	m.dropJobs()
	return len(m.jobs) > 0
}

// dropJobs drops jobs that have ended, so that their rows are not kept alive.
func (m *Model) dropJobs() { m.jobs = slices.DeleteFunc(m.jobs, (*Job).Finished) }

// Len returns the number of visible items.
func (m *Model) Len() int {
	switch {
	case m.now.outline != nil:
		return m.now.outline.Len()
	case m.now.listed:
		return len(m.now.list)
	case m.now.keep != nil:
		return m.now.ranked.Len()
	}
	return m.now.n
}

// Item returns the i-th visible item, 0 ≤ i < Len: a row, or an item described by Outline.
func (m *Model) Item(i coord.Index) coord.Item {
	switch {
	case m.now.outline != nil:
		return m.now.outline.Item(m.now.outline.At(i))
	case m.now.listed:
		return coord.Item(m.now.list[i])
	case m.now.keep != nil:
		return coord.Item(m.now.ranked.at(int(i)))
	}
	return coord.Item(i)
}

// Index returns the index of a row among the visible items, -1 if it does not show. In a sorted
// list it searches all rows, a quarter of a millisecond for a million.
func (m *Model) Index(row coord.Record) coord.Index {
	switch {
	case row < 0 || row >= coord.Record(m.now.n):
		return -1
	case m.now.outline != nil:
		if place := m.now.outline.Place(row); place >= 0 {
			return m.now.outline.Index(place)
		}
		return -1
	case m.now.listed:
		return coord.Index(slices.Index(m.now.list, int32(row)))
	case m.now.keep == nil:
		return coord.Index(row)
	case m.now.keep.Has(int(row)):
		return coord.Index(m.now.ranked.rank(int(row)))
	}
	return -1
}

// Outline returns the visible tree or groups, nil for a flat list. It is replaced when a job is
// adopted.
func (m *Model) Outline() *Outline { return m.now.outline }

// Groups returns the groups and their aggregates, nil if there are none. The groups of a tree are
// its branches, which Groups.Branch finds; Apply changes their aggregates in place.
func (m *Model) Groups() *Groups { return m.now.groups }

// Passing returns the rows that pass the filter, nil if all do: the scope of "select all that
// pass". It must not be changed.
func (m *Model) Passing() Bits { return m.now.pass }

// Above returns the tree rows that a filter holds open: ancestors of rows that pass. nil means
// none.
func (m *Model) Above() Bits { return m.now.above }

// forget drops the data kept between changes of rows.
func (m *Model) forget() { m.kept, m.groups, m.relaid = keptKeys{}, groupCache{}, relaid{} }

// takeSpare returns the spare array and gives up its ownership.
func (m *Model) takeSpare() []int32 {
	s := m.spare
	m.spare = nil
	return s
}

// keepSpare keeps an array as the spare one, unless the present state uses it or a cancelled job
// may still read it.
func (m *Model) keepSpare(a []int32) {
	if cap(a) == 0 || m.Busy() || same(a, m.now.order.rows) || same(a, m.now.list) || cap(a) > 2*m.now.n {
		return
	}
	m.spare = a
}
