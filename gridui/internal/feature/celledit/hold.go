// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"slices"
	"strings"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
)

// deafTime is the time after a refused request during which typed text is dropped, extended by each text: a
// typist notices the refusal late.
const deafTime = time.Second

// hold keeps typed input while a request waits. Text before the first key goes into the field, so that a
// composition continues. Keys, and the text after them, are replayed when the editor opens.
type hold struct {
	on, typed bool
	// field reports that the field holds the text, with the knowledge of the input method.
	field  bool
	events []heldEvent
	// deaf is the time until which typed input is dropped, zero for none.
	deaf time.Time
}

// heldEvent is a waiting event. known is the selection that the window had before it.
type heldEvent struct {
	ev    event.Event
	known key.Range
}

func (h *hold) begin(f *Feature) {
	*h = hold{on: true, field: true}
	f.Input.Hold()
}

// take ends the hold and returns the text. The events remain for replay.
func (h *hold) take(f *Feature) textinput.Held {
	if !h.on {
		return textinput.Held{}
	}
	h.on = false
	return f.Input.TakeHeld()
}

// replay handles the held input in the editor that has opened.
func (h *hold) replay(gtx layout.Context, f *Feature, held textinput.Held) {
	waiting := h.events
	*h = hold{}
	if !held.IsEmpty() && f.cell.open && f.kind != column.EditorTruth {
		f.Input.PutHeld(held)
		f.changed()
	}
	if len(waiting) == 0 {
		return
	}
	f.filters() // by which keyEvent recognizes the keys of the editor
	known := f.Input.Known()
	for _, e := range waiting {
		f.Input.SetKnown(e.known)
		text, isText := e.ev.(key.EditEvent)
		switch {
		case f.cell.open:
			f.event(gtx, e.ev)
			f.filters()
		case isText:
			f.typed(gtx, text.Text)
		}
	}
	f.Input.SetKnown(known)
}

// refused drops the held input, and starts to drop further input.
func (h *hold) refused(f *Feature) {
	some, field := h.typed, h.field
	*h = hold{}
	if field {
		f.Input.End()
	}
	if some {
		h.deaf = f.Dataset.Clock.Now.Add(deafTime)
	}
}

// dropHeld drops the held input.
func (r *Requests) dropHeld() {
	if r.hold.on {
		r.f.Input.End()
	}
	r.hold = hold{}
}

// HoldsKeys reports whether keys belong to no cell, because an editor is about to open, or was refused during
// typing.
func (r *Requests) HoldsKeys() bool {
	return r.hold.on || !r.hold.deaf.IsZero() && r.f.Dataset.Clock.Now.Before(r.hold.deaf)
}

// HasHeld reports whether input is held for an editor that is about to open.
func (r *Requests) HasHeld() bool { return r.hold.on && r.hold.typed }

// holdStep reads an event while no cell receives typed input.
func (r *Requests) holdStep(gtx layout.Context) bool {
	ev, ok := gtx.Event(r.f.filters()...)
	if !ok {
		return false
	}
	r.f.Input.Heard()
	switch ev := ev.(type) {
	case pointer.Event:
		r.f.Grid.CellPointer(gtx, ev)
	case key.FocusEvent:
		lost := r.f.Focus.Keyboard && !ev.Focus && !gtx.Focused(r.f.Input.Tag())
		r.f.Input.StopComposing()
		r.f.Grid.KeyboardChanged(ev.Focus)
		if lost {
			r.giveUp()
		}
	case key.Event:
		if ev.State == key.Press {
			r.holdKey(ev)
		}
	case key.EditEvent:
		r.holdText(ev)
	default:
		r.holdOther(gtx, ev)
	}
	return true
}

// holdKey keeps a key for the editor. Escape cancels the edit, unless keys wait before it.
func (r *Requests) holdKey(ev key.Event) {
	switch {
	case r.f.Input.Composes() || slices.Contains(typedKeys[:], ev.Name) || r.deafens():
	case ev.Name == key.NameEscape && len(r.hold.events) == 0:
		r.hold.typed = false
		r.giveUp()
	default:
		r.keep(ev)
	}
}

// holdText keeps a text for the editor.
func (r *Requests) holdText(ev key.EditEvent) {
	switch {
	case r.deafens():
		r.f.Input.Wrote(ev)
	case len(r.hold.events) > 0 || strings.Contains(ev.Text, "\n"):
		r.keep(ev)
		r.f.Input.Wrote(ev)
	default:
		r.hold.typed = true
		r.f.Input.Replace(ev, ev.Text)
	}
}

// holdOther follows the selection and the composition of the held text.
func (r *Requests) holdOther(gtx layout.Context, ev event.Event) {
	waits := len(r.hold.events) > 0 && r.hold.on
	switch ev := ev.(type) {
	case key.SelectionEvent:
		if waits {
			r.keep(ev)
			r.f.Input.Selected(ev)
		} else if r.hold.on {
			r.f.Input.Select(ev)
		}
	case key.CompositionEvent:
		if waits {
			r.keep(ev)
		} else if r.hold.on {
			r.f.Input.Compose(ev)
		}
	case key.SnippetEvent:
		if r.hold.on {
			r.f.Input.TellSnippet(gtx, ev)
		}
	}
}

// keep keeps an event for the editor.
func (r *Requests) keep(ev event.Event) {
	r.hold.typed = true
	r.hold.events = append(r.hold.events, heldEvent{ev, r.f.Input.Known()})
}

// deafens reports whether typed input is dropped, and then extends that time.
func (r *Requests) deafens() bool {
	if r.hold.on {
		return false
	}
	r.hold.deaf = r.f.Dataset.Clock.Now.Add(deafTime)
	return true
}
