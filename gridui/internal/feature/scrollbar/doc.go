// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package scrollbar is the scroll bars of a grid: their drawing, and the gesture that drags a thumb. Layers mark
// rows on the vertical bar. A press outside the thumb scrolls by a screen, a press on a mark scrolls to its row.
//
// Package viewport computes the geometry of bars.
package scrollbar
