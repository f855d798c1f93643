// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package profile sums up the values of a column: how many there are, missing and distinct ones, the
// smallest and the largest, mean and spread, quartiles, a histogram and the most frequent values.
//
// A Sketch takes values in chunks and has a bounded size, unless its Limits ask for exact figures.
// Sketches merge, so that a column is divided into Blocks of rows: after a change only the blocks with
// changed rows are read again. Figures are what a Sketch says, with what of it is estimated.
//
// Each part of a Sketch merges without loss: moments (count, sum, spread), bins (counts of
// intervals of one width, which grows by whole multiples), tally (counts of values, exact until there are
// too many), registers (HyperLogLog, an estimate of distinct values), and a weighted sample, from
// which quartiles come.
//
// The package knows no grid and no rows.
package profile
