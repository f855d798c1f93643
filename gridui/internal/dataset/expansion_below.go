// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// RefusesBelow returns why the rows below a row of the body cannot be opened and closed together: rows below a
// row of a source are not known.
func (ex *expander) RefusesBelow() error {
	if ex.rows.grouped.lines() != nil {
		return ErrNotLoaded
	}
	return nil
}

// ExpandBelow opens or closes a row of the body and all rows below it for the user, and emits an event.
func (ex *expander) ExpandBelow(row coord.Pos, open bool) {
	if ex.RefusesBelow() != nil || !ex.rows.Node(row).Expandable {
		return
	}
	o, ev := ex.rows.Order.Model.Outline(), events.ExpansionChanged{Open: open, Filtered: ex.open.filtered}
	top := ex.rows.PlaceOf(row)
	for place := top; place < o.End(top); place++ {
		if o.Expandable(place) && o.Open(place) != open {
			ev.RowIDs, ev.Depths = append(ev.RowIDs, ex.rows.ItemID(o.Item(place))), append(ev.Depths, o.Depth(place))
		}
	}
	if len(ev.RowIDs) == 0 {
		return
	}
	if !ex.rows.Options.Expansion.Controlled {
		ex.rows.Host.HoldOrder(true)
		ev.Apply(ex.rows.Options)
	}
	ex.rows.Report.Emit(ev)
}
