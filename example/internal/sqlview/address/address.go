// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package address reads the argument that names a database: a file, or the URL of a server.
//
// An Address never shows its password: not in its name, not when it is printed with any verb, and not in errors that
// Redact has processed. The package imports only the standard library, and opens nothing but files, to read their
// first bytes.
package address

import (
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
)

// Engine is the kind of database behind an address.
type Engine uint8

// The engines. Unknown is the zero value: the engine of a file is then determined by its content, see Resolve.
const (
	Unknown Engine = iota
	SQLite
	PostgreSQL
	MySQL // and MariaDB
	DuckDB
)

var engineNames = [...]string{"unknown", "SQLite", "PostgreSQL", "MySQL", "DuckDB"}

// String returns the name of the engine for people.
func (e Engine) String() string {
	if int(e) < len(engineNames) {
		return engineNames[e]
	}
	return fmt.Sprintf("Engine(%d)", uint8(e))
}

// Address names a database. The zero value is the sample, which has neither a file nor a URL.
type Address struct {
	engine  Engine
	file    string   // path of a file, as typed
	parquet bool     // the file is Parquet, which DuckDB reads
	server  *url.URL // of a server, with its password
	sample  bool     // the file is the sample
}

// schemes maps the schemes of URLs to engines. Each is the scheme of a server.
var schemes = map[string]Engine{
	"postgres": PostgreSQL, "postgresql": PostgreSQL, "mysql": MySQL, "mariadb": MySQL,
}

// extensions maps the extensions of files to engines. The content of a file with any other extension determines its
// engine.
var extensions = map[string]Engine{
	".sqlite": SQLite, ".sqlite3": SQLite, ".db3": SQLite,
	".duckdb": DuckDB, ".ddb": DuckDB, ".parquet": DuckDB,
}

// Parse reads an argument: a path, a URL of PostgreSQL, MySQL or MariaDB, or an empty string for the sample. A server
// on this machine may be named by a socket instead of a host: by the folder of the socket in PostgreSQL,
// postgres:///NAME?host=FOLDER, and by its path in MySQL, mysql://USER@/NAME?socket=PATH. Parse opens no file. Its
// errors contain no password.
func Parse(argument string) (Address, error) {
	if argument == "" {
		return Address{}, nil
	}
	scheme, _, isURL := strings.Cut(argument, "://")
	if isURL {
		return parseServer(strings.ToLower(scheme), argument)
	}
	if strings.ContainsRune(argument, 0) {
		return Address{}, fmt.Errorf("a path cannot hold a NUL character")
	}
	extension := strings.ToLower(filepath.Ext(argument))
	return Address{engine: extensions[extension], file: argument, parquet: extension == ".parquet"}, nil
}

// File returns the address of a SQLite database in a file, whatever its extension.
func File(path string) Address { return Address{engine: SQLite, file: path} }

// SampleIn returns the address of the sample after it was created in a file. It keeps the name and the title of the
// sample.
func SampleIn(path string) Address { return Address{engine: SQLite, file: path, sample: true} }

func parseServer(scheme, argument string) (Address, error) {
	engine, known := schemes[scheme]
	if !known {
		return Address{}, fmt.Errorf("%.20q is no kind of server: expected postgres://, mysql:// or mariadb://", scheme)
	}
	u, err := url.Parse(argument)
	if err != nil { // the error contains the argument, with its password
		return Address{}, fmt.Errorf("no URL of a %s server: expected %s://USER:PASSWORD@HOST:PORT/DATABASE, "+
			"with %%40 for @, %%2F for / and %%25 for %% in names and passwords", engine, scheme)
	}
	if q := u.Query(); u.Host == "" && q.Get("host") == "" && q.Get("socket") == "" {
		return Address{}, fmt.Errorf("a %s server without a host: expected %s://USER@HOST/DATABASE", engine, scheme)
	}
	if strings.Trim(u.Path, "/") == "" {
		return Address{}, fmt.Errorf("a %s server without a database: expected %s://%s/DATABASE", engine, scheme, u.Host)
	}
	return Address{engine: engine, server: u}, nil
}

// Engine returns the engine, or Unknown for a file whose content determines it.
func (a Address) Engine() Engine {
	if a.IsSample() {
		return SQLite
	}
	return a.engine
}

// IsSample reports whether the address is the sample.
func (a Address) IsSample() bool { return a.sample || a.file == "" && a.server == nil }

// Path returns the path of the file, empty for a server and for a sample that was not created yet.
func (a Address) Path() string { return a.file }

// IsParquet reports whether the file is a single table in Parquet.
func (a Address) IsParquet() bool { return a.parquet }

// Database returns the name of the database on a server, empty for files.
func (a Address) Database() string {
	if a.server == nil {
		return ""
	}
	return strings.Trim(a.server.Path, "/")
}

// Secret returns the URL of a server with its password, for drivers only; empty for files.
func (a Address) Secret() string {
	if a.server == nil {
		return ""
	}
	return a.server.String()
}

// URL returns a copy of the URL of a server with its password, for drivers only; nil for files.
func (a Address) URL() *url.URL {
	if a.server == nil {
		return nil
	}
	u := *a.server
	return &u
}
