// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Writer is a source that can be written to. It must be safe for concurrent use.
type Writer interface {
	// Write applies all edits in their order, or none of them. Edits whose rows are not as expected are
	// conflicts in the outcome; then nothing is written, and the error is nil. For an edit that can never
	// succeed the error is an *EditError, for edits that were accepted but not written it is an
	// *UnwrittenError.
	Write(ctx context.Context, edits []Edit) (Outcome, error)
}

// EditKind is the kind of an edit.
type EditKind uint8

// The kinds.
const (
	EditUpdate EditKind = iota
	EditInsert
	EditDelete
)

var editNames = []string{"update", "insert", "delete"}

// String returns "update", "insert" or "delete".
func (k EditKind) String() string {
	if int(k) < len(editNames) {
		return editNames[k]
	}
	return fmt.Sprintf("EditKind(%d)", uint8(k))
}

// Field is the value of a column.
type Field struct {
	Column string
	Value  value.Value
}

// Edit is the change of one row.
type Edit struct {
	Kind EditKind
	// ID is the id of the row; it is empty for EditInsert.
	ID string
	// Set holds the new values; for EditInsert all values of the row.
	Set []Field
	// Version is the version of the row that the writer read. If it is null, Old holds the values that the
	// writer read in the columns that matter to it. A row with another version or another value is a
	// conflict. Without both, the row must only exist.
	Version value.Value
	Old     []Field
}

// Outcome is the result of edits.
type Outcome struct {
	// Rows holds the rows after the edits, one for each edit; it is nil if there are conflicts.
	Rows []Written
	// Conflicts lists the edits whose rows were not as expected.
	Conflicts []Conflict
}

// Written is a row after an edit.
type Written struct {
	// ID is the id of the row, which an edit of the key changes, or of the deleted row.
	ID string
	// Version is null if the source has no versions, or the row is deleted.
	Version value.Value
	// Key holds the values of the key of an inserted row whose ID is not their text.
	Key []Field
}

// ConflictKind is the reason of a conflict.
type ConflictKind uint8

// The kinds.
const (
	// ConflictChanged is a row with another version, or other values.
	ConflictChanged ConflictKind = iota
	// ConflictGone is a row that was deleted.
	ConflictGone
	// ConflictExists is an id that another row has.
	ConflictExists
)

var conflictNames = []string{"changed", "gone", "exists"}

// String returns "changed", "gone" or "exists".
func (k ConflictKind) String() string {
	if int(k) < len(conflictNames) {
		return conflictNames[k]
	}
	return fmt.Sprintf("ConflictKind(%d)", uint8(k))
}

// Conflict is an edit whose row was not as expected.
type Conflict struct {
	// Edit is the index of the edit.
	Edit int
	Kind ConflictKind
	ID   string
	// Current holds the values of the row in the columns of Set and Old, nil if the row is gone.
	Current []Field
}

// UnwrittenError lists edits that a source accepted but did not write, although the rows were as expected: a
// trigger, a rule or row security dropped them. Nothing of the Write is written.
type UnwrittenError struct {
	// Edits holds the indexes of the edits, Rows the names of their rows for people, one for each; the name
	// of a row to be inserted is empty.
	Edits []int
	Rows  []string
}

// Error names the rows.
func (e *UnwrittenError) Error() string {
	names := make([]string, len(e.Rows))
	for i, name := range e.Rows {
		if names[i] = "row " + name; name == "" {
			names[i] = "a new row"
		}
	}
	return fmt.Sprintf("the database did not write %s: a trigger, a rule or a policy dropped the change", strings.Join(names, ", "))
}

// EditError is an edit that can never succeed.
type EditError struct {
	// Edit is the index of the edit, Column the column in error, if any.
	Edit   int
	Column string
	Err    error
}

// Error returns the edit, the column and the cause.
func (e *EditError) Error() string {
	if e.Column == "" {
		return fmt.Sprintf("rowsource: edit %d: %v", e.Edit, e.Err)
	}
	return fmt.Sprintf("rowsource: edit %d: column %q: %v", e.Edit, e.Column, e.Err)
}

// Unwrap returns the cause.
func (e *EditError) Unwrap() error { return e.Err }
