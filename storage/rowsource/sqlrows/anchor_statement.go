// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// anchorRows is the number of rows between two anchors.
const anchorRows = 4096

// byKey reports whether rows are ordered by the key only. The database then has an index for the order.
func (b *Builder) byKey(q rowsource.Query) bool {
	terms := q.Terms(b.table.Key)
	return slices.EqualFunc(terms, b.table.Key, func(o rowsource.Order, id string) bool {
		return o.Column == id && o.ByValue() && o.Descending == terms[0].Descending
	})
}

// anchor returns the statement that reads the cursors of up to n rows from p on.
func (b *Builder) anchor(q rowsource.Query, p place, n int64) (rowsource.Statement, error) {
	w := b.writer(q)
	terms := w.terms(q)
	order, more := w.seek(terms, p)
	w.write("SELECT ")
	w.list(", ", len(terms), func(i int) { w.write(w.selected(terms[i].column.ID)) })
	w.from()
	w.where(q, more)
	w.page(order, p.skip, n)
	return w.statement()
}

// compareRow returns the statement that compares the row of key with cursors. It yields one column per
// cursor: 1 if the row comes after the cursor, else 0.
func (b *Builder) compareRow(q rowsource.Query, key []value.Value, cursors []rowsource.Cursor) (rowsource.Statement, error) {
	w := b.writer(q)
	terms := w.terms(q)
	w.write("SELECT ")
	w.list(", ", len(cursors), func(i int) {
		w.write("CASE WHEN ")
		w.after(terms, cursors[i])
		w.write(" THEN 1 ELSE 0 END")
	})
	w.from()
	w.where(q, func() { w.key(rowKey{b.table.Key, key}) })
	return w.statement()
}

// anchors returns the statement that reads each 4,096th row after from (nil: the start), in any order: its
// number, from 1, and its cursor. limit bounds the number of rows that are numbered; 0 means no limit.
func (b *Builder) anchors(q rowsource.Query, from rowsource.Cursor, limit int64) (rowsource.Statement, error) {
	w := b.writer(q)
	terms := w.terms(q)
	w.write("SELECT r")
	for i := range terms {
		w.write(", t", strconv.Itoa(i))
	}
	w.write(" FROM (SELECT ")
	for i, t := range terms {
		w.write(w.selected(t.column.ID), fmt.Sprintf(" AS t%d, ", i))
	}
	w.write("row_number() OVER (ORDER BY ")
	w.list(", ", len(terms), func(i int) { w.orderTerm(terms[i]) })
	w.write(") AS r")
	w.from()
	var more func()
	if from != nil {
		more = func() { w.after(terms, from) }
	}
	w.where(q, more)
	if limit > 0 {
		w.page(terms, 0, limit)
	}
	w.write(") AS s WHERE r % ", strconv.Itoa(anchorRows), " = 0")
	return w.statement()
}
