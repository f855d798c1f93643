// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package focusring shows where the keyboard is: it draws the ring around the focused cell or header, takes the
// keyboard for the grid, and sends the input method the place at which text typed on the focused cell would
// appear.
//
// It imports column, draw, focus, textinput and viewport, and no other feature.
package focusring

import (
	"gioui.org/io/key"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Editor is the cell editor.
type Editor interface {
	// IsOpen reports whether a cell is being edited.
	IsOpen() bool
	// FieldShows reports whether the field of the editor is on the screen. It then has the keyboard.
	FieldShows() bool
	// Edits reports whether a cell is the one being edited.
	Edits(at viewport.Address) bool
}

// ColumnDrag is the gesture that moves columns.
type ColumnDrag interface {
	// Dragging reports whether columns are being dragged.
	Dragging() bool
}

// Feature keeps no state: it paints according to the focus.
type Feature struct {
	_ nocmp.Struct

	Options  *option.Editing
	Columns  *column.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	// Typing is the field that has the keyboard of the grid.
	Typing *textinput.Field
	Focus  *focus.Focus
	Editor Editor
	// ColumnDrag is nil if users cannot drag columns.
	ColumnDrag ColumnDrag
}

// PaintKeyArea makes the area of the sheet take the keyboard, unless the field of the cell editor is on the
// screen.
func (f *Feature) PaintKeyArea() {
	if f.Editor.FieldShows() {
		return
	}
	p, tag := f.Painter, f.Typing.Tag()
	area := clip.Rect{Max: f.Viewport.SheetSize()}.Push(p.Ops)
	draw.Listen(p.Ops, tag)
	key.InputHintOp{Tag: tag, Hint: key.HintAny}.Add(p.Ops)
	area.Pop()
	f.tellCaret()
}

// tellCaret sends the input method the place at which text typed on the focused cell would appear.
func (f *Feature) tellCaret() {
	if !f.Focus.Keyboard || !f.Options.Enabled && !f.Typing.Holds() || f.Editor.IsOpen() || f.Typing.IsStale() {
		return
	}
	if r, ok := f.Viewport.CellRect(f.Focus.At()); ok || f.Typing.Holds() {
		f.Typing.TellCaret(f.Painter, r)
	}
}

// PaintRing draws the ring around the focused cell or header, inside it, so that neighbours do not cover it. If
// the grid does not have the keyboard, or a cell of the new row has it, the ring is a thin line.
func (f *Feature) PaintRing() {
	at := f.Focus.At()
	r, ok := f.Viewport.CellRect(at)
	if !ok || f.ColumnDrag != nil && f.ColumnDrag.Dragging() {
		return
	}
	within := f.Viewport.Sheet.Panes.Rect(f.Columns.Leaves[at.Col].Pane, at.Band)
	if f.Viewport.IsFull(at) {
		within = f.Viewport.Sheet.Panes.Band(at.Band)
	}
	if at.Band == layoutx.Body {
		within = within.Intersect(f.Viewport.RowBody(at.Row.BodyPos()))
	}
	if within.Empty() {
		return
	}
	st := &f.Painter.Style
	width, ink := st.Line, st.Theme.FgMuted
	elsewhere := f.Editor.IsOpen() && !f.Editor.Edits(at)
	if (f.Focus.Keyboard || f.Focus.MenuHasKeyboard) && !elsewhere {
		width, ink = 2*st.Line, st.Theme.FocusRing
	}
	f.Painter.Border(r, within, width, ink)
}
