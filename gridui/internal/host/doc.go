// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package host knows who has the input of a grid. The pointer is over a cell or a scroll bar
// (Hover), was pressed on a cell (Press), and belongs to one gesture from press to release
// (Pointer.Capture): an edge or a header that is dragged, the thumb of a scroll bar.
//
// Features see the pointer through this package. It imports viewport for the cell at a
// position, and knows no feature: each feature begins its own gestures.
package host
