// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"io"

	"gioui.org/io/transfer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
)

// Pasted is the result of a paste into the field.
type Pasted uint8

const (
	// PasteNone means that there is no paste, or that it still waits.
	PasteNone Pasted = iota
	// PasteDone means that a text was inserted into the field.
	PasteDone
	// PasteUnanswered means that no text came.
	PasteUnanswered
)

// Paste inserts the text that the window has read into the field. It is called in each frame of an
// edit.
func (f *Field) Paste(gtx layout.Context) Pasted {
	ev, ok := f.reading.Answer(gtx)
	if !ok {
		if f.reading.Expired(gtx) {
			return PasteUnanswered
		}
		return PasteNone
	}
	data, ok := ev.(transfer.DataEvent)
	if !ok {
		return PasteNone
	}
	f.reading.Forget()
	r := data.Open()
	defer r.Close()
	text, err := io.ReadAll(io.LimitReader(r, clipread.MostPasted))
	if err != nil {
		return PasteUnanswered
	}
	if f.Editor.SingleLine {
		text = []byte(clipread.OneLine(string(text)))
	}
	f.Editor.Insert(string(text))
	return PasteDone
}
