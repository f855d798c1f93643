// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/announce"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/cellmarks"
	"github.com/giogrid/giogrid/gridui/internal/feature/conflicts"
	"github.com/giogrid/giogrid/gridui/internal/feature/details"
	"github.com/giogrid/giogrid/gridui/internal/feature/figuresigns"
	"github.com/giogrid/giogrid/gridui/internal/feature/flash"
	"github.com/giogrid/giogrid/gridui/internal/feature/focusring"
	"github.com/giogrid/giogrid/gridui/internal/feature/highlight"
	"github.com/giogrid/giogrid/gridui/internal/feature/history"
	"github.com/giogrid/giogrid/gridui/internal/feature/outline"
	"github.com/giogrid/giogrid/gridui/internal/feature/panes"
	"github.com/giogrid/giogrid/gridui/internal/feature/placeholder"
	"github.com/giogrid/giogrid/gridui/internal/feature/remotestate"
	"github.com/giogrid/giogrid/gridui/internal/feature/rownumbers"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowpins"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowselect"
	"github.com/giogrid/giogrid/gridui/internal/feature/rowsize"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollbar"
	"github.com/giogrid/giogrid/gridui/internal/feature/scrollmarks"
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
	// Filters, CellFilters and HeaderMenu are never nil.
	Filters     feature.FilterPanel
	CellFilters feature.CellFilters
	HeaderMenu  feature.HeaderMenu
	CellEdit    celledit.Feature
	History     history.Feature
	Flash       flash.Feature
	Highlight   highlight.Feature
	FigureSigns figuresigns.Feature
	Scrollbar   scrollbar.Feature
	ScrollMarks scrollmarks.Feature
	Outline     outline.Feature
	Details     details.Feature
	RowPins     rowpins.Feature
	RowSize     rowsize.Feature
	Tooltip     tooltip.Feature
	Announce    announce.Feature
	Placeholder placeholder.Feature
	RemoteState remotestate.Feature
	RemoteBar   remotestate.Bar
	Toolbar     toolbar.Feature
	Panes       panes.Feature
	Ticks       ticks.Feature
	FocusRing   focusring.Feature
	RowSelect   rowselect.Feature
	CellMarks   cellmarks.Feature
	RowNumbers  rownumbers.Feature
}

// Wiring connects the features of a grid. They paint and get input in the order of their places, unless
// feature.Order defines another one.
type Wiring struct {
	grid    *Grid
	answers *answers
	// lines draws around ranges of cells.
	lines rangelines.Lines
}

// wireFeatures connects the features of every grid.
func (w *Wiring) wireFeatures() {
	for _, step := range [...]struct {
		at   feature.Place
		wire func(*Wiring)
	}{
		{atCells, (*Wiring).wireCells},
		{atHighlight, (*Wiring).wireHighlight},
		{atMarks, (*Wiring).wireMarks},
		{atRows, (*Wiring).wireRows},
		{atScrollMarks, (*Wiring).wireScrollMarks},
		{atHeader, (*Wiring).wireHeader},
		{atTexts, (*Wiring).wireTexts},
		{atSheet, (*Wiring).wireSheet},
		{atSheet, (*Wiring).wireLayers},
		{atExtensions, (*Wiring).wireCore},
	} {
		w.grid.Features.At(step.at)
		step.wire(w)
	}
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
		Pointer: &g.Pointer, Input: &g.Typing, Report: &g.Report, Focus: &g.Focus, Ranges: &g.Ranges, Phrases: feature.NoPhrases{}, Grid: w.answers,
	})
	f.Editor = &f.CellEdit
	w.wireHistory()
	f.Flash.Sources = flash.Sources{
		On: &g.Options.Flash, Dataset: &g.Data, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Cells: &g.Contents,
	}
	f.CellMarks = cellmarks.Feature{Editing: &g.Editing, Painter: &g.Painter, Viewport: &g.View.Frame, Grid: g}
}

