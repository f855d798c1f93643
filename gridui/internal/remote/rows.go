// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Rows provides rows that are only partly in memory, for instance rows of a database. The source
// sorts and filters them, without the row model: a record is the index of a row among the passing
// rows, and numbers another row after each swap. All methods are called on the goroutine of the
// frames, and none of them waits.
type Rows interface {
	rowdata.Source
	// Ask sets the query. keep is the id of the row to stay at, empty for the first.
	Ask(q Query, keep string)
	// Arrived reports whether Sync has something to take over. Sync takes it over.
	Arrived() bool
	Sync() Update
	// Want reads the rows [first, end) and rows near them. again is the time at which it must be
	// called again even if nothing arrives, zero for never.
	Want(now time.Time, first, end coord.Index) (again time.Time)
	// Stream returns the same rows for one other goroutine, read from the source: At waits, and
	// panics with a rowmodel.Failure if a row cannot be read.
	Stream() Open
	// Everything returns all rows of the source in the source's order, regardless of the query, to
	// be read like Stream.
	Everything() Open
	// Jobs returns the jobs that the source supports.
	Jobs() Jobs
	// Row returns a pointer to a row, an empty one while it is not loaded, and the state of the
	// row or group. At returns only the pointer.
	Row(i coord.Record) (rowdata.Row, State)
	// ID returns the id of a loaded row or of a group, empty if there is none. Find returns the
	// row with an id, if it is near the screen or another row.
	ID(i coord.Record) string
	Find(id string, near coord.Record) (i coord.Record, ok bool)
	// Status returns the state of the rows as a whole.
	Status() Status
	// Can returns the operations that the source supports.
	Can() Can
	// Outline returns the groups or the tree of the visible rows, nil if these are a list. Tree
	// reports whether they are a tree.
	Outline() Outline
	Tree() bool
	// Totals returns the aggregates of all rows that pass, and their number.
	Totals() Totals
	// Retry repeats failed requests.
	Retry()
	// Wake sets the function that wakes the window; it is called on any goroutine when Sync has
	// something to do.
	Wake(invalidate func())
}

// Jobs returns jobs that wait for the source. The caller must launch them.
type Jobs interface {
	// Figures returns a job that makes the source add up cells of the visible rows.
	Figures(of []Cells) *Figures
	// Values returns a job that finds the distinct texts of a column among the rows of a query.
	Values(q Query, columnID string, most int) *rowmodel.Values
	// Profile returns a job that sums up a column, Counts one for the numbers of rows of queries.
	Profile(of Profile) *Profiled
	Counts(of []Query) *Counts
}

// Open holds rows whose number may be unknown before they are read, for one goroutine.
type Open interface {
	rowdata.Source
	// Has reports whether there is a row at an index. It waits, and panics like At.
	Has(i int) bool
	// Exact reports whether Len is the exact number of rows.
	Exact() bool
}

// Update describes the changes of a Sync.
type Update struct {
	// Changed is set if anything changed, Swapped if records number other rows now.
	Changed, Swapped bool
}

// State is the state of a row.
type State uint8

// The states.
const (
	Loading State = iota
	Loaded
	Failed
)

// IsLoaded reports whether a row or a group is loaded.
func IsLoaded(r Rows, i coord.Record) bool {
	_, state := r.Row(i)
	return state == Loaded
}

// Status is the state of the rows as a whole.
type Status struct {
	// Pending is set if the visible rows belong to an older query, Reading if rows are being read.
	Pending, Reading bool
	// Err is the error of reading rows on the screen, or all rows.
	Err error
	// Counting is set if the number of rows is an estimate.
	Counting bool
	// Known is set if it is known whether there are rows.
	Known bool
	// Reads counts the repeated reads of all rows because of possible changes.
	Reads uint32
	// Saving is set while changes are saved, NotSaved is the error of the last attempt.
	Saving   bool
	NotSaved error
}

// Awaited reports whether nothing is known of the rows yet, and their reading has not failed.
func (s Status) Awaited() bool { return !s.Known && s.Err == nil }

// Grows reports whether the number of rows may grow without a change of the rows.
func (s Status) Grows() bool { return s.Pending || s.Counting }
