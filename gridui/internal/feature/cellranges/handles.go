// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/rangelines"
)

const (
	// handles is the number of handles of a range, by rangelines.Corner: at its first and last cell.
	handles = 2
	// discSize is the diameter of a handle, discEdge the width of the line around it in the background colour.
	discSize = unit.Dp(12)
	discEdge = unit.Dp(1)
)

// placeHandles finds the bounds of the handles of the active range in this frame. There are handles only for
// fingers: a mouse drags cells, a key moves the head.
func (f *Feature) placeHandles() {
	f.discs, f.touch = [handles]image.Rectangle{}, [handles]image.Rectangle{}
	active, ok := f.Ranges.Set.Active()
	if !ok || !f.Pointer.ByFinger || !f.Ranges.On() || f.Grid.EditorIsOpen() || f.Grid.Overlaid() {
		return
	}
	areas := f.Lines.TouchAreas(active)
	side := f.Painter.Dp(discSize) + 2*f.Painter.Dp(discEdge)
	for c := range rangelines.Corner(handles) {
		f.discs[c], f.touch[c] = f.Lines.Square(active, c, side), areas[c]
	}
}

// handleAt returns the handle that a finger takes at a position of the sheet.
func (f *Feature) handleAt(pos image.Point) (c rangelines.Corner, ok bool) {
	for c := range rangelines.Corner(handles) {
		if pos.In(f.touch[c]) {
			return c, true
		}
	}
	return 0, false
}

// Takes reports whether a press at a position of the sheet takes a handle.
func (f *Feature) Takes(pos image.Point, by pointer.Source) bool {
	_, ok := f.handleAt(pos)
	return ok && by == pointer.Touch
}

// PaintSheet draws the handles over the cells.
func (f *Feature) PaintSheet() {
	p := f.Painter
	for _, disc := range f.discs {
		if disc.Empty() {
			continue
		}
		inner := disc.Inset(p.Dp(discEdge))
		p.RoundRect(disc, disc.Dx()/2, p.Style.Theme.Bg)
		p.RoundRect(inner, inner.Dx()/2, p.Style.Theme.RangeBorder)
	}
}
