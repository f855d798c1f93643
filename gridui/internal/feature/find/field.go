// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"image"
	"strings"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// field is a text field of the bar. It reads text without Gio's editor events, to detect when an input method
// is composing.
type field struct {
	input textinput.Field
	// filters holds the event filters of the field. The first own of them are for the keyboard focus and the
	// keys of the bar.
	filters []event.Filter
	own     int
	// last is the text after the last event or change by the program; given is the text that the program last
	// supplied.
	last, given string
	// typed reports that a user changed the text since typed was reset.
	typed bool
}

// show sets the text of the field if the program's text has changed.
func (fd *field) show(text string) {
	if text == fd.given {
		return
	}
	fd.given = text
	if text == fd.last {
		return
	}
	ed := &fd.input.Editor
	ed.SingleLine, ed.MaxLen = true, ui.MaxTyped
	ed.SetText(textrun.Shapeable(text))
	fd.last, fd.typed = ed.Text(), false
}

// selectAll selects all of the text.
func (fd *field) selectAll() { fd.input.Editor.SetCaret(fd.input.Editor.Len(), 0) }

// step reads an event. own holds the keys of the bar: if one is pressed, it is returned. ok reports whether
// there was an event.
func (fd *field) step(gtx layout.Context, own []key.Filter) (pressed key.Event, ok bool) {
	ed, tag := &fd.input.Editor, fd.input.Tag()
	ed.SingleLine, ed.MaxLen = true, ui.MaxTyped
	if fd.filters == nil {
		fd.filters = append(fd.filters, key.FocusFilter{Target: tag})
		for _, k := range own {
			k.Focus = tag
			fd.filters = append(fd.filters, k)
		}
		fd.own = len(fd.filters)
		fd.filters = fd.input.AppendFilters(fd.filters)
	}
	ev, ok := gtx.Event(fd.filters...)
	if !ok {
		pasted := fd.input.Paste(gtx, nil) == textinput.PasteDone
		if pasted {
			fd.input.Heard()
		}
		_, ok = clipread.Update(gtx, ed) // of the pointer
		ok = ok || pasted
		fd.follow(ok)
		return key.Event{}, ok
	}
	fd.input.Heard()
	switch ev := ev.(type) {
	case key.FocusEvent:
		fd.input.StopComposing()
		if ev.Focus {
			gtx.Execute(key.SoftKeyboardCmd{Show: true})
		}
	case key.EditEvent:
		text, _, _ := strings.Cut(ev.Text, "\n")
		fd.input.Replace(ev, text)
		if strings.HasSuffix(ev.Text, "\n") {
			pressed = key.Event{Name: key.NameReturn, State: key.Press} // of an on-screen keyboard
		}
	case key.SelectionEvent:
		fd.input.Select(ev)
	case key.CompositionEvent:
		fd.input.Compose(ev)
	case key.SnippetEvent:
		fd.input.TellSnippet(gtx, ev)
	case key.Event:
		switch {
		case ev.State != key.Press || fd.input.Composes() && ev.Name != key.NameEscape:
		case textinput.Passes(fd.filters[:fd.own], ev):
			pressed = ev
		default:
			fd.input.Press(gtx, ev)
		}
	}
	fd.follow(true)
	return pressed, true
}

// follow records a change of the text.
func (fd *field) follow(ok bool) {
	if !ok {
		return
	}
	if text := fd.input.Editor.Text(); text != fd.last {
		fd.last, fd.typed = text, true
	}
}

// focused reports whether the field has the keyboard focus.
func (fd *field) focused(gtx layout.Context) bool { return gtx.Focused(fd.input.Tag()) }

// take moves the keyboard focus to the field and selects its text.
func (fd *field) take(gtx layout.Context) {
	fd.selectAll()
	ui.TakeKeyboard(gtx, fd.input.Tag())
}

// paint draws the field. wrong marks a text that cannot be searched for.
func (fd *field) paint(p *draw.Painter, at image.Rectangle, hint string, wrong bool) {
	if at.Empty() {
		return
	}
	inner := ui.FieldBox{Focused: fd.focused(p.Gtx), Wrong: wrong}.Paint(p, at)
	origin := ui.EditorIn(p, inner, &fd.input.Editor, hint)
	if !fd.focused(p.Gtx) {
		return
	}
	defer draw.Clip(p.Ops, inner).Pop()
	defer draw.Offset(p.Ops, origin).Pop()
	fd.input.Underline(p)
	fd.input.TellField(p)
}
