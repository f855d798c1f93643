// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "github.com/giogrid/giogrid/gridui/internal/coord"

// wanted holds the values of the setters.
type wanted struct {
	rev    revisions
	n      int
	gone   Bits // removed rows; nil: none
	fields []*Field
	filter filterStage
	keys   []SortKey
	shape  Shape
}

// revisions counts the changes of each stage's input.
type revisions struct{ data, filter, sort, shape uint64 }

// Shape is the layout of the rows, as a tree or by groups.
type Shape struct {
	// Tree nests the rows; it has as many rows as the model.
	Tree *Tree
	// Filter determines which rows of a tree show besides the rows that pass.
	Filter TreeFilter
	// Groups holds the fields to group by, one for each level. It is ignored with a Tree.
	Groups []*Field
	// Aggregates are computed for each group, or in a tree for each branch. Without Groups they
	// are computed for all rows.
	Aggregates []Aggregate
	// TotalOnly requests only the total of a tree: functions of Aggregates are not called for
	// branches, whose results are NaN or nil.
	TotalOnly bool
	// AllRows makes aggregates count rows that do not pass the filter.
	AllRows bool
	// By orders the groups of the levels that Orders leaves out. Orders is indexed by level, from
	// the outermost on.
	By     GroupOrder
	Orders []GroupOrder
	// Totals selects additional rows of aggregates. Without Groups they turn the flat list into an
	// outline. A tree has none.
	Totals TotalRows
	// OpenRow and OpenGroup report whether an item is open; jobs call them. held is set for the ancestors of rows that
	// pass an active filter. Without OpenRow these are open, without OpenGroup none is.
	OpenRow   func(row coord.Record, depth int, held bool) bool
	OpenGroup func(g *Groups, group int) bool
	// Lazy reports whether a row has children to be loaded.
	Lazy func(row coord.Record) bool
}

func (s *Shape) grouped() bool {
	return len(s.Groups) > 0 || len(s.Aggregates) > 0 || s.Totals.First || s.Totals.Last
}

// outlined reports whether groups and rows of totals make an outline.
func (s *Shape) outlined() bool { return len(s.Groups) > 0 || s.Totals.First || s.Totals.Last }

// orders returns the orders of groups by their level.
func (s *Shape) orders() groupOrders { return groupOrders{s.By, s.Orders} }
