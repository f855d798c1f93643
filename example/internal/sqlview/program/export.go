// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package program

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/storage/export"
	_ "github.com/giogrid/giogrid/storage/export/xlsx"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// export writes the rows of a table or a statement, and prints the path of the file. A file that
// is there stays: the new one gets a number.
func (c *command) export() (err error) {
	exporter, err := c.options.exporter()
	if err != nil {
		return err
	}
	rows, err := c.rows()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	if err := rows.Wait(); err != nil {
		return err
	}
	src, err := rows.Export(c.ctx, rowsource.Query{}, nil)
	if err != nil {
		return err
	}
	if err := c.write(src, exporter); err != nil {
		return err
	}
	if rows.Snapshot != nil && rows.Snapshot.Cut() {
		return fmt.Errorf("there are more rows than the %d that were exported; -rows lets in more", rows.Snapshot.Rows())
	}
	return nil
}

func (c *command) rows() (*rowset.Rowset, error) {
	o := snapshot.Options{MaxRows: c.options.MaxRows}
	if c.options.Query != "" {
		return rowset.Statement(c.ctx, c.database, c.options.Query, o)
	}
	t, err := c.table(c.options.Table)
	if err != nil {
		return nil, err
	}
	return rowset.Table(c.ctx, c.database, t, o)
}

func (c *command) write(src export.Source, exporter export.Exporter) error {
	if c.options.Export == "-" {
		return exporter.Export(c.ctx, c.stdout, src, export.Options{BOM: export.MarkNone, Newline: "\n"})
	}
	dir, name := filepath.Split(c.options.Export)
	if dir == "" {
		dir = "."
	}
	path, err := export.ToFile(c.ctx, dir, src, exporter, export.Options{FileName: name})
	if err == nil {
		_, err = fmt.Fprintln(c.stdout, path)
	}
	return err
}
