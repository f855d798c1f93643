// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/internal/columnstate"
	"github.com/giogrid/giogrid/gridui/internal/feature/announce"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/cellfilter"
	"github.com/giogrid/giogrid/gridui/internal/feature/cellmarks"
	"github.com/giogrid/giogrid/gridui/internal/feature/cellranges"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnchooser"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnfit"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnhistory"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnmove"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/copyoutline"
	"github.com/giogrid/giogrid/gridui/internal/feature/debug"
	"github.com/giogrid/giogrid/gridui/internal/feature/details"
	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/internal/feature/fillhandle"
	"github.com/giogrid/giogrid/gridui/internal/feature/filtering"
	"github.com/giogrid/giogrid/gridui/internal/feature/find"
	"github.com/giogrid/giogrid/gridui/internal/feature/flash"
	"github.com/giogrid/giogrid/gridui/internal/feature/focusring"
	"github.com/giogrid/giogrid/gridui/internal/feature/gotorow"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
	"github.com/giogrid/giogrid/gridui/internal/feature/highlight"
	"github.com/giogrid/giogrid/gridui/internal/feature/history"
	"github.com/giogrid/giogrid/gridui/internal/feature/outline"
	"github.com/giogrid/giogrid/gridui/internal/feature/paging"
	"github.com/giogrid/giogrid/gridui/internal/feature/panes"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	"github.com/giogrid/giogrid/gridui/internal/feature/placeholder"
	"github.com/giogrid/giogrid/gridui/internal/feature/rangemove"
	"github.com/giogrid/giogrid/gridui/internal/feature/remotestate"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/internal/feature/rownumbers"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowpins"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowselect"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollmarks"
	"github.com/giogrid/giogrid/gridui/internal/feature/semantics"
	"github.com/giogrid/giogrid/gridui/internal/feature/statusbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/ticks"
	"github.com/giogrid/giogrid/gridui/internal/feature/toolbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/tooltip"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/rangelines"
	"github.com/giogrid/giogrid/gridui/internal/sheet"
)

// wiring connects the features of a grid: in this order they paint, and are asked for input.
type wiring struct {
	grid    *Grid
	answers *answers
}

func (w *wiring) wire() {
	w.wireCells()
	w.wireRowDrag()
	w.wireColumns()
	w.wireRows()
	w.wireRangeMove()
	w.wireFind()
	w.wireHeader()
	w.wireTexts()
	w.wireSheet()
}

// wireCells connects what stands in cells and scrolls them.
func (w *wiring) wireCells() {
	g, f := w.grid, &w.grid.Features
	g.Scroller = host.Scroller{Viewport: &g.View, Pointer: &g.Pointer, Style: &g.Painter.Style, Grid: w.answers}
	g.Focus.Sources = focus.Sources{
		Keys: &g.Options.Keys, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Report: &g.Report, Cells: &g.Contents,
	}
	f.CellEdit.Wire(celledit.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Editing: &g.Editing,
		Input: &g.Typing, CellTag: g.Pointer.Tag(), Report: &g.Report, Focus: &g.Focus, Ranges: &g.Ranges, Grid: cellEditHost{g},
	})
	w.wireEdits()
	f.Flash.Sources = flash.Sources{
		Options: &g.Options.Flash, Dataset: &g.Data, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Cells: &g.Contents,
	}
	f.CellMarks = cellmarks.Feature{Editing: &g.Editing, Painter: &g.Painter, Grid: g}
	f.Highlight = highlight.Feature{Options: &g.Options.FocusHighlight, Painter: &g.Painter, Focus: &g.Focus}
	f.Add(&f.Highlight)
	lines := rangelines.Lines{Ranges: &g.Ranges, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter}
	f.CellRanges.Sources = cellranges.Sources{
		Options: &g.Options.CellRanges, Keys: &g.Options.Keys, Ranges: &g.Ranges, Lines: lines, Columns: &g.Columns, Dataset: &g.Data,
		Viewport: &g.View, Focus: &g.Focus, Painter: &g.Painter, Pointer: &g.Pointer, Grid: w.answers,
	}
	f.Add(&f.CellRanges)
	f.FillHandle.Sources = fillhandle.Sources{
		Options: g.Options, Ranges: &g.Ranges, Lines: lines, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Focus: &g.Focus,
		Painter: &g.Painter, Pointer: &g.Pointer, Editing: &g.Editing, Cells: &g.Contents, Grid: w.answers,
	}
	f.CopyOutline = copyoutline.Feature{Options: &g.Options.Clipboard, Ranges: &g.Ranges, Editing: &g.Editing, Lines: lines}
	f.Add(&f.CopyOutline)
	f.Add(&f.FillHandle)
	f.RowNumbers.Sources = rownumbers.Sources{
		Options: &g.Options.Selection, Ranges: &g.Ranges, Selection: &g.Selection, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View,
		Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.Add(&f.RowNumbers)
	f.Add(&f.Flash)
	f.Scrollbar = scrollbar.Feature{Options: &g.Options.ScrollMarks, Dataset: &g.Data, Painter: &g.Painter, Viewport: &g.View, Pointer: &g.Pointer}
	f.Add(&f.Scrollbar)
}

