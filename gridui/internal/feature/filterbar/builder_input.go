// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// update reads an event of the builder and handles it.
func (b *builder) update(gtx layout.Context) bool {
	b.beginRequested(gtx)
	if !b.open {
		return false
	}
	if !b.Filtering.Enabled {
		b.open = false
		return true
	}
	if b.typed.over(gtx.Now, b.Filtering.Delay) {
		b.flush()
	}
	b.sync()
	if ev, ok := b.nextEvent(gtx); ok {
		b.handle(gtx, ev)
		return true
	}
	if b.picker.update(gtx) || b.text.update(gtx) || b.updateFoot(gtx) {
		return true
	}
	for i := range b.lines {
		if b.updateRow(gtx, i) {
			return true
		}
	}
	return false
}

// far is further than anything scrolls in one event.
const far = 1 << 20

// nextEvent reads Escape, presses outside the popup, and the wheel over it.
func (b *builder) nextEvent(gtx layout.Context) (event.Event, bool) {
	return gtx.Event(
		key.Filter{Name: key.NameEscape},
		pointer.Filter{Target: &b.outside, Kinds: pointer.Press | pointer.Cancel},
		pointer.Filter{Target: &b.inside, Kinds: pointer.Press | pointer.Scroll | pointer.Cancel, ScrollY: pointer.ScrollRange{Min: -far, Max: far}},
	)
}

func (b *builder) handle(gtx layout.Context, ev event.Event) {
	switch ev := ev.(type) {
	case pointer.Event:
		b.pointer(gtx, ev)
	case key.Event:
		if ev.State == key.Press {
			b.escape(gtx)
		}
	}
}

// escape closes the open list, or else the builder.
func (b *builder) escape(gtx layout.Context) {
	switch {
	case b.text.open:
		b.text.open = false
		return
	case b.picker.kind == pickNothing:
		b.close(gtx)
		return
	}
	line := min(b.picker.line, len(b.lines)-1)
	b.picker.close()
	ui.TakeKeyboard(gtx, &b.rows[line].head.Clickable)
}

func (b *builder) pointer(gtx layout.Context, ev pointer.Event) {
	switch ev.Kind {
	case pointer.Press:
		b.picker.close()
		if !ev.Position.Round().In(b.card) {
			b.close(gtx)
		}
	case pointer.Scroll:
		step := 1
		if ev.Scroll.Y < 0 {
			step = -1
		}
		b.first = min(max(b.first+step, 0), max(len(b.lines)-b.fit, 0))
	}
}

// updateFoot reads a click of the buttons below the lines.
func (b *builder) updateFoot(gtx layout.Context) bool {
	switch {
	case b.foot.condition.Clicked(gtx):
		b.add(gtx, 0, false)
	case b.foot.group.Clicked(gtx):
		b.add(gtx, 0, true)
	case b.foot.empty.Clicked(gtx):
		b.root = filter.Expr{}
		b.restructured(gtx, nil)
	case b.foot.finish.Clicked(gtx):
		b.close(gtx)
	default:
		return false
	}
	return true
}

// updateRow reads an event of the widgets of a line.
func (b *builder) updateRow(gtx layout.Context, i int) bool {
	r, part := b.rows[i], b.lines[i].Part
	if ev, ok := b.headKey(gtx, i); ok {
		if ev.State == key.Press {
			b.pressed(gtx, i, ev)
		}
		return true
	}
	switch {
	case r.not.Clicked(gtx):
		part.Not = !part.Not
		b.apply()
	case r.more.Clicked(gtx):
		b.picker.open(gtx, pickMove, i)
	case r.remove.Clicked(gtx):
		b.remove(gtx, i)
	case part.Group():
		return b.updateGroup(gtx, i)
	default:
		return b.updateCondition(gtx, i)
	}
	return true
}

// updateGroup reads a click of the buttons of a group.
func (b *builder) updateGroup(gtx layout.Context, i int) bool {
	r := b.rows[i]
	switch {
	case r.head.Clicked(gtx):
		b.lines[i].Part.Any = !b.lines[i].Part.Any
		b.apply()
	case r.condition.Clicked(gtx):
		b.add(gtx, i, false)
	case r.group.Clicked(gtx):
		b.add(gtx, i, true)
	default:
		return false
	}
	return true
}

// updateCondition reads an event of the widgets of a condition.
func (b *builder) updateCondition(gtx layout.Context, i int) bool {
	r := b.rows[i]
	switch {
	case r.head.Clicked(gtx):
		b.picker.open(gtx, pickColumn, i)
		return true
	case r.op.Clicked(gtx):
		b.picker.open(gtx, pickOp, i)
		return true
	case r.values.Clicked(gtx):
		b.picker.open(gtx, pickValues, i)
		return true
	}
	for _, o := range [...]*ui.Operand{&r.a, &r.b} {
		if o.Dates.Clicked(gtx) {
			b.picker.openPeriods(gtx, i, o)
			return true
		}
		typed, ok := o.Step(gtx)
		if typed {
			b.typedInto(gtx, i)
		}
		if ok {
			return true
		}
	}
	return false
}
