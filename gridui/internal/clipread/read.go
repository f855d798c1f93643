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

// Read is a read of the clipboard that has not been answered. The zero value is none.
type Read struct {
	tag  event.Tag
	due  time.Time
	wake input.Command
}

// patience is how long a read waits. In a browser users may be asked for permission meanwhile.
func patience() time.Duration {
	if runtime.GOOS == "js" {
		return time.Minute
	}
	return 5 * time.Second
}

// Begin asks for the clipboard. Each read has a tag of its own: Gio keeps the tag of a read that is
// not answered, asks the window for nothing when it reads again, and gives it what another widget
// reads later.
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

// Expired forgets the read once it has waited long enough, and reports whether it did. Until then
// it asks for a frame at that time.
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

// Forget gives the read up.
func (r *Read) Forget() { *r = Read{} }
