// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// Each engine shows the values of its types, in a statement, in a snapshot of it and in a table.
func TestValuesOfServers(t *testing.T) {
	for name, c := range map[string]struct {
		server func(testing.TB) *enginetest.Server
		setUp  []string
		lines  string
	}{
		"PostgreSQL": {
			enginetest.PostgreSQL,
			[]string{"DROP TABLE IF EXISTS kinds", "CREATE TABLE kinds (id bigint PRIMARY KEY, price numeric(10,2), large numeric, f float8, ok boolean, " +
				"at timestamptz, day date, t time, info jsonb, raw bytea, tags text[], u uuid, long interval, note text)",
				"INSERT INTO kinds VALUES (1, 12.30, 12345678901234567890.25, 0.1, true, '2001-02-03 04:05:06.5+02', '2001-02-03', '04:05', '{\"a\": 1}', '\\x00ff', " +
					"'{a,b}', '00000000-0000-0000-0000-00000000000a', '3 hours', ''), (2, NULL, NULL, 'NaN', false, 'infinity', '-infinity', NULL, NULL, NULL, NULL, NULL, NULL, NULL)"},
			`{"id":1,"price":12.3,"large":"12345678901234567890.25","f":0.1,"ok":true,"at":"2001-02-03T02:05:06.5Z","day":"2001-02-03","t":"04:05:00",` +
				`"info":"{\"a\": 1}","raw":"00ff","tags":"{a,b}","u":"00000000-0000-0000-0000-00000000000a","long":"03:00:00","note":""}` + "\n" +
				`{"id":2,"price":null,"large":null,"f":"NaN","ok":false,"at":"infinity","day":"-infinity","t":null,"info":null,"raw":null,"tags":null,"u":null,"long":null,"note":null}` + "\n",
		},
		"MariaDB": {
			enginetest.MariaDB,
			[]string{"DROP TABLE IF EXISTS kinds", "CREATE TABLE kinds (id bigint unsigned PRIMARY KEY, price decimal(10,2), large decimal(30,2), f double, " +
				"at datetime(3), day date, t time, raw varbinary(9), note varchar(9) CHARACTER SET utf8mb4)",
				"INSERT INTO kinds VALUES (1, 12.30, 12345678901234567890.25, 0.1, '2001-02-03 04:05:06.5', '2001-02-03', '-800:00:00', x'00ff', '😀'), " +
					"(18446744073709551615, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '')"},
			`{"id":1,"price":12.3,"large":"12345678901234567890.25","f":0.1,"at":"2001-02-03T04:05:06.5Z","day":"2001-02-03","t":"-800:00:00","raw":"00ff","note":"😀"}` + "\n" +
				`{"id":"18446744073709551615","price":null,"large":null,"f":null,"at":null,"day":null,"t":null,"raw":null,"note":""}` + "\n",
		},
	} {
		t.Run(name, func(t *testing.T) {
			d, all := openCatalog(t, c.server(t), c.setUp...)
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
			assert.Equal(t, 2, countRows(t, shown, rowsource.Query{Sort: []rowsource.Order{{Column: "at"}, {Column: "price", Descending: true}}}))
		})
	}
}

// countRows returns the number of rows that a query reads, of at most 50.
func countRows(t *testing.T, r *rowset.Rowset, q rowsource.Query) int {
	t.Helper()
	require.NoError(t, r.Wait())
	v, err := r.Source.Open(context.Background(), q)
	require.NoError(t, err)
	defer v.Close()
	page, err := v.Read(context.Background(), rowsource.At(0), 50)
	require.NoError(t, err)
	return len(page.Items)
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
