// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package viewmenu gives a grid a menu of views by name.
//
//	grid.Extensions = []gridui.Extension{&viewmenu.Menu{Key: "orders.views"}}
//
// A button above the header shows which view was chosen, and whether the grid was changed since. Its
// menu lists the views of the program, which are locked, and those that users have saved. It saves,
// renames and deletes views, copies the present one as JSON for others, and pastes theirs, which then
// shows and can be saved under a name. By keys: Tab goes to the button, Down or Enter opens the menu.
//
// The views are in the document of a gridui.Views of the same key and store, read and written beside
// the frames. What users do comes as events.ViewChosen, ViewSaved, ViewRenamed, ViewDeleted and
// ViewProblem.
package viewmenu

import (
	"encoding/json"
	"errors"

	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	feature "github.com/giogrid/giogrid/gridui/internal/feature/viewmenu"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// Menu is the menu of views of a grid. The zero value shows a button whose menu shares views, and saves
// none. Its fields may change between frames.
type Menu struct {
	// Locked are the views of the program. They come first in the menu and cannot be changed. A
	// view that has only some parts leaves the others as they are.
	Locked []option.NamedView
	// Key is the key of the document with the views of users, as in gridui.Views; empty: users save
	// none. It must differ from that of a Persistence.
	Key string
	// Store holds the document; nil: storage.Local of the program's own name. It is looked at when
	// the key is read, and when something is saved. It is used on another goroutine.
	Store storage.Store
	// Without are parts that are neither saved nor put in place, such as option.ViewScroll.
	Without option.ViewParts
	// Hidden takes the button away.
	Hidden bool
	// Current is the name of the view that was chosen last, empty for none. To set it puts no view in
	// place: see Choose. It is part of what Persistence keeps.
	Current string

	owner   core.Owner
	feature feature.Feature
	// seen is Current as it was last told, rev counts its changes.
	seen string
	rev  uint64
}

// Choose puts the view with a name in place in the next frame, once the views have been read. If there
// is none the menu says so, and an events.ViewProblem.
func (m *Menu) Choose(name string) { m.feature.Choose(name) }

// Wait returns when what users saved is in the store. Call it before the program ends.
func (m *Menu) Wait() { m.feature.Wait() }

// Extend connects the menu with a grid. It is for the grid, see gridui.Extension.
func (m *Menu) Extend(g *core.Grid) {
	if !m.owner.Take(g, m) {
		return
	}
	m.feature.Wire(feature.Sources{
		Program: program{m}, Views: &views{grid: g, marks: persist.Marks{Lasting: true}}, Options: g.Options, Viewport: &g.View.Frame,
		Painter: &g.Painter, Buttons: &g.Buttons, Report: &g.Report, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&m.feature)
	g.Features.Toolbar.AddProvider(&m.feature)
	g.Features.Persist.AddKeeper(keeper{m})
}

// program is what the program sets.
type program struct{ *Menu }

func (p program) Shows() bool                              { return !p.Hidden }
func (p program) Locked() []option.NamedView               { return p.Menu.Locked }
func (p program) Place() (store storage.Store, key string) { return p.Store, p.Key }
func (p program) Parts() option.ViewParts                  { return option.ViewAll &^ p.Without }
func (p program) Current() string                          { return p.Menu.Current }
func (p program) SetCurrent(name string)                   { p.Menu.Current = name }

// views is the view of the grid.
type views struct {
	grid  *core.Grid
	marks persist.Marks
}

// View is the present view, without which view was chosen.
func (v *views) View() option.View {
	view := v.grid.Features.Persist.View()
	delete(view.Extensions, feature.ViewName)
	return view
}

func (v *views) SetView(view option.View) {
	v.grid.Resolve()
	v.grid.Features.Persist.SetView(view)
}
func (v *views) Changed() bool             { return v.grid.Features.Persist.SyncMarks(&v.marks) }
func (v *views) Lasting() option.ViewParts { return persist.Lasting }

// keeper keeps which view was chosen.
type keeper struct{ *Menu }

func (keeper) ViewName() string { return feature.ViewName }

// ViewState is the name, nil for none.
func (k keeper) ViewState() any {
	if k.Current == "" {
		return nil
	}
	return k.Current
}

// SetViewState takes a name.
func (k keeper) SetViewState(state json.RawMessage) error {
	name := ""
	if state != nil && json.Unmarshal(state, &name) != nil {
		return errors.New("not the name of a view")
	}
	k.Current = name
	return nil
}

// ViewRev changes with the name.
func (k keeper) ViewRev() uint64 {
	if k.Current != k.seen {
		k.Menu.seen, k.Menu.rev = k.Current, k.rev+1
	}
	return k.rev
}
