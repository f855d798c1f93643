// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// arrange finds the geometry of a frame: widths, panes, the rows and columns on
// the screen.
func (e *engine) arrange(gtx layout.Context, st *style.Resolved) {
	g := &e.view.Geometry
	g.Thumb = gtx.Dp(thumbLeast)
	g.Skeleton = e.ask.Loading.Skeleton
	g.Empty = !g.Skeleton && e.view.Count == 0 && !e.ask.allPinned()
	for range maxPasses {
		bar := e.split(gtx, st)
		if e.view.Bands.Measure() {
			bar = e.split(gtx, st)
		}
		e.view.Apply()
		e.view.Restore.Apply()
		e.view.HScroll.Clamp(g.MaxHScroll)
		width := e.view.Sheet.Panes.Band(layoutx.Body).Dx()
		e.view.Sizes.Measure(e.view.BodyHeight(), width)
		e.view.UncoverMeasured(width)
		if x, _ := e.view.BarRoom(gtx, st, e.view.SheetSize(), e.view.Insets(st)); x == bar {
			break
		}
	}
	e.view.Restore.Finish()
	e.view.Requests = viewport.Requests{}
	e.view.PlaceColumns(st)
	if shown, ok := e.view.PlaceRows(st); ok {
		e.noteWindow(gtx, shown)
	}
	if e.view.HasRowIDs() && e.view.Count > 0 {
		e.view.Scroll.HoldRow(e.ask.data.RowID)
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
func (e *engine) split(gtx layout.Context, st *style.Resolved) (bar int) {
	in, room := e.view.Insets(st), e.view.SheetSize()
	in.BarX, in.BarY = e.view.BarRoom(gtx, st, room, in)
	e.view.Widths.Solve(gtx, st, room.X-in.BarX)
	e.view.Heads.Sync(st)
	in.Head = e.view.Insets(st).Head
	if e.view.Widths.YieldPins(room.X-in.BarX, e.features.columnSize.Dragging()) {
		e.columnsChanged(false)
		e.view.Widths.Solve(gtx, st, room.X-in.BarX)
		e.view.Heads.Sync(st)
		in.Head = e.view.Insets(st).Head
	}
	e.view.Divide(room, in)
	return in.BarX
}

// noteWindow tells the caller when other rows are on the screen, and asks for the
// frame in which the caller hears of it.
func (e *engine) noteWindow(gtx layout.Context, visible virtualize.Range) {
	over := e.ask.Virtual.Prefetch
	if over <= 0 {
		over = defaultOverscan
	}
	if e.view.Window.Update(visible, over, e.view.Count) && e.ask.Virtual.Watch {
		e.ask.report.Emit(events.ViewportChanged{Viewport: e.currentViewport()})
		gtx.Execute(op.InvalidateCmd{})
	}
}

func (e *engine) currentViewport() events.Viewport {
	return events.Viewport{
		First: e.view.Window.Visible.First, Last: e.view.Window.Visible.Last,
		PrefetchFirst: e.view.Window.Prefetch.First, PrefetchLast: e.view.Window.Prefetch.Last,
		Offset: e.view.ScrollOffset(),
	}
}
