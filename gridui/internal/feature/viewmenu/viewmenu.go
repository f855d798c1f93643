// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage"
)

// Program provides the settings of the program.
type Program interface {
	// Shows reports whether the button shows.
	Shows() bool
	// Locked returns the views of the program.
	Locked() []option.NamedView
	// Place returns where the views of users are kept; without a key there are none.
	Place() (store storage.Store, key string)
	// Parts returns the parts of a view that are saved and applied.
	Parts() option.ViewParts
	// Current returns the name of the view that was chosen last, empty without one.
	Current() string
	SetCurrent(name string)
}

// Views reads and sets the view of the grid.
type Views interface {
	// View returns the current view, without the state of the menu itself.
	View() option.View
	SetView(v option.View)
	// Changed reports whether the lasting parts of the view may have changed since the last call.
	Changed() bool
	// Lasting returns the parts of a view that do not depend on where a user is.
	Lasting() option.ViewParts
}

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Program  Program
	Views    Views
	Options  *option.Options
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Report   dataset.Report
	// Keyboard is the tag by which the cells have the keyboard.
	Keyboard event.Tag
}

// Feature is the menu of views of a grid.
type Feature struct {
	Sources
	list   list
	worker namedviews.Worker
	button ui.Button
	face   buttonFace
	menu   menus.Menu[int]
	line   line
	read   clipread.Read
	// wanted is the name of a view to choose after the views have been read.
	wanted string
	// touch is the tag that receives presses of the button, byTouch whether a finger pressed it.
	touch   int
	byTouch bool
	// anchor is the bounds of the button when it was drawn, in pixels of the grid.
	anchor image.Rectangle
	// home is the tag that gets the keyboard in place of the button, if another bar draws the button.
	home event.Tag
}

// Wire sets what the feature reads.
func (f *Feature) Wire(s Sources) { f.Sources = s }

// AppendControls appends the buttons, which take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	if f.Program.Shows() {
		dst = append(dst, &f.button.Clickable)
	}
	if f.line.height > 0 {
		dst = append(dst, &f.line.ok.Clickable, &f.line.exit.Clickable)
	}
	return dst
}

// says announces what was done.
func (f *Feature) says(text string) {
	if f.Options.Announce {
		f.announce(text, false)
	}
}

// pressedBy notes what pressed the button.
func (f *Feature) pressedBy(ev event.Event) {
	if ev, ok := ev.(pointer.Event); ok {
		f.byTouch = ev.Source == pointer.Touch
	}
}
