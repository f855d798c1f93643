// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/option"
)

// update reads an event of the panel and handles it.
func (f *panel) update(gtx layout.Context) bool {
	f.openRequested(gtx)
	col := f.openColumn()
	if col < 0 {
		return false
	}
	f.sync(col)
	if ev, ok := f.nextEvent(gtx); ok {
		f.handle(gtx, col, ev)
		return true
	}
	return f.updateButtons(gtx, col) || f.updateOperators(gtx, col) || f.updatePeriods(gtx, col) || f.updateOperands(gtx, col) || f.updateValues(gtx, col)
}

// nextEvent reads keys that work anywhere in the panel, and presses outside it.
func (f *panel) nextEvent(gtx layout.Context) (event.Event, bool) {
	first, second := &f.conditions[0].button, &f.conditions[1].button
	if f.isDocked() {
		return gtx.Event(f.dockedKeys()...)
	}
	return gtx.Event(
		key.Filter{Name: key.NameEscape},
		pointer.Filter{Target: &f.outside, Kinds: pointer.Press | pointer.Cancel},
		pointer.Filter{Target: &f.inside, Kinds: pointer.Press | pointer.Cancel},
		key.Filter{Focus: first, Name: key.NameUpArrow},
		key.Filter{Focus: first, Name: key.NameDownArrow},
		key.Filter{Focus: second, Name: key.NameUpArrow},
		key.Filter{Focus: second, Name: key.NameDownArrow})
}

func (f *panel) handle(gtx layout.Context, col int, ev event.Event) {
	switch ev := ev.(type) {
	case pointer.Event:
		if ev.Kind == pointer.Press && !ev.Position.Round().In(f.rect) {
			f.dismiss(gtx)
		}
	case key.Event:
		if ev.State == key.Press {
			f.handleKey(gtx, col, ev.Name)
		}
	}
}

// handleKey closes the list of operators or the panel, or steps through the operators of the condition whose
// button has the keyboard focus.
func (f *panel) handleKey(gtx layout.Context, col int, name key.Name) {
	i := 0
	if gtx.Focused(&f.conditions[1].button) {
		i = 1
	}
	switch {
	case name == key.NameEscape && f.picking >= 0:
		f.picking = -1
	case name == key.NameEscape && f.dated != nil:
		f.dated = nil
	case name == key.NameEscape:
		f.dismiss(gtx)
	case name == key.NameUpArrow:
		f.stepOperator(col, i, -1)
	default:
		f.stepOperator(col, i, 1)
	}
}

// updateButtons reads a click of a button.
func (f *panel) updateButtons(gtx layout.Context, col int) bool {
	for i := range f.conditions {
		if f.conditions[i].button.Clicked(gtx) {
			f.listOperators(gtx, col, i)
			return true
		}
	}
	switch {
	case f.close.Clicked(gtx):
		f.finish(col)
		f.dismiss(gtx)
	case f.clear.Clicked(gtx):
		if !f.Options.Apply {
			f.fields.clear(col)
		}
		f.show(col, filter.Filter{})
	case f.join.Clicked(gtx):
		f.any = !f.any
		by := f.made
		by.Any = f.any
		f.apply(col, by)
	default:
		return false
	}
	return true
}

// updateOperands reads an event of the operands.
func (f *panel) updateOperands(gtx layout.Context, col int) bool {
	for i := range f.conditions {
		typed, ok := f.conditions[i].update(gtx)
		if typed {
			f.make(f.changed(i))
			if !f.Options.Apply {
				f.setTyped(gtx, col, f.made)
			}
		}
		if ok {
			return true
		}
	}
	return false
}

// conditionChanged applies a condition that a user changed.
func (f *panel) conditionChanged(col, i int) { f.apply(col, f.changed(i)) }

// changed returns the filter with a condition that a user changed. The other condition remains, even if the
// panel cannot show it exactly.
func (f *panel) changed(i int) filter.Filter {
	by, to := f.made, f.conditions[i].condition()
	if !to.Active() {
		to = filter.Condition{}
	}
	if i == 0 {
		by.First = to
	} else {
		by.Second = to
	}
	by.Any = f.any
	return by
}

// updateValues reads an event of the list of values.
func (f *panel) updateValues(gtx layout.Context, col int) bool {
	v := &f.values
	if _, ok := clipread.Update(gtx, &v.search); ok {
		return true
	}
	// Widgets are read even before there is a list: Gio delivers only events for which the previous frame had
	// a filter.
	if v.all.Clicked(gtx) {
		if all, _ := v.state(); v.from != nil {
			f.applyValues(col, v.choose(v.found, !all))
		}
		return true
	}
	picked, ok := v.rows.Update(gtx)
	if v.from != nil && picked >= 0 && picked < len(v.found) {
		value := v.found[picked]
		f.applyValues(col, v.choose(v.found[picked:picked+1], !v.has(value.Text)))
	}
	return ok
}

// applyValues sets the filter to the chosen values. They replace the conditions, except a second condition
// that was combined with a list of values before.
func (f *panel) applyValues(col int, by filter.Filter) {
	first, second := &f.conditions[0], &f.conditions[1]
	words := f.shown(option.KindText)
	if f.made.First.Op.Lists() {
		by.Second, by.Any = f.made.Second, f.made.Any
	} else {
		second.show(filter.Condition{}, second.op, words)
	}
	first.show(filter.Condition{}, first.op, words)
	f.apply(col, by)
}
