// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/remoteedits"
	"github.com/giogrid/giogrid/gridui/internal/remoterows"
	"github.com/giogrid/giogrid/gridui/internal/tracked"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// A Remote gives a grid the rows of a source, such as a table of a database, and keeps only the rows near the screen
// in memory. Pass it to SetSource. The source then sorts and filters the rows: Sorting and Filtering work as with a
// slice, and the ids of columns must be the ids of the source's columns. Grouping lets the source group the rows, as
// far as it can. With RemoteOptions.Tree the rows show as a tree. The program must call Close.
//
// Rows that are not loaded show as skeletons. While a new query runs, the old rows stay, dimmed, and are then
// replaced all together. The row at the top of the screen stays there if it passes the new query. If rows cannot be
// read, the grid shows the reason; the user, or Retry, can try again.
//
// Call all methods on the goroutine of the frames. None of them waits for the source. Set Grid.Invalidate, so that a
// frame shows rows that were loaded; without it the grid polls.
type Remote[T any] struct {
	rows *remoterows.Rows[T]
	// given is the source of the program. source wraps it and recovers from its panics.
	given, source rowsource.Source[T]
	options       RemoteOptions[T]
	// edits are the changes of the rows in a ChangeTrackingGrid, nil if they are not tracked.
	edits *remoteedits.Rows[T]
}

// RemoteOptions set how a Remote keeps rows. The zero value works.
type RemoteOptions[T any] struct {
	// Size returns the approximate size of a row in bytes; nil: the size of a T, without what it refers to.
	Size func(row T) int
	// MaxBytes limits the size of the rows that are kept in memory, in bytes, not counting rows near the screen; 0 =
	// 48 MB, with which all memory for a source stays below 64 MB.
	MaxBytes int
	// Live shows changes by others, if the source reports them (rowsource.Watcher): the rows on the screen are read
	// again, at most four times per second, and nothing moves. With Options.Flash the changed cells flash.
	Live bool
	// Tree shows the rows as the tree that they form in the source (rowsource.Features.Tree): each open row is followed
	// by the rows directly below it, which are read when the row is opened. Grid.Tree.Column names the column that
	// shows the tree; its functions are not used, and rows are not grouped. Grid.Expansion holds the open rows. While
	// a filter is on, all rows that it leaves are open, so that the rows that pass show. Jobs that read all rows, such
	// as an export, read them one after the other in the sorted order, also below closed rows. The check box of a row
	// selects the rows below it too: see option.Propagate. If the source has no tree, Err returns
	// rowsource.ErrUnsupported.
	Tree bool
	// Version is the column in which the source counts the changes of a row, for a ChangeTrackingGrid: a row with
	// another version is a conflict. If it is empty, an edited row is a conflict if the edited columns have other
	// values, and a deleted row if any column has.
	Version string
	// Secret are the columns whose values Preview does not show.
	Secret []string
}

// NewRemote returns a Remote for the rows of a source. It reads no rows before a grid shows them.
func NewRemote[T any](source rowsource.Source[T], o RemoteOptions[T]) *Remote[T] {
	kept := remoterows.Options[T]{Size: o.Size, MaxBytes: o.MaxBytes, Live: o.Live, Tree: o.Tree}
	guarded := remoterows.Guard(source)
	return &Remote[T]{rows: remoterows.New(guarded, kept), given: source, source: guarded, options: o}
}

func (r *Remote[T]) kept() remote.Rows  { return r.rows }
func (r *Remote[T]) rowID(row T) string { return r.source.ID(row) }

// Len returns the number of rows that pass the filters, as far as it is known: see Count. While rows are grouped it
// returns the number of visible lines, which are groups and the rows of open groups; At, Row and Count then refer to
// these lines.
func (r *Remote[T]) Len() int { return r.rows.Len() }

// At returns the i-th row, the zero value if it is not loaded.
func (r *Remote[T]) At(i int) (row T) {
	row, _ = r.Row(i)
	return row
}

// Row returns the i-th row; ok is false if it is not loaded.
func (r *Remote[T]) Row(i int) (row T, ok bool) { return r.rows.Loaded(i) }

// Count returns the number of rows that pass the filters. At first the source may return an approximate number.
func (r *Remote[T]) Count() rowsource.Count { return r.rows.Count() }

// Err returns the error of reading the rows, or the rows on the screen; nil if there is none. It wraps
// rowsource.ErrUnsupported if the source does not support the query.
func (r *Remote[T]) Err() error { return r.rows.Err() }

