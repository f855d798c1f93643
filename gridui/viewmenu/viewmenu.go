// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package viewmenu adds a menu of named views to a grid.
//
//	grid.Extensions = []gridui.Extension{&viewmenu.Menu{Key: "orders.views"}}
//
// A button above the header shows the name of the chosen view, and whether the grid has changed since. Its menu lists
// the program's views, which are locked, and the views that users saved. Users save, rename and delete views, and
// copy the current view as JSON for other users. A pasted view is applied, and can be saved under a name. Tab moves
// the focus to the button, Down or Enter opens the menu.
//
// The views are stored in the document of a gridui.Views with the same key and store. They are read and written in
// the background. The events events.ViewChosen, SavedViewChanged and ProblemFound report what
// users do.
package viewmenu

import (
	"encoding/json"
	"errors"

	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	feature "github.com/giogrid/giogrid/gridui/internal/feature/viewmenu"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// Menu is the menu of views of a grid. The zero value shows the button; its menu copies and pastes views but cannot
// save them. The fields may change between frames.
type Menu struct {
	// Locked lists the program's views. They come first in the menu, and users cannot change them. A view that
	// contains only some parts leaves the other parts of the grid unchanged.
	Locked []option.NamedView
	// Key is the key of the document with the users' views, as in gridui.Views. If it is empty, users cannot save
	// views. It must differ from the key of a Persistence.
	Key string
	// Store contains the document. nil selects storage.Local with the name of the program. The menu reads this field
	// when it reads the document and when it saves. It uses the store on another goroutine.
	Store storage.Store
	// Parts are the parts that views save and apply; 0 = all.
	Parts option.ViewParts
	// Hidden hides the button.
	Hidden bool
	// Current is the name of the last chosen view, empty for none. Setting it does not apply a view; Choose does. A
	// Persistence stores it.
	Current string

	owner   core.Owner
	feature feature.Feature
	// seen is Current at the last call of ViewRev. rev is the number of its changes.
	seen string
	rev  uint64
}

// Choose applies the view with a name in the next frame, or after the views were read. If there is no such view, the
// menu shows an error, and events.ProblemFound reports it.
func (m *Menu) Choose(name string) { m.feature.Choose(name) }

// Wait waits until all saved views are in the store. Call it before the program ends.
func (m *Menu) Wait() { m.feature.Wait() }

// Extend connects the menu to a grid. Only the grid calls it.
func (m *Menu) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if !m.owner.Take(g, m) {
		return
	}
	m.feature.Wire(feature.Sources{
		Program: program{m}, Views: &views{grid: g, marks: persist.Marks{Lasting: true}}, Options: g.Options, Viewport: &g.View.Frame,
		Painter: &g.Painter, Buttons: &g.Buttons, Report: &g.Report, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&m.feature)
	g.Features.Toolbar.AddProvider(&m.feature)
	g.Views().AddKeeper(keeper{m})
}

// program provides the settings of the program.
type program struct{ *Menu }

func (p program) Shows() bool                              { return !p.Hidden }
func (p program) Locked() []option.NamedView               { return p.Menu.Locked }
func (p program) Place() (store storage.Store, key string) { return p.Store, p.Key }
func (p program) Parts() option.ViewParts                  { return persist.PartsOr(p.Menu.Parts, option.ViewAll) }
func (p program) Current() string                          { return p.Menu.Current }
func (p program) SetCurrent(name string)                   { p.Menu.Current = name }

// views reads and sets the current view of the grid.
type views struct {
	grid  *core.Grid
	marks persist.Marks
}

// View returns the current view, without the name of the chosen view.
func (v *views) View() option.View {
	view := v.grid.Views().View()
	delete(view.Extensions, feature.ViewName)
	return view
}

func (v *views) SetView(view option.View) {
	v.grid.Resolve()
	v.grid.Views().SetView(view)
}
func (v *views) Changed() bool             { return v.grid.Views().SyncMarks(&v.marks) }
func (v *views) Lasting() option.ViewParts { return persist.Lasting }

// keeper saves the name of the chosen view in views.
type keeper struct{ *Menu }

func (keeper) ViewName() string { return feature.ViewName }

// ViewState returns the name of the chosen view, nil if there is none.
func (k keeper) ViewState() any {
	if k.Current == "" {
		return nil
	}
	return k.Current
}

// SetViewState sets the name of the chosen view; nil sets no name. It returns an error if state is not a text.
func (k keeper) SetViewState(state json.RawMessage) error {
	name := ""
	if state != nil && json.Unmarshal(state, &name) != nil {
		return errors.New("not the name of a view")
	}
	k.Current = name
	return nil
}

// ViewRev returns a number that increases when the name changes.
func (k keeper) ViewRev() uint64 {
	if k.Current != k.seen {
		k.Menu.seen, k.Menu.rev = k.Current, k.rev+1
	}
	return k.rev
}
