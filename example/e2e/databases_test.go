// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"database/sql"
	"testing"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
)

func TestPostgreSQL(t *testing.T) {
	e := enginetest.PostgreSQLEngine
	server := enginetest.PostgreSQL(t)
	e.Open = func() *sql.DB { return server.Database(t) }
	enginetest.Suite(t, e)
}

func TestMariaDB(t *testing.T) {
	e := enginetest.MariaDBEngine
	server := enginetest.MariaDB(t)
	e.Open = func() *sql.DB { return server.Database(t) }
	enginetest.Suite(t, e)
}
