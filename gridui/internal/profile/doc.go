// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package profile computes a summary of the values of a column: the numbers of all, missing and distinct
// ones, the smallest and the largest, mean and spread, quartiles, a histogram and the most frequent values.
//
// A Sketch takes values in chunks and has a bounded size, unless Of.Exact requests exact figures. Sketches
// merge, so that a column is divided into Blocks of rows: after a change only the blocks with changed rows
// are read again. Figures are computed from a Sketch, and report which of them are estimates.
//
// Each part of a Sketch merges without loss: moments (count, sum, spread), bins (counts of intervals of one
// width, which grows by whole multiples), tally (counts of values, exact until there are too many), registers
// (HyperLogLog, an estimate of distinct values), and a weighted sample, from which quartiles are computed.
//
// The package does not depend on grids or rows.
package profile
