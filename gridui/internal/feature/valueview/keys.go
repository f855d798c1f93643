// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
	"github.com/giogrid/giogrid/gridui/option"
)

// openKey returns the key that opens the panel.
func (f *Feature) openKey() (name key.Name, mods key.Modifiers) {
	if f.Settings.Key == "" {
		return key.NameF4, 0
	}
	return f.Settings.Key, f.Settings.Modifiers
}

// openByKey reads the key that opens the panel from the cells.
func (f *Feature) openByKey(gtx layout.Context) {
	name, mods := f.openKey()
	if k := (key.Filter{Focus: f.Keyboard, Name: name, Required: mods}); f.opens == nil || f.opens[0] != event.Filter(k) {
		f.opens = []event.Filter{k}
	}
	for {
		ev, ok := gtx.Event(f.opens...)
		if !ok {
			return
		}
		if k, is := ev.(key.Event); is && k.State == key.Press && f.Grid.CommitCell() {
			f.Show()
			f.acted = true
		}
	}
}

// The rows and the buttons of the panel read panelKeys; only the rows read rowKeys.
var (
	panelKeys = []key.Filter{
		{Name: key.NameEscape}, {Name: "F", Required: key.ModShortcut}, {Name: key.NameF3, Optional: key.ModShift}, {Name: key.NameF2},
		{Name: "1", Required: key.ModAlt}, {Name: "2", Required: key.ModAlt}, {Name: "3", Required: key.ModAlt}, {Name: "Z", Required: key.ModAlt},
		{Name: "Z", Required: key.ModShortcut, Optional: key.ModShift}, {Name: "Y", Required: key.ModShortcut},
	}
	rowKeys = []key.Filter{
		{Name: key.NameUpArrow}, {Name: key.NameDownArrow}, {Name: key.NameLeftArrow}, {Name: key.NameRightArrow},
		{Name: key.NamePageUp}, {Name: key.NamePageDown}, {Name: key.NameHome, Optional: key.ModShortcut}, {Name: key.NameEnd, Optional: key.ModShortcut},
		{Name: "C", Required: key.ModShortcut}, {Name: "A", Required: key.ModShortcut}, {Name: key.NameReturn}, {Name: key.NameEnter}, {Name: key.NameSpace},
		{Name: "+", Optional: key.ModShift}, {Name: "-"}, {Name: "*", Optional: key.ModShift}, {Name: "/"},
	}
)

// keyFilters returns the filters of the panel's keys.
func (f *Feature) keyFilters() []event.Filter {
	name, mods := f.openKey()
	own := key.Filter{Name: name, Required: mods}
	if f.keys != nil && f.own == own {
		return f.keys
	}
	f.own = own
	f.keys = []event.Filter{key.FocusFilter{Target: &f.sheet.tag}}
	add := func(tag event.Tag, filters []key.Filter) {
		for _, k := range append(filters[:len(filters):len(filters)], own) {
			k.Focus = tag
			f.keys = append(f.keys, k)
		}
	}
	add(&f.sheet.tag, panelKeys)
	add(&f.sheet.tag, rowKeys)
	for _, b := range f.bar.buttons() {
		add(&b.Clickable, panelKeys)
	}
	return f.keys
}

// keyStep reads a key of the panel, and reports whether there was one.
func (f *Feature) keyStep(gtx layout.Context) bool {
	ev, ok := gtx.Event(f.keyFilters()...)
	if k, is := ev.(key.Event); is && k.State == key.Press {
		f.press(gtx, k)
	}
	return ok
}

// press handles a key.
func (f *Feature) press(gtx layout.Context, k key.Event) {
	name, mods := f.openKey()
	switch {
	case k.Name == name && k.Modifiers == mods:
		f.leave(gtx)
	case k.Name == key.NameEscape:
		f.escape(gtx)
	case k.Modifiers.Contain(key.ModAlt):
		f.altKey(k.Name)
	case k.Modifiers.Contain(key.ModShortcut) && f.shortcut(gtx, k):
	case k.Name == key.NameF2:
		f.edit.begin(gtx)
	case k.Name == key.NameF3 && !f.finder.on:
		f.finder.open(gtx)
	case k.Name == key.NameF3 && k.Modifiers.Contain(key.ModShift):
		f.finder.step(-1)
	case k.Name == key.NameF3:
		f.finder.step(1)
	default:
		f.rowKey(gtx, k.Name)
	}
}

// escape closes the search, else drops the selection, else closes the panel.
func (f *Feature) escape(gtx layout.Context) {
	switch {
	case f.finder.on:
		f.finder.close(gtx)
	case !f.sheet.selected.isEmpty():
		f.sheet.selected = selection{}
	default:
		f.close(gtx)
	}
}

// altKey chooses a mode, or whether lines wrap.
func (f *Feature) altKey(name key.Name) {
	switch name {
	case "1":
		f.content.choose(option.ValueText)
	case "2":
		f.content.choose(option.ValueJSON)
	case "3":
		f.content.choose(option.ValueBytes)
	case "Z":
		f.Settings.WrapDisabled = !f.Settings.WrapDisabled
	}
}

