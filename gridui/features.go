// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnchooser"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnfit"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnhistory"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnmove"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/filtering"
	"github.com/giogrid/giogrid/gridui/internal/feature/flash"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
	"github.com/giogrid/giogrid/gridui/internal/feature/highlight"
	"github.com/giogrid/giogrid/gridui/internal/feature/paging"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowpins"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/semantics"
	"github.com/giogrid/giogrid/gridui/internal/feature/tooltip"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
)

// features are those that stand in packages of their own. Each is wired once, here.
type features struct {
	feature.List
	cellEdit   celledit.Feature
	editHost   cellEditHost
	flash      flash.Feature
	paging     paging.Feature
	highlight  highlight.Feature
	scrollbar  scrollbar.Feature
	columnSize columnsize.Feature
	columnFit  columnfit.Feature
	columnMove columnmove.Feature
	rowPins    rowpins.Feature
	rowSize    rowsize.Feature
	persist    persist.Feature
	// columnHistory makes steps of changes of the columns.
	columnHistory columnhistory.Feature
	columnChooser columnchooser.Feature
	headMenu      headmenu.Feature
	filtering     filtering.Feature
	tooltip       tooltip.Feature
	semantics     semantics.Feature
}

// wire connects the features of a grid: in this order they paint, and are asked for input.
func (f *features) wire(g *core) {
	g.answers.core = g
	f.wireCells(g)
	f.wireColumns(g)
	f.wireRows(g)
	f.wireHeader(g)
	f.wireTexts(g)
}

// wireCells connects what stands in cells and scrolls them.
func (f *features) wireCells(g *core) {
	e, grid := &g.engine, &g.answers
	f.editHost.grid = g
	f.cellEdit.Wire(celledit.Sources{
		Options: g.Options, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Editing: &g.editing,
		Input: &e.typing, CellTag: e.pointer.Tag(), Report: &g.report, Grid: &f.editHost,
	})
	f.flash.Sources = flash.Sources{
		Options: &g.Options.Flash, Dataset: &g.data, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Cells: &g.cells,
	}
	f.highlight = highlight.Feature{Options: &g.Options.FocusHighlight, Painter: &e.draw, Grid: grid}
	f.Add(&f.highlight)
	f.Add(&f.flash)
	f.scrollbar = scrollbar.Feature{Painter: &e.draw, Viewport: &e.view, Pointer: &e.pointer}
	f.Add(&f.scrollbar)
}

// wireColumns connects what users do to columns, and what is kept of it.
func (f *features) wireColumns(g *core) {
	e, grid := &g.engine, &g.answers
	f.columnMove.Sources = columnmove.Sources{
		Order: &g.Options.ColumnOrder, Pinning: &g.Options.ColumnPinning, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Grid: grid,
	}
	f.Add(&f.columnMove)
	f.columnSize.Sources = columnsize.Sources{
		Options: &g.Options.ColumnSizing, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Grid: grid,
	}
	f.Add(&f.columnSize)
	f.columnFit.Sources = columnfit.Sources{
		Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Text: &e.text, Cells: &g.cells, Grid: grid,
	}
	f.columnHistory.Sources = columnhistory.Sources{
		Options: g.Options, Columns: &e.cols, Painter: &e.draw, Report: &g.report, Grid: columnHistoryGrid{g},
	}
	f.persist.Sources = persist.Sources{Options: g.Options, Dataset: &g.data, Columns: &e.cols, Viewport: &e.view}
}

// wireRows connects what users do to rows and pages.
func (f *features) wireRows(g *core) {
	e, grid := &g.engine, &g.answers
	f.rowPins.Sources = rowpins.Sources{
		Options: &g.Options.RowPins, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Grid: grid,
	}
	f.rowSize.Sources = rowsize.Sources{
		Options: &g.Options.RowSizing, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Grid: grid,
	}
	f.Add(&f.rowSize)
	f.paging.Sources = paging.Sources{Options: &g.Options.Paging, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Buttons: &e.buttons}
	f.Add(&f.paging)
}

// wireHeader connects what opens from headers.
func (f *features) wireHeader(g *core) {
	e := &g.engine
	f.columnChooser.Sources = columnchooser.Sources{
		Options: &g.Options.ColumnVisibility, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Buttons: &e.buttons, Grid: g, Keyboard: e.typing.Tag(),
	}
	f.Add(&f.columnChooser)
	f.headMenu.Sources = headmenu.Sources{
		Options: g.Options, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Buttons: &e.buttons, Pointer: &e.pointer,
		Marks: &e.marks, Grid: headMenuGrid{g}, Keyboard: e.typing.Tag(),
	}
	f.Add(&f.headMenu)
	e.marks.Sources = headmarks.Sources{
		Options: g.Options, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Buttons: &f.headMenu,
	}
	f.filtering.Wire(filtering.Sources{
		Options: &g.Options.Filtering, Tooltips: &g.Options.Tooltips, Keys: &g.Options.Keys, Columns: &e.cols, Dataset: &g.data,
		Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Keyboard: e.typing.Tag(), Grid: g,
	})
	f.Add(&f.filtering)
}

// wireTexts connects what tells of cells.
func (f *features) wireTexts(g *core) {
	e, grid := &g.engine, &g.answers
	f.tooltip.Sources = tooltip.Sources{
		Options: &g.Options.Tooltips, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Keyboard: e.typing.Tag(), Grid: grid,
	}
	f.semantics.Sources = semantics.Sources{
		Options: g.Options, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Cells: &g.cells, Grid: semanticsGrid{g},
	}
}

// HideTooltip hides the tooltip of the cell under the pointer.
func (g *core) HideTooltip() { g.engine.features.tooltip.Clear() }
