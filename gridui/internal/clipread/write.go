// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipread

import (
	"io"
	"strings"
	"sync/atomic"

	"gioui.org/io/clipboard"
	"gioui.org/layout"
)

// writes counts the texts that the process has put on the clipboard.
var writes atomic.Uint64

// Write puts a text on the clipboard.
func Write(gtx layout.Context, text string) {
	NoteWrite()
	gtx.Execute(clipboard.WriteCmd{
		Type: "application/text", // the one type that Gio's windows carry
		Data: io.NopCloser(strings.NewReader(text)),
	})
}

// NoteWrite notes that a text is put on the clipboard, and returns its number.
func NoteWrite() uint64 { return writes.Add(1) }

// IsLast reports whether no text was put on the clipboard after that of a number.
func IsLast(number uint64) bool { return writes.Load() == number }
