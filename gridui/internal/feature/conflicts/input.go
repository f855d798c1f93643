// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// Step reads an event of the list, and reports whether there was one. It runs before the cells read events,
// because the list lies over them.
func (f *Feature) Step(gtx layout.Context) bool {
	edits, ok := f.edits()
	if !ok || !f.Painter.Styled() {
		f.open = f.open && ok
		return false
	}
	if asked := edits.Asked(); asked != f.asked {
		if f.asked = asked; asked > 0 {
			f.begin(gtx)
			return true
		}
	}
	switch {
	case !f.open:
		return false
	case len(edits.Conflicts()) == 0:
		f.end(gtx)
		return true
	case f.held && !f.focused(gtx):
		f.open = false
		return true
	}
	f.held = f.held || f.focused(gtx)
	f.sync(edits)
	return f.clickButton(gtx, edits) || f.updateList(gtx, edits)
}

// clickButton reads a click on the buttons at the foot, and reports whether there was one.
func (f *Feature) clickButton(gtx layout.Context, edits remote.Edits) bool {
	switch {
	case f.allMine.ClickedIf(gtx, true):
		edits.Choose(-1, -1, events.ChoiceMine)
	case f.allTheirs.ClickedIf(gtx, true):
		edits.Choose(-1, -1, events.ChoiceTheirs)
	case f.save.ClickedIf(gtx, f.lines.open == 0):
		if f.lines.open == 0 {
			f.end(gtx)
			edits.Save()
		}
	case f.close.ClickedIf(gtx, true):
		f.end(gtx)
	default:
		return false
	}
	return true
}

// updateList reads an event of the lines or of the area around them, and reports whether there was one.
func (f *Feature) updateList(gtx layout.Context, edits remote.Edits) bool {
	if picked, ok := f.list.Update(gtx); ok {
		if picked >= 0 {
			f.pick(edits, picked)
		}
		return true
	}
	ev, ok := f.next(gtx)
	if e, is := ev.(key.Event); is && e.State == key.Press {
		f.pressKey(gtx, edits, e.Name)
	}
	return ok
}

// next reads the keys that the lines do not take, and the pointer around them, which does nothing.
func (f *Feature) next(gtx layout.Context) (ev any, ok bool) {
	const far = 1 << 20
	scroll := pointer.ScrollRange{Min: -far, Max: far}
	return gtx.Event(
		pointer.Filter{Target: &f.coverTag, Kinds: pointer.Press | pointer.Scroll, ScrollX: scroll, ScrollY: scroll},
		pointer.Filter{Target: &f.cardTag, Kinds: pointer.Press | pointer.Scroll, ScrollX: scroll, ScrollY: scroll},
		key.Filter{Focus: &f.list.Tag, Name: key.NameLeftArrow},
		key.Filter{Focus: &f.list.Tag, Name: key.NameRightArrow},
		key.Filter{Focus: &f.list.Tag, Name: key.NameEscape},
		key.Filter{Focus: &f.allMine.Clickable, Name: key.NameEscape},
		key.Filter{Focus: &f.allTheirs.Clickable, Name: key.NameEscape},
		key.Filter{Focus: &f.save.Clickable, Name: key.NameEscape},
		key.Filter{Focus: &f.close.Clickable, Name: key.NameEscape},
	)
}

// pressKey chooses the side on the left or the right in the line at the cursor, or closes the list.
func (f *Feature) pressKey(gtx layout.Context, edits remote.Edits, name key.Name) {
	if name == key.NameEscape {
		f.end(gtx)
		return
	}
	choice := events.ChoiceTheirs
	if (name == key.NameLeftArrow) != f.Painter.Style.RTL {
		choice = events.ChoiceMine
	}
	f.choose(edits, f.list.At, choice)
}

// pick chooses the pressed side or, by key, the side that is not chosen.
func (f *Feature) pick(edits remote.Edits, i int) {
	choice := events.ChoiceMine
	if i < len(f.lines.all) && f.lines.all[i].choice == events.ChoiceMine {
		choice = events.ChoiceTheirs
	}
	if !f.list.ByKey {
		sides := f.split(f.list.Rect)
		switch x := f.list.Where.X; {
		case x >= sides.mine.Min.X && x < sides.mine.Max.X:
			choice = events.ChoiceMine
		case x >= sides.theirs.Min.X && x < sides.theirs.Max.X:
			choice = events.ChoiceTheirs
		default:
			return
		}
	}
	f.choose(edits, i, choice)
}

// choose chooses a side in a line. The line of a row chooses for all of its cells.
func (f *Feature) choose(edits remote.Edits, i int, choice events.ConflictChoice) {
	if i >= 0 && i < len(f.lines.all) {
		edits.Choose(f.lines.all[i].row, f.lines.all[i].cell, choice)
	}
}
