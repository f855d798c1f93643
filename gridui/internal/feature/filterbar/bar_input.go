// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// update reads an event of the bar and handles it.
func (b *bar) update(gtx layout.Context) bool {
	if b.height == 0 {
		return false
	}
	for i, c := range b.chips.all[:b.chips.n] {
		if c.at.Empty() {
			continue
		}
		if ev, ok := b.chipKey(gtx, c); ok {
			if ev.State == key.Press {
				b.pressed(gtx, i, ev.Name)
			}
			return true
		}
		switch {
		case c.edit.Clicked(gtx):
			ui.TakeKeyboard(gtx, &c.edit.Clickable)
			b.open(c)
			return true
		case !b.Options.RemoveDisabled && c.remove.Clicked(gtx):
			b.remove(gtx, i)
			return true
		}
	}
	return b.updateButtons(gtx)
}

// updateButtons reads a click of the buttons outside the chips.
func (b *bar) updateButtons(gtx layout.Context) bool {
	switch {
	case b.build.ClickedIf(gtx, !b.buildAt.Empty()):
		b.builder.toggle(gtx, nil)
	case b.clear.ClickedIf(gtx, !b.clearAt.Empty()):
		b.chips.clear()
		ui.TakeKeyboard(gtx, b.rest())
	case b.more.ClickedIf(gtx, !b.moreAt.Empty()):
		b.expanded = !b.expanded
	default:
		return false
	}
	return true
}

// chipKey reads a key of a chip with the keyboard focus.
func (b *bar) chipKey(gtx layout.Context, c *chip) (key.Event, bool) {
	tag := &c.edit.Clickable
	if !gtx.Focused(tag) {
		if tag = &c.remove.Clickable; !gtx.Focused(tag) {
			return key.Event{}, false
		}
	}
	ev, ok := gtx.Event(
		key.Filter{Focus: tag, Name: key.NameDeleteForward}, key.Filter{Focus: tag, Name: key.NameDeleteBackward},
		key.Filter{Focus: tag, Name: key.NameLeftArrow}, key.Filter{Focus: tag, Name: key.NameRightArrow},
		key.Filter{Focus: tag, Name: key.NameHome}, key.Filter{Focus: tag, Name: key.NameEnd},
		key.Filter{Focus: tag, Name: key.NameEscape},
	)
	ke, _ := ev.(key.Event)
	return ke, ok
}

// pressed handles a key of a chip.
func (b *bar) pressed(gtx layout.Context, at int, name key.Name) {
	step := 1
	if b.Painter.Style.RTL {
		step = -1
	}
	switch name {
	case key.NameDeleteForward, key.NameDeleteBackward:
		if !b.Options.RemoveDisabled {
			b.remove(gtx, at)
		}
	case key.NameLeftArrow:
		b.focus(gtx, at-step)
	case key.NameRightArrow:
		b.focus(gtx, at+step)
	case key.NameHome:
		b.focus(gtx, 0)
	case key.NameEnd:
		b.focus(gtx, b.chips.n-1-b.hidden)
	case key.NameEscape:
		ui.TakeKeyboard(gtx, b.Keyboard)
	}
}

// focus moves the keyboard focus to a chip, if it is shown.
func (b *bar) focus(gtx layout.Context, at int) {
	if at >= 0 && at < b.chips.n && !b.chips.all[at].at.Empty() {
		ui.TakeKeyboard(gtx, &b.chips.all[at].edit.Clickable)
	}
}

// remove removes the filter of a chip. The keyboard focus goes to the chip that takes its place, or else to
// the last one.
func (b *bar) remove(gtx layout.Context, at int) {
	before := b.chips.n
	b.chips.remove(b.chips.all[at])
	left := len(b.chips.list())
	switch {
	case left == before: // a program that controls filters has not removed it yet
		ui.TakeKeyboard(gtx, &b.chips.all[at].edit.Clickable)
	case left > 0:
		ui.TakeKeyboard(gtx, &b.chips.all[min(at, left-1)].edit.Clickable)
	default:
		ui.TakeKeyboard(gtx, b.rest())
	}
}

// rest returns the tag that gets the keyboard focus after the last chip was removed.
func (b *bar) rest() event.Tag {
	if b.Options.BuildDisabled || b.Options.WhenFiltered {
		return b.Keyboard
	}
	return &b.build.Clickable
}

// open opens the editor of a chip's filter.
func (b *bar) open(c *chip) {
	switch c.kind {
	case columnChip:
		b.Grid.OpenFilter(c.id)
	case termChip:
		if !b.Options.BuildDisabled {
			b.builder.requestTerm(c.term)
		}
	}
}

// appendControls appends the buttons of the bar.
func (b *bar) appendControls(dst []event.Tag) []event.Tag {
	if b.height == 0 {
		return dst
	}
	dst = append(dst, &b.build.Clickable, &b.clear.Clickable, &b.more.Clickable)
	for _, c := range b.chips.all[:b.chips.n] {
		dst = append(dst, &c.edit.Clickable, &c.remove.Clickable)
	}
	return dst
}
