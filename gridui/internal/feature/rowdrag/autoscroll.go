// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// scrollZone is the height, in rows, of the zones at the top and bottom of the body where the pointer scrolls it.
// scrollRush bounds the speed, in multiples of the speed at the start of a zone.
const (
	scrollZone = 2
	scrollRush = 4
)

// autoScroll scrolls the body while rows are held near its edge, faster the nearer they are. It also scrolls
// while the pointer rests.
func (f *Feature) autoScroll(gtx layout.Context) {
	if px := f.scroll.Step(gtx, f.speed()); px != 0 {
		f.Motion.ScrollBy(px)
	}
}

// speed returns how fast the body scrolls down, as a multiple of the speed at the start of a scroll zone. The
// source grid also scrolls while the rows are held above or below it.
func (f *Feature) speed() float32 {
	d, body := f.dragged(), f.Viewport.Sheet.Panes.Band(layoutx.Body)
	if d.byKeys || d.due != 0 || d.blocked != notBlocked || d.over != f && (d.over != nil || d.source != f) || body.Empty() {
		return 0
	}
	pos, _ := f.pointerAt()
	if pos.X < 0 || pos.X >= float32(f.Viewport.SheetSize().X) {
		return 0
	}
	before, after := f.Viewport.Remaining(layoutx.Body)
	return ui.Edges{
		Start: float32(body.Min.Y), End: float32(body.Max.Y), Rush: scrollRush,
		Zone:   float32(min(scrollZone*f.Painter.Style.RowHeight, body.Dy()/3)),
		Before: before > 0, After: after > 0,
	}.Speed(pos.Y)
}
