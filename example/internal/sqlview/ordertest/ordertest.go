// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

// Package ordertest compares the rows that sqlview reads in pages with the rows of a single plain statement, for
// tables with columns of every type of an engine.
package ordertest

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Type is a declared type with values in SQL syntax.
type Type struct {
	Declared string
	Values   []string
	// NoKey excludes the type from primary keys.
	NoKey bool
}

// Tables of the closing tests have 700 rows and are read in pages of 100.
const (
	rowCount = 700
	pageSize = 100
)

// Checks reads a table for each type of an engine in every order, in pages and by a single statement.
type Checks struct {
	Database *database.Database
	Engine   address.Engine
	// KeyTable creates a table with a number and a key that begins with a column of a type.
	KeyTable string
}

// Run creates the tables, loads the catalogue once, and checks each type.
func (o Checks) Run(t *testing.T, types []Type) {
	t.Helper()
	for i, of := range types {
		o.create(t, i, of)
	}
	all, err := catalog.Load(context.Background(), o.Database.DB, o.Engine)
	require.NoError(t, err)
	filters := 0
	for i, of := range types {
		t.Run(of.Declared, func(t *testing.T) {
			o.check(t, o.Open(t, all, "of"+strconv.Itoa(i)), "v", "id", true)
			filters += o.Open(t, all, "of"+strconv.Itoa(i)).checkFilters(t, "v")
			if !of.NoKey {
				o.check(t, o.Open(t, all, "key"+strconv.Itoa(i)), "v", "n", false)
			}
		})
	}
	t.Log(filters, "filters")
}

// create creates two tables of a type: the first has it as a nullable column, the second in the key.
func (o Checks) create(t *testing.T, i int, of Type) {
	t.Helper()
	o.exec(t, fmt.Sprintf("CREATE TABLE of%d (id INTEGER NOT NULL PRIMARY KEY, v %s NULL)", i, of.Declared))
	if !of.NoKey {
		o.exec(t, fmt.Sprintf(o.KeyTable, i, of.Declared))
	}
	var rows, keys []string
	for n := range rowCount {
		at := n * 7919 % rowCount // in no particular order
		v := of.Values[at%len(of.Values)]
		if at%9 == 4 {
			rows = append(rows, fmt.Sprintf("(%d, NULL)", n+1))
		} else {
			rows = append(rows, fmt.Sprintf("(%d, %s)", n+1, v))
		}
		keys = append(keys, fmt.Sprintf("(%s, %d)", v, n+1))
	}
	o.exec(t, fmt.Sprintf("INSERT INTO of%d VALUES %s", i, strings.Join(rows, ", ")))
	if !of.NoKey {
		o.exec(t, fmt.Sprintf("INSERT INTO key%d VALUES %s", i, strings.Join(keys, ", ")))
	}
}

func (o Checks) exec(t *testing.T, statement string) {
	t.Helper()
	_, err := o.Database.DB.Exec(statement)
	require.NoError(t, err, "%.300s", statement)
}

// Table is a table as sqlview reads it.
type Table struct {
	Source  *sqlrows.Source
	builder *sqlrows.Builder
	db      *sql.DB
	Column  catalog.Column
	Engine  address.Engine
}

func (o Checks) Open(t *testing.T, all *catalog.Catalog, name string) Table {
	t.Helper()
	table, ok := all.FindText(name)
	require.True(t, ok, name)
	rows, err := table.Rows()
	require.NoError(t, err)
	s, err := sqlrows.New(sqlrows.Options{DB: o.Database.DB, Table: rows, Dialect: o.Database.Dialect()})
	require.NoError(t, err)
	b, err := sqlrows.NewBuilder(o.Database.Dialect(), rows)
	require.NoError(t, err)
	column, _ := table.Column("v")
	return Table{Source: s, builder: b, db: o.Database.DB, Column: column, Engine: o.Engine}
}

// check reads all rows and some rows of a table in both directions of a column. number is a column of unique numbers.
// If the column has nulls, check also puts them first, and filters them out.
func (o Checks) check(t *testing.T, of Table, column, number string, nulls bool) {
	t.Helper()
	some := expr.Compare{Column: number, Op: expr.OpGreater, Value: value.Int(rowCount / 3)}
	for _, descending := range []bool{false, true} {
		by := func(nullsFirst bool, filter expr.Predicate) rowsource.Query {
			return rowsource.Query{Sort: []rowsource.Order{{Column: column, Descending: descending, NullsFirst: nullsFirst}}, Filter: filter}
		}
		all := of.plain(t, by(false, nil), number)
		require.Len(t, all, rowCount)
		require.Len(t, slices.Compact(slices.Sorted(slices.Values(all))), rowCount)
		of.walk(t, by(false, nil), number, all)
		of.walk(t, by(false, some), number, of.plain(t, by(false, some), number))
		for _, order := range of.orders(column, descending) {
			q := rowsource.Query{Sort: []rowsource.Order{order}}
			of.walk(t, q, number, of.plain(t, q, number))
		}
		if !nulls {
			continue
		}
		for _, q := range []rowsource.Query{by(true, nil), by(false, expr.Not{Of: expr.Null{Column: column}})} {
			of.walk(t, q, number, of.plain(t, q, number))
		}
	}
	of.checkGroups(t, column)
}

