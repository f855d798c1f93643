// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// source is what the source of the rows can do, and the texts that say why it cannot do something. ok
// is false where the rows are in memory, which do everything.
func (f *Feature) source() (can remote.Can, texts *locale.Source, ok bool) {
	rows := f.Dataset.Remote.Rows()
	if rows == nil {
		return can, nil, false
	}
	return rows.Can(), &f.Painter.Style.Texts.Source, true
}

// deniesGroups is why rows cannot be grouped, empty if they can be.
func (f *Feature) deniesGroups() string {
	if can, texts, ok := f.source(); ok && !can.Groups {
		return texts.NoGroups
	}
	return ""
}

// deniesInterval is why rows cannot be grouped by an interval. One that is on can be switched off.
func (f *Feature) deniesInterval(l option.GroupLevel, on bool) string {
	if _, texts, ok := f.source(); ok && !on && l.Interval != option.GroupByValue {
		return texts.NoIntervals
	}
	return ""
}

// deniesOrder is why groups cannot have an order of their own.
func (f *Feature) deniesOrder(o option.GroupOrder) string {
	if _, texts, ok := f.source(); ok && o != (option.GroupOrder{}) {
		return texts.NoOrder
	}
	return ""
}

// deniesAggregate is why an aggregate cannot be computed.
func (f *Feature) deniesAggregate(a option.Aggregate) string {
	can, texts, ok := f.source()
	if !ok || a == option.AggregateNone || can.Does(remote.Aggregate{Function: a}) {
		return ""
	}
	return texts.NoAggregate
}

// deniesShare is why an aggregate cannot be shown as a share.
func (f *Feature) deniesShare(of option.ShareOf) string {
	if _, texts, ok := f.source(); ok && of != option.ShareOfNone {
		return texts.NeedsAllRows
	}
	return ""
}
