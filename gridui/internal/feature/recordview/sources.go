// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid provides the grid's functions that the form calls.
type Grid interface {
	// CommitCell stores the text typed into a cell, and reports whether no cell is being edited afterwards.
	CommitCell() bool
	// EditsCell reports whether a cell is edited in the table.
	EditsCell() bool
	// Travel undoes the last step, or redoes it.
	Travel(redo bool)
}

// Sources holds the state and the services that the form uses.
type Sources struct {
	_ nocmp.Struct

	Settings *option.RecordView
	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Editing  *edit.Editing
	Focus    *focus.Focus
	Cells    *contents.Cells
	Grid     Grid
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}
