// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// rowOrder holds a query and its flat form, which searches and streams read.
type rowOrder struct {
	query rowsource.Query
	// flat requests the rows of the query without groups, sorted by the group values first, or the
	// rows of a tree one after the other. same reports whether the visible rows are in that order, or
	// are a tree, in which a search goes through all rows in the order of flat.
	flat rowsource.Query
	same bool
	// groups holds the places of the columns of groups in cursors of flat.
	groups []int
}

// newRowOrder returns the row order of a query; key holds the key columns of the source. Groups in
// the order of their values become sort terms before all others.
func newRowOrder(q rowsource.Query, key []string) rowOrder {
	o := rowOrder{query: q, flat: q, same: true}
	o.flat.Tree = false
	if len(q.Group) == 0 {
		return o
	}
	o.flat.Group, o.flat.Aggregates, o.flat.Sort = nil, nil, nil
	for _, column := range q.Group {
		term, shown := groupTerm(q, column)
		o.flat.Sort, o.same = append(o.flat.Sort, term), o.same && shown
	}
	// Includes the key columns, with the direction of the term before them.
	o.flat.Sort = append(o.flat.Sort, q.Terms(key)...)
	terms := o.flat.Terms(key)
	for _, column := range q.Group {
		o.groups = append(o.groups, slices.IndexFunc(terms, func(t rowsource.Order) bool { return t.Column == column }))
	}
	return o
}

// groupTerm returns the sort term for the values of a group column. shown is false if the groups
// show in the order of an aggregate: see rowsource.Result.Groups.
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

// path returns the path of a row's group, from its cursor in the flat query.
func (o *rowOrder) path(c rowsource.Cursor) rowsource.Path {
	var path rowsource.Path
	for _, at := range o.groups {
		if at < len(c) {
			path = append(path, c[at])
		}
	}
	return path
}

// groupIDs returns the ids of a row's groups, outermost first, from its cursor in the flat query.
func (o *rowOrder) groupIDs(c rowsource.Cursor) (ids []string) {
	path := o.path(c)
	for level := range path {
		ids = append(ids, groupID(path[:level+1]))
	}
	return ids
}
