// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// cardWidth is the greatest width of the popup, mostLines the greatest number of lines. The popup has room
	// for fewestLines even if there are fewer columns, and shows leastLines even if it has to cover its anchor.
	cardWidth   = unit.Dp(280)
	mostLines   = 12
	fewestLines = 3
	leastLines  = 6
)

// place computes the bounds of the popup and its parts: below its anchor, or above it. The parts are the title,
// the search field and the buttons at the foot; the lines lie between.
func (f *Feature) place() (title, field image.Rectangle, buttons [3]footButton) {
	p := f.Painter
	pad, gap := p.Dp(ui.CardPad), p.Dp(ui.PartGap)
	window := image.Rectangle{Max: f.Viewport.Geometry.Size}.Inset(gap)
	f.lineHeight = f.Buttons.Side(p.Gtx, &p.Style)
	width := min(p.Style.Scaled(cardWidth), window.Dx())
	chrome := 2*pad + 2*f.lineHeight + 2*gap
	anchor := f.anchor(window, width)
	// A second line of buttons gets room only after two lines of columns.
	buttons, foot := f.flowButtons(width-2*pad, window.Dy()-chrome-2*f.lineHeight)
	lines := linesToShow(len(f.lines), (roomBeside(window, anchor)-chrome-foot)/f.lineHeight)
	f.card = ui.PopupIn(p, window, anchor, image.Pt(width, chrome+foot+lines*f.lineHeight), layoutx.Below)
	if !f.docked.Empty() {
		f.card = f.docked
		buttons, foot = f.flowButtons(f.card.Dx()-2*pad, f.card.Dy()-chrome-2*f.lineHeight)
	}
	inner := f.card.Inset(pad)
	title = image.Rect(inner.Min.X, inner.Min.Y, inner.Max.X, inner.Min.Y+f.lineHeight)
	field = title.Add(image.Pt(0, f.lineHeight))
	top := inner.Max.Y - foot + gap
	for i := range buttons {
		buttons[i].at = buttons[i].at.Add(image.Pt(inner.Min.X, top))
		if p.Style.RTL {
			buttons[i].at = layoutx.Mirror(buttons[i].at, inner)
		}
	}
	f.list = image.Rect(inner.Min.X, field.Max.Y+gap, inner.Max.X, max(top-gap, field.Max.Y+gap))
	f.fit = max(f.list.Dy()/f.lineHeight, 1)
	f.first = min(max(f.first, 0), max(len(f.lines)-f.fit, 0))
	return title, field, buttons
}

// anchor returns the rectangle that a popup of a width belongs to: the popup begins at the start of the anchor
// or, without room for that, ends at its end.
func (f *Feature) anchor(window image.Rectangle, width int) image.Rectangle {
	anchor := f.header
	switch {
	case !anchor.Empty():
	case f.ShowsOpener():
		anchor = f.opener
	default:
		anchor = f.headEnd(window)
	}
	rtl := f.Painter.Style.RTL
	switch {
	case rtl && anchor.Max.X-width < window.Min.X:
		anchor.Max.X = anchor.Min.X + width
	case !rtl && anchor.Min.X+width > window.Max.X:
		anchor.Min.X = anchor.Max.X - width
	}
	return anchor
}

// headEnd returns the end of the header in a window, in the reading direction.
func (f *Feature) headEnd(window image.Rectangle) image.Rectangle {
	head, top := f.Viewport.Sheet.Panes.Band(layoutx.Head), f.Viewport.Geometry.Top
	end := image.Rect(window.Max.X, top+head.Min.Y, window.Max.X, top+head.Max.Y)
	if f.Painter.Style.RTL {
		return layoutx.Mirror(end, window)
	}
	return end
}

// linesToShow returns how many of the lines show at once if there is room for room lines next to the anchor. With
// very little room, the popup covers the anchor.
func linesToShow(lines, room int) int {
	lines = min(max(lines, fewestLines), mostLines)
	return max(min(lines, room), min(lines, leastLines))
}

// roomBeside returns the height below or above an anchor, whichever is larger.
func roomBeside(window, anchor image.Rectangle) int {
	return max(window.Max.Y-anchor.Max.Y, anchor.Min.Y-window.Min.Y)
}
