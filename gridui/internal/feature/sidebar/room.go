// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sidebar

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// narrow and panelWidth are the defaults of Narrow and Width, gridLeast the width that the grid keeps.
	narrow, panelWidth, gridLeast = unit.Dp(480), unit.Dp(280), unit.Dp(120)
)

// room holds the places of the parts in pixels of the whole.
type room struct {
	// strip is the place of the buttons, panel that of the open panel, empty without one.
	strip, panel image.Rectangle
	// instead reports that the panel takes the place of the grid.
	instead bool
	// most is the greatest width of a panel in pixels, metric the metric of the whole.
	most   int
	metric unit.Metric
}

// Surround lays out the grid, and the side bar at its reading end.
func (f *Feature) Surround(gtx layout.Context, grid layout.Widget) layout.Dimensions {
	if !f.offers(option.SideColumns) && !f.offers(option.SideFilters) || !f.Painter.Styled() {
		return grid(gtx)
	}
	all := gtx.Constraints.Max
	strip := f.buttons.Side(gtx, &f.Painter.Style) + 2*gtx.Dp(ui.ButtonGap) + f.Painter.Style.Line
	panel := f.panelWidth(gtx, all.X-strip)
	inner := gtx
	left := 0
	if taken := strip + panel; !f.room.instead {
		inner.Constraints.Max.X = max(all.X-taken, 0)
		if f.Painter.Style.RTL {
			left = taken
		}
	} else {
		inner.Constraints.Max.X = max(all.X-strip, 0)
	}
	inner.Constraints.Min.X = min(max(gtx.Constraints.Min.X-strip-panel, 0), inner.Constraints.Max.X)
	m := op.Record(gtx.Ops)
	dims := grid(inner)
	call := m.Stop()
	if !f.room.instead {
		t := draw.Offset(gtx.Ops, image.Pt(left, 0))
		call.Add(gtx.Ops)
		t.Pop()
	}
	size := image.Pt(min(dims.Size.X+strip+panel, max(all.X, dims.Size.X)), dims.Size.Y)
	if f.room.instead {
		size.X = all.X
	}
	f.place(size, strip, panel)
	f.paint(gtx)
	return layout.Dimensions{Size: size}
}

// panelWidth returns the width of the open panel in pixels, of a width for the grid and the panel; 0 without a panel.
func (f *Feature) panelWidth(gtx layout.Context, all int) int {
	f.room.instead = false
	if f.open() == nil {
		return 0
	}
	least := narrow
	if f.Settings.Narrow != 0 {
		least = max(f.Settings.Narrow, 0)
	}
	if all < gtx.Dp(least) {
		f.room.instead = true
		return all
	}
	wanted := f.Settings.Width
	if !(wanted > 0) {
		wanted = panelWidth
	}
	f.room.most, f.room.metric = max(all-gtx.Dp(gridLeast), all/2), gtx.Metric
	return min(gtx.Dp(min(wanted, 100_000)), f.room.most)
}

// place sets the places of the parts when the size of the whole is known.
func (f *Feature) place(size image.Point, strip, panel int) {
	r := &f.room
	if f.Painter.Style.RTL {
		r.strip = image.Rect(0, 0, strip, size.Y)
		r.panel = image.Rect(strip, 0, strip+panel, size.Y)
		return
	}
	r.strip = image.Rect(size.X-strip, 0, size.X, size.Y)
	r.panel = image.Rect(size.X-strip-panel, 0, size.X-strip, size.Y)
}

// paint draws the buttons and the open panel.
func (f *Feature) paint(gtx layout.Context) {
	p := f.Painter
	p.Begin(gtx, p.Describes)
	area := draw.Clip(p.Ops, f.room.strip.Union(f.room.panel))
	if p.Describes {
		draw.NodeLabel(p.Ops, p.Style.Texts.Toolbar.Side)
	}
	f.ground(f.room.strip, p.Style.Theme.HeaderBg)
	f.paintTabs()
	if o := f.open(); o != nil && !f.room.panel.Empty() {
		f.ground(f.room.panel, p.Style.Theme.Bg)
		in := f.room.panel
		if p.Style.RTL {
			in.Max.X -= p.Style.Line
		} else {
			in.Min.X += p.Style.Line
		}
		o.Paint(in)
	}
	area.Pop()
	f.paintEdge(gtx)
	if !f.listens || f.read != f.open() { // Gio delivers only events for which the previous frame had a filter
		gtx.Execute(op.InvalidateCmd{})
	}
	f.buttons.PaintTip(*f.Tooltips, f.room.strip.Union(f.room.panel))
	p.End()
}
