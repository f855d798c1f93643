// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database

import (
	"database/sql/driver"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgconn/ctxwatch"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
)

// newPostgreSQL returns a connector to a server. It never uses the simple protocol, whatever the address contains:
// that would run several statements at a time.
func newPostgreSQL(a address.Address, o Options) (driver.Connector, error) {
	config, err := pgx.ParseConfig(a.Secret())
	if err != nil {
		return nil, err
	}
	if config.DefaultQueryExecMode == pgx.QueryExecModeSimpleProtocol {
		config.DefaultQueryExecMode = pgx.QueryExecModeExec
	}
	if config.RuntimeParams["application_name"] == "" {
		config.RuntimeParams["application_name"] = "sqlview"
	}
	if !o.Write {
		config.RuntimeParams["default_transaction_read_only"] = "on"
	}
	// A cancelled statement must end on the server too, before its connection is used again.
	config.BuildContextWatcherHandler = func(c *pgconn.PgConn) ctxwatch.Handler {
		return &pgconn.CancelRequestContextWatcherHandler{Conn: c, DeadlineDelay: cancelTime}
	}
	return stdlib.GetConnector(*config), nil
}
