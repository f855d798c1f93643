// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollbar

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/virtualize"
)

// Scroll scrolls along a bar: by a page, to a position of the thumb, in pixels from the start of its track, or to
// a row.
type Scroll interface {
	TurnPage(b viewport.Bar, dir int)
	MoveThumb(b viewport.Bar, start int)
	ScrollToRow(row coord.Pos, align virtualize.Align)
}

// Feature is the scroll bars of a grid. It is the gesture that drags a thumb.
type Feature struct {
	Options  *option.ScrollMarks
	Dataset  *dataset.Set
	Painter  *draw.Painter
	Viewport *viewport.Frame
	Scroll   Scroll
	Restore  *viewport.ScrollRestore
	Pointer  *host.Pointer

	// bar is the bar whose thumb is dragged, grip the position on the thumb where it was taken, in pixels from
	// its start.
	bar  viewport.Bar
	grip int
	// layers holds the marks on the vertical bar.
	layers []layer
}

// Press takes the thumb at a position, or scrolls to the row of a mark there, or scrolls by a screen towards a
// position outside the thumb. It reports whether there is a scroll bar. Fingers scroll the sheet itself.
func (f *Feature) Press(_ layout.Context, ev pointer.Event) bool {
	pos := ev.Position.Round()
	bar := f.Viewport.Bars.At(pos)
	if ev.Source != pointer.Mouse || bar == viewport.NoBar {
		return false
	}
	f.Restore.Cancel()
	t, at := f.Viewport.Bars.Thumb(bar), f.Viewport.Bars.Along(bar, pos)
	switch {
	case t.Length == 0:
	case bar == viewport.RowBar && (at < t.Start || at >= t.Start+t.Length) && f.goToMark(at):
	case at < t.Start:
		f.Scroll.TurnPage(bar, -1)
	case at >= t.Start+t.Length:
		f.Scroll.TurnPage(bar, 1)
	default:
		f.bar, f.grip = bar, at-t.Start
		f.Pointer.Capture(f)
	}
	return true
}

// Drag scrolls to the position of the dragged thumb.
func (f *Feature) Drag(_ layout.Context, ev pointer.Event) {
	f.Scroll.MoveThumb(f.bar, f.Viewport.Bars.Along(f.bar, ev.Position.Round())-f.grip)
}

// Release ends the drag of a thumb.
func (f *Feature) Release(layout.Context, pointer.Event) { f.bar = viewport.NoBar }

// Cancel ends the drag of a thumb. The sheet stays where it is.
func (f *Feature) Cancel() { f.bar = viewport.NoBar }

// goToMark scrolls to the row of the mark at a position along the track, and reports whether there is one.
func (f *Feature) goToMark(at int) bool {
	row, ok := f.markedAt(at)
	if ok {
		f.Scroll.ScrollToRow(row, virtualize.Center)
	}
	return ok
}
