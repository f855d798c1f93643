// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Access reports the state of the rows, which rows a job can read, and why rows cannot be copied or
// edited. It has an implementation for rows in memory and one for rows of a source, so that
// features have one path for both.
type Access interface {
	// Status returns the state of the rows as a whole, State the state of a body row or a pinned
	// row.
	Status() remote.Status
	State(row coord.Pos) remote.State
	// Can returns the operations that the rows support. Groupable returns false for rows of a tree
	// and for rows that Virtual.ScanDisabled forbids to read; other rows can be grouped if Can allows
	// it.
	Can() remote.Can
	Groupable() bool
	// Rows returns the rows that a job can read in any order, Lines the rows of the page that it
	// can read by place.
	Rows() Reach
	Lines() Reach
	// CopyRefusal returns why rows of the page cannot be copied by place, EditRefusal why they
	// cannot be edited in one step. Rows are given as navigation indexes. EditRefusal without rows
	// returns why no row can be edited.
	CopyRefusal(rows ...ranges.Span) error
	EditRefusal(rows ...ranges.Span) error
	// InsertRefusal returns why no rows can be inserted beside others. kept is set if a keeper has the rows.
	InsertRefusal(kept bool) error
	// Record returns the row of a record without waiting changes. The error is ErrNotLoaded or
	// ErrRowGone if there is no such row.
	Record(record coord.Record) (rowdata.Row, error)
	// Missing returns nil if a row has the id, else ErrNotLoaded, ErrRowGone or ErrRowHidden.
	Missing(id string) error
	// Unseen returns a row that does not show, with its unanswered edits. The error is
	// ErrNotLoaded if such rows are not in memory.
	Unseen(id string) (rowdata.Row, error)
	// Whereabouts returns the place of a row: see Trace.
	Whereabouts(id string) Whereabouts
	// Anchor returns the item at a position if its number survives a change of the order, else
	// NoRecord's item.
	Anchor(row coord.Pos) coord.Item
	// Filtered reports whether filters may leave out rows.
	Filtered() bool
	// Numbered returns the highest row number to make room for; was is the result of the previous
	// call.
	Numbered(was Numbered) Numbered
}

// Errors for rows that cannot be copied, edited, saved or shown.
var (
	ErrConflicts = errors.New("gridui: rows were changed by others meanwhile")
	ErrNotLoaded = errors.New("gridui: some of the rows are not loaded; no cell was changed")
	ErrOffScreen = errors.New("gridui: of the rows of a source in groups those on the screen alone can be copied as ranges; none was")
	ErrNoInsert  = errors.New("gridui: the source decides where new rows come")
	ErrUnsliced  = errors.New("gridui: the program alone adds and deletes these rows")
	ErrRowHidden = errors.New("the row does not show")
)

// Reach is the part of the rows that a job can read.
type Reach struct {
	// Lines holds the navigation indexes of the rows, by which the lines of the snapshot are
	// ordered. It is set by Access.Lines, and where Whole is false.
	Lines ranges.Span
	// Whole is set if the job can read all rows; otherwise it can read only the rows on the
	// screen.
	Whole    bool
	snapshot func() *Snapshot
}

// Snapshot returns the rows in reach.
func (r Reach) Snapshot() *Snapshot { return r.snapshot() }

// Numbered holds the highest row number, at least, and the source that it was counted in.
type Numbered struct {
	Most int
	of   remote.Rows
}

// Access returns the access to the present rows.
func (ds *Set) Access() Access {
	if ds.remote != nil {
		return sourceAccess{ds}
	}
	return memoryAccess{ds}
}

// page returns all rows of the page as the reach of a job.
func (ds *Set) page(snapshot func() *Snapshot) Reach {
	return Reach{Lines: ranges.Span{End: ds.NavCount()}, Whole: true, snapshot: snapshot}
}

// screen returns the rows drawn in the last frame as the reach of a job.
func (ds *Set) screen() Reach {
	return Reach{Lines: ds.screenLines(), snapshot: ds.Snapshots.OnScreen}
}

// uneditable returns ErrNotASlice and reports a problem, unless the program applies edits itself or
// the grid keeps the rows.
func (ds *Set) uneditable(kept bool) error {
	if kept || ds.Options.Editing.Controlled {
		return nil
	}
	ds.shownRows.Report.Problem("editsource", "rows of a source cannot be edited: set Editing.Controlled and change them where they are")
	return ErrNotASlice
}
