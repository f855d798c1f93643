// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is what the feature asks of the grid.
type Grid interface {
	// Editable reports whether users can edit a cell.
	Editable(at viewport.Address) bool
}

// Sources are what the feature reads, and what it changes cells with.
type Sources struct {
	_ nocmp.Struct

	Options   *option.Options
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Selection *selection.Rows
	Editing   *edit.Editing
	Focus     *focus.Focus
	Ranges    *cellrange.Ranges
	Report    dataset.Report
	Grid      Grid
}

// Feature is the clipboard of a grid.
type Feature struct {
	Sources
	// requested is the action that is done in the next frame.
	requested option.Action
	// asked is the copy that the next frame begins, copying the one that is being made.
	asked   request
	copying *copyJob
	// afterCopy is called once the copy is on the clipboard, unless it is nil.
	afterCopy func()
	// rects are the ranges that are looked at.
	rects   []ranges.Rect
	reading clipread.Read
}
