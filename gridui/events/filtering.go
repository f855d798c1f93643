// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// FilterChanged reports that a user changed the filter of a column. If Filtering is Controlled it proposes that.
type FilterChanged struct {
	// ColumnID is the column and Filter its new filter. Without an id all filters were cleared.
	ColumnID string
	Filter   filter.Filter
	// From and To are all filters before and after the change.
	From, To []filter.Column
}

// Apply makes the change in the present filters, which may differ from From, in a slice of its own.
func (e FilterChanged) Apply(to *option.Options) {
	if e.ColumnID == "" {
		to.Filtering.Columns = nil
		return
	}
	to.Filtering.Columns = filterlist.With(to.Filtering.Columns, e.ColumnID, e.Filter)
}

// ExpressionChanged reports that a user changed the filter over several columns, Filtering.Expression. If Filtering
// is Controlled it proposes that.
type ExpressionChanged struct{ From, To filter.Expr }

// Apply makes the change.
func (e ExpressionChanged) Apply(to *option.Options) { to.Filtering.Expression = e.To }

// QuickFilterChanged reports that a user changed Filtering.Quick by a control of the grid. If Filtering is Controlled
// it proposes that.
type QuickFilterChanged struct{ From, To string }

// Apply makes the change.
func (e QuickFilterChanged) Apply(to *option.Options) { to.Filtering.Quick = e.To }
