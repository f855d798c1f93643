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

// newSQLite returns a connector to a file. mode=ro and mode=rw never create one.
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

// sqliteURI returns the URI of a file. In a URI a path may contain any character; a plain file name would end at a
// question mark.
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

// readonlyDirectory is the SQLite error code for a file in WAL mode in a folder that cannot be written, so that the
// lock files cannot be created.
const readonlyDirectory = 1544

// needsNoLocks reports whether a SQLite file can and may be read only without locks: its folder cannot be written, as
// on a disc, and there is no log of changes next to it.
func needsNoLocks(a address.Address, err error) bool {
	var coded *sqlite.Error
	if a.Engine() != address.SQLite || !errors.As(err, &coded) || coded.Code() != readonlyDirectory {
		return false
	}
	_, err = os.Stat(a.Path() + "-wal")
	return errors.Is(err, fs.ErrNotExist)
}

// refuseAttach prevents a connection from opening other files: ATTACH would open them for writing, because mode=ro
// applies only to the first file.
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
