// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package engines_test

import (
	"database/sql"
	"testing"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
)

func TestSQLite(t *testing.T) {
	e := enginetest.SQLiteEngine
	e.Open = func() *sql.DB { return enginetest.SQLite(t) }
	enginetest.Suite(t, e)
}

// TestSQLiteInMemory uses a single connection, for which scans, reads and writes wait.
func TestSQLiteInMemory(t *testing.T) {
	e := enginetest.SQLiteEngine
	e.Open = func() *sql.DB { return enginetest.Memory(t) }
	enginetest.Suite(t, e)
}
