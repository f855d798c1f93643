// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// boundKeys are the keys of Keys.Bind as filters, kept from frame to frame: made anew in
// each they would not stay on the stack.
type boundKeys struct {
	of      []option.Binding
	filters []event.Filter
}

// boundRoom is how many bound keys are read with all others, in the order they came in.
// Those beyond are read after them.
const boundRoom = 40

// unheard passes no key.
var unheard event.Filter = key.Filter{Name: ui.NoKey}

// take makes the filters of the bindings, if they are others than before. They pass the
// exact keys alone; none is needed for what does nothing.
func (b *boundKeys) take(bind []option.Binding, tag event.Tag) {
	if slices.Equal(b.of, bind) {
		return
	}
	b.of, b.filters = slices.Clone(bind), nil
	for _, k := range bind {
		if k.Action != option.ActionNone && k.Name != "" {
			b.filters = append(b.filters, key.Filter{Focus: tag, Name: k.Name, Required: k.Modifiers})
		}
	}
}

// off says whether a filter is for a key alone that is switched off.
func (b *boundKeys) off(f event.Filter) bool {
	k, ok := f.(key.Filter)
	if !ok || k.Optional != 0 {
		return false
	}
	i := slices.IndexFunc(b.of, func(o option.Binding) bool { return o.Name == k.Name && o.Modifiers == k.Required })
	return i >= 0 && b.of[i].Action == option.ActionNone
}

// nextBound reads the next event that the grid's own filters or the bindings pass.
func (e *engine) nextBound(gtx layout.Context, own []event.Filter, bind []option.Binding) (event.Event, bool) {
	b := &e.bound
	b.take(bind, e.typing.Tag())
	// Of a fixed size and copied one by one, the filters stay on the stack.
	var all [40 + boundRoom]event.Filter
	n := 0
	for _, f := range own {
		if all[n] = f; b.off(f) {
			all[n] = unheard
		}
		n++
	}
	near := b.filters[:min(boundRoom, len(b.filters))]
	for _, f := range near {
		all[n] = f
		n++
	}
	if e.features.cellEdit.HasEnded() {
		return e.typing.NextAfter(gtx, all[:n])
	}
	if ev, ok := gtx.Event(all[:n]...); ok {
		return ev, true
	}
	if far := b.filters[len(near):]; len(far) > 0 {
		return gtx.Event(far...)
	}
	return nil, false
}
