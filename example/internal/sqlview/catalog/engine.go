// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"embed"
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
)

// engine is the name of the files with the queries of a database.
type engine string

const (
	sqlite     engine = "sqlite"
	postgresql engine = "postgresql"
	mysql      engine = "mysql"
	duckdb     engine = "duckdb"
)

var engines = map[address.Engine]engine{
	address.SQLite: sqlite, address.PostgreSQL: postgresql, address.MySQL: mysql, address.DuckDB: duckdb,
}

//go:embed queries/*.sql
var queryFiles embed.FS

// queries holds the statements of an engine. Each returns the columns that its reader scans.
type queries struct{ current, tables, columns, indexes, foreign string }

// queries reads the file of an engine, in which headings such as "-- tables" precede the statements.
func (e engine) queries() (q queries, err error) {
	text, err := queryFiles.ReadFile("queries/" + string(e) + ".sql")
	if err != nil {
		return q, fmt.Errorf("catalog: no queries for %q", string(e))
	}
	parts := map[string]*string{"current schema": &q.current, "tables": &q.tables, "columns": &q.columns, "indexes": &q.indexes, "foreign keys": &q.foreign}
	for part := range strings.SplitSeq("\n"+string(text), "\n-- ") {
		name, statement, _ := strings.Cut(part, "\n")
		if into := parts[name]; into != nil {
			*into = strings.TrimRight(strings.TrimSpace(statement), ";")
		}
	}
	return q, nil
}

// Quote returns a name for statements: its parts quoted, with dots between them.
func Quote(e address.Engine, parts ...string) string {
	mark := `"`
	if e == address.MySQL {
		mark = "`"
	}
	quoted := make([]string, len(parts))
	for i, p := range parts {
		quoted[i] = mark + strings.ReplaceAll(p, mark, mark+mark) + mark
	}
	return strings.Join(quoted, ".")
}
