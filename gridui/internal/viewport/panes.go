// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/layoutx"
)

// Insets returns the heights of the bands around the body.
func (v *Viewport) Insets(st *style.Resolved) layoutx.Insets {
	in := layoutx.Insets{
		Head:   v.Heads.Top(v.columns.Levels) + v.Geometry.FilterHeight + v.Geometry.StripHeight,
		Top:    v.Bands.height(layoutx.Top, st),
		Bottom: v.Bands.height(layoutx.Bottom, st),
		RTL:    st.RTL,
	}
	if v.columns.AnyFooter {
		in.Foot = st.RowHeight
	}
	if len(v.columns.Leaves) == 0 {
		in.Head = st.HeaderHeight
	}
	return in
}

// BarRoom returns the width in pixels that the vertical scroll bar takes and the height that the
// horizontal one takes. Each can make the other necessary.
func (v *Viewport) BarRoom(gtx layout.Context, st *style.Resolved, room image.Point, in layoutx.Insets) (x, y int) {
	body := room.Y - in.Head - in.Top - in.Bottom - in.Foot
	v.Geometry.Contents = v.RowAxis.Total()
	if v.Geometry.Skeleton {
		v.Geometry.Contents = 0
	}
	if v.Geometry.Contents > int64(body) {
		x = st.BarWidth
	}
	v.Widths.solve(gtx, st, room.X-x)
	if v.Widths.Total() <= room.X-x {
		return x, 0
	}
	y = st.BarWidth
	if v.Geometry.Contents > int64(body-y) {
		x = st.BarWidth
	}
	return x, y
}

// Divide divides a sheet of a size in pixels into panes, from the heights of the bands and the
// solved widths of the columns.
func (v *Viewport) Divide(room image.Point, in layoutx.Insets) {
	in.Left, in.Right = v.Widths.offsets[layoutx.Left].Total(), v.Widths.offsets[layoutx.Right].Total()
	v.Sheet.Panes = layoutx.Split(room, in)
	v.MaxHScroll = max(v.Widths.offsets[layoutx.Center].Total()-v.Sheet.Panes.Pane(layoutx.Center).Dx(), 0)
}

// Preview arranges panes and columns for temporary column widths, calls do, and restores the
// arrangement.
func (v *Viewport) Preview(gtx layout.Context, st *style.Resolved, do func()) {
	geometry, widths, scroll := v.Geometry, v.Widths, v.HScroll
	v.Widths.px, v.Widths.tracks = nil, nil
	v.Widths.offsets, v.Sheet.Cols = [3]layoutx.Offsets{}, [3][]celllayout.Span{}
	in, room := v.Insets(st), v.SheetSize()
	in.BarX, in.BarY = v.BarRoom(gtx, st, room, in)
	v.Widths.solve(gtx, st, room.X-in.BarX)
	v.Divide(room, in)
	v.HScroll.Clamp(v.MaxHScroll)
	v.PlaceColumns(st)
	do()
	v.Geometry, v.Widths, v.HScroll = geometry, widths, scroll
}
