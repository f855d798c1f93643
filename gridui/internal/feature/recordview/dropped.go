// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/editors"
)

// dropped is the list or calendar that drops down from the field with the cursor, and the button in the field. A list
// is closed until users open it or type.
type dropped struct {
	editors.Drop

	// shows reports that the card of the column's editor was drawn in the last frame.
	shows bool
	// button is the place of the button, empty without one. pointed is the tag of the pointer on it, and held reports
	// that it is pressed.
	button  image.Rectangle
	pointed int
	filters []event.Filter
	held    bool
	spin    editors.SpinHold
}

// begin starts with the text of a field, and returns the text to edit.
func (d *dropped) begin(fd *field, of editors.Cell) string {
	d.Begin(fd.kind, fd.def.TimeLayout, of.Text)
	d.Shut, d.held, d.shows, d.button, d.spin = true, false, false, image.Rectangle{}, editors.SpinHold{}
	if d.filters == nil {
		d.filters = []event.Filter{pointer.Filter{Target: &d.pointed, Kinds: pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel}}
	}
	if fd.kind == column.EditorOwn {
		return d.StartOwn(of)
	}
	return of.Text
}

// end closes it.
func (d *dropped) end() {
	d.End()
	d.Shut, d.shows, d.button = true, false, image.Rectangle{}
}

// hides reports whether the list of the column's editor is closed. What opens by no button always shows.
func (e *editing) hides() bool {
	b, _ := e.drop.FieldButton(e.Painter)
	return e.drop.Own != nil && e.drop.Shut && b == editors.ListButton
}

// lists reports whether a list or calendar drops down from the field.
func (e *editing) lists() bool {
	if !e.on {
		return false
	}
	b, _ := e.drop.FieldButton(e.Painter)
	return b == editors.ListButton && (e.drop.Kind != column.EditorChoice || e.drop.Choices.Len() > 0)
}

// isOpen reports whether a list or calendar shows that Escape closes.
func (e *editing) isOpen() bool {
	if e.drop.Own == nil {
		return e.lists() && e.drop.IsOpen()
	}
	return e.lists() && e.drop.shows
}

// openList opens the list or calendar.
func (e *editing) openList() {
	if !e.lists() || e.isOpen() {
		return
	}
	e.drop.Shut = false
	switch {
	case e.drop.Own != nil && !e.drop.CardOpen():
		e.take(e.drop.Own.PressButton(false))
	case e.drop.Kind == column.EditorTime:
		e.drop.Date.Toggle()
	}
}

// closeList closes the list or calendar.
func (e *editing) closeList() {
	e.drop.Shut, e.drop.shows = true, false
	if e.on && e.drop.CardOpen() {
		e.drop.CloseCard()
	}
}

// take takes over what was picked in the list or calendar.
func (e *editing) take(p editors.Pick) {
	if p.Set {
		p.Put(&e.input.Editor)
		e.noteText()
	}
	if p.Done {
		e.closeList()
		e.commit()
	}
}

// dropStep reads a pointer event on the list or calendar, or on the button of the field.
func (e *editing) dropStep(gtx layout.Context) bool {
	if !e.on {
		return false
	}
	if !e.hides() {
		if p, ok := e.drop.Next(gtx, e.Painter); ok {
			e.take(p)
			return true
		}
	}
	return e.buttonStep(gtx)
}

// buttonStep reads a pointer event on the button of the field. Spin buttons repeat while they are held.
func (e *editing) buttonStep(gtx layout.Context) bool {
	d := &e.drop
	ev, ok := gtx.Event(d.filters...)
	if !ok {
		d.spin.Repeat(gtx, d.button, e.spinBy)
		return false
	}
	pe, _ := ev.(pointer.Event)
	b, _ := d.FieldButton(e.Painter)
	switch {
	case b == editors.SpinButtons:
		if click, up := d.spin.Point(gtx, pe, d.button); click {
			e.spinBy(up)
		}
	case pe.Kind == pointer.Press:
		d.held = true
	case pe.Kind == pointer.Release && d.held:
		d.held = false
		e.toggleList()
	case pe.Kind == pointer.Cancel:
		d.held = false
	}
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// toggleList opens or closes the list or calendar.
func (e *editing) toggleList() {
	if e.isOpen() {
		e.closeList()
	} else {
		e.openList()
	}
}

// spinBy changes a number by a step, and reports whether its text has changed.
func (e *editing) spinBy(up bool) (changed bool) {
	was := e.typed
	if e.on && e.drop.Own != nil {
		e.take(e.drop.Own.PressButton(up))
	}
	return e.typed != was
}

// steer passes a key to the list or calendar, and reports whether the key acted there or in the text.
func (e *editing) steer(gtx layout.Context, ev key.Event) bool {
	if !e.on {
		return false
	}
	var p editors.Pick
	var ok bool
	if e.drop.Own != nil {
		p, ok = e.drop.Own.Steer(editors.Key{Name: ev.Name, Shift: ev.Modifiers.Contain(key.ModShift), RTL: e.Painter.Style.RTL})
		e.drop.Shut = e.drop.Shut && !ok
	} else {
		p, ok = e.drop.Press(ev.Name, e.Painter.Style.RTL)
	}
	switch {
	case ok:
		e.take(p)
	case ev.Name == key.NameLeftArrow || ev.Name == key.NameRightArrow || e.drop.CardOpen() && ev.Name == key.NameHome:
		e.input.Press(gtx, ev)
	default:
		return false
	}
	return true
}
