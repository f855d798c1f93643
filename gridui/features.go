// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/columnstate"
	"github.com/giogrid/giogrid/gridui/internal/feature/announce"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/cellmarks"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnchooser"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnfit"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnhistory"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnmove"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/debug"
	"github.com/giogrid/giogrid/gridui/internal/feature/details"
	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/internal/feature/filtering"
	"github.com/giogrid/giogrid/gridui/internal/feature/flash"
	"github.com/giogrid/giogrid/gridui/internal/feature/focusring"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
	"github.com/giogrid/giogrid/gridui/internal/feature/highlight"
	"github.com/giogrid/giogrid/gridui/internal/feature/history"
	"github.com/giogrid/giogrid/gridui/internal/feature/outline"
	"github.com/giogrid/giogrid/gridui/internal/feature/paging"
	"github.com/giogrid/giogrid/gridui/internal/feature/panes"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	"github.com/giogrid/giogrid/gridui/internal/feature/placeholder"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowpins"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowselect"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/semantics"
	"github.com/giogrid/giogrid/gridui/internal/feature/ticks"
	"github.com/giogrid/giogrid/gridui/internal/feature/toolbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/tooltip"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/sheet"
)

// wire connects the features of a grid: in this order they paint, and are asked for input.
func (f *features) wire(g *core) {
	grid := &answers{g}
	f.wireCells(g, grid)
	f.wireRowDrag(g, grid)
	f.wireColumns(g, grid)
	f.wireRows(g, grid)
	f.wireHeader(g)
	f.wireTexts(g, grid)
	f.wireSheet(g)
}

// wireCells connects what stands in cells and scrolls them.
func (f *features) wireCells(g *core, grid *answers) {
	e := &g.engine
	e.scroller = host.Scroller{Viewport: &e.view, Pointer: &e.pointer, Style: &e.draw.Style, Grid: grid}
	e.focus.Sources = focus.Sources{
		Keys: &g.Options.Keys, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Report: &g.report, Cells: &g.cells,
	}
	f.cellEdit.Wire(celledit.Sources{
		Options: g.Options, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Editing: &g.editing,
		Input: &e.typing, CellTag: e.pointer.Tag(), Report: &g.report, Focus: &e.focus, Grid: cellEditHost{g},
	})
	f.wireEdits(g, grid)
	f.flash.Sources = flash.Sources{
		Options: &g.Options.Flash, Dataset: &g.data, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Cells: &g.cells,
	}
	f.cellMarks = cellmarks.Feature{Editing: &g.editing, Painter: &e.draw, Grid: g}
	f.highlight = highlight.Feature{Options: &g.Options.FocusHighlight, Painter: &e.draw, Focus: &e.focus}
	f.Add(&f.highlight)
	f.Add(&f.flash)
	f.scrollbar = scrollbar.Feature{Painter: &e.draw, Viewport: &e.view, Pointer: &e.pointer}
	f.Add(&f.scrollbar)
}

// wireEdits connects what copies and exports cells, pastes and clears them, and undoes changes.
func (f *features) wireEdits(g *core, grid *answers) {
	e := &g.engine
	f.clipboard.Sources = clipboard.Sources{
		Options: g.Options, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Selection: &g.selection, Editing: &g.editing,
		Focus: &e.focus, Report: &g.report, Grid: cellEditHost{g},
	}
	f.exporting = exporting.Feature{Dataset: &g.data, Selection: &g.selection, Report: &g.report}
	f.history.Sources = history.Sources{
		Options: g.Options, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Editing: &g.editing, Focus: &e.focus, Grid: grid,
	}
}

// wireRowDrag connects how users move rows. It comes before what else is dragged: while keys drag
// rows the pointer drags nothing, and the pointer over a handle has the shape of the handle.
func (f *features) wireRowDrag(g *core, grid *answers) {
	e := &g.engine
	f.rowDrag.Wire(rowdrag.Sources{
		Options: g.Options, Columns: &e.cols, Dataset: &g.data, Selection: &g.selection, Editing: &g.editing, Viewport: &e.view,
		Painter: &e.draw, Pointer: &e.pointer, Focus: &e.focus, Report: &g.report, Cells: &g.cells, Grid: grid,
	})
	f.Add(&f.rowDrag)
}

