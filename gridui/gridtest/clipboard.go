// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"io"
	"strings"

	"gioui.org/io/input"
	"gioui.org/io/transfer"
)

// textType is the only type that Gio's windows carry.
const textType = "application/text"

// board is the clipboard of the desktop.
type board struct {
	text    string
	written bool
	asked   bool // a widget waits for its content
}

// serve takes what the frame wrote and notes what it wants to read.
func (b *board) serve(r *input.Router) {
	if _, content, ok := r.WriteClipboard(); ok {
		b.text = string(content)
		b.written = true
	}
	if r.ClipboardRequested() {
		b.asked = true
	}
}

// Clipboard returns the text that the widget wrote last. ok is false if it has
// written nothing since the start or the last [Harness.ClearClipboard].
func (h *Harness) Clipboard() (text string, ok bool) {
	return h.clip.text, h.clip.written
}

// ClearClipboard forgets what the widget wrote, so that a test can tell a second
// copy from the first.
func (h *Harness) ClearClipboard() {
	h.clip.text, h.clip.written = "", false
}

// PasteRequested reports whether a widget waits for the content of the
// clipboard. Nothing answers it but [Harness.Paste]: on some platforms the user
// must allow it first.
func (h *Harness) PasteRequested() bool { return h.clip.asked }

// Paste answers the widget that asked for the clipboard's content, usually after
// h.Keys("Shortcut+V"). It reports false, and does nothing, if none did.
func (h *Harness) Paste(text string) bool {
	if !h.clip.asked {
		return false
	}
	h.clip.asked = false
	h.Queue(transfer.DataEvent{
		Type: textType,
		Open: func() io.ReadCloser { return io.NopCloser(strings.NewReader(text)) },
	})
	return true
}
