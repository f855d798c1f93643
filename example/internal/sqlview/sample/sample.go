// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package sample

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	_ "modernc.org/sqlite" // database/sql: "sqlite"
)

// version changes with the contents of the sample: a file of another version is created again.
const version = 1

// fileName is the name of the file in its folder.
const fileName = "sample.db"

// Folder returns the folder of the sample, in the user's cache.
func Folder() (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("no folder for the sample: %w", err)
	}
	return filepath.Join(cache, "giogrid", "sqlview"), nil
}

// Make creates the sample in a folder, unless it exists, and returns its path. The file appears when it is complete:
// it is written under another name, and removed after an error. Programs that create it at the same time do not
// disturb each other.
func Make(ctx context.Context, folder string) (path string, err error) {
	path = filepath.Join(folder, fileName)
	if isCurrent(ctx, path) {
		return path, nil
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", fmt.Errorf("making the sample: %w", err)
	}
	part, err := os.CreateTemp(folder, "sample-*.part")
	if err != nil {
		return "", fmt.Errorf("making the sample: %w", err)
	}
	defer os.Remove(part.Name()) // after success the file has its final name
	if err = part.Close(); err == nil {
		err = write(ctx, part.Name())
	}
	if err == nil {
		err = os.Rename(part.Name(), path)
	}
	if err != nil {
		return "", fmt.Errorf("making the sample: %w", err)
	}
	return path, nil
}

// isCurrent reports whether a file is a sample of this version.
func isCurrent(ctx context.Context, path string) bool {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return false
	}
	db, err := sql.Open("sqlite", path)
	if err != nil {
		return false
	}
	defer db.Close()
	var found int
	err = db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&found)
	return err == nil && found == version
}

// write fills an empty file. A power failure may damage it, which does no harm before the file has its final name.
func write(ctx context.Context, path string) (err error) {
	db, err := sql.Open("sqlite", path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	db.SetMaxOpenConns(1)
	if _, err := db.ExecContext(ctx, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF"); err != nil {
		return err
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := fill(ctx, tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, fmt.Sprintf("ANALYZE; PRAGMA user_version = %d; PRAGMA synchronous = FULL; VACUUM", version))
	return err
}
