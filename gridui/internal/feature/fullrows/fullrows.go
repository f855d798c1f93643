// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package fullrows shows full rows, which span the view over all columns and panes: as a text, or as a widget of the
// program that has the keyboard while a user has entered the row.
//
// Package viewport lays widgets out and measures them as it does for details, and finds the row under the pointer;
// package column tells full rows from the others, so that their cells are in no range, copy and sum. The feature paints
// the rows over their cells (paint.go), and hands the keyboard to and fro (keyboard.go).
//
// It imports column, dataset, draw, focus, host, ui and viewport, and no other feature.
package fullrows

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Sources holds what the feature reads and draws on.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Focus    *focus.Focus
	Typing   *textinput.Field
	Cells    Cells
	Outline  Outline
	Report   dataset.Report
}

// Cells provides what rows show.
type Cells interface {
	// HasFullWidget reports whether full rows are widgets of the program, which LayoutFull lays out.
	HasFullWidget() bool
	LayoutFull(gtx layout.Context, at viewport.Address, entered bool) layout.Dimensions
	HasRowStyles() bool
	RowStyle(at viewport.Address) theme.CellStyle
}

// Outline opens the rows of a tree.
type Outline interface {
	// Toggle opens or closes a row for the user, and reports whether it can be opened.
	Toggle(row coord.Pos) bool
}

// Feature shows full rows.
type Feature struct {
	Sources
	places   *viewport.FullPlaces
	keyboard keyboard
}

// HasWidget reports whether full rows are widgets of the program.
func (f *Feature) HasWidget() bool { return f.Columns.Full.Any() && f.Cells.HasFullWidget() }

// DetailState reports whether a row is a widget that stays laid out.
func (f *Feature) DetailState(row coord.Pos) (has, open bool) {
	at := f.Viewport.AddressOf(row, 0)
	has = f.Dataset.IsFull(at.Band, at.Row)
	return has, has
}

// LayoutDetail lays out the widget of a full row, after its indent in a tree.
func (f *Feature) LayoutDetail(gtx layout.Context, at viewport.Address) layout.Dimensions {
	indent := f.indent(at)
	gtx.Constraints.Max.X = max(gtx.Constraints.Max.X-indent, 0)
	gtx.Constraints.Min.X = gtx.Constraints.Max.X
	if f.Painter.Style.RTL {
		indent = 0
	}
	defer draw.Offset(gtx.Ops, image.Pt(indent, 0)).Pop()
	return f.Cells.LayoutFull(gtx, at, f.keyboard.begins && f.Viewport.RowIDAt(at) == f.keyboard.row)
}

// DetailFailed reports the first widget that panicked.
func (f *Feature) DetailFailed(at viewport.Address, err error) {
	f.Report.Problem("fullrow", "the widget of row %q panicked: %w", f.Viewport.RowIDAt(at), err)
}

// Show sets where full rows are.
func (f *Feature) Show(at *viewport.FullPlaces) { f.places = at }

var _ viewport.FullWidgets = (*Feature)(nil)
