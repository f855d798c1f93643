// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "github.com/giogrid/giogrid/gridui/internal/coord"

// wanted is what the setters said.
type wanted struct {
	rev    revisions
	n      int
	gone   Bits // removed rows; nil: none
	fields []*Field
	filter Filter
	keys   []SortKey
	shape  Shape
}

// revisions count the changes of what each stage depends on.
type revisions struct{ data, filter, sort, shape uint64 }

// Shape is how the rows are laid out. The zero value is a flat list.
type Shape struct {
	// Tree puts rows below each other; it has as many rows as the model.
	Tree *Tree
	// Filter says what of a tree shows beside the rows that pass.
	Filter TreeFilter
	// Groups are the fields to group by, one level each, where there is no tree.
	Groups []*Field
	// Aggregates are computed for each group, or in a tree for each branch; without
	// Groups too, for the total.
	Aggregates []Aggregate
	// TotalOnly says that of a tree only the total is wanted: functions of Aggregates are
	// not called with the rows of branches, and what they make of these is NaN or nil.
	TotalOnly bool
	// By orders the groups of the levels that Orders leaves out. Orders is by level, from the
	// outermost on.
	By     GroupOrder
	Orders []GroupOrder
	// Totals are the rows of aggregates among the others. Without Groups those of all rows make
	// an outline of the flat list. A tree has none.
	Totals TotalRows
	// OpenRow and OpenGroup tell what is open; nil: nothing. Jobs call them.
	// While a filter is on, the rows above those that pass are open anyway.
	OpenRow   func(row coord.Record, depth int) bool
	OpenGroup func(g *Groups, group int) bool
	// Lazy tells which rows have children that are yet to be loaded.
	Lazy func(row coord.Record) bool
}

func (s *Shape) grouped() bool {
	return len(s.Groups) > 0 || len(s.Aggregates) > 0 || s.Totals.First || s.Totals.Last
}

// outlined reports whether groups and rows of totals make an outline.
func (s *Shape) outlined() bool { return len(s.Groups) > 0 || s.Totals.First || s.Totals.Last }

// orders are the orders of groups by their level.
func (s *Shape) orders() groupOrders { return groupOrders{s.By, s.Orders} }
