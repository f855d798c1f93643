// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import "github.com/giogrid/giogrid/storage/rowsource"

// Estimate returns the statement that reads the approximate number of rows of the table from the statistics
// of the database, in one column. ok is false if the dialect has none. The result may be null, below 0, or no
// row at all if the database has no statistics.
func (b *Builder) Estimate() (s rowsource.Statement, ok bool) {
	if b.dialect.estimate == nil {
		return rowsource.Statement{}, false
	}
	return b.dialect.estimate(b.table, b.dialect), true
}

// fullName returns the quoted name of a table with its schema.
func (t Table) fullName(d Dialect) (name string) {
	for i, part := range t.Name {
		if i > 0 {
			name += "."
		}
		name += d.quote(part)
	}
	return name
}

// schema returns the part before the name of the table, nil if there is none.
func (t Table) schema() any {
	if len(t.Name) < 2 {
		return nil
	}
	return t.Name[len(t.Name)-2]
}

func (t Table) base() string { return t.Name[len(t.Name)-1] }

// sqliteEstimate returns the statement that reads the highest rowid: about the number of rows, if few were
// deleted.
func sqliteEstimate(t Table, d Dialect) rowsource.Statement {
	return rowsource.Statement{Text: "SELECT max(rowid) FROM " + t.fullName(d)}
}

func postgresEstimate(t Table, d Dialect) rowsource.Statement {
	return rowsource.Statement{
		Text: "SELECT CAST(reltuples AS bigint) FROM pg_class WHERE oid = to_regclass($1)",
		Args: []any{t.fullName(d)},
	}
}

func mysqlEstimate(t Table, _ Dialect) rowsource.Statement {
	return rowsource.Statement{
		Text: "SELECT table_rows FROM information_schema.tables WHERE table_schema = coalesce(?, database()) AND table_name = ?",
		Args: []any{t.schema(), t.base()},
	}
}

func duckdbEstimate(t Table, _ Dialect) rowsource.Statement {
	return rowsource.Statement{
		Text: "SELECT estimated_size FROM duckdb_tables() WHERE schema_name = coalesce(?, current_schema()) AND table_name = ?",
		Args: []any{t.schema(), t.base()},
	}
}
