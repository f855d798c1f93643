// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// mostFormats limits the offered formats.
const mostFormats = 6

// dialog is the dialogue in which users write a column.
type dialog struct {
	f *Feature
	// requested opens it in the first frame that can draw it.
	requested, shown bool
	// id is the edited column, empty for a new one.
	id     string
	name   widget.Editor
	field  formulaField
	format string
	draft  draft

	formats              [mostFormats]ui.Button
	save, cancel, remove ui.Button
	// controls is the buffer of tags.
	controls []event.Tag
	cover    int
	card     image.Rectangle
}

// mostName limits the characters of a name.
const mostName = 200

// begin shows the dialogue.
func (d *dialog) begin(gtx layout.Context) {
	f := d.f
	d.requested, d.shown, d.format, d.draft = false, true, "", draft{}
	d.name.SingleLine, d.name.Submit, d.name.MaxLen = true, true, mostName
	name, text := "", ""
	if i := f.index(d.id); i >= 0 {
		c := f.Options.Columns[i]
		name, text, d.format = c.Name, f.writtenFormula(i), c.Format
	}
	d.name.SetText(name)
	d.name.SetCaret(d.name.Len(), 0)
	d.field.begin(text)
	if d.id == "" {
		ui.TakeKeyboard(gtx, &d.name)
	} else {
		ui.TakeKeyboard(gtx, &d.field.editor)
	}
}

// writtenFormula returns the formula of a column as people write it: by headers, if it can be parsed.
func (f *Feature) writtenFormula(i int) string {
	f.Dataset.CallerColumns()
	if r := f.made.resolved; i < len(r) && r[i].Program != nil {
		return r[i].Expr.Text(f.schema())
	}
	return f.Options.Columns[i].Formula
}

// close closes the dialogue and returns the keyboard focus.
func (d *dialog) close(gtx layout.Context) {
	d.shown = false
	ui.TakeKeyboard(gtx, d.f.Keyboard)
	gtx.Execute(op.InvalidateCmd{})
}

// sync computes the contents of the dialogue.
func (d *dialog) sync() {
	d.draft.sync(d.f, d.name.Text(), d.field.editor.Text(), d.format)
	d.field.sync(d.draft.schema)
}

// Update reads an event of the dialogue.
func (f *Feature) Update(gtx layout.Context) bool {
	d := &f.dialog
	switch {
	case d.requested && f.Painter.Styled():
		d.begin(gtx)
		return true
	case !d.shown:
		return false
	case f.Options.Locked || d.id != "" && f.index(d.id) < 0:
		d.close(gtx)
		return true
	}
	d.sync()
	return d.step(gtx)
}

func (d *dialog) step(gtx layout.Context) bool {
	if submitted, ok := d.field.step(gtx); ok {
		if submitted {
			d.submit(gtx)
		}
		return true
	}
	if d.key(gtx) || d.covered(gtx) || d.clicked(gtx) {
		return true
	}
	ev, ok := clipread.Update(gtx, &d.name)
	if _, enter := ev.(widget.SubmitEvent); enter {
		if d.draft.ready() {
			d.submit(gtx)
		} else {
			ui.TakeKeyboard(gtx, &d.field.editor)
		}
	}
	return ok
}

// covered keeps pointer events from the area below the dialogue.
func (d *dialog) covered(gtx layout.Context) bool {
	const far = 1 << 20
	scroll := pointer.ScrollRange{Min: -far, Max: far}
	_, ok := gtx.Event(pointer.Filter{Target: &d.cover, Kinds: pointer.Press | pointer.Scroll, ScrollX: scroll, ScrollY: scroll})
	return ok
}

// key reads the keys of the dialogue, in whichever of its controls the keyboard focus is: Escape closes it,
// Tab cycles.
func (d *dialog) key(gtx layout.Context) bool {
	tags := d.tags()
	first, last := tags[0], tags[len(tags)-1]
	for _, tag := range tags {
		if ev, ok := gtx.Event(key.Filter{Focus: tag, Name: key.NameEscape}); ok {
			if ev, is := ev.(key.Event); is && ev.State == key.Press {
				d.close(gtx)
			}
			return true
		}
	}
	if ev, ok := gtx.Event(key.Filter{Focus: first, Name: key.NameTab, Required: key.ModShift}, key.Filter{Focus: last, Name: key.NameTab}); ok {
		if ev, is := ev.(key.Event); is && ev.State == key.Press {
			to := first
			if ev.Modifiers.Contain(key.ModShift) {
				to = last
			}
			ui.TakeKeyboard(gtx, to)
		}
		return true
	}
	return false
}

// tags returns the controls in order.
func (d *dialog) tags() []event.Tag {
	d.controls = append(d.controls[:0], &d.name, &d.field.editor)
	for i := range formatsOf(d.draft.typ) {
		d.controls = append(d.controls, &d.formats[i].Clickable)
	}
	d.controls = append(d.controls, &d.remove.Clickable, &d.save.Clickable, &d.cancel.Clickable)
	return d.controls
}

// clicked reads a click on a button.
func (d *dialog) clicked(gtx layout.Context) bool {
	for i, format := range formatsOf(d.draft.typ) {
		if d.formats[i].ClickedIf(gtx, true) {
			d.format = format
			return true
		}
	}
	switch {
	case d.save.ClickedIf(gtx, d.draft.ready()):
		d.submit(gtx)
	case d.cancel.ClickedIf(gtx, true):
		d.close(gtx)
	case d.remove.ClickedIf(gtx, d.id != ""):
		d.f.delete(d.id)
		d.close(gtx)
	default:
		return false
	}
	return true
}

// submit saves the column, if it is valid.
func (d *dialog) submit(gtx layout.Context) {
	d.sync()
	if !d.draft.ready() {
		return
	}
	c := d.draft.column
	if formatsOf(d.draft.typ) == nil {
		c.Format = ""
	}
	if i := d.f.index(c.ID); i < 0 || d.f.Options.Columns[i] != c {
		d.f.change(events.CalculatedChanged{Column: c})
	}
	d.f.Requests.ToColumn(c.ID)
	d.close(gtx)
}

// AppendControls appends the buttons, which take the keyboard focus.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	d := &f.dialog
	for i := range d.formats {
		dst = append(dst, &d.formats[i].Clickable)
	}
	return append(dst, &d.remove.Clickable, &d.save.Clickable, &d.cancel.Clickable)
}
