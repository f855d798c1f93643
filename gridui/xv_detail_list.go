// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"slices"
)

// flips are the rows whose details the grid itself opened or closed since the last
// frame: of them alone the sizes are found anew. They lead from one state of the set
// of open details to another.
type flips struct {
	ids      []string
	from, to uint64
}

// maxFlips is how many are told apart; of more, all sizes are found anew.
const maxFlips = 64

// note takes up rows that were flipped between two states.
func (f *flips) note(ids []string, from, to uint64) {
	if from == to {
		return
	}
	if len(f.ids) == 0 || f.to != from {
		f.ids, f.from = f.ids[:0], from
	}
	f.ids = append(f.ids, ids...)
	if f.to = to; len(f.ids) > maxFlips {
		f.ids = f.ids[:0]
	}
}

// resizeFlipped finds the sizes of the rows that were flipped since the options were
// as they were, and reports whether nothing else has changed.
func (v *Viewport) resizeFlipped(was detailOptions) bool {
	d := &v.details
	f := &d.flips
	same := len(f.ids) > 0 && f.from == was.rev && f.to == d.options.rev
	if was.rev = d.options.rev; !same || was != d.options {
		return false
	}
	for _, id := range f.ids {
		row, ok := v.knownPlace(id)
		switch {
		case ok:
			v.rows.Set(row, v.sizeGuess(row))
		case v.n <= fewRows:
			return false
		}
	}
	return true
}

// listed is the list of open details that the last change told of, in the order they
// show, made over for the next change.
type listed struct {
	ids []string
	// set, rows and known are what it was made of.
	set, known uint64
	rows       uint32
}

// rank is where a row of a list stands in it: where it shows, or after all that do.
func (v *Viewport) rank(id string) int {
	if row, ok := v.knownPlace(id); ok {
		return row
	}
	return v.n
}

// findListed is where a row is in the list, or where it belongs.
func (v *Viewport) findListed(id string) (at int, ok bool) {
	rank := v.rank(id)
	return slices.BinarySearchFunc(v.details.listed.ids, id, func(other, id string) int {
		return cmp.Or(cmp.Compare(v.rank(other), rank), cmp.Compare(other, id))
	})
}

// relist changes the list by a row that was opened or closed between two states of the
// set, and reports whether it could.
func (v *Viewport) relist(id string, open bool, from, to uint64) bool {
	l := &v.details.listed
	if l.ids == nil || l.set != from || l.rows != v.data.RowsRev || l.known != v.details.knownRev {
		return false
	}
	at, in := v.findListed(id)
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

// keepList keeps a list for the next change.
func (v *Viewport) keepList(ids []string, set uint64) {
	v.details.listed = listed{ids: slices.Clone(ids), set: set, known: v.details.knownRev, rows: v.data.RowsRev}
}
