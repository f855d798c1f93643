// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/example/internal/sqlview/sqlviewtest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// Letter case is folded in all alphabets, in a table and in the rows of a statement.
func TestSearchesFoldAllLetters(t *testing.T) {
	d, c := openSample(t, database.Options{Write: true})
	_, err := d.DB.Exec("UPDATE carriers SET name = 'ÉCLAIR Ärlines' WHERE code = 'XX'")
	require.NoError(t, err)
	carriers, _ := c.FindText("carriers")
	table, err := rowset.Table(context.Background(), d, carriers, snapshot.Options{})
	require.NoError(t, err)
	defer table.Close()
	typed, err := rowset.Statement(context.Background(), d, "SELECT * FROM carriers", snapshot.Options{Folder: t.TempDir()})
	require.NoError(t, err)
	defer typed.Close()
	for name, r := range map[string]*rowset.Rowset{"table": table, "statement": typed} {
		for _, m := range []expr.Match{
			{Text: "éclair ä"}, {Text: "ÉCLAIR Ä"}, {Op: expr.MatchStarts, Text: "Éclair"}, {Op: expr.MatchEnds, Text: "äRLINES"}, {Op: expr.MatchEquals, Text: "éclair ärlines"},
		} {
			m.Columns = []string{"name"}
			assert.Len(t, sqlviewtest.Read(t, r, rowsource.Query{Filter: m}), 1, "%s: %+v", name, m)
		}
		assert.Empty(t, sqlviewtest.Read(t, r, rowsource.Query{Filter: expr.Match{Columns: []string{"name"}, Text: "eclair"}}), name)
	}
}
