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

// Grid provides the grid's functions that the feature calls.
type Grid interface {
	// Editable reports whether users can edit a cell.
	Editable(at viewport.Address) bool
}

// Sources holds the state and the services that the feature uses.
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

// Feature implements the clipboard of a grid.
type Feature struct {
	Sources
	// requested is the action to perform in the next frame.
	requested option.Action
	// asked is the copy to begin in the next frame, copying the one in progress.
	asked   request
	copying *copyJob
	// afterCopy is called after the copy is on the clipboard, unless it is nil.
	afterCopy func()
	// rects is a buffer for ranges.
	rects   []ranges.Rect
	reading clipread.Read
}
