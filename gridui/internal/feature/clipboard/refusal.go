// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Refusal is why an action of the clipboard cannot be done with the rows of a source, as its key would
// be told; nil where it can, and for rows in memory. It looks at each row of the ranges, at most
// 10,000, so it is for menus that are open.
func (f *Feature) Refusal(a option.Action) error {
	switch {
	case !f.Dataset.Remote.Are() || !f.Viewport.IsRow(f.Focus.At()):
		return nil
	case a == option.ActionCopy || a == option.ActionCopyWithHeaders:
		return refusals{f}.copying()
	}
	code := f.code()
	if code == nil || !f.Options.Editing.Enabled {
		return column.ErrNotEditable
	}
	return code.refusal(f, a)
}

// refusals are why actions cannot be done.
type refusals struct{ of *Feature }

// copying is why the ranges cannot be copied. Of the lines of a source in groups those on the
// screen alone are known.
func (r refusals) copying() error {
	if !r.of.Dataset.Remote.Are() || r.of.Dataset.Remote.StreamsLines() || !r.of.severalCells() {
		return nil
	}
	screen := r.of.screenRows()
	for _, rect := range r.of.Ranges.AppendRects(nil) {
		if !screen.Covers(rect.Rows) {
			return edit.ErrOffScreen
		}
		for row := rect.Rows.First; row < rect.Rows.End; row++ {
			if pos := r.of.Dataset.NavRow(coord.Nav(row)); !r.of.Dataset.Remote.AllLoaded(pos, pos+1) {
				return edit.ErrOffScreen
			}
		}
	}
	return nil
}

// editing is why an action that changes cells cannot be done.
func (r refusals) editing(a option.Action) error {
	at := r.of.Focus.At()
	switch a {
	case option.ActionPaste:
		return r.pasting(r.of.actedRects(at))
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

// pasting is why nothing can be pasted into all cells of rectangles.
func (r refusals) pasting(rects []ranges.Rect) error {
	if !r.of.Dataset.Remote.Are() {
		return nil
	}
	targets := r.of.Editing.TargetsIn(ranges.Cover(nil, rects), nil)
	return r.of.Editing.NewTargetBulk(events.EditPasted, r.of.Dataset.Snapshots.Page(), targets).Refusal()
}

// filling is why the ranges cannot be filled.
func (r refusals) filling(right bool) error {
	by := filler{r.of, r.of.Dataset.Snapshots.Page()}
	targets, err := by.fillsOf(r.of.actedRects(r.of.Focus.At()), right)
	if err != nil {
		return err
	}
	return r.of.Editing.NewTargetBulk(events.EditFilled, by.page, targets).Refusal()
}

// actedRects are the ranges of more than one cell, else the cell at an address.
func (f *Feature) actedRects(at viewport.Address) []ranges.Rect {
	if f.severalCells() {
		return f.Ranges.AppendRects(nil)
	}
	if c, ok := f.Ranges.Corner(at); ok {
		return []ranges.Rect{ranges.Spanning(c, c)}
	}
	return nil
}
