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
	g := &e.view.geo
	g.thumb = gtx.Dp(thumbLeast)
	g.skeleton = e.ask.loading().Skeleton
	g.empty = !g.skeleton && e.view.n == 0 && !e.ask.allPinned()
	for range maxPasses {
		bar := e.split(gtx, st)
		if e.view.measurePins() {
			bar = e.split(gtx, st)
		}
		e.pending.apply(e)
		e.arrive()
		e.view.hscroll.Clamp(g.acrossMax)
		width := e.view.sheet.Panes.Band(layoutx.Body).Dx()
		e.view.measureRows(e.view.bodyHeight(), width)
		e.view.uncoverMeasured(width)
		if x, _ := e.view.bars(gtx, st, e.view.sheetSize(), e.view.insets(st)); x == bar {
			break
		}
	}
	e.arrived()
	e.pending, e.view.sticky.show = pendingScroll{}, 0
	e.view.placeColumns(st)
	if shown, ok := e.view.placeRows(st); ok {
		e.noteWindow(gtx, shown)
	}
	if e.ask.named() && e.view.n > 0 {
		e.view.scroll.Hold(e.ask.data.RowID)
	}
}

// defaultOverscan is how many rows around those on the screen the caller is told of.
const defaultOverscan = 10

// maxPasses is how often a frame is divided anew because rows that were measured
// made a scroll bar come or go, which changes how wide their details are.
const maxPasses = 3

// split divides the sheet by what is known of the rows and returns the width of the
// vertical bar.
func (e *engine) split(gtx layout.Context, st *style.Resolved) (bar int) {
	g := &e.view.geo
	in, room := e.view.insets(st), e.view.sheetSize()
	in.BarX, in.BarY = e.view.bars(gtx, st, room, in)
	e.view.solve(gtx, st, room.X-in.BarX)
	e.view.followHeads(st)
	in.Head = e.view.insets(st).Head
	if e.yieldPins(room.X - in.BarX) {
		e.columnsChanged(false)
		e.view.solve(gtx, st, room.X-in.BarX)
		e.view.followHeads(st)
		in.Head = e.view.insets(st).Head
	}
	in.Left, in.Right = g.offsets[layoutx.Left].Total(), g.offsets[layoutx.Right].Total()
	e.view.sheet.Panes = layoutx.Split(room, in)
	center := e.view.sheet.Panes.Pane(layoutx.Center)
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
	if e.window.Update(visible, over, e.view.n) && e.ask.Virtual.Watch {
		e.ask.report.Emit(events.ViewportChanged{Viewport: e.currentViewport()})
		gtx.Execute(op.InvalidateCmd{})
	}
}

func (e *engine) currentViewport() events.Viewport {
	return events.Viewport{
		First: e.window.Visible.First, Last: e.window.Visible.Last,
		PrefetchFirst: e.window.Prefetch.First, PrefetchLast: e.window.Prefetch.Last,
		Offset: e.view.scroll.Offset(&e.view.rows),
	}
}
