// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// showColumn scrolls sideways as little as brings a column onto the screen.
func (v *Viewport) showColumn(col int) {
	i := col - v.cols.First(layoutx.Center)
	if i < 0 || i >= v.cols.Count[layoutx.Center] {
		return
	}
	o := &v.geo.offsets[layoutx.Center]
	if i >= o.Len() {
		return
	}
	start := o.Start(i)
	v.hscroll.Show(start, start+o.Size(i), v.sheet.Panes.Pane(layoutx.Center).Dx(), v.geo.acrossMax)
}

// headRooms are what the room that headers need beside their text depends on.
type headRooms struct {
	sorting option.SortMode
	// keys is how many columns an order may have at most.
	keys int
	menu bool
}

// headRooms are those of the frame.
func (v *Viewport) headRooms(st *style.Resolved) headRooms {
	menu := &v.opt.HeaderMenu
	return headRooms{v.opt.Sorting.Mode, v.opt.Sorting.Max, menu.Enabled && !menu.NoButton}
}

// fitWrapped is the most that the contents of a column widen it to whose text wraps.
const fitWrapped = unit.Dp(480)
