// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package toolbar adds a bar of tools above the header of a grid: a search field, buttons and lists of choices.
//
//	grid.Filtering.Enabled = true
//	grid.Extensions = []gridui.Extension{
//		&savebar.Bar{}, &viewmenu.Menu{Key: "orders.views"},
//		&toolbar.Bar{Tools: []toolbar.Tool{toolbar.QuickFilter(), toolbar.Find(), toolbar.Density(), toolbar.Columns()}},
//	}
//
// The bar shows the tools in the order of the list, and then the buttons of other extensions, such as savebar and
// viewmenu, which also show without the bar. If there is not enough room, buttons lose their texts, the field becomes
// narrower, and the last tools move into a menu.
//
// Keys: the bar is one stop of the Tab key, at the tool that was used last. The left and right arrows move between the
// tools, Home and End go to the first and the last one, Enter and Space use a tool, the down arrow opens its list, and
// Escape returns to the cells. In the field, Escape empties the text first, and Enter goes to the cells.
package toolbar

import (
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/tools"
)

// Bar is the toolbar of a grid. The zero value has no tools, and shows the buttons of other extensions.
type Bar struct {
	// Tools are the tools in reading order. The bar reads them when the grid is laid out first, and after Reset.
	Tools []Tool

	owner   core.Owner
	feature tools.Feature
}

// A Tool is a tool of a Bar. The functions of this package make them; a tool belongs to one bar.
type Tool struct {
	make func(g *core.Grid) tools.Tool
}

// Extend connects the bar to a grid. Only the grid calls it.
func (b *Bar) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if !b.owner.Take(g, b) {
		return
	}
	b.feature.Wire(tools.Sources{
		Filtering: &g.Options.Filtering, Viewport: &g.View.Frame, Painter: &g.Painter, Buttons: &g.Buttons,
		Report: &g.Report, Others: &g.Features.Toolbar, Keyboard: g.Typing.Tag(),
	})
	b.Reset()
	g.Features.AddAt(&b.feature, feature.Order{Top: feature.TopToolbar})
}

// Reset reads Tools again. It does nothing before the first frame.
func (b *Bar) Reset() {
	g := b.owner.Grid()
	if g == nil {
		return
	}
	var list []tools.Tool
	for _, t := range b.Tools {
		if t.make != nil {
			list = append(list, t.make(g))
		}
	}
	b.feature.Set(list)
}
