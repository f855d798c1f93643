// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filterbar is an extension of grids: a bar above the grid with a chip for each filter that
// is on. A chip says in words what is filtered, opens what edits its filter, and takes it away by its
// button or by Delete. A builder puts a filter over several columns together, Filtering.Expression,
// by mouse and by keys.
//
//	grid.Filtering.Enabled = true
//	grid.Extensions = []gridui.Extension{&filterbar.Bar{}}
package filterbar

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/filterbar"
	"github.com/giogrid/giogrid/gridui/option"
)

// Bar is the filter bar of a grid. It shows while Filtering is Enabled; the zero value has all of
// its parts. What it changes is reported by FilterChanged, ExpressionChanged and QuickFilterChanged,
// and where filters are Controlled only that.
//
// The keyboard comes to the bar by Tab. Left and Right go from chip to chip, Enter edits the filter
// of a chip, Delete takes it away. In the builder Up and Down go from line to line, with Alt they move
// the part of a line; Alt with Right puts it into a group, with Left takes it out of its group, and
// Delete removes it.
type Bar struct {
	// FilterBar are the options.
	option.FilterBar

	owner   core.Owner
	feature filterbar.Feature
}

// Build opens the builder in the next frame, as users do.
func (b *Bar) Build() { b.feature.Build() }

// Extend connects the bar with its grid: the grid calls it.
func (b *Bar) Extend(g *core.Grid) {
	if !b.owner.Take(g, b) {
		return
	}
	b.feature.Wire(filterbar.Sources{
		Options: &b.FilterBar, Filtering: &g.Options.Filtering, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame,
		Painter: &g.Painter, Buttons: &g.Buttons, Report: &g.Report, Grid: grid{g}, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&b.feature)
}

// grid is what the feature asks the grid.
type grid struct{ core *core.Grid }

// SetFilter changes the filter of a column as a user does.
func (g grid) SetFilter(columnID string, f filter.Filter) { g.core.SetFilter(columnID, f) }

// ClearFilters takes the filters of all columns away, as a user does.
func (g grid) ClearFilters() { g.core.ClearFilters() }

// OpenFilter opens the filter panel of a column in the next frame.
func (g grid) OpenFilter(columnID string) { g.core.Features.Filters.Request(columnID) }

// TypesFilter reports whether a user types a filter, or what to find.
func (g grid) TypesFilter(gtx layout.Context) bool {
	return g.core.Features.Types(gtx)
}
