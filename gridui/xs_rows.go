// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"iter"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
)

// rowSelection selects rows by their ids: one by one, ranges, families of a tree, all that a
// filter lets pass. Where there are many it collects and counts them in the background.
type rowSelection struct {
	data   *dataset.Set
	opt    *option.Options
	report dataset.Report

	selected selectionState
}

func (sel *rowSelection) put(ids []string, on bool) {
	if len(ids) == 0 {
		return
	}
	ev := events.SelectionChanged{RowIDs: slices.Clone(ids), Selected: on}
	if on && sel.opt.Selection.Mode == option.SelectSingle {
		ev.Reset, ev.RowIDs = option.ResetNone, ev.RowIDs[len(ids)-1:]
	}
	ev.Apply(&sel.opt.Selection.Rows)
	sel.later(ev, quietly)
}

// selectedKnown is how many rows were selected when they were counted last.
func (sel *rowSelection) selectedKnown() int {
	if sel.opt.Selection.Mode == option.SelectOff {
		return 0
	}
	return sel.selected.tally.count
}

// itemsInOrder are all items of the order, those below closed ones too.
func (sel *rowSelection) itemsInOrder() iter.Seq[int] {
	if sel.data.Outlined() {
		o := sel.data.Order.Model.Outline()
		return placeRows(o, 0, o.Places())
	}
	return func(yield func(int) bool) {
		for i := range sel.data.ItemCount() {
			if !yield(sel.data.ItemAt(i)) {
				return
			}
		}
	}
}
