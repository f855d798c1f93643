// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/blocks"
)

// searchOrder is a query, and the one that searches for its rows go through.
type searchOrder struct {
	query rowsource.Query
	// flat has the rows of the query in the order that they show in, without groups; same reports
	// whether there is such an order.
	flat rowsource.Query
	same bool
}

// newSearchOrder is the order of a query. Groups in the order of their values are rows sorted by these first.
func newSearchOrder(q rowsource.Query, key []string) searchOrder {
	o := searchOrder{query: q, flat: q, same: true}
	if len(q.Group) == 0 {
		return o
	}
	o.flat.Group, o.flat.Aggregates, o.flat.Sort = nil, nil, nil
	for _, column := range q.Group {
		term, ok := groupTerm(q, column)
		o.flat.Sort, o.same = append(o.flat.Sort, term), o.same && ok
	}
	// With the terms of the key, which have the direction of the term before them.
	o.flat.Sort = append(o.flat.Sort, rowsource.Terms(q.Sort, key)...)
	return o
}

// groupTerm is the order of the groups by a column, see rowsource.View.Groups; ok is false where it is that of an
// aggregate.
func groupTerm(q rowsource.Query, column string) (term rowsource.Order, ok bool) {
	for _, o := range q.Sort {
		if o.Column == column {
			return o, true
		}
		if slices.ContainsFunc(q.Aggregates, func(a rowsource.Agg) bool { return a.Column == o.Column }) {
			return o, false
		}
	}
	return rowsource.Order{Column: column}, true
}

// path is that of the group of a row, by its place in the flat query.
func (o *searchOrder) path(c rowsource.Cursor) rowsource.Path {
	return rowsource.Path(c[:min(len(o.query.Group), len(c))])
}

// groupIDs are the ids of the groups that a row is in, by its place in the flat query.
func (o *searchOrder) groupIDs(c rowsource.Cursor) (ids []string) {
	path := o.path(c)
	for level := range path {
		ids = append(ids, groupID(path[:level+1]))
	}
	return ids
}

// InOrder reports whether searches go through the rows in the order that they show in.
func (r *Rows[T]) InOrder() bool { return r.order.same }

// HitRow is the record of a hit, or NoRecord for a row in groups that is not there.
func (r *Rows[T]) HitRow(h remote.Hit) coord.Record {
	if r.shown.outline() == nil {
		return coord.Record(h.Index)
	}
	if line, ok := r.shown.find(h.ID, r.first); ok {
		return coord.Record(line)
	}
	return coord.NoRecord
}

// Bring reads the row of a hit in its groups, in place of those that show.
func (r *Rows[T]) Bring(h remote.Hit) {
	g, grouped := r.last().(*grouped[T])
	at, ok := h.Place.(place)
	if !grouped || !ok || !at.query.Equal(r.query) {
		return
	}
	r.live.quiet = false
	g.lines.Reload(blocks.Place{Path: r.order.path(at.cursor), ID: h.ID})
	r.arrive()
}
