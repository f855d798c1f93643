// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package profiling keeps the profiles of columns up to date with the rows of a grid.
//
// A Profiler has two engines with one interface, so that features get the same Figures for rows in
// memory and for rows of a source. The engine for rows in memory reads the wanted columns: at once
// if there are few rows, else in a background job, which frames poll. It keeps a sketch of each
// block of rows. When rows change by id, it reads only their blocks again; when rows are set,
// refreshed or renumbered, it reads all blocks. A job stops after a block when changes of rows wait
// for it. The engine for a source requests the figures of one column from the source, and the
// number of rows in each bar. Figures record which of their parts the source computes.
//
// The interface is in this package instead of dataset, because programs without profiles do not
// link package profile.
//
// The package handles columns, rows and profiles, and draws nothing.
package profiling
