// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/cellfilter"
	"github.com/giogrid/giogrid/gridui/internal/feature/cellranges"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnchooser"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnfit"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnhistory"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnmove"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnname"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/copyoutline"
	"github.com/giogrid/giogrid/gridui/internal/feature/debug"
	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/internal/feature/fillhandle"
	"github.com/giogrid/giogrid/gridui/internal/feature/filtering"
	"github.com/giogrid/giogrid/gridui/internal/feature/find"
	"github.com/giogrid/giogrid/gridui/internal/feature/follow"
	"github.com/giogrid/giogrid/gridui/internal/feature/fullrows"
	"github.com/giogrid/giogrid/gridui/internal/feature/giveway"
	"github.com/giogrid/giogrid/gridui/internal/feature/gotocolumn"
	"github.com/giogrid/giogrid/gridui/internal/feature/gotorow"
	"github.com/giogrid/giogrid/gridui/internal/feature/headmenu"
	"github.com/giogrid/giogrid/gridui/internal/feature/newrow"
	"github.com/giogrid/giogrid/gridui/internal/feature/paging"
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	"github.com/giogrid/giogrid/gridui/internal/feature/rangemove"
	"github.com/giogrid/giogrid/gridui/internal/feature/readycells"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowdrag"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowinsert"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/semantics"
	"github.com/giogrid/giogrid/gridui/internal/feature/sortby"
	"github.com/giogrid/giogrid/gridui/internal/feature/spans"
	"github.com/giogrid/giogrid/gridui/internal/feature/statusbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/typeahead"
	"github.com/giogrid/giogrid/gridui/internal/feature/zoom"
)

// The optional parts of a grid.
var (
	Clipboard     = Optional{atClipboard, (*Wiring).wireClipboard}
	Export        = Optional{atExport, (*Wiring).wireExport}
	CellRanges    = Optional{atRanges, (*Wiring).wireCellRanges}
	ColumnMoves   = Optional{atColumnMoves, (*Wiring).wireColumnMoves}
	ColumnSizes   = Optional{atColumnSizes, (*Wiring).wireColumnSizes}
	ColumnFit     = Optional{atColumnFit, (*Wiring).wireColumnFit}
	ColumnHistory = Optional{atColumnHistory, (*Wiring).wireColumnHistory}
	Views         = Optional{atViews, (*Wiring).wireViews}
	RowDrag       = Optional{atRowDrag, (*Wiring).wireRowDrag}
	Paging        = Optional{atPaging, (*Wiring).wirePaging}
	StatusBar     = Optional{atStatusBar, (*Wiring).wireStatusBar}
	RangeMove     = Optional{atRangeMove, (*Wiring).wireRangeMove}
	Find          = Optional{atFind, (*Wiring).wireFind}
	GoToRow       = Optional{atGoToRow, (*Wiring).wireGoToRow}
	GoToColumn    = Optional{atGoToColumn, (*Wiring).wireGoToColumn}
	TypeAhead     = Optional{atTypeAhead, (*Wiring).wireTypeAhead}
	Debug         = Optional{atDebug, (*Wiring).wireDebug}
	Follow        = Optional{atFollow, (*Wiring).wireFollow}
	ColumnList    = Optional{atColumnList, (*Wiring).wireColumnList}
	HeaderMenu    = Optional{atHeaderMenu, (*Wiring).wireHeaderMenu}
	RowFilters    = Optional{atRowFilters, (*Wiring).wireRowFilters}
	Filters       = Optional{atFilters, (*Wiring).wireFilters}
	RowInsert     = Optional{atRowInsert, (*Wiring).wireRowInsert}
	ColumnName    = Optional{atColumnName, (*Wiring).wireColumnName}
	Spans         = Optional{atSpans, (*Wiring).wireSpans}
	ReadyCells    = Optional{atReady, (*Wiring).wireReadyCells}
	FullRows      = Optional{atFullRows, (*Wiring).wireFullRows}
	RowEdit       = Optional{atRowEdit, (*Wiring).wireRowEdit}
	NewRow        = Optional{atNewRow, (*Wiring).wireNewRow}
	Zoom          = Optional{atZoom, (*Wiring).wireZoom}
	GiveWay       = Optional{atGiveWay, (*Wiring).wireGiveWay}
	SortBy        = Optional{atSortBy, (*Wiring).wireSortBy}
	Groups        = Optional{atGroups, (*Wiring).wireGroups}
	Trees         = Optional{atTrees, (*Wiring).wireTrees}
	Semantics     = Optional{atSemantics, (*Wiring).wireSemantics}
)

