// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package places describes where a person is in a database, where foreign keys lead from there, and the way back. It
// depends on the catalogue, not on a database.
package places

import (
	"slices"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Place describes rows to show, of a table or of a statement.
type Place struct {
	// Table is the table or view; zero for a statement.
	Table catalog.Name
	// Statement is the typed statement; empty for a table.
	Statement string
	// Query is the order and the filter.
	Query rowsource.Query
	// Row is the id of the row in focus; empty for none.
	Row string
}

// Equal reports whether two places show the same rows, whatever row is in focus.
func (p Place) Equal(o Place) bool {
	return p.Table == o.Table && p.Statement == o.Statement && p.Query.Equal(o.Query)
}

// Values returns the value of a row in a column.
type Values func(column string) value.Value

// Reference is a foreign key of a row.
type Reference struct {
	Key *catalog.ForeignKey
	// Place selects the rows at the other end.
	Place Place
}

// There returns the references of a row through the foreign keys that contain a column; through all foreign keys if
// column is empty. A key with a null refers to nothing.
func There(t *catalog.Table, column string, row Values) (found []Reference) {
	for _, k := range t.Out {
		if column != "" && !slices.Contains(k.Columns, column) {
			continue
		}
		if p, ok := follow(k.To, k.Columns, k.Referenced, row); ok {
			found = append(found, Reference{k, p})
		}
	}
	return found
}

// Back returns the references to a row from other tables or from its own: a place for each foreign key, whether or
// not it has rows.
func Back(t *catalog.Table, row Values) (found []Reference) {
	for _, k := range t.In {
		if p, ok := follow(k.From, k.Referenced, k.Columns, row); ok {
			found = append(found, Reference{k, p})
		}
	}
	return found
}

// follow returns the place of the rows of a table whose columns equal the values of a row in other columns. ok is
// false if such a value is null.
func follow(to catalog.Name, from, columns []string, row Values) (p Place, ok bool) {
	filter := make(expr.And, len(columns))
	for i, column := range columns {
		v := row(from[i])
		if v.IsNull() {
			return Place{}, false
		}
		filter[i] = expr.Compare{Column: column, Op: expr.OpEqual, Value: v}
	}
	p = Place{Table: to, Query: rowsource.Query{Filter: filter}}
	if len(filter) == 1 {
		p.Query.Filter = filter[0]
	}
	return p, true
}
