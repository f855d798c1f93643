// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Code is the code of the editor. A column brings it with its Edit, in column.Def.Kit, and
// nothing else refers to it: a program in which no cell can be edited is linked without, which
// makes one for a browser smaller.
//
// A grid contains a Feature, and the linker keeps each method of it whose name an interface
// has that is called anywhere: what these functions are called, and what they call, must have
// names that no interface has.
type Code struct {
	serve         func(f *Feature, gtx layout.Context)
	step          func(f *Feature, gtx layout.Context) bool
	holdStep      func(r *Requests, gtx layout.Context) bool
	typed         func(f *Feature, gtx layout.Context, text string)
	act           func(f *Feature, gtx layout.Context, a option.Action) bool
	typesHere     func(f *Feature, a option.Action) bool
	doubleClicked func(f *Feature, at viewport.Address, by events.Click)
	boxClicked    func(f *Feature, pos image.Point, at viewport.Address)
	commit        func(f *Feature, all bool) bool
	paint         func(f *Feature)
}

var code = Code{
	serve: (*Feature).serve, step: (*Feature).step, holdStep: (*Requests).holdStep, typed: (*Feature).typed, act: (*Feature).act,
	typesHere: (*Feature).typesHere, doubleClicked: (*Feature).askByClick, boxClicked: (*Feature).boxClicked,
	commit: (*Feature).commit, paint: (*Feature).paint,
}

// Kit is what a column brings to edit cells.
type Kit interface {
	EditorCode() *Code
}

// EditorCode is the code of the editor. Who refers to it links the editor.
func EditorCode() *Code { return &code }

// code is the code of the editor, nil where no column can be edited.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (f *Feature) code() *Code {
	if kit, ok := f.Columns.Kit.(Kit); ok {
		return kit.EditorCode()
	}
	return nil
}

// Tick opens the editor that was asked for, and closes one whose cell is gone.
func (f *Feature) Tick(gtx layout.Context) {
	if c := f.code(); c != nil {
		c.serve(f, gtx)
	} else if f.Requests.asked.on {
		f.Requests.refuseRequest(column.ErrNotEditable)
	}
}

// HoldsKeys reports whether keys wait for an editor that was asked for.
func (f *Feature) HoldsKeys() bool { return f.Requests.HoldsKeys() }

// HoldStep reads one event while keys belong to no cell, and reports whether there was one.
func (f *Feature) HoldStep(gtx layout.Context) bool {
	c := f.code()
	return c != nil && c.holdStep(&f.Requests, gtx)
}

// EditStep reads one event of the open editor, and reports whether there was one.
func (f *Feature) EditStep(gtx layout.Context) bool {
	c := f.code()
	return c != nil && c.step(f, gtx)
}

// Type begins an edit with text that came to the focused cell.
func (f *Feature) Type(gtx layout.Context, text string) {
	if c := f.code(); c != nil {
		c.typed(f, gtx, text)
	}
}

// Act does what an action is for in the focused cell, and reports whether it was for that.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	c := f.code()
	return c != nil && c.act(f, gtx, a)
}

// TypesInstead reports whether the letter of an action is typed into the focused cell instead.
func (f *Feature) TypesInstead(a option.Action) bool {
	c := f.code()
	return c != nil && c.typesHere(f, a)
}

// DoubleClickCell asks for an edit after a double click on a cell.
func (f *Feature) DoubleClickCell(at viewport.Address, by events.Click) {
	if c := f.code(); c != nil {
		c.doubleClicked(f, at, by)
	}
}

// ClickCell turns a boolean over after a click on its check box, at a position of the sheet.
func (f *Feature) ClickCell(pos image.Point, at viewport.Address, _ events.Click) feature.Clicked {
	if c := f.code(); c != nil {
		c.boxClicked(f, pos, at)
	}
	return feature.ClickPassed
}

// UsesSpace reports whether the space bar turns a boolean over.
func (f *Feature) UsesSpace(at viewport.Address) bool {
	return f.Options.Editing.Enabled && f.Cells.TurnsOver(at)
}

// Commit accepts what was typed and closes the editor, and reports whether it is closed.
func (f *Feature) Commit() bool {
	c := f.code()
	return c == nil || c.commit(f, false)
}

// Draw draws the open editor, in pixels of the sheet.
func (f *Feature) Draw() {
	if c := f.code(); c != nil {
		c.paint(f)
	}
}
