// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/option"
)

// unless returns why, or "" if can is true.
func unless(can bool, why string) string {
	if can {
		return ""
	}
	return why
}

// deniesGroups returns why rows cannot be grouped, empty if they can.
func (f *Feature) deniesGroups() string {
	return unless(f.Dataset.Access().Can().Groups, f.Painter.Style.Texts.Source.NoGroups)
}

// deniesInterval returns why rows cannot be grouped by an interval. An interval that is on can be switched
// off.
func (f *Feature) deniesInterval(l option.GroupLevel, on bool) string {
	can := on || l.Interval == option.GroupByValue || f.Dataset.Access().Can().Intervals
	return unless(can, f.Painter.Style.Texts.Source.NoIntervals)
}

// deniesOrder returns why groups cannot have a particular order.
func (f *Feature) deniesOrder(o option.GroupOrder) string {
	can := o == (option.GroupOrder{}) || f.Dataset.Access().Can().Orders
	return unless(can, f.Painter.Style.Texts.Source.NoOrder)
}

// deniesAggregate returns why an aggregate cannot be computed.
func (f *Feature) deniesAggregate(a option.Aggregate) string {
	can := a == option.AggregateNone || f.Dataset.Access().Can().Does(remote.Aggregate{Function: a})
	return unless(can, f.Painter.Style.Texts.Source.NoAggregate)
}

// deniesShare returns why an aggregate cannot be shown as a share.
func (f *Feature) deniesShare(of option.ShareOf) string {
	can := of == option.ShareOfNone || f.Dataset.Access().Can().Shares
	return unless(can, f.Painter.Style.Texts.Source.NeedsAllRows)
}
