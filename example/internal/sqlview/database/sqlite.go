// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"modernc.org/sqlite"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
)

// newSQLite opens a file. mode=ro and mode=rw never create one.
func newSQLite(a address.Address, o Options) (driver.Connector, error) {
	dsn, err := sqliteURI(a.Path(), o)
	if err != nil {
		return nil, err
	}
	connect, err := sqlite.NewConnector(dsn)
	if err != nil || o.Write {
		return connect, err
	}
	return prepared{connect, refuseAttach}, nil
}

// sqliteURI is the URI of a file. In a URI a path may hold any character; a plain file name
// with a question mark would end there.
func sqliteURI(path string, o Options) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	if path = filepath.ToSlash(path); !strings.HasPrefix(path, "/") {
		path = "/" + path // C:/folder/file
	}
	options := url.Values{"mode": {"ro"}, "_busy_timeout": {"5000"}, "_defensive": {"1"}}
	if o.immutable {
		options.Set("immutable", "1")
	}
	if o.Write {
		options = url.Values{"mode": {"rw"}, "_busy_timeout": {"5000"}, "_foreign_keys": {"1"}}
	}
	u := url.URL{Scheme: "file", Path: path, RawQuery: options.Encode()}
	return u.String(), nil
}

// readonlyDirectory is the code of SQLite for a file in WAL mode whose folder cannot be written,
// so that the files that lock it cannot be made.
const readonlyDirectory = 1544

// needsNoLocks reports whether a file of SQLite can only be read without locks, and may be: it
// is in a folder that cannot be written, such as that of a disc, and no program has a log of
// changes beside it.
func needsNoLocks(a address.Address, err error) bool {
	var coded *sqlite.Error
	if a.Engine() != address.SQLite || !errors.As(err, &coded) || coded.Code() != readonlyDirectory {
		return false
	}
	_, err = os.Stat(a.Path() + "-wal")
	return errors.Is(err, fs.ErrNotExist)
}

// refuseAttach keeps a connection from opening other files: ATTACH would open them for writing,
// for mode=ro is that of the first file alone.
func refuseAttach(_ context.Context, c driver.Conn) error {
	r, ok := c.(sqlite.AuthorizerRegisterer)
	if !ok {
		return fmt.Errorf("the driver's %T has no authorizer", c)
	}
	return r.RegisterAuthorizer(func(action sqlite.AuthorizerActionCode, _, _, _, _ string) sqlite.AuthorizerReturnCode {
		if action == sqlite.AuthAttach {
			return sqlite.AuthorizerDeny
		}
		return sqlite.AuthorizerOK
	})
}
