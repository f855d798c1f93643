// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// rowOrder is a query and its rows one below the other, which searches and streams go through.
type rowOrder struct {
	query rowsource.Query
	// flat has the rows of the query group by group, in the order of the values of these, without groups;
	// same reports whether they show in that order.
	flat rowsource.Query
	same bool
}

// newRowOrder returns the order of a query, with the columns of the key of the source. Groups in the order of their
// values are rows sorted by these first.
func newRowOrder(q rowsource.Query, key []string) rowOrder {
	o := rowOrder{query: q, flat: q, same: true}
	if len(q.Group) == 0 {
		return o
	}
	o.flat.Group, o.flat.Aggregates, o.flat.Sort = nil, nil, nil
	for _, column := range q.Group {
		term, shown := groupTerm(q, column)
		o.flat.Sort, o.same = append(o.flat.Sort, term), o.same && shown
	}
	// With the terms of the key, which have the direction of the term before them.
	o.flat.Sort = append(o.flat.Sort, rowsource.Terms(q.Sort, key)...)
	return o
}

// groupTerm returns the order of the groups by a column in that of their values. shown is false where they show in the
// order of an aggregate, see rowsource.View.Groups.
func groupTerm(q rowsource.Query, column string) (term rowsource.Order, shown bool) {
	shown = true
	for _, o := range q.Sort {
		if o.Column == column {
			return o, shown
		}
		if slices.ContainsFunc(q.Aggregates, func(a rowsource.Agg) bool { return a.Column == o.Column }) {
			shown = false
		}
	}
	return rowsource.Order{Column: column}, shown
}

// path returns that of the group of a row, by its place in the flat query.
func (o *rowOrder) path(c rowsource.Cursor) rowsource.Path {
	return rowsource.Path(c[:min(len(o.query.Group), len(c))])
}

// groupIDs returns the ids of the groups that a row is in, by its place in the flat query.
func (o *rowOrder) groupIDs(c rowsource.Cursor) (ids []string) {
	path := o.path(c)
	for level := range path {
		ids = append(ids, groupID(path[:level+1]))
	}
	return ids
}
