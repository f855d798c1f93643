// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/example/internal/sqlview/sqlviewtest"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// TestValuesOfServers shows the values of each type of an engine, and saves changes that a server drops.
func TestValuesOfServers(t *testing.T) {
	for _, c := range []struct {
		name     string
		start    func(testing.TB) *enginetest.Server
		dialect  sqlrows.Dialect
		dropping []enginetest.Dropping
	}{
		{"PostgreSQL", enginetest.PostgreSQL, sqlrows.PostgreSQL(), postgresqlDropping},
		{"MariaDB", enginetest.MariaDB, sqlrows.MySQL(), nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			server := c.start(t)
			t.Run("values", func(t *testing.T) { checkValues(t, server, c.name) })
			t.Run("shown", func(t *testing.T) { checkShown(t, server, shownColumns[c.name]) })
			t.Run("dropped writes", func(t *testing.T) {
				enginetest.CheckDropping(t, func() *sql.DB { return server.Database(t) }, c.dialect, c.dropping)
			})
		})
	}
}

const (
	guardedTable = "CREATE TABLE guarded (id int PRIMARY KEY, v text); INSERT INTO guarded VALUES (1, 'old'), (2, 'two');"
	hiddenTable  = "CREATE TABLE hidden (id int PRIMARY KEY, v text); INSERT INTO hidden VALUES (1, 'old'), (2, 'two'); CREATE VIEW guarded AS SELECT * FROM hidden;"
	doNothing    = "CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;"
)

var (
	changes = []rowsource.EditKind{rowsource.EditUpdate, rowsource.EditDelete}

	postgresqlDropping = []enginetest.Dropping{
		{Name: "RETURN NULL", Setup: []string{guardedTable + doNothing + "CREATE TRIGGER g BEFORE UPDATE OR INSERT OR DELETE ON guarded FOR EACH ROW EXECUTE FUNCTION nothing()"}},
		{Name: "row security", Kinds: changes, Setup: []string{guardedTable + "ALTER TABLE guarded ENABLE ROW LEVEL SECURITY; ALTER TABLE guarded FORCE ROW LEVEL SECURITY;" +
			"CREATE POLICY seen ON guarded FOR SELECT USING (true); DO $$ BEGIN CREATE ROLE reader; EXCEPTION WHEN duplicate_object THEN NULL; END $$; GRANT ALL ON SCHEMA public TO reader; " +
			"GRANT ALL ON guarded TO reader", "SET ROLE reader"}},
		{Name: "rule that does nothing", Kinds: changes, Setup: []string{guardedTable + "CREATE RULE a AS ON UPDATE TO guarded DO INSTEAD NOTHING; CREATE RULE b AS ON DELETE TO guarded DO INSTEAD NOTHING"}},
		{Name: "rule that writes", Kinds: changes, Writes: true, Setup: []string{hiddenTable + "CREATE RULE a AS ON UPDATE TO guarded DO INSTEAD (UPDATE hidden SET v = NEW.v WHERE id = OLD.id; SELECT 1);" +
			"CREATE RULE b AS ON DELETE TO guarded DO INSTEAD (DELETE FROM hidden WHERE id = OLD.id; SELECT 1)"}},
		{Name: "INSTEAD OF that does nothing", Setup: []string{hiddenTable + doNothing + "CREATE TRIGGER g INSTEAD OF UPDATE OR INSERT OR DELETE ON guarded FOR EACH ROW EXECUTE FUNCTION nothing()"}},
		{Name: "INSTEAD OF that writes and returns nothing", Kinds: changes, Writes: true, Setup: []string{hiddenTable +
			"CREATE FUNCTION through() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP = 'UPDATE' THEN UPDATE hidden SET v = NEW.v WHERE id = OLD.id; " +
			"ELSE DELETE FROM hidden WHERE id = OLD.id; END IF; RETURN NULL; END $$;" +
			"CREATE TRIGGER g INSTEAD OF UPDATE OR DELETE ON guarded FOR EACH ROW EXECUTE FUNCTION through()"}},
	}
)

// shownColumn is a column of a server with values that are hard to show.
type shownColumn struct {
	declared string
	// values holds the literals of rows, want the texts of cells, copies and exports. equal is the number of values
	// equal to the first, including it.
	values, want []string
	equal        int
	// statement holds the texts of a statement if its driver does not know the form; nil: as in the table.
	statement []string
	header    string
}

