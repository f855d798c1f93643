// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import "fmt"

// Class is what an error of a database is about.
type Class uint8

// The classes.
const (
	// ClassUnknown is an error of which no more is known than its text.
	ClassUnknown Class = iota
	// ClassRetry is a transaction that lost against another one, and goes well when it is tried
	// again: a deadlock, a serialization failure, a database that is locked.
	ClassRetry
	// ClassExists is a row whose key or other unique value another row has.
	ClassExists
	// ClassRefused is a value that the table does not take: null, too long, of another type,
	// without the row that it refers to.
	ClassRefused
	// ClassGone is a database that cannot be reached.
	ClassGone
	// ClassNoTable and ClassNoColumn are a table and a column that there is not any more.
	ClassNoTable
	ClassNoColumn
	// ClassFull is a disk without room.
	ClassFull
	// ClassDenied is what the database does not allow this user, or allows nobody to write.
	ClassDenied

	classCount = iota
)

var classWords = [classCount]string{
	"the database reports an error", "another transaction was in the way", "a row with this key exists",
	"the table does not take a value", "the database cannot be reached", "there is no such table", "there is no such column",
	"the disk of the database is full", "the database does not allow it",
}

// String is the class in words.
func (c Class) String() string {
	if int(c) < len(classWords) {
		return classWords[c]
	}
	return fmt.Sprintf("Class(%d)", uint8(c))
}

// Error is an error of a database or its driver.
type Error struct {
	// Class is what it is about.
	Class Class
	// Err is the error as the driver has it.
	Err error
}

// Error is the class in words and the text of the driver.
func (e *Error) Error() string { return "sqlrows: " + e.Class.String() + ": " + e.Err.Error() }

// Unwrap is the error of the driver.
func (e *Error) Unwrap() error { return e.Err }
