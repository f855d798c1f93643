// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Refusal returns why an action of the clipboard cannot be done with the rows of a source, nil if it can. Its
// key would report the same. Refusal checks each row of the ranges, at most 10,000, so it is meant for open
// menus. Rows in memory refuse nothing that Can allows and are not checked: each frame would copy their
// order.
func (f *Feature) Refusal(a option.Action) error {
	switch {
	case !f.Dataset.Remote.Are() || !f.Viewport.IsRow(f.Focus.At()):
		return nil
	case a == option.ActionCopy || a == option.ActionCopyWithHeaders || a == option.ActionCopyWithGroups:
		return refusals{f}.copying()
	}
	code := f.code()
	if code == nil || !f.Options.Editing.Enabled {
		return column.ErrNotEditable
	}
	return code.refusal(f, a)
}

// refusals determines why actions cannot be done.
type refusals struct{ of *Feature }

// copying returns why the ranges cannot be copied.
func (r refusals) copying() error {
	if !r.of.severalCells() {
		return nil
	}
	var rows []ranges.Span
	for _, rect := range r.of.Ranges.AppendRects(nil) {
		rows = append(rows, rect.Rows)
	}
	return r.of.Dataset.Access().CopyRefusal(rows...)
}

// editing returns why an action that changes cells cannot be done.
func (r refusals) editing(a option.Action) error {
	at := r.of.Focus.At()
	switch a {
	case option.ActionPaste:
		return r.pasting(r.of.Dataset.Snapshots.Page(), r.of.actedRects(at))
	case option.ActionFillDown, option.ActionFillRight:
		if r.of.Ranges.On() {
			return r.filling(a == option.ActionFillRight)
		}
	case option.ActionClear, option.ActionCut:
		if !r.of.severalCells() && !r.of.Selection.None() {
			return r.of.newClear(at).Refusal()
		}
		return r.of.Editing.NewClear(ranges.Cover(nil, r.of.actedRects(at))...).Refusal()
	}
	return nil
}

// pasting returns why nothing can be pasted into all cells of rectangles of a page.
func (r refusals) pasting(page *dataset.Snapshot, rects []ranges.Rect) error {
	targets := r.of.Editing.TargetsIn(ranges.Cover(nil, rects), nil)
	return r.of.Editing.NewTargetBulk(events.EditPasted, page, targets).Refusal()
}

// filling returns why the ranges cannot be filled.
func (r refusals) filling(right bool) error {
	by := filler{r.of, r.of.Dataset.Snapshots.Page()}
	targets, err := by.fillsOf(r.of.actedRects(r.of.Focus.At()), right)
	if err != nil {
		return err
	}
	return r.of.Editing.NewTargetBulk(events.EditFilled, by.page, targets).Refusal()
}

// actedRects returns the ranges if they contain several cells, or else the cell at an address.
func (f *Feature) actedRects(at viewport.Address) []ranges.Rect {
	if f.severalCells() {
		return f.Ranges.AppendRects(nil)
	}
	if c, ok := f.Ranges.Corner(at); ok {
		return []ranges.Rect{ranges.Spanning(c, c)}
	}
	return nil
}
