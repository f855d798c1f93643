// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import "fmt"

// Class is the kind of failure that a database error reports.
type Class uint8

// The classes of errors.
const (
	// ClassUnknown is an error with nothing but a text.
	ClassUnknown Class = iota
	// ClassRetry is a transaction that lost against another one and may succeed when retried: a deadlock, a
	// serialization failure, a locked database.
	ClassRetry
	// ClassExists is a row whose key or other unique value another row already has.
	ClassExists
	// ClassRefused is a value that the table rejects: null, too long, of another type, or a reference to a
	// missing row.
	ClassRefused
	// ClassGone is an unreachable database.
	ClassGone
	// ClassNoTable and ClassNoColumn are a missing table and a missing column.
	ClassNoTable
	ClassNoColumn
	// ClassFull is a full disk.
	ClassFull
	// ClassDenied is an operation that this user may not do, or a write to a read-only database.
	ClassDenied

	classCount = iota
)

var classWords = [classCount]string{
	"the database reports an error", "another transaction was in the way", "a row with this key exists",
	"the table does not take a value", "the database cannot be reached", "there is no such table", "there is no such column",
	"the disk of the database is full", "the database does not allow it",
}

// String returns the class in words.
func (c Class) String() string {
	if int(c) < len(classWords) {
		return classWords[c]
	}
	return fmt.Sprintf("Class(%d)", uint8(c))
}

// Error is an error of a database or its driver with its class.
type Error struct {
	// Class is the kind of failure.
	Class Class
	// Err is the error of the driver.
	Err error
}

// Error returns the class in words and the text of the driver.
func (e *Error) Error() string { return "sqlrows: " + e.Class.String() + ": " + e.Err.Error() }

// Unwrap returns the error of the driver.
func (e *Error) Unwrap() error { return e.Err }
