// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Page is the statement that reads up to n rows of a query at a place. Its columns are those that
// Columns has. The rows of a SeekBefore come in the opposite order.
func (b *Builder) Page(q rowsource.Query, at rowsource.Seek, n int) (Statement, error) {
	w := b.writer(q)
	w.write("SELECT ")
	columns := b.Columns(q)
	w.list(", ", len(columns), func(i int) { w.write(w.column(columns[i])) })
	w.from()
	terms, more := w.seek(w.terms(q), at)
	w.where(q, more)
	w.page(terms, at, int64(n))
	return w.statement()
}

// Columns are the ids of the columns that Page reads: those of the query, the terms of its order
// and the key, each once; all if the query names none.
func (b *Builder) Columns(q rowsource.Query) []string {
	columns := slices.Clone(q.Columns)
	if q.Columns == nil {
		for _, c := range b.table.Columns {
			columns = append(columns, c.ID)
		}
	}
	for _, o := range rowsource.Terms(q.Sort, b.table.Key) {
		if !slices.Contains(columns, o.Column) {
			columns = append(columns, o.Column)
		}
	}
	return columns
}

// seek is the order in which rows are read from a place, and the condition that they are after
// it, nil for an index.
func (w *writer) seek(terms []term, at rowsource.Seek) ([]term, func()) {
	switch at.Kind {
	case rowsource.SeekIndex:
		return terms, nil
	case rowsource.SeekBefore:
		terms = reversed(terms)
	}
	return terms, func() { w.after(terms, at.Cursor) }
}

// page writes an order, and which of the rows are read.
func (w *writer) page(terms []term, at rowsource.Seek, n int64) {
	w.orderBy(terms)
	limit, offset := " LIMIT "+strconv.FormatInt(max(n, 0), 10), ""
	if at.Kind == rowsource.SeekIndex && at.Index > 0 {
		offset = " OFFSET " + strconv.FormatInt(at.Index, 10)
	}
	if w.dialect.offsetFirst {
		limit, offset = offset, limit
	}
	w.write(limit, offset)
}

// Count is the statement that counts the rows of a query.
func (b *Builder) Count(q rowsource.Query) (Statement, error) {
	w := b.writer(q)
	w.write("SELECT count(*)")
	w.from()
	w.where(q, nil)
	return w.statement()
}

// Place is the statement that reads the cursor of the row of a query with a key, one value for
// each column of the key. There is no row if the query does not have it.
func (b *Builder) Place(q rowsource.Query, key []value.Value) (Statement, error) {
	w := b.writer(q)
	if len(key) != len(b.table.Key) {
		return Statement{}, fmt.Errorf("sqlrows: %w: %d values of a key of %d", rowsource.ErrCursor, len(key), len(b.table.Key))
	}
	terms := w.terms(q)
	w.write("SELECT ")
	w.list(", ", len(terms), func(i int) { w.write(terms[i].sql) })
	w.from()
	w.where(q, func() {
		w.list(" AND ", len(key), func(i int) { w.same(w.term(b.table.Key[i]), key[i]) })
	})
	return w.statement()
}

// Index is the statement that counts the rows of a query before a place, which is the index of
// the row there.
func (b *Builder) Index(q rowsource.Query, c rowsource.Cursor) (Statement, error) {
	w := b.writer(q)
	w.write("SELECT count(*)")
	w.from()
	terms := reversed(w.terms(q))
	w.where(q, func() { w.after(terms, c) })
	return w.statement()
}

// Aggregate is the statement that computes aggregates over some rows of a query, one column each.
func (b *Builder) Aggregate(q rowsource.Query, of []rowsource.Agg, span rowsource.Span) (Statement, error) {
	w := b.writer(q)
	w.fail(b.Features().SupportsAggregates(of))
	if len(of) == 0 {
		w.fail(errors.New("sqlrows: no aggregates"))
	}
	w.write("SELECT ")
	w.list(", ", len(of), func(i int) { w.aggregate(of[i]) })
	if span == (rowsource.Span{}) {
		w.from()
		w.where(q, nil)
		return w.statement()
	}
	w.write(" FROM (SELECT ")
	columns := []string{b.table.Key[0]}
	for _, a := range of {
		if a.Column != "" && !slices.Contains(columns, a.Column) {
			columns = append(columns, a.Column)
		}
	}
	w.list(", ", len(columns), func(i int) { w.write(w.column(columns[i])) })
	w.from()
	w.where(q, nil)
	n := int64(maxRows)
	if span.To > 0 {
		n = max(span.To-max(span.From, 0), 0)
	}
	w.page(w.terms(q), rowsource.At(span.From), n)
	w.write(") AS s")
	return w.statement()
}

// maxRows is a number of rows that no table has.
const maxRows = 1 << 53

func (w *writer) aggregate(a rowsource.Agg) {
	w.fail(a.Check())
	if a.Column == "" {
		w.write("count(*)")
		return
	}
	column := w.column(a.Column)
	switch a.Func {
	case rowsource.AggCount:
		w.write("count(", column, ")")
	case rowsource.AggDistinct:
		w.write("count(DISTINCT ", column, ")")
	case rowsource.AggSum:
		w.write("coalesce(sum(", column, "), 0)")
	case rowsource.AggAverage:
		w.write("avg(", within(w.dialect.average, column), ")")
	default:
		w.write(a.Func.String(), "(", column, ")")
	}
}

// Groups is the statement that reads up to n groups right below the path of a query at a place.
// Its columns are the value of the group, the number of its rows, and the aggregates. The groups
// of a SeekBefore come in the opposite order.
func (b *Builder) Groups(q rowsource.Query, at rowsource.Seek, n int) (Statement, error) {
	if len(q.Path) >= len(q.Group) {
		return Statement{}, rowsource.ErrNoGroups
	}
	w := b.writer(q)
	id := q.Group[len(q.Path)]
	column := w.column(id)
	w.write("SELECT * FROM (SELECT ", column, " AS g, count(*) AS n")
	for i, a := range q.Aggregates {
		w.write(", ")
		w.aggregate(a)
		w.write(" AS a", strconv.Itoa(i))
	}
	w.from()
	w.where(q, nil)
	w.write(" GROUP BY ", column, ") AS s")
	terms, more := w.seek(w.groupTerms(q, id), at)
	if more != nil {
		w.write(" WHERE ")
		more()
	}
	w.page(terms, at, int64(n))
	return w.statement()
}

// groupTerms is the total order of groups by a column.
func (w *writer) groupTerms(q rowsource.Query, id string) (terms []term) {
	value := term{sql: "g", notNull: w.columns[id].NotNull}
	for _, o := range q.Sort {
		if o.Column == id {
			return append(terms, value.by(o))
		}
		at := slices.IndexFunc(q.Aggregates, func(a rowsource.Agg) bool { return a.Column == o.Column })
		if at >= 0 {
			terms = append(terms, term{sql: "a" + strconv.Itoa(at)}.by(o))
		}
	}
	return append(terms, value)
}

// CountGroups is the statement that counts the groups right below the path of a query.
func (b *Builder) CountGroups(q rowsource.Query) (Statement, error) {
	if len(q.Path) >= len(q.Group) {
		return Statement{}, rowsource.ErrNoGroups
	}
	w := b.writer(q)
	w.write("SELECT count(*) FROM (SELECT DISTINCT ", w.column(q.Group[len(q.Path)]), " AS g")
	w.from()
	w.where(q, nil)
	w.write(") AS s")
	return w.statement()
}
