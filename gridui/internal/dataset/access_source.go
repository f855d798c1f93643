// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// sourceAccess is the Access to rows of a source, which loads the rows near the screen.
type sourceAccess struct{ ds *Set }

// mostEdited is the maximum number of rows of a source that are edited in one step. One frame
// writes to all of them, because the row numbers may change in the next frame.
const mostEdited = 10_000

func (a sourceAccess) Status() remote.Status { return a.ds.remote.Status() }

func (a sourceAccess) State(row coord.Pos) remote.State {
	_, state := a.ds.remote.Row(a.ds.grouped.lineAt(row))
	return state
}

func (a sourceAccess) Can() remote.Can { return a.ds.remote.Can() }

func (a sourceAccess) Groupable() bool { return !a.ds.Nested() }

// Rows implements Access: a job reads the rows from the source.
func (a sourceAccess) Rows() Reach {
	return a.ds.page(func() *Snapshot { return a.ds.Snapshots.Streamed(a.ds.Snapshots.Page()) })
}

// Lines implements Access. Grouped rows off the screen may not be loaded.
func (a sourceAccess) Lines() Reach {
	if a.ds.grouped.lines() != nil {
		return a.ds.screen()
	}
	return a.Rows()
}

func (a sourceAccess) CopyRefusal(rows ...ranges.Span) error {
	reach := a.Lines()
	for _, span := range rows {
		if !reach.Whole && !(reach.Lines.Covers(span) && a.ds.Remote.loaded(span)) {
			return ErrOffScreen
		}
	}
	return nil
}

func (a sourceAccess) EditRefusal(rows ...ranges.Span) error {
	if err := a.ds.uneditable(a.ds.Stored); err != nil {
		return err
	}
	left := mostEdited
	for _, span := range rows {
		if left -= span.Len(); left < 0 || !a.ds.Remote.loaded(span) {
			return ErrNotLoaded
		}
	}
	return nil
}

func (a sourceAccess) Record(record coord.Record) (row rowdata.Row, err error) {
	switch {
	case a.ds.remote.Len() == 0 || record >= 0 && !remote.IsLoaded(a.ds.remote, record):
		return row, ErrNotLoaded
	case record < 0:
		return row, ErrRowGone
	}
	return a.ds.Changes.RecordRow(record), nil
}

func (a sourceAccess) Missing(id string) error {
	if a.ds.RecordByID(id) >= 0 {
		return nil
	}
	return ErrNotLoaded
}

func (a sourceAccess) Unseen(string) (row rowdata.Row, err error) { return row, ErrNotLoaded }

// Anchor implements Access. It returns no record, because records of a source number other rows
// after each change of the order.
func (a sourceAccess) Anchor(coord.Pos) coord.Item { return coord.NoRecord.Item() }

func (a sourceAccess) Filtered() bool { return true }

// Numbered implements Access. A source counts its rows gradually, again after each sort and filter.
// The number never decreases for the same source, so that columns do not move under the pointer.
func (a sourceAccess) Numbered(was Numbered) Numbered {
	now := Numbered{Most: a.ds.Numbers().Most(), of: a.ds.remote}
	if was.of == now.of {
		now.Most = max(now.Most, was.Most)
	}
	return now
}

func (sourceAccess) InsertRefusal(kept bool) error {
	if kept {
		return ErrNoInsert
	}
	return ErrNotASlice
}
