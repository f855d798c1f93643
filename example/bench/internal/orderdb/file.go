// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package orderdb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// version changes with the contents of the table: a file of another version is made again.
const version = 1

// Folder returns the folder of the file, in the user's cache, or else in the folder for temporary files.
func Folder() string {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	return filepath.Join(cache, "giogrid", "bench")
}

// Make makes a file with a table of n orders in a folder, unless it exists, and returns its path. The file appears
// when it is complete: it is written under another name, and removed after an error.
func Make(ctx context.Context, folder string, n int) (path string, err error) {
	path = filepath.Join(folder, fmt.Sprintf("orders-%d-v%d.db", n, version))
	if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
		return path, nil
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", fmt.Errorf("making the table: %w", err)
	}
	part, err := os.CreateTemp(folder, "orders-*.part")
	if err != nil {
		return "", fmt.Errorf("making the table: %w", err)
	}
	defer os.Remove(part.Name()) // after success the file has its final name
	if err = part.Close(); err == nil {
		err = write(ctx, part.Name(), n)
	}
	if err == nil {
		err = os.Rename(part.Name(), path)
	}
	if err != nil {
		return "", fmt.Errorf("making the table: %w", err)
	}
	return path, nil
}

// statements fill an empty file. Nothing protects it from a power failure before it has its final name. The factors
// are prime, so that neighbours in one column are far apart in the others.
var statements = []string{
	`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000`,
	`CREATE TABLE orders (
		id INTEGER PRIMARY KEY, customer TEXT NOT NULL, city TEXT NOT NULL, amount INTEGER NOT NULL, score REAL NOT NULL
	)`,
	`INSERT INTO orders
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d)
		SELECT i, 'customer ' || (i * 7919 %% 100003),
			CASE i %% 7 WHEN 0 THEN 'Seoul' WHEN 1 THEN '부산' WHEN 2 THEN 'Lagos' WHEN 3 THEN 'Lima' WHEN 4 THEN '대전' WHEN 5 THEN 'Oslo' ELSE 'Pune' END,
			i * 2654435761 %% %d, (i * 48271 %% 65537) / 16.0 FROM n`,
	`CREATE INDEX orders_amount ON orders (amount)`,
	`PRAGMA analysis_limit = 1000; ANALYZE`,
}

func write(ctx context.Context, path string, n int) (err error) {
	db, err := sql.Open("sqlite", path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	db.SetMaxOpenConns(1)
	for i, statement := range statements {
		if i == 2 {
			statement = fmt.Sprintf(statement, n, Amounts)
		}
		if _, err := db.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}