// BringAll connects all optional parts but Export, ColumnName, Spans, ReadyCells and GiveWay, which methods bring.
func (g *Grid) BringAll() {
	for _, o := range [...]*Optional{
		&Clipboard, &CellRanges, &ColumnMoves, &ColumnSizes, &RowDrag, &Views, &Paging, &StatusBar, &Find, &GoToRow, &GoToColumn, &TypeAhead, &ColumnList, &HeaderMenu, &RowFilters, &Filters, &RowInsert, &Follow, &Debug, &FullRows, &RowEdit, &NewRow, &Zoom, &SortBy, &Semantics, &Groups, &Trees,
	} {
		g.Bring(o)
	}
}

// Clipboard returns the feature that copies and pastes cells.
func (g *Grid) Clipboard() *clipboard.Feature { return g.Bring(&Clipboard).(*clipboard.Feature) }

// Views returns the feature that reads and sets views.
func (g *Grid) Views() *persist.Feature { return g.Bring(&Views).(*persist.Feature) }

// Exports returns the feature that exports rows.
func (g *Grid) Exports() *exporting.Feature { return g.Bring(&Export).(*exporting.Feature) }

// ColumnList returns the feature that shows the list of columns.
func (g *Grid) ColumnList() *columnchooser.Feature {
	return g.Bring(&ColumnList).(*columnchooser.Feature)
}

// RowInserts returns the feature that inserts and deletes rows.
func (g *Grid) RowInserts() *rowinsert.Feature { return g.Bring(&RowInsert).(*rowinsert.Feature) }

// wireRowInsert connects the feature that inserts and deletes rows.
func (w *Wiring) wireRowInsert() any {
	g := w.grid
	insert := &rowinsert.Feature{}
	insert.Sources = rowinsert.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Selection: &g.Selection, Editing: &g.Editing, Focus: &g.Focus,
		Ranges: &g.Ranges, Report: &g.Report, Grid: w.answers,
	}
	g.Features.AddAt(insert, feature.Order{Act: feature.ActInsertRows})
	return insert
}

// wireClipboard connects the feature that copies, pastes and clears cells.
func (w *Wiring) wireClipboard() any {
	g, f := w.grid, &w.grid.Features
	clips := &clipboard.Feature{}
	clips.Sources = clipboard.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Selection: &g.Selection, Editing: &g.Editing,
		Focus: &g.Focus, Ranges: &g.Ranges, Report: &g.Report, Grid: w.answers,
	}
	f.AddAt(clips, feature.Order{Act: feature.ActClipboard, Work: feature.WorkClipboard})
	return clips
}

// wireExport connects the feature that exports rows.
func (w *Wiring) wireExport() any {
	g := w.grid
	exports := &exporting.Feature{Dataset: &g.Data, Selection: &g.Selection, Report: &g.Report, Copied: g.Clipboard()}
	g.Features.AddAt(exports, feature.Order{Work: feature.WorkExport})
	return exports
}

// wireCellRanges connects the features that select and fill ranges of cells.
func (w *Wiring) wireCellRanges() any {
	g, f := w.grid, &w.grid.Features
	cells, fill := &cellranges.Feature{}, &fillhandle.Feature{}
	cells.Sources = cellranges.Sources{
		Options: &g.Options.CellRanges, RowDrag: &g.Options.RowDrag, Keys: &g.Options.Keys, Ranges: &g.Ranges, Lines: w.lines, Columns: &g.Columns, Dataset: &g.Data,
		Viewport: &g.View.Frame, Motion: &g.View, Focus: &g.Focus, Painter: &g.Painter, Pointer: &g.Pointer, Grid: w.answers,
	}
	f.AddAt(cells, feature.Order{Act: feature.ActRanges, Click: feature.ClickRanges, Press: feature.PressZones})
	fill.Sources = fillhandle.Sources{
		Options: g.Options, Ranges: &g.Ranges, Lines: w.lines, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View, Focus: &g.Focus,
		Painter: &g.Painter, Pointer: &g.Pointer, Editing: &g.Editing, Cells: &g.Contents, Grid: w.answers,
	}
	f.Add(&copyoutline.Feature{Options: &g.Options.Clipboard, Ranges: &g.Ranges, Editing: &g.Editing, Lines: w.lines})
	f.AddAt(fill, feature.Order{Cancel: feature.CancelFill, Press: feature.PressZones})
	if s, ok := g.optional.parts[atSemantics].(interface{ DescribeRanges(semantics.CellRanges) }); ok {
		s.DescribeRanges(cells)
	}
	g.Bring(&RangeMove)
	return cells
}

