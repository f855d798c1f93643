// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// fillByKey fills ranges as an action asks: down, to the right, or where several cells are selected
// with the value of the focused cell. It reports whether it did.
func (f *Feature) fillByKey(a option.Action) bool {
	several := f.severalCells()
	page := f.Dataset.Snapshots.Page()
	var targets []edit.Target
	var err error
	switch {
	case a == option.ActionFilter && !several:
		return false
	case a == option.ActionFilter:
		targets, err = f.focusedInto(page)
	default:
		rects := f.Ranges.AppendRects(nil)
		if c, ok := f.Ranges.Corner(f.Focus.At()); !several && ok {
			rects = []ranges.Rect{ranges.Spanning(c, c)}
		}
		targets, err = f.fillsOf(page, rects, a == option.ActionFillRight)
	}
	switch {
	case err != nil:
		f.Editing.EditRefused(err)
	case len(targets) > 0:
		f.Editing.NewTargetBulk(events.EditFilled, page, targets).StartOrRefuse()
	}
	return true
}

// focusedInto are the selected cells, which all get the value of the focused one.
func (f *Feature) focusedInto(page *dataset.Snapshot) (targets []edit.Target, err error) {
	c, ok := f.Ranges.Corner(f.Focus.At())
	if skip := f.skip(page); !ok || skip.Col(c.Col) || skip.Row != nil && skip.Row(c.Row) {
		return nil, nil
	}
	var rects []ranges.Rect
	for _, r := range ranges.Cover(nil, f.Ranges.AppendRects(nil)) {
		rects = r.Subtract(rects, ranges.Spanning(c, c))
	}
	source := f.Columns.Def(c.Col)
	row, err := f.rowNow(page, c.Row)
	if err != nil {
		return nil, err
	}
	var own, text any
	err = column.Contained(func() error {
		own, text = f.Editing.FillValue(source, source, row), f.Editing.FillValue(source, nil, row)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return f.Editing.TargetsIn(rects, func(c edit.TargetCell) (v any, ok bool) {
		if c.Column == source {
			return own, true
		}
		return text, true
	}), nil
}

// fillsOf are the cells that a fill of rectangles writes to.
func (f *Feature) fillsOf(page *dataset.Snapshot, rects []ranges.Rect, right bool) (targets []edit.Target, err error) {
	plan, target := ranges.FillDown, f.downTarget
	if right {
		plan, target = ranges.FillRight, f.rightTarget
	}
	bounds, skip := f.Ranges.Bounds(), f.skip(page)
	for _, r := range rects {
		fill, ok := plan(r, bounds, skip)
		if !ok {
			continue
		}
		t, err := target(page, fill)
		if err != nil {
			return nil, err
		}
		targets = append(targets, t)
	}
	return targets, nil
}

// downTarget is what a fill downward writes to: each column gets its value in the first row.
func (f *Feature) downTarget(page *dataset.Snapshot, fill ranges.Fill) (t edit.Target, err error) {
	t = f.Editing.TargetIn(fill.To.Table())
	row, err := f.rowNow(page, fill.From)
	if err != nil {
		return t, err
	}
	values := make([]any, len(t.Columns))
	err = column.Contained(func() error {
		for i, d := range t.Columns {
			values[i] = f.Editing.FillValue(d, d, row)
		}
		return nil
	})
	t.Value = func(c edit.TargetCell) (v any, ok bool) { return values[c.Field], true }
	return t, err
}

// rightTarget is what a fill to the right writes to: each row gets its value in the first column.
func (f *Feature) rightTarget(_ *dataset.Snapshot, fill ranges.Fill) (t edit.Target, err error) {
	t = f.Editing.TargetIn(fill.To.Table())
	from := f.Columns.Def(fill.From)
	t.Value = func(c edit.TargetCell) (v any, ok bool) { return f.Editing.FillValue(from, c.Column, c.Before), true }
	return t, nil
}

// rowNow is a data row of a snapshot as it is with all changes that wait.
func (f *Feature) rowNow(page *dataset.Snapshot, row int) (rowdata.Row, error) {
	now, ok := f.Editing.RowNow(page.Item(row).Record())
	if !ok {
		return now, dataset.ErrRowGone
	}
	return now, nil
}
