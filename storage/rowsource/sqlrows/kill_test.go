// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows_test

import (
	"context"
	"database/sql/driver"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// TestMySQLIsToldToStop kills the statement that ends in the comment, and no other. The statement may be
// listed only at the second look, or the server may answer late.
func TestMySQLIsToldToStop(t *testing.T) {
	const list, kill = "SHOW FULL PROCESSLIST", "KILL 5"
	for name, c := range map[string]struct {
		from, failing int // the look that lists it first, and how many fail before
		want          []string
	}{
		"it runs":                {from: 1, want: []string{list, kill}},
		"it runs a moment later": {from: 2, want: []string{list, list, kill}},
		"it has ended":           {from: 9, want: []string{list, list}},
		"the server is busy":     {from: 1, failing: 3, want: []string{list, list, list, list, kill}},
	} {
		synctest.Test(t, func(t *testing.T) {
			asked := make(chan string, 1)
			var text string
			looks := 0
			f := &fakeDB{
				columns: []string{"Id", "User", "Info"},
				wait: func(ctx context.Context, statement string) error {
					if !strings.HasPrefix(statement, "SELECT") {
						return nil
					}
					asked <- statement
					return untilCancelled(ctx, statement)
				},
				answer: func(statement string) ([][]driver.Value, error) {
					if statement != list {
						return nil, nil
					}
					looks++
					if looks <= c.failing {
						return nil, errors.New("too many connections")
					}
					rows := [][]driver.Value{{int64(3), []byte("root"), nil}, {int64(4), []byte("root"), []byte("SELECT 1 /* another */")}}
					if looks >= c.from {
						rows = append(rows, []driver.Value{int64(5), []byte("root"), []byte(text)})
					}
					return rows, nil
				},
			}
			v := openView(t, newSource(t, f, sqlrows.Options{Dialect: sqlrows.MySQL()}), rowsource.Query{})
			ctx, cancel := context.WithCancel(context.Background())
			ended := make(chan error, 1)
			go func() {
				_, err := v.Read(ctx, rowsource.Seek{Index: 0}, 1)
				ended <- err
			}()
			text = <-asked
			cancel()
			require.ErrorIs(t, <-ended, context.Canceled)
			time.Sleep(time.Hour)
			said := []string{}
			for _, st := range f.statements() {
				said = append(said, st.Text)
			}
			require.Equal(t, c.want, said, name)
		})
	}
}

// Other databases get their statements unchanged: their drivers stop them.
func TestOnlyMySQLHasMarks(t *testing.T) {
	for _, d := range []sqlrows.Dialect{sqlrows.SQLite(), sqlrows.PostgreSQL(), sqlrows.DuckDB(), sqlrows.ClickHouse(), sqlrows.Trino(), sqlrows.MySQL()} {
		marked := false
		f := &fakeDB{wait: func(_ context.Context, statement string) error {
			marked = marked || mark.MatchString(statement)
			return nil
		}}
		v := openView(t, newSource(t, f, sqlrows.Options{Dialect: d}), rowsource.Query{})
		_, err := v.Read(t.Context(), rowsource.Seek{Index: 0}, 1)
		require.NoError(t, err)
		require.Equal(t, d.Name == "MySQL", marked, d.Name)
	}
}
