// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"
	"image/color"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/layoutx"
)

// The measures of cards, the panels that lie over the grid: all cards and lists share them.
const (
	// CardPad is the space between the edge of a card and its contents, PartGap the space between its parts, and
	// between its buttons.
	CardPad, PartGap = unit.Dp(12), unit.Dp(8)
	// cardRound is the radius of the corners, as in menus. cardEdge is the least distance of a card from the edges of
	// its window.
	cardRound, cardEdge = unit.Dp(6), unit.Dp(8)
	// cardNarrow is the side of a window below which cards use its whole extent.
	cardNarrow = unit.Dp(320)
	// shadowReach is the distance at which a shadow ends, shadowDrop the distance it is moved down by.
	shadowReach, shadowDrop = unit.Dp(12), unit.Dp(4)
)

// Card draws the ground of a card in a rectangle: a shadow, a frame and a background with round corners. What is drawn
// and listens before Pop is clipped to the card.
func Card(p *draw.Painter, r image.Rectangle) draw.Clipped {
	th := &p.Style.Theme
	radius, line := p.Dp(cardRound), p.Style.Line
	shadow(p, r, radius)
	p.RoundRect(r, radius, th.MenuBorder)
	p.RoundRect(r.Inset(line), max(radius-line, 0), th.MenuBg)
	return draw.ClipRound(p.Ops, r, radius)
}

// Room returns the rectangle that cards in a window may cover: the window without a margin, or the whole of a narrow
// window.
func Room(p *draw.Painter, window image.Rectangle) image.Rectangle {
	edge, narrow := p.Dp(cardEdge), p.Dp(cardNarrow)
	if window.Dx() > narrow {
		window.Min.X, window.Max.X = window.Min.X+edge, window.Max.X-edge
	}
	if window.Dy() > narrow {
		window.Min.Y, window.Max.Y = window.Min.Y+edge, window.Max.Y-edge
	}
	return window
}

// CardIn returns the rectangle of a card with a size below an anchor, or above it, in the Room of a window. There is a
// gap between the anchor and the card.
func CardIn(p *draw.Painter, window, anchor image.Rectangle, size image.Point) image.Rectangle {
	room := Room(p, window)
	gap := p.Dp(cardEdge) / 2
	anchor.Min.Y, anchor.Max.Y = max(anchor.Min.Y-gap, window.Min.Y), min(anchor.Max.Y+gap, window.Max.Y)
	size.X, size.Y = min(size.X, room.Dx()), min(size.Y, room.Dy())
	return PopupIn(p, room, anchor, size, layoutx.Below)
}

// shadowSteps is the number of shapes of a shadow.
const shadowSteps = 6

// shadow draws the shadow of a card: a stack of shrinking shapes, whose sum fades out. There is none in forced colours.
func shadow(p *draw.Painter, r image.Rectangle, radius int) {
	if p.Style.ForcedColors || r.Empty() {
		return
	}
	// alpha is the opacity of the sum of the shapes, from 0 to 255.
	alpha := 44
	if style.IsDark(p.Style.Theme.MenuBg) {
		alpha = 140
	}
	reach, drop := p.Dp(shadowReach), p.Dp(shadowDrop)
	for step := range shadowSteps {
		out := reach * (shadowSteps - step) / shadowSteps
		// The weights 1, 2, 3 … make the edge fade as a blur does.
		c := color.NRGBA{A: uint8(alpha * (step + 1) / (shadowSteps * (shadowSteps + 1) / 2))}
		p.RoundRect(r.Inset(-out).Add(image.Pt(0, drop)), radius+out, c)
	}
}
