// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/layoutx"
)

// engine is what there is to a menu but for the type of its targets: it knows the
// items as entries alone, so that a program has it once, not once a type.
type engine struct {
	owner  owner
	levels []level // the open path, root first; none while closed
	active int     // the level that the keyboard moves in
	anchor image.Rectangle
	side   layoutx.Side

	events []Event
	next   int // the first of events that Update has not returned
	focus  focusState
	point  pointing
	typed  typeahead
	frame  frameFacts
}

// frameFacts is what the last Layout knew and Update needs.
type frameFacts struct {
	drawn  bool // there was a Layout since the menu opened
	window image.Rectangle
	sizes  sizes
	rtl    bool
}

// eventsMost bounds what is kept for a caller who does not ask.
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

// selectFirst is [Menu.SelectFirst].
func (e *engine) selectFirst() {
	if e.isOpen() {
		e.levels[e.active].light(e.levels[e.active].step(-1, 1))
	}
}

// closeFor is [Menu.Close].
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (e *engine) closeFor(why Reason) { e.close(Closed{Reason: why}) }

// close forgets the items, and the target with them.
func (e *engine) close(ev Closed) {
	if !e.isOpen() {
		return
	}
	clear(e.levels)
	e.levels = e.levels[:0]
	e.focus.giveBack = true
	e.emit(ev)
}

// isOpen is [Menu.IsOpen].
func (e *engine) isOpen() bool { return len(e.levels) > 0 }

// update is [Menu.Update].
func (e *engine) update(gtx layout.Context, by owner) (Event, bool) {
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

func (e *engine) emit(ev Event) {
	if len(e.events) >= eventsMost {
		warnOnce("", "menus: nobody calls Update, the oldest events are dropped")
		e.events = append(e.events[:0], e.events[1:]...)
		e.next = max(0, e.next-1)
	}
	e.events = append(e.events, ev)
}

// process reads all input there is.
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
		// The owner has heard of it, and may have opened the menu again.
		e.giveBack(gtx)
	}
}

const (
	pointerKinds = pointer.Press | pointer.Release | pointer.Move | pointer.Drag |
		pointer.Leave | pointer.Cancel | pointer.Scroll
	allMods = key.ModCtrl | key.ModCommand | key.ModShift | key.ModAlt | key.ModSuper
)

// anyScroll takes all of every wheel, so that nothing under an open menu moves.
var anyScroll = pointer.ScrollRange{Min: -1 << 20, Max: 1 << 20}

// poll returns the next event. The keys with names here are those that a system
// has a use for, which a filter for any key does not get.
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

// choose runs the item that path leads to. The menu is closed before, so that
// OnClick may open it again.
func (e *engine) choose(gtx layout.Context, path []int) {
	depth := len(path) - 1
	chosen, run := e.levels[depth].items.choose(path)
	e.emit(chosen)
	e.closeFor(ItemChosen)
	run(gtx)
}

// tick does what is due without any input.
func (e *engine) tick(gtx layout.Context) {
	e.hoverDue(gtx.Now)
	e.creep(gtx)
	if p := &e.point.pending; p.on {
		gtx.Execute(op.InvalidateCmd{At: p.due})
	}
}
