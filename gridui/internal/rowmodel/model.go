// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// maxRows is the most rows that can be put in order.
const maxRows = math.MaxInt32

// Model is the order in which a list shows its rows: those that pass a filter,
// sorted, and laid out as a tree or by groups. Each stage is computed when its
// input changes and kept till then; what is not asked for takes no memory.
//
// The setters say what is wanted; Prepare returns the job that computes it, on
// whatever goroutine; Adopt puts the result in place between two frames. Until
// then, and for good if the job fails, the model shows what it showed before.
// The rows, fields and functions must not change while a job may read them,
// which Busy tells; nothing worse than a wrong order comes of it if they do.
//
// A Model belongs to one goroutine, but for its jobs. The zero value has no rows.
type Model struct {
	want wanted
	now  state
	// failed is what could not be computed; it is not tried again.
	failed revisions
	err    error

	job    *Job // the latest, until it is adopted
	jobRev revisions
	next   *state
	jobs   []*Job  // that may run yet
	spare  []int32 // an array that no state uses
	kept   keptKeys
	groups groupCache
}

// ErrBusy is the error of changing rows while a job may read them.
var ErrBusy = errors.New("rowmodel: a job is running")

// Reset says that there are n rows now, all of them new. All of them show, in
// the order of their numbers, until a job is adopted.
func (m *Model) Reset(n int) {
	m.Cancel()
	m.forget()
	m.want.n, m.want.gone = min(max(n, 0), maxRows), nil
	m.want.rev.data++
	m.now = state{n: m.want.n}
	m.want.clearCaches()
}

// Replace is Reset for rows that come in the place of others: those show, and are
// what Item and Outline speak of, until a job is adopted.
func (m *Model) Replace(n int) {
	m.Cancel()
	m.forget()
	m.want.n, m.want.gone = min(max(n, 0), maxRows), nil
	m.want.rev.data++
	m.want.clearCaches()
}

// Leave drops all rows and what was wanted of them, and cancels the job that works on them.
func (m *Model) Leave() {
	m.Reset(0)
	rev := m.want.rev
	rev.filter++
	rev.sort++
	rev.shape++
	m.want, m.spare = wanted{rev: rev}, nil
}

// Renew is Replace for the same rows, of which all may have changed: those that were
// removed stay so.
func (m *Model) Renew() {
	gone := m.want.gone
	m.Replace(m.want.n)
	m.want.gone = gone
}

// SetFields names the fields whose caches follow changes of the rows: all that the model was given
// and may be given again.
func (m *Model) SetFields(fields []*Field) {
	m.want.fields = slices.DeleteFunc(slices.Clone(fields), func(f *Field) bool { return f == nil })
}

// SetFilter sets which rows pass; nil: all.
func (m *Model) SetFilter(f Filter) {
	m.want.filter = f
	m.want.rev.filter++
}

// SetSort sets what to sort by; nothing: the order of the rows' numbers.
func (m *Model) SetSort(keys []SortKey) {
	m.want.keys = slices.Clone(keys)
	m.want.rev.sort++
}

// SetShape sets how the rows are laid out.
func (m *Model) SetShape(s Shape) {
	m.want.shape = s
	m.want.rev.shape++
}

// Prepare returns a job that computes what changed, nil if nothing did. It
// cancels the one before.
func (m *Model) Prepare() *Job {
	if m.want.rev == m.now.rev || m.want.rev == m.failed {
		return nil
	}
	m.Cancel()
	want, old, next := m.want, m.now, new(state)
	spare := m.takeSpare()
	m.next, m.jobRev = next, want.rev
	m.job = newJob(func(j *Job) error {
		s, err := want.compute(j, old, spare)
		*next = s
		return err
	})
	m.job.plan(want.visits(old))
	m.jobs = append(m.jobs, m.job)
	return m.job
}

// Cancel drops the job that was prepared, if there is one.
func (m *Model) Cancel() {
	if m.job != nil {
		m.job.Cancel()
	}
	m.job, m.next = nil, nil
}

// Adopt puts the result of the latest job in place, if it has finished, and
// reports whether it did. What went wrong is Err.
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
	m.kept.list = nil
	m.keepSpare(old.order.rows)
	return true
}

// Err is why the latest job failed; nil once one has succeeded.
func (m *Model) Err() error { return m.err }

// Busy reports whether a job may still read rows, a cancelled one too.
func (m *Model) Busy() bool {
	m.dropJobs()
	return len(m.jobs) > 0
}

// dropJobs lets go of jobs that have ended, and of the rows that they worked on.
func (m *Model) dropJobs() { m.jobs = slices.DeleteFunc(m.jobs, (*Job).Finished) }

// Len is the number of items that show.
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

// Item is the i-th item that shows, 0 ≤ i < Len: a row, or what Outline says.
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

// Index is which of the items that show is a row, -1 if it does not show. In a
// sorted list it looks at all rows, a quarter of a millisecond for a million.
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

// Outline is the tree or the groups that show, nil for a flat list. It is
// replaced when a job is adopted.
func (m *Model) Outline() *Outline { return m.now.outline }

// Groups are the groups and their aggregates, nil if none were asked for. Those of a
// tree are its branches, which Groups.Branch finds, and Apply changes their aggregates
// in place.
func (m *Model) Groups() *Groups { return m.now.groups }

// Passing is the rows that pass the filter, nil if all do: the scope of
// "select all that pass". It must not be changed.
func (m *Model) Passing() Bits { return m.now.pass }

// Above is the rows of a tree that a filter holds open: those above the ones that
// pass. nil: none.
func (m *Model) Above() Bits { return m.now.above }

// forget drops what is kept of rows while few change at a time.
func (m *Model) forget() { m.kept, m.groups = keptKeys{}, groupCache{} }

// takeSpare hands out the spare array.
func (m *Model) takeSpare() []int32 {
	s := m.spare
	m.spare = nil
	return s
}

// keepSpare keeps an array that the present state does not use, unless a
// cancelled job may still read it.
func (m *Model) keepSpare(a []int32) {
	if cap(a) == 0 || m.Busy() || same(a, m.now.order.rows) || same(a, m.now.list) || cap(a) > 2*m.now.n {
		return
	}
	m.spare = a
}
