// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tools

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// A Tool is a button in the bar.
type Tool interface {
	// Face returns what the button shows, without its bounds; ok is false while it does not show.
	Face() (face ui.ButtonFace, ok bool)
	// Do carries the tool out. at is the place of the button in pixels of the grid.
	Do(gtx layout.Context, at image.Rectangle)
}

// A Chooser is a Tool that opens a list of choices. Its Do is not called.
type Chooser interface {
	Tool
	// Choices returns the choices as they are now.
	Choices() []Choice
}

// Choice is an entry of a Chooser.
type Choice struct {
	Label string
	// Checked marks the current choice of a setting, Choice reports that the entry can be checked.
	Choice, Checked bool
	// Disabled greys the entry out, Reason says why.
	Disabled bool
	Reason   string
	Do       func()
}

// Gap takes the room that is left, so that the tools after it are at the end of the bar.
type Gap struct{}

// Face returns an empty face.
func (Gap) Face() (face ui.ButtonFace, ok bool) { return face, true }

// Do does nothing.
func (Gap) Do(layout.Context, image.Rectangle) {}

// Others provides the buttons that other features add to the toolbar.
type Others interface {
	// Take keeps the toolbar from drawing the buttons.
	Take()
	// Tools returns the buttons in reading order, valid until the next call.
	Tools() []feature.Tool
	// Place sets where a button is drawn, in pixels of the grid, and which tag gets the keyboard back.
	Place(t *feature.Tool, at image.Rectangle, home event.Tag)
}

// Sources holds what the bar reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Filtering *option.Filtering
	Viewport  *viewport.Frame
	Painter   *draw.Painter
	Buttons   *ui.Buttons
	Report    dataset.Report
	// Others provides the buttons that other features add to the toolbar.
	Others Others
	// Keyboard is the tag of the cells' keyboard focus.
	Keyboard event.Tag
}

// Feature is a bar of tools.
type Feature struct {
	Sources
	// list holds the tools of the program.
	list []Tool
	// moved holds the tools of other features.
	moved []moved
	bar   bar
	menu  menus.Menu[int]
	// tag receives the pointer over the bar, and the keyboard while a button is current.
	tag int
	// at is the index of the current tool among the places. It has the keyboard while the bar has it.
	at int
	// pointer holds the tools under the pointer.
	pointer pointing
	quick   *Quick
	// later is a tool without room that a user chose in the menu, laterAt the place of the button that opened the menu.
	later   Tool
	laterAt image.Rectangle
	// pointers holds the filters of the pointer, keys the filters of the pointer and the keyboard.
	pointers, keys []event.Filter
}

// Wire sets what the bar reads.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.pointer = pointing{over: -1, pressed: -1}
	f.makeFilters()
	s.Others.Take()
}

// Set sets the tools of the program in reading order.
func (f *Feature) Set(list []Tool) {
	f.list, f.quick = append(f.list[:0], list...), nil
	for _, t := range list {
		if q, ok := t.(*Quick); ok {
			q.wire(f)
			f.quick = q
		}
	}
}

// AppendControls appends the tags that take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	return append(dst, &f.tag) // fields request keys themselves
}

// moved is the button of another feature.
type moved struct {
	feature.Tool
	of *Feature
}

// Face returns what the button shows.
func (m *moved) Face() (face ui.ButtonFace, ok bool) { return m.Tool.Face, true }

// Do clicks the button.
func (m *moved) Do(_ layout.Context, at image.Rectangle) {
	m.of.Others.Place(&m.Tool, at, &m.of.tag)
	m.Button.Click()
}

// all returns the tools in reading order: those of the program, and those of other features at the end.
func (f *Feature) all() []Tool {
	f.moved = f.moved[:0]
	for _, t := range f.Others.Tools() {
		f.moved = append(f.moved, moved{t, f})
	}
	all := f.bar.all[:0]
	spaced := len(f.moved) == 0
	for _, t := range f.list {
		if _, is := t.(Gap); is {
			spaced = true
		}
		all = append(all, t)
	}
	if !spaced && len(f.list) > 0 {
		all = append(all, Gap{})
	}
	for i := range f.moved {
		all = append(all, &f.moved[i])
	}
	f.bar.all = all
	return all
}
