// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// Whereabouts tells whether a row with a known id shows.
type Whereabouts uint8

const (
	// RowGone reports that the row was removed or cannot be found.
	RowGone Whereabouts = iota
	// RowShows reports that the row passes the filters.
	RowShows
	// RowFiltered reports that a filter leaves out the row.
	RowFiltered
	// RowAway reports that only the source can find the row.
	RowAway
)

func (a memoryAccess) Whereabouts(id string) Whereabouts {
	order := &a.ds.Order
	switch record := a.ds.RecordByID(id); {
	case record < 0:
		return RowGone
	case order.On && order.Model.Index(record) < 0:
		return RowFiltered
	}
	return RowShows
}

func (a sourceAccess) Whereabouts(id string) Whereabouts {
	switch {
	case a.ds.RecordByID(id) >= 0:
		return RowShows
	case searcherOf(a.ds.remote) == nil:
		return RowGone
	}
	return RowAway
}

// Trace finds out where a row is. For a row of a source that is not loaded it makes one request, which needs a source
// with exact places. The zero value traces no row.
type Trace struct {
	id    string
	found *remote.Found
	// brings reports that the row is being read.
	brings bool
}

// Begin begins to trace a row; an empty id ends a trace.
func (t *Trace) Begin(id string) {
	if t.found != nil {
		t.found.Stop()
	}
	*t = Trace{id: id}
}

// ID returns the id of the row, empty if none is traced.
func (t *Trace) ID() string { return t.id }

// Step returns where the row is, RowAway while that is not known. It returns RowShows for a row that passes the filters
// of its source, wherever it is.
func (t *Trace) Step(gtx layout.Context, ds *Set) Whereabouts {
	at := ds.Access().Whereabouts(t.id)
	switch {
	case at != RowAway:
		return at
	case t.found == nil && ds.remoteWaits():
		return RowAway
	case t.found == nil:
		if t.found = searcherOf(ds.remote).Locate(t.id); t.found == nil {
			return RowGone
		}
		ds.Jobs.LaunchWaiting(t.found.Job)
	}
	switch {
	case !ds.Jobs.Work(gtx, t.found.Job):
		return RowAway
	case t.found.Err() != nil:
		return RowGone
	case t.found.None:
		return RowFiltered
	}
	return RowShows
}

// Bring returns the record of a row for which Step has returned RowShows, NoRecord if it cannot be found. It opens the
// groups of a row of a source and reads it there; done is false until it has come.
func (t *Trace) Bring(ds *Set) (record coord.Record, done bool) {
	if record = ds.RecordByID(t.id); record >= 0 || t.found == nil {
		return record, true
	}
	rows := searcherOf(ds.remote)
	if record = rows.HitRow(t.found.Hit); record >= 0 {
		return record, true
	}
	if t.brings {
		return coord.NoRecord, !ds.remoteWaits()
	}
	t.brings = true
	ds.Expansion.OpenGroups(t.found.Hit.Groups)
	rows.Bring(t.found.Hit)
	return coord.NoRecord, false
}

// remoteWaits reports whether the rows of a source are about to be replaced.
func (ds *Set) remoteWaits() bool { return ds.remote.Status().Pending || ds.StaleRows }
