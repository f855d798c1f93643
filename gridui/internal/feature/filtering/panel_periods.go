// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// datePeriods holds the relative dates that the panel lists.
var datePeriods = filterwords.Periods()

// updatePeriods reads an event of the buttons that list relative dates, and of their list while it is open.
func (f *panel) updatePeriods(gtx layout.Context, col int) bool {
	for i := range f.conditions {
		for _, o := range [...]*ui.Operand{&f.conditions[i].a, &f.conditions[i].b} {
			if o.Dates.Clicked(gtx) {
				f.listPeriods(gtx, o)
				return true
			}
		}
	}
	if f.dated == nil {
		return false
	}
	picked, ok := f.periods.Update(gtx)
	if picked >= 0 && picked < len(datePeriods) {
		f.pickPeriod(gtx, col, datePeriods[picked])
	}
	return ok
}

// listPeriods opens the list for an operand, or closes it.
func (f *panel) listPeriods(gtx layout.Context, o *ui.Operand) {
	f.picking = -1
	if f.dated == o {
		f.dated = nil
		return
	}
	f.dated = o
	now, _ := filter.ParsePeriod(o.Value())
	f.periods.Reset(max(slices.Index(datePeriods, now), 0))
	ui.TakeKeyboard(gtx, &f.periods.Tag)
}

// pickPeriod sets the operand of the open list to a relative date.
func (f *panel) pickPeriod(gtx layout.Context, col int, p filter.Period) {
	o := f.dated
	f.dated = nil
	o.Show(p.String(), f.shown(option.KindTime)(p.String()))
	i := 0
	if o == &f.conditions[1].a || o == &f.conditions[1].b {
		i = 1
	}
	f.conditionChanged(col, i)
	o.MoveCaretToEnd()
	o.TakeKeyboard(gtx)
}
