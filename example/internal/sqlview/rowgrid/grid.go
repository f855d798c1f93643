// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"errors"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/example/internal/exports"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// Options say how rows are shown. Look is required.
type Options struct {
	Look *look.Look
	// Where is true for the rows to show, whatever users filter by; nil: all.
	Where expr.Expr
	// Invalidate asks for a frame, from any goroutine; nil: the grid polls while it waits.
	Invalidate func()
	// Exports is what users choose of exports; nil: the defaults, which they cannot change.
	Exports *exports.Choices
	// Menu are the items of the menu of a cell; nil: no menu.
	Menu func(gridui.CellContext[sqlrows.Row]) []menus.Item[sqlrows.Row]
}

// Grid shows the rows of a rowset. Make it with New; Close frees what it holds.
type Grid struct {
	Rows *rowset.Rowset

	look *look.Look
	// exports is what users choose of exports.
	exports *exports.Choices
	remote  *gridui.Remote[sqlrows.Row]
	// grid is what shows. Of rows that can be written it is the grid of changes, which is nil for
	// others.
	grid    *gridui.Grid[sqlrows.Row]
	changes *gridui.ChangeTrackingGrid[sqlrows.Row]
	preview preview
	// did is what the last change came to; zero before one.
	did look.Text
	// began reports whether the first row had arrived.
	began bool
	// exported is how the last export ended; nil before one.
	exported *events.Exported
}

// New shows a rowset, which it closes with itself.
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

// allow lets users do what needs no writing.
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
}

// Update handles what users did. Call it in each frame before Layout.
func (g *Grid) Update(gtx layout.Context) {
	g.focusFirst()
	for {
		ev, ok := g.shown().Update(gtx)
		if !ok {
			return
		}
		if done, ok := ev.(events.Exported); ok {
			g.exported = &done
		}
		g.hear(ev)
	}
}

// shown is what is updated and drawn.
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

// Tag is what gets the keyboard.
func (g *Grid) Tag() any { return g.grid.Tag() }

// View is what users made of a grid.
type View struct {
	Grid option.View
	// Groups are the columns that rows are grouped by.
	Groups []string
}

// View is what the user made of the grid; Restore brings it back.
func (g *Grid) View() View { return View{g.grid.View(), g.grid.Grouping.By} }

// Restore puts a view in place.
func (g *Grid) Restore(v View) {
	g.grid.Grouping.By = v.Groups
	g.grid.SetView(v.Grid)
}

// Reload reads the rows again, for instance because more of a statement's have arrived.
func (g *Grid) Reload() { g.remote.Reload() }

// Close ends what is being read, and frees the rows.
func (g *Grid) Close() error {
	g.remote.Close()
	return errors.Join(g.grid.Close(), g.Rows.Close())
}
