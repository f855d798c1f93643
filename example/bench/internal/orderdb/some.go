// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package orderdb

import (
	"context"
	"errors"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Some returns pages of rows by amount, from all over the table: their texts are as long as elsewhere in it.
func (t *Table) Some(pages, length int) (rows []sqlrows.Row, err error) {
	ctx := context.Background()
	view, err := t.Source.Open(ctx, rowsource.Query{Sort: []rowsource.Order{{Column: "amount"}}})
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, view.Close()) }()
	for i := range pages {
		from := rowsource.Cursor{value.Int(int64(i * Amounts / pages)), value.Int(0)}
		page, err := view.Read(ctx, from.After(), length)
		if err != nil {
			return nil, err
		}
		rows = append(rows, page.Items...)
	}
	return rows, nil
}
