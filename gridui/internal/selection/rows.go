// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"iter"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
)

// Rows selects rows by their ids: one by one, ranges, families of a tree, all that a
// filter lets pass. Where there are many it collects and counts them in the background.
type Rows struct {
	Data    *dataset.Set
	Options *option.Options
	Report  dataset.Report

	State State
}

func (sel *Rows) PutAll(ids []string, on bool) {
	if len(ids) == 0 {
		return
	}
	ev := events.SelectionChanged{RowIDs: slices.Clone(ids), Selected: on}
	if on && sel.Options.Selection.Mode == option.SelectSingle {
		ev.Reset, ev.RowIDs = option.SelectResetNone, ev.RowIDs[len(ids)-1:]
	}
	ev.Apply(&sel.Options.Selection.Rows)
	sel.later(ev, Quietly)
}

// SelectedKnown is how many rows were selected when they were counted last.
func (sel *Rows) SelectedKnown() int {
	if sel.Options.Selection.Mode == option.SelectOff {
		return 0
	}
	return sel.State.tally.count
}

// ItemsInOrder are all items of the order, those below closed ones too.
func (sel *Rows) ItemsInOrder() iter.Seq[int] {
	if sel.Data.Outlined() {
		o := sel.Data.Order.Model.Outline()
		return placeRows(o, 0, o.Places())
	}
	return func(yield func(int) bool) {
		for i := range sel.Data.ItemCount() {
			if !yield(sel.Data.ItemAt(i)) {
				return
			}
		}
	}
}
