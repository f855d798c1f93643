// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// TargetIn returns the target of the cells of a table, given by row numbers in the page and leaf
// columns. It skips columns that are not copied.
func (ed *Editing) TargetIn(t ranges.Table) Target {
	to := Target{rows: t.Rows}
	for leaf := range t.EachCol() {
		if d := ed.Cols.Def(leaf); d.Copies() {
			to.Columns = append(to.Columns, d)
		}
	}
	return to
}

// TargetsIn returns the targets of rectangles with a common value function.
func (ed *Editing) TargetsIn(rects []ranges.Rect, value func(c TargetCell) (v any, ok bool)) []Target {
	targets := make([]Target, len(rects))
	for i, r := range rects {
		targets[i] = ed.TargetIn(r.Table())
		targets[i].Value = value
	}
	return targets
}

// Typed is a value typed into a cell, also for ranges of cells.
type Typed struct {
	Write Write
	Def   *column.Def
}

// FillRanges writes a typed value to a cell, and the resulting value of the cell to the cells of
// rectangles of the page. An immediate error keeps the editor open.
func (ed *Editing) FillRanges(typed Typed, rects []ranges.Rect) error {
	own := ed.NewCommit(events.EditTyped)
	if !own.Write(typed.Write) {
		return own.Err
	}
	if err := own.check(); err != nil {
		return err
	}
	pos, shows := ed.Data.FindShown(typed.Write.RowID, 0)
	col := ed.Cols.Find(typed.Write.ColumnID)
	if !shows || col < 0 {
		return own.Apply()
	}
	nav := int(ed.Data.NavIndex(pos))
	cell := ranges.Rect{Rows: ranges.Between(nav, nav), Cols: ranges.Between(col, col)}
	value := column.Carrier{Def: typed.Def}.Carry(own.rows[0].Row, ed.Cols.Numbers)
	targets := []Target{{
		rows: []ranges.Span{cell.Rows}, Columns: []*column.Def{typed.Def},
		Value: func(TargetCell) (v any, ok bool) { return typed.Write.Value, true },
	}}
	targets = append(targets, ed.TargetsIn(rects, func(TargetCell) (v any, ok bool) { return value, true })...)
	return ed.NewTargetBulk(events.EditTyped, ed.Data.Snapshots.Page(), targets).Start()
}

// RowNow returns the data row of an item with all waiting changes.
func (ed *Editing) RowNow(it coord.Item) (rowdata.Row, error) {
	return ed.NewCommit(events.EditFilled).rowNow(it)
}

// NewClear returns an edit that clears the editable cells of rectangles of the page.
func (ed *Editing) NewClear(rects ...ranges.Rect) *Bulk {
	targets := ed.TargetsIn(rects, func(TargetCell) (v any, ok bool) { return nil, true })
	for i := range targets {
		t := &targets[i]
		t.Columns = slices.DeleteFunc(t.Columns, func(d *column.Def) bool { return d.Set == nil })
	}
	b := ed.NewTargetBulk(events.EditCleared, ed.Data.Snapshots.Page(), targets)
	b.Commit.Skip = true
	return b
}
