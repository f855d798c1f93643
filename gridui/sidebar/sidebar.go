// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sidebar shows panels beside a grid: the list of columns, and the filters of the columns.
//
//	grid.Filtering.Enabled = true
//	grid.Extensions = []gridui.Extension{&sidebar.Bar{}}
//
// A strip of buttons at the end of the grid opens and closes the panels. An open panel makes the grid narrower; in a
// narrow window it takes the place of the grid. The panel of columns shows and hides columns; users find one by its name.
// The panel of filters lists the columns, and opens the filter of a column. With Filtering.Apply, a filter takes effect
// when the user presses Apply.
//
// Users drag the edge between the grid and the panel.
//
// Keys: Tab moves between the controls of the open panel and the buttons, Escape returns to the cells. The left and right
// arrows move the edge while it has the keyboard.
package sidebar

import (
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature/columnchooser"
	"github.com/giogrid/giogrid/gridui/internal/feature/filtering"
	"github.com/giogrid/giogrid/gridui/internal/feature/sidebar"
	"github.com/giogrid/giogrid/gridui/option"
)

// Bar is the side bar of a grid. Its fields hold the options and the open panel, and may change between frames. The zero
// value shows the buttons of both panels. It reports what users open by events.SidePanelChanged.
type Bar struct {
	option.SideBar

	owner   core.Owner
	feature sidebar.Feature
	columns columnchooser.Docked
	filters filtering.Docked
}

// Extend connects the side bar to a grid. Only the grid calls it.
func (b *Bar) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if b.owner.Grid() != nil || !b.owner.Take(g, b) {
		return
	}
	b.columns.Wire(columnchooser.Sources{
		Options: &g.Options.ColumnVisibility, Columns: &g.Columns, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons, Grid: g, Keyboard: g.Typing.Tag(),
	})
	b.filters.Wire(g.Bring(&core.Filters).(*filtering.Feature))
	s := sidebar.Sources{Settings: &b.SideBar, Tooltips: &g.Options.Tooltips, Painter: &g.Painter, Report: &g.Report, Keyboard: g.Typing.Tag()}
	s.Panels[option.SideColumns], s.Panels[option.SideFilters] = &b.columns, &b.filters
	b.feature.Wire(s)
	g.Features.Add(&b.feature)
	g.Surround(&b.feature)
}
