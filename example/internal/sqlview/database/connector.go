// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"sync"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
)

// NewConnector returns the connector of an address. It does not connect.
type NewConnector func(a address.Address, o Options) (driver.Connector, error)

var (
	connectorsMu sync.RWMutex
	connectors   = map[address.Engine]NewConnector{
		address.SQLite: newSQLite, address.PostgreSQL: newPostgreSQL, address.MySQL: newMySQL,
	}
)

// Register sets the driver that opens the databases of an engine. It is for DuckDB, whose driver needs a C++
// compiler. A later call replaces an earlier one.
func Register(e address.Engine, connect NewConnector) {
	connectorsMu.Lock()
	defer connectorsMu.Unlock()
	connectors[e] = connect
}

func newConnector(a address.Address, o Options) (driver.Connector, error) {
	connectorsMu.RLock()
	connect := connectors[a.Engine()]
	connectorsMu.RUnlock()
	if connect == nil {
		return nil, fmt.Errorf("this program was built without %s: build it with `make sqlview-duckdb`", a.Engine())
	}
	return connect(a, o)
}

// prepared is a connector that runs statements on each new connection before its first use.
type prepared struct {
	driver.Connector
	prepare func(context.Context, driver.Conn) error
}

func (p prepared) Connect(ctx context.Context) (driver.Conn, error) {
	c, err := p.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	if err := p.prepare(ctx, c); err != nil {
		return nil, errors.Join(err, c.Close())
	}
	return c, nil
}

// Close implements io.Closer, which sql.DB calls on its connector.
func (p prepared) Close() error { return closeConnector(p.Connector) }

// closeConnector closes a connector if it implements io.Closer.
func closeConnector(c driver.Connector) error {
	if held, ok := c.(io.Closer); ok {
		return held.Close()
	}
	return nil
}

// exec runs a statement without parameters on a connection of a driver.
func exec(ctx context.Context, c driver.Conn, statement string) error {
	e, ok := c.(driver.ExecerContext)
	if !ok {
		return fmt.Errorf("the driver's %T runs no statements", c)
	}
	_, err := e.ExecContext(ctx, statement, nil)
	return err
}
