// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Writer is a source that can be written to. Several goroutines may call it at once.
type Writer interface {
	// Write does all of some edits, in their order, or none of them. Rows that are not as the
	// edits expect are conflicts, of which the outcome tells; then nothing is written, and the
	// error is nil. An edit that can never work is an *EditError, those that were taken and not written
	// are an *UnwrittenError.
	Write(ctx context.Context, edits []Edit) (Outcome, error)
}

// EditKind is what an edit does.
type EditKind uint8

// The kinds.
const (
	EditUpdate EditKind = iota
	EditInsert
	EditDelete
)

var editNames = []string{"update", "insert", "delete"}

// String is "update", "insert" or "delete".
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
	// ID is the row's; it is empty for EditInsert.
	ID string
	// Set has the new values, of an inserted row all that it has.
	Set []Field
	// Version is that of the row as the writer read it. If it is null, Old has the values that
	// the writer read in the columns that matter to it. A row that has another version or
	// another value is a conflict. With neither, the row is only required to be there.
	Version value.Value
	Old     []Field
}

// Outcome is what became of edits.
type Outcome struct {
	// Rows has the rows as they are now, one for each edit; it is nil if there are conflicts.
	Rows []Written
	// Conflicts are the edits that met another row than expected.
	Conflicts []Conflict
}

// Written is a row after an edit.
type Written struct {
	// ID is the row's, which an edit of the key changes. It is that of the deleted row too.
	ID string
	// Version is null if the source has no versions, or the row is deleted.
	Version value.Value
	// Key has the values of the key of an inserted row whose ID is not their text.
	Key []Field
}

// ConflictKind is what is wrong with a row.
type ConflictKind uint8

// The kinds.
const (
	// ConflictChanged is a row with another version, or other values.
	ConflictChanged ConflictKind = iota
	// ConflictGone is a row that is no longer there.
	ConflictGone
	// ConflictExists is an id that another row has.
	ConflictExists
)

var conflictNames = []string{"changed", "gone", "exists"}

// String is "changed", "gone" or "exists".
func (k ConflictKind) String() string {
	if int(k) < len(conflictNames) {
		return conflictNames[k]
	}
	return fmt.Sprintf("ConflictKind(%d)", uint8(k))
}

// Conflict is an edit that met another row than expected.
type Conflict struct {
	// Edit is the index of the edit.
	Edit int
	Kind ConflictKind
	ID   string
	// Current has the values of the row in the columns of Set and Old, nil if it is gone.
	Current []Field
}

// UnwrittenError is edits that a source took and did not write, though the rows were as the edits
// expect: a trigger, a rule or the security of rows dropped them. Nothing of the Write is written.
type UnwrittenError struct {
	// Edits are the indexes of the edits, Rows the names of their rows for people, one for each; the
	// name of a row that was to be inserted is empty.
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

// EditError is an edit that can never work.
type EditError struct {
	// Edit is the index of the edit, Column the column that is wrong, if any.
	Edit   int
	Column string
	Err    error
}

// Error names the edit and the column.
func (e *EditError) Error() string {
	if e.Column == "" {
		return fmt.Sprintf("rowsource: edit %d: %v", e.Edit, e.Err)
	}
	return fmt.Sprintf("rowsource: edit %d: column %q: %v", e.Edit, e.Column, e.Err)
}

// Unwrap is what is wrong.
func (e *EditError) Unwrap() error { return e.Err }