var shownColumns = map[string][]shownColumn{
	"PostgreSQL": {
		{declared: "real", values: []string{"0.1", "3.14", "1e-5", "16777217", "'NaN'", "'Infinity'", "0.1"}, want: []string{"0.1", "3.14", "0.00001", "16777216", "NaN", "Infinity", "0.1"}, equal: 2},
		{declared: "double precision", values: []string{"0.1", "0.30000000000000004", "1e300"}, want: []string{"0.1", "0.30000000000000004", "1e+300"}, equal: 1},
		{
			declared: "numeric", values: []string{"1.10", "1.1", "1.100", "9999999999999999.50", "12345678901234567890.250", "100", "'NaN'", "'Infinity'", "0.0"},
			want: []string{"1.10", "1.1", "1.100", "9999999999999999.50", "12345678901234567890.250", "100", "NaN", "Infinity", "0.0"}, equal: 3,
		},
		{declared: "numeric(20,4)", values: []string{"1.1", "1.1000", "2"}, want: []string{"1.1000", "1.1000", "2.0000"}, equal: 2},
		{declared: "timestamptz", values: []string{"'2024-01-01 10:00+09'", "'2024-01-01 01:00Z'", "'infinity'"}, want: []string{"2024-01-01 01:00:00", "2024-01-01 01:00:00", "infinity"}, equal: 2, header: "v (UTC)"},
		{declared: "timestamp", values: []string{"'2024-01-01 10:00'", "'2024-01-01 10:00:00.5'", "'-infinity'"}, want: []string{"2024-01-01 10:00:00", "2024-01-01 10:00:00.5", "-infinity"}, equal: 1},
		{declared: "date", values: []string{"'2024-01-01'", "'infinity'"}, want: []string{"2024-01-01", "infinity"}, equal: 1},
	},
	"MariaDB": {
		{declared: "FLOAT", values: []string{"0.1", "3.14", "16777215", "0.1", "0.01"}, want: []string{"0.1", "3.14", "16777215", "0.1", "0.01"}, equal: 2},
		{declared: "DECIMAL(20,4)", values: []string{"1.1", "1.10", "2"}, want: []string{"1.1000", "1.1000", "2.0000"}, equal: 2},
		{declared: "INT(6) ZEROFILL", values: []string{"42", "7", "1234567", "42"}, want: []string{"000042", "000007", "1234567", "000042"}, equal: 2, statement: []string{"42", "7", "1234567", "42"}},
		{declared: "BIGINT UNSIGNED", values: []string{"18446744073709551615", "9", "9007199254740993"}, want: []string{"18446744073709551615", "9", "9007199254740993"}, equal: 1},
		{declared: "DATE", values: []string{"'0000-00-00'", "'2024-00-15'", "'2024-05-00'", "'0000-00-00'", "'2024-05-06'"}, want: []string{"0000-00-00", "2024-00-15", "2024-05-00", "0000-00-00", "2024-05-06"}, equal: 2},
		{declared: "DATETIME(3)", values: []string{"'0000-00-00 00:00:00'", "'2024-05-06 10:00:00.5'", "'2024-00-00 10:00:00'"}, want: []string{"0000-00-00 00:00:00.000", "2024-05-06 10:00:00.5", "2024-00-00 10:00:00.000"}, equal: 1},
		{declared: "TIMESTAMP NULL", values: []string{"'2024-05-06 10:00:00'", "'0000-00-00 00:00:00'"}, want: []string{"2024-05-06 10:00:00", "0000-00-00 00:00:00"}, equal: 1, header: "v (UTC)"},
	},
}

// checkShown compares the texts that rows of a table, of a view and of a statement show and export with the stored
// values.
func checkShown(t *testing.T, server *enginetest.Server, columns []shownColumn) {
	for n, c := range columns {
		t.Run(c.declared, func(t *testing.T) {
			ctx := context.Background()
			a, b := fmt.Sprint("a", n), fmt.Sprint("b", n) // the catalogue of MariaDB contains all databases
			setUp := []string{"CREATE TABLE " + a + " (id int PRIMARY KEY, v " + c.declared + ", note varchar(9))", "CREATE VIEW " + b + " AS SELECT * FROM " + a}
			for i, v := range c.values {
				setUp = append(setUp, fmt.Sprintf("INSERT INTO %s VALUES (%d, %s, NULL)", a, i+1, v))
			}
			if strings.Contains(setUp[2], "0000-00") || strings.Contains(c.declared, "TIMESTAMP") {
				setUp[0] = "SET STATEMENT sql_mode = '' FOR " + setUp[0]
			}
			for i := 2; i < len(setUp) && strings.Contains(fmt.Sprint(c.values), "00-"); i++ {
				setUp[i] = "SET STATEMENT sql_mode = '' FOR " + setUp[i]
			}
			d, all := openCatalog(t, server, setUp...)
			stated := c.statement
			if stated == nil {
				stated = c.want
			}
			for _, name := range []string{a, b} {
				checkShownRows(t, sqlviewtest.OpenTable(t, d, all, name), c, c.want)
			}
			r, err := rowset.Statement(ctx, d, "SELECT v, id FROM "+a+" ORDER BY id", snapshot.Options{})
			require.NoError(t, err)
			defer r.Close()
			checkShownRows(t, r, c, stated)
			require.NoError(t, rowset.Direct(ctx, d, "SELECT v FROM "+a+" ORDER BY id", 0, func(src export.Source) error {
				assert.Equal(t, stated, sqlviewtest.Texts(t, src), "direct")
				return nil
			}))
			checkShownEdits(t, sqlviewtest.OpenTable(t, d, all, a), c)
		})
	}
}