// wireColumns connects what users do to columns, and what is kept of it.
func (f *features) wireColumns(g *core, grid *answers) {
	e := &g.engine
	g.columns.Sources = columnstate.Sources{Options: g.Options, Columns: &e.cols, Widths: &e.view.Widths, Report: &g.report}
	f.columnMove.Sources = columnmove.Sources{
		Order: &g.Options.ColumnOrder, Pinning: &g.Options.ColumnPinning, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Focus: &e.focus, Grid: grid,
	}
	f.Add(&f.columnMove)
	f.columnSize.Sources = columnsize.Sources{
		Options: &g.Options.ColumnSizing, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Focus: &e.focus, Grid: grid,
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
func (f *features) wireRows(g *core, grid *answers) {
	e := &g.engine
	f.outline.Sources = outline.Sources{
		Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Focus: &e.focus, Selection: &g.Options.Selection,
	}
	f.Add(&f.outline)
	f.details.Sources = details.Sources{
		Options: &g.Options.Details, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw,
		Focus: &e.focus, Cells: &g.cells, Report: &g.report, Grid: grid,
	}
	f.Add(&f.details)
	f.rowPins.Sources = rowpins.Sources{
		Options: &g.Options.RowPins, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Focus: &e.focus, Grid: grid,
	}
	f.Add(&f.rowPins)
	f.rowSelect.Sources = rowselect.Sources{
		Options: &g.Options.Selection, Selection: &g.selection, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Focus: &e.focus, Grid: grid,
	}
	f.Add(&f.rowSelect)
	f.rowSize.Sources = rowsize.Sources{
		Options: &g.Options.RowSizing, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Focus: &e.focus, Grid: grid,
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
		Marks: &e.marks, Focus: &e.focus, Grid: headMenuGrid{g}, Keyboard: e.typing.Tag(),
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
func (f *features) wireTexts(g *core, grid *answers) {
	e := &g.engine
	f.tooltip.Sources = tooltip.Sources{
		Options: &g.Options.Tooltips, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Focus: &e.focus, Keyboard: e.typing.Tag(), Grid: grid,
	}
	f.semantics.Sources = semantics.Sources{
		Options: g.Options, Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Focus: &e.focus, Cells: &g.cells, Grid: semanticsGrid{g},
	}
	f.announce.Sources = announce.Sources{
		Options: g.Options, Texts: &e.draw.Style.Texts, Columns: &e.cols, Dataset: &g.data, Selection: &g.selection, Report: &g.report, Grid: g,
	}
}

// wireSheet connects what is drawn around the cells and over them.
func (f *features) wireSheet(g *core) {
	e := &g.engine
	e.sheet.Sources = sheet.Sources{
		Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Text: &e.text, Pointer: &e.pointer, Marks: &e.marks,
		Features: &f.List, Widgets: &g.cells, CellMarks: &f.cellMarks,
	}
	f.placeholder.Sources = placeholder.Sources{
		Options: g.Options, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Phrases: &f.semantics, Grid: g,
	}
	f.debug.Sources = debug.Sources{Options: g.Options, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Text: &e.text}
	f.toolbar.Sources = toolbar.Sources{
		Sorting: &g.Options.Sorting, Marks: &e.marks, Viewport: &e.view, Painter: &e.draw, Buttons: &e.buttons,
		Chooser: &f.columnChooser, Opener: &f.columnChooser.Opener, Grid: g,
	}
	f.Add(&f.toolbar)
	f.ticks = ticks.Feature{
		Columns: &e.cols, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Pointer: &e.pointer, Editor: &f.cellEdit, Grid: &g.cells,
	}
	f.Add(&f.ticks)
	f.focusRing = focusring.Feature{
		Options: &g.Options.Editing, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Typing: &e.typing,
		Focus: &e.focus, Editor: &f.cellEdit, ColumnDrag: &f.columnMove,
	}
	f.panes = panes.Feature{Viewport: &e.view, Painter: &e.draw}
}

// HideTooltip hides the tooltip of the cell under the pointer.
func (g *core) HideTooltip() { g.engine.features.tooltip.Clear() }