// Retry repeats the reads that failed.
func (r *Remote[T]) Retry() { r.rows.Retry() }

// Reload reads the rows again, for instance because they have changed. The old rows stay until the new ones are
// loaded, and the row at the top of the screen stays there.
func (r *Remote[T]) Reload() { r.rows.Reload() }

// Close cancels reads and drops the rows.
func (r *Remote[T]) Close() { r.rows.Close() }

// SetSource sets the source of the rows, as Grid.SetSource does. If rows is a Remote whose source can be written to,
// it begins to track changes and drops the changes of the previous rows. A field of the rows is the column of the
// source with its name; fields without a value of a cell, and Local fields, are not columns. If changes cannot be
// tracked, a ProblemFound event reports the reason.
//
// A change belongs to the id of its row: it stays when the rows are sorted, filtered and read again, and the row
// stays at its place in the source. New rows show before the rows of the source if AddAt is tracking.Place{Top:
// true}, else after them. A new row whose key is null, 0 or empty gets its key from the source. RowKey and
// Optimistic are not used. Nothing is written before Save.
func (c *ChangeTrackingGrid[T]) SetSource(rows Rows[T]) {
	r, ok := rows.(*Remote[T])
	switch {
	case !ok:
		c.Grid.SetSource(rows)
	case r.edits == nil || !c.tracked.Rows().IsOver(r.edits):
		if err := r.track(c); err != nil {
			c.tracked.BeginSource()
			c.grid().core.Report.Problem("tracking"+err.Error(), "changes are not tracked: %w", err)
			c.Grid.SetSource(rows)
		}
	}
}

// track begins to track the changes of the rows in a grid.
func (r *Remote[T]) track(c *ChangeTrackingGrid[T]) error {
	source := &tracked.Source[T]{
		Given: r.given, Contained: r.source, Rows: r.rows, Version: r.options.Version, Secret: r.options.Secret, Top: c.AddAt.Top,
	}
	if err := source.Open(c.Fields); err != nil {
		return err
	}
	c.tracked.BeginSource() // so that the grid does not track Data
	c.grid()
	t := c.track(nil, source.RowKey)
	if t == nil {
		c.Grid.SetSource(r)
		return nil
	}
	r.edits = source.Track(t)
	c.core.WireConflicts()
	c.core.Data.Give(r.edits)
	return nil
}

// Preview returns what ChangeTrackingGrid.Save would send, as text for people: the statements and parameters of a
// rowsource.Previewer, or otherwise the edits as JSON. It sends nothing. The text does not contain values of
// RemoteOptions.Secret, or the credentials of the source. It returns an error if changes are not tracked.
func (r *Remote[T]) Preview() (string, error) {
	if r.edits == nil {
		return "", tracked.ErrNoEdits
	}
	list, err := r.edits.Preview()
	if err != nil {
		return "", err
	}
	return remoterows.PreviewText(r.given, list)
}

// Saving reports whether a save is running.
func (r *Remote[T]) Saving() bool { return r.edits != nil && r.edits.Status().Saving }

// SaveErr returns the error of the last Save; nil if it succeeded, is still running or met conflicts. After an error
// the changes are kept, and ChangeTrackingGrid.Save tries again, as the button of the grid does.
func (r *Remote[T]) SaveErr() error {
	if r.edits == nil {
		return nil
	}
	return r.edits.Status().NotSaved
}

// Conflicts returns the conflicts of the last Save: rows that have changed in the source since they were read, with
// the choices made so far. The list is a copy.
func (r *Remote[T]) Conflicts() []events.RowConflict {
	if r.edits == nil {
		return nil
	}
	return r.edits.RowConflicts()
}

// Settle chooses a side of a conflict for the next Save. column is a column of the source; if it is empty, the
// choice is for all cells of the row, and if rowID is empty too, for all rows. Settle reports whether it found such
// a conflict.
func (r *Remote[T]) Settle(rowID, column string, choice events.ConflictChoice) (found bool) {
	for i, c := range r.Conflicts() {
		if rowID != "" && rowID != c.RowID {
			continue
		}
		if column == "" {
			r.edits.Choose(i, -1, choice)
			found = true
		}
		for k := range c.Cells {
			if column != "" && c.Cells[k].Column == column {
				r.edits.Choose(i, k, choice)
				found = true
			}
		}
	}
	return found
}
