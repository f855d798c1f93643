// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Page returns the statement that reads up to n rows of a query at a place. Its columns are the result of
// Columns. The rows before a place come in the opposite order.
func (b *Builder) Page(q rowsource.Query, at rowsource.Seek, n int) (rowsource.Statement, error) {
	return b.page(q, placeOf(at), int64(n))
}

func (b *Builder) page(q rowsource.Query, p place, n int64) (rowsource.Statement, error) {
	w := b.writer(q)
	w.write("SELECT ")
	columns := b.Columns(q)
	w.list(", ", len(columns), func(i int) { w.write(w.selected(columns[i])) })
	w.from()
	terms, more := w.seek(w.terms(q), p)
	w.where(q, more)
	w.page(terms, p.skip, n)
	return w.statement()
}

// Columns returns the ids of the columns that Page reads: the columns of the query (all if it names none),
// the terms of its order, the keys and the column of children in a tree, without duplicates.
func (b *Builder) Columns(q rowsource.Query) []string {
	columns := slices.Clone(q.Columns)
	if q.Columns == nil {
		for _, c := range b.table.Columns {
			columns = append(columns, c.ID)
		}
	}
	for _, o := range q.Terms(b.table.Key) {
		if !slices.Contains(columns, o.Column) {
			columns = append(columns, o.Column)
		}
	}
	for _, id := range b.table.Unique {
		if !slices.Contains(columns, id) {
			columns = append(columns, id)
		}
	}
	if id := b.table.Children; q.Tree && id != "" && !slices.Contains(columns, id) {
		columns = append(columns, id)
	}
	return columns
}

// page writes an order, and the range of rows to read.
func (w *writer) page(terms []term, skip, n int64) {
	w.orderBy(terms)
	limit, offset := " LIMIT "+strconv.FormatInt(max(n, 0), 10), ""
	if skip > 0 {
		offset = " OFFSET " + strconv.FormatInt(skip, 10)
	}
	if w.dialect.offsetFirst {
		limit, offset = offset, limit
	}
	w.write(limit, offset)
}

// Place returns the statement that reads the cursor of the row of a query with a key, which has one value per
// key column. It returns no row if the query does not have the row.
func (b *Builder) Place(q rowsource.Query, key []value.Value) (rowsource.Statement, error) {
	if len(key) != len(b.table.Key) {
		return rowsource.Statement{}, fmt.Errorf("sqlrows: %w: %d values of a key of %d", rowsource.ErrCursor, len(key), len(b.table.Key))
	}
	return b.place(q, b.key(key))
}

// key returns values as a key of the table.
func (b *Builder) key(values []value.Value) rowKey { return rowKey{b.table.Key, values} }

// place returns the statement of Place for any key.
func (b *Builder) place(q rowsource.Query, key rowKey) (rowsource.Statement, error) {
	w := b.writer(q)
	terms := w.terms(q)
	w.write("SELECT ")
	w.list(", ", len(terms), func(i int) { w.write(w.selected(terms[i].column.ID)) })
	w.from()
	w.where(q, func() { w.key(key) })
	return w.statement()
}

// key writes the condition that rows have a key.
func (w *writer) key(key rowKey) {
	w.list(" AND ", len(key.values), func(i int) { w.same(w.term(key.columns[i]), key.values[i]) })
}

// Aggregate returns the statement that computes aggregates over some rows of a query, one column each.
func (b *Builder) Aggregate(q rowsource.Query, of []rowsource.Agg, span rowsource.Span) (rowsource.Statement, error) {
	if span == (rowsource.Span{}) {
		w := b.aggregates(q, of)
		w.from()
		w.where(q, nil)
		return w.statement()
	}
	return b.aggregateFrom(q, of, placeOf(rowsource.Seek{Index: span.From}), rowsIn(span))
}

