// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package grouppanel lets users group the rows of a grid with a panel above the header, to which they drag headers,
// and with the header menus.
//
//	grid.Extensions = []gridui.Extension{&grouppanel.Panel{}}
//
// The panel has a chip for each level of groups. Dropping a header into the panel adds a level. Dragging a chip moves
// its level, or removes it if the chip is dropped outside the panel. Clicks on a chip order its groups by their
// values, then in reverse order, then not at all. The menu of a chip sets intervals of dates, numbers and texts,
// orders the groups by any aggregate, and moves the level. Tab moves the focus to the chips. Arrow keys move between
// chips and, with Alt, move a level; Delete removes it, Down opens its menu.
//
// If Grid.HeaderMenu is enabled, the header menus contain items to group by a column, to choose an aggregate that the
// column offers (Typed.Aggregate), and to show its values as shares.
//
// Changes by users are stored in Grid.Grouping, are saved in views, and are reported by events.GroupingChanged.
package grouppanel

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/grouppanel"
	"github.com/giogrid/giogrid/gridui/option"
)

// Panel is the grouping panel of a grid. The zero value shows the panel, and its items in the header menus. The
// fields may change between frames.
type Panel struct {
	// Disabled hides the panel, MenuDisabled hides the items in the header menus.
	Disabled, MenuDisabled bool
	// Steps lists the widths of the intervals of numbers that users can choose. An empty list selects 10, 100 and
	// 1,000.
	Steps []float64
	// CanGroup reports whether users may group by a column. nil permits all columns with data.
	CanGroup func(columnID string) bool

	owner   core.Owner
	feature grouppanel.Feature
	choices []grouppanel.Choice
}

// Extend connects the panel to a grid. Only the grid calls it.
func (p *Panel) Extend(to *extend.Grid) {
	g := extending.Core(to)
	g.Bring(&core.Groups)
	if !p.owner.Take(g, p) {
		return
	}
	p.feature.Wire(grouppanel.Sources{
		Program: program{p}, Options: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Painter: &g.Painter,
		Buttons: &g.Buttons, Report: &g.Report, Keyboard: g.Typing.Tag(),
	})
	g.Features.Add(&p.feature)
	g.ColumnMoving().AddTarget(&p.feature)
	g.Features.Add(headerItems{p})
}

// program provides the settings of the program.
type program struct{ *Panel }

// ShowsPanel reports whether the panel is shown.
func (p program) ShowsPanel() bool { return !p.Disabled }

// MayGroup reports whether users may group by a column.
func (p program) MayGroup(columnID string) bool { return p.CanGroup == nil || p.CanGroup(columnID) }

// defaultSteps is the default of Panel.Steps.
var defaultSteps = []float64{10, 100, 1000}

// Steps returns the widths of the intervals of numbers that users can choose.
func (p program) Steps() []float64 {
	if len(p.Panel.Steps) == 0 {
		return defaultSteps
	}
	return p.Panel.Steps
}

// headerItems adds the items to the header menus.
type headerItems struct{ *Panel }

// AppendHeaderItems appends the entries for a column.
func (p headerItems) AppendHeaderItems(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
	if p.MenuDisabled || of.Group {
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

// provided converts a choice to an item of the menu, without children.
func provided(c grouppanel.Choice) feature.MenuItem {
	it := feature.MenuItem{Label: c.Label, Disabled: c.Denied != "", Reason: c.Denied, Choice: c.Choosable, Checked: c.On}
	if c.Do != nil {
		it.Do = func(layout.Context) { c.Do() }
	}
	return it
}