// ColumnMoving returns the feature by which users move columns.
func (g *Grid) ColumnMoving() *columnmove.Feature {
	return g.Bring(&ColumnMoves).(*columnmove.Feature)
}

// wireColumnMoves connects the feature by which users move columns.
func (w *Wiring) wireColumnMoves() any {
	g, f := w.grid, &w.grid.Features
	g.Bring(&ColumnHistory)
	move := &columnmove.Feature{}
	move.Sources = columnmove.Sources{
		Order: &g.Options.ColumnOrder, Pinning: &g.Options.ColumnPinning, Columns: &g.Columns, Viewport: &g.View.Frame, Motion: &g.View, Requests: &g.View.Requests, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Grid: w.answers,
	}
	f.AddAt(move, feature.Order{Act: feature.ActMoveColumns, Press: feature.PressZones})
	f.FocusRing.ColumnDrag = move
	return move
}

// wireColumnSizes connects the feature by which users resize columns.
func (w *Wiring) wireColumnSizes() any {
	g, f := w.grid, &w.grid.Features
	g.Bring(&ColumnHistory)
	size := &columnsize.Feature{}
	size.Sources = columnsize.Sources{
		Options: &g.Options.ColumnSizing, Columns: &g.Columns, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Fit: g.ColumnFitting(), Grid: w.answers, Selected: &g.Ranges,
	}
	f.AddAt(size, feature.Order{Act: feature.ActSizeColumns, Press: feature.PressZones})
	f.AddLayer(feature.LayerGrips, size.PaintGrips)
	return size
}

// ColumnFitting returns the feature that fits columns to their contents.
func (g *Grid) ColumnFitting() *columnfit.Feature {
	return g.Bring(&ColumnFit).(*columnfit.Feature)
}

// wireColumnFit connects the feature that fits columns to their contents.
func (w *Wiring) wireColumnFit() any {
	g := w.grid
	fit := &columnfit.Feature{}
	fit.Sources = columnfit.Sources{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Text: &g.Text, Cells: &g.Contents, Grid: w.answers, Selected: &g.Ranges,
	}
	g.Features.Add(fit)
	return fit
}

// wireColumnHistory connects the feature that makes changes of columns steps of Undo.
func (w *Wiring) wireColumnHistory() any {
	g, f := w.grid, &w.grid.Features
	steps := &columnhistory.Feature{}
	steps.Sources = columnhistory.Sources{
		Options: g.Options, Columns: &g.Columns, Painter: &g.Painter, Editing: &g.Editing, Features: &f.List, Report: &g.Report, Grid: w.answers,
	}
	f.Add(steps)
	f.History.Pending = steps
	return steps
}

// wireViews connects the feature that reads and sets views, and keeps them.
func (w *Wiring) wireViews() any {
	g := w.grid
	views := &persist.Feature{}
	views.Sources = persist.Sources{Options: g.Options, Dataset: &g.Data, Columns: &g.Columns, Viewport: &g.View.Frame, Scroll: &g.View.Restore, Focus: &g.Focus, State: &g.ColumnState, Resolve: g.columnSync.resolve}
	g.Features.Add(views)
	return views
}

// wireRowDrag connects the features that move rows. It precedes other drags: while keys drag rows
// the pointer drags nothing, and the pointer over a handle has the shape of the handle.
func (w *Wiring) wireRowDrag() any {
	g, f := w.grid, &w.grid.Features
	drag := &rowdrag.Feature{}
	drag.Wire(rowdrag.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Selection: &g.Selection, Editing: &g.Editing, Viewport: &g.View.Frame, Motion: &g.View, Requests: &g.View.Requests,
		Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Report: &g.Report, Cells: &g.Contents, Grid: w.answers,
	})
	f.AddAt(drag, feature.Order{Column: feature.ColumnHandles, Act: feature.ActDragRows, Step: feature.StepDragRows, Hint: feature.HintDragRows, Press: feature.PressZones})
	f.AddLayer(feature.LayerDragArea, drag.Listen)
	f.Tooltip.RowDrag = drag
	return drag
}

