// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package enginetest

import (
	"database/sql"
	"os"
	"path/filepath"
	"testing"
)

// WrongPassword opens a database of the server as a user with a wrong password. From then on the server requires a
// password only of that user.
func (s *Server) WrongPassword(t testing.TB) *sql.DB {
	t.Helper()
	if s.driver == "mysql" {
		execute(t, s.admin, "FLUSH PRIVILEGES") // the server has ignored privileges until now
		execute(t, s.admin, "CREATE OR REPLACE USER locked@localhost IDENTIFIED BY 'right'")
		return open(t, s.driver, "locked:wrong@unix("+filepath.Join(s.folder, "socket")+")/")
	}
	execute(t, s.admin, "DROP ROLE IF EXISTS locked")
	execute(t, s.admin, "CREATE ROLE locked LOGIN PASSWORD 'right'")
	rules := filepath.Join(s.folder, "data", "pg_hba.conf")
	if err := os.WriteFile(rules, []byte("local all locked scram-sha-256\nlocal all all trust\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	execute(t, s.admin, "SELECT pg_reload_conf()")
	return open(t, s.driver, "host="+s.folder+" user=locked password=wrong dbname=postgres")
}
