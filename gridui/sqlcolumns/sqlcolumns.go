// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sqlcolumns makes the columns of a grid from the catalogue of a table in a database.
//
//	source, err := sqlrows.New(sqlrows.Options{DB: db, Table: table, Dialect: sqlrows.PostgreSQL()})
//	…
//	grid.Columns = sqlcolumns.Of(table)
//	grid.Fields = sqlcolumns.Fields(table) // of a ChangeTrackingGrid
//	grid.SetSource(gridui.NewRemote[sqlrows.Row](source, gridui.RemoteOptions[sqlrows.Row]{Version: table.Version}))
//
// Numbers keep all digits that the database returns. Values of another kind than the column has, such as a text among
// numbers in SQLite, show as text.
package sqlcolumns

import (
	"slices"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// Of returns a column for each column of a table, in its order, with the same id. The header is the id. A column has the
// filters, the editor and the alignment of its kind; columns of bytes show their size, and have neither.
//
// Users can edit columns that are not ReadOnly, if Grid.Editing is enabled. Clearing a cell writes null,
// or, if the column has no nulls or belongs to the key, the zero value of its kind. The column of Table.Version has no
// place in the grid. Columns whose ids are in except are left out, for programs that make these columns themselves.
func Of(table sqlrows.Table, except ...string) (columns []gridui.Column[sqlrows.Row]) {
	for i := range table.Columns {
		c := field{table.Columns[i], slices.Contains(table.Key, table.Columns[i].ID)}
		if c.ID != table.Version && !slices.Contains(except, c.ID) {
			columns = append(columns, c.column())
		}
	}
	return columns
}

// Fields returns the fields of the rows of a table, for tracking.Config in a ChangeTrackingGrid, which writes changes to
// the table: all columns but ReadOnly ones.
func Fields(table sqlrows.Table) []tracking.Field[sqlrows.Row] {
	var ids []string
	for _, c := range table.Columns {
		if !c.ReadOnly {
			ids = append(ids, c.ID)
		}
	}
	return gridui.SourceFields[sqlrows.Row](ids...)
}

// field is a column of a table. key reports that it belongs to the key.
type field struct {
	sqlrows.Column
	key bool
}

// column returns the column of the grid.
func (c field) column() gridui.Column[sqlrows.Row] {
	switch c.Kind {
	case value.KindBool:
		return columnOf(c, value.Value.AsBool, value.Bool)
	case value.KindNumber:
		return columnOf(c, asNumber, number.value).Kind(option.KindNumber).Align(option.AlignEnd).Parse(parseNumber)
	case value.KindTime:
		return columnOf(c, value.Value.AsTime, value.Time)
	case value.KindBytes:
		return gridui.Func(c.ID, c.ID, c.size).Auto().NoFilter().NoSort()
	}
	return columnOf(c, value.Value.AsText, value.Text)
}

// columnOf returns a column of the values that as reads; of makes a value of the database from an edited one.
func columnOf[V any](c field, as func(value.Value) (V, bool), of func(V) value.Value) *gridui.Typed[sqlrows.Row, V] {
	col := gridui.Func(c.ID, c.ID, func(r sqlrows.Row) (V, bool) { return as(r.Value(c.ID)) }).Auto()
	col.Otherwise(func(r sqlrows.Row) (string, bool) {
		v := r.Value(c.ID)
		return v.String(), !v.IsNull() && v.Kind() != c.Kind
	})
	if c.ReadOnly {
		return col
	}
	col.Edit(func(r *sqlrows.Row, v V) { *r = r.With(c.ID, of(v)) })
	if !c.NotNull && !c.key {
		col.Clear(func(r *sqlrows.Row) { *r = r.With(c.ID, value.Value{}) })
	}
	return col
}

// size returns the number of bytes of a value.
func (c field) size(r sqlrows.Row) (bytes, bool) {
	b, ok := r.Value(c.ID).AsBytes()
	return bytes(len(b)), ok
}
