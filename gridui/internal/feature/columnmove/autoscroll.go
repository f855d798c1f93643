// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnmove

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// scrollZone is the width of the zones at the edges of the scrolling columns where the pointer scrolls them.
// scrollRush bounds the speed, in multiples of the speed at the start of a zone.
const (
	scrollZone = unit.Dp(40)
	scrollRush = 4
)

// Tick scrolls the columns while a header is held near their edge, faster the nearer it is. It also scrolls while
// the pointer rests.
func (f *Feature) Tick(gtx layout.Context) {
	if !f.Dragging() {
		return
	}
	d := f.drag.scroll.Step(gtx, f.speed())
	if f.Painter.Style.RTL {
		d = -d
	}
	f.Motion.HScrollBy(d)
}

// speed returns how fast the columns scroll to the right, as a multiple of the speed at the start of a scroll
// zone.
func (f *Feature) speed() float32 {
	d := &f.drag
	if d.first >= len(f.Columns.Leaves) || d.over != nil {
		return 0
	}
	if centred := f.Columns.Leaves[d.first].Pane == layoutx.Center; centred && f.paneUnder(d.pos.Round().X) != layoutx.Center || !centred && !f.canPin(d.first, d.end) {
		return 0
	}
	r := f.Viewport.Sheet.Panes.Pane(layoutx.Center)
	e := ui.Edges{
		Start: float32(r.Min.X), End: float32(r.Max.X), Zone: float32(f.Viewport.Widths.Metric().Dp(scrollZone)), Rush: scrollRush,
		Before: f.Viewport.HScroll.Px > 0, After: f.Viewport.HScroll.Px < f.Viewport.Geometry.MaxHScroll,
	}
	if f.Painter.Style.RTL {
		e.Before, e.After = e.After, e.Before
	}
	return e.Speed(d.pos.X)
}
