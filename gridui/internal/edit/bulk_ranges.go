// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/storage/export"
)

// TargetIn is the target of the cells of a table, given by places of rows in the page and of
// columns on the sheet. Columns that are not copied are no targets.
func (ed *Editing) TargetIn(t ranges.Table) Target {
	to := Target{rows: t.Rows}
	for leaf := range t.EachCol() {
		if d := ed.Cols.Def(leaf); d.Copies() {
			to.Columns = append(to.Columns, d)
		}
	}
	return to
}

// TargetsIn are the targets of rectangles, all with the same values.
func (ed *Editing) TargetsIn(rects []ranges.Rect, value func(c TargetCell) (v any, ok bool)) []Target {
	targets := make([]Target, len(rects))
	for i, r := range rects {
		targets[i] = ed.TargetIn(r.Table())
		targets[i].Value = value
	}
	return targets
}

// Typed is a value that was typed into a cell, for ranges of cells too.
type Typed struct {
	Write Write
	Def   *column.Def
	// Text is the value as other columns read it.
	Text string
}

// FillRanges puts a typed value into the cells of rectangles of the page, and into the cell that it
// was typed into. An error that is known at once leaves the editor open.
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
	text := ed.Pasted(typed.Text)
	targets := []Target{{
		rows: []ranges.Span{cell.Rows}, Columns: []*column.Def{typed.Def},
		Value: func(TargetCell) (v any, ok bool) { return typed.Write.Value, true },
	}}
	targets = append(targets, ed.TargetsIn(rects, func(c TargetCell) (v any, ok bool) {
		if c.Column == typed.Def {
			return typed.Write.Value, true
		}
		return text, true
	})...)
	return ed.NewTargetBulk(events.EditTyped, ed.Data.Snapshots.Page(), targets).Start()
}

// RowNow is the data row of an item as it is, with all changes that wait.
func (ed *Editing) RowNow(it coord.Item) (rowdata.Row, error) {
	return ed.NewCommit(events.EditFilled).rowNow(it)
}

// NewClear is an edit that clears the cells of rectangles of the page, as far as they can be edited.
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

// FillValue is what a cell of a column gets if it is filled with that of another column: a number as
// it is, else the text that a copy has of it. Where a column copies what it shows, which it need not
// be able to read, it is filled from itself with the text that its editor begins with.
func (ed *Editing) FillValue(from, to *column.Def, row rowdata.Row) any {
	if from == to && from.CopyShown && from.EditText != nil {
		return ed.Pasted(string(from.EditText(nil, row)))
	}
	var cell export.Cell
	from.CopyCell(&cell, nil, row)
	text := string(cell.AppendText(nil))
	if cell.Kind == export.KindNumber {
		return text // in plain digits, whatever the signs of the columns are
	}
	return ed.Pasted(text)
}
