// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is what the form asks of the grid.
type Grid interface {
	// CommitCell accepts what is typed into a cell, and reports whether no cell is edited any more.
	CommitCell() bool
	// TurnTo shows a page as a user does.
	TurnTo(page int)
	// Travel undoes the last step, or redoes it.
	Travel(redo bool)
}

// Sources are what the form reads, and what it draws and writes with.
type Sources struct {
	_ nocmp.Struct

	Settings *option.RecordView
	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Viewport
	Painter  *draw.Painter
	Editing  *edit.Editing
	Focus    *focus.Focus
	Cells    *contents.Cells
	Grid     Grid
	// Keyboard is the tag that the cells have the keyboard with.
	Keyboard event.Tag
}

// Feature is the form of a grid.
type Feature struct {
	Sources
	buttons ui.Buttons

	record record
	fields fields
	edit   editing
	lines  lines
	bar    bar
	room   room
	keys   keys
	finger finger

	// was says that the form showed in the last frame, takes that it is to have the keyboard, acted
	// that input was acted on.
	was, takes, acted bool
}

// Wire gives the form its sources.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.buttons.Painter = s.Painter
	f.edit.at = noField
}

// shows reports whether the form shows: not before the first frame, whose style it needs.
func (f *Feature) shows() bool { return f.Settings.Open && f.Painter.Style.Shaper != nil }

// Show opens the form and gives it the keyboard.
func (f *Feature) Show() {
	f.Settings.Open, f.takes = true, true
}

// close closes the form and gives the keyboard back.
func (f *Feature) close(gtx layout.Context) {
	f.drop()
	f.Settings.Open = false
	ui.TakeKeyboard(gtx, f.Keyboard)
	gtx.Execute(op.InvalidateCmd{})
}

// Tick reads the input of the form: also while a cell is edited, whose editor reads before other
// features do.
func (f *Feature) Tick(gtx layout.Context) {
	f.openByKey(gtx)
	if !f.shows() {
		f.hidden()
		return
	}
	f.sync(gtx)
	for f.step(gtx) {
		f.acted = true
		f.sync(gtx)
	}
	if f.acted {
		gtx.Execute(op.InvalidateCmd{})
	}
}

// Update reports whether Tick has acted on input since it was called last, so that the events that
// came of it are told in the same frame.
func (f *Feature) Update(layout.Context) bool {
	acted := f.acted
	f.acted = false
	return acted
}

// step reads an event of the form and acts on it.
func (f *Feature) step(gtx layout.Context) bool {
	return f.keyStep(gtx) || f.choiceStep(gtx) || f.pointerStep(gtx) || f.edgeStep(gtx) || f.barStep(gtx)
}

// hidden forgets what belongs to a form that shows.
func (f *Feature) hidden() {
	if !f.was {
		return
	}
	f.was = false
	f.drop()
	f.record = record{}
	f.fields.known = fieldsKey{}
	f.lines.first, f.lines.above = 0, 0
}

// openByKey reads the key that opens the form, in the cells.
func (f *Feature) openByKey(gtx layout.Context) {
	name, mods := f.Settings.OpenKey()
	if k := (key.Filter{Focus: f.Keyboard, Name: name, Required: mods}); f.keys.open == nil || f.keys.open[0] != event.Filter(k) {
		f.keys.open = []event.Filter{k}
	}
	for {
		ev, ok := gtx.Event(f.keys.open...)
		if !ok {
			return
		}
		if k, is := ev.(key.Event); is && k.State == key.Press && f.Grid.CommitCell() {
			f.Show()
			gtx.Execute(op.InvalidateCmd{})
		}
	}
}

// AppendControls appends what of the form takes the keyboard beside its text field.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	return append(dst, &f.bar.back.Clickable, &f.bar.prev.Clickable, &f.bar.next.Clickable, &f.bar.exit.Clickable, &f.room.edge.tag)
}
