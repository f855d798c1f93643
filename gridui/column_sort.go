// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/option"

// What a column says of sorting; it wins over what Grid.Sorting says.

// SortFirst is the direction of the first click on the column's header;
// SortFirstByKind is that of Sorting.First.
func (t *Typed[T, V]) SortFirst(first option.SortFirst) *Typed[T, V] {
	t.col.Def.SortFirst = first
	return t
}

// NoMultiSort keeps users from adding the column to an order of several: a click with
// Shift sorts by it alone.
func (t *Typed[T, V]) NoMultiSort() *Typed[T, V] {
	t.col.Def.SortAlone = true
	return t
}

// SortMissing says where rows without a value go; MissingDefault is that of
// Sorting.Missing.
func (t *Typed[T, V]) SortMissing(order option.MissingOrder) *Typed[T, V] {
	t.col.Def.SortMissing = order
	return t
}

// MissingFirst puts rows without a value first, in both directions. It is short for
// SortMissing(MissingFirst).
func (t *Typed[T, V]) MissingFirst() *Typed[T, V] { return t.SortMissing(option.MissingFirst) }
