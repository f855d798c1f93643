// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// slop is the distance of a drag before the chip moves.
const slop = unit.Dp(6)

// drag is a chip that is held or dragged.
type drag struct {
	// held reports that the chip is pressed, on that it has been dragged since.
	held, on bool
	level    int
	id       pointer.ID
	// from is the place of the press, pos the current place of the pointer, in pixels of the grid. grip is the
	// place of the press on the chip.
	from, pos, grip image.Point
	// to is the level that a drop would give the chip, -1 to remove it.
	to int
}

// dragged reads an event of a drag.
func (f *Feature) dragged(gtx layout.Context, level int, c *chip) bool {
	ev, ok := gtx.Event(pointer.Filter{Target: &c.tag, Kinds: pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel})
	if !ok {
		return false
	}
	at, is := ev.(pointer.Event)
	if !is {
		return true
	}
	d := &f.drag
	switch at.Kind {
	case pointer.Press:
		main, _, _ := c.parts()
		f.touched = at.Source
		if d.held || at.Source == pointer.Mouse && at.Buttons != pointer.ButtonPrimary {
			return true
		}
		*d = drag{held: true, level: level, id: at.PointerID, from: at.Position.Round(), to: level}
		ui.TakeKeyboard(gtx, &c.main.Clickable)
		d.grip = d.from.Sub(f.shown(main).Min)
	case pointer.Drag:
		f.follow(gtx, at, c)
	case pointer.Release:
		f.release()
	case pointer.Cancel:
		if at.PointerID == d.id {
			*d = drag{}
		}
	}
	return true
}

// follow moves the chip with the pointer.
func (f *Feature) follow(gtx layout.Context, at pointer.Event, c *chip) {
	d := &f.drag
	if !d.held || at.PointerID != d.id {
		return
	}
	d.pos = at.Position.Round()
	if by := d.pos.Sub(d.from); !d.on && max(by.X, -by.X, by.Y, -by.Y) >= gtx.Dp(slop) {
		d.on = true
		gtx.Execute(pointer.GrabCmd{Tag: &c.tag, ID: at.PointerID})
	}
	if d.on {
		d.to = -1
		if d.pos.In(f.at) {
			d.to = f.gapAt(d.pos)
		}
		gtx.Execute(op.InvalidateCmd{})
	}
}

// release moves the level to the place of the drop.
func (f *Feature) release() {
	d := f.drag
	f.drag = drag{}
	if !d.on || d.level >= len(f.Options.Grouping.By) {
		return
	}
	if d.to < 0 {
		f.remove(d.level)
		return
	}
	if d.to > d.level {
		d.to--
	}
	f.move(d.level, d.to)
}

// move moves a level. Its chip keeps the keyboard focus.
func (f *Feature) move(level, to int) {
	if to < 0 || to >= len(f.Options.Grouping.By) || to == level {
		return
	}
	f.change(func(g *option.Grouping) { g.Move(level, to) })
	if !f.Options.Grouping.Controlled {
		f.focus, f.focusSoon = to, true
	}
}

// remove removes a level. The keyboard focus moves to the level that takes its place.
func (f *Feature) remove(level int) {
	f.change(func(g *option.Grouping) { g.Remove(level) })
	f.focus, f.focusSoon = level, true
}

// escaped reads the key that ends a drag.
func (f *Feature) escaped(gtx layout.Context, c *chip) bool {
	ev, ok := gtx.Event(key.Filter{Focus: &c.main.Clickable, Name: key.NameEscape})
	if k, is := ev.(key.Event); ok && is && k.State == key.Press {
		f.drag = drag{}
	}
	return ok
}
