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

// Grid is what the editor asks of the grid.
type Grid interface {
	// CellPointer acts on a pointer event on the cells.
	CellPointer(gtx layout.Context, ev pointer.Event)
	// KeyboardChanged is called when the grid gets or loses the keyboard.
	KeyboardChanged(has bool)
	// Synchronize brings rows and columns in line with the options.
	Synchronize()
	// Editable reports whether users can edit a cell.
	Editable(at viewport.Address) bool
}

// Phrases describes the feature to assistive technology.
type Phrases interface {
	// Editor describes the editor of a cell; wrong is why what was typed is not accepted, empty if it
	// was not refused.
	Editor(at viewport.Address, wrong string) string
}

// Sources are what the editor reads, and what it draws and commits with.
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
	// Input is the field that edits.
	Input   *textinput.Field
	Report  dataset.Report
	Focus   *focus.Focus
	Ranges  *cellrange.Ranges
	Grid    Grid
	Phrases Phrases
}
