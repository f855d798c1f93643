// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"errors"
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// Query says which rows a view has, and in which order. The zero value is all rows in the order
// of the key. Queries that are Equal have the same view; a query must not change once a source
// has it.
type Query struct {
	// Sort has the terms of the order, most significant first. The key follows them, in the
	// direction of the last one.
	Sort []Order
	// Filter is true for the rows of the view; nil passes all rows.
	Filter expr.Expr
	// Group has the columns that rows are grouped by, outermost first.
	Group []string
	// Path restricts the view to the rows of a group: its values in the first columns of Group.
	// nil is all rows.
	Path Path
	// Aggregates are computed for each group that View.Groups gives.
	Aggregates []Agg
	// Columns are those that rows must have values for; nil: all. A source may give more.
	Columns []string
}

// Order is one term of an order.
type Order struct {
	Column     string `json:"column"`
	Descending bool   `json:"descending,omitempty"`
	// NullsFirst puts rows without a value first, else they come last, whatever the direction.
	NullsFirst bool `json:"nullsFirst,omitempty"`
}

// Equal reports whether two queries ask for the same in the same words. No rows and nil rows
// of a list are equal, but for Columns, where nil means all.
func (q Query) Equal(o Query) bool {
	return slices.Equal(q.Sort, o.Sort) && expr.Equal(q.Filter, o.Filter) && slices.Equal(q.Group, o.Group) &&
		slices.Equal(q.Path, o.Path) && slices.Equal(q.Aggregates, o.Aggregates) &&
		slices.Equal(q.Columns, o.Columns) && (q.Columns == nil) == (o.Columns == nil)
}

// Check is the first error of a query that no source can answer: a filter that expr.Check
// refuses, a path longer than Group, an aggregate without a function, a name that is empty.
func (q Query) Check() error {
	if err := expr.Check(q.Filter); err != nil {
		return err
	}
	if len(q.Path) > len(q.Group) {
		return fmt.Errorf("rowsource: a path of %d values in %d groups", len(q.Path), len(q.Group))
	}
	for _, a := range q.Aggregates {
		if err := a.Check(); err != nil {
			return err
		}
	}
	unnamed := func(o Order) bool { return o.Column == "" }
	if slices.ContainsFunc(q.Sort, unnamed) || slices.Contains(q.Group, "") {
		return errors.New("rowsource: a column without a name")
	}
	return nil
}

// Terms is the total order of rows: the terms of a query, each column once, followed by the columns
// of the key that are not among them. These have the direction of the last term before them, and
// ascend without one: an index on a column leads to its rows in one direction of both.
func Terms(sort []Order, key []string) []Order {
	var terms []Order
	add := func(o Order) {
		if !slices.ContainsFunc(terms, func(t Order) bool { return t.Column == o.Column }) {
			terms = append(terms, o)
		}
	}
	for _, o := range sort {
		add(o)
	}
	descending := len(terms) > 0 && terms[len(terms)-1].Descending
	for _, column := range key {
		add(Order{Column: column, Descending: descending})
	}
	return terms
}
