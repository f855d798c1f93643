// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsize

import (
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// rowStep is the change of a height by a key.
const rowStep = unit.Dp(4)

// Grid is the part of the grid that sizing rows needs.
type Grid interface {
	// Overlaid reports whether an overlay keeps input from the cells.
	Overlaid() bool
}

// RowNumbers is the column of row numbers, by whose edges several rows are sized together.
type RowNumbers interface {
	// SelectedWith returns the ids of the rows that are sized together with a row, none if only that row is
	// sized.
	SelectedWith(row coord.Pos) []string
}

// Sources holds what sizing rows reads.
type Sources struct {
	_ nocmp.Struct

	Options  *option.RowSizing
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Sizes    *viewport.RowSizes
	Bands    *viewport.Bands
	Motion   viewport.Motion
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Focus    *focus.Focus
	Report   dataset.Report
	Numbers  RowNumbers
	Grid     Grid
}

// Feature lets users size rows. It is the gesture that drags an edge.
type Feature struct {
	_ nocmp.Struct

	Sources
	// heights is the key of the map that the sizes of rows were taken from.
	heights viewport.HeightsKey
	// hot is the edge under the mouse.
	hot  edge
	drag edgeDrag
	// last is the previous press, for double clicks.
	last press
	keys ui.KeyRepeat
}

// A press is a press on the edge of a row, at an event time.
type press struct {
	known bool
	rowID string
	at    time.Duration
}

// Dragging reports whether an edge is being dragged. It is not inlined, because it has many callers and binaries
// should stay small.
//
//go:noinline
func (f *Feature) Dragging() bool { return f.Pointer.Has(f) }

// Hover finds the edge under the mouse.
func (f *Feature) Hover() {
	f.hot = edge{}
	if h := &f.Pointer.Hover; h.In && h.Bar == viewport.NoBar && !f.Pointer.Captured() && !f.Grid.Overlaid() {
		f.hot = f.edgeAt(h.Pos.Round())
	}
}

// Cursor returns the shape of the pointer over an edge and while an edge is dragged.
func (f *Feature) Cursor() (c pointer.Cursor, ok bool) {
	return pointer.CursorRowResize, f.hot.ok || f.Dragging()
}

// Act makes the focused row taller or shorter. It reports whether a is such an action.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	if a != option.ActionRowTaller && a != option.ActionRowShorter {
		return false
	}
	row, ok := f.Viewport.RowAt(f.Focus.At())
	if !f.Options.Enabled || !ok {
		return true
	}
	d := gtx.Dp(rowStep) * f.keys.Step(gtx.Now)
	if a == option.ActionRowShorter {
		d = -d
	}
	f.resizeRow(row, f.Viewport.Widths.Metric().PxToDp(max(f.Viewport.Heights.Of(row)+d, 1)))
	if row >= 0 {
		f.Motion.ShowRow(row)
	} else {
		f.Bands.Reveal(f.Dataset.RowID(row))
	}
	return true
}
