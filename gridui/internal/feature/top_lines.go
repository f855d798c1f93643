// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/layoutx"
)

// TopBar is a feature with a bar between the toolbar and the header: TopHeight returns the height of the bar in
// pixels, 0 for none, at the greatest width of the constraints. PaintTop draws the bar at its place in pixels of the
// grid, before the sheet; other bars of its line may be higher, so the place may be higher than TopHeight.
type TopBar interface {
	TopHeight(gtx layout.Context) int
	PaintTop(at image.Rectangle)
}

// LineSharer is a TopBar that shares a line with its neighbours if they fit. TopShare is called before TopHeight.
type LineSharer interface {
	TopShare(gtx layout.Context) Share
}

// Share is what a bar takes of a line. The zero value takes the whole line, or nothing if the bar does not show.
type Share struct {
	// Width is the width in pixels in which the bar shows all of it in one line.
	Width int
	// Grows gives the bar the room that is left, End puts it at the end of the line.
	Grows, End bool
}

// topLines arranges the bars above the header in lines.
type topLines struct {
	// shown holds the bars of the frame in their order. The bars from open on share a line that may take more, of
	// which they take a width in pixels.
	shown []shownBar
	open  int
	taken int
	// height is the height of the lines that are complete, in pixels.
	height int
}

// shownBar is a bar with its place in pixels of the grid, as if text ran from left to right. The place of a bar with a
// line of its own has no width.
type shownBar struct {
	bar   TopBar
	share Share
	at    image.Rectangle
}

// layout gives the bars their lines, and returns the height of the lines in pixels.
func (t *topLines) layout(gtx layout.Context, bars []TopBar) int {
	clear(t.shown)
	*t = topLines{shown: t.shown[:0]}
	for _, b := range bars {
		share := Share{}
		if s, is := b.(LineSharer); is && gtx.Constraints.Max.X < draw.Unbounded {
			share = s.TopShare(gtx)
		}
		if share.Width > 0 {
			t.join(gtx, b, share)
		} else if h := b.TopHeight(gtx); h > 0 {
			t.complete(gtx)
			t.add(shownBar{bar: b, at: image.Rect(0, t.height, 0, t.height+h)})
		}
	}
	t.complete(gtx)
	return t.height
}

// add adds a bar with a line of its own.
func (t *topLines) add(b shownBar) {
	t.shown = append(t.shown, b)
	t.open, t.height = len(t.shown), b.at.Max.Y
}

// join adds a bar to the open line, or to a new line if it has no room.
func (t *topLines) join(gtx layout.Context, b TopBar, share Share) {
	if t.taken+share.Width > gtx.Constraints.Max.X {
		t.complete(gtx)
	}
	t.shown = append(t.shown, shownBar{bar: b, share: share})
	t.taken += share.Width
}

// complete gives the bars of the open line their places.
func (t *topLines) complete(gtx layout.Context) {
	line := t.shown[t.open:]
	spare := gtx.Constraints.Max.X - t.taken
	t.open, t.taken = len(t.shown), 0
	if len(line) == 0 {
		return
	}
	if len(line) == 1 {
		b := &line[0]
		h := b.bar.TopHeight(gtx)
		b.at = image.Rect(0, t.height, 0, t.height+h)
		t.height += h
		return
	}
	line[grower(line)].share.Width += spare
	height := 0
	for i := range line {
		of := gtx
		of.Constraints.Max.X = line[i].share.Width
		of.Constraints.Min.X = min(of.Constraints.Min.X, of.Constraints.Max.X)
		height = max(height, line[i].bar.TopHeight(of))
	}
	x := 0
	for _, end := range [...]bool{false, true} {
		for i := range line {
			if b := &line[i]; b.share.End == end {
				b.at = image.Rect(x, t.height, x+b.share.Width, t.height+height)
				x += b.share.Width
			}
		}
	}
	t.height += height
}

// grower returns the index of the bar that gets the room that the others of a line leave: the last one that grows, or
// the last one.
func grower(line []shownBar) int {
	for i := len(line) - 1; i >= 0; i-- {
		if line[i].share.Grows {
			return i
		}
	}
	return len(line) - 1
}

// paint draws the bars over a width in pixels.
func (t *topLines) paint(width int, rtl bool) {
	for i := range t.shown {
		at := t.shown[i].at
		if at.Dx() == 0 {
			at.Max.X = width
		}
		if rtl {
			at = layoutx.Mirror(at, image.Rect(0, at.Min.Y, width, at.Max.Y))
		}
		t.shown[i].bar.PaintTop(at)
	}
}
