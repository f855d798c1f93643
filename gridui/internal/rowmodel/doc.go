// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowmodel holds what a grid knows of its rows beyond the rows
// themselves: which pass a filter, in which order, below which others, on
// which page, and which are marked. It knows rows by their numbers alone, from
// 0, and reads their values through Field, in batches. It is pure: it imports
// nothing of Gio.
//
// Model puts the stages together: filter, sort, then tree or groups. Each is
// computed by a Job, here, on another goroutine or in slices, and kept until
// what it depends on changes. With nothing asked for, a model of any number of
// rows stores nothing.
//
//	                 filter ─► sort ─► tree    ─► Outline ─► Item(i)
//	Field, row numbers                 groups
//	                                   list    ─────────────► Item(i)
//
// Sorting moves pairs of a key of 64 bits and a row number, never rows: keys
// order as values do, a radix sort tells most rows apart by 33 bits, and only
// the ties are looked at again. Where a column has few different texts, these
// are sorted and the rows by their ranks.
//
// Page, Set and Marks stand apart from the stages: they are values that a
// grid keeps.
package rowmodel
