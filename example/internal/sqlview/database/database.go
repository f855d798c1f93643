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

// Options say how a database is opened. The zero value opens it read-only.
type Options struct {
	// Write opens it for writing. A database that does not exist is never created.
	Write bool

	immutable bool // a file of SQLite that nobody can write, see needsNoLocks
}

// Database is an open database.
type Database struct {
	// Address names it, with the engine that its file turned out to have.
	Address address.Address
	// DB runs statements that the program writes; it is read-only unless Options.Write was set.
	DB *sql.DB
	// Write reports whether DB may write.
	Write bool

	typed *sql.DB // runs statements that people type; always read-only
}

// Open opens the database of an address and reaches it once, so that what is wrong shows here.
// Errors have no password. The sample has to be made before: see package sample.
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

// Close closes all connections. That some broke off before is no error.
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

// Dialect is how statements are written for the database.
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

// openPool makes a pool of connections and reaches the database.
func openPool(ctx context.Context, a address.Address, o Options) (*sql.DB, error) {
	connect, err := newConnector(a, o)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", a.Name(), a.Redact(err))
	}
	db := sql.OpenDB(redacting{connect, a})
	// The schema is read because connecting to a file reads none of its pages.
	if _, err := db.ExecContext(ctx, probes[a.Engine()]); err != nil {
		if !o.immutable && !o.Write && needsNoLocks(a, err) {
			_ = db.Close() // it has no connection
			return openPool(ctx, a, Options{immutable: true})
		}
		return nil, fmt.Errorf("%s: %w", a.Name(), errors.Join(a.Redact(err), db.Close()))
	}
	return db, nil
}

// probes are statements that fail where a database cannot be read.
var probes = map[address.Engine]string{
	address.SQLite: "SELECT count(*) FROM sqlite_schema", address.PostgreSQL: "SELECT 1",
	address.MySQL: "SELECT 1", address.DuckDB: "SELECT 1",
}

// redacting takes the password out of the errors of connecting.
type redacting struct {
	driver.Connector
	address address.Address
}

func (r redacting) Connect(ctx context.Context) (driver.Conn, error) {
	c, err := r.Connector.Connect(ctx)
	return c, r.address.Redact(err)
}

// Close implements io.Closer, which a pool looks for in its connector.
func (r redacting) Close() error { return closeConnector(r.Connector) }
