// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/columnstate"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/rangelines"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Source holds the inputs for wiring a grid.
type Source struct {
	Options *option.Options
	Typed   Typed
	// Kind is the type of the rows, Caller holds the program's functions and data.
	Kind   rowdata.Kind
	Caller dataset.Caller
}

// Wire connects the parts of a grid to one another. The grid must not be copied afterwards.
func Wire(g *Grid, from Source) {
	p := &g.Parts
	p.Options = from.Options
	p.Report.RowType = from.Kind.Name().String()
	wireOwners(p, from)
	wireContents(g)
	wireRanges(p)
	g.columnSync = columnSync{Parts: p, typed: from.Typed, connect: g.connectKit}
	g.actions = actions{p}
	g.Menus = menuInput{p, &MenuRequests{grid: g}}
	g.Rows = rowSync{Parts: p}
	g.Frame = frame{Parts: p, columns: &g.columnSync, sync: g.Sync, zoom: &g.zoom, pressed: &g.input.around.sheet}
	g.input = input{Parts: p, menus: &g.Menus, actions: &g.actions}
	p.Data.Host = &g.Rows
	g.extensions.grid = g
	f := &g.Features
	f.Editor, f.Filters, f.CellFilters, f.HeaderMenu = feature.NoEditor{}, feature.NoFilterPanel{}, feature.NoCellFilters{}, feature.NoHeaderMenu{}
	w := &g.optional.wiring
	*w = Wiring{grid: g, answers: &answers{g}}
	w.lines = rangelines.Lines{Ranges: &g.Ranges, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter}
	w.wireFeatures()
	if readsSemantics {
		g.Bring(&Semantics)
	}
}

// IsWired reports whether Wire was called.
func (g *Grid) IsWired() bool { return g.typed != nil }

// wireOwners connects the owners of state below the features.
func wireOwners(p *Parts, from Source) {
	d := &p.Data
	d.Kind, d.Caller = from.Kind, from.Caller
	d.Wire(p.Options, &p.Columns, &p.Report)
	p.View.Wire(viewport.Sources{Options: p.Options, Dataset: d, Columns: &p.Columns, Painter: &p.Painter, Contents: &p.Contents})
	p.Text.Sources = celltext.Sources{Dataset: d, Columns: &p.Columns, Painter: &p.Painter, Viewport: &p.View, Cells: &p.Contents}
	p.Buttons.Painter = &p.Painter
	ed := &p.Editing
	ed.Data, ed.Selection, ed.Options, ed.Cols, ed.Report = d, &p.Selection, p.Options, &p.Columns, &p.Report
	p.ColumnState.Sources = columnstate.Sources{Options: p.Options, Columns: &p.Columns, Widths: &p.View.Widths, Report: &p.Report}
	s := &p.Selection
	s.Data, s.Options, s.Report = d, p.Options, &p.Report
}

// wireRanges connects the ranges of cells.
func wireRanges(p *Parts) {
	p.Ranges.Wire(cellrange.Sources{
		Options: p.Options, Columns: &p.Columns, Dataset: &p.Data, Viewport: &p.View.Frame, Focus: &p.Focus, Report: &p.Report,
	})
}

// wireContents connects the contents of cells.
func wireContents(g *Grid) {
	p := &g.Parts
	p.Contents.Sources = contents.Sources{
		Options: p.Options, Columns: &p.Columns, Dataset: &p.Data, Viewport: &p.View.Frame, Painter: &p.Painter, Pointer: &p.Pointer,
		Focus: &p.Focus, Marks: &p.Marks, Selection: &p.Selection, Editing: &p.Editing, Report: &p.Report, Features: contentFeatures{p},
	}
}
