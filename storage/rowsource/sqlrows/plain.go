// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

const (
	rankColumn  = "rowsource_r" // the number of a row, from 1
	matchColumn = "rowsource_m" // 1 if the row matches
)

// numbered writes the rows of a query with their numbers as a table s. more writes further columns, each
// after a comma.
func (w *writer) numbered(q rowsource.Query, more func()) {
	terms := w.terms(q)
	w.write(" FROM (SELECT row_number() OVER (ORDER BY ")
	w.list(", ", len(terms), func(i int) { w.orderTerm(terms[i]) })
	w.write(") AS ", rankColumn)
	more()
	w.from()
	w.where(q, nil)
	w.write(") AS s WHERE ")
}

// rank returns the statement that reads the number of the row of a query with a key.
func (b *Builder) rank(q rowsource.Query, key rowKey) (rowsource.Statement, error) {
	w := b.writer(q)
	w.write("SELECT ", rankColumn)
	w.numbered(q, func() {
		for i, id := range key.columns {
			w.write(", ", w.column(id), " AS ", ordinalKey, strconv.Itoa(i))
		}
	})
	w.list(" AND ", len(key.values), func(i int) {
		w.same(term{sql: ordinalKey + strconv.Itoa(i), column: w.columns[key.columns[i]]}, key.values[i])
	})
	return w.statement()
}

// rankOf reads the number of the row at a cursor, from 1. It identifies the row only by its key.
func (v *view) rankOf(ctx context.Context, c rowsource.Cursor) (int64, error) {
	if len(c) != len(v.terms()) {
		return 0, fmt.Errorf("sqlrows: %w", rowsource.ErrCursor)
	}
	st, err := v.source.builder.rank(v.query, rowKey{v.source.builder.table.Key, v.keyAt(c)})
	if err != nil {
		return 0, err
	}
	n, ok, err := v.source.number(ctx, v.db(), st)
	if err == nil && !ok {
		err = fmt.Errorf("sqlrows: the row from which others are read is gone: %w", rowsource.ErrCursor)
	}
	return n, err
}

// readPlain reads rows by their number.
func (v *view) readPlain(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[Row], err error) {
	first := max(at.Index, 0)
	if at.Cursor != nil {
		if first, err = v.rankOf(ctx, at.Cursor); err != nil {
			return page, err
		}
	}
	if at.Before {
		end := first - 1
		first = max(end-int64(n), 0)
		n = int(end - first)
	}
	r := newReader(v)
	if err := v.eachPart(ctx, placeOf(rowsource.Seek{Index: first}), int64(n), v.source.builder.page, r.row); err != nil {
		return page, err
	}
	page = r.page()
	if len(page.Items) > 0 {
		page.Index, page.Exact = first, true
	}
	return page, nil
}

// findPlain finds the nearest matching row by the numbers of rows.
func (v *view) findPlain(ctx context.Context, m expr.Match, from rowsource.Seek, back bool) (hit rowsource.Hit, err error) {
	before := max(from.Index, 0) // the number of rows before the place
	if from.Cursor != nil {
		if before, err = v.rankOf(ctx, from.Cursor); err != nil {
			return hit, err
		}
		if from.Before {
			before--
		}
	}
	st, err := v.source.builder.findRank(v.query, m, before, back)
	if err != nil {
		return hit, err
	}
	terms, number := v.terms(), decoder{column: Column{Kind: value.KindNumber}}
	err = v.source.each(ctx, v.db(), st, func(fields []any) {
		r, _ := number.value(fields[0])
		rank, _ := r.AsInt()
		hit.Index = rank - 1
		hit.Cursor = v.source.exact(terms, fields[1:1+len(terms)])
		hit.Columns = matched(m.Columns, fields[1+len(terms):])
	})
	switch {
	case err != nil:
		return hit, err
	case hit.Cursor == nil:
		return hit, errNoMatch
	}
	hit.ID = v.idAt(hit.Cursor)
	return hit, nil
}

// findRank returns the statement that reads the first matching row after before rows, or the last one among
// them: its number, its cursor, and for each column of the match 1 if it matches.
func (b *Builder) findRank(q rowsource.Query, m expr.Match, before int64, back bool) (rowsource.Statement, error) {
	w := b.writer(q)
	w.fail(expr.Check(m))
	w.fail(b.Features().SupportsMatch(m))
	terms := w.terms(q)
	w.write("SELECT ", rankColumn)
	for i := range terms {
		w.write(", t", strconv.Itoa(i))
	}
	for i := range m.Columns {
		w.write(", m", strconv.Itoa(i))
	}
	w.numbered(q, func() {
		for i, t := range terms {
			w.write(", ", w.selected(t.column.ID), " AS t", strconv.Itoa(i))
		}
		for i, id := range m.Columns {
			w.write(", CASE WHEN ")
			w.matchColumn(m, id)
			w.write(" THEN 1 ELSE 0 END AS m", strconv.Itoa(i))
		}
		w.write(", CASE WHEN ")
		w.match(m)
		w.write(" THEN 1 ELSE 0 END AS ", matchColumn)
	})
	sign, order := " > ", ""
	if back {
		sign, order = " <= ", " DESC"
	}
	w.write(matchColumn, " = 1 AND ", rankColumn, sign, strconv.FormatInt(before, 10), " ORDER BY ", rankColumn, order, " LIMIT 1")
	return w.statement()
}

// keyAt returns the key of the row at a cursor.
func (v *view) keyAt(c rowsource.Cursor) []value.Value {
	b := v.source.builder
	key := make([]value.Value, len(b.table.Key))
	for i, column := range v.terms() {
		if k := slices.Index(b.table.Key, column.ID); k >= 0 {
			key[k] = c[i]
		}
	}
	return key
}