// wirePaging connects the bar of pages.
func (w *Wiring) wirePaging() any {
	g, f := w.grid, &w.grid.Features
	pages := &paging.Feature{}
	pages.Sources = paging.Sources{Options: &g.Options.Paging, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons}
	f.AddAt(pages, feature.Order{Act: feature.ActPages})
	return pages
}

// wireStatusBar connects the status bar.
func (w *Wiring) wireStatusBar() any {
	g, f := w.grid, &w.grid.Features
	bar := &statusbar.Feature{}
	bar.Sources = statusbar.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter,
		Ranges: &g.Ranges, Selection: &g.Selection, Report: &g.Report,
	}
	f.Add(bar)
	return bar
}

// wireRangeMove connects the feature that drags the border of a range. It follows all others that
// take presses at the edges of cells.
func (w *Wiring) wireRangeMove() any {
	g, f := w.grid, &w.grid.Features
	move := &rangemove.Feature{}
	move.Sources = rangemove.Sources{
		Options: g.Options, Ranges: &g.Ranges, Lines: w.lines, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View,
		Focus: &g.Focus, Painter: &g.Painter, Pointer: &g.Pointer, Editing: &g.Editing, Cells: &g.Contents, Report: &g.Report, Grid: w.answers, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(move, feature.Order{Press: feature.PressZones})
	return move
}

// wireFind connects the search of cells.
func (w *Wiring) wireFind() any {
	g, f := w.grid, &w.grid.Features
	search := &find.Feature{}
	search.Wire(find.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons,
		Ranges: &g.Ranges, Editing: &g.Editing, Focus: &g.Focus, Cells: &g.Contents, Report: &g.Report, Details: &f.Details, Keyboard: g.Typing.Tag(),
	})
	f.AddAt(search, feature.Order{Act: feature.ActFind})
	f.Scrollbar.AddLowest(search, scrollbar.AcrossTrack)
	return search
}

// wireGoToRow connects the feature that goes to a row.
func (w *Wiring) wireGoToRow() any {
	g, f := w.grid, &w.grid.Features
	card := &gotorow.Feature{}
	card.Sources = gotorow.Sources{
		Options: &g.Options.GoToRow, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Requests: &g.View.Requests, Painter: &g.Painter, Buttons: &g.Buttons,
		Editing: &g.Editing, Focus: &g.Focus, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(card, feature.Order{Act: feature.ActGoToRow})
	return card
}

// wireDebug connects the feature that shows what frames cost.
func (w *Wiring) wireDebug() any {
	g, f := w.grid, &w.grid.Features
	box := &debug.Feature{}
	box.Sources = debug.Sources{Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame, Window: &g.View.Window, Painter: &g.Painter, Text: &g.Text}
	f.Add(box)
	f.AddLayer(feature.LayerDebug, box.PaintBox)
	return box
}

// wireGoToColumn connects the feature that goes to a column.
func (w *Wiring) wireGoToColumn() any {
	g, f := w.grid, &w.grid.Features
	field := &gotocolumn.Feature{}
	field.Sources = gotocolumn.Sources{
		Options: &g.Options.GoToColumn, Columns: &g.Columns, State: &g.ColumnState, Viewport: &g.View.Frame, Requests: &g.View.Requests, Focus: &g.Focus,
		Painter: &g.Painter, Buttons: &g.Buttons, Grid: g, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(field, feature.Order{Act: feature.ActGoToRow, Overlay: feature.OverlayColumns})
	return field
}

// wireTypeAhead connects the feature that goes to the row whose cell begins with typed letters.
func (w *Wiring) wireTypeAhead() any {
	g := w.grid
	ahead := &typeahead.Feature{}
	ahead.Sources = typeahead.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Requests: &g.View.Requests, Focus: &g.Focus, Cells: &g.Contents, Input: &g.Typing,
	}
	g.Features.Add(ahead)
	return ahead
}

// wireGiveWay connects the feature by which columns give way.
func (w *Wiring) wireGiveWay() any {
	g := w.grid
	gives := &giveway.Feature{}
	gives.Sources = giveway.Sources{Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter}
	g.Frame.giver = gives
	g.Contents.ListBelow(gives)
	return gives
}

// SortOrders returns the feature that orders rows by more than values.
func (g *Grid) SortOrders() *sortby.Feature { return g.Bring(&SortBy).(*sortby.Feature) }

// wireSortBy connects the feature that orders rows by more than values.
func (w *Wiring) wireSortBy() any {
	g := w.grid
	orders := &sortby.Feature{}
	orders.Wire(sortby.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Buttons: &g.Buttons,
		Marks: &g.Marks, Grid: w.answers, Keyboard: g.Typing.Tag(),
	})
	g.Features.AddAt(orders, feature.Order{Hint: feature.HintSorts})
	return orders
}

