// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rangemove lets users move and copy the cells of a range by dragging its border.
//
// The border is the line around the only range (border.go). A drag from there moves an outline of the size of the
// range over the cells (drag.go, axis.go, paint.go); a press without a drag goes to the cell under it. If values
// would be overwritten, the program may decide (confirm.go).
//
// Package edit writes the values. A program without editable columns does not link it: the feature calls it
// through a Code, which a column provides with its Edit (code.go).
//
// It imports cellrange, rangelines, edit, host, viewport, draw and ui, and no other feature.
package rangemove
