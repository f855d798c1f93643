// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// arrange finds the geometry of a frame: widths, panes, the rows and columns on
// the screen.
func (f *frame) arrange(gtx layout.Context, st *style.Resolved) {
	g := &f.View.Geometry
	g.SetThumb(gtx.Dp(thumbLeast))
	for range maxPasses {
		bar := f.split(gtx, st)
		if f.View.Bands.Measure() {
			bar = f.split(gtx, st)
		}
		f.View.Apply()
		f.View.Restore.Apply()
		f.View.HScroll.Clamp(g.MaxHScroll)
		width := f.View.Sheet.Panes.Band(layoutx.Body).Dx()
		f.View.Sizes.Measure(f.View.BodyHeight(), width)
		f.View.UncoverMeasured(width)
		if x, _ := f.View.BarRoom(gtx, st, f.View.SheetSize(), f.View.Insets(st)); x == bar {
			break
		}
	}
	f.View.Restore.Finish()
	f.View.Requests.Served(f.Data.Remote.StillCounting(), f.View.Count)
	f.View.PlaceColumns(st)
	if shown, ok := f.View.PlaceRows(st); ok {
		f.noteWindow(shown)
	}
	if f.View.HasRowIDs() && f.View.Count > 0 {
		f.View.Scroll.HoldRow(f.Data.RowID)
	}
}

// thumbLeast is the least length of the thumb of a scroll bar.
const thumbLeast = unit.Dp(24)

// defaultOverscan is how many rows around those on the screen the caller is told of.
const defaultOverscan = 10

// maxPasses limits how often arrange divides a frame: measuring rows can show or hide the
// scroll bar, which changes the width of their details.
const maxPasses = 3

// split divides the sheet by what is known of the rows and returns the width of the
// vertical bar.
func (f *frame) split(gtx layout.Context, st *style.Resolved) (bar int) {
	in, room := f.View.Insets(st), f.View.SheetSize()
	in.BarX, in.BarY = f.View.BarRoom(gtx, st, room, in)
	f.View.Widths.Solve(gtx, st, room.X-in.BarX)
	f.View.Heads.Sync(st)
	in.Head = f.View.Insets(st).Head
	if f.View.Widths.YieldPins(room.X-in.BarX, f.Features.HoldsWidths()) {
		f.columns.changed(false)
		f.View.Widths.Solve(gtx, st, room.X-in.BarX)
		f.View.Heads.Sync(st)
		in.Head = f.View.Insets(st).Head
	}
	f.View.Divide(room, in)
	return in.BarX
}

// noteWindow emits an event when other rows are on the screen, if the program watches them.
func (f *frame) noteWindow(visible virtualize.Range) {
	over := f.Options.Virtual.Prefetch
	if over <= 0 {
		over = defaultOverscan
	}
	if f.View.Window.Update(visible, over, f.View.Count) && f.Options.Virtual.Watch {
		f.Report.Emit(events.ViewportChanged{Viewport: f.Viewport()})
	}
}

// Viewport tells which rows are on the screen, as of the last frame.
func (f *frame) Viewport() events.Viewport {
	return events.Viewport{
		First: f.View.Window.Visible.First, Last: f.View.Window.Visible.Last,
		PrefetchFirst: f.View.Window.Prefetch.First, PrefetchLast: f.View.Window.Prefetch.Last,
		Offset: f.View.ScrollOffset(),
	}
}

// findEmpty finds whether the body shows rows, a skeleton in place of them, or says that there are none.
func (f *frame) findEmpty() {
	skeleton := f.Options.Loading.Skeleton || f.Data.Remote.AwaitsRows()
	f.View.Geometry.SetBody(skeleton, !skeleton && f.View.Count == 0 && !f.allPinned())
}

// allPinned reports whether there are rows, but none that is not pinned.
func (f *frame) allPinned() bool { return f.Data.ShownCount() == 0 && len(f.Data.Pinned.Page) > 0 }

// Offset is Grid.ScrollOffset.
func (f *frame) Offset() (x int, y int64) { return f.View.HScroll.Px, f.View.ScrollOffset() }
