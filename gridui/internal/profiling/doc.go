// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package profiling keeps the profiles of columns in step with the rows of a grid.
//
// A Profiler has two engines with one interface, so that features see the same Figures wherever the rows are.
// The one for rows in memory reads the columns that its feature wants: at once where there are few rows, else by a
// background job, which frames poll. It keeps a sketch of each block of rows. Rows that change by id
// have their blocks read again, and nothing else; rows that are given again, refreshed or renumbered have
// all of them read. A job gives way after each block when changes of rows wait for it.
// The one for a source asks that for the figures of one column, and for the number of rows in each bar. Figures
// state which of their parts the source computes.
//
// The interface is here and not in package dataset, because programs without profiles link no package profile.
//
// It knows columns, rows and package profile, and draws nothing.
package profiling
