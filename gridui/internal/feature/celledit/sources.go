// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is what the editor asks of the grid.
type Grid interface {
	// HideTooltip hides the tooltip of a cell.
	HideTooltip()
	// CellPointer acts on a pointer event on the cells.
	CellPointer(gtx layout.Context, ev pointer.Event)
	// KeyboardChanged is called when the grid gets or loses the keyboard.
	KeyboardChanged(has bool)
	// Editable reports whether users can edit a cell.
	Editable(at viewport.Address) bool
	// ErrorText is what to tell a user of an error.
	ErrorText(err error) string
	// EditorPhrase describes the editor of a cell to assistive technology; wrong is why what
	// was typed is not accepted, empty if it was not refused.
	EditorPhrase(at viewport.Address, wrong string) string
}

// Sources are what the editor reads, and what it draws and commits with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Viewport
	Painter  *draw.Painter
	Editing  *edit.Editing
	// Input is the field, CellTag gets the pointer events on cells.
	Input   *textinput.Field
	CellTag event.Tag
	Report  dataset.Report
	Focus   *focus.Focus
	Ranges  *cellrange.Ranges
	Grid    Grid
}
