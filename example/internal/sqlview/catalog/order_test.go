// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package catalog_test

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
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

// typed is a declared type with values as statements write them.
type typed struct {
	declared string
	values   []string
	// noKey excludes the type from primary keys.
	noKey bool
}

// Tables of the closing tests have 700 rows and are read in pages of 100.
const (
	typedRows = 700
	typedPage = 100
)

// orderChecks reads a table for each type of an engine in every order, by pages and by one statement.
type orderChecks struct {
	database *database.Database
	engine   address.Engine
	// keyTable makes a table with a number, whose key begins with a column of a type.
	keyTable string
}

// run makes the tables, loads the catalogue once, and checks each type.
func (o orderChecks) run(t *testing.T, types []typed) {
	t.Helper()
	for i, of := range types {
		o.create(t, i, of)
	}
	all, err := catalog.Load(context.Background(), o.database.DB, o.engine)
	require.NoError(t, err)
	for i, of := range types {
		t.Run(of.declared, func(t *testing.T) {
			o.check(t, o.source(t, all, "of"+strconv.Itoa(i)), "v", "id", true)
			if !of.noKey {
				o.check(t, o.source(t, all, "key"+strconv.Itoa(i)), "v", "n", false)
			}
		})
	}
}

// create makes two tables of a type: one where it is a column with nulls, and one where it is in the key.
func (o orderChecks) create(t *testing.T, i int, of typed) {
	t.Helper()
	o.exec(t, fmt.Sprintf("CREATE TABLE of%d (id INTEGER NOT NULL PRIMARY KEY, v %s NULL)", i, of.declared))
	if !of.noKey {
		o.exec(t, fmt.Sprintf(o.keyTable, i, of.declared))
	}
	var rows, keys []string
	for n := range typedRows {
		at := n * 7919 % typedRows // in no order
		v := of.values[at%len(of.values)]
		if at%9 == 4 {
			rows = append(rows, fmt.Sprintf("(%d, NULL)", n+1))
		} else {
			rows = append(rows, fmt.Sprintf("(%d, %s)", n+1, v))
		}
		keys = append(keys, fmt.Sprintf("(%s, %d)", v, n+1))
	}
	o.exec(t, fmt.Sprintf("INSERT INTO of%d VALUES %s", i, strings.Join(rows, ", ")))
	if !of.noKey {
		o.exec(t, fmt.Sprintf("INSERT INTO key%d VALUES %s", i, strings.Join(keys, ", ")))
	}
}

func (o orderChecks) exec(t *testing.T, statement string) {
	t.Helper()
	_, err := o.database.DB.Exec(statement)
	require.NoError(t, err, "%.300s", statement)
}

// orderedTable is a table as sqlview reads it.
type orderedTable struct {
	source  *sqlrows.Source
	builder *sqlrows.Builder
	db      *sql.DB
	column  catalog.Column
}

func (o orderChecks) source(t *testing.T, all *catalog.Catalog, name string) orderedTable {
	t.Helper()
	table, ok := all.FindText(name)
	require.True(t, ok, name)
	rows, err := table.Rows()
	require.NoError(t, err)
	s, err := sqlrows.New(sqlrows.Options{DB: o.database.DB, Table: rows, Dialect: o.database.Dialect()})
	require.NoError(t, err)
	b, err := sqlrows.NewBuilder(o.database.Dialect(), rows)
	require.NoError(t, err)
	column, _ := table.Column("v")
	return orderedTable{source: s, builder: b, db: o.database.DB, column: column}
}

// check reads the rows of a table in both directions of a column, all of them and some. number is a column
// of unique numbers. Where the column has nulls, they are also put first, and left out.
func (o orderChecks) check(t *testing.T, of orderedTable, column, number string, nulls bool) {
	t.Helper()
	some := expr.Compare{Column: number, Op: expr.OpGreater, Value: value.Int(typedRows / 3)}
	for _, descending := range []bool{false, true} {
		by := func(nullsFirst bool, filter expr.Expr) rowsource.Query {
			return rowsource.Query{Sort: []rowsource.Order{{Column: column, Descending: descending, NullsFirst: nullsFirst}}, Filter: filter}
		}
		all := of.plain(t, by(false, nil), number)
		require.Len(t, all, typedRows)
		require.Len(t, slices.Compact(slices.Sorted(slices.Values(all))), typedRows)
		of.walk(t, by(false, nil), number, all)
		of.walk(t, by(false, some), number, of.plain(t, by(false, some), number))
		if !nulls {
			continue
		}
		for _, q := range []rowsource.Query{by(true, nil), by(false, expr.Not{Of: expr.Null{Column: column}})} {
			of.walk(t, q, number, of.plain(t, q, number))
		}
	}
	of.checkGroups(t, column)
}