// wireEdits connects what copies and exports cells, pastes and clears them, and undoes changes.
func (w *wiring) wireEdits() {
	g, f := w.grid, &w.grid.Features
	f.Clipboard.Sources = clipboard.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Selection: &g.Selection, Editing: &g.Editing,
		Focus: &g.Focus, Ranges: &g.Ranges, Report: &g.Report, Grid: cellEditHost{g},
	}
	f.Exporting = exporting.Feature{Dataset: &g.Data, Selection: &g.Selection, Report: &g.Report, Grid: w.answers}
	f.History.Sources = history.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Editing: &g.Editing, Focus: &g.Focus, Grid: w.answers,
	}
}

// wireRowDrag connects how users move rows. It comes before what else is dragged: while keys drag
// rows the pointer drags nothing, and the pointer over a handle has the shape of the handle.
func (w *wiring) wireRowDrag() {
	g, f := w.grid, &w.grid.Features
	f.RowDrag.Wire(rowdrag.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Selection: &g.Selection, Editing: &g.Editing, Viewport: &g.View,
		Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Report: &g.Report, Cells: &g.Contents, Grid: w.answers,
	})
	f.Add(&f.RowDrag)
}

// wireColumns connects what users do to columns, and what is kept of it.
func (w *wiring) wireColumns() {
	g, f := w.grid, &w.grid.Features
	g.ColumnState.Sources = columnstate.Sources{Options: g.Options, Columns: &g.Columns, Widths: &g.View.Widths, Report: &g.Report}
	f.ColumnMove.Sources = columnmove.Sources{
		Order: &g.Options.ColumnOrder, Pinning: &g.Options.ColumnPinning, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.Add(&f.ColumnMove)
	f.ColumnSize.Sources = columnsize.Sources{
		Options: &g.Options.ColumnSizing, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.Add(&f.ColumnSize)
	f.ColumnFit.Sources = columnfit.Sources{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Text: &g.Text, Cells: &g.Contents, Grid: w.answers,
	}
	f.ColumnHistory.Sources = columnhistory.Sources{
		Options: g.Options, Columns: &g.Columns, Painter: &g.Painter, Report: &g.Report, Grid: columnHistoryGrid{g},
	}
	f.Persist.Sources = persist.Sources{Options: g.Options, Dataset: &g.Data, Columns: &g.Columns, Viewport: &g.View, Focus: &g.Focus, Resolve: g.columnSync.resolve}
}

// wireRows connects what users do to rows and pages.
func (w *wiring) wireRows() {
	g, f := w.grid, &w.grid.Features
	f.Outline.Sources = outline.Sources{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Focus: &g.Focus, Selection: &g.Options.Selection,
	}
	f.Add(&f.Outline)
	f.HeadMenu.AddItems(&f.Outline)
	f.Details.Sources = details.Sources{
		Options: &g.Options.Details, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter,
		Focus: &g.Focus, Cells: &g.Contents, Report: &g.Report, Grid: w.answers,
	}
	f.Add(&f.Details)
	f.RowPins.Sources = rowpins.Sources{
		Options: &g.Options.RowPins, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.Add(&f.RowPins)
	f.RowSelect.Sources = rowselect.Sources{
		Options: &g.Options.Selection, Ranges: &g.Options.CellRanges, Selection: &g.Selection, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.Add(&f.RowSelect)
	f.RowSize.Sources = rowsize.Sources{
		Options: &g.Options.RowSizing, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.Add(&f.RowSize)
	f.RemoteBar = remotestate.Bar{Dataset: &g.Data, Grid: placeholderGrid{g}, Viewport: &g.View, Painter: &g.Painter, Buttons: &g.Buttons}
	f.Add(&f.RemoteBar)
	f.Paging.Sources = paging.Sources{Options: &g.Options.Paging, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Buttons: &g.Buttons}
	f.Add(&f.Paging)
	f.StatusBar.Sources = statusbar.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter,
		Ranges: &g.Ranges, Selection: &g.Selection, Report: &g.Report,
	}
	f.Add(&f.StatusBar)
}

// wireFind connects the search of cells, and the way to a row.
func (w *wiring) wireFind() {
	g, f := w.grid, &w.grid.Features
	f.Find.Wire(find.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Buttons: &g.Buttons,
		Ranges: &g.Ranges, Editing: &g.Editing, Focus: &g.Focus, Cells: &g.Contents, Report: &g.Report, Grid: w.answers, Keyboard: g.Typing.Tag(),
	})
	f.Add(&f.Find)
	f.Scrollbar.AddLayer(&f.Find, scrollbar.AcrossTrack)
	w.wireScrollMarks()
	f.GoToRow.Sources = gotorow.Sources{
		Options: &g.Options.GoToRow, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Buttons: &g.Buttons,
		Editing: &g.Editing, Focus: &g.Focus, Grid: w.answers, Keyboard: g.Typing.Tag(),
	}
	f.Add(&f.GoToRow)
}

// wireScrollMarks connects what is marked on the scroll bar beside hits.
func (w *wiring) wireScrollMarks() {
	g, f := w.grid, &w.grid.Features
	f.ScrollMarks.Wire(scrollmarks.Sources{
		Options: &g.Options.ScrollMarks, Dataset: &g.Data, Selection: &g.Selection, Editing: &g.Editing, Focus: &g.Focus, Painter: &g.Painter,
	})
	for kind, lane := range [scrollmarks.Kinds]scrollbar.Lane{
		scrollmarks.Selected: scrollbar.MiddleLane,
		scrollmarks.Edited:   scrollbar.InnerLane, scrollmarks.Added: scrollbar.InnerLane, scrollmarks.Deleted: scrollbar.InnerLane,
		scrollmarks.Conflicts: scrollbar.OuterLane, scrollmarks.Errors: scrollbar.OuterLane,
		scrollmarks.Focused: scrollbar.AcrossTrack,
	} {
		f.Scrollbar.AddLayer(f.ScrollMarks.Layer(scrollmarks.Kind(kind)), lane)
	}
}

// wireRangeMove connects the border of a range. It comes after all else that is pressed at the edges
// of cells.
func (w *wiring) wireRangeMove() {
	g, f := w.grid, &w.grid.Features
	f.RangeMove.Sources = rangemove.Sources{
		Options: g.Options, Ranges: &g.Ranges, Lines: f.FillHandle.Lines, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View,
		Focus: &g.Focus, Painter: &g.Painter, Pointer: &g.Pointer, Editing: &g.Editing, Cells: &g.Contents, Report: &g.Report, Grid: w.answers, Keyboard: g.Typing.Tag(),
	}
	f.Add(&f.RangeMove)
}

// wireHeader connects what opens from headers.
func (w *wiring) wireHeader() {
	g, f := w.grid, &w.grid.Features
	f.ColumnChooser.Sources = columnchooser.Sources{
		Options: &g.Options.ColumnVisibility, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Buttons: &g.Buttons, Grid: g, Keyboard: g.Typing.Tag(),
	}
	f.Add(&f.ColumnChooser)
	f.HeadMenu.Sources = headmenu.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Buttons: &g.Buttons, Pointer: &g.Pointer,
		Marks: &g.Marks, Focus: &g.Focus, Grid: headMenuGrid{g}, Keyboard: g.Typing.Tag(),
	}
	f.Add(&f.HeadMenu)
	g.Marks.Sources = headmarks.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Buttons: &f.HeadMenu,
	}
	f.Filtering.Wire(filtering.Sources{
		Options: &g.Options.Filtering, Tooltips: &g.Options.Tooltips, Keys: &g.Options.Keys, Columns: &g.Columns, Dataset: &g.Data,
		Viewport: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Keyboard: g.Typing.Tag(), Grid: g,
	})
	f.Add(&f.Filtering)
	f.CellFilter.Sources = cellfilter.Sources{
		Options: &g.Options.Filtering, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Focus: &g.Focus, Ranges: &g.Ranges, Grid: g,
	}
	f.Add(&f.CellFilter)
}

// wireTexts connects what tells of cells.
func (w *wiring) wireTexts() {
	g, f := w.grid, &w.grid.Features
	f.Tooltip.Sources = tooltip.Sources{
		Options: &g.Options.Tooltips, Viewport: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Keyboard: g.Typing.Tag(), Grid: w.answers,
	}
	f.Semantics.Sources = semantics.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Focus: &g.Focus, Cells: &g.Contents, Grid: semanticsGrid{g},
	}
	f.Announce.Sources = announce.Sources{
		Options: g.Options, Texts: &g.Painter.Style.Texts, Columns: &g.Columns, Dataset: &g.Data, Selection: &g.Selection, Ranges: &g.Ranges, Report: &g.Report, Grid: g,
	}
}

