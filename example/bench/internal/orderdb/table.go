// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package orderdb

import (
	"context"
	"database/sql"
	"errors"
	"net/url"
	"path/filepath"

	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Amounts is a prime. The amounts of orders are below it.
const Amounts = 1_000_003

// Table holds the orders of a file. Open makes one; Close closes it.
type Table struct {
	DB     *sql.DB
	Source *sqlrows.Source
	// Rows is the number of orders.
	Rows int
}

// Order is an order in the form that a program without a source reads.
type Order struct {
	ID             int64
	Customer, City string
	Amount         int64
	Score          float64
}

// Open opens a file of n orders that Make made, for reading.
func Open(path string, n int) (*Table, error) {
	u := url.URL{Scheme: "file", Path: filepath.ToSlash(path), RawQuery: "mode=ro"}
	db, err := sql.Open("sqlite", u.String())
	if err != nil {
		return nil, err
	}
	s, err := sqlrows.New(sqlrows.Options{DB: db, Dialect: sqlrows.SQLite(), ReadOnly: true, Table: sqlrows.Table{
		Name: []string{"orders"},
		Key:  []string{"id"},
		Columns: []sqlrows.Column{
			{ID: "id", Kind: value.KindNumber},
			{ID: "customer", Kind: value.KindText, NotNull: true},
			{ID: "city", Kind: value.KindText, NotNull: true},
			{ID: "amount", Kind: value.KindNumber, NotNull: true},
			{ID: "score", Kind: value.KindNumber, NotNull: true},
		},
	}})
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return &Table{db, s, n}, nil
}

// Close closes the file.
func (t *Table) Close() error { return t.DB.Close() }

// Query reads orders by a statement, of which rest is the part after the columns, from "FROM orders" on.
func (t *Table) Query(rest string, args ...any) (all []Order, err error) {
	rows, err := t.DB.QueryContext(context.Background(), "SELECT id, customer, city, amount, score FROM orders "+rest, args...)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var o Order
		if err := rows.Scan(&o.ID, &o.Customer, &o.City, &o.Amount, &o.Score); err != nil {
			return nil, err
		}
		all = append(all, o)
	}
	return all, rows.Err()
}
