// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
)

// ReadTyped runs do on a read-only transaction, for a statement that a person typed, even where
// the database is open for writing. What the statement sets for its connection is set back. The
// errors have no password.
func (d *Database) ReadTyped(ctx context.Context, do func(*sql.Tx) error) error {
	c, err := d.typed.Conn(ctx)
	if err != nil {
		return err
	}
	defer c.Close()
	err = d.readOnTx(ctx, c, do)
	return d.Address.Redact(errors.Join(err, d.restore(c)))
}

func (d *Database) readOnTx(ctx context.Context, c *sql.Conn, do func(*sql.Tx) error) error {
	// SQLite's driver takes no read-only transactions; the file is open with mode=ro.
	options := &sql.TxOptions{ReadOnly: d.Address.Engine() != address.SQLite && d.Address.Engine() != address.DuckDB}
	tx, err := c.BeginTx(ctx, options)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	// After a first query PostgreSQL refuses to make the transaction READ WRITE.
	if _, err := tx.ExecContext(ctx, probes[d.Address.Engine()]); err != nil {
		return err
	}
	return do(tx)
}

// restore makes a connection read-only again, which in MySQL a SET that was typed outlives its
// transaction. PostgreSQL takes settings back with the transaction.
func (d *Database) restore(c *sql.Conn) error {
	if d.Address.Engine() != address.MySQL {
		return nil
	}
	// The context of the statement may have ended, and the connection goes back to the pool.
	_, err := c.ExecContext(context.Background(), sessionReadOnly)
	if errors.Is(err, sql.ErrConnDone) || errors.Is(err, driver.ErrBadConn) {
		return nil // it does not go back
	}
	return err
}
