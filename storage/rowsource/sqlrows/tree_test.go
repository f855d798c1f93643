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

func files() sqlrows.Table {
	return sqlrows.Table{
		Name: []string{"files"}, Key: []string{"id"}, Parent: "folder", Children: "entries",
		Columns: []sqlrows.Column{
			{ID: "id", Kind: value.KindNumber}, {ID: "folder", Name: "in folder", Kind: value.KindNumber},
			{ID: "name", Kind: value.KindText}, {ID: "entries", Kind: value.KindNumber},
		},
	}
}

func TestStatementsOfATree(t *testing.T) {
	b := newBuilder(t, sqlrows.PostgreSQL(), files())
	require.True(t, b.Features().Tree)
	st, err := b.Count(rowsource.Query{Tree: true})
	require.NoError(t, err)
	require.Equal(t, `SELECT count(*) FROM "files" WHERE "in folder" IS NULL`, st.Text)
	st, err = b.Page(rowsource.Query{Tree: true, Parent: "7", Columns: []string{"name"}}, rowsource.Seek{}, 10)
	require.NoError(t, err)
	require.Equal(t, `SELECT "name", "id", "entries" FROM "files" WHERE "in folder" = CAST($1 AS bigint) ORDER BY "id" LIMIT 10`, st.Text)
	require.Equal(t, []any{int64(7)}, st.Args)
	q := rowsource.Query{Tree: true, Parent: "7", Filter: expr.Match{Columns: []string{"name"}, Text: "go", Case: true}}
	for _, d := range dialects() {
		st, err = newBuilder(t, d, files()).Count(q)
		if d.Name == "ClickHouse" || d.Name == "Trino" {
			require.ErrorIs(t, err, rowsource.ErrUnsupported)
			continue
		}
		if d.Name == "PostgreSQL" {
			require.NoError(t, err)
			require.Equal(t, `SELECT count(*) FROM "files" WHERE "in folder" = CAST($1 AS bigint) AND "id" IN `+
				`(WITH RECURSIVE rowsource_up (k, p) AS (SELECT "id", "in folder" FROM "files" WHERE (CAST("name" AS text) LIKE $2 ESCAPE '|') `+
				`UNION SELECT rowsource_t."id", rowsource_t."in folder" FROM "files" rowsource_t JOIN rowsource_up ON rowsource_t."id" = rowsource_up.p) `+
				`SELECT k FROM rowsource_up)`, st.Text)
		}
	}
	st, err = b.Count(rowsource.Query{Tree: true, Parent: "no number"})
	require.NoError(t, err)
	require.Equal(t, `SELECT count(*) FROM "files" WHERE 1 = 0`, st.Text)
	_, err = newBuilder(t, sqlrows.SQLite(), orders()).Count(rowsource.Query{Tree: true, Filter: expr.And{}})
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
}

func TestTablesThatAreNoTree(t *testing.T) {
	for _, change := range []func(t *sqlrows.Table){
		func(t *sqlrows.Table) { t.Parent = "none" },
		func(t *sqlrows.Table) { t.Children = "none" },
		func(t *sqlrows.Table) { t.Parent = "" },
		func(t *sqlrows.Table) { t.Key = []string{"id", "name"} },
		func(t *sqlrows.Table) { t.Unique = []string{"name"} },
	} {
		table := files()
		change(&table)
		_, err := sqlrows.NewBuilder(sqlrows.SQLite(), table)
		require.Error(t, err)
	}
}
