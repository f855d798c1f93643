// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"iter"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// Rows selects rows by their ids: one by one, ranges, families of a tree, or all rows that pass a
// filter. It collects and counts many rows in the background.
type Rows struct {
	Data    *dataset.Set
	Options *option.Options
	Report  dataset.Report

	State State
}

// PutAll selects or deselects rows by their ids, without an event. Rows that do not exist can be
// selected too. In single mode it selects the last id.
func (sel *Rows) PutAll(ids []string, on bool) {
	if len(ids) == 0 {
		return
	}
	ev := events.SelectionChanged{RowIDs: slices.Clone(ids), Selected: on}
	if on && sel.Options.Selection.Mode == option.SelectSingle {
		ev.Reset, ev.RowIDs = option.SelectResetNone, ev.RowIDs[len(ids)-1:]
	}
	ev.Apply(sel.Options)
	sel.later(ev, Quietly)
}

// Clear deselects all rows, including nonexistent ones, without an event.
func (sel *Rows) Clear() {
	sel.Options.Selection.Rows.SetAll(false)
	sel.State.Collecting.Drop()
	sel.State.dropReadings()
}

// CanSelect reports whether the row with an id can be selected. It returns true for a row that does
// not exist.
func (sel *Rows) CanSelect(id string) bool {
	if sel.Data.Funcs.Selectable == nil && !sel.Data.Cols.Full.Any() {
		return true
	}
	row, ok := sel.recordOf(id)
	r := sel.Data.Reader()
	return !ok || r.Selectable(row)
}

// SelectedKnown returns the number of selected rows at the last count.
func (sel *Rows) SelectedKnown() int {
	if sel.Options.Selection.Mode == option.SelectOff {
		return 0
	}
	return sel.State.tally.count
}

// itemsInOrder returns all items in order, including those below closed rows.
func (sel *Rows) itemsInOrder() iter.Seq[coord.Item] {
	if o := sel.Data.Order.Outline(); o != nil {
		return placeRows(o, 0, coord.Place(o.Places()))
	}
	return func(yield func(coord.Item) bool) {
		for i := range coord.Index(sel.Data.ItemCount()) {
			if !yield(sel.Data.ItemAt(i)) {
				return
			}
		}
	}
}

// EachSelected calls yield for the selected rows until it returns false: first for rows of the view
// in order, on all pages and below closed rows too, then for filtered-out rows in source order. A
// row is valid until the next call. EachSelected reads all rows.
func (sel *Rows) EachSelected(yield func(id string, row rowdata.Row) bool) {
	r, seen := sel.Data.Reader(), rowmodel.Bits(nil)
	visit := func(row coord.Item) bool {
		return row < 0 || !sel.SelectedRecord(&r, row) || yield(r.ID(row.Record()), r.Rows.At(int(row)))
	}
	if sel.Data.Order.On {
		seen = rowmodel.NewBits(r.N)
	}
	for row := range sel.itemsInOrder() {
		if row >= 0 && seen != nil {
			seen.Set(int(row))
		}
		if !visit(row) {
			return
		}
	}
	for row := range coord.Item(r.N) {
		if seen == nil {
			return
		}
		if !seen.Has(int(row)) && !visit(row) {
			return
		}
	}
}
