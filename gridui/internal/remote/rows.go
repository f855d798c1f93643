// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Rows are rows of which only some are here: those of a database, say. They are sorted and
// filtered where they lie, so the row model has no part in them: a record is the index of a row
// among those that pass, and numbers another row after each swap. All methods are called on the
// goroutine of the frames, and none of them waits.
type Rows interface {
	rowdata.Source
	// Ask replaces what is asked for. keep is the id of a row to stay at, empty for the first.
	Ask(q Query, keep string)
	// Arrived reports whether Sync has something to take over, Sync takes it over.
	Arrived() bool
	Sync() Update
	// Want reads the rows [first, end) and those near them. again is when it wants to be called
	// again though nothing arrives; zero: never.
	Want(now time.Time, first, end coord.Index) (again time.Time)
	// Stream is the same rows for one other goroutine, which reads them where they lie: At waits,
	// and panics with a rowmodel.Failure where a row cannot be read.
	Stream() Open
	// Everything is all rows of the source, whatever is asked for, in its own order, to be read as Stream.
	Everything() Open
	// Jobs are what the source can be asked for beside rows.
	Jobs() Jobs
	// Row points to a row, to an empty one while it is not loaded, and returns what is known of it or of a group.
	// At is the same without the second.
	Row(i coord.Record) (rowdata.Row, State)
	// ID is the id of a row that is loaded, or of a group; empty if there is none. Find is the row
	// with an id, as far as it is near the screen or another row.
	ID(i coord.Record) string
	Find(id string, near coord.Record) (i coord.Record, ok bool)
	// Status says what the rows as a whole are about.
	Status() Status
	// Can says what the source can do.
	Can() Can
	// Outline is how the rows that show are grouped, nil if they are not.
	Outline() Outline
	// Totals are the aggregates of all rows that pass, and their number.
	Totals() Totals
	// Retry asks again for what has failed.
	Retry()
	// Wake is called on any goroutine when Sync has something to do.
	Wake(invalidate func())
}

// Jobs make jobs that wait for the source: each is to be launched.
type Jobs interface {
	// Figures is a job that has the source add up cells of the rows that show.
	Figures(of []Cells) *Figures
	// Values is a job that finds the distinct texts of a column among the rows of a query.
	Values(q Query, columnID string, most int) *rowmodel.Values
	// Profile is a job that sums up a column, Counts one that counts the rows of queries.
	Profile(of Profile) *Profiled
	Counts(of []Query) *Counts
}

// Open is rows whose number may not be known before they are read, for one goroutine.
type Open interface {
	rowdata.Source
	// Has reports whether there is a row at an index. It waits, and panics as At does.
	Has(i int) bool
	// Exact reports whether Len is the number of rows, and no estimate of it.
	Exact() bool
}

// Update is what a Sync has changed.
type Update struct {
	// Changed reports whether anything did, Swapped whether records number other rows now.
	Changed, Swapped bool
}

// State is what is known of a row.
type State uint8

// The states.
const (
	Loading State = iota
	Loaded
	Failed
)

// IsLoaded reports whether a row, or a group, is loaded.
func IsLoaded(r Rows, i coord.Record) bool {
	_, state := r.Row(i)
	return state == Loaded
}

// Status is the state of the rows as a whole.
type Status struct {
	// Pending says that the rows that show are not those that were asked for last, Reading that
	// some are being read.
	Pending, Reading bool
	// Err is why rows on the screen, or all of them, could not be read.
	Err error
	// Counting says that the number of rows is an estimate.
	Counting bool
	// Known says that there are rows, or that there are none; else nothing is known yet.
	Known bool
	// Reads counts how often all rows were read again because they may have changed.
	Reads uint32
	// Saving says that changes are being saved, NotSaved why they could not be.
	Saving   bool
	NotSaved error
}
