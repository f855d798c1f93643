// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"bytes"
	"io"

	"gioui.org/io/clipboard"
	"gioui.org/io/event"
	"gioui.org/io/input"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/column"
)

// An open editor reads all keys, those of its field too, so that they act in the order
// they came in where a frame takes long. The field would take all of its own at once.

// fieldFilters are the keys that Gio's editor acts on.
func fieldFilters(f []event.Filter, tag event.Tag) []event.Filter {
	word := key.ModShortcutAlt | key.ModShift
	for _, name := range [...]key.Name{"A", "C", "V", "X"} {
		f = append(f, key.Filter{Focus: tag, Name: name, Required: key.ModShortcut})
	}
	f = append(f, key.Filter{Focus: tag, Name: "Z", Required: key.ModShortcut, Optional: key.ModShift})
	for _, name := range [...]key.Name{key.NameDeleteBackward, key.NameDeleteForward} {
		f = append(f, key.Filter{Focus: tag, Name: name, Optional: word})
	}
	for _, name := range [...]key.Name{key.NameLeftArrow, key.NameRightArrow, key.NameUpArrow, key.NameDownArrow} {
		f = append(f, key.Filter{Focus: tag, Name: name, Optional: word | key.ModCtrl})
	}
	for _, name := range [...]key.Name{key.NameHome, key.NameEnd} {
		f = append(f, key.Filter{Focus: tag, Name: name, Optional: key.ModShortcut | key.ModShift})
	}
	for _, name := range [...]key.Name{key.NamePageUp, key.NamePageDown} {
		f = append(f, key.Filter{Focus: tag, Name: name, Optional: key.ModShift})
	}
	return f
}

// owns says whether a key is one that the editor takes from its field.
func (k *editorKeys) owns(ev key.Event) bool { return passes(k.filters[:k.own], ev) }

// nextAfter reads the next event that filters pass, in a frame in which an edit has ended.
// Keys that came for the editor are passed over in their turn: left alone they would come
// to one that a later text opens.
func (d *cellEditor) nextAfter(gtx layout.Context, filters []event.Filter) (event.Event, bool) {
	// Of a fixed size and copied one by one, the filters of other frames stay on the stack.
	var all [96]event.Filter
	n := 0
	for _, f := range filters {
		all[n] = f
		n++
	}
	for _, f := range fieldFilters(nil, &d.field) {
		all[n] = f
		n++
	}
	for {
		ev, ok := gtx.Event(all[:n]...)
		if k, is := ev.(key.Event); !ok || !is || passes(filters, k) {
			return ev, ok
		}
	}
}

// passes says whether one of filters is for a key.
func passes(filters []event.Filter, ev key.Event) bool {
	for _, f := range filters {
		f, ok := f.(key.Filter)
		if ok && f.Name == ev.Name && ev.Modifiers&f.Required == f.Required && ev.Modifiers&^(f.Required|f.Optional) == 0 {
			return true
		}
	}
	return false
}

// fieldKey has the field act on a key.
func (e *engine) fieldKey(gtx layout.Context, ev key.Event) {
	d := &e.editor
	if ev.State != key.Press || d.kind == column.EditorTruth {
		return
	}
	before, _ := d.field.CaretPos()
	if pressIn(gtx, &d.field, ev) {
		e.edited(func() {})
	} else if after, _ := d.field.CaretPos(); after != before {
		e.showEdited()
	}
}

// pressIn presses a key in Gio's editor, and says whether that changed its text. The
// editor takes keys from a router alone, and all that wait there: this one holds none but
// the key. What the key asks of the clipboard is asked of the window.
func pressIn(gtx layout.Context, field *widget.Editor, ev key.Event) (changed bool) {
	var own input.Router
	in := gtx
	in.Source = own.Source()
	read := func() {
		for {
			ev, ok := field.Update(in)
			if !ok {
				return
			}
			_, change := ev.(widget.ChangeEvent)
			changed = changed || change
		}
	}
	in.Execute(key.FocusCmd{Tag: field})
	read() // it says which keys it takes
	own.Queue(ev)
	read()
	if own.ClipboardRequested() {
		gtx.Execute(clipboard.ReadCmd{Tag: field})
	}
	if mime, text, ok := own.WriteClipboard(); ok {
		gtx.Execute(clipboard.WriteCmd{Type: mime, Data: io.NopCloser(bytes.NewReader(text))})
	}
	return changed
}
