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

// QueryTyped runs a statement that a person typed, and do on its rows, in a read-only transaction,
// even where the database is open for writing. What the statement sets for its connection is set
// back. Errors of the statement are those of the engine; none has the password.
//
// The types that do gets are those of the columns, which the rows themselves may not have.
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
	if err != nil && ctx.Err() != nil { // drivers have errors of their own for it
		err = ctx.Err()
	}
	d.restore(c)
	return d.Address.Redact(err)
}

func (d *Database) queryOn(ctx context.Context, c *sql.Conn, statement string, do func(*sql.Rows, []*sql.ColumnType) error) error {
	// SQLite's driver takes no read-only transactions; the file is open with mode=ro.
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

// query runs a statement. MySQL gives numbers of single precision with six digits where the statement is not
// prepared; it cannot prepare all.
func query(ctx context.Context, tx *sql.Tx, statement string, e address.Engine) (*sql.Rows, error) {
	if e == address.MySQL {
		if prepared, err := tx.PrepareContext(ctx, statement); err == nil {
			return prepared.QueryContext(ctx) // the end of the transaction closes it
		}
	}
	return tx.QueryContext(ctx, statement)
}

// restore makes a connection read-only again, which in MySQL a SET that was typed outlives its
// transaction. PostgreSQL takes settings back with the transaction. A connection that cannot be
// restored is thrown away.
func (d *Database) restore(c *sql.Conn) {
	if d.Address.Engine() != address.MySQL {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), cancelTime) // that of the statement may have ended
	defer cancel()
	if _, err := c.ExecContext(ctx, setReadOnly); err != nil {
		_ = c.Raw(func(any) error { return driver.ErrBadConn })
	}
}