// rowsIn returns the number of rows of a span.
func rowsIn(span rowsource.Span) int64 {
	if span.To <= 0 {
		return maxRows
	}
	return max(span.To-max(span.From, 0), 0)
}

// aggregateFrom returns the statement that computes aggregates over n rows from a place on.
func (b *Builder) aggregateFrom(q rowsource.Query, of []rowsource.Agg, p place, n int64) (rowsource.Statement, error) {
	w := b.aggregates(q, of)
	w.write(" FROM (SELECT ")
	columns := []string{b.table.Key[0]}
	for _, a := range of {
		if a.Column != "" && !slices.Contains(columns, a.Column) {
			columns = append(columns, a.Column)
		}
	}
	w.list(", ", len(columns), func(i int) { w.write(w.name(columns[i])) })
	w.from()
	terms, more := w.seek(w.terms(q), p)
	w.where(q, more)
	w.page(terms, p.skip, n)
	w.write(") AS s")
	return w.statement()
}

// aggregates begins a statement with some aggregates.
func (b *Builder) aggregates(q rowsource.Query, of []rowsource.Agg) *writer {
	w := b.writer(q)
	w.fail(b.Features().SupportsAggregates(of))
	if len(of) == 0 {
		w.fail(errors.New("sqlrows: no aggregates"))
	}
	w.write("SELECT ")
	w.list(", ", len(of), func(i int) { w.readAggregate(of[i]) })
	return w
}

// readAggregate writes an aggregate in the form in which it is read.
func (w *writer) readAggregate(a rowsource.Agg) {
	c := w.aggregated(a)
	if w.dialect.rawTime == "" || c.Kind != value.KindTime && !c.Single {
		w.aggregate(a)
		return
	}
	before, after, _ := strings.Cut(w.read("%", c), "%")
	w.write(before)
	w.aggregate(a)
	w.write(after)
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
	kind := w.columns[a.Column].Kind
	switch {
	case a.Func == rowsource.AggCount:
		w.write("count(", column, ")")
	case a.Func == rowsource.AggDistinct:
		w.write("count(DISTINCT ", column, ")")
	case a.Func == rowsource.AggSum && kind != value.KindNumber && !w.dialect.dynamic:
		w.write("0") // there are no numbers among the values
	case a.Func == rowsource.AggAverage && kind != value.KindNumber && !w.dialect.dynamic:
		w.write("NULL")
	case a.Func == rowsource.AggSum && w.columns[a.Column].Sum != "":
		w.write(within(w.columns[a.Column].Sum, column))
	case a.Func == rowsource.AggSum:
		w.write("coalesce(sum(", w.number(a.Column), "), 0)")
	case a.Func == rowsource.AggAverage:
		w.write("avg(", within(w.dialect.average, w.number(a.Column)), ")")
	case kind == value.KindBool && w.dialect.boolMin != "":
		name := w.dialect.boolMin
		if a.Func == rowsource.AggMax {
			name = w.dialect.boolMax
		}
		w.write(name, "(", column, ")")
	default:
		w.write(a.Func.String(), "(", column, ")")
	}
}

// number returns the expression that adds up a column of numbers: it skips NaN and, in SQLite, values of
// other kinds, of which SQLite would add up the leading digits.
func (w *writer) number(id string) string {
	if c := w.columns[id]; w.dialect.dynamic {
		test, _ := w.kindTest(c, value.KindNumber)
		return "CASE WHEN " + test + " THEN " + w.column(id) + " END"
	}
	if column := w.column(id); !w.columns[id].NaN || !w.dialect.readsNaN(w.columns[id]) {
		return column
	}
	return w.withoutNaN(w.name(id))
}

