// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package announce tells users of screen readers what happened: it turns the events of a frame
// into one text, and emits that as events.Announced behind them.
//
// What an event says by itself is text at once: a copy, a paste, a refusal, a row drag. Orders,
// pages and ranges of cells are compared with what they were when the frame began, since a change
// may be only proposed; ranges change once for a drag, at its end (ranges.go). Filters and
// selections wait until a background job has counted the rows.
//
// The package knows the words of package locale. It asks the grid for counts and for the text of
// errors, and gets values. It imports cellrange, column, dataset and selection, and no other
// feature.
package announce
