// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package enginetest

import (
	"database/sql"
	"path/filepath"
	"syscall"
	"testing"
)

// PostgreSQL starts a server, and opens a database of it whose texts are ordered by their bytes. It is
// reached through its folder alone.
func PostgreSQL(t testing.TB) *sql.DB {
	t.Helper()
	s := newServer(t, "postgres")
	data := filepath.Join(s.folder, "data")
	const programs = "/usr/lib/postgresql/*/bin/"
	s.run(program(t, "initdb", programs+"initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
	notes := s.start(syscall.SIGINT, program(t, "postgres", programs+"postgres"), "-D", data, "-k", s.folder, "-h", "", "-c", "fsync=off")
	db := open(t, "pgx", "host="+s.folder+" user=postgres dbname=postgres")
	s.answers(db, notes)
	return db
}
