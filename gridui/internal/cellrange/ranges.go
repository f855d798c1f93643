// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds the parts of the grid that ranges refer to.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Focus    *focus.Focus
	Report   dataset.Report
}

// Ranges holds the selected ranges of cells. The zero value, after Wire, has none.
type Ranges struct {
	from Sources
	follower
	// Copied holds the cells that were copied last.
	Copied Copied

	// told is the CellRanges.Selected that this package wrote or read last.
	told []option.CellRange
	// This is the focused cell at the last change of the ranges: they collapse when the focus moves
	// elsewhere.
	stand  option.CellID
	order  orderKey
	search search
	grown  grown
}

// Wire connects the ranges with the parts they refer to.
func (r *Ranges) Wire(from Sources) {
	r.from = from
	r.in, r.Copied.in = &r.from, &r.from
}

// On reports whether users can select ranges.
func (r *Ranges) On() bool { return r.from.Options.CellRanges.Enabled }

// Several reports whether more than one cell is selected. A single cell is only the focus.
func (r *Ranges) Several() bool { return r.On() && r.Set.Several(r.Bounds()) }

// Holds reports whether several cells are selected and include a cell; for a row number, whether
// its row is selected as a whole.
func (r *Ranges) Holds(at viewport.Address) bool {
	piece, ok := r.Piece(at)
	if r.FollowFocus(); !ok || !r.Several() {
		return false
	}
	for i := range r.Set.Len() {
		g := r.Set.At(i)
		if g.Kind&piece.Kind == piece.Kind && r.RectOf(g).Contains(piece.Anchor) {
			return true
		}
	}
	return false
}

// WholeColumns returns the columns that are selected as a whole if several are and a column is among them, else only
// that column.
func (r *Ranges) WholeColumns(col int) []int {
	var cols []int
	if r.On() {
		whole := make([]bool, len(r.from.Columns.Leaves))
		for i := range r.Set.Len() {
			if g := r.Set.At(i); g.Kind&ranges.Columns != 0 {
				in := r.RectOf(g).Cols
				for c := in.First; c < in.End; c++ {
					whole[c] = true
				}
			}
		}
		for c := range whole {
			if whole[c] {
				cols = append(cols, c)
			}
		}
	}
	if !slices.Contains(cols, col) {
		return []int{col}
	}
	return cols
}

// Only returns the only range, or else the focused cell. ok is false for several ranges and for
// whole columns.
func (r *Ranges) Only() (cells ranges.Rect, ok bool) {
	switch r.Set.Len() {
	case 0:
		at := r.from.Focus.At()
		c, ok := r.Corner(at)
		return ranges.Cell(c).Rect(r.Bounds()), ok && !r.from.Dataset.NoCells(at.Band, at.Row)
	case 1:
		active := r.Set.At(0)
		cells = r.RectOf(active)
		return cells, active.Kind&ranges.Columns == 0 && !cells.Empty()
	}
	return cells, false
}

// Bounds returns the rectangle of all visible rows and columns.
func (r *Ranges) Bounds() ranges.Rect {
	return ranges.Rect{
		Rows: ranges.Span{End: r.from.Dataset.NavCount()},
		Cols: ranges.Span{End: len(r.from.Columns.Leaves)},
	}
}

// Corner returns the corner at an address. ok is false if no range can begin or end there: outside
// the rows, and in columns of the grid itself.
func (r *Ranges) Corner(at viewport.Address) (c ranges.Corner, ok bool) {
	row, ok := r.from.Viewport.RowAt(at)
	if !ok || at.Col < 0 || at.Col >= len(r.from.Columns.Leaves) || r.from.Columns.Leaves[at.Col].Utility {
		return c, false
	}
	return ranges.Corner{Row: int(r.from.Dataset.NavIndex(row)), Col: at.Col}, true
}

// CornerNear returns the corner at an address, or in the nearest column with data.
func (r *Ranges) CornerNear(at viewport.Address) (c ranges.Corner, ok bool) {
	at.Col = r.nearestData(at.Col)
	return r.Corner(at)
}

