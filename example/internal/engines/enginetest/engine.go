// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"database/sql"
	"regexp"

	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Engine is a database for the checks of Suite.
type Engine struct {
	Dialect sqlrows.Dialect
	// Open opens a database without tables.
	Open func() *sql.DB
	// Types lists the types of columns of numbers, decimal numbers, floats, texts, times, truth values and bytes, in
	// this order. Key is the type of a number column that the database generates.
	Types [7]string
	Key   string
	// Folded is a text type that ignores letter case, or whose order differs from byte order.
	Folded string
	// ByteTexts reports whether texts may contain any bytes.
	ByteTexts bool
	// Ordinals reports whether keys are sorted in a temporary table.
	Ordinals bool
	// NaN reports whether decimal numbers and floats may be NaN and infinite.
	NaN bool
	// Edges lists columns that are hard to read.
	Edges []Edge
	// Disordered is a wrongly described column, whose sort order in the database differs from its order in
	// comparisons.
	Disordered Edge
	// Slow creates a view named slow, with columns id and note, whose only row takes minutes to read. Running returns
	// the number of statements that read it; if it is empty, such statements block other readers.
	Slow, Running string
	// Explain shows whether a statement sorts.
	Explain Explain
}

// The engines without Open.
var (
	SQLiteEngine = Engine{
		Disordered: Edge{Type: "TEXT", Column: sqlrows.Column{Kind: value.KindText, Type: "BLOB"}, Values: []string{"'a'", "'b'", "'c'", "'d'", "'e'", "'f'", "'g'"}},
		Dialect:    sqlrows.SQLite(), Key: "INTEGER PRIMARY KEY", Folded: "TEXT COLLATE NOCASE", ByteTexts: true, Edges: sqliteEdges, Ordinals: true,
		Types:   [7]string{"INTEGER", "REAL", "REAL", "TEXT", "DATETIME", "BOOLEAN", "BLOB"},
		Slow:    "CREATE VIEW slow AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000000) SELECT max(i) AS id, '' AS note FROM n",
		Explain: Explain{Prefix: "EXPLAIN QUERY PLAN ", Analyze: "ANALYZE plans", Sorted: regexp.MustCompile("USE TEMP B-TREE")},
	}
	PostgreSQLEngine = Engine{
		Disordered: Edge{Type: "text", Column: sqlrows.Column{Kind: value.KindText, Type: "bpchar"}, Values: []string{"'a  '", "'a '", "'a'"}},
		Dialect:    sqlrows.PostgreSQL(), Key: "bigserial PRIMARY KEY", Folded: `text COLLATE "und-x-icu"`, Edges: postgresqlEdges, NaN: true,
		Types:   [7]string{"integer", "numeric(20,4)", "double precision", "text", "timestamptz", "boolean", "bytea"},
		Slow:    "CREATE VIEW slow AS SELECT 1 AS id, CAST(pg_sleep(600) AS text) AS note",
		Running: "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%\"slow\"%' AND pid <> pg_backend_pid()",
		Explain: Explain{Prefix: "EXPLAIN ", Analyze: "ANALYZE plans", Sorted: regexp.MustCompile("Sort")},
	}
	MariaDBEngine = Engine{
		Disordered: Edge{Type: "ENUM('new','paid','shipped','cancelled')", Column: sqlrows.Column{Kind: value.KindText}, Values: []string{"'new'", "'paid'", "'shipped'", "'cancelled'"}},
		Dialect:    sqlrows.MySQL(), Key: "BIGINT AUTO_INCREMENT PRIMARY KEY", Folded: "VARCHAR(200) COLLATE utf8mb4_general_ci", Edges: mariadbEdges, Ordinals: true,
		Types:   [7]string{"INT", "DECIMAL(20,4)", "DOUBLE", "VARCHAR(200) COLLATE utf8mb4_bin", "DATETIME(6)", "BOOLEAN", "BLOB"},
		Slow:    "CREATE VIEW slow AS SELECT 1 AS id, benchmark(1000000000000, sha2('x', 512)) AS note",
		Running: "SELECT count(*) FROM information_schema.processlist WHERE info LIKE '%`slow`%' AND id <> connection_id()",
		Explain: Explain{Prefix: "EXPLAIN ", Analyze: "ANALYZE TABLE plans", Sorted: regexp.MustCompile("filesort")},
	}
)
