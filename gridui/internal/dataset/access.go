// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Access answers what is known of the rows, which of them a job can read, and why some cannot be copied or
// edited. Rows in memory and rows of a source implement it, and features have one path for both.
type Access interface {
	// Status returns the state of the rows as a whole, State that of a row of the body or a pinned one.
	Status() remote.Status
	State(row coord.Pos) remote.State
	// Can returns what can be done with the rows. Groupable returns false for rows of a tree, and for rows that
	// Virtual.NoScan forbids to read; others can be grouped if Can allows it.
	Can() remote.Can
	Groupable() bool
	// Rows returns the reach of a job that reads data rows in any order, Lines that of a job that reads rows of
	// the page by their places.
	Rows() Reach
	Lines() Reach
	// CopyRefusal returns why rows of the page cannot be copied by their places, EditRefusal why they cannot be
	// edited in one step, or without rows why none can. Rows are given by their navigation indexes.
	CopyRefusal(rows ...ranges.Span) error
	EditRefusal(rows ...ranges.Span) error
	// Record returns the row of a record as it is before changes that wait, with ErrNotLoaded or ErrRowGone where
	// there is none.
	Record(record coord.Record) (rowdata.Row, error)
	// Missing returns why no row has an id, nil if one has it: ErrNotLoaded, ErrRowGone or ErrRowHidden.
	Missing(id string) error
	// Unseen returns a row that does not show, with the edits that wait for an answer. The error is ErrNotLoaded
	// where such rows are not in memory.
	Unseen(id string) (rowdata.Row, error)
	// Anchor returns the item at a position if it stays the same through a change of the order, else an item that
	// is no record.
	Anchor(row coord.Pos) coord.Item
	// Filtered reports whether there may be rows that filters leave out.
	Filtered() bool
	// Numbered returns up to which number rows are counted; was is the value of the call before.
	Numbered(was Numbered) Numbered
}

// Why rows cannot be copied, edited or shown.
var (
	ErrNotLoaded = errors.New("gridui: some of the rows are not loaded; no cell was changed")
	ErrOffScreen = errors.New("gridui: of the rows of a source in groups those on the screen alone can be copied as ranges; none was")
	ErrRowHidden = errors.New("the row does not show")
)

// Reach is the part of some rows that a job can read.
type Reach struct {
	// Lines are the rows of the page on the lines of the snapshot, by their navigation indexes. They are known of
	// Access.Lines, and where Whole is false.
	Lines ranges.Span
	// Whole reports whether the job can read all rows; else it reads those on the screen.
	Whole    bool
	snapshot func() *Snapshot
}

// Snapshot returns the rows in reach.
func (r Reach) Snapshot() *Snapshot { return r.snapshot() }

// Numbered is up to which number the rows are counted, at least.
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

// screen returns the rows that the last frame has drawn as the reach of a job.
func (ds *Set) screen() Reach {
	first, end := ds.Host.Visible()
	at := int(ds.NavIndex(first))
	n := max(min(int(end), ds.ShownCount())-int(first), 0)
	return Reach{Lines: ranges.Span{First: at, End: at + n}, snapshot: ds.Snapshots.OnScreen}
}

// uneditable returns ErrNotASlice, and reports the problem, unless the program applies edits itself or the
// grid keeps the rows.
func (ds *Set) uneditable(kept bool) error {
	if kept || ds.Options.Editing.Controlled {
		return nil
	}
	ds.shownRows.Report.Problem("editsource", "rows of a source cannot be edited: set Editing.Controlled and change them where they are")
	return ErrNotASlice
}
