// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipread

import (
	"runtime"
	"time"

	"gioui.org/io/clipboard"
	"gioui.org/io/event"
	"gioui.org/io/input"
	"gioui.org/io/transfer"
	"gioui.org/layout"
	"gioui.org/op"
)

// Read is a read of the clipboard that has not been answered. The zero value is no read.
type Read struct {
	tag  event.Tag
	due  time.Time
	wake input.Command
}

// patience returns the time limit of a read. A browser may ask the user for permission during a
// read.
func patience() time.Duration {
	if runtime.GOOS == "js" {
		return time.Minute
	}
	return 5 * time.Second
}

// Begin requests the clipboard. Each read has its own tag: Gio keeps the tag of an unanswered read,
// does not request the clipboard again for that tag, and later sends it the answers to reads of
// other widgets.
func (r *Read) Begin(gtx layout.Context) {
	r.due = gtx.Now.Add(patience())
	r.tag, r.wake = new(int), op.InvalidateCmd{At: r.due}
	gtx.Execute(clipboard.ReadCmd{Tag: r.tag})
}

// Answer returns the next answer to the read.
func (r *Read) Answer(gtx layout.Context) (event.Event, bool) {
	if r.tag == nil {
		return nil, false
	}
	return gtx.Event(transfer.TargetFilter{Target: r.tag, Type: "application/text"})
}

// Expired ends a read whose time limit has passed, and reports whether it did. Before that it
// requests a frame at the time limit.
func (r *Read) Expired(gtx layout.Context) bool {
	switch {
	case r.tag == nil:
		return false
	case gtx.Now.Before(r.due):
		gtx.Execute(r.wake)
		return false
	}
	r.Forget()
	return true
}

// Forget cancels the read.
func (r *Read) Forget() { *r = Read{} }
