// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowdrag lets users move rows, within a grid and between the grids of a group: with a mouse, with a
// finger that takes the handle of a row or rests on the row, and with keys.
//
// It determines which rows can be moved and to which gaps (rows, gap), follows a drag in all grids of the group
// (space, watch), scrolls the rows near their edges, opens closed rows under the pointer, and draws the handles,
// the gap and the dragged rows. It moves the rows of a slice through edit, so that the move can be undone, and
// reports everything else to the program as events.
//
// It imports host for the pointer, viewport, dataset, selection and edit, and no other feature.
package rowdrag
