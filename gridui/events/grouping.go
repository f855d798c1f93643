// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// GroupingChanged reports that a user changed the columns that rows are grouped by, the aggregate of a column or its
// shares. If Grouping is Controlled it proposes that.
type GroupingChanged struct {
	// From and To have By, Levels, Aggregates and Shares of the grouping before and after; their other fields are
	// zero.
	From, To option.Grouping
}

// Apply makes the change.
func (e GroupingChanged) Apply(to *option.Options) { settings.SetGroupingView(&to.Grouping, e.To) }
