// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// TestStatementsOfNaN treats NaN as a separate value where it has a place in the order of numbers, and as
// null elsewhere.
func TestStatementsOfNaN(t *testing.T) {
	table := sqlrows.Table{Name: []string{"t"}, Key: []string{"id"}, Columns: []sqlrows.Column{
		{ID: "id", Kind: value.KindNumber}, {ID: "x", Kind: value.KindNumber, NaN: true, NotNull: true},
	}}
	greater := expr.Compare{Column: "x", Op: expr.OpGreater, Value: value.Int(5)}
	none := expr.In{Column: "x", Values: []value.Value{value.Text("NaN"), value.Text("other"), value.Int(1)}}
	for _, test := range []struct {
		dialect             sqlrows.Dialect
		page, greater, none string
	}{
		{
			sqlrows.PostgreSQL(), `SELECT "x", "id" FROM "t" WHERE ("x", "id") > ('NaN', CAST($1 AS bigint)) ORDER BY "x", "id" LIMIT 9`,
			`SELECT count(*) FROM "t" WHERE ("x" > CAST($1 AS bigint) AND "x" <> 'NaN')`, `SELECT count(*) FROM "t" WHERE ("x" = 'NaN' OR "x" IN (CAST($1 AS bigint)))`,
		},
		{
			sqlrows.DuckDB(), `SELECT "x", "id" FROM "t" WHERE ("x", "id") > ('NaN', ?) ORDER BY "x", "id" LIMIT 9`,
			`SELECT count(*) FROM "t" WHERE ("x" > ? AND "x" <> 'NaN')`, `SELECT count(*) FROM "t" WHERE ("x" = 'NaN' OR "x" IN (?))`,
		},
		{
			sqlrows.ClickHouse(), "", // it gives no such cursor
			"SELECT count(*) FROM `t` WHERE NULLIF(`x`, nan) > ?", "SELECT count(*) FROM `t` WHERE NULLIF(`x`, nan) IN (?)",
		},
		{
			sqlrows.SQLite(), "SELECT `x`, `id` FROM `t` WHERE (`x`, `id`) > (?, ?) ORDER BY `x`, `id` LIMIT 9",
			"SELECT count(*) FROM `t` WHERE (`x` > ? AND typeof(`x`) IN ('integer', 'real', 'null'))",
			"SELECT count(*) FROM `t` WHERE ((`x` IN (?) AND typeof(`x`) IN ('integer', 'real', 'null')) OR (`x` IN (?, ?) AND typeof(`x`) IN ('text', 'null')))",
		},
	} {
		b, err := sqlrows.NewBuilder(test.dialect, table)
		require.NoError(t, err)
		st, err := b.Page(rowsource.Query{Columns: []string{}, Sort: []rowsource.Order{{Column: "x"}}}, rowsource.Cursor{value.Text("NaN"), value.Int(7)}.After(), 9)
		require.NoError(t, err)
		if test.page != "" {
			require.Equal(t, test.page, st.Text)
		}
		st, err = b.Count(rowsource.Query{Filter: greater})
		require.NoError(t, err)
		require.Equal(t, test.greater, st.Text)
		st, err = b.Count(rowsource.Query{Filter: none})
		require.NoError(t, err)
		require.Equal(t, test.none, st.Text)
	}
}
