// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package typeahead

import (
	"strings"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// Sources holds what the feature reads, and what it moves.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Requests *viewport.Requests
	Focus    *focus.Focus
	Cells    *contents.Cells
	// Input is the field that has the keyboard of the grid. It holds the letters.
	Input *textinput.Field
}

// Feature goes to rows by typed letters.
type Feature struct {
	Sources
	typed  typed
	search search
	// holds is set while the field holds letters, in a session of the field, for the cell at.
	holds   bool
	session uint32
	at      viewport.Address
}

// mostHeld is the number of letters after which the field is emptied.
const mostHeld = 1000

// listens reports whether letters belong to the feature: the focus is at a row whose cell they do not edit.
func (f *Feature) listens() bool {
	if !f.Options.TypeAhead.Enabled || !f.Focus.IsSet() {
		return false
	}
	at := f.Focus.At()
	return at.Band == layoutx.Body && !(f.Options.Editing.Enabled && f.Cells.Editable(at))
}

// TakeText takes text that no cell took, and follows the input method that composes it.
func (f *Feature) TakeText(gtx layout.Context, ev event.Event) bool {
	f.Input.Heard()
	if ev, ok := ev.(key.EditEvent); ok {
		if !isText(ev.Text) || !f.listens() || !f.typed.goesOn(gtx.Now) && f.acts(ev.Text) {
			return false
		}
		f.write(gtx, ev)
		return true
	}
	if !f.isHeld() {
		return false
	}
	switch ev := ev.(type) {
	case key.SelectionEvent:
		f.Input.Select(ev)
	case key.CompositionEvent:
		f.Input.Compose(ev)
	case key.SnippetEvent:
		f.Input.TellSnippet(gtx, ev)
	}
	return true
}

// write adds a text and searches for it.
func (f *Feature) write(gtx layout.Context, ev key.EditEvent) {
	if !f.isHeld() {
		known := f.Input.Known()
		f.Input.Hold()
		f.Input.SetKnown(known)
		f.holds, f.session, f.typed = true, f.Input.Session(), typed{}
	}
	f.typed.add(ev, f.Input.Editor.Len(), gtx.Now)
	f.Input.Replace(ev, ev.Text)
	f.at = f.Focus.At()
	if text, after := f.typed.needle([]rune(f.Input.Editor.Text())); text != "" {
		f.begin(text, f.at, after)
		f.goOn(gtx)
	}
	gtx.Execute(op.InvalidateCmd{})
}

// isHeld reports whether the field still holds the letters.
func (f *Feature) isHeld() bool { return f.holds && f.Input.Holds() && f.Input.Session() == f.session }

// TakeKey takes the space bar while it continues a text.
func (f *Feature) TakeKey(gtx layout.Context, ev key.Event) bool {
	if ev.Name != key.NameSpace || ev.Modifiers != 0 || !f.isHeld() || !f.typed.goesOn(gtx.Now) || !f.listens() {
		return false
	}
	f.write(gtx, key.EditEvent{Range: f.Input.Known(), Text: " "})
	return true
}

// acts reports whether the key that types a text has an action.
func (f *Feature) acts(text string) bool {
	if text == " " {
		return true
	}
	switch settings.ActionOf(&f.Options.Keys, key.Event{Name: key.Name(strings.ToUpper(text))}) {
	case option.ActionNone:
		return false
	case option.ActionExpand, option.ActionCollapse, option.ActionExpandSiblings:
		return f.Dataset.Outlined()
	}
	return true
}

// Tick searches on, and drops the letters once the focus has moved elsewhere.
func (f *Feature) Tick(gtx layout.Context) {
	if !f.holds {
		return
	}
	switch {
	case !f.isHeld():
		f.holds, f.search.left = false, 0
	case f.Focus.At() != f.at || !f.Focus.Keyboard || !f.listens() || f.Input.Editor.Len() > mostHeld:
		f.holds, f.search.left = false, 0
		f.Input.End()
		f.Input.TellEnd(gtx)
	case f.search.left > 0:
		f.goOn(gtx)
	}
}

// goOn searches a part of the rows, and goes to the row that was found.
func (f *Feature) goOn(gtx layout.Context) {
	row, ok := f.next()
	if !ok {
		if f.search.left > 0 {
			gtx.Execute(op.InvalidateCmd{})
		}
		return
	}
	f.at.Row = row.BodySlot()
	f.Focus.Move(f.at, focus.Stay)
	f.at = f.Focus.At()
	f.Requests.ToRow(row, virtualize.Nearest)
}
