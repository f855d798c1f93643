// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gotocolumn

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/columnstate"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// SetShown shows or hides columns by their ids, as if users had done it.
	SetShown(ids []string, show bool)
}

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.GoToColumn
	Columns  *column.Set
	State    *columnstate.State
	Viewport *viewport.Frame
	Requests *viewport.Requests
	Focus    *focus.Focus
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Grid     Grid
	// Keyboard is the tag by which the cells have the keyboard.
	Keyboard event.Tag
}

// Feature is the field of a grid, with the list of the columns that match.
type Feature struct {
	Sources
	line    ui.FieldLine
	choices ui.Choices
	found   []match
	// at is the index of the chosen match, -1 if nothing matches.
	at int
	// shown is set if the field showed in the last frame. columns is the revision of the columns that were searched.
	shown   bool
	columns uint32
	going   going
}

// mostTyped bounds how many characters the field takes.
const mostTyped = 100

// shows reports whether the field shows.
func (f *Feature) shows() bool {
	return f.Options.Enabled && f.Options.Open && f.Painter.Styled()
}

// WantedKeys returns the keys that open the field.
func (f *Feature) WantedKeys() host.KeyGroups {
	if f.Options.Enabled {
		return host.KeysGoToColumn
	}
	return 0
}

// Act opens the field, and reports whether a is ActionGoToColumn.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	if a != option.ActionGoToColumn {
		return false
	}
	if f.Options.Enabled {
		f.Options.Open, f.shown = true, false
		gtx.Execute(op.InvalidateCmd{})
	}
	return true
}

// Update reads an event of the field or its list, and reports whether there was one.
func (f *Feature) Update(gtx layout.Context) bool {
	if !f.shows() {
		f.shown = false
		return false
	}
	if !f.shown {
		f.begin(gtx)
	} else if f.columns != f.Columns.Rev {
		f.search()
	}
	if f.line.Closed(gtx) {
		f.close(gtx)
		return true
	}
	if picked, ok := f.choices.Update(gtx); ok {
		if picked >= 0 {
			f.choose(gtx, picked)
		}
		return true
	}
	if f.moveCursor(gtx) {
		return true
	}
	ev, ok := clipread.Update(gtx, &f.line.Editor)
	switch ev.(type) {
	case widget.SubmitEvent:
		f.choose(gtx, f.at)
	case widget.ChangeEvent:
		f.search()
	}
	return ok
}

// moveCursor reads a key that moves the cursor of the list, and reports whether there was one.
func (f *Feature) moveCursor(gtx layout.Context) bool {
	ed := &f.line.Editor
	ev, ok := gtx.Event(
		key.Filter{Focus: ed, Name: key.NameUpArrow}, key.Filter{Focus: ed, Name: key.NameDownArrow},
		key.Filter{Focus: ed, Name: key.NamePageUp}, key.Filter{Focus: ed, Name: key.NamePageDown},
	)
	if ke, is := ev.(key.Event); ok && is && ke.State == key.Press {
		if to, moves := f.choices.Key(ke.Name); moves {
			f.at = to
			f.choices.Choose(to)
		}
	}
	return ok
}

// begin empties the field and gives it the keyboard.
func (f *Feature) begin(gtx layout.Context) {
	f.shown = true
	f.line.Begin(gtx, "", mostTyped)
	f.search()
}

// close closes the field and gives the keyboard back.
func (f *Feature) close(gtx layout.Context) {
	f.Options.Open, f.shown = false, false
	ui.TakeKeyboard(gtx, f.Keyboard)
	gtx.Execute(op.InvalidateCmd{})
}

// search lists the columns that match the typed text, with the cursor at the best one.
func (f *Feature) search() {
	f.columns = f.Columns.Rev
	f.found = matches(f.found[:0], f.Columns, f.line.Editor.Text(), f.Painter.Style.Texts.Find.HiddenColumn)
	labels := make([]string, len(f.found))
	for i := range f.found {
		labels[i] = f.found[i].label
	}
	f.choices.Reset(labels, "", false)
	f.at = -1
	if len(labels) > 0 {
		f.at = 0
		f.choices.Choose(0)
	}
}

// choose closes the field and goes to a match.
func (f *Feature) choose(gtx layout.Context, i int) {
	if i < 0 || i >= len(f.found) {
		f.line.SelectAll()
		return
	}
	f.close(gtx)
	f.going = going{id: f.found[i].id}
	f.Tick(gtx)
}

// AppendControls appends the button of the field, which takes the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag { return append(dst, f.line.Control()) }
