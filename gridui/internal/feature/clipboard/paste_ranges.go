// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// pasteIntoRanges directs the awaited table into the ranges as they are when it has been read, and then
// selects the cells written.
func (f *Feature) pasteIntoRanges() {
	if f.severalCells() {
		f.Editing.PlanPaste(f.planPaste)
	}
	f.Editing.AfterPaste(f.selectFromFocus)
}

// planPaste plans the targets of a table: the ranges, or nil if none are left.
func (f *Feature) planPaste(table ranges.Size) (*edit.PastePlan, error) {
	if !f.severalCells() {
		return nil, nil
	}
	rects, page := f.Ranges.AppendRects(nil), f.Dataset.Snapshots.Page()
	if err := (refusals{f}).pasting(page, rects); err != nil {
		return nil, err // for a table that may be smaller than the ranges, too
	}
	bounds := f.pasteBounds(rects)
	paste, err := ranges.PlanPaste(table, rects, bounds, f.skip(page))
	if err != nil {
		return nil, err
	}
	targets := make([]edit.Target, len(paste.Blocks))
	for i := range paste.Blocks {
		targets[i] = f.Editing.TargetIn(paste.Blocks[i].Area())
	}
	return &edit.PastePlan{
		Page: page, Dropped: paste.Dropped.Rows, Made: f.selectsPasted(rects, paste.Targets), Targets: targets,
		Adds: !f.Dataset.NavRow(coord.Nav(bounds.Rows.End - 1)).IsPinned(),
	}, nil
}

// pasteBounds returns the rows and columns that a paste into rectangles may reach: rows to the end of the
// band of the last row of the rectangles. A paste into the scrolling rows does not continue in the rows
// pinned below them.
func (f *Feature) pasteBounds(rects []ranges.Rect) ranges.Rect {
	bounds, end := f.Ranges.Bounds(), 0
	for _, r := range rects {
		end = max(end, r.Rows.End)
	}
	if end > 0 {
		bounds.Rows.End = int(f.Dataset.NavEnd(f.Dataset.NavRow(coord.Nav(end - 1))))
	}
	return bounds
}

// skip skips the rows of a snapshot without cells, and columns that are not copied.
func (f *Feature) skip(page *dataset.Snapshot) ranges.Skip {
	s := ranges.Skip{Col: func(col int) bool { return !f.Columns.Def(col).Copies() }}
	if !f.Dataset.Gapless() {
		s.Row = func(row int) bool { return !page.HasCells(page.Item(row)) }
	}
	return s
}

// selectsPasted returns a function that selects the pasted cells as a range and moves the focus to its first
// cell. It returns nil if they were already selected.
func (f *Feature) selectsPasted(before, pasted []ranges.Rect) func() {
	if len(pasted) != 1 || len(before) != 1 || pasted[0] == before[0] {
		return nil
	}
	to := f.Ranges.IDs(pasted[0])
	return func() {
		if corner, ok := f.Ranges.SelectIDs(to, pasted[0]); ok {
			f.Focus.Move(f.Ranges.Address(corner), focus.Stay)
			f.Ranges.Stand()
		}
	}
}

// selectFromFocus selects the cells pasted from the focused one, unless users have selected something else
// meanwhile.
func (f *Feature) selectFromFocus(cells ranges.Rect) {
	from, ok := f.Ranges.Corner(f.Focus.At())
	if pasted := ranges.Of(cells); ok && !f.severalCells() && pasted.Anchor == from {
		f.Ranges.Select(pasted)
	}
}
