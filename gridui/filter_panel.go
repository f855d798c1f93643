// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"slices"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// filterPanel is the card in which the filter of a column is put together. What is
// changed in it counts at once.
type filterPanel struct {
	// column is whose filter it shows, "" while it is closed; asked is the column to
	// open it for in the next frame.
	column, asked string
	// shade takes what falls beside the card, card what falls between its parts.
	shade, card int
	// made is the filter that the panel shows, seen that of the column when it was made.
	// They differ while a proposed change waits for the caller.
	made, seen filter.Filter
	known      bool
	// any is what joins the conditions.
	any   bool
	parts [2]conditionPart
	// picking is the condition whose operators are listed, or -1.
	picking            int
	ops                ui.List
	join, clear, close widget.Clickable
	values             valuePart
	// rect is the card in the frame on the screen, listShown says that there is room
	// for values in it.
	rect      image.Rectangle
	listShown bool
}

// conditionPart is the widgets of a condition.
type conditionPart struct {
	op     filter.Op
	button widget.Clickable
	a, b   operandField
	wrong  delayedError
}

func (c *conditionPart) condition() filter.Condition {
	by := filter.Condition{Op: c.op}
	switch c.op.Operands() {
	case 2:
		by.A, by.B = c.a.operand(), c.b.operand()
	case 1:
		by.A = c.a.operand()
	}
	return by
}

// operands is how many operands a condition shows: none while values are chosen.
func (f *filterPanel) operands(part int) int {
	if part == 0 && f.values.chosen != nil {
		return 0
	}
	return f.parts[part].op.Operands()
}

func (c *conditionPart) show(by filter.Condition, first filter.Op) {
	c.op = by.Op
	if !by.Active() || by.Op == filter.OpOneOf {
		c.op, by = first, filter.Condition{}
	}
	c.a.show(by.A)
	c.b.show(by.B)
}

// OpenFilter opens the panel of a column's filter. It has no effect if the column does
// not show, cannot be filtered, or it is not Enabled.
func (g *Grid[T]) OpenFilter(columnID string) { g.bound().OpenFilter(columnID) }

func (g *core) OpenFilter(columnID string) { g.engine.filterPanel.asked = columnID }

// openFilter opens the panel for a column.
func (e *engine) openFilter(gtx layout.Context, col int) {
	l := &e.cols.Leaves[col]
	if !l.Filters || !e.ask.filterMode().on {
		return
	}
	e.endFilterEdit()
	e.hint.clear()
	e.view.ShowColumn(col)
	f := &e.filterPanel
	f.column, f.known, f.picking = l.ID, false, -1
	f.values.reset()
	e.syncPanel(col)
	e.focusOperand(gtx, 0)
}

// closeFilter closes the panel and gives the keyboard back.
func (e *engine) closeFilter(gtx layout.Context) {
	e.filterPanel.column = ""
	ui.TakeKeyboard(gtx, e.typing.Tag())
}

// panelColumn is the column that the panel is open for, or -1.
func (e *engine) panelColumn() int {
	f := &e.filterPanel
	if f.column == "" {
		return -1
	}
	col := e.cols.Find(f.column)
	if col < 0 || !e.cols.Leaves[col].Filters || !e.ask.filterMode().on {
		f.column = ""
		return -1
	}
	return col
}

// panelStep reads one event of the panel.
func (e *engine) panelStep(gtx layout.Context) bool {
	f := &e.filterPanel
	if f.asked != "" {
		col := e.cols.Find(f.asked)
		if f.asked = ""; col >= 0 {
			e.openFilter(gtx, col)
		}
	}
	col := e.panelColumn()
	if col < 0 {
		return false
	}
	e.syncPanel(col)
	if ev, ok := e.panelEvent(gtx); ok {
		e.panelActs(gtx, ev)
		return true
	}
	if e.panelButtons(gtx, col) || e.panelOperands(gtx, col) {
		return true
	}
	return e.valueStep(gtx, col)
}

// syncPanel shows a filter that was changed elsewhere. A proposed change shows until
// the caller has made another one of it.
func (e *engine) syncPanel(col int) {
	f := &e.filterPanel
	now := e.ask.columnFilter(col)
	if f.known && f.seen.Equal(now) {
		return
	}
	f.seen = now.Clone()
	if !f.known || !f.made.Equal(now) {
		f.known = true
		e.showPanelFilter(col, f.seen)
	}
}

// showPanelFilter fills the panel with a filter. What the panel cannot show of it stays
// in made.
func (e *engine) showPanelFilter(col int, by filter.Filter) {
	f := &e.filterPanel
	f.made, f.any = by, by.Any
	first := e.filterField(col).op
	if ops := e.ask.filterOps(col); !slices.Contains(ops, first) {
		first = ops[0]
	}
	f.parts[0].show(by.First, first)
	f.parts[1].show(by.Second, first)
	f.values.show(by)
}

