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

// Direct runs a statement that a person typed and hands its rows to do as they come, without a
// snapshot: an export of them has no bound. maxRows is the most rows; 0 is all. The source is
// of no use after do.
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
		src := export.Source{Rows: export.RowsUnknown, Row: func(i int, cells []export.Cell) error {
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
