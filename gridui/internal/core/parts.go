// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"runtime"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/columnstate"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/sheet"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Parts holds the state of a grid, each part in a separate package. The types of this package use
// the parts and add little state: they define the order in which parts are updated, and the part
// that gets an input event.
type Parts struct {
	// Options are the options of the gridui.Grid, nil before it is bound.
	Options *option.Options
	Report  report.Report

	Columns     column.Set
	ColumnState columnstate.State
	Data        dataset.Set
	Selection   selection.Rows
	Editing     edit.Editing

	View     viewport.Viewport
	Contents contents.Cells
	Text     celltext.Layer
	// Marks draws the marks of headers.
	Marks   headmarks.Marks
	Painter draw.Painter
	Sheet   sheet.Sheet

	Focus focus.Focus
	// Ranges holds the selected ranges of cells.
	Ranges cellrange.Ranges
	// Typing is the field that has the keyboard of the grid.
	Typing   textinput.Field
	Pointer  host.Pointer
	Scroller host.Scroller
	Buttons  ui.Buttons

	Features Features
}

// drags reports whether anything is being dragged, by the pointer or by keys.
func (p *Parts) drags() bool { return p.Pointer.Captured() || p.Features.Dragging() }

// syncHover finds the cell under the mouse, for example after a scroll.
func (p *Parts) syncHover() {
	p.Pointer.Hover.Find(&p.View.Frame, p.drags())
	p.Features.Hover()
}

// takeKeyboard takes the keyboard. In a browser keys only arrive while Gio's hidden text field has
// the focus; a finger must not open the on-screen keyboard that way.
func (p *Parts) takeKeyboard(gtx layout.Context, by pointer.Source) {
	gtx.Execute(key.FocusCmd{Tag: p.Typing.Tag()})
	if runtime.GOOS == "js" && by == pointer.Mouse {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
}
