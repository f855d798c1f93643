// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipread

import (
	"io"
	"strings"

	"gioui.org/io/transfer"
	"gioui.org/layout"
	"gioui.org/widget"
)

// MostPasted is how much text a paste into a field takes, in bytes.
const MostPasted = 1 << 20

// lineEnds turns each end of a line into a blank.
var lineEnds = strings.NewReplacer("\r\n", " ", "\r", " ", "\n", " ", "\u2028", " ", "\u2029", " ", "\u0085", " ")

// OneLine returns a pasted text as a field of one line takes it: without the ends of lines at its end,
// with a blank for each of the others.
func OneLine(text string) string {
	return lineEnds.Replace(strings.TrimRight(text, "\r\n\u2028\u2029\u0085"))
}

// Update is Update of an editor that takes a pasted text by OneLine if it has one line. Gio's editor keeps
// the carriage return of a line that a spreadsheet or Windows has copied.
func Update(gtx layout.Context, ed *widget.Editor) (widget.EditorEvent, bool) {
	if TakePaste(gtx, ed) {
		return widget.ChangeEvent{}, true
	}
	return ed.Update(gtx)
}

// TakePaste puts a text that was pasted into an editor of one line, and reports whether there was one.
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
