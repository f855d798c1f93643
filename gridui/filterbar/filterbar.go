// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filterbar is an extension of grids. It adds a bar above the grid with a chip for each active filter. A chip
// shows a description of its filter. A click on the chip opens the editor of the filter; its button or the key Delete
// removes the filter. With a builder, users compose a filter over several columns, Filtering.Expression, by mouse or
// keys.
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

// Bar is the filter bar of a grid. It is shown while Filtering is Enabled. The zero value has all of its parts. Its
// changes are reported by events.FilterChanged, ExpressionChanged and QuickFilterChanged. If Filtering is Controlled,
// the events only propose the changes.
//
// Tab moves the keyboard focus to the bar. Left and Right move between chips, Enter edits the filter of a chip, and
// Delete removes it. In the builder, Up and Down move between lines and, with Alt, move the part of a line. Alt+Right
// moves the part into a group, Alt+Left moves it out of its group, and Delete removes it.
type Bar struct {
	// FilterBar holds the options.
	option.FilterBar

	owner   core.Owner
	feature filterbar.Feature
}

// Build opens the builder in the next frame, as its button does.
func (b *Bar) Build() { b.feature.Build() }

// Extend connects the bar to a grid. Only the grid calls it.
func (b *Bar) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if !b.owner.Take(g, b) {
		return
	}
	g.Bring(&core.RowFilters)
	b.feature.Wire(filterbar.Sources{
		Options: &b.FilterBar, Filtering: &g.Options.Filtering, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame,
		Painter: &g.Painter, Buttons: &g.Buttons, Report: &g.Report, Grid: grid{g}, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&b.feature)
}

// grid provides the functions of the grid that the feature calls.
type grid struct{ core *core.Grid }

// SetFilter changes the filter of a column, like a user.
func (g grid) SetFilter(columnID string, f filter.Filter) { g.core.SetFilter(columnID, f) }

// ClearFilters clears the filters of all columns, like a user.
func (g grid) ClearFilters() { g.core.ClearFilters() }

// OpenFilter opens the filter panel of a column in the next frame.
func (g grid) OpenFilter(columnID string) { g.core.Features.Filters.Request(columnID) }

// TypesFilter reports whether a user is typing a filter or a search text.
func (g grid) TypesFilter(gtx layout.Context) bool {
	return g.core.Features.Types(gtx)
}
