// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package program

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/giogrid/giogrid/example/internal/exports"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/storage/export"
	_ "github.com/giogrid/giogrid/storage/export/xlsx"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// export writes the rows of a table or a statement, and prints the path of the file. It never overwrites a file: the
// name of the new one gets a number.
func (c *command) export() error {
	if c.options.Query != "" {
		return c.exportStatement(c.options.Query)
	}
	t, err := c.table(c.options.Table)
	if err != nil {
		return err
	}
	if len(t.Key) == 0 {
		return c.exportStatement(t.Select(c.database.Address.Engine()))
	}
	return c.exportTable(t)
}

func (c *command) exportStatement(statement string) error {
	return rowset.Direct(c.ctx, c.database, statement, c.options.MaxRows, c.write)
}

// exportTable writes a table in the order of its key.
func (c *command) exportTable(t *catalog.Table) (err error) {
	rows, err := rowset.Table(c.ctx, c.database, t, snapshot.Options{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	src, err := rows.Export(c.ctx, rowsource.Query{}, nil)
	if err != nil {
		return err
	}
	return c.write(src)
}

func (c *command) write(src export.Source) error {
	exporter, err := c.options.exporter()
	if err != nil {
		return err
	}
	dir, name := filepath.Split(c.options.Export)
	opt := c.options.Exports.Options(name)
	opt.Cut = func(cut export.Cut) { fmt.Fprintln(os.Stderr, exports.CutText(cut).En) }
	if c.options.Export == "-" {
		opt.BOM, opt.Newline = export.MarkNone, "\n"
		return exporter.Export(c.ctx, c.stdout, src, opt)
	}
	if dir == "" {
		dir = "."
	}
	path, err := export.Dir(dir)(c.ctx, src, exporter, opt)
	if err == nil {
		_, err = fmt.Fprintln(c.stdout, path)
	}
	return err
}
