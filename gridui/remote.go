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

// Remote is the rows of a source, such as a table of a database, of which only those near the
// screen are in memory. SetSource gives it to a grid, which then has the source sort and filter
// its rows: Sorting and Filtering work as over a slice, the id of a column being that of the
// source's. Grouping has the source group them, as far as it can. The program closes it.
//
// Rows that have not arrived are skeletons. While others are asked for, the old ones stay, dimmed,
// and are replaced at once; the row at the top of the screen stays there if it passes. What could
// not be read shows why and can be tried again, by the user or by Retry.
//
// All methods are called on the goroutine of the frames, and none of them waits for the source.
// Set Grid.Invalidate, so that a frame shows what has arrived; without it the grid polls.
type Remote[T any] struct {
	rows *remoterows.Rows[T]
	// given is the source of the program, source the same with its panics contained.
	given, source rowsource.Source[T]
	options       RemoteOptions[T]
	// edits are the changes that a ChangeTrackingGrid made to the rows, nil for none.
	edits *remoteedits.Rows[T]
}

// RemoteOptions are how the rows of a Remote are kept. The zero value works.
type RemoteOptions[T any] struct {
	// Size is about how many bytes of memory a row takes; nil: the size of a T, without what it
	// refers to.
	Size func(row T) int
	// MaxBytes bounds the size of the rows that are kept, but for those near the screen; 0 is
	// 48 MB, with which all that is kept of a source stays below 64 MB.
	MaxBytes int
	// Live shows what others change, if the source tells of it (rowsource.Watcher): the rows on the
	// screen are read again, at most four times a second, and nothing moves. With Options.Flash the
	// cells that have changed flash.
	Live bool
	// Version is the column in which the source counts the changes of a row, for a
	// ChangeTrackingGrid: a row with another version is a conflict. Empty: a row is one if the
	// columns that were changed have other values, or any if it is to be deleted.
	Version string
	// Secret are columns whose values Preview does not show.
	Secret []string
}

// NewRemote returns the rows of a source. Nothing is read before a grid shows them.
func NewRemote[T any](source rowsource.Source[T], o RemoteOptions[T]) *Remote[T] {
	kept := remoterows.Options[T]{Size: o.Size, MaxBytes: o.MaxBytes, Live: o.Live}
	guarded := remoterows.Guard(source)
	return &Remote[T]{rows: remoterows.New(guarded, kept), given: source, source: guarded, options: o}
}

func (r *Remote[T]) kept() remote.Rows  { return r.rows }
func (r *Remote[T]) rowID(row T) string { return r.source.ID(row) }

// Len returns the number of rows that pass the filters, as far as it is known: see Count. While rows are
// grouped it is the number of lines that show, groups and the rows of those that are open, and At,
// Row and Count are about these.
func (r *Remote[T]) Len() int { return r.rows.Len() }

// At returns a row, the zero value while it is not loaded.
func (r *Remote[T]) At(i int) (row T) {
	row, _ = r.Row(i)
	return row
}

// Row returns a row, if it is loaded.
func (r *Remote[T]) Row(i int) (row T, ok bool) { return r.rows.Loaded(i) }

// Count returns the number of rows that pass the filters; the source may know it only about at first.
func (r *Remote[T]) Count() rowsource.Count { return r.rows.Count() }

// Err returns why the rows, or some on the screen, could not be read; nil if nothing is wrong. What
// the source cannot do wraps rowsource.ErrUnsupported.
func (r *Remote[T]) Err() error { return r.rows.Err() }

// Retry reads again what could not be read.
func (r *Remote[T]) Retry() { r.rows.Retry() }

// Reload reads the rows again, for instance because they have changed. The old ones stay until
// the new ones are there, and so does the row at the top of the screen.
func (r *Remote[T]) Reload() { r.rows.Reload() }

// Close ends what is being read. The rows are gone then.
func (r *Remote[T]) Close() { r.rows.Close() }

// SetSource does what Grid.SetSource does. The changes of a Remote, whose source can be written to, are tracked
// from then on, without those of other rows before. A field of the rows is a column of the source by
// its name; fields that hold no value of a cell, and Local ones, are none.
//
// A change belongs to the id of its row: it stays when the rows are sorted, filtered and read again,
// and the row stays where the source has it. New rows show before those of the source if AddAt is
// tracking.Place{Top: true}, else after them. One whose key is null, 0 or empty gets its key from the source.
// RowKey and Optimistic are not used. Nothing is written before Save.
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

// track begins to track the rows in a grid.
func (r *Remote[T]) track(c *ChangeTrackingGrid[T]) error {
	source := &tracked.Source[T]{
		Given: r.given, Contained: r.source, Rows: r.rows, Version: r.options.Version, Secret: r.options.Secret, Top: c.AddAt.Top,
	}
	if err := source.Open(c.Fields); err != nil {
		return err
	}
	c.tracked.BeginSource() // the grid is not to track Data
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

// Preview returns what ChangeTrackingGrid.Save would send, for people to read: the statements and their
// parameters of a rowsource.Previewer, else the edits as JSON. Nothing is sent. Values of
// RemoteOptions.Secret, and what the source logs in with, are not in it.
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

// Saving reports whether changes are being saved.
func (r *Remote[T]) Saving() bool { return r.edits != nil && r.edits.Status().Saving }

// SaveErr returns why the last Save failed, nil if it went well, is under way or met conflicts. The
// changes are still there, and ChangeTrackingGrid.Save tries again, as the grid's button does.
func (r *Remote[T]) SaveErr() error {
	if r.edits == nil {
		return nil
	}
	return r.edits.Status().NotSaved
}

// Conflicts returns the rows that the last Save met otherwise than they were read, with what was chosen
// since. The list is a copy.
func (r *Remote[T]) Conflicts() []events.RowConflict {
	if r.edits == nil {
		return nil
	}
	return r.edits.RowConflicts()
}

// Settle chooses a side of a conflict for the next Save: of a cell by its column of the source, of
// all cells of a row if column is empty, of all rows if rowID is too. It reports whether there was
// such a conflict.
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
