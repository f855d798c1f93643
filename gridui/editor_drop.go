// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui/calendar"
)

// choiceKey moves through the values to choose from, and says whether the key does that.
func (e *engine) choiceKey(name key.Name) bool {
	d := &e.editor
	if d.kind != column.EditorChoice {
		return false
	}
	to, ok := d.choices.Key(name)
	if ok {
		e.choose(to)
	}
	return ok
}

// choose puts a value into the field, ready to be typed over.
func (e *engine) choose(i int) {
	e.replaceText(textrun.Shapeable(e.editor.choices.Choose(i)))
}

// replaceText replaces the text of the field and selects it.
func (e *engine) replaceText(text string) {
	d := &e.editor
	d.field.SetText(text)
	d.field.SetCaret(d.field.Len(), 0)
	d.wrong, d.length.known = "", false
	e.showEdited()
}

// dateKey moves through the open calendar, and says whether the key does that.
func (e *engine) dateKey(name key.Name) bool {
	pick, ok := e.editor.date.Key(name, e.draw.Style.RTL)
	e.pickDay(pick)
	return ok
}

// pickDay writes the day that was picked into the field.
func (e *engine) pickDay(pick calendar.Pick) {
	if pick.Set {
		e.replaceText(pick.Text)
	}
	if pick.Done {
		e.commitEdit()
	}
}

// dropCalendar opens or closes the calendar.
func (e *engine) dropCalendar() {
	e.editor.date.Toggle()
	if e.editor.date.IsOpen() {
		e.showEdited()
	}
}

// dropStep reads one event of the list or the calendar.
func (e *engine) dropStep(gtx layout.Context) bool {
	d := &e.editor
	if d.kind != column.EditorChoice {
		pick, ok := d.date.Update(gtx, e.draw.Style.WeekBegins)
		e.pickDay(pick)
		return ok
	}
	picked, ok := d.choices.Update(gtx)
	if picked >= 0 {
		e.choose(picked)
		e.commitEdit()
	}
	return ok
}

// dropDown draws what drops down from the editor, over everything else, and returns
// where that is.
func (p *painter) dropDown(anchor image.Rectangle) image.Rectangle {
	d := &p.engine.editor
	if anchor.Empty() || d.kind != column.EditorChoice && !d.date.IsOpen() {
		return image.Rectangle{}
	}
	m := op.Record(p.Ops)
	window := image.Rectangle{Max: p.view.SheetSize()}
	var r image.Rectangle
	if d.kind == column.EditorChoice {
		r = d.choices.Draw(p.Painter, window, anchor)
	} else {
		r = d.date.Draw(p.Painter, window, anchor)
	}
	op.Defer(p.Ops, m.Stop())
	return r
}
