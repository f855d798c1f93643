// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipread

import (
	"io"
	"strings"
	"sync/atomic"

	"gioui.org/io/clipboard"
	"gioui.org/layout"
)

// writes counts the texts that the process has written to the clipboard.
var writes atomic.Uint64

// Write writes a text to the clipboard.
func Write(gtx layout.Context, text string) {
	NoteWrite()
	gtx.Execute(clipboard.WriteCmd{
		Type: "application/text", // the only type that Gio's windows support
		Data: io.NopCloser(strings.NewReader(text)),
	})
}

// NoteWrite records that a text is written to the clipboard, and returns its number.
func NoteWrite() uint64 { return writes.Add(1) }

// IsLast reports whether no text was written to the clipboard after the text with a number.
func IsLast(number uint64) bool { return writes.Load() == number }
