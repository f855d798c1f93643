// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnchooser"
	"github.com/giogrid/giogrid/gridui/internal/feature/flash"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
	"github.com/giogrid/giogrid/gridui/internal/feature/highlight"
	"github.com/giogrid/giogrid/gridui/internal/feature/paging"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// features are those that stand in packages of their own. Each is wired once, here.
type features struct {
	feature.List
	flash     flash.Feature
	paging    paging.Feature
	highlight highlight.Feature
	columns   columnchooser.Feature
	headMenu  headmenu.Feature
}

// wire connects the features of a grid: in this order they are called.
func (f *features) wire(g *core) {
	e := &g.engine
	f.flash.Sources = flash.Sources{
		Options: &g.Options.Flash, Dataset: &g.data, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Cells: &g.cells,
	}
	f.highlight = highlight.Feature{Options: &g.Options.FocusHighlight, Painter: &e.draw, Grid: g}
	f.Add(&f.highlight)
	f.Add(&f.flash)
	f.paging.Sources = paging.Sources{Options: &g.Options.Paging, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Buttons: &e.buttons}
	f.Add(&f.paging)
	f.columns.Sources = columnchooser.Sources{
		Options: &g.Options.ColumnVisibility, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Buttons: &e.buttons, Grid: g, Keyboard: e.keyTag(),
	}
	f.Add(&f.columns)
	f.headMenu.Sources = headmenu.Sources{
		Options: g.Options, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Buttons: &e.buttons, Grid: headMenuGrid{g},
		Keyboard: e.keyTag(), Cells: &e.cellTag,
	}
	f.Add(&f.headMenu)
}

// FocusedCell is the address of the focused cell.
func (g *core) FocusedCell() viewport.Address { return g.engine.focus.at() }
