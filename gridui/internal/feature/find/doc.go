// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package find searches the cells of a grid for a text, and replaces it.
//
// Its parts, from the lowest:
//
//   - hits holds the matching cells by record, which a new order of the rows does not change, as one bit
//     per cell. A record is examined only the first time, and again after its row has changed.
//   - pass iterates over the rows in order and counts hits in chunks, in a background job if there are
//     many. The chunk on the screen is counted in the frame. A new order of rows is a new pass over the same
//     hits. seek.go walks from hit to hit.
//   - bySource lets the source of a Remote search. The pass then only tints the hits on the screen.
//   - search keeps the pass in step with the query, the rows and the columns.
//   - Feature holds the current hit, goes from hit to hit and replaces (steps.go, replace.go). It draws
//     the bar above the header (bar_*.go), the marks in cells (marks.go) and the ring, and marks rows with
//     hits on the scroll bar (track.go).
//
// To open groups, turn pages and scroll to a hit, it calls edit.State.Reveal. The package imports dataset,
// viewport, edit, celltext, textinput and ui, and no other feature.
package find
