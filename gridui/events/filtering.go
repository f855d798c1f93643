// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// FilterChanged reports that a user changed the filter of a column. If Filtering is Controlled, it only proposes the
// change.
type FilterChanged struct {
	// ColumnID is the id of the column, Filter its new filter. If ColumnID is empty, the filters of all columns were
	// cleared.
	ColumnID string
	Filter   filter.Filter
	// From and To list the filters of all columns before and after the change.
	From, To []filter.Column
}

// Apply sets the filter of the column in to.Filtering.Columns, whose other filters may differ from From. It does not
// change the old slice.
func (e FilterChanged) Apply(to *option.Options) {
	if e.ColumnID == "" {
		to.Filtering.Columns = nil
		return
	}
	to.Filtering.Columns = filterlist.With(to.Filtering.Columns, e.ColumnID, e.Filter)
}

// ExpressionChanged reports that a user changed the filter over several columns, Filtering.Expression. If Filtering
// is Controlled, it only proposes the change.
type ExpressionChanged struct{ From, To filter.Expr }

// Apply sets to.Filtering.Expression.
func (e ExpressionChanged) Apply(to *option.Options) { to.Filtering.Expression = e.To }

// QuickFilterChanged reports that a user changed Filtering.Quick in a control of the grid. If Filtering is
// Controlled, it only proposes the change.
type QuickFilterChanged struct{ From, To string }

// Apply sets to.Filtering.Quick.
func (e QuickFilterChanged) Apply(to *option.Options) { to.Filtering.Quick = e.To }
