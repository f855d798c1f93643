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

// foldFunction is the name of the SQL function that removes letter case, in all alphabets, textFunction the name of
// the one to cast values to text.
const (
	foldFunction = "sqlview_fold"
	textFunction = "sqlview_text"
)

func init() {
	for name, function := range map[string]func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error){foldFunction: fold, textFunction: text} {
		// Copied arguments would end at a NUL byte.
		sqlite.MustRegisterFunction(name, &sqlite.FunctionImpl{NArgs: 1, Deterministic: true, VolatileArgs: true, Scalar: function})
	}
}

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

// text returns the text of a value, as rows contain it.
func text(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
	v, err := value.Of(args[0])
	if err != nil || v.IsNull() {
		return nil, err
	}
	return v.String(), nil
}

// SQLite returns the dialect for all connections to SQLite that the program opens.
func SQLite() sqlrows.Dialect {
	return sqlrows.SQLite().WithFold(foldFunction).WithText(textFunction)
}
