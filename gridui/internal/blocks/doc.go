// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package blocks reads the rows of a source in blocks of 256 and keeps the rows in use, for a frame loop that
// never blocks.
//
// In each frame the owner of a Cache calls Sync, which takes over what has arrived, then Want with the range
// of rows on the screen, and Row for each of them. Reading happens on other goroutines, with at most two
// requests at a time; Options.Wake is called when a request ends. The cache itself belongs to the goroutine
// of the frames.
//
//   - A new query does not clear the screen: the old rows stay until the first rows of the new query have arrived.
//   - Requests for rows two screens away and for old queries are cancelled by their contexts.
//   - While consecutive frames share no row, as when the thumb of a scroll bar is dragged, nothing is requested
//     until the rows have rested for 40 ms.
//   - The memory of the cache is bounded. It drops the blocks that were unused for longest.
//
// # Sources without an exact index
//
// Services that return pages only by cursor do not report the index of a row (Features.Index is not set).
// Their rows, without groups, are read in a chain: each block next to its neighbour. Far from all rows of the
// chain, a Cache begins another chain at about the requested index, if the source supports that. It assumes
// that the index is right until it learns better: from an index that the source returns, a better number of
// rows, or the start or the end of the view. Then all indexes change by Update.Shift, and the screen does not
// move. Rows counted from the start never shift. If the source only reads forward from the start, the rows on
// the way are read too.
//
// The package has no clock: Want receives the time of the frame, and returns when it must be called again.
// The package imports rowsource, its value and the standard library.
package blocks
