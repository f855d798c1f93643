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

// Clipboard is the clipboard of a desktop.
type Clipboard struct {
	text    string
	written bool
	asked   bool // a widget waits for its content
}

// serve takes what the frame wrote and notes what it wants to read.
func (b *Clipboard) serve(r *input.Router) {
	if _, content, ok := r.WriteClipboard(); ok {
		b.text = string(content)
		b.written = true
	}
	if r.ClipboardRequested() {
		b.asked = true
	}
}

// Text returns the text that the widget wrote last. ok is false if it has
// written nothing since the start or the last [Clipboard.Clear].
func (b *Clipboard) Text() (text string, ok bool) { return b.text, b.written }

// Clear forgets what the widget wrote, so that a test can tell a second copy from the
// first.
func (b *Clipboard) Clear() { b.text, b.written = "", false }

// Requested reports whether a widget waits for the content of the clipboard. Nothing
// answers it but [Harness.Paste]: on some platforms the user must allow it first.
func (b *Clipboard) Requested() bool { return b.asked }

// Ignore leaves the request of a widget without an answer, as windows do where the clipboard is
// empty or its owner sends it in parts. The widget may ask again.
func (b *Clipboard) Ignore() { b.asked = false }

// Paste answers the widget that asked for the clipboard's content, usually after
// h.Keys("Shortcut+V"). It reports false, and does nothing, if none did.
func (h *Harness) Paste(text string) bool {
	if !h.Clipboard.asked {
		return false
	}
	h.Clipboard.asked = false
	h.Queue(transfer.DataEvent{
		Type: textType,
		Open: func() io.ReadCloser { return io.NopCloser(strings.NewReader(text)) },
	})
	return true
}
