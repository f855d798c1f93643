// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package idlist

import "slices"

// Insert returns rows with more inserted at an index. An index out of range means the end.
func Insert[T any](rows, more []T, index int) []T {
	if index < 0 || index > len(rows) {
		index = len(rows)
	}
	return slices.Concat(rows[:index], more, rows[index:])
}

// Take splits rows into the first row of each id, in the order of ids, and the rest.
func Take[T any](rows []T, ids []string, rowID func(T) string) (taken, rest []T) {
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

// Missing returns the ids that no row has.
func Missing[T any](rows []T, ids []string, rowID func(T) string) []string {
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
