// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/filtering"
	"github.com/giogrid/giogrid/gridui/internal/feature/flash"
	"github.com/giogrid/giogrid/gridui/internal/feature/highlight"
	"github.com/giogrid/giogrid/gridui/internal/feature/paging"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// features are those that stand in packages of their own. Each is wired once, here.
type features struct {
	feature.List
	flash     flash.Feature
	paging    paging.Feature
	highlight highlight.Feature
	filtering filtering.Feature
}

// wire connects the features of a grid: in this order they are called.
func (f *features) wire(g *core) {
	e := &g.engine
	f.flash.Sources = flash.Sources{
		Options: &g.Options.Flash, Dataset: &g.data, Columns: &e.cols, Viewport: &e.view, Painter: &e.draw, Cells: &g.cells,
	}
	f.highlight = highlight.Feature{Options: &g.Options.FocusHighlight, Painter: &e.draw, Grid: g}
	f.Add(&f.highlight)
	f.Add(&f.flash)
	f.paging.Sources = paging.Sources{Options: &g.Options.Paging, Dataset: &g.data, Viewport: &e.view, Painter: &e.draw, Buttons: &e.buttons}
	f.Add(&f.paging)
	f.filtering.Wire(filtering.Sources{
		Options: &g.Options.Filtering, Tooltips: &g.Options.Tooltips, Keys: &g.Options.Keys, Columns: &e.cols, Dataset: &g.data,
		Viewport: &e.view, Painter: &e.draw, Keyboard: e.keyTag(), Grid: g,
	})
	f.Add(&f.filtering)
}

// FocusedCell is the address of the focused cell.
func (g *core) FocusedCell() viewport.Address { return g.engine.focus.at() }

// HideTooltip hides the tooltip of the cell under the pointer.
func (g *core) HideTooltip() { g.engine.hint.clear() }

// PointerIn reports whether the mouse is in a rectangle, in pixels of the sheet.
func (g *core) PointerIn(r image.Rectangle) bool {
	return g.engine.hover.in && g.engine.hover.pos.Round().In(r)
}
