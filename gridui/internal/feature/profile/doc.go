// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package profile shows a profile of a column: figures, and bars of a histogram or of the most frequent
// values, by which users filter the column. They are shown in a card, which the menu of a header opens, and
// as small bars in a strip below the header.
//
// A profiling.Profiler computes the figures of the visible columns. chart.go makes bars with labels and
// filters of them, figures.go the lines of the card; card.go and card_paint.go implement the card, and
// strip.go the strip.
package profile
