// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package catalog_test

import (
	"context"
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/ordertest"
)

// sqliteTypes lists types that the catalogue distinguishes, and some that it reads as others. A column of SQLite
// holds values of any kind.
var sqliteTypes = []string{
	"INTEGER", "INT", "BIGINT UNSIGNED", "TINYINT(1)", "TEXT", "VARCHAR(9)", "CLOB", "STRING", "TEXT COLLATE NOCASE", "TEXT COLLATE RTRIM", "BLOB", "REAL", "FLOAT",
	"DOUBLE PRECISION", "NUMERIC", "DECIMAL(10,2)", "BOOLEAN", "BOOL", "BOOLTEXT", "BOOLINT", "BOOLBLOB", "DATE", "DATETIME", "TIMESTAMP", "DATETEXT", "DATEINT", "JSON", "JSONTEXT", "JSONB",
	"", "ANY", "UUID", "MONEY",
}

// sqliteValues lists values of all kinds, including some that look like another kind.
var sqliteValues = []string{
	"0", "1", "2", "-1", "5", "5.0", "'5'", "'5.0'", "'05'", "' 5'", "x'35'", "0.5", "1.5", "-0.0", "1e300", "-9e999", "9e999", "1e-320", "0.1", "0.30000000000000004",
	"9223372036854775807", "9223372036854775806", "-9223372036854775808", "9007199254740993", "9007199254740992.0", "123456789012345678901234567890",
	"'true'", "'false'", "'TRUE'", "'t'", "'f'", "'yes'", "''", "' '", "'a'", "'A'", "'a '", "'ä'", "'Ä'", "'가'", "'b'", "'NaN'", "'Inf'", "'null'", "'[1, 2]'", `'{"a": 1}'`,
	"'a' || char(0) || 'b'", "CAST(x'ff41' AS TEXT)", "x''", "x'00'", "x'ff'", "x'61'", "'x' || hex(zeroblob(2000)) || 'y'", "'x' || hex(zeroblob(2000)) || 'z'",
	"'2024-01-05'", "'2024-01-05 10:00:00'", "'2024-01-05 10:00'", "'2024-01-05T10:00:00Z'", "'2024-01-05T10:00:00+09:00'", "'2024-01-05 10:00:00.5'", "'2024-01-05 10:00:00.500'",
	"'2024-02-30'", "'0000-00-00'", "'24:00'", "'05/01/2024'", "1704412800", "1704412800.5", "2460315.5", "'never'", "'0001-01-01 00:00:00'", "'9999-12-31 23:59:59'",
}

// TestOrderOfSQLite reads each type that the catalogue distinguishes.
func TestOrderOfSQLite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "order.db")
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	_, err = db.Exec("PRAGMA journal_mode = wal")
	require.NoError(t, err)
	require.NoError(t, db.Close())
	d, err := database.Open(context.Background(), address.File(path), database.Options{Write: true})
	require.NoError(t, err)
	defer d.Close()
	types := make([]ordertest.Type, len(sqliteTypes))
	for i, declared := range sqliteTypes {
		types[i] = ordertest.Type{Declared: declared, Values: sqliteValues}
	}
	o := ordertest.Checks{Database: d, Engine: address.SQLite, KeyTable: "CREATE TABLE key%d (v %s NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (v, n)) WITHOUT ROWID"}
	o.Run(t, types)
}

// TestManyRowsOfSQLite reads texts in a column of truth values, and texts among numbers.
func TestManyRowsOfSQLite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "many.db")
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	_, err = db.Exec(`CREATE TABLE many (id INTEGER PRIMARY KEY, ok BOOLEAN, n INTEGER);
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
		INSERT INTO many SELECT i, CASE i % 2 WHEN 0 THEN 'true' ELSE 'false' END, CASE WHEN i % 4 = 0 THEN 'n/a' WHEN i % 4 = 1 THEN i ELSE i / 2.0 END FROM n`)
	require.NoError(t, err)
	require.NoError(t, db.Close())
	d, err := database.Open(context.Background(), address.File(path), database.Options{})
	require.NoError(t, err)
	defer d.Close()
	all, err := catalog.Load(context.Background(), d.DB, address.SQLite)
	require.NoError(t, err)
	many := ordertest.Checks{Database: d}.Open(t, all, "many")
	many.CheckMany(t, "ok", "id")
	many.CheckMany(t, "n", "id")
}
