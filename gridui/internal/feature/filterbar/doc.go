// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filterbar is the bar above a grid that says what is filtered: a chip for each filter of a
// column, for the quick filter, and for each term of the filter over several columns. A chip opens
// what edits its filter, its button takes it away. The builder is a popup in which users put a filter
// over several columns together, part by part.
//
// The feature belongs to an extension: grids whose program does not list it do not link it.
package filterbar
