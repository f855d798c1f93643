// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"slices"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// ids returns the ranges by the ids of their corners, the active one last. It returns nil if at
// most one cell is selected.
func (r *Ranges) ids() (list []option.CellRange) {
	if !r.Set.Several(r.Bounds()) {
		return nil
	}
	active := r.Set.ActiveIndex()
	for i := range r.Set.Len() {
		if i != active {
			list = append(list, r.idsOf(r.Set.At(i)))
		}
	}
	return append(list, r.idsOf(r.Set.At(active)))
}

func (r *Ranges) idsOf(g ranges.Range) option.CellRange {
	return option.CellRange{Kind: option.RangeKind(g.Kind), Anchor: r.idOf(g.Anchor), Head: r.idOf(g.Head)}
}

func (r *Ranges) idOf(c ranges.Corner) (id option.CellID) {
	if c.Col >= 0 && c.Col < len(r.from.Columns.Leaves) {
		id.ColumnID = r.from.Columns.Leaves[c.Col].ID
	}
	if c.Row >= 0 && c.Row < r.from.Dataset.NavCount() {
		id.RowID = r.from.Dataset.RowID(r.from.Dataset.NavRow(coord.Nav(c.Row)))
	}
	return id
}

// take selects the visible ranges of the program's list.
func (r *Ranges) take() {
	selected := r.from.Options.CellRanges.Selected
	other := !sameSlice(r.told, selected) || r.search.ended
	r.told = selected
	var list []ranges.Range
	for _, s := range selected {
		anchor, ok := r.cornerOf(s.Anchor, s.Kind)
		head, there := r.cornerOf(s.Head, s.Kind)
		if ok && there {
			list = append(list, ranges.Range{Kind: ranges.Kind(s.Kind), Anchor: anchor, Head: head})
		}
	}
	r.Set.Replace(list...)
	if other && len(list) > 0 {
		deferred{r}.focusAnchor()
	}
	r.Stand()
	r.hold()
}

// focusAnchor moves the focus to the anchor of the active range. It stays in its column if whole
// rows are selected, and in its row if whole columns are. A focus that a view restores takes
// precedence.
func (s deferred) focusAnchor() {
	r, f := s.ranges, s.ranges.from.Focus
	active, ok := r.Set.Active()
	if !ok || f.Waits() {
		return
	}
	to := active.Anchor
	if at, focused := r.Corner(f.At()); focused {
		if active.Kind&ranges.Rows != 0 {
			to.Col = at.Col
		}
		if active.Kind&ranges.Columns != 0 {
			to.Row = at.Row
		}
	}
	f.Move(r.Address(to), focus.Stay)
}

// IDs returns a rectangle as a range by the ids of its corners, from its first cell to its last.
func (r *Ranges) IDs(of ranges.Rect) option.CellRange {
	return r.idsOf(ranges.Range{
		Anchor: ranges.Corner{Row: of.Rows.First, Col: of.Cols.First},
		Head:   ranges.Corner{Row: of.Rows.End - 1, Col: of.Cols.End - 1},
	})
}

// FindIDs returns the current rectangle of cells whose ids IDs returned for was. ok is false if one
// of its corners does not show. Among many rows it searches near their old places.
func (r *Ranges) FindIDs(ids option.CellRange, was ranges.Rect) (now ranges.Rect, ok bool) {
	first, ok := r.nearby(ids.Anchor, coord.Nav(was.Rows.First))
	last, there := r.nearby(ids.Head, coord.Nav(was.Rows.End-1))
	return ranges.Spanning(first, last), ok && there
}

// nearby finds a corner by its ids, near the old place of its row.
func (r *Ranges) nearby(id option.CellID, was coord.Nav) (c ranges.Corner, ok bool) {
	row, ok := r.from.Dataset.FindShown(id.RowID, r.from.Dataset.NavRow(was))
	if !ok {
		return c, false
	}
	c = ranges.Corner{Row: int(r.from.Dataset.NavIndex(row)), Col: r.from.Columns.Find(id.ColumnID)}
	return c, c.Col >= 0
}

// SelectIDs makes a range of cells the only one, and reports the change to the program. ids is a
// result of IDs for the rectangle was. If a corner does not show, ok is false and nothing changes.
func (r *Ranges) SelectIDs(ids option.CellRange, was ranges.Rect) (anchor ranges.Corner, ok bool) {
	now, ok := r.FindIDs(ids, was)
	if !ok {
		return anchor, false
	}
	to := ranges.Of(now)
	r.Set.Replace(to)
	r.Changed()
	return to.Anchor, true
}

// cornerOf finds a corner by its ids. It ignores the row for whole columns, and the column for
// whole rows.
func (r *Ranges) cornerOf(id option.CellID, kind option.RangeKind) (c ranges.Corner, ok bool) {
	ok = true
	if kind == option.RangeCells || kind == option.RangeRows {
		var row coord.Pos
		row, ok = r.find(id.RowID)
		if ok {
			c.Row = int(r.from.Dataset.NavIndex(row))
		}
	}
	if kind == option.RangeCells || kind == option.RangeColumns {
		c.Col = r.from.Columns.Find(id.ColumnID)
		ok = ok && c.Col >= 0
	}
	return c, ok
}

// equal reports whether two lists contain the same ranges.
func equal(a, b []option.CellRange) bool { return slices.Equal(a, b) }

// sameSlice reports whether two lists are the same slice.
func sameSlice(a, b []option.CellRange) bool {
	return len(a) == len(b) && unsafe.SliceData(a) == unsafe.SliceData(b)
}
