// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"io"
	"unicode/utf8"

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
	// PasteTaken means that the caller took the text, and the field is as it was.
	PasteTaken
)

// mostTaken is the greatest length of a text that a caller may take, in bytes: one more than the clipboard of a grid
// pastes.
const mostTaken = 64<<20 + 1

// Paste inserts the text that the window has read into the field. It is called in each frame of an
// edit. take reports whether the caller takes the text instead; nil: it takes none.
func (f *Field) Paste(gtx layout.Context, take func(text string) bool) Pasted {
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
	most := int64(clipread.MostPasted)
	if take != nil {
		most = mostTaken
	}
	text, err := io.ReadAll(io.LimitReader(r, most))
	if err != nil {
		return PasteUnanswered
	}
	if take != nil && take(string(text)) {
		return PasteTaken
	}
	if f.Editor.SingleLine {
		text = []byte(clipread.OneLine(string(text)))
	}
	f.Editor.Insert(string(text))
	return PasteDone
}

// HasRoom reports whether the field can take a text in place of its selection, without cutting it.
func (f *Field) HasRoom(text string) bool {
	from, to := f.Editor.Selection()
	most := f.Editor.MaxLen
	return most == 0 || f.Editor.Len()-max(from, to)+min(from, to)+utf8.RuneCountInString(text) <= most
}
