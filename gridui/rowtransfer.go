// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// MoveRows returns the rows with some of them moved beside another, in the order of
// ids: what RowsReordered and, in a tree by Parent, a change of order among siblings
// ask for. RowInside counts as RowAfter; rows go to the end where no row has the id of
// the target. Ids of no row are passed over. Where the target is one of the rows that
// move, nothing does. The slice given is not changed.
func MoveRows[T any](rows []T, ids []string, target string, where option.RowPlace, rowID func(T) string) []T {
	if where != option.RowEnd && idlist.Has(ids, target) {
		return slices.Clone(rows)
	}
	moved, rest := takeRows(rows, ids, rowID)
	at := len(rest)
	if where != option.RowEnd {
		if i := slices.IndexFunc(rest, func(row T) bool { return rowID(row) == target }); i >= 0 {
			at = i
			if where != option.RowBefore {
				at++
			}
		}
	}
	return slices.Insert(rest, at, moved...)
}

// TransferRow is TransferRows of one row.
func TransferRow[T any](src, dst []T, id string, rowID func(T) string, index int) (newSrc, newDst []T) {
	return TransferRows(src, dst, []string{id}, rowID, index)
}

// TransferRows moves rows from one slice to a place in another, in the order of ids.
// The place is counted from 0; one past the ends is at the end. Ids of no row are
// passed over; a row with an id that a row of dst has already stays where it is. The
// slices given are not changed.
func TransferRows[T any](src, dst []T, ids []string, rowID func(T) string, index int) (newSrc, newDst []T) {
	moved, rest := takeRows(src, newIDs(dst, ids, rowID), rowID)
	return rest, insertRows(dst, moved, index)
}

// CopyRows is TransferRows that leaves the rows in src too.
func CopyRows[T any](src, dst []T, ids []string, rowID func(T) string, index int) (newDst []T) {
	moved, _ := takeRows(src, newIDs(dst, ids, rowID), rowID)
	return insertRows(dst, moved, index)
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
