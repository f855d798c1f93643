// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package announce describes events to users of screen readers: it turns the events of a frame into one text, and
// emits that as events.TextAnnounced after them.
//
// Events that are complete become text at once: a copy, a paste, a refusal, a row drag. Orders, pages and ranges
// of cells are compared with their values at the start of the frame, since a change may be only proposed; ranges
// change only once in a drag, at its end (ranges.go). Filters and selections wait until a background job has
// counted the rows.
//
// The package uses the words of package locale, and the counts and the texts of errors of the grid. It imports
// cellrange, column, dataset and selection, and no other feature.
package announce
