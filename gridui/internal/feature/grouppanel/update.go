// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// Update reads an event of the chips and of their menu, and handles it.
func (f *Feature) Update(gtx layout.Context) bool {
	if f.line == 0 {
		f.drag, f.drop, f.focusSoon = drag{}, drop{}, false
		return false
	}
	if f.updateMenu(gtx) {
		return true
	}
	for i, c := range f.chips.list {
		if i < len(f.Options.Grouping.By) && f.updateChip(gtx, i, c) {
			gtx.Execute(op.InvalidateCmd{})
			return true
		}
	}
	return false
}

// updateChip reads an event of a chip.
func (f *Feature) updateChip(gtx layout.Context, i int, c *chip) bool {
	if f.drag.held && f.escaped(gtx, c) || f.dragged(gtx, i, c) || f.pressed(gtx, i, c) {
		return true
	}
	switch {
	case c.main.ClickedIf(gtx, true):
		f.turn(i)
	case c.more.ClickedIf(gtx, true):
		f.openMenu(i, c)
	case c.exit.ClickedIf(gtx, true):
		f.remove(i)
	default:
		return false
	}
	return true
}

// turn changes the order of a level: from none to ascending by value, to descending, and back to none.
func (f *Feature) turn(i int) {
	f.change(func(g *option.Grouping) {
		l := g.Level(i)
		switch o := &l.Order; {
		case o.By == option.GroupOrderRows:
			*o = option.GroupOrder{By: option.GroupOrderValue}
		case !o.Desc:
			o.Desc = true
		default:
			*o = option.GroupOrder{}
		}
		g.SetLevel(i, l)
	})
}

// pressed reads a key of a chip: arrows go to the next chip, with Alt they move the level, Delete removes it,
// and Down opens its menu.
func (f *Feature) pressed(gtx layout.Context, i int, c *chip) bool {
	tag := &c.main.Clickable
	ev, ok := gtx.Event(
		key.Filter{Focus: tag, Name: key.NameLeftArrow, Optional: key.ModAlt},
		key.Filter{Focus: tag, Name: key.NameRightArrow, Optional: key.ModAlt},
		key.Filter{Focus: tag, Name: key.NameHome}, key.Filter{Focus: tag, Name: key.NameEnd},
		key.Filter{Focus: tag, Name: key.NameDeleteForward}, key.Filter{Focus: tag, Name: key.NameDeleteBackward},
		key.Filter{Focus: tag, Name: key.NameDownArrow, Optional: key.ModAlt},
		key.Filter{Focus: tag, Name: key.NameF10, Required: key.ModShift},
	)
	if !ok {
		return false
	}
	k, is := ev.(key.Event)
	if !is || k.State != key.Press {
		return true
	}
	switch k.Name {
	case key.NameLeftArrow, key.NameRightArrow:
		f.step(gtx, i, k)
	case key.NameHome:
		f.focusChip(gtx, 0)
	case key.NameEnd:
		f.focusChip(gtx, len(f.chips.list)-1)
	case key.NameDownArrow, key.NameF10:
		f.openMenu(i, c)
		f.menu.SelectFirst()
	default:
		f.remove(i)
	}
	return true
}

// step goes to the next chip in the direction of an arrow, or moves the level there.
func (f *Feature) step(gtx layout.Context, i int, k key.Event) {
	to := i - 1
	if (k.Name == key.NameRightArrow) != f.Painter.Style.RTL {
		to = i + 1
	}
	if k.Modifiers.Contain(key.ModAlt) {
		f.move(i, to)
	} else {
		f.focusChip(gtx, to)
	}
}

// focusChip moves the keyboard focus to a chip, if it exists.
func (f *Feature) focusChip(gtx layout.Context, i int) {
	if i >= 0 && i < len(f.chips.list) {
		ui.TakeKeyboard(gtx, &f.chips.list[i].main.Clickable)
	}
}

// takeFocus moves the keyboard focus to the chip that waits for it, or to the cells if there are no chips.
func (f *Feature) takeFocus() {
	if !f.focusSoon {
		return
	}
	f.focusSoon = false
	f.focusChip(f.Painter.Gtx, min(f.focus, len(f.chips.list)-1))
}
