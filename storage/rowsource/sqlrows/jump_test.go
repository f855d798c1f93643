// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows_test

import (
	"database/sql/driver"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Counting all rows takes a database seconds. A jump to a row reads its page only; a chain of pages is compared with
// the number of rows after some thousand rows.
func TestAJumpDoesNotCountTheRows(t *testing.T) {
	next := int64(0)
	f := &fakeDB{}
	f.answer = func(statement string) (rows [][]driver.Value, err error) {
		if strings.Contains(statement, "count(*)") {
			return [][]driver.Value{{int64(1_000_000)}}, nil
		}
		for range 256 {
			next++
			rows = append(rows, []driver.Value{next})
		}
		return rows, nil
	}
	s, err := sqlrows.New(sqlrows.Options{DB: openFake(t, f), Dialect: sqlrows.SQLite(), Table: sqlrows.Table{
		Name: []string{"notes"}, Key: []string{"id"}, Columns: []sqlrows.Column{{ID: "id", Kind: value.KindNumber}},
	}})
	require.NoError(t, err)
	rows, err := s.Open(t.Context(), rowsource.Query{})
	require.NoError(t, err)
	defer rows.Close()
	counted := func() (n int) {
		for _, st := range f.statements() {
			if strings.Contains(st.Text, "count(*)") {
				n++
			}
		}
		return n
	}
	at := rowsource.Seek{Index: 50_000}
	pages := 0
	for ; counted() == 0 && pages < 100; pages++ {
		page, err := rows.Read(t.Context(), at, 256)
		require.NoError(t, err)
		require.Len(t, page.Items, 256)
		at = page.Last.After()
	}
	require.Equal(t, 17, pages, "more than 4,096 rows after the jump")
	_, err = rows.Read(t.Context(), rowsource.Seek{Index: 700_000}, 256)
	require.NoError(t, err)
	require.Equal(t, 1, counted(), "another jump begins another chain")
}
