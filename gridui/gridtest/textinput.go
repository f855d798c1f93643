// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"unicode"

	"gioui.org/io/key"
)

// Type enters text as an input method or a soft keyboard does, rune by rune and without key events. For each rune it
// sends a [key.EditEvent] for the selection, and the [key.SnippetEvent] and [key.SelectionEvent] that a window sends
// with it. The focused widget gets the text; without a focus, the text is lost.
func (h *Harness) Type(text string) {
	h.start()
	for _, r := range text {
		h.Queue(h.text.insert(r)...)
	}
}

// TypeKeys enters text as a keyboard does: for each rune it sends the press of its key, the text as Type sends it,
// and the release. A newline is the Return key and a tab is the Tab key, which enter no text. Shift is held for
// capital letters.
func (h *Harness) TypeKeys(text string) {
	h.start()
	for _, r := range text {
		name, ok := runeKey(r)
		if !ok {
			h.Queue(h.text.insert(r)...)
			continue
		}
		var mods key.Modifiers
		if unicode.IsUpper(r) {
			mods = key.ModShift
		}
		h.KeyDown(name, mods)
		if unicode.IsPrint(r) {
			h.Queue(h.text.insert(r)...)
		}
		h.KeyUp(name, mods)
	}
}
