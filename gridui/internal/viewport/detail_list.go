// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

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

// Note takes up rows that were flipped between two states.
func (f *flips) Note(ids []string, from, to uint64) {
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
func (v *Viewport) resizeFlipped(was DetailOptions) bool {
	d := &v.Details
	f := &d.Flips
	same := len(f.ids) > 0 && f.from == was.Rev && f.to == d.Options.Rev
	if was.Rev = d.Options.Rev; !same || was != d.Options {
		return false
	}
	for _, id := range f.ids {
		row, ok := v.KnownPlace(id)
		switch {
		case ok:
			v.RowAxis.Set(row, v.SizeGuess(row))
		case v.Count <= FewRows:
			return false
		}
	}
	return true
}

// listed is the list of open details that the last change told of, in the order they
// show, made over for the next change.
type listed struct {
	Ids []string
	// set, rows and known are what it was made of.
	set, known uint64
	rows       uint32
}

// rank is where a row of a list stands in it: where it shows, or after all that do.
func (v *Viewport) rank(id string) int {
	if row, ok := v.KnownPlace(id); ok {
		return row
	}
	return v.Count
}

// findListed is where a row is in the list, or where it belongs.
func (v *Viewport) findListed(id string) (at int, ok bool) {
	rank := v.rank(id)
	return slices.BinarySearchFunc(v.Details.Listed.Ids, id, func(other, id string) int {
		return cmp.Or(cmp.Compare(v.rank(other), rank), cmp.Compare(other, id))
	})
}

// Relist changes the list by a row that was opened or closed between two states of the
// set, and reports whether it could.
func (v *Viewport) Relist(id string, open bool, from, to uint64) bool {
	l := &v.Details.Listed
	if l.Ids == nil || l.set != from || l.rows != v.Dataset.RowsRev || l.known != v.Details.knownRev {
		return false
	}
	at, in := v.findListed(id)
	switch {
	case in == open:
		return false
	case open:
		l.Ids = slices.Insert(l.Ids, at, id)
	default:
		l.Ids = slices.Delete(l.Ids, at, at+1)
	}
	l.set = to
	return true
}

// KeepList keeps a list for the next change.
func (v *Viewport) KeepList(ids []string, set uint64) {
	v.Details.Listed = listed{Ids: slices.Clone(ids), set: set, known: v.Details.knownRev, rows: v.Dataset.RowsRev}
}
