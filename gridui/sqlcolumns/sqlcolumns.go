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
	"time"

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
	return columnsOf(table, nil, except)
}

// OfFormats returns the same columns as Of. Columns whose ids are in formats show numbers and times in these formats, in
// the language of the grid, since a catalogue does not tell amounts of money and percent from other numbers:
//
//	sqlcolumns.OfFormats(table, map[string]option.Format{"price": {Currency: "EUR"}, "discount": {Kind: option.FormatPercent}})
//
// Columns of other kinds report a ProblemFound event.
func OfFormats(table sqlrows.Table, formats map[string]option.Format, except ...string) []gridui.Column[sqlrows.Row] {
	return columnsOf(table, func(id string) (styles, bool) {
		f, ok := formats[id]
		return style(f), ok
	}, except)
}

// styles gives columns a format. It is an interface so that Of links no formats.
type styles interface {
	numbers(c *gridui.Typed[sqlrows.Row, number])
	times(c *gridui.Typed[sqlrows.Row, time.Time])
	texts(c *gridui.Typed[sqlrows.Row, string])
}

// style is a format of columns.
type style option.Format

func (s style) numbers(c *gridui.Typed[sqlrows.Row, number]) { c.Style(option.Format(s)) }

func (s style) times(c *gridui.Typed[sqlrows.Row, time.Time]) { c.Style(option.Format(s)) }

func (s style) texts(c *gridui.Typed[sqlrows.Row, string]) { c.Style(option.Format(s)) }

// columnsOf returns the columns of a table with the styles that styleOf returns.
func columnsOf(table sqlrows.Table, styleOf func(id string) (styles, bool), except []string) (columns []gridui.Column[sqlrows.Row]) {
	for i := range table.Columns {
		c := field{Column: table.Columns[i], key: slices.Contains(table.Key, table.Columns[i].ID)}
		if styleOf != nil {
			if s, ok := styleOf(c.ID); ok {
				c.styles = s
			}
		}
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
	key    bool
	styles styles
}

// column returns the column of the grid.
func (c field) column() gridui.Column[sqlrows.Row] {
	switch c.Kind {
	case value.KindBool:
		return columnOf(c, value.Value.AsBool, value.Bool)
	case value.KindNumber:
		col := columnOf(c, asNumber, number.value).Kind(option.KindNumber).Align(option.AlignEnd).Parse(parseNumber)
		if c.styles != nil {
			c.styles.numbers(col)
		}
		return col
	case value.KindTime:
		col := columnOf(c, value.Value.AsTime, value.Time)
		if c.styles != nil {
			c.styles.times(col)
		}
		return col
	case value.KindBytes:
		return gridui.Func(c.ID, c.ID, c.size).Auto().NoFilter().NoSort()
	}
	col := columnOf(c, value.Value.AsText, value.Text)
	if c.styles != nil {
		c.styles.texts(col)
	}
	return col
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
