// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// A mode is the purpose of the line below the toolbar.
type mode uint8

const (
	modeOff mode = iota
	modeSaveAs
	modeRename
	modeDelete
	// modeTell shows a text.
	modeTell
)

// asksName reports whether the line has a field for a name.
func (m mode) asksName() bool { return m == modeSaveAs || m == modeRename }

// A line is the line below the toolbar.
type line struct {
	mode mode
	// name is the view that is renamed or deleted.
	name   string
	editor widget.Editor
	// ok does what the line is for, exit closes it.
	ok, exit ui.Button
	// text is the message of the line, wrong whether it is an error. question is the text of modeDelete.
	text, question string
	wrong          bool
	// fresh gives the keyboard to the line in the next frame, pasting reads the clipboard then.
	fresh, pasting bool
	// height is the height of the line in this frame and row that of one row of it, in pixels. rows is the number
	// of rows.
	height, row, rows int
}

// nameLength bounds the number of characters of a name.
const nameLength = 80

// begin opens the line with a field for the name of a view, or with the question whether to delete one.
func (f *Feature) begin(m mode, name string) {
	l := &f.line
	l.mode, l.name, l.text, l.wrong, l.fresh = m, name, "", false, true
	if m == modeDelete {
		l.question = f.texts().Ask(name)
		return
	}
	l.editor.SingleLine, l.editor.Submit, l.editor.MaxLen = true, true, nameLength
	l.editor.SetText(name)
	l.editor.SetCaret(l.editor.Len(), 0)
}

// tell shows a message in the line, below the field if there is one.
func (l *line) tell(text string, wrong bool) {
	l.text, l.wrong = text, wrong
	if !l.mode.asksName() {
		l.mode = modeTell
	}
}

// Update reads an event of the button, the menu and the line, and acts on it.
func (f *Feature) Update(gtx layout.Context) bool {
	if f.updateMenu(gtx) || f.updateButton(gtx) || f.updatePaste(gtx) {
		gtx.Execute(op.InvalidateCmd{})
		return true
	}
	return f.line.mode != modeOff && f.line.height > 0 && f.updateLine(gtx)
}

// updateLine reads an event of the line, and reports whether there was one.
func (f *Feature) updateLine(gtx layout.Context) bool {
	l := &f.line
	if l.fresh {
		l.fresh = false
		f.takeKeyboard(gtx)
	}
	if l.exit.ClickedIf(gtx, true) || f.escaped(gtx) {
		f.cancel(gtx)
		return true
	}
	if l.mode == modeTell {
		return false
	}
	if l.ok.ClickedIf(gtx, true) {
		f.submit(gtx)
		return true
	}
	if !l.mode.asksName() {
		return false
	}
	ev, ok := clipread.Update(gtx, &l.editor)
	switch ev.(type) {
	case widget.SubmitEvent:
		f.submit(gtx)
	case widget.ChangeEvent:
		l.text, l.wrong = "", false
	}
	return ok
}

// takeKeyboard gives the keyboard to the field of the line, else to the button that closes it, so that Enter does
// not delete a view by accident.
func (f *Feature) takeKeyboard(gtx layout.Context) {
	if f.line.mode.asksName() {
		ui.TakeKeyboard(gtx, &f.line.editor)
	} else {
		ui.TakeKeyboard(gtx, &f.line.exit.Clickable)
	}
}

// escaped reads the key that closes the line, and reports whether it was pressed.
func (f *Feature) escaped(gtx layout.Context) bool {
	l := &f.line
	ev, ok := gtx.Event(
		key.Filter{Focus: &l.editor, Name: key.NameEscape}, key.Filter{Focus: &l.ok.Clickable, Name: key.NameEscape},
		key.Filter{Focus: &l.exit.Clickable, Name: key.NameEscape},
	)
	k, is := ev.(key.Event)
	return ok && is && k.State == key.Press
}

// cancel closes the line and gives the keyboard back to the button.
func (f *Feature) cancel(gtx layout.Context) {
	tag := f.Keyboard
	if f.Program.Shows() {
		tag = f.buttonTag()
	}
	f.end(gtx, tag)
}

// end closes the line. If the line has the keyboard, end gives it to a tag.
func (f *Feature) end(gtx layout.Context, to event.Tag) {
	l := &f.line
	if gtx.Focused(&l.editor) || gtx.Focused(&l.ok.Clickable) || gtx.Focused(&l.exit.Clickable) {
		ui.TakeKeyboard(gtx, to)
	}
	l.mode, l.text, l.wrong = modeOff, "", false
	gtx.Execute(op.InvalidateCmd{})
}

// submit does what the line is for.
func (f *Feature) submit(gtx layout.Context) {
	l := &f.line
	if l.mode == modeDelete {
		f.do(namedviews.Task{Deed: namedviews.DeedDelete, Name: l.name})
		f.end(gtx, f.Keyboard)
		return
	}
	name := namedviews.CleanName(l.editor.Text())
	but := ""
	if l.mode == modeRename {
		but = l.name
	}
	switch {
	case name == "":
		l.tell(f.texts().NameEmpty, true)
	case f.taken(name, but):
		l.tell(f.texts().NameTaken(name), true)
	case l.mode == modeRename:
		f.do(namedviews.Task{Deed: namedviews.DeedRename, Name: l.name, To: name})
		f.end(gtx, f.Keyboard)
	default:
		f.do(namedviews.Task{Deed: namedviews.DeedAdd, Name: name, View: f.present()})
		f.end(gtx, f.Keyboard)
	}
	if l.wrong && f.Options.Announce {
		f.announce(l.text, true)
	}
	gtx.Execute(op.InvalidateCmd{})
}