// Piece returns what a press on a cell selects: the cell, or in the column of row numbers its row.
func (r *Ranges) Piece(at viewport.Address) (p ranges.Range, ok bool) {
	if r.from.Columns.IsRowNumber(at.Col) {
		p.Kind, at.Col = ranges.Rows, r.from.Columns.Detail
	}
	p.Anchor, ok = r.Corner(at)
	p.Head = p.Anchor
	return p, ok
}

// Address returns the address of a corner.
func (r *Ranges) Address(c ranges.Corner) viewport.Address {
	return r.from.Viewport.NavAddress(coord.Nav(c.Row), c.Col)
}

// AppendRects appends the selected cells as rectangles, which may overlap.
func (r *Ranges) AppendRects(dst []ranges.Rect) []ranges.Rect {
	if !r.from.Viewport.Joins() {
		return r.Set.AppendRects(dst, r.Bounds())
	}
	var hole ranges.Rect
	if r.Set.Gesture() == ranges.Subtracting {
		hole = r.grow(r.Set.Moving())
	}
	for i := range r.Set.Len() {
		dst = r.RectOf(r.Set.At(i)).Subtract(dst, hole)
	}
	return dst
}

// Begin makes the focused cell, or the row of a focused row number, the range that gestures and
// keys begin from, unless there are ranges. It reports whether there is a range afterwards.
func (r *Ranges) Begin() bool {
	if r.Set.Len() > 0 {
		return true
	}
	p, ok := r.Piece(r.from.Focus.At())
	if ok {
		r.Set.Replace(p)
		r.Stand()
	}
	return ok
}

// Collapse reduces the selection to the focused cell, and reports whether more was selected or
// searched for.
func (r *Ranges) Collapse() bool {
	if !r.Several() && !r.Searching() {
		return false
	}
	r.Set.Clear()
	r.Changed()
	return true
}

// Select replaces the ranges as users do.
func (r *Ranges) Select(list ...ranges.Range) {
	r.Set.Replace(list...)
	r.Stand()
	r.Changed()
}

// Commit ends the gesture, and reports its changes to the program.
func (r *Ranges) Commit() {
	r.CommitSet()
	r.Changed()
}

// Stand records that the focused cell belongs to the ranges.
func (r *Ranges) Stand() { r.stand = r.focused() }

// FollowFocus collapses the ranges if the focus was moved elsewhere, but not to the anchor.
func (r *Ranges) FollowFocus() {
	if r.Set.Len() == 0 && !r.Searching() || r.Set.Gesture() != ranges.NoGesture || r.stand == r.focused() || (deferred{r}).focusReturns() {
		return
	}
	if r.awaitsFocus() || r.atAnchor() {
		r.Stand()
		return
	}
	r.Collapse()
	r.Set.Clear()
}

// atAnchor reports whether the focus is at the anchor of the active range: in its cell, or for
// whole rows at the number of its row.
func (r *Ranges) atAnchor() bool {
	active, _ := r.Set.Active()
	at, ok := r.Piece(r.from.Focus.At())
	if at.Kind == ranges.Rows {
		return ok && active.Kind&ranges.Rows != 0 && at.Anchor.Row == active.Anchor.Row
	}
	return ok && at.Anchor == active.Anchor
}

func (r *Ranges) focused() option.CellID {
	return option.CellID{RowID: r.from.Focus.RowID, ColumnID: r.from.Focus.ColumnID}
}

// Changed reports to the program that a user has changed the ranges, and records their rows and
// columns.
func (r *Ranges) Changed() {
	o := &r.from.Options.CellRanges
	to := r.ids()
	if equal(o.Selected, to) {
		r.hold()
		return
	}
	ev := events.RangesChanged{From: o.Selected, To: to}
	if o.Controlled {
		r.read() // the program's ranges stay
	} else {
		ev.Apply(r.from.Options)
		r.search.drop()
		r.told = o.Selected
		r.hold()
	}
	r.from.Report.Emit(ev)
}
