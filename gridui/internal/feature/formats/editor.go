// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/tint"
)

// editor holds the settings of a rule.
type editor struct {
	of   editorOf
	list []setting
	// fields holds the editors of typed settings, by setting.
	fields [setWhere + 1]field
}

type editorOf struct {
	entriesOf
	edited int
}

// field is a text being typed.
type field struct {
	widget.Editor
	last string
	// wrong reports that the typed text is not valid.
	wrong bool
	known bool
}

// begin discards text typed for another rule.
func (e *editor) begin() {
	e.of = editorOf{}
	for i := range e.fields {
		e.fields[i].known = false
	}
}

// sync lists the settings of the edited rule, unless the list is current.
func (e *editor) sync(c *card) {
	of := editorOf{c.entries.of, c.edited}
	of.rules = c.rulebook.allRev
	if of == e.of {
		return
	}
	e.of = of
	r := (*c.Settings.Rules)[c.edited].Clone()
	if r.Kind == rule.Scale && len(r.Tints) < 2 {
		r.Tints = []tint.Tint{tint.None, r.Tint()}
	}
	m := form{def: c.def(), texts: &c.Painter.Style.Texts, rule: &r, list: e.list[:0]}
	m.make()
	e.list = m.list
	for i := range e.list {
		if s := &e.list[i]; s.field {
			e.fields[s.what].show(c.fieldText(&r, s.what))
		}
	}
}

// show shows a text, unless users are typing one.
func (f *field) show(text string) {
	if f.known {
		return
	}
	f.known, f.wrong = true, false
	f.SingleLine, f.MaxLen = true, ui.MaxTyped
	f.SetText(textrun.Shapeable(text))
	f.last = f.Text()
}

// update reads an event of the visible fields.
func (e *editor) update(gtx layout.Context, c *card) bool {
	e.sync(c)
	for i := range e.list {
		s := &e.list[i]
		if !s.field {
			continue
		}
		f := &e.fields[s.what]
		ev, ok := clipread.Update(gtx, &f.Editor)
		if _, changed := ev.(widget.ChangeEvent); changed && f.Text() != f.last {
			f.last = f.Text()
			f.wrong = !c.alter(func(r *rule.Rule) bool { return c.write(r, s.what, f.last) })
		}
		if ok {
			return true
		}
	}
	return false
}

// alter changes the edited rule, if the change is valid.
func (c *card) alter(change func(r *rule.Rule) bool) bool {
	rules := rules.CloneAll(*c.Settings.Rules)
	if !change(&rules[c.edited]) {
		return false
	}
	c.change(rules)
	return true
}

// pick makes the next choice of a line, or moves the keyboard focus to its field.
func (e *editor) pick(gtx layout.Context, c *card, row int) {
	e.sync(c)
	if row < len(e.list) && e.list[row].field {
		f := &e.fields[e.list[row].what]
		f.SetCaret(f.Len(), 0)
		ui.TakeKeyboard(gtx, &f.Editor)
		return
	}
	e.choose(c, row, 1)
}

// choose makes the next choice of a line, or the previous one.
func (e *editor) choose(c *card, row, by int) {
	e.sync(c)
	if row < 0 || row >= len(e.list) || e.list[row].field {
		return
	}
	w := e.list[row].what
	c.alter(func(r *rule.Rule) bool {
		choose(r, w, by, c.def(), c.alike())
		return r.Check() == nil
	})
	for i := range e.fields {
		e.fields[i].known = false
	}
}

// fieldText returns the text that a field shows of a rule.
func (c *card) fieldText(r *rule.Rule, w what) string {
	if w != setWhere {
		return fieldText(r, w, c.def(), c.Columns.Numbers)
	}
	text, _ := c.whereText(r.Where)
	return text
}

// write stores typed text in a rule, and reports whether the text is valid.
func (c *card) write(r *rule.Rule, w what, text string) bool {
	if w != setWhere {
		return write(r, w, text, c.def(), c.Columns.Numbers)
	}
	where, ok := c.readWhere(text)
	if !ok || !where.Active() {
		return false
	}
	r.Where = where
	return r.Check() == nil
}
