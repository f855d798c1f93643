// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"io"
	"strings"

	"gioui.org/io/input"
	"gioui.org/io/transfer"
)

// textType is the only type of clipboard content that Gio's windows support.
const textType = "application/text"

// Clipboard is the clipboard of the desktop.
type Clipboard struct {
	text    string
	written bool
	asked   bool // a widget waits for the content
}

// serve reads what the frame wrote to the clipboard, and records a request for its content.
func (b *Clipboard) serve(r *input.Router) {
	if _, content, ok := r.WriteClipboard(); ok {
		b.text = string(content)
		b.written = true
	}
	if r.ClipboardRequested() {
		b.asked = true
	}
}

// Text returns the text that the widget wrote last. ok is false if it has written nothing since the start or the last
// [Clipboard.Clear].
func (b *Clipboard) Text() (text string, ok bool) { return b.text, b.written }

// Clear discards the text, so that a test can detect a second copy of the same text.
func (b *Clipboard) Clear() { b.text, b.written = "", false }

// Requested reports whether a widget waits for the content of the clipboard. Only [Harness.Paste] answers the
// request: on some platforms the user must allow it first.
func (b *Clipboard) Requested() bool { return b.asked }

// Ignore drops the request of a widget without an answer, as windows do if the clipboard is empty or if its owner
// sends it in parts. The widget may request the content again.
func (b *Clipboard) Ignore() { b.asked = false }

// Paste sends text to the widget that requested the content of the clipboard, usually after h.Keys("Shortcut+V"). If
// no widget did, Paste does nothing and returns false.
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
