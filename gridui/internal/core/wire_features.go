// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/columnstate"
	"github.com/giogrid/giogrid/gridui/internal/feature"
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
	"github.com/giogrid/giogrid/gridui/internal/feature/conflicts"
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
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Features holds the features of a grid. Wire connects them.
type Features struct {
	feature.List
	// Filters and CellFilters are never nil.
	Filters     feature.FilterPanel
	CellFilters feature.CellFilters
	CellEdit    celledit.Feature
	Clipboard   clipboard.Feature
	Exporting   exporting.Feature
	History     history.Feature
	Flash       flash.Feature
	Paging      paging.Feature
	Highlight   highlight.Feature
	Scrollbar   scrollbar.Feature
	ScrollMarks scrollmarks.Feature
	ColumnSize  columnsize.Feature
	ColumnFit   columnfit.Feature
	ColumnMove  columnmove.Feature
	RowDrag     rowdrag.Feature
	Outline     outline.Feature
	Details     details.Feature
	RowPins     rowpins.Feature
	RowSize     rowsize.Feature
	Persist     persist.Feature
	// ColumnHistory records changes of the columns as steps of Undo.
	ColumnHistory columnhistory.Feature
	ColumnChooser columnchooser.Feature
	HeadMenu      headmenu.Feature
	Tooltip       tooltip.Feature
	Semantics     semantics.Feature
	Announce      announce.Feature
	Placeholder   placeholder.Feature
	RemoteState   remotestate.Feature
	RemoteBar     remotestate.Bar
	Debug         debug.Feature
	Toolbar       toolbar.Feature
	Panes         panes.Feature
	Ticks         ticks.Feature
	FocusRing     focusring.Feature
	RowSelect     rowselect.Feature
	CellMarks     cellmarks.Feature
	RowNumbers    rownumbers.Feature
	StatusBar     statusbar.Feature
	GoToRow       gotorow.Feature
}

// Wiring connects the features of a grid. They paint and get input in the order in which they are
// connected, unless feature.Order defines another one.
type Wiring struct {
	grid    *Grid
	answers *answers
	// lines draws around ranges; ranges is the feature that selects them, or nil.
	lines  rangelines.Lines
	ranges semantics.CellRanges
}

// Wirer connects some features of a grid.
type Wirer func(w *Wiring)

// Standard returns the wirers of all features of a grid but extensions.
func Standard() []Wirer {
	return wirers((*Wiring).wireCellRanges, (*Wiring).wireRangeMove, (*Wiring).wireFind, (*Wiring).wireFilters)
}

// Plain returns the wirers of a grid without ranges of cells, find, and the filter row and panel. A
// program that wires no other grid does not link these.
func Plain() []Wirer { return wirers(nil, nil, nil, nil) }

// wirers returns all wirers in their order, including the given optional ones.
func wirers(cellRanges, rangeMove, find, filters Wirer) []Wirer {
	all := []Wirer{
		(*Wiring).wireCells, cellRanges, (*Wiring).wireMarks, (*Wiring).wireRowDrag, (*Wiring).wireColumns, (*Wiring).wireRows,
		rangeMove, find, (*Wiring).wireGoToRow, (*Wiring).wireHeader, filters, (*Wiring).wireTexts, (*Wiring).wireSheet, (*Wiring).wireLayers,
		(*Wiring).wireCore,
	}
	return slices.DeleteFunc(all, func(w Wirer) bool { return w == nil })
}

