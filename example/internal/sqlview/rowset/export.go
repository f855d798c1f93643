// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset

import (
	"context"
	"fmt"
	"math"

	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// Export returns the rows of a query in the form that package export reads, by a single statement: the database sorts
// once, and all rows are from the same moment. Reading pages of a view would sort for each page, if no index has the
// order. columns lists ids in order; nil means all. ctx must be the context of the export: its end releases the
// connection of a cancelled export.
func (r *Rowset) Export(ctx context.Context, q rowsource.Query, columns []string) (export.Source, error) {
	if columns == nil {
		for _, c := range r.Columns {
			columns = append(columns, c.ID)
		}
	}
	s := &stream{ctx: ctx, db: r.options.DB}
	out := export.Source{Rows: -1, Row: s.row}
	for _, id := range columns {
		c, ok := r.column(id)
		if !ok {
			return out, fmt.Errorf("%w: %q", rowsource.ErrNoColumn, id)
		}
		s.columns = append(s.columns, c)
		out.Columns = append(out.Columns, exported(c))
	}
	b, err := sqlrows.NewBuilder(r.options.Dialect, r.options.Table)
	if err != nil {
		return out, err
	}
	q.Columns = columns
	s.statement, err = b.Page(q, rowsource.Seek{Index: 0}, math.MaxInt)
	return out, err
}

func (r *Rowset) column(id string) (Column, bool) {
	for _, c := range r.Columns {
		if c.ID == id {
			return c, true
		}
	}
	return Column{}, false
}

func exported(c Column) export.Column {
	return export.Column{Key: c.ID, Header: c.Header(c.ID), Format: c.Format(), NoZone: !c.Zone}
}