// Groups returns the statement that reads up to n groups directly below the path of a query at a place. Its
// columns are the value of the group, the number of its rows, and the aggregates. The groups before a place
// come in the opposite order.
func (b *Builder) Groups(q rowsource.Query, at rowsource.Seek, n int) (rowsource.Statement, error) {
	if len(q.Path) >= len(q.Group) {
		return rowsource.Statement{}, rowsource.ErrNoGroups
	}
	w := b.writer(q)
	id := q.Group[len(q.Path)]
	column, g, outer := w.column(id), w.selected(id), "*"
	if w.dialect.rawTime != "" {
		g, outer = column, w.selectedGroups(q, id) // groups are ordered by the value, not by its text
	}
	w.write("SELECT ", outer, " FROM (SELECT ", g, " AS g, count(*) AS n")
	for i, a := range q.Aggregates {
		w.write(", ")
		w.aggregate(a)
		w.write(" AS a", strconv.Itoa(i))
	}
	w.from()
	w.where(q, nil)
	w.write(" GROUP BY ", column, ") AS s")
	terms, more := w.seek(w.groupTerms(q, id), placeOf(at))
	if more != nil {
		w.write(" WHERE ")
		more()
	}
	w.page(terms, placeOf(at).skip, int64(n))
	return w.statement()
}

// selectedGroups returns the columns of groups in the form in which they are read, where it differs from the
// one in which they are compared.
func (w *writer) selectedGroups(q rowsource.Query, id string) string {
	list := []string{w.read("g", w.columns[id]), "n"}
	for i, a := range q.Aggregates {
		list = append(list, w.read("a"+strconv.Itoa(i), w.aggregated(a)))
	}
	return strings.Join(list, ", ")
}

// groupTerms returns the total order of groups by a column.
func (w *writer) groupTerms(q rowsource.Query, id string) (terms []term) {
	for _, t := range groupOrder(q) {
		if t.aggregate < 0 {
			group := term{sql: "g", column: w.columns[id], notNull: w.columns[id].NotNull}
			terms = append(terms, w.inOrder(group, t.order))
		} else {
			of := term{sql: "a" + strconv.Itoa(t.aggregate), column: w.aggregated(q.Aggregates[t.aggregate])}
			terms = append(terms, of.by(t.order))
		}
	}
	return terms
}

// aggregated returns a column that describes the result of an aggregate.
func (b *Builder) aggregated(a rowsource.Agg) Column {
	switch a.Func {
	case rowsource.AggMin, rowsource.AggMax:
		return b.columns[a.Column]
	case rowsource.AggSum:
		return Column{Kind: value.KindNumber, AsDigits: b.columns[a.Column].Sum != ""}
	}
	return Column{Kind: value.KindNumber}
}

// groupTerm is a term of the order of groups: the index of an aggregate, or below 0 the value of the group.
type groupTerm struct {
	order     rowsource.Order
	aggregate int
}

// groupOrder returns the total order of the groups directly below the path.
func groupOrder(q rowsource.Query) (terms []groupTerm) {
	column := q.Group[len(q.Path)]
	for _, o := range q.Sort {
		if o.Column == column {
			terms = append(terms, groupTerm{o, -1})
			if o.ByValue() {
				return terms
			}
			continue
		}
		at := slices.IndexFunc(q.Aggregates, func(a rowsource.Agg) bool { return a.Column == o.Column })
		if at >= 0 {
			terms = append(terms, groupTerm{rowsource.Order{Column: o.Column, Descending: o.Descending, NullsFirst: o.NullsFirst}, at})
		}
	}
	return append(terms, groupTerm{rowsource.Order{Column: column}, -1})
}

// CountGroups returns the statement that counts the groups directly below the path of a query.
func (b *Builder) CountGroups(q rowsource.Query) (rowsource.Statement, error) {
	if len(q.Path) >= len(q.Group) {
		return rowsource.Statement{}, rowsource.ErrNoGroups
	}
	w := b.writer(q)
	w.write("SELECT count(*) FROM (SELECT DISTINCT ", w.column(q.Group[len(q.Path)]), " AS g")
	w.from()
	w.where(q, nil)
	w.write(") AS s")
	return w.statement()
}
