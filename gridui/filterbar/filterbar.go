// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filterbar is an extension of grids. It adds a bar above the grid with a chip for each active
// filter. A chip describes its filter, opens the editor of the filter, and removes the filter with its button
// or the key Delete. With a builder, users compose a filter of several columns, Filtering.Expression, by
// mouse or keys.
//
//	grid.Filtering.Enabled = true
//	grid.Extensions = []gridui.Extension{&filterbar.Bar{}}
package filterbar

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature/filterbar"
	"github.com/giogrid/giogrid/gridui/option"
)

// Bar is the filter bar of a grid. It is shown while Filtering is Enabled; the zero value has all of its
// parts. The events FilterChanged, ExpressionChanged and QuickFilterChanged report its changes; if filters are
// Controlled, these are only proposed.
//
// Tab moves the keyboard focus to the bar. Left and Right move from chip to chip, Enter edits the filter of a
// chip, Delete removes it. In the builder, Up and Down move from line to line and, with Alt, move the part of
// a line; Alt+Right puts it into a group, Alt+Left takes it out of its group, and Delete removes it.
type Bar struct {
	// FilterBar holds the options.
	option.FilterBar

	owner   core.Owner
	feature filterbar.Feature
}

// Build opens the builder in the next frame, as its button does.
func (b *Bar) Build() { b.feature.Build() }

// Extend connects the bar with a grid. Only the grid calls it.
func (b *Bar) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if !b.owner.Take(g, b) {
		return
	}
	b.feature.Wire(filterbar.Sources{
		Options: &b.FilterBar, Filtering: &g.Options.Filtering, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame,
		Painter: &g.Painter, Buttons: &g.Buttons, Report: &g.Report, Grid: grid{g}, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&b.feature)
}

// grid provides the functions of the grid that the feature calls.
type grid struct{ core *core.Grid }

// SetFilter changes the filter of a column as a user does.
func (g grid) SetFilter(columnID string, f filter.Filter) { g.core.SetFilter(columnID, f) }

// ClearFilters removes the filters of all columns, as a user does.
func (g grid) ClearFilters() { g.core.ClearFilters() }

// OpenFilter opens the filter panel of a column in the next frame.
func (g grid) OpenFilter(columnID string) { g.core.Features.Filters.Request(columnID) }

// TypesFilter reports whether a user is typing a filter or a search text.
func (g grid) TypesFilter(gtx layout.Context) bool {
	return g.core.Features.Types(gtx)
}
