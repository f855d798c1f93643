// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// scrollRows and ScrollZone are how near to the edge of the body a selecting pointer scrolls
	// it: so many rows, and so many dp at the least.
	scrollRows = 2
	ScrollZone = unit.Dp(48)
	// ScrollRush is how many times faster than at the edge the body scrolls at most.
	ScrollRush = 16
)

// RowScrollSpeed is how fast the body scrolls down while the pointer selects at a y in pixels of
// the sheet, 1 being the speed at the edge.
func RowScrollSpeed(v *viewport.Viewport, p *draw.Painter, y float32) float32 {
	body := v.Sheet.Panes.Band(layoutx.Body)
	before, after := v.Remaining(layoutx.Body)
	zone := max(scrollRows*p.Style.RowHeight, p.Dp(ScrollZone))
	return ui.Edges{
		Start: float32(body.Min.Y), End: float32(body.Max.Y), Zone: float32(max(min(zone, body.Dy()/3), 1)), Rush: ScrollRush,
		Before: before > 0, After: after > 0,
	}.Speed(y)
}
