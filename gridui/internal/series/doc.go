// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package series continues a line of cells: from the values of the source it computes the values that a fill
// handle writes into the cells after it, or before it.
//
// It handles numbers, times and texts as values of type Value, the lists of days and months, and the rules by
// which values follow each other (Rule). It does not handle cells, columns or formats: a grid makes the
// Values, and writes the results of Of into columns of any type.
//
// Of finds the first rule that fits all values of the source. Series.At computes value i from it directly,
// not from value i-1. So the last value of 100,000 is as cheap as the first, rounding errors do not add up,
// and filling more cells never changes the values before them.
//
// Blank cells of the source remain blank in each repetition and do not count: 1, blank, 2, blank continues as
// 3, blank, 4, blank. Values of several kinds, and values that no rule fits, repeat in turn; Series.Source
// returns which cell to copy. Computed numbers are exact decimals if the source is, except on a trend;
// numbers beyond the largest float64 are clamped to it. Times keep their location.
//
// It imports exact and interval, and neither Gio nor a package that knows grids. Any package above
// may import it; it is made for the feature that fills.
package series
