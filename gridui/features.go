// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/flash"
	"github.com/giogrid/giogrid/gridui/internal/feature/highlight"
	"github.com/giogrid/giogrid/gridui/internal/feature/paging"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// features are those that stand in packages of their own. Each is wired once, here.
type features struct {
	feature.List
	cellEdit  celledit.Feature
	editHost  cellEditHost
	flash     flash.Feature
	paging    paging.Feature
	highlight highlight.Feature
}

// wire connects the features of a grid: in this order they are called.
func (f *features) wire(g *core) {
	e := &g.engine
	f.editHost.grid = g
	f.cellEdit.Wire(celledit.Sources{
		Options: g.Options, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Editing: &g.editing,
		Input: &e.typing, CellTag: &e.cellTag, Report: &g.report, Grid: &f.editHost,
	})
	f.flash.Sources = flash.Sources{
		Options: &g.Options.Flash, Dataset: &g.data, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Cells: &g.cells,
	}
	f.highlight = highlight.Feature{Options: &g.Options.FocusHighlight, Painter: &e.draw, Grid: g}
	f.Add(&f.highlight)
	f.Add(&f.flash)
	f.paging.Sources = paging.Sources{Options: &g.Options.Paging, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Buttons: &e.buttons}
	f.Add(&f.paging)
}

// FocusedCell is the address of the focused cell.
func (g *core) FocusedCell() viewport.Address { return g.engine.focus.at() }
