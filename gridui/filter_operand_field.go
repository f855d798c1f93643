// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/widget"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// operandField is the editor of an operand. An editor of one line cannot show every text
// exactly: it cuts long ones, and replaces line breaks and invalid UTF-8. The operand it
// was given therefore stands until a person changes the text.
type operandField struct {
	widget.Editor
	// given is the operand that the program set, shown what the editor made of it,
	// last the text after the latest event.
	given, shown, last string
}

// show replaces the text. It is not an edit: update does not report it.
func (f *operandField) show(operand string) {
	f.SingleLine, f.MaxLen = true, 2*maxTyped
	f.SetText(textrun.Shapeable(cutRunes(operand, maxTyped)))
	f.given, f.shown = operand, f.Text()
	f.last = f.shown
}

// operand is the text that a person typed, or the operand given where the editor shows
// it unchanged.
func (f *operandField) operand() string {
	if f.edited() {
		return f.last
	}
	return f.given
}

// edited says whether the text is another than the one that was set.
func (f *operandField) edited() bool { return f.last != f.shown }

// update reads one event, and says whether a person has changed the text. Gio's editor
// reports a change for SetText too.
func (f *operandField) update(gtx layout.Context) (typed, ok bool) {
	ev, ok := f.Update(gtx)
	if _, changed := ev.(widget.ChangeEvent); !changed {
		return false, ok
	}
	text := f.Text()
	typed = text != f.last
	f.last = text
	return typed, ok
}
