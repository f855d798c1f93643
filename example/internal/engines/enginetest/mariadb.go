// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package enginetest

import (
	"path/filepath"
	"syscall"
	"testing"
)

// MariaDB returns a server that can be reached only through a folder. The first call starts it, all tests of the
// process share it, and EndServers ends it.
func MariaDB(t testing.TB) *Server {
	t.Helper()
	return shared(t, "mysql", startMariaDB)
}

func startMariaDB(t testing.TB, s *Server) {
	t.Helper()
	data, socket := filepath.Join(s.folder, "data"), filepath.Join(s.folder, "socket")
	s.run(t, program(t, "mariadb-install-db"), "--no-defaults", "--datadir="+data, "--auth-root-authentication-method=normal", "--skip-test-db")
	s.program = []string{program(t, "mariadbd", "/usr/sbin/mariadbd"), "--no-defaults", "--datadir=" + data, "--socket=" + socket,
		"--skip-networking", "--pid-file=" + filepath.Join(s.folder, "pid"), "--skip-grant-tables", "--innodb-flush-log-at-trx-commit=0",
		"--character-set-server=utf8mb4"}
	s.driver, s.end, s.kill = "mysql", syscall.SIGTERM, syscall.SIGKILL
	s.address = func(database string) string {
		return "root@unix(" + socket + ")/" + database + "?parseTime=true&time_zone=%27%2B00%3A00%27"
	}
	s.Start(t)
}