// wireHighlight connects the tint of the row and the column of the focused cell.
func (w *Wiring) wireHighlight() {
	g, f := w.grid, &w.grid.Features
	f.Highlight = highlight.Feature{Row: &g.Options.HighlightRow, Column: &g.Options.HighlightColumn, Hover: &g.Options.HoverColumn, Viewport: &g.View.Frame, Painter: &g.Painter, Focus: &g.Focus, Pointer: &g.Pointer}
	f.Add(&f.Highlight)
	f.FigureSigns = figuresigns.Feature{Cells: &g.Contents, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter}
	f.AddAt(&f.FigureSigns, feature.Order{Hint: feature.HintFigures})
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

// wireHistory connects the feature that undoes changes.
func (w *Wiring) wireHistory() {
	g, f := w.grid, &w.grid.Features
	f.History.Sources = history.Sources{
		Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Bands: &g.View.Bands, Requests: &g.View.Requests, Painter: &g.Painter, Editing: &g.Editing, Focus: &g.Focus, Grid: w.answers,
	}
}

// wireRows connects the features of rows and pages.
func (w *Wiring) wireRows() {
	g, f := w.grid, &w.grid.Features
	f.Outline.Sources = outline.Sources{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Requests: &g.View.Requests, Painter: &g.Painter, Focus: &g.Focus, Selection: &g.Options.Selection,
		Grouping: &g.Options.Grouping, Expansion: &g.Options.Expansion, Cells: w.answers, Totals: &f.CellEdit,
	}
	f.AddAt(&f.Outline, feature.Order{Column: feature.ColumnGroups, Act: feature.ActOutline, Click: feature.ClickOutline})
	f.Details.Sources = details.Sources{
		Options: &g.Options.Details, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Sheet: &g.View, Motion: &g.View, Painter: &g.Painter,
		Focus: &g.Focus, Cells: &g.Contents, Report: &g.Report, Phrases: feature.NoPhrases{},
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
	f.AddAt(&f.History, feature.Order{Act: feature.ActHistory})
	f.RemoteBar = remotestate.Bar{Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons}
	f.Add(&f.RemoteBar)
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

// wireHeader connects the features that open from headers.
func (w *Wiring) wireHeader() {
	g, f := w.grid, &w.grid.Features
	g.Marks.Sources = headmarks.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Pointer: &g.Pointer, Buttons: f.HeaderMenu,
	}
}

// wireTexts connects the features that describe cells.
func (w *Wiring) wireTexts() {
	g, f := w.grid, &w.grid.Features
	f.Tooltip.Sources = tooltip.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame, Motion: &g.View, Painter: &g.Painter, Pointer: &g.Pointer, Focus: &g.Focus, Cells: &g.Contents,
		Marks: &g.Marks, Editing: &g.Editing, Features: &f.List, HeadRoom: f.HeaderMenu, Keyboard: g.Typing.Tag(),
	}
	f.AddAt(&f.Tooltip, feature.Order{Act: feature.ActTooltip})
	f.AddAt(tooltip.CellHints{Cells: &g.Contents}, feature.Order{Hint: feature.HintCells})
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
		Held: func() bool { return g.input.around.refused },
	}
	f.Placeholder.Sources = placeholder.Sources{
		Options: g.Options, Columns: &g.Columns, Viewport: &g.View.Frame,
		Painter: &g.Painter, Phrases: feature.NoPhrases{}, Dataset: &g.Data, Buttons: &g.Buttons,
		Report: &g.Report, Keyboard: g.Typing.Tag(), Grid: g,
	}
	f.Add(&f.Placeholder)
	f.RemoteState = remotestate.Feature{Dataset: &g.Data, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter}
	f.Add(&f.RemoteState)
	f.Toolbar.Sources = toolbar.Sources{
		Sorting: &g.Options.Sorting, Marks: &g.Marks, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons,
		Grid: g,
	}
	f.AddAt(&f.Toolbar, feature.Order{Top: feature.TopToolbar})
	f.Ticks = ticks.Feature{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter, Pointer: &g.Pointer, Editor: &f.CellEdit, Grid: &g.Contents,
	}
	f.Add(&f.Ticks)
	f.FocusRing = focusring.Feature{
		Options: &g.Options.Editing, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Typing: &g.Typing,
		Focus: &g.Focus, Editor: &f.CellEdit,
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
		{feature.LayerKeyArea, f.FocusRing.PaintKeyArea},
		{feature.LayerBars, f.Scrollbar.PaintBars},
		{feature.LayerBandBars, f.Scrollbar.PaintBandBars},
		{feature.LayerPinned, f.Panes.PaintPinned},
		{feature.LayerDetails, f.Details.PaintDetails},
		{feature.LayerSticky, f.Panes.PaintSticky},
		{feature.LayerPlaceholder, f.Placeholder.PaintBody},
		{feature.LayerFocusRing, f.FocusRing.PaintRing},
		{feature.LayerEditor, f.CellEdit.Draw},
		{feature.LayerTooltip, f.Tooltip.PaintTip},
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
	f.AddAt(feature.WorkerFunc(g.Menus.update), feature.Order{Work: feature.WorkCellMenu})
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
	return c.Features.HeaderMenu.RoomNeeded(st, col)
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
