// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"bytes"
	"io"
	"slices"

	"gioui.org/io/clipboard"
	"gioui.org/io/event"
	"gioui.org/io/input"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/bidi"
	"github.com/giogrid/giogrid/gridui/internal/clipread"
)

// AppendFilters appends filters for the keys that Gio's editor handles. The caller passes the
// events to Press one by one, so that keys and text act in the order in which they came; Gio's
// editor would process all of its keys at once.
func (f *Field) AppendFilters(dst []event.Filter) []event.Filter {
	tag := f.Tag()
	word := key.ModShortcutAlt | key.ModShift
	for _, name := range [...]key.Name{"A", "C", "V", "X"} {
		dst = append(dst, key.Filter{Focus: tag, Name: name, Required: key.ModShortcut})
	}
	dst = append(dst, key.Filter{Focus: tag, Name: "Z", Required: key.ModShortcut, Optional: key.ModShift})
	for _, name := range [...]key.Name{key.NameDeleteBackward, key.NameDeleteForward} {
		dst = append(dst, key.Filter{Focus: tag, Name: name, Optional: word})
	}
	for _, name := range [...]key.Name{key.NameLeftArrow, key.NameRightArrow, key.NameUpArrow, key.NameDownArrow} {
		dst = append(dst, key.Filter{Focus: tag, Name: name, Optional: word | key.ModCtrl})
	}
	for _, name := range [...]key.Name{key.NameHome, key.NameEnd} {
		dst = append(dst, key.Filter{Focus: tag, Name: name, Optional: key.ModShortcut | key.ModShift})
	}
	for _, name := range [...]key.Name{key.NamePageUp, key.NamePageDown} {
		dst = append(dst, key.Filter{Focus: tag, Name: name, Optional: key.ModShift})
	}
	return dst
}

// NextAfter reads the next event that filters match, in a frame in which an edit has ended. It
// discards keys for the editor: otherwise an editor that a later text opens would get them.
func (f *Field) NextAfter(gtx layout.Context, filters []event.Filter) (event.Event, bool) {
	all := f.AppendFilters(slices.Clone(filters))
	for {
		ev, ok := gtx.Event(all...)
		if k, is := ev.(key.Event); !ok || !is || Passes(filters, k) {
			return ev, ok
		}
	}
}

// Passes reports whether a key matches any of the filters.
func Passes(filters []event.Filter, ev key.Event) bool {
	for _, f := range filters {
		f, ok := f.(key.Filter)
		if ok && f.Name == ev.Name && ev.Modifiers&f.Required == f.Required && ev.Modifiers&^(f.Required|f.Optional) == 0 {
			return true
		}
	}
	return false
}

// Press presses a key in Gio's editor, and reports whether that changed its text. The editor reads
// keys only from a router, and reads all that wait there, so Press uses a router that contains only
// this key. It forwards the editor's clipboard requests to the window.
func (f *Field) Press(gtx layout.Context, ev key.Event) (changed bool) {
	var own input.Router
	in := gtx
	in.Source = own.Source()
	read := func() {
		for {
			ev, ok := f.Editor.Update(bidi.Editing(in, &f.Editor))
			if !ok {
				return
			}
			_, change := ev.(widget.ChangeEvent)
			changed = changed || change
		}
	}
	in.Execute(key.FocusCmd{Tag: f.Tag()})
	read() // registers the keys that the editor reads
	own.Queue(ev)
	read()
	if own.ClipboardRequested() {
		f.reading.Begin(gtx)
	}
	if mime, text, ok := own.WriteClipboard(); ok {
		clipread.NoteWrite()
		gtx.Execute(clipboard.WriteCmd{Type: mime, Data: io.NopCloser(bytes.NewReader(text))})
	}
	return changed
}
