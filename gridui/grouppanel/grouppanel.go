// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package grouppanel lets users group the rows of a grid: by a panel above the header into which they
// drag headers, and by the menus of headers.
//
//	grid.Extensions = []gridui.Extension{&grouppanel.Panel{}}
//
// The panel has a chip for each level that rows are grouped by. Headers are dropped into it, chips
// are dragged to other places, and out of it to stop grouping by them. A click on a chip orders its
// groups by their values, then the other way around, then not at all; its menu has the intervals of
// dates, numbers and texts, the order of groups by any aggregate, and moves it. By keys: Tab goes to
// the chips, arrows from one to the next, with Alt they move a level, Delete takes it out, Down opens
// its menu.
//
// Where Grid.HeaderMenu is on, the menus of headers have entries to group by a column, to choose one of
// the aggregates that it offers (Typed.Aggregate), and to show its values as shares.
//
// What users do is kept in Grid.Grouping, is part of views, and comes as events.GroupingChanged.
package grouppanel

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/grouppanel"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// Panel is the panel of a grid. The zero value shows it, and its entries in the menus of headers. Its
// fields may change between frames.
type Panel struct {
	// Hidden takes the panel away, NoMenu the entries in the menus of headers.
	Hidden, NoMenu bool
	// Steps are the widths of steps of numbers that users can choose; none: 10, 100 and 1,000.
	Steps []float64
	// CanGroup reports whether users may group by a column; nil: by all that hold data.
	CanGroup func(columnID string) bool

	owner   core.Owner
	feature grouppanel.Feature
	choices []grouppanel.Choice
}

// Extend connects the panel with a grid. It is for the grid, see gridui.Extension.
func (p *Panel) Extend(g *core.Grid) {
	if !p.owner.Take(g, p) {
		return
	}
	p.feature.Wire(grouppanel.Sources{
		Program: program{p}, Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter,
		Buttons: &g.Buttons, Report: &g.Report, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&p.feature)
	g.Features.ColumnMove.AddTarget(&p.feature)
	g.Features.Add(headerItems{p})
}

// program is what the program sets.
type program struct{ *Panel }

// ShowsPanel reports whether the panel shows.
func (p program) ShowsPanel() bool { return !p.Hidden }

// MayGroup reports whether users may group by a column.
func (p program) MayGroup(columnID string) bool { return p.CanGroup == nil || p.CanGroup(columnID) }

// defaultSteps are the steps that users can choose where the program names none.
var defaultSteps = []float64{10, 100, 1000}

// Steps are the widths of steps.
func (p program) Steps() []float64 {
	if len(p.Panel.Steps) == 0 {
		return defaultSteps
	}
	return p.Panel.Steps
}

// headerItems are the entries in the menus of headers.
type headerItems struct{ *Panel }

// AppendHeaderItems appends the entries of a column.
func (p headerItems) AppendHeaderItems(dst []feature.HeaderItem, of option.HeaderTarget) []feature.HeaderItem {
	if p.NoMenu || of.Group {
		return dst
	}
	p.choices = p.feature.AppendChoices(p.choices[:0], of.ColumnID)
	for _, c := range p.choices {
		it := provided(c)
		for _, child := range c.Children {
			it.Children = append(it.Children, provided(child))
		}
		dst = append(dst, it)
	}
	return dst
}

// provided is a choice as the menu has it.
func provided(c grouppanel.Choice) feature.HeaderItem {
	it := feature.HeaderItem{Label: c.Label, Disabled: c.Denied != "", Reason: c.Denied}
	if c.Do != nil {
		it.Do = func(layout.Context) { c.Do() }
	}
	if c.Choosable {
		it.Checked = menus.Unchecked
	}
	if c.On {
		it.Checked = menus.Checked
	}
	return it
}
