// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Code holds the functions of the editor. A column brings it with its Edit, in column.Def.Kit, and nothing
// else refers to it. A program without editable cells is linked without the editor, which makes browser
// programs smaller.
//
// A grid contains a Feature, and the linker keeps each of its methods with the name of an interface method
// that is called anywhere. These functions, and the functions that they call, must therefore have names that
// no interface has.
type Code struct {
	serve         func(f *Feature, gtx layout.Context)
	step          func(f *Feature, gtx layout.Context) bool
	holdStep      func(r *Requests, gtx layout.Context) bool
	typed         func(f *Feature, gtx layout.Context, text string)
	act           func(f *Feature, gtx layout.Context, a option.Action) bool
	typesHere     func(f *Feature, a option.Action) bool
	doubleClicked func(f *Feature, at viewport.Address, by events.Click)
	clicked       func(f *Feature, pos image.Point, at viewport.Address, by events.Click)
	commit        func(f *Feature, all bool) bool
	press         func(f *Feature, gtx layout.Context, ev pointer.Event) bool
	paint         func(f *Feature)
}

var code = Code{
	serve: (*Feature).serve, step: (*Feature).step, holdStep: (*Requests).holdStep, typed: (*Feature).typed, act: (*Feature).act,
	typesHere: (*Feature).typesHere, doubleClicked: (*Feature).askByClick, clicked: (*Feature).cellClicked,
	commit: (*Feature).commit, press: (*Feature).pressed, paint: (*Feature).paint,
}

// Kit is the part of a column that edits its cells.
type Kit interface {
	EditorCode() *Code
}

// EditorCode returns the functions of the editor. A program that refers to it links the editor.
func EditorCode() *Code { return &code }

// code returns the functions of the editor, nil if no column can be edited.
//
// It is not inlined: it has many callers and would enlarge programs.
//
//go:noinline
func (f *Feature) code() *Code {
	if kit, ok := f.Columns.Kit.(Kit); ok {
		return kit.EditorCode()
	}
	return nil
}

// Tick opens a requested editor, and closes the editor of a cell that is gone.
func (f *Feature) Tick(gtx layout.Context) {
	if c := f.code(); c != nil {
		c.serve(f, gtx)
	} else if f.Requests.asked.on {
		f.Requests.refuseRequest(column.ErrNotEditable)
	}
}

// HoldsKeys reports whether keys wait for a requested editor.
func (f *Feature) HoldsKeys() bool { return f.Requests.HoldsKeys() }

// HoldStep reads an event while keys belong to no cell, and reports whether there was one.
func (f *Feature) HoldStep(gtx layout.Context) bool {
	c := f.code()
	return c != nil && c.holdStep(&f.Requests, gtx)
}

// EditStep reads an event of the open editor, and reports whether there was one.
func (f *Feature) EditStep(gtx layout.Context) bool {
	c := f.code()
	return c != nil && c.step(f, gtx)
}

// Type begins an edit with text typed into the focused cell.
func (f *Feature) Type(gtx layout.Context, text string) {
	if c := f.code(); c != nil {
		c.typed(f, gtx, text)
	}
}

// Act performs an action in the focused cell, and reports whether the action is for a cell.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	c := f.code()
	return c != nil && c.act(f, gtx, a)
}

// TypesInstead reports whether the letter of an action is typed into the focused cell instead.
func (f *Feature) TypesInstead(a option.Action) bool {
	c := f.code()
	return c != nil && c.typesHere(f, a)
}

// DoubleClickCell requests an edit after a double click on a cell.
func (f *Feature) DoubleClickCell(at viewport.Address, by events.Click) {
	if c := f.code(); c != nil {
		c.doubleClicked(f, at, by)
	}
}

// ClickCell toggles a boolean after a click on its check box, at a position of the sheet, and requests an edit after
// a click that opens the editor.
func (f *Feature) ClickCell(pos image.Point, at viewport.Address, by events.Click) feature.Clicked {
	if c := f.code(); c != nil {
		c.clicked(f, pos, at, by)
	}
	return feature.ClickPassed
}

// UsesSpace reports whether the space bar toggles a boolean.
func (f *Feature) UsesSpace(at viewport.Address) bool {
	return f.Options.Editing.Enabled && f.Cells.TurnsOver(at)
}

// Commit commits the typed text and closes the editor. It reports whether the editor is closed.
func (f *Feature) Commit() bool {
	c := f.code()
	return c == nil || c.commit(f, false)
}

// TakesPress handles a press of the mouse or a tap on a field of the edited row, and reports whether there was a
// field.
func (f *Feature) TakesPress(gtx layout.Context, ev pointer.Event) bool {
	c := f.code()
	return c != nil && c.press(f, gtx, ev)
}

// Draw draws the open editor, in pixels of the sheet.
func (f *Feature) Draw() {
	if c := f.code(); c != nil {
		c.paint(f)
	}
}
