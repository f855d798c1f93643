// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package fillhandle draws the handle at the corner of a range of cells, and fills the cells that users drag it
// over.
//
// The handle is at the bottom end corner of the only range, or else of the focused cell (handle.go). While the
// range has handles for fingers at two corners, the fill handle is at a third one, the bottom start corner, so
// that each can be hit. Dragging it grows one side of the range (drag.go, target.go), which an outline and a
// label preview (paint.go). A double click fills down along the neighbouring column (double_click.go).
//
// Package edit computes and writes the values. A program without editable columns does not link it: the feature
// calls it through a Code, which a column provides with its Edit (code.go).
//
// It imports cellrange, rangelines, edit, host, viewport, draw and ui, and no other feature.
package fillhandle
