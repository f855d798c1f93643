// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// Options set how a database is opened. The zero value opens it read-only.
type Options struct {
	// Write opens it for writing. A missing database is never created.
	Write bool

	immutable bool // a SQLite file that cannot be written by any program, see needsNoLocks
}

// Database is an open database.
type Database struct {
	// Address is its address, with the engine detected from the file.
	Address address.Address
	// DB runs statements of the program; it is read-only unless Options.Write was set.
	DB *sql.DB
	// Write reports whether DB may write.
	Write bool

	typed *sql.DB // runs statements that people type; always read-only
}

// Open opens the database of an address and connects to it, so that it returns connection errors. Errors contain no
// password. The sample must exist: see package sample.
func Open(ctx context.Context, a address.Address, o Options) (*Database, error) {
	a, err := a.Resolve()
	if err != nil {
		return nil, err
	}
	d := &Database{Address: a, Write: o.Write}
	if d.typed, err = openPool(ctx, a, Options{}); err != nil {
		return nil, err
	}
	d.DB = d.typed
	if o.Write {
		if d.DB, err = openPool(ctx, a, o); err != nil {
			return nil, errors.Join(err, d.typed.Close())
		}
	}
	return d, nil
}

// Close closes all connections. It returns no error for connections that broke before.
func (d *Database) Close() error {
	err := closed(d.DB)
	if d.typed != d.DB {
		err = errors.Join(err, closed(d.typed))
	}
	return err
}

func closed(db *sql.DB) error {
	err := db.Close()
	if sqlrows.Classify(err) == sqlrows.ClassGone {
		return nil
	}
	return err
}

// Dialect returns the dialect of statements for the database.
func (d *Database) Dialect() sqlrows.Dialect {
	switch d.Address.Engine() {
	case address.PostgreSQL:
		return sqlrows.PostgreSQL()
	case address.MySQL:
		return sqlrows.MySQL()
	case address.DuckDB:
		return sqlrows.DuckDB()
	}
	return SQLite()
}

// openPool returns a connection pool after connecting to the database.
func openPool(ctx context.Context, a address.Address, o Options) (*sql.DB, error) {
	connect, err := newConnector(a, o)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", a.Name(), a.Redact(err))
	}
	db := sql.OpenDB(redacting{connect, a})
	// The probe reads the schema because connecting to a file reads none of its pages.
	if _, err := db.ExecContext(ctx, probes[a.Engine()]); err != nil {
		if !o.immutable && !o.Write && needsNoLocks(a, err) {
			_ = db.Close() // it has no connection
			return openPool(ctx, a, Options{immutable: true})
		}
		return nil, fmt.Errorf("%s: %w", a.Name(), errors.Join(a.Redact(err), db.Close()))
	}
	return db, nil
}

// probes holds statements that fail if a database cannot be read.
var probes = map[address.Engine]string{
	address.SQLite: "SELECT count(*) FROM sqlite_schema", address.PostgreSQL: "SELECT 1",
	address.MySQL: "SELECT 1", address.DuckDB: "SELECT 1",
}

// redacting is a connector that removes the password from connection errors.
type redacting struct {
	driver.Connector
	address address.Address
}

func (r redacting) Connect(ctx context.Context) (driver.Conn, error) {
	c, err := r.Connector.Connect(ctx)
	return c, r.address.Redact(err)
}

// Close implements io.Closer, which sql.DB calls on its connector.
func (r redacting) Close() error { return closeConnector(r.Connector) }
