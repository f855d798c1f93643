// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package sqlclose_test

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	_ "github.com/giogrid/giogrid/example/internal/engines"
	"github.com/giogrid/giogrid/example/internal/sqlclose"
)

func open(t *testing.T, folder string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(folder, "a.db")+"?_pragma=busy_timeout(60000)&_pragma=journal_mode(wal)")
	require.NoError(t, err)
	_, err = db.Exec("CREATE TABLE t (id INTEGER)")
	require.NoError(t, err)
	return db
}

func TestNoFileAppearsAfterClose(t *testing.T) {
	for range 20 {
		folder, err := os.MkdirTemp(t.TempDir(), "")
		require.NoError(t, err)
		db := open(t, folder)
		started, ended := make(chan struct{}), make(chan struct{})
		ctx, cancel := context.WithCancel(t.Context())
		for range 4 {
			go func() {
				for {
					rows, err := db.QueryContext(ctx, "SELECT count(*) FROM t")
					if err != nil {
						break
					}
					rows.Close()
					select {
					case started <- struct{}{}:
					case <-ctx.Done():
					}
				}
				ended <- struct{}{}
			}()
		}
		<-started
		cancel()
		require.NoError(t, sqlclose.Close(db, time.Minute))
		require.NoError(t, os.RemoveAll(folder))
		for range 4 {
			<-ended
		}
		require.NoDirExists(t, folder)
	}
}

func TestConnectionsThatStayOpenAreAnError(t *testing.T) {
	db := open(t, t.TempDir())
	held, err := db.Conn(t.Context())
	require.NoError(t, err)
	require.EqualError(t, sqlclose.Close(db, time.Millisecond), "connections of the database still in use after 1ms: 1")
	require.NoError(t, held.Close())
	require.NoError(t, sqlclose.Close(db, time.Minute))
}
