// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// arrange finds the geometry of a frame: widths, panes, the rows and columns on
// the screen.
func (e *engine) arrange(gtx layout.Context, st *style.Resolved) {
	g := &e.geo
	g.thumb = gtx.Dp(thumbLeast)
	g.skeleton = e.ask.loading().Skeleton
	g.empty = !g.skeleton && e.n == 0 && !e.ask.allPinned()
	for range maxPasses {
		bar := e.split(gtx, st)
		if e.measurePins() {
			bar = e.split(gtx, st)
		}
		e.pending.apply(e)
		e.arrive()
		e.hscroll.Clamp(g.acrossMax)
		width := e.sheet.Panes.Band(layoutx.Body).Dx()
		e.measureRows(e.bodyHeight(), width)
		e.uncoverMeasured(width)
		if x, _ := e.bars(gtx, st, e.sheetSize(), e.insets(st)); x == bar {
			break
		}
	}
	e.arrived()
	e.pending, e.sticky.show = pendingScroll{}, 0
	e.placeColumns(st)
	if shown, ok := e.placeRows(st); ok {
		e.noteWindow(gtx, shown)
	}
	if e.ask.named() && e.n > 0 {
		e.scroll.Hold(e.ask.data.RowID)
	}
}

// maxPasses is how often a frame is divided anew because rows that were measured
// made a scroll bar come or go, which changes how wide their details are.
const maxPasses = 3

// split divides the sheet by what is known of the rows and returns the width of the
// vertical bar.
func (e *engine) split(gtx layout.Context, st *style.Resolved) (bar int) {
	g := &e.geo
	in, room := e.insets(st), e.sheetSize()
	in.BarX, in.BarY = e.bars(gtx, st, room, in)
	e.solve(gtx, st, room.X-in.BarX)
	e.followHeads(st)
	in.Head = e.insets(st).Head
	if e.yieldPins(room.X - in.BarX) {
		e.columnsChanged(false)
		e.solve(gtx, st, room.X-in.BarX)
		e.followHeads(st)
		in.Head = e.insets(st).Head
	}
	in.Left, in.Right = g.offsets[layoutx.Left].Total(), g.offsets[layoutx.Right].Total()
	e.sheet.Panes = layoutx.Split(room, in)
	center := e.sheet.Panes.Pane(layoutx.Center)
	g.acrossMax = max(g.offsets[layoutx.Center].Total()-center.Dx(), 0)
	return in.BarX
}

// noteWindow tells the caller when other rows are on the screen, and asks for the
// frame in which the caller hears of it.
func (e *engine) noteWindow(gtx layout.Context, visible virtualize.Range) {
	over := e.ask.Virtual.Prefetch
	if over <= 0 {
		over = defaultOverscan
	}
	if e.window.Update(visible, over, e.n) && e.ask.Virtual.Watch {
		e.ask.report.Emit(events.ViewportChanged{Viewport: e.currentViewport()})
		gtx.Execute(op.InvalidateCmd{})
	}
}

func (e *engine) currentViewport() events.Viewport {
	return events.Viewport{
		First: e.window.Visible.First, Last: e.window.Visible.Last,
		PrefetchFirst: e.window.Prefetch.First, PrefetchLast: e.window.Prefetch.Last,
		Offset: e.scroll.Offset(&e.rows),
	}
}
