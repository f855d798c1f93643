// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// ErrNoKey is the error of Rows for views and tables without a key. Package snapshot shows these.
var ErrNoKey = errors.New("no column tells its rows apart")

// Rows returns the table in the form that package sqlrows reads. The ids of columns are their names; the rowid of
// SQLite comes first if it is the key.
func (t *Table) Rows() (sqlrows.Table, error) {
	if t.Err != nil {
		return sqlrows.Table{}, fmt.Errorf("%s: %w", t.Name, t.Err)
	}
	if len(t.Key) == 0 {
		return sqlrows.Table{}, fmt.Errorf("%s: %w", t.Name, ErrNoKey)
	}
	return t.rows(t.Key), nil
}

func (t *Table) rows(key []string) sqlrows.Table {
	r := sqlrows.Table{Name: t.parts(), Key: key, Unique: t.unique}
	if t.rowid != "" {
		r.Columns = append(r.Columns, sqlrows.Column{ID: t.rowid, Kind: value.KindNumber, NotNull: true})
	}
	for _, c := range t.Columns {
		r.Columns = append(r.Columns, sqlrows.Column{
			ID: c.Name, Kind: c.Kind.Values(), NotNull: c.NotNull, ReadOnly: c.ReadOnly != Writable, Layout: t.layout(c),
			NaN: c.order.nan, AsText: c.order.asText, Expr: c.order.expr, Type: c.order.cast, Cut: c.order.cut,
			Single: c.Single, Digits: c.Digits,
		})
	}
	return r
}

// layout returns the layout of a column's times in SQLite, where they are texts: that of SQLite's own functions.
func (t *Table) layout(c Column) string {
	if t.engine == sqlite && c.IsDate() {
		return time.DateOnly
	}
	return ""
}

// IsDate reports whether the times of a column are days.
func (c Column) IsDate() bool { return strings.EqualFold(c.Type, "date") }

// parts returns the parts of the name in statements.
func (t *Table) parts() []string {
	if t.Schema == "" {
		return []string{t.Table}
	}
	return []string{t.Schema, t.Table}
}

// Select returns the statement that reads all of the table, for package snapshot.
func (t *Table) Select(e address.Engine) string { return "SELECT * FROM " + Quote(e, t.parts()...) }

// Count returns the number of rows; counting may take long.
func (t *Table) Count(ctx context.Context, db *sql.DB, e address.Engine) (rowsource.Count, error) {
	var n int64
	err := db.QueryRowContext(ctx, "SELECT count(*) FROM "+Quote(e, t.parts()...)).Scan(&n)
	if err != nil {
		return rowsource.Count{}, fmt.Errorf("%s: counting: %w", t.Name, err)
	}
	return rowsource.Count{N: n, Exact: true}, nil
}
