// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows_test

import (
	"context"
	"database/sql/driver"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// TestStatementsOfColumnForms sorts and compares columns by the same expression.
func TestStatementsOfColumnForms(t *testing.T) {
	for _, test := range []struct {
		dialect sqlrows.Dialect
		column  sqlrows.Column
		at      value.Value
		page    string
	}{
		{
			sqlrows.MySQL(), sqlrows.Column{AsText: true}, value.Text("a"),
			"SELECT CAST(`x` AS CHAR CHARACTER SET utf8mb4) COLLATE utf8mb4_bin, `id` FROM `t` WHERE CAST(`x` AS CHAR CHARACTER SET utf8mb4) COLLATE utf8mb4_bin >= ? AND " +
				"((CAST(`x` AS CHAR CHARACTER SET utf8mb4) COLLATE utf8mb4_bin > ?) OR (CAST(`x` AS CHAR CHARACTER SET utf8mb4) COLLATE utf8mb4_bin = ? AND `id` > ?)) " +
				"ORDER BY CAST(`x` AS CHAR CHARACTER SET utf8mb4) COLLATE utf8mb4_bin, `id` LIMIT 9",
		},
		{
			sqlrows.MySQL(), sqlrows.Column{Kind: value.KindNumber, Expr: "CAST(% AS UNSIGNED)"}, value.Int(7),
			"SELECT CAST(`x` AS UNSIGNED), `id` FROM `t` WHERE CAST(`x` AS UNSIGNED) >= ? AND ((CAST(`x` AS UNSIGNED) > ?) OR (CAST(`x` AS UNSIGNED) = ? AND `id` > ?)) " +
				"ORDER BY CAST(`x` AS UNSIGNED), `id` LIMIT 9",
		},
		{
			sqlrows.MySQL(), sqlrows.Column{Cut: 128}, value.Text("a"),
			"SELECT `x`, `id` FROM `t` WHERE LEFT(`x`, 128) >= LEFT(?, 128) AND ((LEFT(`x`, 128) > LEFT(?, 128)) OR (LEFT(`x`, 128) = LEFT(?, 128) AND `id` > ?)) " +
				"ORDER BY LEFT(`x`, 128), `id` LIMIT 9",
		},
		{
			sqlrows.PostgreSQL(), sqlrows.Column{Type: "regclass"}, value.Text("pg_class"),
			`SELECT "x", "id" FROM "t" WHERE ("x", "id") > (CAST($1 AS regclass), CAST($2 AS bigint)) ORDER BY "x", "id" LIMIT 9`,
		},
	} {
		test.column.ID, test.column.NotNull = "x", true
		if test.column.Kind == value.KindNull {
			test.column.Kind = value.KindText
		}
		b := newBuilder(t, test.dialect, sqlrows.Table{Name: []string{"t"}, Key: []string{"id"}, Columns: []sqlrows.Column{{ID: "id", Kind: value.KindNumber}, test.column}})
		st, err := b.Page(rowsource.Query{Columns: []string{}, Sort: sortBy("x")}, rowsource.Cursor{test.at, value.Int(7)}.After(), 9)
		require.NoError(t, err)
		require.Equal(t, test.page, st.Text)
	}
}

// TestTruthValuesAsText keeps texts apart from truth values where a column has values of any kind.
func TestTruthValuesAsText(t *testing.T) {
	f := &fakeDB{answer: func(string) ([][]driver.Value, error) { return [][]driver.Value{{int64(7), "true", int64(1)}}, nil }}
	table := sqlrows.Table{Name: []string{"t"}, Key: []string{"id"}, Columns: []sqlrows.Column{
		{ID: "id", Kind: value.KindNumber}, {ID: "a", Kind: value.KindBool}, {ID: "b", Kind: value.KindBool},
	}}
	for dialect, want := range map[string]value.Value{"SQLite": value.Text("true"), "MySQL": value.Bool(true)} {
		d := sqlrows.SQLite()
		if dialect == "MySQL" {
			d = sqlrows.MySQL()
		}
		page, err := openView(t, newSource(t, f, sqlrows.Options{Table: table, Dialect: d}), rowsource.Query{}).Read(context.Background(), rowsource.Seek{Index: 0}, 1)
		require.NoError(t, err)
		require.Equal(t, want, page.Items[0].Value("a"), dialect)
		require.Equal(t, value.Bool(true), page.Items[0].Value("b"), dialect)
	}
}
