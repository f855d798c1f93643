// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"runtime"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/layoutx"
)

// Menu is an open or closed menu over targets of type T. The zero value is
// closed. It belongs to one goroutine and must not be copied: its address is its
// identity, and the tag that has the focus while it is open.
type Menu[T any] struct {
	// Return is the tag that gets the keyboard when the menu closes, unless the
	// keyboard went elsewhere by itself; nil is nobody.
	Return event.Tag
	// ByTouch says that a finger opened the menu, to be set before it opens. In a
	// browser keys only arrive together with the keyboard on the screen, which a
	// finger must not bring up.
	ByTouch bool

	levels []level[T] // the open path, root first; none while closed
	active int        // the level that the keyboard moves in
	target Target[T]
	anchor image.Rectangle
	side   layoutx.Side

	events []Event
	next   int // the first of events that Update has not returned
	focus  focusState
	point  pointing
	typed  typeahead
	frame  frameFacts
}

// focusState is how far the menu has got with the keyboard.
type focusState struct {
	asked, had bool
	told       bool // Gio said that the menu has the keyboard
	giveBack   bool // the menu closed and may still have the keyboard
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

// OpenAt opens the menu at a point, usually the pointer's: below it, or above it
// where there is more room. See [Menu.Open].
func (m *Menu[T]) OpenAt(at image.Point, target Target[T], items []Item[T]) {
	m.Open(image.Rectangle{Min: at, Max: at}, layoutx.Below, target, items)
}

// Open opens the menu beside an anchor, such as the button it belongs to. The
// items are kept, not copied. Without items nothing opens. A menu that was open
// closes first, as [Replaced].
func (m *Menu[T]) Open(anchor image.Rectangle, side layoutx.Side, target Target[T], items []Item[T]) {
	m.Close(Replaced)
	if len(items) == 0 {
		return
	}
	m.anchor, m.side, m.target = anchor, side, target
	m.active = 0
	m.focus = focusState{told: m.focus.told}
	m.point = pointing{}
	m.typed = typeahead{}
	m.frame = frameFacts{}
	m.levels = append(m.levels[:0], newLevel(items, -1))
}

// SelectFirst lights the first item, as a menu opened by a key should.
func (m *Menu[T]) SelectFirst() {
	if m.IsOpen() {
		m.levels[m.active].light(m.levels[m.active].step(-1, 1))
	}
}

// Close closes the menu. It does nothing to one that is closed.
func (m *Menu[T]) Close(why Reason) { m.close(Closed{Reason: why}) }

func (m *Menu[T]) close(ev Closed) {
	if !m.IsOpen() {
		return
	}
	clear(m.levels)
	m.levels = m.levels[:0]
	var none Target[T]
	m.target = none
	m.focus.giveBack = true
	m.emit(ev)
}

// IsOpen reports whether the menu is open.
func (m *Menu[T]) IsOpen() bool { return len(m.levels) > 0 }

// Target returns what the open menu acts on; of a closed one, the zero Target.
func (m *Menu[T]) Target() Target[T] { return m.target }

// SetTarget changes what the open menu acts on, such as new data of the same
// row.
func (m *Menu[T]) SetTarget(t Target[T]) {
	if m.IsOpen() {
		m.target = t
	}
}

// SetItems changes the items of the open menu. Submenus stay open where the path
// to them, by index, still leads to one; without items the menu closes, as
// [Replaced].
func (m *Menu[T]) SetItems(items []Item[T]) {
	switch {
	case !m.IsOpen():
	case len(items) == 0:
		m.Close(Replaced)
	default:
		m.retrace(items)
	}
}

// Update reads input and returns what happened, one event a call, until it
// returns false. OnClick of a chosen item runs inside it.
func (m *Menu[T]) Update(gtx layout.Context) (Event, bool) {
	if m.next == len(m.events) {
		m.process(gtx)
	}
	if m.next == len(m.events) {
		m.events, m.next = m.events[:0], 0
		return nil, false
	}
	ev := m.events[m.next]
	m.events[m.next] = nil
	m.next++
	return ev, true
}

func (m *Menu[T]) emit(ev Event) {
	if len(m.events) >= eventsMost {
		warnOnce("", "menus: nobody calls Update, the oldest events are dropped")
		m.events = append(m.events[:0], m.events[1:]...)
		m.next = max(0, m.next-1)
	}
	m.events = append(m.events, ev)
}

// process reads all input there is.
func (m *Menu[T]) process(gtx layout.Context) {
	if m.IsOpen() {
		m.holdFocus(gtx)
	}
	for m.IsOpen() {
		ev, ok := m.poll(gtx)
		if !ok {
			break
		}
		switch ev := ev.(type) {
		case pointer.Event:
			m.pointerEvent(gtx, ev)
		case key.Event:
			m.keyEvent(gtx, ev)
		case key.EditEvent:
			m.edit(gtx, ev)
		case key.FocusEvent:
			m.focusEvent(ev)
		}
	}
	if m.IsOpen() {
		m.tick(gtx)
	} else if m.next == len(m.events) {
		// The owner has heard of it, and may have opened the menu again.
		m.giveBack(gtx)
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
func (m *Menu[T]) poll(gtx layout.Context) (event.Event, bool) {
	return gtx.Event(
		pointer.Filter{Target: m, Kinds: pointerKinds, ScrollX: anyScroll, ScrollY: anyScroll},
		key.FocusFilter{Target: m},
		key.Filter{Focus: m, Optional: allMods},
		key.Filter{Focus: m, Name: key.NameTab, Optional: allMods},
		key.Filter{Focus: m, Name: key.NameUpArrow, Optional: allMods},
		key.Filter{Focus: m, Name: key.NameDownArrow, Optional: allMods},
		key.Filter{Focus: m, Name: key.NameLeftArrow, Optional: allMods},
		key.Filter{Focus: m, Name: key.NameRightArrow, Optional: allMods},
		key.Filter{Focus: m, Name: key.NameBack},
	)
}

func (m *Menu[T]) holdFocus(gtx layout.Context) {
	f := &m.focus
	switch {
	case !gtx.Enabled():
	case !f.asked:
		f.asked, f.told = true, f.told && gtx.Focused(m)
		m.giveKeyboard(gtx, m)
	case gtx.Focused(m):
		f.had = true
	case f.had:
		m.Close(FocusLost)
	}
}

// focusEvent ignores the loss that Gio reports when a tag is new.
func (m *Menu[T]) focusEvent(ev key.FocusEvent) {
	if ev.Focus {
		m.focus.had, m.focus.told = true, true
	} else if m.focus.told {
		m.Close(FocusLost)
	}
}

func (m *Menu[T]) giveBack(gtx layout.Context) {
	give := m.focus.giveBack
	m.focus.giveBack = false
	if !give || m.Return == nil || !gtx.Focused(m) {
		return
	}
	m.giveKeyboard(gtx, m.Return)
}

func (m *Menu[T]) giveKeyboard(gtx layout.Context, to event.Tag) {
	gtx.Execute(key.FocusCmd{Tag: to})
	if runtime.GOOS == "js" && !m.ByTouch {
		gtx.Execute(key.SoftKeyboardCmd{Show: true})
	}
}

// choose runs the item that path leads to. The menu is closed before, so that
// OnClick may open it again.
func (m *Menu[T]) choose(gtx layout.Context, path []int) {
	depth := len(path) - 1
	item, target := m.levels[depth].items[path[depth]], m.target
	m.emit(Chosen[T]{Item: item, Target: target, Path: path})
	m.Close(ItemChosen)
	item.Run(gtx, target)
}

// tick does what is due without any input.
func (m *Menu[T]) tick(gtx layout.Context) {
	m.hoverDue(gtx.Now)
	m.creep(gtx)
	if p := &m.point.pending; p.on {
		gtx.Execute(op.InvalidateCmd{At: p.due})
	}
}
