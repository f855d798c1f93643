// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// ordinalTable describes how a dialect makes a temporary table of the keys in the order of a query.
type ordinalTable struct {
	// name is the name of the table. A connection has one such table.
	name string
	// create makes the table. The % is replaced by its columns, or is missing if the selected rows define
	// them. insert precedes the rows; if it is empty, create and the rows are one statement.
	create, insert string
	// drop precedes the name. It removes the temporary table, if there is one, and never another table.
	drop string
	// join joins the rows to the table, and reads the table first.
	join string
}

const (
	ordinalColumn = "rowsource_n" // the number of the row, from 1
	ordinalKey    = "rowsource_k" // followed by the number of the column of the key, from 0
)

// ordinals returns the statements that make the table of the first most keys of a query.
func (b *Builder) ordinals(q rowsource.Query, most int64) (all []rowsource.Statement, err error) {
	d, w := b.dialect.ordinals, b.writer(q)
	create := rowsource.Statement{Text: within(d.create, w.ordinalKeys())}
	if d.insert != "" {
		all = append(all, create)
		w.write(d.insert)
	} else {
		w.write(create.Text)
	}
	terms := w.terms(q)
	w.write(" SELECT row_number() OVER (ORDER BY ")
	w.list(", ", len(terms), func(i int) { w.orderTerm(terms[i]) })
	w.write(") AS ", ordinalColumn)
	for i, id := range b.table.Key {
		w.write(", ", w.column(id), " AS ", ordinalKey, strconv.Itoa(i))
	}
	w.from()
	w.where(q, nil)
	w.write(" LIMIT ", strconv.FormatInt(most, 10))
	st, err := w.statement()
	return append(all, st), err
}

// hasOrdinals reports whether the keys of the table can be stored in order, and rows be read by them.
func (b *Builder) hasOrdinals() bool {
	return b.dialect.ordinals.name != "" && !slices.ContainsFunc(b.table.Key, func(id string) bool { return b.columns[id].AsText })
}

// ordinalKeys returns the columns of the key in the temporary table, each after a comma.
func (w *writer) ordinalKeys() (list string) {
	for i := range w.table.Key {
		list += ", " + ordinalKey + strconv.Itoa(i)
	}
	return list
}

// countOrdinals returns the statement that counts the rows of the table. dropOrdinals returns its removal.
func (b *Builder) countOrdinals() rowsource.Statement {
	return rowsource.Statement{Text: "SELECT count(*) FROM " + b.dialect.ordinals.name}
}

func (b *Builder) dropOrdinals() rowsource.Statement {
	return rowsource.Statement{Text: b.dialect.ordinals.drop + " " + b.dialect.ordinals.name}
}

// ordinalPage returns the statement that reads n rows from index on. Rows that were deleted since the table
// was made are missing.
func (b *Builder) ordinalPage(q rowsource.Query, index int64, n int) (rowsource.Statement, error) {
	w := b.writer(q)
	w.write("SELECT ")
	columns := b.Columns(q)
	w.list(", ", len(columns), func(i int) { w.write(w.selected(columns[i])) })
	w.joinOrdinals()
	w.write(fmt.Sprintf(" WHERE %s > %d AND %s <= %d ORDER BY %s", ordinalColumn, index, ordinalColumn, index+int64(n), ordinalColumn))
	return w.statement()
}

// ordinalAnchors returns the statement that reads the number of each 4,096th row, and its cursor.
func (b *Builder) ordinalAnchors(q rowsource.Query) (rowsource.Statement, error) {
	w := b.writer(q)
	terms := w.terms(q)
	w.write("SELECT ", ordinalColumn)
	for _, t := range terms {
		w.write(", ", w.selected(t.column.ID))
	}
	w.joinOrdinals()
	w.write(fmt.Sprintf(" WHERE %s %% %d = 0 ORDER BY %s", ordinalColumn, anchorRows, ordinalColumn))
	return w.statement()
}

// joinOrdinals writes the table joined with the rows whose keys it holds.
func (w *writer) joinOrdinals() {
	w.write(" FROM ", w.dialect.ordinals.name, " ", w.dialect.ordinals.join, " ")
	w.tableName()
	w.write(" ON ")
	w.list(" AND ", len(w.table.Key), func(i int) {
		w.write(w.column(w.table.Key[i]), " = ", ordinalKey, strconv.Itoa(i))
	})
}
