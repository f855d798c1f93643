// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// GroupingChanged reports that a user changed the columns by which rows are grouped, or the aggregate or the shares
// of a column. If Grouping is Controlled, it only proposes the change.
type GroupingChanged struct {
	// From and To contain By, Levels, Aggregates and Shares of the grouping before and after the change. Their other
	// fields are zero.
	From, To option.Grouping
}

// Apply sets these fields of to.Grouping.
func (e GroupingChanged) Apply(to *option.Options) { settings.SetGroupingView(&to.Grouping, e.To) }
