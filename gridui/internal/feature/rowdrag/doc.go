// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowdrag is how users move rows, within a grid and between the grids of a group: by
// a mouse, by a finger that takes the handle of a row or rests on the row, and by keys.
//
// It knows which rows can be moved and to which gaps (rows, gap), follows a drag in all grids
// of the group (space, watch), scrolls the rows near their edges, opens closed rows under the
// pointer, and draws the handles, the gap and the dragged rows. It moves the rows of a slice
// through edit, so that this can be undone, and tells the program of all else by events.
//
// It imports host for the pointer, viewport, dataset, selection and edit, and no other feature.
package rowdrag
