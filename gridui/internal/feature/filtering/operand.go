// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// operandEditor edits an operand on one line. A one-line editor cannot show every text
// exactly: it cuts long ones, and replaces line breaks and invalid UTF-8. The operand that it
// was given is therefore kept until a user changes the text.
type operandEditor struct {
	widget.Editor
	// dates is the button that lists relative dates, for operands of times.
	dates widget.Clickable
	// given is the operand that show was called with, shown the text that the editor made of
	// it, last the text after the latest event.
	given, shown, last string
}

// show replaces the operand, which words show. It is not an edit: update does not report it.
func (o *operandEditor) show(operand, words string) {
	o.SingleLine, o.MaxLen = true, 2*ui.MaxTyped
	o.SetText(textrun.Shapeable(filterwords.Cut(words, ui.MaxTyped)))
	o.given, o.shown = operand, o.Text()
	o.last = o.shown
}

// operand returns the text that a user typed, or the given operand if it is unchanged.
func (o *operandEditor) operand() string {
	if o.edited() {
		return o.last
	}
	return o.given
}

// edited reports whether the text differs from the one that was shown first.
func (o *operandEditor) edited() bool { return o.last != o.shown }

// update reads one event and reports whether a user changed the text. Gio's editor reports a
// change after SetText too.
func (o *operandEditor) update(gtx layout.Context) (typed, ok bool) {
	ev, ok := o.Update(gtx)
	if _, changed := ev.(widget.ChangeEvent); !changed {
		return false, ok
	}
	text := o.Text()
	typed = text != o.last
	o.last = text
	return typed, ok
}

// moveCaretToEnd moves the caret behind the text, with nothing selected.
func (o *operandEditor) moveCaretToEnd() { o.SetCaret(o.Len(), o.Len()) }

// takeKeyboard moves the keyboard into the editor.
func (o *operandEditor) takeKeyboard(gtx layout.Context) {
	gtx.Execute(key.FocusCmd{Tag: &o.Editor})
	gtx.Execute(key.SoftKeyboardCmd{Show: true})
}
