// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"errors"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/example/internal/exports"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/keylist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/gridui/valueview"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// Options set how rows are shown. Look is required.
type Options struct {
	Look *look.Look
	// Where selects the rows to show, in addition to users' filters; nil means all.
	Where expr.Predicate
	// Invalidate requests a frame, from any goroutine; nil: the grid polls while it waits.
	Invalidate func()
	// Exports holds the user's choices for exports; nil: the defaults, which users cannot change.
	Exports *exports.Choices
	// Menu returns the items of the menu of a cell; nil: no menu.
	Menu func(gridui.CellContext[sqlrows.Row]) []menus.Item[sqlrows.Row]
}

// Grid shows the rows of a rowset. Use New to create it; Close frees its resources.
type Grid struct {
	Rows *rowset.Rowset
	// Value shows the focused cell whole.
	Value valueview.Viewer

	keys keylist.List
	look *look.Look
	// exports holds the user's choices for exports.
	exports *exports.Choices
	remote  *gridui.Remote[sqlrows.Row]
	// grid is the grid shown. If rows can be written it is the grid of changes, which is nil otherwise.
	grid    *gridui.Grid[sqlrows.Row]
	changes *gridui.ChangeTrackingGrid[sqlrows.Row]
	preview preview
	// did is the result of the last change; zero before one.
	did look.Text
	// began reports whether the first row had arrived.
	began bool
	// exported is the result of the last export; nil before one.
	exported *events.RowsExported
}

// New returns a grid for a rowset, which Close of the grid also closes.
func New(rows *rowset.Rowset, o Options) *Grid {
	g := &Grid{Rows: rows, look: o.Look, exports: o.Exports, grid: new(gridui.Grid[sqlrows.Row])}
	if rows.ReadOnly == catalog.Writable {
		g.changes = new(gridui.ChangeTrackingGrid[sqlrows.Row])
		g.grid = &g.changes.Grid
	}
	g.remote = gridui.NewRemote(narrow(rows.Source, o.Where), gridui.RemoteOptions[sqlrows.Row]{Size: sqlrows.Row.Size})
	g.grid.Columns = g.columns()
	g.grid.Invalidate = o.Invalidate
	g.grid.Menu.ItemsFor = o.Menu
	valueview.Read(&g.Value, g.whole)
	g.grid.Extensions = []gridui.Extension{&g.Value, &g.keys}
	allow(&g.grid.Options)
	g.grid.HeaderMenu.Items = g.groupItems
	g.grid.Placeholder.Explain = explain(g.look)
	if g.changes != nil {
		g.track()
		return g
	}
	g.grid.SetSource(g.remote)
	return g
}

// allow enables the features that need no writing.
func allow(o *option.Options) {
	o.Sorting.Mode = option.SortMulti
	o.Filtering.Enabled, o.Filtering.Row = true, true
	o.HeaderMenu.Enabled = true
	o.Announce = true
	o.ColumnPinning.Mode = option.ColumnPinDrag
	o.ColumnSizing.Mode = option.ColumnResizeLive
	o.ColumnOrder.Mode = option.ColumnOrderFree
	o.CellRanges.Enabled = true
	o.RowNumbers.Enabled = true
	none := []option.Binding{{Name: "S", Modifiers: key.ModShortcut, Action: option.ActionNone}}
	o.Keys.Bind, o.Keys.Edit = none, none // the window saves
}

// Update handles input. Call it in each frame before Layout.
func (g *Grid) Update(gtx layout.Context) {
	g.focusFirst()
	for {
		ev, ok := g.shown().Update(gtx)
		if !ok {
			return
		}
		if done, ok := ev.(events.RowsExported); ok {
			g.exported = &done
		}
		g.hear(ev)
	}
}

// shown returns the grid to update and draw.
func (g *Grid) shown() gridui.Gridder[sqlrows.Row] {
	if g.changes != nil {
		return g.changes
	}
	return g.grid
}

// Layout draws the grid; it fills its constraints.
func (g *Grid) Layout(gtx layout.Context) layout.Dimensions {
	s := look.Style(g.look, g.shown())
	s.Density = theme.DensityCompact
	s.Lines = theme.LinesBoth
	d := s.Layout(gtx)
	if g.firstArrived() {
		gtx.Execute(op.InvalidateCmd{}) // Update focuses its first cell
	}
	return d
}

// Tag returns the tag that gets the keyboard.
func (g *Grid) Tag() any { return g.grid.Tag() }

// View holds the user's settings of a grid.
type View struct {
	Grid option.View
	// Groups lists the columns that rows are grouped by.
	Groups []string
}

// View returns the user's settings of the grid; Restore applies them again.
func (g *Grid) View() View { return View{g.grid.View(), g.grid.Grouping.By} }

// Restore applies a view.
func (g *Grid) Restore(v View) {
	g.grid.Grouping.By = v.Groups
	g.grid.SetView(v.Grid)
}

// Reload reads the rows again, for instance because more rows of a statement have arrived.
func (g *Grid) Reload() { g.remote.Reload() }

// Close cancels reading, and frees the rows.
func (g *Grid) Close() error {
	g.remote.Close()
	return errors.Join(g.grid.Close(), g.Rows.Close())
}
