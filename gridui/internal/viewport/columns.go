// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// ShowColumn scrolls sideways as little as brings a column onto the screen.
func (v *Viewport) ShowColumn(col int) {
	i := col - v.Columns.First(layoutx.Center)
	if i < 0 || i >= v.Columns.Count[layoutx.Center] {
		return
	}
	o := &v.Geometry.Offsets[layoutx.Center]
	if i >= o.Len() {
		return
	}
	start := o.Start(i)
	v.HScroll.Show(start, start+o.Size(i), v.Sheet.Panes.Pane(layoutx.Center).Dx(), v.Geometry.MaxHScroll)
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
	menu := &v.Options.HeaderMenu
	return headRooms{v.Options.Sorting.Mode, v.Options.Sorting.Max, menu.Enabled && !menu.NoButton}
}

// FitWrapped is the most that the contents of a column widen it to whose text wraps.
const FitWrapped = unit.Dp(480)
