// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset

import (
	"context"
	"database/sql"
	"errors"
	"io"

	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/storage/export"
)

// Direct runs a typed statement and passes its rows to do as they arrive, without a snapshot: an export has no limit
// of rows. maxRows is the maximum number of rows; 0 means all. The source is invalid after do returns.
func Direct(ctx context.Context, d *database.Database, statement string, maxRows int64, do func(export.Source) error) error {
	return d.QueryTyped(ctx, statement, func(rows *sql.Rows, types []*sql.ColumnType) error {
		if len(types) == 0 {
			return errors.New("the statement gives no rows")
		}
		names, err := rows.Columns()
		if err != nil {
			return err
		}
		s := &stream{ctx: ctx, columns: columnsOf(d, snapshot.ColumnsOf(types, names)), rows: rows}
		src := export.Source{Rows: -1, Row: func(i int, cells []export.Cell) error {
			if maxRows > 0 && int64(i) >= maxRows {
				return io.EOF
			}
			return s.row(i, cells)
		}}
		for _, c := range s.columns {
			src.Columns = append(src.Columns, exported(c))
		}
		return do(src)
	})
}
