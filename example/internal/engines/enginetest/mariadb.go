// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package enginetest

import (
	"path/filepath"
	"syscall"
	"testing"
)

// MariaDB starts a server. It is reached through a folder alone, and the test ends it.
func MariaDB(t testing.TB) *Server {
	t.Helper()
	s := newServer(t, "mysql")
	data, socket := filepath.Join(s.folder, "data"), filepath.Join(s.folder, "socket")
	s.run(program(t, "mariadb-install-db"), "--no-defaults", "--datadir="+data, "--auth-root-authentication-method=normal", "--skip-test-db")
	notes := s.start(syscall.SIGTERM, program(t, "mariadbd", "/usr/sbin/mariadbd"), "--no-defaults", "--datadir="+data, "--socket="+socket,
		"--skip-networking", "--pid-file="+filepath.Join(s.folder, "pid"), "--skip-grant-tables", "--innodb-flush-log-at-trx-commit=0",
		"--character-set-server=utf8mb4")
	s.driver, s.kill = "mysql", syscall.SIGKILL
	s.address = func(database string) string {
		return "root@unix(" + socket + ")/" + database + "?parseTime=true&time_zone=%27%2B00%3A00%27"
	}
	s.admin = open(t, s.driver, s.address(""))
	s.answers(notes)
	return s
}
