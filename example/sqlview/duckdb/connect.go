// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build duckdb

package main

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"sync"

	"github.com/duckdb/duckdb-go/v2"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
)

// connect opens a file of DuckDB or Parquet, read-only, in a database in memory: the driver's own syntax for a file
// allows no question mark in its path. Afterwards no other file can be reached, and the settings cannot be changed.
func connect(a address.Address, o database.Options) (driver.Connector, error) {
	if o.Write {
		return nil, errors.New("files of DuckDB and Parquet are only read: open it without -write")
	}
	path, err := filepath.Abs(a.Path())
	if err != nil {
		return nil, err
	}
	first, each := attach(path, a.IsParquet())
	var once sync.Once
	c, err := duckdb.NewConnector("", func(e driver.ExecerContext) error {
		var err error
		once.Do(func() { err = run(e, first...) })
		return errors.Join(err, run(e, each...))
	})
	if err != nil {
		return nil, err
	}
	return connector{c}, nil
}

// attach returns the statements for the first connection and for each connection.
func attach(path string, parquet bool) (first, each []string) {
	file := "'" + strings.ReplaceAll(path, "'", "''") + "'"
	if parquet {
		name := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
		name = `"` + strings.ReplaceAll(name, `"`, `""`) + `"`
		first = []string{"CREATE VIEW " + name + " AS SELECT * FROM read_parquet([" + file + "], file_row_number = true)", "SET allowed_paths = [" + file + "]"}
	} else {
		first = []string{"ATTACH " + file + " AS opened (READ_ONLY)"}
		each = []string{"USE opened"}
	}
	return append(first, "SET enable_external_access = false", "SET lock_configuration = true"), each
}

func run(e driver.ExecerContext, statements ...string) error {
	for _, s := range statements {
		if _, err := e.ExecContext(context.Background(), s, nil); err != nil {
			return err
		}
	}
	return nil
}

// connector makes connections whose values database/sql supports.
type connector struct{ *duckdb.Connector }

var _ io.Closer = connector{}

func (c connector) Connect(ctx context.Context) (driver.Conn, error) {
	inner, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return conn{inner.(*duckdb.Conn)}, nil
}

type conn struct{ *duckdb.Conn }

func (c conn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	inner, err := c.Conn.QueryContext(ctx, query, args)
	if err != nil {
		return nil, err
	}
	return rows{inner}, nil
}
