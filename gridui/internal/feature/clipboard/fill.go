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

// fillByKey fills ranges for an action: down, to the right, or all selected cells with the value of the
// focused cell. It reports whether it did.
func (f *Feature) fillByKey(a option.Action) bool {
	several := f.severalCells()
	by := filler{f, f.Dataset.Snapshots.Page()}
	var targets []edit.Target
	var err error
	switch {
	case a == option.ActionFilter && !several:
		return false
	case a == option.ActionFilter:
		targets, err = by.focusedInto()
	default:
		targets, err = by.fillsOf(f.actedRects(f.Focus.At()), a == option.ActionFillRight)
	}
	switch {
	case err != nil:
		f.Editing.EditRefused(err)
	case len(targets) > 0:
		f.Editing.NewTargetBulk(events.EditFilled, by.page, targets).StartOrRefuse()
	}
	return true
}

// filler fills cells of a page of rows.
type filler struct {
	f    *Feature
	page *dataset.Snapshot
}

// focusedInto returns the selected cells as targets, which all get the value of the focused one.
func (b filler) focusedInto() (targets []edit.Target, err error) {
	c, ok := b.f.Ranges.Corner(b.f.Focus.At())
	if skip := b.f.skip(b.page); !ok || skip.Col(c.Col) || skip.Row != nil && skip.Row(c.Row) {
		return nil, nil
	}
	var rects []ranges.Rect
	for _, r := range ranges.Cover(nil, b.f.Ranges.AppendRects(nil)) {
		rects = r.Subtract(rects, ranges.Spanning(c, c))
	}
	source := b.f.Columns.Def(c.Col)
	row, err := b.rowNow(c.Row)
	if err != nil {
		return nil, err
	}
	var value any
	err = column.Contained(func() error { value = column.Carrier{Def: source}.Carry(row, b.f.Columns.Numbers); return nil })
	if err != nil {
		return nil, err
	}
	return b.f.Editing.TargetsIn(rects, func(edit.TargetCell) (v any, ok bool) { return value, true }), nil
}

// fillsOf returns the targets of a fill of rectangles.
func (b filler) fillsOf(rects []ranges.Rect, right bool) (targets []edit.Target, err error) {
	plan, target := ranges.FillDown, b.downTarget
	if right {
		plan, target = ranges.FillRight, b.rightTarget
	}
	bounds, skip := b.f.Ranges.Bounds(), b.f.skip(b.page)
	for _, r := range rects {
		fill, ok := plan(r, bounds, skip)
		if !ok {
			continue
		}
		t, err := target(fill)
		if err != nil {
			return nil, err
		}
		targets = append(targets, t)
	}
	return targets, nil
}

// downTarget returns the target of a fill downwards: each column gets its value in the first row.
func (b filler) downTarget(fill ranges.Fill) (t edit.Target, err error) {
	t = b.f.Editing.TargetIn(fill.To.Table())
	row, err := b.rowNow(fill.From)
	if err != nil {
		return t, err
	}
	values := make([]any, len(t.Columns))
	err = column.Contained(func() error {
		for i, d := range t.Columns {
			values[i] = column.Carrier{Def: d}.Carry(row, b.f.Columns.Numbers)
		}
		return nil
	})
	t.Value = func(c edit.TargetCell) (v any, ok bool) { return values[c.Field], true }
	return t, err
}

// rightTarget returns the target of a fill to the right: each row gets its value in the first column.
func (b filler) rightTarget(fill ranges.Fill) (t edit.Target, err error) {
	t = b.f.Editing.TargetIn(fill.To.Table())
	from := b.f.Columns.Def(fill.From)
	t.Value = func(c edit.TargetCell) (v any, ok bool) {
		return column.Carrier{Def: from}.Carry(c.Before, b.f.Columns.Numbers), true
	}
	return t, nil
}

// rowNow returns a data row of a snapshot with all pending changes.
func (b filler) rowNow(row int) (rowdata.Row, error) {
	return b.f.Editing.RowNow(b.page.Item(row))
}
