// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tools

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// pointing is the state of the pointer over the bar. over and pressed are indices of tools, -1 for none.
type pointing struct {
	over, pressed int
	touch         bool
}

// Update reads an event of the bar, of the field or of the menu, and reports whether there was one.
func (f *Feature) Update(gtx layout.Context) bool {
	if _, ok := f.menu.Update(gtx); ok {
		gtx.Execute(op.InvalidateCmd{})
		return true
	}
	if t := f.later; t != nil {
		f.later = nil
		t.Do(gtx, f.laterAt)
		return true
	}
	if f.quick != nil && f.quick.update(gtx) {
		return true
	}
	ev, ok := gtx.Event(f.filters(gtx)...)
	if !ok {
		return false
	}
	switch ev := ev.(type) {
	case pointer.Event:
		f.point(gtx, ev)
	case key.FocusEvent:
		if ev.Focus && f.isField(f.at) {
			f.quick.take(gtx)
		}
	case key.Event:
		if ev.State == key.Press {
			f.press(gtx, ev.Name)
		}
	}
	return true
}

// makeFilters makes the filters of the events that the bar reads.
func (f *Feature) makeFilters() {
	t := &f.tag
	f.pointers = []event.Filter{pointer.Filter{Target: t, Kinds: pointer.Press | pointer.Release | pointer.Move | pointer.Drag | pointer.Leave | pointer.Cancel}}
	f.keys = append(f.keys[:0], f.pointers[0], key.FocusFilter{Target: t})
	for _, name := range [...]key.Name{
		key.NameLeftArrow, key.NameRightArrow, key.NameHome, key.NameEnd, key.NameReturn, key.NameEnter, key.NameSpace, key.NameDownArrow, key.NameEscape,
	} {
		f.keys = append(f.keys, key.Filter{Focus: t, Name: name})
	}
}

// filters returns the events that the bar reads. It does not take the keyboard while the field has it, so that the Tab
// key leaves the bar.
func (f *Feature) filters(gtx layout.Context) []event.Filter {
	if f.quick != nil && f.quick.types(gtx) {
		return f.pointers
	}
	return f.keys
}

// isField reports whether the tool at an index is the field.
func (f *Feature) isField(i int) bool {
	if i < 0 || i >= len(f.bar.places) {
		return false
	}
	_, is := f.bar.places[i].tool.(*Quick)
	return is
}

// isGap reports whether the tool at an index is a gap.
func (f *Feature) isGap(i int) bool {
	_, is := f.bar.places[i].tool.(Gap)
	return is
}

// skipGap moves the current tool off a gap, in a direction if there is a tool.
func (f *Feature) skipGap(by int) {
	n := len(f.bar.places)
	for i := f.at; i >= 0 && i < n; i += by {
		if !f.isGap(i) {
			f.at = i
			return
		}
	}
	if by > 0 && n > 0 && f.isGap(f.at) {
		f.skipGap(-1)
	}
}

// press handles a key of the bar.
func (f *Feature) press(gtx layout.Context, name key.Name) {
	n := len(f.bar.places)
	if n == 0 {
		return
	}
	forward := key.NameRightArrow
	if f.Painter.Style.RTL {
		forward = key.NameLeftArrow
	}
	switch name {
	case key.NameLeftArrow, key.NameRightArrow:
		f.move(gtx, name == forward)
	case key.NameHome:
		f.at = 0
		f.skipGap(1)
		f.takeKeyboard(gtx)
	case key.NameEnd:
		f.at = n - 1
		f.skipGap(-1)
		f.takeKeyboard(gtx)
	case key.NameEscape:
		ui.TakeKeyboard(gtx, f.Keyboard)
	case key.NameDownArrow:
		if f.opens(f.at) {
			f.do(gtx, f.at, true)
		}
	default:
		f.do(gtx, f.at, true)
	}
}

// opens reports whether the tool at an index opens a list.
func (f *Feature) opens(i int) bool {
	if i < 0 || i >= len(f.bar.places) {
		return false
	}
	switch t := f.bar.places[i].tool.(type) {
	case Chooser:
		return true
	case *moved:
		return t.Opens()
	}
	return false
}

// move makes the next or the previous tool current, and gives it the keyboard.
func (f *Feature) move(gtx layout.Context, forward bool) {
	by := -1
	if forward {
		by = 1
	}
	for to := f.at + by; to >= 0 && to < len(f.bar.places); to += by {
		if !f.isGap(to) {
			f.at = to
			break
		}
	}
	f.takeKeyboard(gtx)
}

// takeKeyboard gives the keyboard to the current tool.
func (f *Feature) takeKeyboard(gtx layout.Context) {
	if f.isField(f.at) {
		f.quick.take(gtx)
	} else {
		ui.TakeKeyboard(gtx, &f.tag)
	}
	gtx.Execute(op.InvalidateCmd{})
}

// point handles an event of the pointer.
func (f *Feature) point(gtx layout.Context, ev pointer.Event) {
	p := &f.pointer
	p.over, p.touch = f.toolAt(ev), ev.Source == pointer.Touch
	switch ev.Kind {
	case pointer.Leave, pointer.Cancel:
		p.over, p.pressed = -1, -1
	case pointer.Press:
		if p.pressed = -1; p.over >= 0 && (ev.Buttons.Contain(pointer.ButtonPrimary) || p.touch) {
			f.pressed(gtx, ev)
		}
	case pointer.Release:
		i := p.pressed
		if p.pressed = -1; i >= 0 && i == p.over && !f.isField(i) {
			f.at = i
			f.takeKeyboard(gtx)
			f.do(gtx, i, false)
		}
	}
	gtx.Execute(op.InvalidateCmd{})
}

// pressed handles a press on a tool. The field takes the keyboard at once, as text fields do.
func (f *Feature) pressed(gtx layout.Context, ev pointer.Event) {
	f.pointer.pressed = f.pointer.over
	if !f.isField(f.pointer.over) {
		return
	}
	f.at = f.pointer.over
	if ev.Position.Round().In(f.quick.cross) {
		f.quick.empty()
	}
	f.takeKeyboard(gtx)
}

// toolAt returns the index of the tool at an event, or -1.
func (f *Feature) toolAt(ev pointer.Event) int {
	at := ev.Position.Round()
	for i := range f.bar.places {
		if at.In(f.bar.places[i].at) && !f.isGap(i) {
			return i
		}
	}
	return -1
}

// do carries out the tool at an index, or opens its list.
func (f *Feature) do(gtx layout.Context, i int, byKey bool) {
	if i < 0 || i >= len(f.bar.places) {
		return
	}
	t := &f.bar.places[i]
	if t.face.Off {
		return
	}
	if _, is := t.tool.(Chooser); is {
		f.open(t, byKey)
	} else {
		t.tool.Do(gtx, t.at)
	}
	gtx.Execute(op.InvalidateCmd{})
}
