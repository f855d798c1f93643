// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"database/sql"
	"path/filepath"
	"testing"
	"time"

	_ "github.com/giogrid/giogrid/example/internal/engines" // the drivers
	"github.com/giogrid/giogrid/example/internal/sqlclose"
)

// SQLite opens a new database in a file, which is removed after the test. Readers and a writer do not wait for each
// other.
func SQLite(t testing.TB) *sql.DB {
	t.Helper()
	file := filepath.Join(t.TempDir(), "test.db")
	return open(t, "sqlite", "file:"+file+"?_pragma=journal_mode(wal)&_pragma=synchronous(off)&_pragma=busy_timeout(50)")
}

// Memory opens a new SQLite database in memory, which has a single connection.
func Memory(t testing.TB) *sql.DB {
	t.Helper()
	db := open(t, "sqlite", ":memory:")
	db.SetMaxOpenConns(1)
	return db
}

func open(t testing.TB, driver, address string) *sql.DB {
	t.Helper()
	db, err := sql.Open(driver, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := sqlclose.Close(db, time.Minute); err != nil {
			t.Error(err)
		}
	})
	return db
}
