// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipread

import (
	"io"
	"strings"

	"gioui.org/io/transfer"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/bidi"
)

// MostPasted is the greatest length of a text pasted into a field, in bytes.
const MostPasted = 1 << 20

// lineEnds replaces each line end by a space.
var lineEnds = strings.NewReplacer("\r\n", " ", "\r", " ", "\n", " ", "\u2028", " ", "\u2029", " ", "\u0085", " ")

// OneLine returns a pasted text for a single-line field: it removes line ends at the end of the
// text, and replaces the others by spaces.
func OneLine(text string) string {
	return lineEnds.Replace(strings.TrimRight(text, "\r\n\u2028\u2029\u0085"))
}

// Update calls Update of an editor. If the editor has a single line, it first inserts a pasted text
// by OneLine, since Gio's editor keeps the carriage return of a line that was copied from a
// spreadsheet or on Windows.
func Update(gtx layout.Context, ed *widget.Editor) (widget.EditorEvent, bool) {
	if TakePaste(gtx, ed) {
		return widget.ChangeEvent{}, true
	}
	return ed.Update(bidi.Editing(gtx, ed))
}

// TakePaste inserts a text that was pasted into a single-line editor, and reports whether there was
// one.
func TakePaste(gtx layout.Context, ed *widget.Editor) bool {
	if !ed.SingleLine {
		return false
	}
	ev, ok := gtx.Event(transfer.TargetFilter{Target: ed, Type: "application/text"})
	data, is := ev.(transfer.DataEvent)
	if !ok || !is {
		return false
	}
	r := data.Open()
	defer r.Close()
	text, err := io.ReadAll(io.LimitReader(r, MostPasted))
	return err == nil && ed.Insert(OneLine(string(text))) != 0
}
