// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// Operand edits an operand on one line. A single-line editor cannot show every text exactly: it
// cuts long texts, and replaces line breaks and invalid UTF-8. Operand therefore keeps the given
// operand until a user changes the text.
type Operand struct {
	widget.Editor
	// Dates is the button that lists relative dates, for operands of times.
	Dates Button
	// given is the operand that Show was called with, shown the editor's text for it, last the text
	// after the latest event.
	given, shown, last string
}

// Show replaces the operand, and shows words for it. It is not an edit: Step does not report it.
func (o *Operand) Show(operand, words string) {
	o.SingleLine, o.MaxLen = true, 2*MaxTyped
	o.SetText(textrun.Shapeable(filterwords.Cut(words, MaxTyped)))
	o.given, o.shown = operand, o.Text()
	o.last = o.shown
}

// Value returns the text that a user typed, or the given operand if it is unchanged.
func (o *Operand) Value() string {
	if o.Edited() {
		return o.last
	}
	return o.given
}

// Edited reports whether the text differs from the text after Show.
func (o *Operand) Edited() bool { return o.last != o.shown }

// Step reads one event and reports whether a user changed the text. Gio's editor reports a
// change after SetText too.
func (o *Operand) Step(gtx layout.Context) (typed, ok bool) {
	ev, ok := clipread.Update(gtx, &o.Editor)
	if _, changed := ev.(widget.ChangeEvent); !changed {
		return false, ok
	}
	text := o.Text()
	typed = text != o.last
	o.last = text
	return typed, ok
}

// MoveCaretToEnd moves the caret behind the text and clears the selection.
func (o *Operand) MoveCaretToEnd() { o.SetCaret(o.Len(), o.Len()) }

// TakeKeyboard moves the keyboard into the editor.
func (o *Operand) TakeKeyboard(gtx layout.Context) {
	gtx.Execute(key.FocusCmd{Tag: &o.Editor})
	gtx.Execute(key.SoftKeyboardCmd{Show: true})
}

// Typed returns the text of the editor after the latest event.
func (o *Operand) Typed() string { return o.last }
