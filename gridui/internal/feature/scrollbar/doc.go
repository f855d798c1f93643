// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package scrollbar is the scroll bars of a grid: their drawing, and the gesture that drags a
// thumb. Layers mark rows on the vertical bar. A press beside the thumb scrolls by a screen, one on a mark
// to its row.
//
// The geometry of bars belongs to package viewport.
package scrollbar