// checkShownRows reads rows in both orders of a column, and by its values.
func checkShownRows(t *testing.T, r *rowset.Rowset, c shownColumn, want []string) {
	t.Helper()
	require.NoError(t, r.Wait())
	at := slices.IndexFunc(r.Columns, func(c rowset.Column) bool { return c.ID == "v" })
	column := r.Columns[at]
	assert.Equal(t, cmp.Or(c.header, "v"), column.Header("v"))
	byID := rowsource.Query{Sort: []rowsource.Order{{Column: "id"}}}
	rows := sqlviewtest.Read(t, r, byID)
	for i, row := range rows {
		assert.Equal(t, want[i], sqlviewtest.Shown(row, column), "%s", c.values[i])
	}
	src, err := r.Export(context.Background(), byID, []string{"v"})
	require.NoError(t, err)
	assert.Equal(t, want, sqlviewtest.Texts(t, src))
	for _, descending := range []bool{false, true} {
		q := rowsource.Query{Sort: []rowsource.Order{{Column: "v", Descending: descending}}}
		all := sqlviewtest.Read(t, r, q)
		require.Len(t, all, len(c.values))
		v, err := r.Source.Open(context.Background(), q)
		require.NoError(t, err)
		defer v.Close()
		at := rowsource.Seek{Index: 0}
		for i := range all {
			page, err := v.Read(context.Background(), at, 1)
			require.NoError(t, err)
			require.Len(t, page.Items, 1, "%d of %v", i, all)
			require.Equal(t, r.Source.ID(all[i]), r.Source.ID(page.Items[0]))
			at = page.Last.After()
		}
		page, err := v.Read(context.Background(), at, 1)
		require.NoError(t, err)
		require.Empty(t, page.Items, "it ends")
	}
	if first := rows[0].Value("v"); first.Kind() == column.Kind.Values() {
		found := sqlviewtest.Read(t, r, rowsource.Query{Filter: expr.Compare{Column: "v", Op: expr.OpEqual, Value: first}})
		assert.Len(t, found, c.equal, "equal to %s", c.values[0])
	}
}

// checkShownEdits edits rows that are unchanged since they were read.
func checkShownEdits(t *testing.T, r *rowset.Rowset, c shownColumn) {
	t.Helper()
	for _, row := range sqlviewtest.Read(t, r, rowsource.Query{}) {
		out, err := r.Source.Write(context.Background(), []rowsource.Edit{{ID: r.Source.ID(row), Set: sqlviewtest.Field("note", value.Text("edited")), Old: sqlviewtest.Field("v", row.Value("v"))}})
		require.NoError(t, err)
		require.Empty(t, out.Conflicts)
	}
	// The value of a row is written to another row unchanged.
	rows := sqlviewtest.Read(t, r, rowsource.Query{})
	last, first := rows[len(rows)-1], rows[0]
	if at := slices.IndexFunc(r.Columns, func(c rowset.Column) bool { return c.ID == "v" }); last.Value("v").Kind() == r.Columns[at].Kind.Values() {
		out, err := r.Source.Write(context.Background(), []rowsource.Edit{{ID: r.Source.ID(first), Set: sqlviewtest.Field("v", last.Value("v")), Old: sqlviewtest.Field("v", first.Value("v"))}})
		require.NoError(t, err)
		require.Empty(t, out.Conflicts)
		require.Equal(t, last.Value("v"), sqlviewtest.Read(t, r, rowsource.Query{})[0].Value("v"))
	}
}

