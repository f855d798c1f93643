// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid provides the grid's functions that the editor calls.
type Grid interface {
	// CellPointer handles a pointer event on the cells.
	CellPointer(gtx layout.Context, ev pointer.Event)
	// KeyboardChanged is called when the grid gains or loses the keyboard focus.
	KeyboardChanged(has bool)
	// Synchronize brings rows and columns in line with the options.
	Synchronize()
	// Editable reports whether users can edit a cell.
	Editable(at viewport.Address) bool
}

// Phrases describes the feature to assistive technology.
type Phrases interface {
	// Editor describes the editor of a cell. wrong is the reason of a refusal, empty for none.
	Editor(at viewport.Address, wrong string) string
}

// Sources holds the state and the services that the editor uses.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Motion   viewport.Motion
	Painter  *draw.Painter
	Editing  *edit.Editing
	Pointer  *host.Pointer
	// Input is the text field of the editor.
	Input   *textinput.Field
	Report  dataset.Report
	Focus   *focus.Focus
	Ranges  *cellrange.Ranges
	Grid    Grid
	Phrases Phrases
}
