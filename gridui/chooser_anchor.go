// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// openAtHeader opens the list of columns at a header from whose menu it was chosen. The
// place is that of now: hiding the column does not move the list.
func (c *chooser) openAtHeader(e *engine, at viewport.Address) {
	c.asked = true
	c.header = e.view.HeadRect(at).Add(image.Pt(0, e.view.Geometry.Top)).Intersect(image.Rectangle{Max: e.view.Geometry.Size})
}

// openAtButton opens the list of columns at the button for it, or where there is none at
// the end of the header.
func (c *chooser) openAtButton() { c.asked, c.header = true, image.Rectangle{} }

// chooserAnchor is what the list of columns belongs to, for a list of some width: the
// list begins where it does, or ends with it where there is no room for that.
func (p *painter) chooserAnchor(window image.Rectangle, width int) image.Rectangle {
	c := &p.chooser
	anchor := c.header
	switch {
	case !anchor.Empty():
	case p.ask.showsColumnsButton():
		anchor = c.opener
	default:
		anchor = p.headEnd(window)
	}
	switch {
	case p.Style.RTL && anchor.Max.X-width < window.Min.X:
		anchor.Max.X = anchor.Min.X + width
	case !p.Style.RTL && anchor.Min.X+width > window.Max.X:
		anchor.Min.X = anchor.Max.X - width
	}
	return anchor
}

// headEnd is the end of the header in a window, where reading ends.
func (p *painter) headEnd(window image.Rectangle) image.Rectangle {
	head := p.view.Sheet.Panes.Band(layoutx.Head)
	end := image.Rect(window.Max.X, p.view.Geometry.Top+head.Min.Y, window.Max.X, p.view.Geometry.Top+head.Max.Y)
	if p.Style.RTL {
		return layoutx.Mirror(end, window)
	}
	return end
}

// chooserFit is how many columns show at once, of some, where there is room for so many
// beside the anchor. Where there is very little, the list lies over the anchor.
func chooserFit(columns, room int) int {
	rows := min(max(columns, chooserFewest), chooserRows)
	return max(min(rows, room), min(rows, chooserLeast))
}

// chooserRoom is the height that the list of columns has below or above its anchor, the
// larger of the two.
func chooserRoom(window, anchor image.Rectangle) int {
	return max(window.Max.Y-anchor.Max.Y, anchor.Min.Y-window.Min.Y)
}
