// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package extend lets packages outside this module add features to a grid: items in the menus of headers and cells,
// marks in cells, keys, a card over the grid, and state that views keep and users can undo.
//
// An extension is a type with a method Extend, which the grid calls once, before the first frame with the extension
// in Grid.Extensions. The method adds a Feature, a struct of functions that may be nil:
//
//	type Notes struct{ grid *extend.Grid }
//
//	func (n *Notes) Extend(g *extend.Grid) {
//		n.grid = g
//		g.Add(&extend.Feature{Mark: n.mark, CellItems: n.items})
//	}
//
//	grid.Extensions = []gridui.Extension{&Notes{}}
//
// Extensions work with rows in memory and with rows of a source: Cell.IsLoaded reports whether a row is loaded. The
// grid calls all functions on the goroutine of the frames. An extension belongs to one grid.
package extend

import (
	"encoding/json"
	"image/color"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/outside"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the grid that an extension belongs to.
type Grid struct{ core *core.Grid }

func init() {
	extending.Wrap = func(g *core.Grid) any { return &Grid{g} }
	extending.Core = func(grid any) *core.Grid { return grid.(*Grid).core }
}

// A Feature holds the functions of an extension. The zero value does nothing. Set its fields before Grid.Add.
type Feature struct {
	// HeaderItems returns items for the menu of a header, which follow the items of the grid. It is called in each
	// frame that shows the menu.
	HeaderItems func(of option.HeaderTarget) []Item
	// CellItems returns items for the menu of a cell, which follow the items of Grid.Menu. It is called when the
	// menu opens, and again when rows or columns change while it is open.
	CellItems func(c Cell) []Item
	// Mark returns the mark of a cell with data, the zero value for none. It is called two times for each visible
	// cell in each frame: it must be fast, and should return stored texts.
	Mark func(c Cell) Mark
	// Keys are active while the cells have the keyboard and no cell is being edited. They have precedence over the
	// keys of the grid.
	Keys []Key
	// State is the state that views store. The zero value stores nothing.
	State State

	drawn outside.Feature
	grid  *Grid
	rev   uint64
}

// An Item is an item of a menu.
type Item struct {
	Label string
	// Disabled shows the item but keeps users from choosing it. Reason shows in a second line why.
	Disabled bool
	Reason   string
	// Checked is the state of an item that can be on or off.
	Choice, Checked bool
	// Do is called when the item is chosen; nil does nothing.
	Do func()
	// Children are the items of a submenu. An item with Children ignores Do. Children have no children.
	Children []Item
}

// A Mark is a triangle in the upper corner of a cell, at the side where the text begins. The zero value is no mark.
type Mark struct {
	// Color is the colour of the mark; a transparent colour draws no mark. With forced colours, marks have the
	// colour of texts.
	Color color.NRGBA
	// Text is the tooltip of the cell, and the description of the mark for assistive technology; empty for none.
	Text string
}

// A Key is a key with modifiers, and its function.
type Key struct {
	Name      key.Name
	Modifiers key.Modifiers
	// Do is called when the keys are pressed while the cells have the keyboard.
	Do func()
	// Label names the key in the list of package keylist; empty: it is not listed.
	Label string
}

// State is the state of an extension that views store as JSON, in View.Extensions under Name.
type State struct {
	// Name is the key of the state in views. It must be unique among the extensions of a program, and must not
	// change. Empty: nothing is stored.
	Name string
	// Get returns the state to store, nil for the initial state. The grid marshals it as JSON.
	Get func() any
	// Set restores a stored state, nil for the initial state. If it returns an error it must leave the state
	// unchanged; the grid reports the error by a ProblemFound event.
	Set func(state json.RawMessage) error
}

// Add adds a feature to the grid. A feature belongs to one grid; later calls with it have no effect.
func (g *Grid) Add(f *Feature) {
	if f.grid != nil {
		return
	}
	f.grid = g
	c := g.core
	f.drawn.Wire(outside.Sources{
		Columns: &c.Columns, Dataset: &c.Data, Addresses: &c.View, Viewport: &c.View.Frame, Painter: &c.Painter, Keyboard: c.Typing.Tag(), Editor: c.Features.Editor,
	}, f.program())
	c.Features.Add(&f.drawn)
	if f.State.Name != "" {
		c.Views().AddKeeper(keeper{f})
	}
}

// program converts the functions of the feature to the form that the grid calls.
func (f *Feature) program() (p outside.Program) {
	if f.HeaderItems != nil {
		p.HeaderItems = func(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
			return appendItems(dst, f.HeaderItems(of))
		}
	}
	if f.CellItems != nil {
		p.CellItems = func(dst []feature.MenuItem, at viewport.Address) []feature.MenuItem {
			return appendItems(dst, f.CellItems(f.grid.cell(at)))
		}
	}
	if f.Mark != nil {
		p.Mark = func(at viewport.Address) (color.NRGBA, string) {
			m := f.Mark(f.grid.cell(at))
			return m.Color, m.Text
		}
	}
	for _, k := range f.Keys {
		p.Keys = append(p.Keys, outside.Key{Filter: key.Filter{Name: k.Name, Required: k.Modifiers}, Do: k.Do, Label: k.Label})
	}
	return p
}

// appendItems appends items, converted to the form of the grid, to dst.
func appendItems(dst []feature.MenuItem, items []Item) []feature.MenuItem {
	for _, it := range items {
		added := feature.MenuItem{Label: it.Label, Disabled: it.Disabled, Reason: it.Reason, Choice: it.Choice, Checked: it.Checked, Children: appendItems(nil, it.Children)}
		if it.Do != nil {
			added.Do = func(layout.Context) { it.Do() }
		}
		dst = append(dst, added)
	}
	return dst
}

// StateChanged makes the grid store the view again, after State.Get returns another value.
func (f *Feature) StateChanged() {
	f.rev++
	if f.grid != nil {
		f.grid.Invalidate()
	}
}

// OpenCard shows a widget over the grid, below the given cell, or in the middle if the cell is not on the screen.
// The card gets the keyboard. Escape and a press outside the card close it; then closed is called, if not nil.
func (f *Feature) OpenCard(at Cell, w layout.Widget, closed func()) {
	f.drawn.OpenCard(outside.Card{Widget: w, RowID: at.RowID(), ColumnID: at.ColumnID(), Closed: closed})
	if f.grid != nil {
		f.grid.Invalidate()
	}
}

// CloseCard closes the card if it is open. The cells get the keyboard in the next frame.
func (f *Feature) CloseCard() { f.drawn.CloseCard() }

// keeper stores the state of a feature with views.
type keeper struct{ *Feature }

func (k keeper) ViewName() string { return k.State.Name }
func (k keeper) ViewRev() uint64  { return k.rev }

func (k keeper) ViewState() any {
	if k.State.Get == nil {
		return nil
	}
	return k.State.Get()
}

func (k keeper) SetViewState(state json.RawMessage) error {
	if k.State.Set == nil {
		return nil
	}
	return k.State.Set(state)
}