// wireCells connects the features of cell contents and of scrolling.
func (w *Wiring) wireCells() {
	g, f := w.grid, &w.grid.Features
	g.Scroller = host.Scroller{Viewport: &g.View, Pointer: &g.Pointer, Style: &g.Painter.Style, Grid: w.answers}
	g.Focus.Sources = focus.Sources{
		Keys: &g.Options.Keys, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Report: &g.Report, Cells: &g.Contents,
	}
	f.CellEdit.Wire(celledit.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Editing: &g.Editing,
		Pointer: &g.Pointer, Input: &g.Typing, Report: &g.Report, Focus: &g.Focus, Ranges: &g.Ranges, Phrases: &f.Semantics, Grid: w.answers,
	})
	f.Editor = &f.CellEdit
	w.wireEdits()
	f.Flash.Sources = flash.Sources{
		Options: &g.Options.Flash, Dataset: &g.Data, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Cells: &g.Contents,
	}
	f.CellMarks = cellmarks.Feature{Editing: &g.Editing, Painter: &g.Painter, Grid: g}
	f.Highlight = highlight.Feature{Options: &g.Options.FocusHighlight, Painter: &g.Painter, Focus: &g.Focus}
	f.Add(&f.Highlight)
}

// wireCellRanges connects the features that select and fill ranges of cells.
func (w *Wiring) wireCellRanges() {
	g, f := w.grid, &w.grid.Features
	cells, fill := &cellranges.Feature{}, &fillhandle.Feature{}
	w.ranges = cells
	lines := rangelines.Lines{Ranges: &g.Ranges, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter}
	w.lines = lines
	cells.Sources = cellranges.Sources{
		Options: &g.Options.CellRanges, RowDrag: &g.Options.RowDrag, Keys: &g.Options.Keys, Ranges: &g.Ranges, Lines: lines, Columns: &g.Columns, Dataset: &g.Data,
		Viewport: &g.View.Frame, Motion: &g.View, Focus: &g.Focus, Painter: &g.Painter, Pointer: &g.Pointer, Grid: w.answers,
	}
	f.AddAt(cells, feature.Order{Act: feature.ActRanges, Click: feature.ClickRanges, Press: feature.PressZones})
	fill.Sources = fillhandle.Sources{
		Options: g.Options, Ranges: &g.Ranges, Lines: lines, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View, Focus: &g.Focus,
		Painter: &g.Painter, Pointer: &g.Pointer, Editing: &g.Editing, Cells: &g.Contents, Grid: w.answers,
	}
	f.Add(&copyoutline.Feature{Options: &g.Options.Clipboard, Ranges: &g.Ranges, Editing: &g.Editing, Lines: lines})
	f.AddAt(fill, feature.Order{Cancel: feature.CancelFill, Press: feature.PressZones})
}

// wireMarks connects the features that draw marks in cells, and the scroll bars.
func (w *Wiring) wireMarks() {
	g, f := w.grid, &w.grid.Features
	f.RowNumbers.Sources = rownumbers.Sources{
		Options: g.Options, Ranges: &g.Ranges, Selection: &g.Selection, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View,
		Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.AddAt(&f.RowNumbers, feature.Order{Column: feature.ColumnNumbers, Act: feature.ActRowNumbers, Click: feature.ClickRowNumbers})
	f.Add(&f.Flash)
	f.Scrollbar = scrollbar.Feature{Options: &g.Options.ScrollMarks, Dataset: &g.Data, Painter: &g.Painter, Viewport: &g.View.Frame, Scroll: &g.View, Restore: &g.View.Restore, Pointer: &g.Pointer}
	f.AddAt(&f.Scrollbar, feature.Order{Press: feature.PressZones})
}

// wireEdits connects the features that copy, export, paste and clear cells, and undo changes.
func (w *Wiring) wireEdits() {
	g, f := w.grid, &w.grid.Features
	f.Clipboard.Sources = clipboard.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Selection: &g.Selection, Editing: &g.Editing,
		Focus: &g.Focus, Ranges: &g.Ranges, Report: &g.Report, Grid: w.answers,
	}
	f.AddAt(&f.Clipboard, feature.Order{Act: feature.ActClipboard, Work: feature.WorkClipboard})
	f.Exporting = exporting.Feature{Dataset: &g.Data, Selection: &g.Selection, Report: &g.Report, Copied: &f.Clipboard}
	f.AddAt(&f.Exporting, feature.Order{Work: feature.WorkExport})
	f.History.Sources = history.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Bands: &g.View.Bands, Requests: &g.View.Requests, Painter: &g.Painter, Editing: &g.Editing, Focus: &g.Focus, Pending: &f.ColumnHistory, Grid: w.answers,
	}
}

