// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package enginetest

import (
	"database/sql"
	"path/filepath"
	"syscall"
	"testing"
)

// MariaDB starts a server, and opens a database of it. It is reached through its folder alone.
func MariaDB(t testing.TB) *sql.DB {
	t.Helper()
	s := newServer(t, "mysql")
	data, socket := filepath.Join(s.folder, "data"), filepath.Join(s.folder, "socket")
	s.run(program(t, "mariadb-install-db"), "--no-defaults", "--datadir="+data, "--auth-root-authentication-method=normal", "--skip-test-db")
	notes := s.start(syscall.SIGTERM, program(t, "mariadbd", "/usr/sbin/mariadbd"), "--no-defaults", "--datadir="+data, "--socket="+socket,
		"--skip-networking", "--pid-file="+filepath.Join(s.folder, "pid"), "--skip-grant-tables", "--innodb-flush-log-at-trx-commit=0", "--character-set-server=utf8mb4")
	db := open(t, "mysql", "root@unix("+socket+")/?multiStatements=false")
	s.answers(db, notes)
	if _, err := db.Exec("CREATE DATABASE test"); err != nil {
		t.Fatal(err)
	}
	test := open(t, "mysql", "root@unix("+socket+")/test?parseTime=true&time_zone=%27%2B00%3A00%27")
	return test
}
