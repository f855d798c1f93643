// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"cmp"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// OpenDetails follows which details are open: the list that callers are told, in the order
// of the rows, the rows whose details the grid opened or closed since the last frame, and
// the details that asked to be closed.
type OpenDetails struct {
	addresses *Addresses
	details   *Details
	data      *dataset.Set

	flips  flips
	listed listed
	// closing are the ids of rows whose detail was requested to close.
	closing []string
	// Told is called with the ids of all open details when a user changes them.
	Told func(open []string)
}

// flips are the rows whose details the grid itself opened or closed since the last frame,
// between two revisions of the set of open details. If nothing else has changed, only their
// sizes are estimated anew.
type flips struct {
	ids      []string
	from, to uint64
}

// clear drops the flips, once a frame has set the sizes of their rows.
func (f *flips) clear() { f.ids = f.ids[:0] }

// listed is the list of open details as of the last change, in the order of the rows. It is
// updated for the next change instead of being made anew.
type listed struct {
	ids []string
	// set, rows and known are the revisions that the list was made from.
	set, known uint64
	rows       uint32
}

// RequestClose closes the detail of a row as a user does, in the next frame.
func (o *OpenDetails) RequestClose(rowID string) { o.closing = append(o.closing, rowID) }

// CloseRequested reports whether details are to close in the next frame.
func (o *OpenDetails) CloseRequested() bool { return len(o.closing) > 0 }

// TakeCloseRequests returns the ids of the rows whose detail is to close, and clears the
// requests. The ids are valid until the next call of RequestClose.
func (o *OpenDetails) TakeCloseRequests() []string {
	ids := o.closing
	o.closing = ids[:0]
	return ids
}

// rank is the number of a row, by which the list is sorted. Rows whose number is unknown
// come last.
func (o *OpenDetails) rank(id string) int {
	if row, ok := o.details.KnownPlace(id); ok {
		return row
	}
	return o.addresses.Count
}

// find is the index of a row in the list, or where it is to be inserted.
func (o *OpenDetails) find(id string) (at int, ok bool) {
	rank := o.rank(id)
	return slices.BinarySearchFunc(o.listed.ids, id, func(other, id string) int {
		return cmp.Or(cmp.Compare(o.rank(other), rank), cmp.Compare(other, id))
	})
}

// Relist updates the list for a row that was opened or closed between two revisions of the
// set. It reports false if the list is out of date.
func (o *OpenDetails) Relist(id string, open bool, from, to uint64) bool {
	l := &o.listed
	if l.ids == nil || l.set != from || l.rows != o.data.RowsRev || l.known != o.details.knownRev {
		return false
	}
	at, in := o.find(id)
	switch {
	case in == open:
		return false
	case open:
		l.ids = slices.Insert(l.ids, at, id)
	default:
		l.ids = slices.Delete(l.ids, at, at+1)
	}
	l.set = to
	return true
}

// Keep replaces the list by one made from a revision of the set.
func (o *OpenDetails) Keep(ids []string, set uint64) {
	o.listed = listed{ids: slices.Clone(ids), set: set, known: o.details.knownRev, rows: o.data.RowsRev}
}

// IDs are the open details as of the last change.
func (o *OpenDetails) IDs() []string { return slices.Clone(o.listed.ids) }
