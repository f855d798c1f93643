// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"runtime"
	"time"

	"gioui.org/io/clipboard"
	"gioui.org/io/event"
	"gioui.org/io/input"
	"gioui.org/io/transfer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// reading is a read of the clipboard that has not been answered.
//
// Gio answers a read with an event, or never: on X11 it drops an empty clipboard, and a text that
// the other program sends in parts. So a read fails after a time.
type reading struct {
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

// begin asks for the clipboard. Each read has a tag of its own: Gio keeps the tag of a read that is
// not answered, asks the window for nothing when it reads again, and gives it what another widget
// reads later.
func (r *reading) begin(gtx layout.Context) {
	r.due = gtx.Now.Add(patience())
	r.tag, r.wake = new(int), op.InvalidateCmd{At: r.due}
	gtx.Execute(clipboard.ReadCmd{Tag: r.tag})
}

// answer returns the next answer to the read.
func (r *reading) answer(gtx layout.Context) (event.Event, bool) {
	if r.tag == nil {
		return nil, false
	}
	return gtx.Event(transfer.TargetFilter{Target: r.tag, Type: "application/text"})
}

// expired fails the awaited paste once its read has waited long enough, and reports whether it did.
func (f *Feature) expired(gtx layout.Context) bool {
	r := &f.reading
	switch {
	case r.tag == nil:
		return false
	case gtx.Now.Before(r.due):
		gtx.Execute(r.wake)
		return false
	}
	*r = reading{}
	f.Editing.State.Paste.Asked = false
	f.Editing.PasteFailed(edit.ErrPasteNoAnswer)
	return true
}
