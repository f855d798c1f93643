// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package enginetest

import (
	"path/filepath"
	"syscall"
	"testing"
)

// PostgreSQL starts a server whose texts are ordered by their bytes. It is reached through a folder
// alone, and the test ends it.
func PostgreSQL(t testing.TB) *Server {
	t.Helper()
	s := newServer(t, "postgres")
	data := filepath.Join(s.folder, "data")
	const programs = "/usr/lib/postgresql/*/bin/"
	s.run(program(t, "initdb", programs+"initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
	notes := s.start(syscall.SIGINT, program(t, "postgres", programs+"postgres"), "-D", data, "-k", s.folder, "-h", "", "-c", "fsync=off")
	s.driver, s.kill = "pgx", syscall.SIGQUIT // SIGKILL would leave its children
	s.address = func(database string) string { return "host=" + s.folder + " user=postgres dbname=" + database }
	s.admin = open(t, s.driver, s.address("postgres"))
	s.answers(notes)
	return s
}