// panelEvent reads keys that work anywhere in the panel, and presses beside it.
func (e *engine) panelEvent(gtx layout.Context) (event.Event, bool) {
	f := &e.filterPanel
	return gtx.Event(
		key.Filter{Name: key.NameEscape},
		pointer.Filter{Target: &f.shade, Kinds: pointer.Press | pointer.Cancel},
		pointer.Filter{Target: &f.card, Kinds: pointer.Press | pointer.Cancel},
		key.Filter{Focus: &f.parts[0].button, Name: key.NameUpArrow},
		key.Filter{Focus: &f.parts[0].button, Name: key.NameDownArrow},
		key.Filter{Focus: &f.parts[1].button, Name: key.NameUpArrow},
		key.Filter{Focus: &f.parts[1].button, Name: key.NameDownArrow})
}

func (e *engine) panelActs(gtx layout.Context, ev event.Event) {
	f := &e.filterPanel
	switch ev := ev.(type) {
	case pointer.Event:
		if ev.Kind == pointer.Press && !ev.Position.Round().In(f.rect) {
			e.closeFilter(gtx)
		}
	case key.Event:
		switch {
		case ev.State != key.Press:
		case ev.Name == key.NameEscape && f.picking >= 0:
			f.picking = -1
		case ev.Name == key.NameEscape:
			e.closeFilter(gtx)
		default:
			step := 1
			if ev.Name == key.NameUpArrow {
				step = -1
			}
			i := 0
			if gtx.Focused(&f.parts[1].button) {
				i = 1
			}
			e.stepOp(i, step)
		}
	}
}

// stepOp takes the next operator, or the first where the column has none like the one
// that shows.
func (e *engine) stepOp(part, step int) {
	col := e.panelColumn()
	ops := e.ask.filterOps(col)
	at := slices.Index(ops, e.filterPanel.parts[part].op)
	if at < 0 {
		at, step = 0, 0
	}
	e.pickOp(col, part, ops[min(max(at+step, 0), len(ops)-1)])
}

// pickOp takes an operator; that of the first condition is what the filter row types
// with.
func (e *engine) pickOp(col, part int, op filter.Op) {
	f := &e.filterPanel
	f.parts[part].op = op
	if part == 0 && op.Operands() > 0 {
		field := e.filterField(col)
		field.op, field.known = op, false
	}
	e.conditionChanged(col, part)
}

// conditionChanged filters by a condition that a person changed. The other one stays as
// it is, also where the panel cannot show it exactly.
func (e *engine) conditionChanged(col, part int) {
	f := &e.filterPanel
	by, to := f.made, f.parts[part].condition()
	if !to.Active() {
		to = filter.Condition{}
	}
	if part == 0 {
		by.First = to
	} else {
		by.Second = to
	}
	by.Any = f.any
	e.setPanelFilter(col, by)
}

func (e *engine) setPanelFilter(col int, by filter.Filter) {
	f := &e.filterPanel
	f.made = by
	if !by.Active() {
		f.made = filter.Filter{}
	}
	f.values.show(f.made)
	e.ask.setFilter(col, f.made)
}

// panelButtons reads one click of a button.
func (e *engine) panelButtons(gtx layout.Context, col int) bool {
	f := &e.filterPanel
	for i := range f.parts {
		if f.parts[i].button.Clicked(gtx) {
			e.listOps(gtx, col, i)
			return true
		}
	}
	switch {
	case f.close.Clicked(gtx):
		e.closeFilter(gtx)
	case f.clear.Clicked(gtx):
		e.clearField(col)
		e.showPanelFilter(col, filter.Filter{})
	case f.join.Clicked(gtx):
		f.any = !f.any
		by := f.made
		by.Any = f.any
		e.setPanelFilter(col, by)
	default:
		return false
	}
	return true
}

// listOps lists the operators of a condition, or closes that list.
func (e *engine) listOps(gtx layout.Context, col, part int) {
	f := &e.filterPanel
	if f.picking == part {
		f.picking = -1
		return
	}
	f.picking = part
	at := 0
	for i, o := range e.ask.filterOps(col) {
		if o == f.parts[part].op {
			at = i
		}
	}
	f.ops.Reset(at)
	ui.TakeKeyboard(gtx, &f.ops.Tag)
}

// panelOperands reads one event of the operands, or of the list of operators.
func (e *engine) panelOperands(gtx layout.Context, col int) bool {
	f := &e.filterPanel
	if f.picking >= 0 {
		picked, ok := f.ops.Update(gtx)
		if ops := e.ask.filterOps(col); picked >= 0 && picked < len(ops) {
			part := f.picking
			f.picking = -1
			e.pickOp(col, part, ops[picked])
			e.focusOperand(gtx, part)
		}
		if ok {
			return true
		}
	}
	for i := range f.parts {
		for _, field := range [...]*operandField{&f.parts[i].a, &f.parts[i].b} {
			typed, ok := field.update(gtx)
			if typed {
				f.parts[i].wrong = delayedError{}
				e.conditionChanged(col, i)
			}
			if ok {
				return true
			}
		}
	}
	return false
}

// focusOperand puts the keyboard where a condition goes on.
func (e *engine) focusOperand(gtx layout.Context, part int) {
	c := &e.filterPanel.parts[part]
	if e.filterPanel.operands(part) == 0 {
		ui.TakeKeyboard(gtx, &c.button)
		return
	}
	c.a.SetCaret(c.a.Len(), c.a.Len())
	gtx.Execute(key.FocusCmd{Tag: &c.a.Editor})
	gtx.Execute(key.SoftKeyboardCmd{Show: true})
}
