// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package find searches the cells of a grid for a text, and replaces it.
//
// Its parts, from below:
//
//   - hits are the cells with the text by record, which an order of the rows does not change, one
//     bit each. A record is examined once, and again after its row has changed.
//   - pass goes over the rows in their order and counts hits by chunks, in a background job where
//     there are many; the chunk of the screen is counted in the frame. A new order is a new pass
//     over the same hits. seek.go walks from hit to hit.
//   - bySource has the source of a Remote search in place of the pass, which then only tints what is
//     on the screen.
//   - search keeps the pass in step with the query, the rows and the columns.
//   - Feature has the current hit, goes from hit to hit and replaces (steps.go, replace.go),
//     and draws: the bar above the header (bar_*.go), the marks in cells (marks.go), the ring.
//     On the scroll bar it marks rows with hits (track.go).
//
// Opening groups, turning pages and scrolling to a hit is what edit.State.Reveal asks for. The
// package imports dataset, viewport, edit, celltext, textinput and ui, and no other feature.
package find