// plain reads the numbers of the rows of a query by one statement.
func (of orderedTable) plain(t *testing.T, q rowsource.Query, number string) (numbers []int64) {
	t.Helper()
	q.Columns = []string{number}
	st, err := of.builder.Page(q, rowsource.At(0), manyRows+1)
	require.NoError(t, err)
	rows, err := of.db.Query(st.SQL, st.Args...)
	require.NoError(t, err, st.SQL)
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
func (of orderedTable) walk(t *testing.T, q rowsource.Query, number string, want []int64) {
	t.Helper()
	ctx := context.Background()
	v, err := of.source.Open(ctx, q)
	require.NoError(t, err)
	defer v.Close()
	read := func(at rowsource.Seek) (rowsource.Page[sqlrows.Row], []int64) {
		page, err := v.Read(ctx, at, typedPage)
		require.NoError(t, err)
		numbers := make([]int64, len(page.Items))
		for i, r := range page.Items {
			numbers[i], _ = r.Value(number).AsInt()
		}
		return page, numbers
	}
	var forth, back []int64
	at := rowsource.At(0)
	for range typedRows { // more pages than there can be
		page, numbers := read(at)
		if len(numbers) == 0 {
			break
		}
		forth = append(forth, numbers...)
		at = rowsource.After(page.Last)
	}
	of.same(t, want, forth, "forth", q)
	back = forth[len(forth)-1:]
	for range typedRows {
		page, numbers := read(rowsource.Before(at.Cursor))
		if len(numbers) == 0 {
			break
		}
		back = append(numbers, back...)
		at.Cursor = page.First
	}
	of.same(t, want, back, "back", q)
	var jumped []int64
	for i := 0; i < len(want); i += typedPage {
		_, numbers := read(rowsource.At(int64(i)))
		jumped = append(jumped, numbers...)
	}
	of.same(t, want, jumped, "at indexes", q)
}

// same fails if rows are not those wanted.
func (of orderedTable) same(t *testing.T, want, got []int64, how string, q rowsource.Query) {
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

// checkGroups groups by a column: each group has as many rows as it counts, and a filter by its value
// passes them.
func (of orderedTable) checkGroups(t *testing.T, column string) {
	t.Helper()
	ctx := context.Background()
	v, err := of.source.Open(ctx, rowsource.Query{Group: []string{column}})
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Groups(ctx, rowsource.At(0), typedRows)
	require.NoError(t, err)
	var all int64
	for _, g := range page.Items {
		require.Equal(t, g.Rows, of.count(t, rowsource.Query{Group: []string{column}, Path: g.Path}), "rows of the group %#v", g.Value())
		all += g.Rows
	}
	require.EqualValues(t, typedRows, all)
}

func (of orderedTable) count(t *testing.T, q rowsource.Query) (n int64) {
	t.Helper()
	st, err := of.builder.Count(q)
	require.NoError(t, err)
	require.NoError(t, of.db.QueryRow(st.SQL, st.Args...).Scan(&n), st.SQL)
	return n
}

// manyRows is how many rows a table has whose rows are found from anchors.
const manyRows = 20_000

// checkMany counts the rows of a table with many rows by a scan and reads some of them at indexes, in the
// orders of a column.
func (of orderedTable) checkMany(t *testing.T, column, number string) {
	t.Helper()
	ctx := context.Background()
	for _, descending := range []bool{false, true} {
		q := rowsource.Query{Sort: []rowsource.Order{{Column: column, Descending: descending}}}
		want := of.plain(t, q, number)
		require.Len(t, want, manyRows)
		v, err := of.source.Open(ctx, q)
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
			page, err := v.Read(ctx, rowsource.At(int64(i)), typedPage)
			require.NoError(t, err)
			require.Len(t, page.Items, min(typedPage, manyRows-i))
			for k, r := range page.Items {
				n, _ := r.Value(number).AsInt()
				require.Equal(t, want[i+k], n, "by %s, at %d", column, i+k)
			}
		}
	}
}

// sqliteTypes are types that the catalogue tells apart, and some that it takes for others. A column of
// SQLite has values of any kind.
var sqliteTypes = []string{
	"INTEGER", "INT", "BIGINT UNSIGNED", "TINYINT(1)", "TEXT", "VARCHAR(9)", "CLOB", "STRING", "TEXT COLLATE NOCASE", "TEXT COLLATE RTRIM", "BLOB", "REAL", "FLOAT",
	"DOUBLE PRECISION", "NUMERIC", "DECIMAL(10,2)", "BOOLEAN", "BOOL", "BOOLTEXT", "BOOLINT", "BOOLBLOB", "DATE", "DATETIME", "TIMESTAMP", "DATETEXT", "DATEINT", "JSON", "JSONTEXT", "JSONB",
	"", "ANY", "UUID", "MONEY",
}

// sqliteValues are of all kinds, with those that look like another one.
var sqliteValues = []string{
	"0", "1", "2", "-1", "5", "5.0", "'5'", "'5.0'", "'05'", "' 5'", "x'35'", "0.5", "1.5", "-0.0", "1e300", "-9e999", "9e999", "1e-320", "0.1", "0.30000000000000004",
	"9223372036854775807", "9223372036854775806", "-9223372036854775808", "9007199254740993", "9007199254740992.0", "123456789012345678901234567890",
	"'true'", "'false'", "'TRUE'", "'t'", "'f'", "'yes'", "''", "' '", "'a'", "'A'", "'a '", "'ä'", "'Ä'", "'가'", "'b'", "'NaN'", "'Inf'", "'null'", "'[1, 2]'", `'{"a": 1}'`,
	"'a' || char(0) || 'b'", "CAST(x'ff41' AS TEXT)", "x''", "x'00'", "x'ff'", "x'61'", "'x' || hex(zeroblob(2000)) || 'y'", "'x' || hex(zeroblob(2000)) || 'z'",
	"'2024-01-05'", "'2024-01-05 10:00:00'", "'2024-01-05 10:00'", "'2024-01-05T10:00:00Z'", "'2024-01-05T10:00:00+09:00'", "'2024-01-05 10:00:00.5'", "'2024-01-05 10:00:00.500'",
	"'2024-02-30'", "'0000-00-00'", "'24:00'", "'05/01/2024'", "1704412800", "1704412800.5", "2460315.5", "'never'", "'0001-01-01 00:00:00'", "'9999-12-31 23:59:59'",
}

// TestOrderOfSQLite reads each type that the catalogue tells apart.
func TestOrderOfSQLite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "order.db")
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	_, err = db.Exec("PRAGMA journal_mode = wal")
	require.NoError(t, err)
	require.NoError(t, db.Close())
	d, err := database.Open(context.Background(), address.File(path), database.Options{Write: true})
	require.NoError(t, err)
	defer d.Close()
	types := make([]typed, len(sqliteTypes))
	for i, declared := range sqliteTypes {
		types[i] = typed{declared: declared, values: sqliteValues}
	}
	o := orderChecks{database: d, engine: address.SQLite, keyTable: "CREATE TABLE key%d (v %s NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (v, n)) WITHOUT ROWID"}
	o.run(t, types)
}

// TestManyRowsOfSQLite has texts in a column of truth values, and texts among numbers.
func TestManyRowsOfSQLite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "many.db")
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	_, err = db.Exec(`CREATE TABLE many (id INTEGER PRIMARY KEY, ok BOOLEAN, n INTEGER);
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
		INSERT INTO many SELECT i, CASE i % 2 WHEN 0 THEN 'true' ELSE 'false' END, CASE WHEN i % 4 = 0 THEN 'n/a' WHEN i % 4 = 1 THEN i ELSE i / 2.0 END FROM n`)
	require.NoError(t, err)
	require.NoError(t, db.Close())
	d, err := database.Open(context.Background(), address.File(path), database.Options{})
	require.NoError(t, err)
	defer d.Close()
	all, err := catalog.Load(context.Background(), d.DB, address.SQLite)
	require.NoError(t, err)
	many := orderChecks{database: d}.source(t, all, "many")
	many.checkMany(t, "ok", "id")
	many.checkMany(t, "n", "id")
}
