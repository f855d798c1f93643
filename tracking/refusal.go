// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// RefusedError is the error of a commit in which the server refused some rows and accepted the others. Errors lists
// the refused rows, and why.
type RefusedError struct{ Errors []RowError }

// Error returns the number of rows and the message of the first one.
func (e *RefusedError) Error() string { return rowErrors("rows that were refused", e.Errors) }

// CommitAnswer is the JSON answer of a server to a commit with CommitOptions.Partial or Merge. The zero value
// accepts all rows.
type CommitAnswer struct {
	// Errors lists the refused rows, identified by Type and by Index in the list of that type that was sent.
	// Fields have the names that were sent. All other rows were accepted.
	Errors []RowError `json:"errors,omitempty"`
	// Added and Updated are the rows as the server has them now, for Merge: as many as were sent, null for
	// refused rows.
	Added   []map[string]any `json:"added,omitempty"`
	Updated []map[string]any `json:"updated,omitempty"`
}

// UnmarshalJSON reads the result of MarshalJSON. A missing message is joined from the messages of the fields.
func (e *RowError) UnmarshalJSON(data []byte) error {
	var read struct {
		Index   int          `json:"index"`
		Message string       `json:"message"`
		Type    string       `json:"type"`
		Fields  []FieldError `json:"fields"`
	}
	if err := json.Unmarshal(data, &read); err != nil {
		return err
	}
	*e = RowError{Index: read.Index, Message: read.Message, Type: Added, Fields: read.Fields}
	for listName(e.Type) != read.Type {
		if e.Type++; e.Type > Deleted {
			return fmt.Errorf("tracking: no list is called %s", strconv.Quote(read.Type))
		}
	}
	if e.Message == "" && len(e.Fields) > 0 {
		e.Message = joined(e.Fields)
	}
	return nil
}

// Refuse records why rows, found by Key, were not accepted by a validator or a server; the rows keep their
// changes. It returns the number of rows found. A row keeps its error until it is edited, undone or accepted.
func (t *Tracker[T]) Refuse(refused ...RowError) (rows int) {
	for _, e := range refused {
		if _, _, ok := t.find(e.Key); !ok {
			continue
		}
		if t.errors == nil {
			t.errors = map[string]RowError{}
		}
		t.errors[e.Key] = e
		t.changed(Unchanged)
		rows++
	}
	return rows
}

// Reject records errors as Refuse does, and reverts the changes as Undo does. It returns the number of reverted
// rows. An added row is removed, and gets no error.
func (t *Tracker[T]) Reject(rejected ...RowError) (rows int) {
	for _, e := range rejected {
		if t.Undo(e.Key) {
			rows++
		}
	}
	t.Refuse(rejected...)
	return rows
}

// RowError returns why the row with a key was not accepted; ok is false if it has no error.
func (t *Tracker[T]) RowError(key string) (e RowError, ok bool) {
	e, ok = t.errors[key]
	return e, ok
}

// RowErrorCount returns the number of rows that have an error.
func (t *Tracker[T]) RowErrorCount() int { return len(t.errors) }

// RowErrors returns the errors of all rows, in the order of their keys.
func (t *Tracker[T]) RowErrors() []RowError {
	all := make([]RowError, 0, len(t.errors))
	for _, key := range slices.Sorted(maps.Keys(t.errors)) {
		all = append(all, t.errors[key])
	}
	return all
}

// refusals returns the rows that a server refused, by their indexes among all sent rows.
func (p *Pending[T]) refusals() (map[int]RowError, error) {
	if !p.options.Partial || len(bytes.TrimSpace(p.response.Data)) == 0 {
		return nil, nil
	}
	var answer CommitAnswer
	if err := json.Unmarshal(p.response.Data, &answer); err != nil {
		return nil, fmt.Errorf("%w: it is no such JSON", errNoAnswer)
	}
	first := [...]int{0, len(p.set.Added), len(p.set.Added) + len(p.set.Updated), len(p.sent)}
	refused := map[int]RowError{}
	for _, e := range answer.Errors {
		list := e.Type - Added
		at := first[list] + e.Index
		if e.Index < 0 || at >= first[list+1] {
			return nil, fmt.Errorf("%w: no %s row %d was sent", errNoAnswer, listName(e.Type), e.Index)
		}
		e.Key = p.sent[at].entry.key
		for i := range e.Fields {
			if f, ok := p.t.plan.fieldOf(e.Fields[i].Field); ok {
				e.Fields[i].Field = f.Name
			}
		}
		refused[at] = e
	}
	return refused, nil
}

// refuse records the rows that a server refused, and reverts them in an optimistic commit.
func (p *Pending[T]) refuse(refused map[int]RowError, optimistic bool) error {
	if len(refused) == 0 {
		return nil
	}
	e := &RefusedError{}
	for _, at := range slices.Sorted(maps.Keys(refused)) {
		e.Errors = append(e.Errors, refused[at])
	}
	if optimistic {
		p.t.Reject(e.Errors...)
	} else {
		p.t.Refuse(e.Errors...)
	}
	return e
}
