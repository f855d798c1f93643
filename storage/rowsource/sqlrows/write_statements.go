// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// update returns the statement that changes a row with a key and the expected values.
func (b *Builder) update(key rowKey, set, expected []rowsource.Field) (rowsource.Statement, error) {
	w := b.writer(rowsource.Query{})
	w.write("UPDATE ", b.table.fullName(b.dialect), " SET ")
	w.list(", ", len(set), func(i int) {
		w.write(w.name(set[i].Column), " = ", w.arg(w.argOf(w.columns[set[i].Column], set[i].Value)))
	})
	if b.counts() && !has(set, b.table.Version) {
		if len(set) > 0 {
			w.write(", ")
		}
		version := w.name(b.table.Version)
		w.write(version, " = coalesce(", version, ", 0) + 1")
	}
	w.expected(key, expected)
	return w.statement()
}

// delete returns the statement that deletes a row with a key and the expected values.
func (b *Builder) delete(key rowKey, expected []rowsource.Field) (rowsource.Statement, error) {
	w := b.writer(rowsource.Query{})
	w.write("DELETE")
	w.from()
	w.expected(key, expected)
	return w.statement()
}

// expected writes the condition that rows have a key and some values.
func (w *writer) expected(key rowKey, fields []rowsource.Field) {
	w.write(" WHERE ")
	w.key(key)
	for _, f := range fields {
		w.write(" AND ")
		w.same(w.term(f.Column), f.Value)
	}
}

// insert returns the statement that inserts a row. The statement returns the key where the dialect can.
func (b *Builder) insert(set []rowsource.Field) (rowsource.Statement, error) {
	w := b.writer(rowsource.Query{})
	if b.counts() && !has(set, b.table.Version) {
		set = append(slices.Clone(set), rowsource.Field{Column: b.table.Version, Value: value.Int(1)})
	}
	w.write("INSERT INTO ", b.table.fullName(b.dialect))
	if len(set) == 0 {
		w.write(b.dialect.noValues)
	} else {
		w.write(" (")
		w.list(", ", len(set), func(i int) { w.write(w.name(set[i].Column)) })
		w.write(") VALUES (")
		w.list(", ", len(set), func(i int) { w.write(w.arg(w.argOf(w.columns[set[i].Column], set[i].Value))) })
		w.write(")")
	}
	if b.dialect.returning {
		w.write(" RETURNING ")
		w.list(", ", len(b.table.Key), func(i int) { w.write(w.selected(b.table.Key[i])) })
	}
	return w.statement()
}

// fields returns the statement that reads some columns of a row. With lock, others cannot write the row until
// the transaction ends.
func (b *Builder) fields(key rowKey, columns []string, lock bool) (rowsource.Statement, error) {
	w := b.writer(rowsource.Query{})
	w.write("SELECT ")
	w.list(", ", len(columns), func(i int) { w.write(w.selected(columns[i])) })
	w.from()
	w.expected(key, nil)
	if lock {
		w.write(b.dialect.lock)
	}
	return w.statement()
}

// counts reports whether writes increment the version.
func (b *Builder) counts() bool {
	return b.table.Version != "" && b.columns[b.table.Version].Kind == value.KindNumber
}

func has(fields []rowsource.Field, column string) bool {
	return slices.ContainsFunc(fields, func(f rowsource.Field) bool { return f.Column == column })
}
