// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package profile shows what a column has in it: figures, and bars of a histogram or of the most
// frequent values, which filter the column. They are in a card, which the menu of a header opens, and as
// small bars in a strip below the header.
//
// A profiling.Profiler computes the figures of the columns that show. chart.go makes bars with
// labels and filters of them, figures.go the lines of the card, card.go and card_paint.go are the card, and
// strip.go the strip.
package profile
