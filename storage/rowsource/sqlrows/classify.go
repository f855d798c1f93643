// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"regexp"
	"strings"
)

// Classify returns the class of an error by what drivers have in common: a method SQLState, as in pgx and pq,
// a broken connection, and the numbers and words in the texts of MySQL, MariaDB, SQLite and DuckDB. It
// returns ClassUnknown for the error of an ended context.
func Classify(err error) Class {
	var state interface{ SQLState() string }
	var network net.Error
	switch {
	case err == nil:
		return ClassUnknown
	case errors.As(err, &state):
		return classOfState(state.SQLState())
	case errors.Is(err, driver.ErrBadConn), errors.Is(err, sql.ErrConnDone), errors.Is(err, io.ErrUnexpectedEOF), errors.As(err, &network):
		return ClassGone
	}
	text := err.Error()
	if m := numbered.FindStringSubmatch(text); m != nil {
		if c, known := mysqlClasses[m[1]]; known {
			return c
		}
		return classOfState(m[2])
	}
	for _, w := range words {
		if strings.Contains(text, w.text) {
			return w.class
		}
	}
	return ClassUnknown
}

// states lists the classes by prefix of SQLSTATE, longer prefixes first.
var states = []struct {
	prefix string
	class  Class
}{
	{"40001", ClassRetry}, {"40P01", ClassRetry}, {"55P03", ClassRetry},
	{"23505", ClassExists}, {"23", ClassRefused}, {"22", ClassRefused},
	{"42P01", ClassNoTable}, {"42S02", ClassNoTable}, {"3F000", ClassNoTable}, {"42703", ClassNoColumn}, {"42S22", ClassNoColumn},
	{"53100", ClassFull}, {"42501", ClassDenied}, {"25006", ClassDenied}, {"28", ClassDenied},
	{"08", ClassGone}, {"57P", ClassGone}, {"53300", ClassGone},
}

func classOfState(state string) Class {
	for _, s := range states {
		if strings.HasPrefix(state, s.prefix) {
			return s.class
		}
	}
	return ClassUnknown
}

// numbered matches the number and the SQLSTATE in error texts of MySQL and MariaDB.
var numbered = regexp.MustCompile(`^Error (\d+) \((\w{5})\)`)

// mysqlClasses lists the classes of MySQL and MariaDB errors whose SQLSTATE is too general.
var mysqlClasses = map[string]Class{
	"1020": ClassRetry, "1205": ClassRetry, "1213": ClassRetry,
	"1062": ClassExists, "1364": ClassRefused, "1366": ClassRefused, "1442": ClassRefused, "3819": ClassRefused, "4025": ClassRefused,
	"1021": ClassFull, "1114": ClassFull, "1040": ClassGone, "1053": ClassGone,
	"1142": ClassDenied, "1143": ClassDenied, "1044": ClassDenied, "1290": ClassDenied, "1792": ClassDenied, "1836": ClassDenied,
}

// words lists the classes by a part of the error text.
var words = []struct {
	text  string
	class Class
}{
	{"database is locked", ClassRetry}, {"database table is locked", ClassRetry}, {"TransactionContext Error", ClassRetry},
	{"UNIQUE constraint failed", ClassExists}, {"PRIMARY KEY constraint failed", ClassExists}, {"Duplicate key", ClassExists},
	{"constraint failed", ClassRefused}, {"Constraint Error", ClassRefused}, {"datatype mismatch", ClassRefused}, {"Conversion Error", ClassRefused},
	{"failed to encode args", ClassRefused}, // pgx: a value of another type than the column
	{"no such table", ClassNoTable}, {"Catalog Error: Table", ClassNoTable},
	{"no such column", ClassNoColumn}, {"has no column named", ClassNoColumn}, {"Binder Error: Referenced column", ClassNoColumn},
	{"database or disk is full", ClassFull}, {"No space left on device", ClassFull},
	{"readonly database", ClassDenied}, {"may not be modified", ClassDenied}, {"attempt to write", ClassDenied},
	{"unable to open database", ClassGone}, {"disk I/O error", ClassGone}, {"file is not a database", ClassGone}, {"database disk image is malformed", ClassGone},
	{"invalid connection", ClassGone}, {"bad connection", ClassGone}, {"database is closed", ClassGone}, {"conn closed", ClassGone}, {"connection refused", ClassGone},
}
