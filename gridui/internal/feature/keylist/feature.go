// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package keylist

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid provides the functions of the grid that the list calls.
type Grid interface {
	// KeyFilters returns the filters of the keys that the cells read now.
	KeyFilters() []event.Filter
	// AppendKeys appends the keys of features.
	AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp
	// CommitCell stores the text typed into a cell, and reports whether no cell is being edited afterwards.
	CommitCell() bool
}

// Sources holds the state and the services that the list uses.
type Sources struct {
	_ nocmp.Struct

	Settings *option.KeyList
	Options  *option.Options
	Painter  *draw.Painter
	Grid     Grid
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}

// Feature is the list of the keys of a grid.
type Feature struct {
	Sources
	tips   ui.Buttons
	editor widget.Editor
	exit   ui.Button
	rows   ui.List
	lines  []line
	help   []feature.KeyHelp
	known  linesKey
	listed bool

	cover        int
	at           image.Rectangle
	filters      []event.Filter
	openFilters  []event.Filter
	coverFilters []event.Filter
	shown, acted bool
}

// mostTyped limits the text of the field, in runes.
const mostTyped = 100

// Wire gives the list its sources. The feature must not be copied afterwards.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.tips.Use(s.Painter)
	f.rows = ui.List{KeepsFocus: true}
	f.editor.SingleLine, f.editor.MaxLen = true, mostTyped
}

func (f *Feature) texts() *locale.Keys { return &f.Painter.Style.Texts.Keys }

// opens returns the key that opens the list.
func (f *Feature) opens() option.Binding {
	if f.Settings.Key == "" {
		return option.Binding{Name: key.NameF1}
	}
	return option.Binding{Name: f.Settings.Key, Modifiers: f.Settings.Modifiers}
}

// Tick reads the input of the list.
func (f *Feature) Tick(gtx layout.Context) {
	f.openByKey(gtx)
	if !f.Settings.Open || !f.Painter.Styled() {
		f.shown = false
		return
	}
	if !f.shown {
		f.shown, f.listed = true, false
		f.editor.SetText("")
		ui.TakeKeyboard(gtx, &f.editor)
		gtx.Execute(op.InvalidateCmd{})
	}
	for f.step(gtx) {
		f.acted = true
		gtx.Execute(op.InvalidateCmd{})
	}
}

// Update reports whether Tick has handled input since the last call.
func (f *Feature) Update(layout.Context) bool {
	acted := f.acted
	f.acted = false
	return acted
}

// openByKey reads the key that opens the list from the cells.
func (f *Feature) openByKey(gtx layout.Context) {
	b := f.opens()
	if k := (key.Filter{Focus: f.Keyboard, Name: b.Name, Required: b.Modifiers}); f.openFilters == nil || f.openFilters[0] != event.Filter(k) {
		f.openFilters = []event.Filter{k}
		f.filters = nil
	}
	for {
		ev, ok := gtx.Event(f.openFilters...)
		if !ok {
			return
		}
		if k, is := ev.(key.Event); is && k.State == key.Press && f.Grid.CommitCell() {
			f.Settings.Open, f.acted = true, true
		}
	}
}

// step reads an event, and reports whether there was one.
func (f *Feature) step(gtx layout.Context) bool {
	if !f.Settings.Open {
		return false
	}
	if f.exit.ClickedIf(gtx, true) {
		f.close(gtx)
		return true
	}
	if ev, ok := gtx.Event(f.keys()...); ok {
		if k, is := ev.(key.Event); is && k.State == key.Press {
			f.press(gtx, k.Name)
		}
		return true
	}
	if _, ok := f.rows.Pointed(gtx); ok {
		return true
	}
	if f.coverStep(gtx) {
		return true
	}
	_, ok := clipread.Update(gtx, &f.editor)
	return ok
}

// keys returns the filters of the keys of the list.
func (f *Feature) keys() []event.Filter {
	if f.filters == nil {
		open := f.opens()
		for _, tag := range [...]event.Tag{&f.editor, &f.exit.Clickable} {
			f.filters = append(f.filters, key.Filter{Focus: tag, Name: key.NameEscape}, key.Filter{Focus: tag, Name: open.Name, Required: open.Modifiers})
			for _, name := range [...]key.Name{key.NameUpArrow, key.NameDownArrow, key.NamePageUp, key.NamePageDown} {
				f.filters = append(f.filters, key.Filter{Focus: tag, Name: name})
			}
		}
	}
	return f.filters
}

// press scrolls, or closes the list.
func (f *Feature) press(gtx layout.Context, name key.Name) {
	page := max(f.rows.Rect.Dy()-f.rows.RowH, f.rows.RowH)
	switch name {
	case key.NameUpArrow:
		f.rows.ScrollBy(-f.rows.RowH)
	case key.NameDownArrow:
		f.rows.ScrollBy(f.rows.RowH)
	case key.NamePageUp:
		f.rows.ScrollBy(-page)
	case key.NamePageDown:
		f.rows.ScrollBy(page)
	default:
		f.close(gtx)
	}
}

// coverStep reads a press outside the card, which closes it.
func (f *Feature) coverStep(gtx layout.Context) bool {
	if f.coverFilters == nil {
		all := pointer.ScrollRange{Min: -draw.Unbounded, Max: draw.Unbounded}
		f.coverFilters = []event.Filter{pointer.Filter{Target: &f.cover, Kinds: pointer.Press | pointer.Scroll, ScrollX: all, ScrollY: all}}
	}
	ev, ok := gtx.Event(f.coverFilters...)
	if e, is := ev.(pointer.Event); is && e.Kind == pointer.Press && !e.Position.Round().In(f.at) {
		f.close(gtx)
	}
	return ok
}

// close closes the list and gives the keyboard to the cells.
func (f *Feature) close(gtx layout.Context) {
	f.Settings.Open = false
	ui.TakeKeyboard(gtx, f.Keyboard)
}

// AppendControls appends the controls that take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	return append(dst, &f.editor, &f.exit.Clickable)
}
