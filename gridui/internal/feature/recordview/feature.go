// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/ui/dock"
)

// Feature is the form of a grid.
type Feature struct {
	Sources
	buttons ui.Buttons

	record record
	fields fields
	edit   editing
	lines  lines
	bar    bar
	room   dock.Room
	keys   keys
	finger finger
	form   form

	// was reports that the form was shown in the last frame, takes that it must get the keyboard focus, and
	// acted that input was handled.
	was, takes, acted bool
}

// Wire gives the form its sources. The feature must not be copied afterwards.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.buttons.Use(s.Painter)
	f.connect()
}

// connect gives each part the parts below it.
func (f *Feature) connect() {
	s := &f.Sources
	f.room = dock.Room{Painter: s.Painter, Width: &s.Settings.Width, Height: &s.Settings.Height, UsualWidth: formWidth, UsualHeight: formHeight}
	f.record.Sources, f.lines.Sources, f.keys.Sources = s, s, s
	f.fields.Sources, f.fields.record = s, &f.record
	shared := parts{Sources: s, record: &f.record, fields: &f.fields, lines: &f.lines}
	f.edit.parts, f.edit.at = shared, noField
	f.finger.parts, f.finger.edit = shared, &f.edit
	f.form.parts, f.form.edit, f.form.room, f.form.touches = shared, &f.edit, &f.room, &f.finger.tag
	f.bar.Sources, f.bar.record, f.bar.room, f.bar.buttons = s, &f.record, &f.room, &f.buttons
}

// shows reports whether the form is shown: not before the first frame, whose style it needs.
func (f *Feature) shows() bool { return f.Settings.Open && f.Painter.Styled() }

// Show opens the form and gives it the keyboard focus.
func (f *Feature) Show() {
	f.Settings.Open, f.takes = true, true
}

// close closes the form and returns the keyboard focus to the cells.
func (f *Feature) close(gtx layout.Context) {
	f.edit.end()
	f.Settings.Open = false
	ui.TakeKeyboard(gtx, f.Keyboard)
	gtx.Execute(op.InvalidateCmd{})
}

// Tick reads the input of the form. It does so even while a cell is edited, when the cell editor reads before
// other features.
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
		// Not by acted: Update resets it, and is not called while a cell is edited.
		gtx.Execute(op.InvalidateCmd{})
	}
}

// Update reports whether Tick has handled input since the last call, so that the resulting events are emitted
// in the same frame.
func (f *Feature) Update(layout.Context) bool {
	acted := f.acted
	f.acted = false
	return acted
}

// step reads an event of the form and handles it.
func (f *Feature) step(gtx layout.Context) bool {
	return f.keyStep(gtx) || f.edit.dropStep(gtx) || f.pointerStep(gtx) || f.edgeStep(gtx) || f.barStep(gtx)
}

// hidden discards the state of a form that was shown.
func (f *Feature) hidden() {
	if !f.was {
		return
	}
	f.was = false
	f.edit.end()
	f.record.forget()
	f.fields.known = fieldsKey{}
	f.lines.first, f.lines.above = 0, 0
}

// openByKey reads the key that opens the form from the cells.
func (f *Feature) openByKey(gtx layout.Context) {
	name, mods := settings.RecordKey(f.Settings)
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

// AppendControls appends the form's controls that take the keyboard focus in addition to its text field.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	return append(dst, &f.bar.back.Clickable, &f.bar.prev.Clickable, &f.bar.next.Clickable, &f.bar.exit.Clickable, f.room.Tag())
}

// pointerStep reads an event of the pointer on the fields.
func (f *Feature) pointerStep(gtx layout.Context) bool {
	by, ok := f.finger.step(gtx)
	if by != 0 {
		f.Go(by)
	}
	return ok
}

// edgeStep reads an event of the border.
func (f *Feature) edgeStep(gtx layout.Context) bool {
	closes, ok := f.room.Step(gtx, !f.Settings.ResizeDisabled)
	if closes {
		f.close(gtx)
	}
	return ok
}

// barStep reads a click on a button, or a key of the form while a button has the keyboard focus.
func (f *Feature) barStep(gtx layout.Context) bool {
	b := &f.bar
	switch {
	case f.instead() && b.back.ClickedIf(gtx, true), !f.instead() && b.exit.ClickedIf(gtx, true):
		if f.edit.commit() {
			f.close(gtx)
		}
	case b.prev.ClickedIf(gtx, f.record.canGo(-1)):
		f.click(-1)
	case b.next.ClickedIf(gtx, f.record.canGo(1)):
		f.click(1)
	default:
		k, ok := b.key(gtx)
		if k.Name != "" {
			f.press(gtx, k)
		}
		return ok
	}
	return true
}

// click goes on by a button. It first commits a cell that is being edited.
func (f *Feature) click(by int) {
	if f.Grid.CommitCell() {
		f.Go(by)
	}
}

// sync brings the form up to date with the grid. It does nothing if neither has changed.
func (f *Feature) sync(gtx layout.Context) {
	if !f.was {
		f.was = true
		f.record.known = recordKey{}
		f.record.chosen = false
	}
	f.record.sync(f.edit.isHeld())
	f.settle()
	edited := f.edit.columnID(f.fields.list)
	listed, read := f.fields.sync()
	if listed {
		f.edit.move(fieldOf(f.fields.list, edited))
		f.lines.known = linesKey{}
	}
	if read {
		f.lines.clear()
	}
	f.edit.sync(gtx)
}

// settle discards the state of the previous row after another one was chosen.
func (f *Feature) settle() {
	if f.record.another {
		f.record.another = false
		f.edit.end()
		f.fields.known = fieldsKey{}
	}
}

// Go moves by one row: 1 to the next, -1 to the previous. It does not move if typed text is refused, or at
// the ends.
func (f *Feature) Go(by int) {
	if f.edit.commit() {
		f.record.step(by, f.edit.isHeld())
		f.settle()
	}
}
