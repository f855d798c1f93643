// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/layoutx"

// showColumn scrolls sideways as little as brings a column onto the screen.
func (e *engine) showColumn(col int) {
	i := col - e.cols.First(layoutx.Center)
	if i < 0 || i >= e.cols.Count[layoutx.Center] {
		return
	}
	o := &e.geo.offsets[layoutx.Center]
	if i >= o.Len() {
		return
	}
	start := o.Start(i)
	e.hscroll.Show(start, start+o.Size(i), e.sheet.Panes.Pane(layoutx.Center).Dx(), e.geo.acrossMax)
}
