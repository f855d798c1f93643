// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// Reorder moves rows of a slice beside another one: what events.RowsReordered and, in a tree by
// Parent, a change of order among siblings ask for.
type Reorder[T any] struct {
	// RowIDs are the rows that move, in this order. Ids of no row are passed over.
	RowIDs []string
	// TargetRowID is the row that they move beside; they go to the end where no row has the id.
	// Where it is one of the rows that move, nothing does.
	TargetRowID string
	// Where is on which side of it; RowInside counts as RowAfter.
	Where option.RowPlace
	RowID func(T) string
}

// Of returns the rows in the new order. The slice given is not changed.
func (r Reorder[T]) Of(rows []T) []T {
	if r.Where != option.RowEnd && idlist.Has(r.RowIDs, r.TargetRowID) {
		return slices.Clone(rows)
	}
	moved, rest := takeRows(rows, r.RowIDs, r.RowID)
	at := len(rest)
	if r.Where != option.RowEnd {
		if i := slices.IndexFunc(rest, func(row T) bool { return r.RowID(row) == r.TargetRowID }); i >= 0 {
			at = i
			if r.Where != option.RowBefore {
				at++
			}
		}
	}
	return slices.Insert(rest, at, moved...)
}

// Transfer moves or copies rows from one slice to a place in another: what events.RowsDropped
// asks for.
type Transfer[T any] struct {
	// RowIDs are the rows, in this order. Ids of no row are passed over; a row with an id that
	// a row of the other slice has already stays where it is.
	RowIDs []string
	RowID  func(T) string
	// Index is the place, counted from 0; one past the ends is at the end.
	Index int
}

// Move returns both slices after the rows went from one to the other. The slices given are
// not changed.
func (t Transfer[T]) Move(from, to []T) (newFrom, newTo []T) {
	moved, rest := takeRows(from, newIDs(to, t.RowIDs, t.RowID), t.RowID)
	return rest, insertRows(to, moved, t.Index)
}

// Copy is Move that leaves the rows in from too: it returns the other slice alone.
func (t Transfer[T]) Copy(from, to []T) (newTo []T) {
	moved, _ := takeRows(from, newIDs(to, t.RowIDs, t.RowID), t.RowID)
	return insertRows(to, moved, t.Index)
}

func insertRows[T any](rows, more []T, index int) []T {
	if index < 0 || index > len(rows) {
		index = len(rows)
	}
	return slices.Concat(rows[:index], more, rows[index:])
}

// takeRows takes the rows of some ids out of others.
func takeRows[T any](rows []T, ids []string, rowID func(T) string) (taken, rest []T) {
	place := make(map[string]int, len(ids))
	for i, id := range ids {
		if _, ok := place[id]; !ok {
			place[id] = i
		}
	}
	at := make([]int, len(ids))
	rest = make([]T, 0, len(rows))
	for i, row := range rows {
		if p, ok := place[rowID(row)]; ok && at[p] == 0 {
			at[p] = i + 1
			continue
		}
		rest = append(rest, row)
	}
	for _, i := range at {
		if i > 0 {
			taken = append(taken, rows[i-1])
		}
	}
	return taken, rest
}

// newIDs are those ids that no row has.
func newIDs[T any](rows []T, ids []string, rowID func(T) string) []string {
	has := make(map[string]bool, len(ids))
	for _, id := range ids {
		has[id] = false
	}
	for _, row := range rows {
		if _, ok := has[rowID(row)]; ok {
			has[rowID(row)] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return has[id] })
}
