// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package blocks reads the rows of a source in blocks of 256 and keeps those that are looked at,
// for a frame loop that never waits.
//
// In each frame the owner of a Cache calls Sync, which takes over what has arrived, then Want
// with the rows that are on the screen, and Row for each of them. Reading happens on other
// goroutines, at most two requests at a time; Options.Wake is called when one ends. The cache
// itself belongs to the goroutine of the frames.
//
//   - A new query does not clear the screen: the rows of the old one stay until the first rows of
//     the new one are there.
//   - Rows two screens away are not waited for any longer, nor are those of old queries: their
//     contexts are cancelled.
//   - While consecutive frames share no row, as when the thumb of a scroll bar is dragged, nothing
//     is asked for until the rows have stood still for 40 ms.
//   - The cache is bounded in bytes, and lets go of the blocks that were not wanted for longest.
//
// An Outline does the same for rows in groups, one level at a time: it lists groups and, below
// those that are open, what is inside them. A Cache is an Outline of one level.
//
// # Sources without an exact index
//
// Services that give pages by cursor alone do not know where a row stands (Features.Index is not
// set). Their rows, without groups, are read in a chain: each block next to its neighbour. Far from
// all rows that it has, a Cache begins another chain at about the index that is asked for, if the source can do
// that, and takes the place for right until it knows better: from an index that the source gives, a
// better number of rows, or when the start or the end of the view is reached. Then all indexes
// change by Update.Shift, and nothing moves on the screen. Rows counted from the start never shift.
// From a source that only reads on from the start, the rows on the way are read too.
//
// The package has no clock: Want takes the time of the frame, and says when it wants to be called
// again. It imports rowsource, its value and the standard library.
package blocks