// wireRowDrag connects the features that move rows. It precedes other drags: while keys drag rows
// the pointer drags nothing, and the pointer over a handle has the shape of the handle.
func (w *Wiring) wireRowDrag() {
	g, f := w.grid, &w.grid.Features
	f.RowDrag.Wire(rowdrag.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Selection: &g.Selection, Editing: &g.Editing, Viewport: &g.View.Frame, Motion: &g.View, Requests: &g.View.Requests,
		Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Report: &g.Report, Cells: &g.Contents, Grid: w.answers,
	})
	f.AddAt(&f.RowDrag, feature.Order{Column: feature.ColumnHandles, Act: feature.ActDragRows, Step: feature.StepDragRows, Hint: feature.HintDragRows, Press: feature.PressZones})
}

// wireColumns connects the features that change columns and keep these changes.
func (w *Wiring) wireColumns() {
	g, f := w.grid, &w.grid.Features
	g.ColumnState.Sources = columnstate.Sources{Options: g.Options, Columns: &g.Columns, Widths: &g.View.Widths, Report: &g.Report}
	f.ColumnMove.Sources = columnmove.Sources{
		Order: &g.Options.ColumnOrder, Pinning: &g.Options.ColumnPinning, Columns: &g.Columns, Viewport: &g.View.Frame, Motion: &g.View, Requests: &g.View.Requests, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.AddAt(&f.ColumnMove, feature.Order{Act: feature.ActMoveColumns, Press: feature.PressZones})
	f.ColumnSize.Sources = columnsize.Sources{
		Options: &g.Options.ColumnSizing, Columns: &g.Columns, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Fit: &f.ColumnFit, Grid: w.answers,
	}
	f.AddAt(&f.ColumnSize, feature.Order{Act: feature.ActSizeColumns, Press: feature.PressZones})
	f.ColumnFit.Sources = columnfit.Sources{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Text: &g.Text, Cells: &g.Contents, Grid: w.answers,
	}
	f.Add(&f.ColumnFit)
	f.ColumnHistory.Sources = columnhistory.Sources{
		Options: g.Options, Columns: &g.Columns, Painter: &g.Painter, Editing: &g.Editing, Features: &f.List, Report: &g.Report, Grid: w.answers,
	}
	f.Persist.Sources = persist.Sources{Options: g.Options, Dataset: &g.Data, Columns: &g.Columns, Viewport: &g.View.Frame, Scroll: &g.View.Restore, Focus: &g.Focus, State: &g.ColumnState, Resolve: g.columnSync.resolve}
	f.Add(&f.Persist)
}

// wireRows connects the features of rows and pages.
func (w *Wiring) wireRows() {
	g, f := w.grid, &w.grid.Features
	f.Outline.Sources = outline.Sources{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Requests: &g.View.Requests, Painter: &g.Painter, Focus: &g.Focus, Selection: &g.Options.Selection,
		Grouping: &g.Options.Grouping,
	}
	f.AddAt(&f.Outline, feature.Order{Column: feature.ColumnGroups, Act: feature.ActOutline, Click: feature.ClickOutline})
	f.Details.Sources = details.Sources{
		Options: &g.Options.Details, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Sheet: &g.View, Motion: &g.View, Painter: &g.Painter,
		Focus: &g.Focus, Cells: &g.Contents, Report: &g.Report, Phrases: &f.Semantics,
	}
	f.AddAt(&f.Details, feature.Order{Act: feature.ActDetails, Click: feature.ClickDetails})
	f.RowPins.Sources = rowpins.Sources{
		Options: &g.Options.RowPins, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.AddAt(&f.RowPins, feature.Order{Act: feature.ActPinRows, Click: feature.ClickPins, Hint: feature.HintPins})
	f.RowSelect.Sources = rowselect.Sources{
		Options: &g.Options.Selection, Ranges: &g.Options.CellRanges, Selection: &g.Selection, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.AddAt(&f.RowSelect, feature.Order{Column: feature.ColumnBoxes, Act: feature.ActSelectRows, Click: feature.ClickBoxes})
	f.RowSize.Sources = rowsize.Sources{
		Options: &g.Options.RowSizing, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Sizes: &g.View.Sizes, Bands: &g.View.Bands, Motion: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Report: &g.Report,
		Numbers: &f.RowNumbers, Grid: w.answers,
	}
	f.AddAt(&f.RowSize, feature.Order{Act: feature.ActSizeRows, Press: feature.PressZones})
	f.Add(&f.ColumnHistory)
	f.AddAt(&f.History, feature.Order{Act: feature.ActHistory})
	f.RemoteBar = remotestate.Bar{Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons}
	f.Add(&f.RemoteBar)
	f.Paging.Sources = paging.Sources{Options: &g.Options.Paging, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons}
	f.AddAt(&f.Paging, feature.Order{Act: feature.ActPages})
	f.StatusBar.Sources = statusbar.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter,
		Ranges: &g.Ranges, Selection: &g.Selection, Report: &g.Report,
	}
	f.Add(&f.StatusBar)
}

// wireFind connects the search of cells.
func (w *Wiring) wireFind() {
	g, f := w.grid, &w.grid.Features
	search := &find.Feature{}
	search.Wire(find.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons,
		Ranges: &g.Ranges, Editing: &g.Editing, Focus: &g.Focus, Cells: &g.Contents, Report: &g.Report, Details: &f.Details, Keyboard: g.Typing.Tag(),
	})
	f.AddAt(search, feature.Order{Act: feature.ActFind})
	f.Scrollbar.AddLayer(search, scrollbar.AcrossTrack)
}

// wireGoToRow connects the feature that goes to a row, and the marks on the scroll bar.
func (w *Wiring) wireGoToRow() {
	g, f := w.grid, &w.grid.Features
	w.wireScrollMarks()
	f.GoToRow.Sources = gotorow.Sources{
		Options: &g.Options.GoToRow, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Requests: &g.View.Requests, Painter: &g.Painter, Buttons: &g.Buttons,
		Editing: &g.Editing, Focus: &g.Focus, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(&f.GoToRow, feature.Order{Act: feature.ActGoToRow})
}

// wireScrollMarks connects the marks on the scroll bar other than hits.
func (w *Wiring) wireScrollMarks() {
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

// wireRangeMove connects the feature that drags the border of a range. It follows all others that
// take presses at the edges of cells.
func (w *Wiring) wireRangeMove() {
	g, f := w.grid, &w.grid.Features
	move := &rangemove.Feature{}
	move.Sources = rangemove.Sources{
		Options: g.Options, Ranges: &g.Ranges, Lines: w.lines, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View,
		Focus: &g.Focus, Painter: &g.Painter, Pointer: &g.Pointer, Editing: &g.Editing, Cells: &g.Contents, Report: &g.Report, Grid: w.answers, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(move, feature.Order{Press: feature.PressZones})
}

// wireHeader connects the features that open from headers.
func (w *Wiring) wireHeader() {
	g, f := w.grid, &w.grid.Features
	f.ColumnChooser.Sources = columnchooser.Sources{
		Options: &g.Options.ColumnVisibility, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons, Grid: g, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(&f.ColumnChooser, feature.Order{Step: feature.StepColumns, Overlay: feature.OverlayColumns})
	f.HeadMenu.Sources = headmenu.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame, Requests: &g.View.Requests, Motion: &g.View, Painter: &g.Painter, Buttons: &g.Buttons, Pointer: &g.Pointer,
		Marks: &g.Marks, Focus: &g.Focus, Features: &f.List, Report: &g.Report, Grid: w.answers, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(&f.HeadMenu, feature.Order{Press: feature.PressHeaderButtons, Work: feature.WorkHeaderMenu})
	g.Marks.Sources = headmarks.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Pointer: &g.Pointer, Buttons: &f.HeadMenu,
	}
}

// wireFilters connects the filter row and the filter panel.
func (w *Wiring) wireFilters() {
	g, f := w.grid, &w.grid.Features
	filters, ofCells := &filtering.Feature{}, &cellfilter.Feature{}
	f.Filters, f.CellFilters = filters, ofCells
	filters.Wire(filtering.Sources{
		Options: &g.Options.Filtering, Tooltips: &g.Options.Tooltips, Keys: &g.Options.Keys, Columns: &g.Columns, Dataset: &g.Data,
		Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Keyboard: g.Typing.Tag(), Grid: g,
	})
	f.AddAt(filters, feature.Order{Act: feature.ActFilter, Step: feature.StepFilters})
	f.AddLayer(feature.LayerFilterPanel, filters.PaintPanel)
	ofCells.Sources = cellfilter.Sources{
		Options: &g.Options.Filtering, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Focus: &g.Focus, Ranges: &g.Ranges, Grid: g,
	}
	f.Add(ofCells)
}

// wireTexts connects the features that describe cells.
func (w *Wiring) wireTexts() {
	g, f := w.grid, &w.grid.Features
	f.Tooltip.Sources = tooltip.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Cells: &g.Contents,
		Marks: &g.Marks, Editing: &g.Editing, Features: &f.List, HeadRoom: &f.HeadMenu, RowDrag: &f.RowDrag, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(&f.Tooltip, feature.Order{Act: feature.ActTooltip})
	f.AddAt(tooltip.CellHints{Cells: &g.Contents}, feature.Order{Hint: feature.HintCells})
	f.Semantics.Sources = semantics.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Focus: &g.Focus, Selection: &g.Selection,
		Editing: &g.Editing, Marks: &g.Marks, Contents: &g.Contents, Features: &f.List, RowMarks: &f.RowSelect, Ranges: w.ranges, CellMarks: &f.CellMarks,
	}
	f.Announce.Sources = announce.Sources{
		Options: g.Options, Texts: &g.Painter.Style.Texts, Columns: &g.Columns, Dataset: &g.Data, Selection: &g.Selection, Ranges: &g.Ranges, Report: &g.Report, Steps: &f.History, Grid: g,
	}
	f.Add(&f.Announce)
}

// wireSheet connects the features that draw around and over the cells.
func (w *Wiring) wireSheet() {
	g, f := w.grid, &w.grid.Features
	g.Sheet.Sources = sheet.Sources{
		Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Text: &g.Text, Pointer: &g.Pointer, Marks: &g.Marks,
		Features: &f.List, Widgets: &g.Contents, CellMarks: &f.CellMarks,
	}
	f.Placeholder.Sources = placeholder.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame,
		Painter: &g.Painter, Phrases: &f.Semantics, Dataset: &g.Data, Buttons: &g.Buttons,
		Report: &g.Report, Keyboard: g.Typing.Tag(), Grid: g,
	}
	f.Add(&f.Placeholder)
	f.RemoteState = remotestate.Feature{Dataset: &g.Data, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter}
	f.Add(&f.RemoteState)
	f.Debug.Sources = debug.Sources{Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame, Window: &g.View.Window, Painter: &g.Painter, Text: &g.Text}
	f.Add(&f.Debug)
	f.Toolbar.Sources = toolbar.Sources{
		Sorting: &g.Options.Sorting, Marks: &g.Marks, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons,
		Chooser: &f.ColumnChooser, Opener: &f.ColumnChooser.Opener, Grid: g,
	}
	f.AddAt(&f.Toolbar, feature.Order{Top: feature.TopToolbar})
	f.Ticks = ticks.Feature{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Pointer: &g.Pointer, Editor: &f.CellEdit, Grid: &g.Contents,
	}
	f.Add(&f.Ticks)
	f.FocusRing = focusring.Feature{
		Options: &g.Options.Editing, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Typing: &g.Typing,
		Focus: &g.Focus, Editor: &f.CellEdit, ColumnDrag: &f.ColumnMove,
	}
	f.Panes = panes.Feature{Viewport: &g.View.Frame, Painter: &g.Painter}
	f.AddAt(&f.CellEdit, feature.Order{Act: feature.ActEdit, Click: feature.ClickEdit})
}

// wireLayers adds the features that draw on the sheet to its layers.
func (w *Wiring) wireLayers() {
	f := &w.grid.Features
	w.grid.Frame.addLayers()
	for _, layer := range [...]struct {
		at    feature.Priority
		paint func()
	}{
		{feature.LayerDragArea, f.RowDrag.Listen},
		{feature.LayerKeyArea, f.FocusRing.PaintKeyArea},
		{feature.LayerSemantics, f.Semantics.Paint},
		{feature.LayerGrips, f.ColumnSize.PaintGrips},
		{feature.LayerBars, f.Scrollbar.PaintBars},
		{feature.LayerBandBars, f.Scrollbar.PaintBandBars},
		{feature.LayerPinned, f.Panes.PaintPinned},
		{feature.LayerDetails, f.Details.PaintDetails},
		{feature.LayerSticky, f.Panes.PaintSticky},
		{feature.LayerPlaceholder, f.Placeholder.PaintBody},
		{feature.LayerFocusRing, f.FocusRing.PaintRing},
		{feature.LayerEditor, f.CellEdit.Draw},
		{feature.LayerTooltip, f.Tooltip.PaintTip},
		{feature.LayerDebug, f.Debug.PaintBox},
	} {
		f.AddLayer(layer.at, layer.paint)
	}
}

// wireCore adds the grid's own behaviour to the lists of its features.
func (w *Wiring) wireCore() {
	g, f := w.grid, &w.grid.Features
	in := &g.input
	f.AddAt(feature.ActorFunc(in.rowKeyAct), feature.Order{Act: feature.ActRows})
	f.AddAt(feature.ActorFunc(g.Menus.act), feature.Order{Act: feature.ActMenus})
	f.AddAt(feature.ActorFunc(in.toggleGroup), feature.Order{Act: feature.ActHeaders})
	f.AddAt(feature.ActorFunc(in.activate), feature.Order{Act: feature.ActSort})
	f.AddAt(feature.ActorFunc(in.moveFocus), feature.Order{Act: feature.ActFocus})
	f.AddAt(feature.StopperFunc(g.Pointer.Cancel), feature.Order{Cancel: feature.CancelGesture})
	f.AddAt(feature.StopperFunc(g.Editing.State.StopBulk), feature.Order{Cancel: feature.CancelEdits})
	f.AddAt(feature.StopperFunc(in.stopRanges), feature.Order{Cancel: feature.CancelRanges})
	f.AddAt(feature.HeadClickFunc(g.actions.clickHead), feature.Order{Click: feature.ClickSort})
	f.AddAt(feature.WorkerFunc(g.Menus.cells.Update), feature.Order{Work: feature.WorkCellMenu})
	f.AddAt(feature.WorkerFunc(g.Editing.UpdateCommit), feature.Order{Work: feature.WorkEdits})
	f.Add(&g.actions)
}

// contentFeatures implements the interface through which contents reads what features show in
// cells.
type contentFeatures struct{ *Parts }

func (c contentFeatures) Edits(at viewport.Address) bool     { return c.Features.CellEdit.Edits(at) }
func (c contentFeatures) IsTick(at viewport.Address) bool    { return c.Features.Ticks.Is(at) }
func (c contentFeatures) Refusal(at viewport.Address) string { return c.Features.CellMarks.Reason(at) }

func (c contentFeatures) HeadButtonRoom(st *style.Resolved, col int) int {
	return c.Features.HeadMenu.RoomNeeded(st, col)
}

// WireConflicts connects the list of conflicts, at most once. Only grids whose rows are written to
// a source have the list, so that other programs do not link it.
func (g *Grid) WireConflicts() {
	if g.conflicts {
		return
	}
	g.conflicts = true
	f := &conflicts.Feature{Sources: conflicts.Sources{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons, RowNumbers: &g.Options.RowNumbers, Keyboard: g.Typing.Tag(),
	}}
	g.Features.AddAt(f, feature.Order{Step: feature.StepConflicts, Overlay: feature.OverlayConflicts})
}
