// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database

import (
	"database/sql/driver"
	"fmt"

	"modernc.org/sqlite"

	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// foldFunction is the function of SQL that takes letter case away, in all alphabets.
const foldFunction = "sqlview_fold"

func init() { sqlite.MustRegisterDeterministicScalarFunction(foldFunction, 1, fold) }

func fold(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
	switch x := args[0].(type) {
	case nil:
		return nil, nil
	case string:
		return value.Fold(x), nil
	case []byte:
		return value.Fold(string(x)), nil
	default:
		return fmt.Sprint(x), nil // a number has no letters
	}
}

// SQLite is the dialect of all connections to SQLite that the program makes.
func SQLite() sqlrows.Dialect { return sqlrows.SQLite().WithFold(foldFunction) }