// checkValues shows the values of the types of an engine, in a statement, in a snapshot of it and in a table.
func checkValues(t *testing.T, server *enginetest.Server, name string) {
	c := map[string]struct {
		setUp []string
		lines string
	}{
		"PostgreSQL": {
			[]string{"DROP TABLE IF EXISTS kinds", "CREATE TABLE kinds (id bigint PRIMARY KEY, price numeric(10,2), large numeric, f float8, ok boolean, " +
				"at timestamptz, day date, t time, info jsonb, raw bytea, tags text[], u uuid, long interval, note text)",
				"INSERT INTO kinds VALUES (1, 12.30, 12345678901234567890.25, 0.1, true, '2001-02-03 04:05:06.5+02', '2001-02-03', '04:05', '{\"a\": 1}', '\\x00ff', " +
					"'{a,b}', '00000000-0000-0000-0000-00000000000a', '3 hours', ''), (2, NULL, NULL, 'NaN', false, 'infinity', '-infinity', NULL, NULL, NULL, NULL, NULL, NULL, NULL)"},
			`{"id":1,"price":12.3,"large":"12345678901234567890.25","f":0.1,"ok":true,"at":"2001-02-03T02:05:06.5Z","day":"2001-02-03","t":"04:05:00",` +
				`"info":"{\"a\": 1}","raw":"00ff","tags":"{a,b}","u":"00000000-0000-0000-0000-00000000000a","long":"03:00:00","note":""}` + "\n" +
				`{"id":2,"price":null,"large":null,"f":"NaN","ok":false,"at":"infinity","day":"-infinity","t":null,"info":null,"raw":null,"tags":null,"u":null,"long":null,"note":null}` + "\n",
		},
		"MariaDB": {
			[]string{"DROP TABLE IF EXISTS kinds", "CREATE TABLE kinds (id bigint unsigned PRIMARY KEY, price decimal(10,2), large decimal(30,2), f double, " +
				"at datetime(3), day date, t time, raw varbinary(9), note varchar(9) CHARACTER SET utf8mb4)",
				"INSERT INTO kinds VALUES (1, 12.30, 12345678901234567890.25, 0.1, '2001-02-03 04:05:06.5', '2001-02-03', '-800:00:00', x'00ff', '😀'), " +
					"(18446744073709551615, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '')"},
			`{"id":1,"price":12.3,"large":"12345678901234567890.25","f":0.1,"at":"2001-02-03T04:05:06.5","day":"2001-02-03","t":"-800:00:00","raw":"00ff","note":"😀"}` + "\n" +
				`{"id":"18446744073709551615","price":null,"large":null,"f":null,"at":null,"day":null,"t":null,"raw":null,"note":""}` + "\n",
		},
	}[name]
	d, all := openCatalog(t, server, c.setUp...)
	table, ok := all.FindText("kinds")
	require.True(t, ok)
	ctx := context.Background()
	var direct strings.Builder
	require.NoError(t, rowset.Direct(ctx, d, "SELECT * FROM kinds ORDER BY id", 0, func(src export.Source) error {
		return rowexport.NDJSON{}.Export(ctx, &direct, src, export.Options{})
	}))
	assert.Equal(t, c.lines, direct.String())
	const prices = "price\r\n12.30\r\n\"\"\r\n"
	direct.Reset()
	require.NoError(t, rowset.Direct(ctx, d, "SELECT price FROM kinds ORDER BY id", 0, func(src export.Source) error {
		return export.CSV.Export(ctx, &direct, src, export.Options{BOM: export.MarkNone})
	}))
	assert.Equal(t, prices, direct.String(), "with the decimals of the column")
	shown, err := rowset.Table(ctx, d, table, snapshot.Options{})
	require.NoError(t, err)
	assert.Equal(t, c.lines, ndjsonOf(t, shown), "table")
	assert.Equal(t, prices, csvOf(t, shown, "price"), "table")
	taken, err := rowset.Statement(ctx, d, "SELECT * FROM kinds ORDER BY id", snapshot.Options{})
	require.NoError(t, err)
	defer taken.Close()
	require.NoError(t, taken.Wait())
	assert.Equal(t, c.lines, ndjsonOf(t, taken), "snapshot")
	assert.Equal(t, prices, csvOf(t, taken, "price"), "snapshot")
	assert.Len(t, sqlviewtest.Read(t, shown, rowsource.Query{Sort: []rowsource.Order{{Column: "at"}, {Column: "price", Descending: true}}}), 2)
}

func csvOf(t *testing.T, r *rowset.Rowset, column string) string {
	t.Helper()
	ctx := context.Background()
	src, err := r.Export(ctx, rowsource.Query{}, []string{column})
	require.NoError(t, err)
	var b strings.Builder
	require.NoError(t, export.CSV.Export(ctx, &b, src, export.Options{BOM: export.MarkNone}))
	return b.String()
}

func ndjsonOf(t *testing.T, r *rowset.Rowset) string {
	t.Helper()
	ctx := context.Background()
	src, err := r.Export(ctx, rowsource.Query{}, nil)
	require.NoError(t, err)
	var b strings.Builder
	require.NoError(t, rowexport.NDJSON{}.Export(ctx, &b, src, export.Options{}))
	return b.String()
}
