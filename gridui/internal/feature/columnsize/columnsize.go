// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnsize

import (
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// sizeStep is the change of a width by a key.
const sizeStep = unit.Dp(8)

// Grid is the part of the grid that sizing needs.
type Grid interface {
	// ResizeColumns sets the widths of columns by their ids; 0 restores the width of the definition.
	ResizeColumns(widths map[string]unit.Dp)
}

// Fit fits columns to their contents.
type Fit interface {
	// Keep ends fitting columns to which users gave widths.
	Keep(widths map[string]unit.Dp)
	// FitHeader fits the columns under a header.
	FitHeader(header viewport.Address)
}

// Sources holds what sizing reads.
type Sources struct {
	_ nocmp.Struct

	Options  *option.ColumnSizing
	Columns  *column.Set
	Viewport *viewport.Frame
	Motion   viewport.Motion
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Focus    *focus.Focus
	Fit      Fit
	Grid     Grid
	Selected Selected
}

// Selected is the part of the selected ranges that sizing needs.
type Selected interface {
	// WholeColumns returns the columns that are selected together with a column, which is among them.
	WholeColumns(col int) []int
}

// Feature lets users size columns. It is the gesture that drags an edge.
type Feature struct {
	Sources
	// hot is the edge under the mouse.
	hot  edge
	drag edgeDrag
	// last is the previous press, for double clicks.
	last press
	keys ui.KeyRepeat
}

// A press is a press on an edge, at an event time.
type press struct {
	known bool
	head  viewport.Address
	at    time.Duration
}

// Dragging reports whether an edge is being dragged. It is not inlined, because it has many callers and binaries
// should stay small.
//
//go:noinline
func (f *Feature) Dragging() bool { return f.Pointer.Has(f) }

// HoldsWidths reports whether an edge is being dragged.
func (f *Feature) HoldsWidths() bool { return f.Dragging() }

// Hover finds the edge under the mouse.
func (f *Feature) Hover() {
	f.hot = edge{}
	if h := &f.Pointer.Hover; h.In && h.Bar == viewport.NoBar && (!f.Pointer.Captured() || f.Dragging()) {
		f.hot = f.edgeAt(h.Pos.Round(), f.reach(pointer.Mouse))
	}
}

// Cursor returns the shape of the pointer over an edge and while an edge is dragged.
func (f *Feature) Cursor() (c pointer.Cursor, ok bool) {
	return pointer.CursorColResize, f.hot.ok || f.Dragging()
}

// Act widens or narrows the columns of the focused header, and reports whether a is such an action. The arrow in
// the reading direction widens; while it is held down the steps grow.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	if f.Focus.At().Band != layoutx.Head || a != option.ActionResizeLeft && a != option.ActionResizeRight {
		return false
	}
	if f.Options.Mode != option.ColumnResizeOff {
		f.resize(gtx, (a == option.ActionResizeRight) != f.Painter.Style.RTL)
	}
	return true
}

// resize widens or narrows the columns of the focused header by a step.
func (f *Feature) resize(gtx layout.Context, wider bool) {
	at := f.Focus.At()
	d := style.TextScaled(gtx.Metric).Dp(sizeStep) * f.keys.Step(gtx.Now)
	if !wider {
		d = -d
	}
	s := f.sizesUnder(at)
	if len(s.ids) == 0 {
		return
	}
	s.by(d)
	f.giveSelected(&s)
	f.Motion.ShowColumn(at.Col)
}
