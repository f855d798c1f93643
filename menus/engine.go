// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"slices"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/layoutx"
)

// engine is the part of a menu that is independent of the type of its targets: it accesses items only as
// entries, so that a program contains it only once, not once per type.
type engine struct {
	owner  owner
	levels []level // the open path, root first; empty while closed
	active int     // the level that the keyboard moves in
	anchor image.Rectangle
	side   layoutx.Side

	events []any
	next   int // the first of events that Update has not returned
	focus  focusState
	point  pointing
	typed  typeahead
	frame  frameFacts
}

// frameFacts holds values of the last Layout that Update needs.
type frameFacts struct {
	drawn  bool // there was a Layout since the menu opened
	window image.Rectangle
	sizes  sizes
	rtl    bool
}

// eventsMost bounds the pending events of a caller that does not call Update.
const eventsMost = 1024

func (e *engine) open(anchor image.Rectangle, side layoutx.Side, items entries) {
	e.anchor, e.side = anchor, side
	e.active = 0
	e.focus = focusState{told: e.focus.told}
	e.point = pointing{}
	e.typed = typeahead{}
	e.frame = frameFacts{}
	e.levels = append(e.levels[:0], newLevel(items, -1))
}

// selectFirst implements [Menu.SelectFirst].
func (e *engine) selectFirst() {
	if e.isOpen() {
		e.levels[e.active].light(e.levels[e.active].step(-1, 1))
	}
}

// closeFor implements [Menu.Close]. It is not inlined, because it has many callers and binaries should be
// small.
//
//go:noinline
func (e *engine) closeFor(why Reason) { e.close(Closed{Reason: why}) }

// close drops the items and the target, and emits ev.
func (e *engine) close(ev Closed) {
	if !e.isOpen() {
		return
	}
	clear(e.levels)
	e.levels = e.levels[:0]
	e.focus.giveBack = true
	e.emit(ev)
}

// isOpen implements [Menu.IsOpen].
func (e *engine) isOpen() bool { return len(e.levels) > 0 }

// update implements [Menu.Update].
func (e *engine) update(gtx layout.Context, by owner) (any, bool) {
	e.owner = by
	if e.next == len(e.events) {
		e.process(gtx)
	}
	if e.next == len(e.events) {
		e.events, e.next = e.events[:0], 0
		return nil, false
	}
	ev := e.events[e.next]
	e.events[e.next] = nil
	e.next++
	return ev, true
}

func (e *engine) emit(ev any) {
	if len(e.events) >= eventsMost {
		warnOnce("", "menus: nobody calls Update, the oldest events are dropped", "")
		e.events = slices.Delete(e.events, 0, 1)
		e.next = max(0, e.next-1)
	}
	e.events = append(e.events, ev)
}

// process reads all available input.
func (e *engine) process(gtx layout.Context) {
	if e.isOpen() {
		e.holdFocus(gtx)
	}
	for e.isOpen() {
		ev, ok := e.poll(gtx)
		if !ok {
			break
		}
		switch ev := ev.(type) {
		case pointer.Event:
			e.pointerEvent(gtx, ev)
		case key.Event:
			e.keyEvent(gtx, ev)
		case key.EditEvent:
			e.edit(gtx, ev)
		case key.FocusEvent:
			e.focusEvent(ev)
		}
	}
	if e.isOpen() {
		e.tick(gtx)
	} else if e.next == len(e.events) {
		// The owner has received Closed, and may have opened the menu again.
		e.giveBack(gtx)
	}
}

const (
	pointerKinds = pointer.Press | pointer.Release | pointer.Move | pointer.Drag |
		pointer.Leave | pointer.Cancel | pointer.Scroll
	allMods = key.ModCtrl | key.ModCommand | key.ModShift | key.ModAlt | key.ModSuper
)

// anyScroll consumes all scrolling, so that content under an open menu stays in place.
var anyScroll = pointer.ScrollRange{Min: -1 << 20, Max: 1 << 20}

// poll returns the next event. It names the keys that systems use themselves, since a filter for any key does
// not match them.
func (e *engine) poll(gtx layout.Context) (event.Event, bool) {
	tag := e.owner.tag
	return gtx.Event(
		pointer.Filter{Target: tag, Kinds: pointerKinds, ScrollX: anyScroll, ScrollY: anyScroll},
		key.FocusFilter{Target: tag},
		key.Filter{Focus: tag, Optional: allMods},
		key.Filter{Focus: tag, Name: key.NameTab, Optional: allMods},
		key.Filter{Focus: tag, Name: key.NameUpArrow, Optional: allMods},
		key.Filter{Focus: tag, Name: key.NameDownArrow, Optional: allMods},
		key.Filter{Focus: tag, Name: key.NameLeftArrow, Optional: allMods},
		key.Filter{Focus: tag, Name: key.NameRightArrow, Optional: allMods},
		key.Filter{Focus: tag, Name: key.NameBack},
	)
}

// choose runs the item at the end of path. The menu is closed before, so that OnClick may open it again.
func (e *engine) choose(gtx layout.Context, path []int) {
	depth := len(path) - 1
	chosen, run := e.levels[depth].items.choose(path)
	e.emit(chosen)
	e.closeFor(ItemChosen)
	run(gtx)
}

// tick performs actions that are due without any input.
func (e *engine) tick(gtx layout.Context) {
	e.hoverDue(gtx.Now)
	e.creep(gtx)
	if p := &e.point.pending; p.on {
		gtx.Execute(op.InvalidateCmd{At: p.due})
	}
}