// orders returns the orders of a column by more than values that its type has.
func (of Table) orders(column string, descending bool) (all []rowsource.Order) {
	switch of.Column.Kind {
	case catalog.Number:
		all = append(all, rowsource.Order{Column: column, Descending: descending, Magnitude: true})
	case catalog.Text:
		all = append(all, rowsource.Order{Column: column, Descending: descending, List: []string{"b", "a", "x", "B", "", "é"}})
	}
	return all
}

// plain reads the numbers of the rows of a query by a single statement.
func (of Table) plain(t *testing.T, q rowsource.Query, number string) (numbers []int64) {
	t.Helper()
	q.Columns = []string{number}
	st, err := of.builder.Page(q, rowsource.Seek{Index: 0}, manyRows+1)
	require.NoError(t, err)
	rows, err := of.db.Query(st.Text, st.Args...)
	require.NoError(t, err, st.Text)
	defer rows.Close()
	columns, err := rows.Columns()
	require.NoError(t, err)
	into := make([]any, len(columns))
	for i := range into {
		into[i] = new(any)
	}
	var n int64
	into[0] = &n
	for rows.Next() {
		require.NoError(t, rows.Scan(into...))
		numbers = append(numbers, n)
	}
	require.NoError(t, rows.Err())
	return numbers
}

// walk reads the rows of a query in pages from the start to the end, back, and at indexes.
func (of Table) walk(t *testing.T, q rowsource.Query, number string, want []int64) {
	t.Helper()
	ctx := context.Background()
	v, err := of.Source.Open(ctx, q)
	require.NoError(t, err)
	defer v.Close()
	read := func(at rowsource.Seek) (rowsource.Page[sqlrows.Row], []int64) {
		page, err := v.Read(ctx, at, pageSize)
		require.NoError(t, err)
		numbers := make([]int64, len(page.Items))
		for i, r := range page.Items {
			numbers[i], _ = r.Value(number).AsInt()
		}
		return page, numbers
	}
	var forth, back []int64
	at := rowsource.Seek{Index: 0}
	for range rowCount { // more pages than there can be
		page, numbers := read(at)
		if len(numbers) == 0 {
			break
		}
		forth = append(forth, numbers...)
		at = page.Last.After()
	}
	of.same(t, want, forth, "forth", q)
	back = forth[len(forth)-1:]
	for range rowCount {
		page, numbers := read(at.Cursor.Before())
		if len(numbers) == 0 {
			break
		}
		back = append(numbers, back...)
		at.Cursor = page.First
	}
	of.same(t, want, back, "back", q)
	var jumped []int64
	for i := 0; i < len(want); i += pageSize {
		_, numbers := read(rowsource.Seek{Index: int64(i)})
		jumped = append(jumped, numbers...)
	}
	of.same(t, want, jumped, "at indexes", q)
}

// same fails if the rows differ from those wanted.
func (of Table) same(t *testing.T, want, got []int64, how string, q rowsource.Query) {
	t.Helper()
	if slices.Equal(want, got) {
		return
	}
	i := 0
	for i < min(len(want), len(got)) && want[i] == got[i] {
		i++
	}
	require.Failf(t, "other rows", "%s by %+v, filtered by %v: %d rows, want %d; the first that differs is at %d", how, q.Sort, q.Filter, len(got), len(want), i)
}

// checkGroups groups by a column, and checks that each group contains as many rows as it counts, and that a filter by
// its value passes these rows.
func (of Table) checkGroups(t *testing.T, column string) {
	t.Helper()
	ctx := context.Background()
	v, err := of.Source.Open(ctx, rowsource.Query{Group: []string{column}})
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Groups(ctx, rowsource.Seek{Index: 0}, rowCount)
	require.NoError(t, err)
	var all int64
	for _, g := range page.Items {
		require.Equal(t, g.Rows, of.count(t, rowsource.Query{Group: []string{column}, Path: g.Path}), "rows of the group %#v", g.Value())
		all += g.Rows
	}
	require.EqualValues(t, rowCount, all)
}

func (of Table) count(t *testing.T, q rowsource.Query) (n int64) {
	t.Helper()
	st, err := of.builder.Count(q)
	require.NoError(t, err)
	require.NoError(t, of.db.QueryRow(st.Text, st.Args...).Scan(&n), st.Text)
	return n
}

// manyRows is the number of rows of a table large enough for anchors.
const manyRows = 20_000

// CheckMany counts the rows of a table with many rows by a scan and reads some of them by index, in both orders of a
// column.
func (of Table) CheckMany(t *testing.T, column, number string) {
	t.Helper()
	ctx := context.Background()
	for _, descending := range []bool{false, true} {
		q := rowsource.Query{Sort: []rowsource.Order{{Column: column, Descending: descending}}}
		want := of.plain(t, q, number)
		require.Len(t, want, manyRows)
		v, err := of.Source.Open(ctx, q)
		require.NoError(t, err)
		defer v.Close()
		for {
			count, err := v.Count(ctx)
			require.NoError(t, err)
			if count.Exact {
				require.EqualValues(t, manyRows, count.N)
				break
			}
		}
		for i := 0; i < manyRows; i += 1700 {
			page, err := v.Read(ctx, rowsource.Seek{Index: int64(i)}, pageSize)
			require.NoError(t, err)
			require.Len(t, page.Items, min(pageSize, manyRows-i))
			for k, r := range page.Items {
				n, _ := r.Value(number).AsInt()
				require.Equal(t, want[i+k], n, "by %s, at %d", column, i+k)
			}
		}
	}
}