// shortcut handles a key with Ctrl, or Command on Apple systems, and reports whether it was one.
func (f *Feature) shortcut(gtx layout.Context, k key.Event) bool {
	switch k.Name {
	case "F":
		f.finder.open(gtx)
	case "C":
		f.copy(gtx)
	case "A":
		f.sheet.selectAll()
	case "Z", "Y":
		f.Grid.Travel(k.Name == "Y" || k.Modifiers.Contain(key.ModShift))
	default:
		return false
	}
	return true
}

// copy copies the selected text, else the whole value: of bytes their digits.
func (f *Feature) copy(gtx layout.Context) {
	s := &f.subject
	switch {
	case !f.canCopy():
	case !f.sheet.selected.isEmpty():
		clipread.Write(gtx, f.sheet.selectedText())
	case f.content.mode == option.ValueBytes:
		clipread.Write(gtx, digitsOf(s.source))
	default:
		clipread.Write(gtx, f.content.source())
	}
}

// canCopy reports whether there is a value that copies may contain.
func (f *Feature) canCopy() bool {
	s := &f.subject
	return s.state == loaded && (s.def == nil || s.def.Copies())
}

// leave gives the keyboard to the cells.
func (f *Feature) leave(gtx layout.Context) {
	if f.isCard() {
		f.close(gtx)
		return
	}
	ui.TakeKeyboard(gtx, f.Keyboard)
}

// rowKey handles a key of the rows.
func (f *Feature) rowKey(gtx layout.Context, name key.Name) {
	s := &f.sheet
	pitch := f.Painter.Pitch(f.Painter.Style.Face)
	json := f.content.mode == option.ValueJSON
	switch name {
	case key.NameUpArrow, key.NameDownArrow:
		by := pitch
		if name == key.NameUpArrow {
			by = -pitch
		}
		if json {
			s.moveCursor(by / pitch)
		} else {
			s.scroll(by)
		}
	case key.NamePageUp:
		s.page(-1, json)
	case key.NamePageDown:
		s.page(1, json)
	case key.NameHome:
		s.cursor = 0
		s.scrollTo(0)
	case key.NameEnd:
		s.cursor = max(s.len()-1, 0)
		s.scrollTo(s.cursor)
	case key.NameLeftArrow, key.NameRightArrow:
		f.sideKey(name == key.NameLeftArrow, json)
	case key.NameReturn, key.NameEnter, key.NameSpace:
		if json && s.foldAt(s.cursor) != valuedoc.NoFold {
			s.fold(s.cursor, s.foldAt(s.cursor) == valuedoc.Unfolded)
		} else if name != key.NameSpace {
			f.edit.begin(gtx)
		}
	case "+", "-":
		s.fold(s.cursor, name == "-")
	case "*", "/":
		s.foldAll(name == "/")
	}
}

// sideKey folds and unfolds JSON, goes to the object around it, or scrolls sideways.
func (f *Feature) sideKey(left, json bool) {
	s := &f.sheet
	switch {
	case json && left && s.foldAt(s.cursor) != valuedoc.Unfolded:
		if to, ok := f.content.json.Parent(min(s.cursor, max(s.len()-1, 0))); ok {
			s.cursor, s.wanted = to, to
		}
	case json && (left || s.foldAt(s.cursor) == valuedoc.Folded):
		s.fold(s.cursor, left)
	case json:
		s.moveCursor(1)
	case left:
		s.scrollSide(-f.Painter.Dp(4 * rowPad))
	default:
		s.scrollSide(f.Painter.Dp(4 * rowPad))
	}
}

// foldAt returns the state of a row of JSON.
func (s *sheet) foldAt(row int) valuedoc.Fold {
	if s.content.mode != option.ValueJSON || row < 0 || row >= s.len() {
		return valuedoc.NoFold
	}
	return s.content.row(row).Fold
}

// moveCursor moves the cursor by rows, and scrolls to it.
func (s *sheet) moveCursor(by int) {
	s.cursor = min(max(s.cursor+by, 0), max(s.len()-1, 0))
	s.wanted = s.cursor
}

// page scrolls by the height of the body, and moves the cursor of JSON by as many rows.
func (s *sheet) page(by int, json bool) {
	s.scroll(by * max(s.body.Dy()-s.Painter.Pitch(s.Painter.Style.Face), 1))
	if json {
		s.cursor = min(max(s.cursor+by*max(len(s.shown)-1, 1), 0), max(s.len()-1, 0))
	}
}

// foldAll folds all objects and arrays, or unfolds them.
func (s *sheet) foldAll(fold bool) {
	if s.content.mode == option.ValueJSON {
		s.content.json.FoldAll(fold)
		s.content.version++
		s.selected, s.cursor = selection{}, 0
	}
}
