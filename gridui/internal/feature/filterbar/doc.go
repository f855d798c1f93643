// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filterbar implements the bar above a grid that shows its filters: a chip for each filter of a
// column, for the quick filter, and for each term of the filter over several columns. Clicking a chip opens
// the editor of its filter, and its button removes the filter. The builder is a popup in which users compose
// a filter over several columns, part by part.
//
// The feature belongs to an extension: grids whose program does not list it do not link it.
package filterbar
