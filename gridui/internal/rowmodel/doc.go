// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowmodel determines which rows of a grid pass a filter, in which order and below which
// other rows they show, and which are on a page or marked. It identifies rows only by their
// numbers, from 0, and reads their values through Field, in batches. It imports nothing of Gio.
//
// Model combines the stages: filter, sort, then tree or groups. Each is computed by a Job, on the
// caller's or another goroutine or in slices, and kept until its input changes. A model without
// filter, order and shape stores nothing, whatever its number of rows.
//
//	                 filter ─► sort ─► tree    ─► Outline ─► Item(i)
//	Field, row numbers                 groups
//	                                   list    ─────────────► Item(i)
//
// Sorting moves pairs of a 64-bit key and a row number, never rows. Keys have the order of the
// values; a radix sort resolves most rows by 33 bits, and only ties are examined again. In a column
// with few different texts the texts are sorted, and the rows by the ranks of their texts.
//
// Page and Marks are independent of the stages: they are values that a grid keeps.
package rowmodel
