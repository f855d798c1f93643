// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package enginetest

import (
	"path/filepath"
	"syscall"
	"testing"
)

// PostgreSQL returns a server that sorts texts by their bytes and can be reached only through a folder. The first
// call starts it, all tests of the process share it, and EndServers ends it.
func PostgreSQL(t testing.TB) *Server {
	t.Helper()
	return shared(t, "postgres", startPostgreSQL)
}

func startPostgreSQL(t testing.TB, s *Server) {
	t.Helper()
	data := filepath.Join(s.folder, "data")
	const programs = "/usr/lib/postgresql/*/bin/"
	s.run(t, program(t, "initdb", programs+"initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
	s.program = []string{program(t, "postgres", programs+"postgres"), "-D", data, "-k", s.folder, "-h", "", "-c", "fsync=off"}
	s.driver, s.end, s.kill = "pgx", syscall.SIGINT, syscall.SIGQUIT // SIGKILL would leave its children running
	s.address = func(database string) string {
		if database == "" {
			database = "postgres"
		}
		return "host=" + s.folder + " user=postgres dbname=" + database
	}
	s.Start(t)
}
