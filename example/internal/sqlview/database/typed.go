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

// QueryTyped runs a statement that a person typed, and calls do with its rows, in a read-only transaction, even if
// the database is open for writing. Settings that the statement changes on its connection are restored. QueryTyped
// returns the engine's errors of the statement, without the password.
//
// do receives the types of the columns, which rows itself may lack.
func (d *Database) QueryTyped(ctx context.Context, statement string, do func(*sql.Rows, []*sql.ColumnType) error) error {
	if e := d.Address.Engine(); (e == address.SQLite || e == address.DuckDB) && isScript(statement) {
		return errors.New("several statements at once: expected one") // these drivers would run all of them
	}
	c, err := d.typed.Conn(ctx)
	if err != nil {
		return err
	}
	defer c.Close()
	release, err := d.killWith(ctx, c)
	if err != nil {
		return d.Address.Redact(err)
	}
	defer release()
	err = d.queryOn(ctx, c, statement, do)
	if err != nil && ctx.Err() != nil { // drivers return other errors for it
		err = ctx.Err()
	}
	d.restore(c)
	return d.Address.Redact(err)
}

func (d *Database) queryOn(ctx context.Context, c *sql.Conn, statement string, do func(*sql.Rows, []*sql.ColumnType) error) error {
	// The SQLite driver has no read-only transactions; the file is open with mode=ro.
	e := d.Address.Engine()
	tx, err := c.BeginTx(ctx, &sql.TxOptions{ReadOnly: e == address.PostgreSQL || e == address.MySQL})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	// After a first query PostgreSQL refuses to make the transaction READ WRITE.
	if _, err := tx.ExecContext(ctx, probes[e]); err != nil {
		return err
	}
	var types []*sql.ColumnType
	if e == address.SQLite {
		statement, types = withStoredTimes(ctx, tx, statement)
	}
	rows, err := query(ctx, tx, statement, e)
	if err != nil {
		return err
	}
	defer rows.Close()
	if types == nil {
		if types, err = rows.ColumnTypes(); err != nil {
			return err
		}
	}
	return do(rows, types)
}

// query runs a statement. MySQL returns single-precision numbers with six digits unless the statement is prepared; it
// cannot prepare all statements.
func query(ctx context.Context, tx *sql.Tx, statement string, e address.Engine) (*sql.Rows, error) {
	if e == address.MySQL {
		if prepared, err := tx.PrepareContext(ctx, statement); err == nil {
			return prepared.QueryContext(ctx) // the end of the transaction closes it
		}
	}
	return tx.QueryContext(ctx, statement)
}

// restore makes a connection read-only again: in MySQL a typed SET outlives its transaction. PostgreSQL restores
// settings with the transaction. A connection that cannot be restored is discarded.
func (d *Database) restore(c *sql.Conn) {
	if d.Address.Engine() != address.MySQL {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), cancelTime) // the context of the statement may have ended
	defer cancel()
	if _, err := c.ExecContext(ctx, setReadOnly); err != nil {
		_ = c.Raw(func(any) error { return driver.ErrBadConn })
	}
}
