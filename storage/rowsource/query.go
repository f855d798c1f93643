// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"errors"
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Query selects the rows of a result and their order. The zero value selects all rows in the order of the key.
// Equal queries have the same result; a query must not change after it was passed to a source.
type Query struct {
	// Sort holds the terms of the order, most significant first. The key follows them, in the direction of
	// the last one.
	Sort []Order
	// Filter is true for the rows of the result; nil passes all rows.
	Filter expr.Predicate
	// Group lists the columns that rows are grouped by, outermost first.
	Group []string
	// Path restricts the result to the rows of a group: its values in the first columns of Group. nil selects
	// all rows.
	Path Path
	// Tree restricts the result to one level of a tree: to the rows directly below the row with the id Parent,
	// or to the rows at the top if Parent is empty. It needs Features.Tree, and no Group. Filter then passes
	// the rows that it is true for, and the rows above these.
	Tree   bool
	Parent string
	// Aggregates are computed for each group that Result.Groups returns.
	Aggregates []Agg
	// Columns lists the columns that rows must have values for; nil means all. A source may return more.
	Columns []string
}

// Order is one term of an order.
type Order struct {
	Column     string `json:"column"`
	Descending bool   `json:"descending,omitempty"`
	// NullsFirst puts rows without a value first instead of last, whatever the direction.
	NullsFirst bool `json:"nullsFirst,omitempty"`
	// Magnitude orders numbers without regard to their signs. Values of other kinds are in no particular order.
	Magnitude bool `json:"magnitude,omitempty"`
	// List orders texts as they are listed. Values that equal none of them come after these whatever the direction, in
	// their own order. The columns of an order need Features.Magnitudes or Features.Lists.
	List []string `json:"list,omitempty"`
}

// Equal reports whether two terms are the same.
func (o Order) Equal(p Order) bool {
	return o.Column == p.Column && o.Descending == p.Descending && o.NullsFirst == p.NullsFirst && o.Magnitude == p.Magnitude && slices.Equal(o.List, p.List)
}

// ByValue reports whether a term orders rows by values alone.
func (o Order) ByValue() bool { return !o.Magnitude && o.List == nil }

// alike reports whether two terms order values by the same thing, in any direction.
func (o Order) alike(p Order) bool {
	return o.Magnitude == p.Magnitude && slices.Equal(o.List, p.List)
}

// Place returns the place of a value in List in the direction of the term: below len(List) if it is listed, else
// len(List).
func (o Order) Place(v value.Value) int {
	text, is := v.AsText()
	at := slices.Index(o.List, text)
	switch {
	case !is || at < 0:
		return len(o.List)
	case o.Descending:
		return len(o.List) - 1 - at
	}
	return at
}

// Equal reports whether two queries have the same content. Empty and nil lists are equal, except for Columns,
// where nil means all.
func (q Query) Equal(o Query) bool {
	return slices.EqualFunc(q.Sort, o.Sort, Order.Equal) && expr.Equal(q.Filter, o.Filter) && slices.Equal(q.Group, o.Group) &&
		slices.Equal(q.Path, o.Path) && q.Tree == o.Tree && q.Parent == o.Parent && slices.Equal(q.Aggregates, o.Aggregates) &&
		slices.Equal(q.Columns, o.Columns) && (q.Columns == nil) == (o.Columns == nil)
}

// Check returns the first error of a query that no source can answer: a filter that expr.Check rejects, a
// path longer than Group, groups in a tree, a parent without a tree, an aggregate without a function, an empty
// name.
func (q Query) Check() error {
	if err := expr.Check(q.Filter); err != nil {
		return err
	}
	if len(q.Path) > len(q.Group) {
		return fmt.Errorf("rowsource: a path of %d values in %d groups", len(q.Path), len(q.Group))
	}
	switch {
	case q.Tree && len(q.Group) > 0:
		return errors.New("rowsource: groups in a tree")
	case !q.Tree && q.Parent != "":
		return fmt.Errorf("rowsource: the parent %q without a tree", q.Parent)
	}
	for _, a := range q.Aggregates {
		if err := a.Check(); err != nil {
			return err
		}
	}
	if slices.ContainsFunc(q.Sort, func(o Order) bool { return o.Magnitude && o.List != nil }) {
		return errors.New("rowsource: an order by magnitude and by a list")
	}
	unnamed := func(o Order) bool { return o.Column == "" }
	if slices.ContainsFunc(q.Sort, unnamed) || slices.Contains(q.Group, "") {
		return errors.New("rowsource: a column without a name")
	}
	return nil
}

// Terms returns the total order of rows of a source with a key: the terms of Sort, only the first of each kind for each
// column, followed by the missing columns of the key. These have the direction of the last term, or ascend without one, so
// that an index on a column covers the order in one direction of both. A term by a list is followed by one by value.
func (q Query) Terms(key []string) []Order {
	var terms []Order
	add := func(o Order) {
		if !slices.ContainsFunc(terms, func(t Order) bool { return t.Column == o.Column && (t.ByValue() || t.alike(o)) }) {
			terms = append(terms, o)
		}
	}
	for _, o := range q.Sort {
		add(o)
		if o.List != nil {
			add(Order{Column: o.Column, Descending: o.Descending, NullsFirst: o.NullsFirst})
		}
	}
	descending := len(terms) > 0 && terms[len(terms)-1].Descending
	for _, column := range key {
		add(Order{Column: column, Descending: descending})
	}
	return terms
}
