// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// Update reads a click on the Opener, and reports whether there was one.
func (f *Feature) Update(gtx layout.Context) bool {
	if !f.ShowsOpener() || !f.Opener.ClickedIf(gtx, true) {
		return false
	}
	f.Open()
	return true
}

// Step reads an event of the list, and reports whether there was one. It runs before the cells read events,
// because the list lies over them.
func (f *Feature) Step(gtx layout.Context) bool {
	switch {
	case f.requested && f.Painter.Styled():
		f.begin(gtx)
		return true
	case !f.open:
		return false
	}
	if f.held && !f.focused(gtx) {
		f.open = false
		return true
	}
	f.held = f.held || f.focused(gtx)
	f.search()
	if f.clickButton(gtx) {
		return true
	}
	ev, ok := f.next(gtx)
	switch ev := ev.(type) {
	case pointer.Event:
		f.pointerEvent(gtx, ev)
	case key.Event:
		if ev.State == key.Press {
			f.pressKey(gtx, ev.Name)
		}
	}
	if ok {
		return true
	}
	_, ok = clipread.Update(gtx, &f.editor)
	return ok
}

// clickButton reads a click on the buttons at the foot, and reports whether there was one.
func (f *Feature) clickButton(gtx layout.Context) bool {
	switch {
	case f.showAll.ClickedIf(gtx, true):
		f.Grid.SetShown(f.columnsIn(0, len(f.lines)), true)
	case f.hideAll.ClickedIf(gtx, true):
		f.Grid.SetShown(f.columnsIn(0, len(f.lines)), false)
	case f.resetButton.ClickedIf(gtx, true):
		f.Grid.ResetColumns()
	default:
		return false
	}
	return true
}

// next reads the pointer, and the keys that the search field does not take. It takes the space bar only while the
// field is empty.
func (f *Feature) next(gtx layout.Context) (event.Event, bool) {
	const far = 1 << 20
	scroll := pointer.ScrollRange{Min: -far, Max: far}
	space := key.Filter{Focus: &f.editor, Name: key.NameSpace}
	if f.editor.Len() > 0 {
		space.Name = ui.NoKey
	}
	return gtx.Event(
		pointer.Filter{Target: &f.coverTag, Kinds: pointer.Press | pointer.Scroll, ScrollX: scroll, ScrollY: scroll},
		pointer.Filter{Target: &f.cardTag, Kinds: pointer.Scroll, ScrollX: scroll, ScrollY: scroll},
		pointer.Filter{Target: &f.listTag, Kinds: ui.ListKinds, ScrollY: scroll},
		key.Filter{Focus: &f.editor, Name: key.NameUpArrow},
		key.Filter{Focus: &f.editor, Name: key.NameDownArrow},
		key.Filter{Focus: &f.editor, Name: key.NamePageUp},
		key.Filter{Focus: &f.editor, Name: key.NamePageDown},
		key.Filter{Focus: &f.editor, Name: key.NameReturn},
		key.Filter{Focus: &f.editor, Name: key.NameEnter},
		space,
		key.Filter{Focus: &f.editor, Name: key.NameEscape},
		key.Filter{Focus: &f.showAll.Clickable, Name: key.NameEscape},
		key.Filter{Focus: &f.hideAll.Clickable, Name: key.NameEscape},
		key.Filter{Focus: &f.resetButton.Clickable, Name: key.NameEscape},
	)
}

// pressKey moves the cursor, toggles its line or closes the list.
func (f *Feature) pressKey(gtx layout.Context, name key.Name) {
	last := max(len(f.lines)-1, 0)
	switch name {
	case key.NameUpArrow:
		f.cursor = max(f.cursor-1, 0)
	case key.NameDownArrow:
		f.cursor = min(f.cursor+1, last)
	case key.NamePageUp:
		f.cursor = max(f.cursor-f.fit, 0)
	case key.NamePageDown:
		f.cursor = min(f.cursor+f.fit, last)
	case key.NameEscape:
		f.close(gtx)
	default:
		f.toggle()
	}
	f.first = min(max(f.first, f.cursor-f.fit+1), f.cursor)
}

// pointerEvent handles the pointer, on the lines or outside them. A press on the cover closes the list.
func (f *Feature) pointerEvent(gtx layout.Context, ev pointer.Event) {
	pos := ev.Position.Round()
	line := f.first + (pos.Y-f.list.Min.Y)/max(f.lineHeight, 1)
	inside := pos.In(f.list) && line < min(f.first+f.fit, len(f.lines))
	if ev.Kind == pointer.Press && !pos.In(f.list) {
		f.close(gtx)
		return
	}
	by, picks := f.finger.Follow(gtx, &f.listTag, ev, f.lineHeight)
	switch {
	case ev.Kind == pointer.Scroll:
		f.wheel += ev.Scroll.Y * f.Painter.Style.WheelScale
		by = int(f.wheel / float32(max(f.lineHeight, 1)))
		f.wheel -= float32(by * f.lineHeight)
		f.scroll(by)
	case by != 0:
		f.scroll(by)
	case ev.Kind == pointer.Move && inside:
		f.cursor = line
	case picks && inside:
		f.cursor = line
		f.toggle()
		gtx.Execute(key.FocusCmd{Tag: &f.editor})
	}
}
