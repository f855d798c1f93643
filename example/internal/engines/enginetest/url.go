// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package enginetest

import (
	"net/url"
	"path/filepath"
	"testing"
)

// NewURL creates a database and returns its address in the form of a program's command line.
func (s *Server) NewURL(t testing.TB) string {
	t.Helper()
	name := s.newDatabase(t)
	if s.driver == "mysql" {
		return "mysql://root@/" + name + "?socket=" + url.QueryEscape(filepath.Join(s.folder, "socket"))
	}
	return "postgres://postgres@/" + name + "?host=" + url.QueryEscape(s.folder)
}