// wireGroups makes the rows group.
func (w *Wiring) wireGroups() any {
	w.grid.Data.BringGroups()
	return &w.grid.Data
}

// wireTrees makes the rows nest.
func (w *Wiring) wireTrees() any {
	w.grid.Data.BringTrees()
	return &w.grid.Data
}

// wireSemantics connects the description of the grid to assistive technology.
func (w *Wiring) wireSemantics() any {
	g, f := w.grid, &w.grid.Features
	spoken := &semantics.Feature{}
	spoken.Sources = semantics.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Focus: &g.Focus, Selection: &g.Selection,
		Editing: &g.Editing, Marks: &g.Marks, Contents: &g.Contents, Features: &f.List, RowMarks: &f.RowSelect, CellMarks: &f.CellMarks,
	}
	if cells, ok := g.optional.parts[atRanges].(semantics.CellRanges); ok {
		spoken.DescribeRanges(cells)
	}
	f.CellEdit.Phrases, f.Details.Phrases, f.Placeholder.Phrases = spoken, spoken, spoken
	f.AddLayer(feature.LayerSemantics, spoken.Paint)
	g.Frame.described = true
	return spoken
}

// wireZoom connects the feature by which users zoom.
func (w *Wiring) wireZoom() any {
	g := w.grid
	zooms := &zoom.Feature{}
	zooms.Sources = zoom.Sources{Options: g.Options, Holder: &g.View, Focus: &g.Focus, Editing: &g.Editing, Report: &g.Report}
	g.Features.AddAt(zooms, feature.Order{Act: feature.ActZoom})
	g.Scroller.ZoomBy(zooms)
	return zooms
}

// ColumnNames returns the feature that takes new names of columns.
func (g *Grid) ColumnNames() *columnname.Feature {
	return g.Bring(&ColumnName).(*columnname.Feature)
}

// wireColumnName connects the field that takes the name of a column.
func (w *Wiring) wireColumnName() any {
	g := w.grid
	field := &columnname.Feature{}
	field.Sources = columnname.Sources{Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons, Keyboard: g.Typing.Tag()}
	g.Features.Add(field)
	return field
}

// wireFollow connects the feature that follows the end of the rows.
func (w *Wiring) wireFollow() any {
	g := w.grid
	end := &follow.Feature{}
	end.Sources = follow.Sources{
		Options: g.Options, Dataset: &g.Data, Viewport: &g.View.Frame, Following: &g.View.Following, Focus: &g.Focus, Painter: &g.Painter, Buttons: &g.Buttons,
		Report: &g.Report, Grid: w.answers,
	}
	g.Features.AddAt(end, feature.Order{Act: feature.ActFollow})
	return end
}

