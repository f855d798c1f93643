// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/filter"

// FilterChanged says that a user changed a filter, or asks for it where filters are
// Controlled.
type FilterChanged struct {
	// ColumnID and Filter are what changed; without an id all filters were cleared.
	ColumnID string
	Filter   filter.Filter
	From, To []filter.Column
}

func (FilterChanged) GridEvent() {}

// Apply is the change done to other filters than From, for a caller who has changed
// them meanwhile. The old ones stay as they are.
func (e FilterChanged) Apply(old []filter.Column) []filter.Column {
	if e.ColumnID == "" {
		return nil
	}
	return filter.With(old, e.ColumnID, e.Filter)
}

// ExpressionChanged says that a user changed the filter over several columns, Filtering.Expression,
// or asks for it where filters are Controlled.
type ExpressionChanged struct{ From, To filter.Expr }

func (ExpressionChanged) GridEvent() {}

// QuickFilterChanged says that a user changed Filtering.Quick by a control of the grid, or asks
// for it where filters are Controlled.
type QuickFilterChanged struct{ From, To string }

func (QuickFilterChanged) GridEvent() {}
