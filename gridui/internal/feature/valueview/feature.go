// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/ui/dock"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Feature is the value view of a grid.
type Feature struct {
	Sources
	tips ui.Buttons

	subject subject
	content content
	sheet   sheet
	hand    hand
	finder  finder
	edit    editing
	bar     bar
	room    dock.Room

	opens, keys []event.Filter
	own         key.Filter
	// cover lets a card take the pointer from the grid below it.
	cover        int
	coverFilters []event.Filter
	// was is set if the panel showed in the last frame, takes if it must get the keyboard, and acted after input.
	was, takes, acted bool
	// card is set if the panel is over the grid.
	card bool
	cell uint32
	rev  uint32
}

// Wire gives the panel its sources. The feature must not be copied afterwards.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.tips.Use(s.Painter)
	src := &f.Sources
	f.subject.Sources = src
	f.content.subject = &f.subject
	f.sheet.Sources, f.sheet.content = src, &f.content
	f.sheet.reset()
	f.hand.sheet = &f.sheet
	f.finder.Sources, f.finder.content, f.finder.sheet = src, &f.content, &f.sheet
	f.edit.Sources, f.edit.subject = src, &f.subject
	f.bar.Sources, f.bar.feature = src, f
	f.room = dock.Room{Painter: s.Painter, Width: &s.Settings.Width, Height: &s.Settings.Height, UsualWidth: panelWidth, UsualHeight: panelHeight}
}

// shows reports whether the panel shows: not before the first frame, whose style it needs.
func (f *Feature) shows() bool { return f.Settings.Open && f.Painter.Styled() }

// Show opens the panel and gives it the keyboard.
func (f *Feature) Show() { f.Settings.Open, f.takes = true, true }

// close closes the panel and returns the keyboard to the cells.
func (f *Feature) close(gtx layout.Context) {
	f.edit.end()
	f.Settings.Open = false
	ui.TakeKeyboard(gtx, f.Keyboard)
}

// AppendCellItems appends the item that shows the value of a cell.
func (f *Feature) AppendCellItems(dst []feature.MenuItem, _ viewport.Address) []feature.MenuItem {
	return append(dst, feature.MenuItem{Label: f.Painter.Style.Texts.Value.Show, Opens: true, Do: func(layout.Context) { f.Show() }})
}

// Tick reads the input of the panel. It does so even while a cell is edited, when the cell editor reads before other
// features.
func (f *Feature) Tick(gtx layout.Context) {
	f.openByKey(gtx)
	if !f.shows() {
		f.hidden()
		return
	}
	f.was = true
	f.sync()
	for f.step(gtx) {
		f.acted = true
		f.sync()
		gtx.Execute(op.InvalidateCmd{})
	}
}

// hidden drops the state of a panel that was shown.
func (f *Feature) hidden() {
	if !f.was {
		return
	}
	f.was = false
	f.edit.end()
	f.finder.on, f.finder.search = false, nil
	f.subject.forget()
	f.content.text, f.content.json, f.content.mode = nil, nil, option.ValueAuto
	f.sheet.drop(pictureKey{})
}

// Update reports whether Tick has handled input since the last call, so that its events are emitted in the same frame.
func (f *Feature) Update(layout.Context) bool {
	acted := f.acted
	f.acted = false
	return acted
}

// step reads an event of the panel, and reports whether there was one.
func (f *Feature) step(gtx layout.Context) bool {
	return f.editStep(gtx) || f.finder.update(gtx) || f.keyStep(gtx) || f.handStep(gtx) || f.bar.update(gtx) || f.edgeStep(gtx) || f.coverStep(gtx)
}

// editStep reads an event of the field.
func (f *Feature) editStep(gtx layout.Context) bool {
	name, mods := f.openKey()
	ended, leaves, ok := f.edit.update(gtx, name, mods)
	switch {
	case ended && leaves:
		f.leave(gtx)
	case ended:
		ui.TakeKeyboard(gtx, &f.sheet.tag)
	}
	return ok
}

// handStep reads an event of the pointer on the rows.
func (f *Feature) handStep(gtx layout.Context) bool {
	return !f.edit.on && f.hand.step(gtx)
}

// edgeStep reads an event of the border.
func (f *Feature) edgeStep(gtx layout.Context) bool {
	if f.card {
		return false
	}
	closes, ok := f.room.Step(gtx, !f.Settings.ResizeDisabled)
	if closes {
		f.close(gtx)
	}
	return ok
}

// coverStep reads a press outside the card, which closes it unless the typed text is refused.
func (f *Feature) coverStep(gtx layout.Context) bool {
	if !f.card {
		return false
	}
	if f.coverFilters == nil {
		all := pointer.ScrollRange{Min: -scrollMost, Max: scrollMost}
		f.coverFilters = []event.Filter{pointer.Filter{Target: &f.cover, Kinds: pointer.Press | pointer.Scroll, ScrollX: all, ScrollY: all}}
	}
	ev, ok := gtx.Event(f.coverFilters...)
	if e, is := ev.(pointer.Event); is && e.Kind == pointer.Press && !e.Position.Round().In(f.room.Panel) && f.edit.commit() {
		f.close(gtx)
	}
	return ok
}

// AppendControls appends the controls of the panel that take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	dst = append(dst, &f.sheet.tag, &f.finder.editor, &f.edit.editor, f.room.Tag())
	for _, b := range f.bar.buttons() {
		dst = append(dst, &b.Clickable)
	}
	return dst
}

// hasKeyboard reports whether a control of the panel has the keyboard.
func (f *Feature) hasKeyboard(gtx layout.Context) bool {
	if gtx.Focused(&f.sheet.tag) || gtx.Focused(&f.finder.editor) || gtx.Focused(&f.edit.editor) {
		return true
	}
	for _, b := range f.bar.buttons() {
		if gtx.Focused(&b.Clickable) {
			return true
		}
	}
	return false
}

// sync follows the focus, the rows and the settings.
func (f *Feature) sync() {
	f.subject.sync(f.edit.isHeld())
	if f.subject.cell != f.cell {
		f.cell = f.subject.cell
		f.edit.end()
		f.sheet.reset()
	}
	if f.edit.on && !f.subject.editable && !f.edit.isHeld() {
		f.edit.end()
	}
	f.content.sync()
	if f.rev != f.subject.rev {
		f.rev = f.subject.rev
		f.sheet.selected = selection{}
	}
	f.finder.sync()
}

// choose makes a mode that of the column.
func (f *Feature) choose(mode option.ValueMode) {
	f.content.choose(mode)
	f.sheet.reset()
}