// wireColumnList connects the list of columns.
func (w *Wiring) wireColumnList() any {
	g, f := w.grid, &w.grid.Features
	g.Bring(&ColumnHistory)
	list := &columnchooser.Feature{}
	list.Sources = columnchooser.Sources{
		Options: &g.Options.ColumnVisibility, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons, Grid: g, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(list, feature.Order{Step: feature.StepColumns, Overlay: feature.OverlayColumns})
	f.Toolbar.Chooser, f.Toolbar.Opener = list, &list.Opener
	return list
}

// wireHeaderMenu connects the menus of headers.
func (w *Wiring) wireHeaderMenu() any {
	g, f := w.grid, &w.grid.Features
	g.Bring(&ColumnHistory)
	g.Bring(&ColumnFit)
	menu := &headmenu.Feature{}
	menu.Sources = headmenu.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame, Requests: &g.View.Requests, Motion: &g.View, Painter: &g.Painter, Buttons: &g.Buttons, Pointer: &g.Pointer,
		Marks: &g.Marks, Focus: &g.Focus, Features: &f.List, Report: &g.Report, Grid: w.answers, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(menu, feature.Order{Press: feature.PressHeaderButtons, Work: feature.WorkHeaderMenu})
	f.HeaderMenu, g.Marks.Buttons, f.Tooltip.HeadRoom = menu, menu, menu
	return menu
}

// wireRowFilters makes the rows filter, again when the quick filter takes typed text and when relative dates change.
func (w *Wiring) wireRowFilters() any {
	g := w.grid
	g.Data.BringFilters()
	g.Features.AddLayer(feature.LayerFilterPanel, func() {
		if at := g.Data.Want.WakeAt(); !at.IsZero() {
			g.Painter.WakeAt(at)
		}
	})
	return &g.Data
}

// wireFilters connects the filter row and the filter panel.
func (w *Wiring) wireFilters() any {
	g, f := w.grid, &w.grid.Features
	g.Bring(&RowFilters)
	filters, ofCells := &filtering.Feature{}, &cellfilter.Feature{}
	f.Filters, f.CellFilters = filters, ofCells
	filters.Wire(filtering.Sources{
		Options: &g.Options.Filtering, Tooltips: &g.Options.Tooltips, Keys: &g.Options.Keys, Columns: &g.Columns, Dataset: &g.Data,
		Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Buttons: &g.Buttons, Pointer: &g.Pointer, Focus: &g.Focus, Keyboard: g.Typing.Tag(), Grid: g,
	})
	f.AddAt(filters, feature.Order{Act: feature.ActFilter, Step: feature.StepFilters})
	f.AddLayer(feature.LayerFilterPanel, filters.PaintPanel)
	ofCells.Sources = cellfilter.Sources{
		Options: &g.Options.Filtering, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Focus: &g.Focus, Ranges: &g.Ranges, Grid: g,
	}
	f.Add(ofCells)
	return filters
}

// wireFullRows connects the feature that shows rows over all columns.
func (w *Wiring) wireFullRows() any {
	g := w.grid
	rows := &fullrows.Feature{}
	rows.Sources = fullrows.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus,
		Typing: &g.Typing, Cells: &g.Contents, Outline: &g.Features.Outline, Report: &g.Report,
	}
	g.Features.AddAt(rows, feature.Order{Act: feature.ActFullRows, Step: feature.StepFullRows, Click: feature.ClickDetails})
	g.Features.AddLayer(feature.LayerDetails, rows.PaintRows)
	rows.Show(g.View.ShowFull(rows))
	return rows
}

// LeaveFullRow hands the keyboard of a full row back to the grid.
func (g *Grid) LeaveFullRow(gtx layout.Context) {
	if l, ok := g.optional.parts[atFullRows].(interface{ Leave(gtx layout.Context) }); ok {
		l.Leave(gtx)
	}
}

// wireRowEdit connects the editing of whole rows.
func (w *Wiring) wireRowEdit() any {
	editor := &w.grid.Features.CellEdit
	editor.BringRows()
	return editor
}

// wireNewRow connects the row in which users type new rows.
func (w *Wiring) wireNewRow() any {
	g, f := w.grid, &w.grid.Features
	g.Bring(&RowEdit)
	row := &newrow.Feature{}
	row.Sources = newrow.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Focus: &g.Focus, Painter: &g.Painter, Buttons: &g.Buttons,
		Editing: &g.Editing, Editor: &f.CellEdit, Rows: g.RowInserts(), Report: &g.Report, Grid: g, Keyboard: g.Typing.Tag(),
	}
	f.CellEdit.BringNewRow(row)
	g.Editing.State.UseNewRows(g.RowInserts())
	f.AddAt(row, feature.Order{Act: feature.ActInsertRows, Press: feature.PressZones})
	return row
}

// wireSpans connects the feature that merges cells.
func (w *Wiring) wireSpans() any {
	g := w.grid
	merged := &spans.Feature{}
	merged.Sources = spans.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Text: &g.Text,
		Selection: &g.Selection, Pointer: &g.Pointer, Cells: &g.Contents, Report: &g.Report,
	}
	g.Features.Add(merged)
	g.View.Join(merged)
	g.Sheet.Merge(merged)
	g.Editing.Join(merged)
	return merged
}

// wireReadyCells connects the feature that draws and operates ready cells.
func (w *Wiring) wireReadyCells() any {
	g := w.grid
	ready := &readycells.Feature{}
	ready.Sources = readycells.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Text: &g.Text,
		Pointer: &g.Pointer, Focus: &g.Focus, Editing: &g.Editing, Cells: &g.Contents, Report: &g.Report, Grid: w.answers,
	}
	g.Features.AddAt(ready, feature.Order{
		Act: feature.ActReady, Cancel: feature.CancelReady, Click: feature.ClickReady, Hint: feature.HintReady,
	})
	return ready
}
