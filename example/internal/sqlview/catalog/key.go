// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"slices"
	"strings"
)

// chooseKey sets the key of a table. It is the rowid of SQLite, because columns may hold values of any kind; else the
// first unique index without nulls, the primary key before others; else the rowid of DuckDB, or the row number in a
// Parquet file.
func (t *Table) chooseKey() {
	switch {
	case t.Err != nil:
		return
	case t.View:
		t.chooseViewKey()
		return
	}
	t.Key = t.uniqueKey()
	hasID := t.engine == sqlite && !t.withoutID && !t.isAlias() || t.engine == duckdb && t.Key == nil
	if name := t.rowidName(); hasID && name != "" {
		t.rowid, t.unique, t.Key = name, t.Key, []string{name}
	}
}

// Identity returns the columns that identify a row for people. If Key is the rowid, these are the primary key or
// another unique key.
func (t *Table) Identity() []string {
	if t.unique != nil {
		return t.unique
	}
	return t.Key
}

// uniqueKey returns the columns of the first unique index without nulls, nil if there is none.
func (t *Table) uniqueKey() []string {
	for _, i := range t.Indexes {
		if i.Unique && !i.Partial && t.isKey(i) {
			return slices.Clone(i.Columns)
		}
	}
	return nil
}

// isAlias reports whether the key is a column that is an alias of the rowid.
func (t *Table) isAlias() bool { return slices.ContainsFunc(t.Indexes, t.isRowid) }

// fileRowNumber is the column of DuckDB with the number of a row in a Parquet file.
const fileRowNumber = "file_row_number"

// chooseViewKey sets the key of DuckDB's view of a Parquet file. The catalogue knows no key of other views.
func (t *Table) chooseViewKey() {
	if _, ok := t.Column(fileRowNumber); ok && t.engine == duckdb {
		t.Key = []string{fileRowNumber}
	}
}

// isKey reports whether the columns of an index are never null. It is false for an index on expressions.
func (t *Table) isKey(i Index) bool {
	for _, name := range i.Columns {
		c, known := t.Column(name)
		if !known || !c.NotNull && !t.isRowid(i) {
			return false
		}
	}
	return len(i.Columns) > 0
}

// isRowid reports whether an index is the rowid of SQLite under another name: one column that
// is declared INTEGER PRIMARY KEY. Other primary keys of SQLite may have nulls.
func (t *Table) isRowid(i Index) bool {
	if t.engine != sqlite || t.withoutID || !i.Primary || i.Name != "" || len(i.Columns) != 1 {
		return false
	}
	c, _ := t.Column(i.Columns[0])
	indexed := slices.ContainsFunc(t.Indexes, func(o Index) bool { return o.Primary && o.Name != "" })
	return strings.EqualFold(c.Type, "INTEGER") && !indexed
}

// rowidName returns a name of the rowid that no column of the table has, empty if there is none.
func (t *Table) rowidName() string {
	names := []string{"rowid", "_rowid_", "oid"}
	if t.engine == duckdb {
		names = names[:1]
	}
	for _, name := range names {
		taken := func(c Column) bool { return strings.EqualFold(c.Name, name) }
		if !slices.ContainsFunc(t.Columns, taken) {
			return name
		}
	}
	return ""
}

// primary returns the columns of the primary key.
func (t *Table) primary() []string {
	for _, i := range t.Indexes {
		if i.Primary {
			return i.Columns
		}
	}
	return nil
}

// UniqueKeys returns the unique indexes except the primary key.
func (t *Table) UniqueKeys() (keys []Index) {
	for _, i := range t.Indexes {
		if i.Unique && !i.Primary {
			keys = append(keys, i)
		}
	}
	return keys
}