// wireSheet connects what is drawn around the cells and over them.
func (w *wiring) wireSheet() {
	g, f := w.grid, &w.grid.Features
	g.Sheet.Sources = sheet.Sources{
		Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Text: &g.Text, Pointer: &g.Pointer, Marks: &g.Marks,
		Features: &f.List, Widgets: &g.Contents, CellMarks: &f.CellMarks,
	}
	f.Placeholder.Sources = placeholder.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View,
		Painter: &g.Painter, Phrases: &f.Semantics, Dataset: &g.Data, Buttons: &g.Buttons,
		Report: &g.Report, Keyboard: g.Typing.Tag(), Grid: placeholderGrid{g},
	}
	f.Add(&f.Placeholder)
	f.RemoteState = remotestate.Feature{Dataset: &g.Data, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter}
	f.Add(&f.RemoteState)
	f.Debug.Sources = debug.Sources{Options: g.Options, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Text: &g.Text}
	f.Toolbar.Sources = toolbar.Sources{
		Sorting: &g.Options.Sorting, Marks: &g.Marks, Viewport: &g.View, Painter: &g.Painter, Buttons: &g.Buttons,
		Chooser: &f.ColumnChooser, Opener: &f.ColumnChooser.Opener, Grid: g,
	}
	f.Add(&f.Toolbar)
	f.Ticks = ticks.Feature{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Editor: &f.CellEdit, Grid: &g.Contents,
	}
	f.Add(&f.Ticks)
	f.FocusRing = focusring.Feature{
		Options: &g.Options.Editing, Columns: &g.Columns, Viewport: &g.View, Painter: &g.Painter, Typing: &g.Typing,
		Focus: &g.Focus, Editor: &f.CellEdit, ColumnDrag: &f.ColumnMove,
	}
	f.Panes = panes.Feature{Viewport: &g.View, Painter: &g.Painter}
}
