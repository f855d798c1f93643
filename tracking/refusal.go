// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
)

var (
	// ErrRefused is the error of a commit of which the server refused rows and accepted
	// the others. It is a *RefusedError.
	ErrRefused = errors.New("tracking: rows that were refused")
	// ErrNoAnswer is the error of a Partial commit whose response does not say which rows
	// were refused: nothing is accepted.
	ErrNoAnswer = errors.New("tracking: the response does not say which rows were refused")
)

// RefusedError holds which rows a server refused, and why. errors.Is finds ErrRefused in
// it.
type RefusedError struct{ Errors []RowError }

func (e *RefusedError) Error() string {
	if len(e.Errors) == 0 {
		return ErrRefused.Error()
	}
	return fmt.Sprintf("%v: %d, the first: %s", ErrRefused, len(e.Errors), e.Errors[0].Message)
}

// Is says that it is an ErrRefused.
func (e *RefusedError) Is(target error) bool { return target == ErrRefused }

// CommitAnswer is the JSON that a server answers a commit with, where CommitOptions say
// Partial or Merge. The zero value accepts all rows.
type CommitAnswer struct {
	// Errors are the rows that were refused, by Type and by Index in the list of that name
	// that was sent; Fields are told by the names that were sent. All other rows were
	// accepted.
	Errors []RowError `json:"errors,omitempty"`
	// Added and Updated are the rows as the server has them now, for Merge: as many as were
	// sent, null for those that were refused.
	Added   []map[string]any `json:"added,omitempty"`
	Updated []map[string]any `json:"updated,omitempty"`
}

// UnmarshalJSON reads what MarshalJSON writes. A message that is missing is made of those
// of the fields.
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
	*e = RowError{Index: read.Index, Message: read.Message, Fields: read.Fields}
	for e.Type.String() != read.Type {
		if e.Type++; e.Type > KindRemoved {
			return fmt.Errorf("tracking: no list is called %s", strconv.Quote(read.Type))
		}
	}
	if e.Message == "" && len(e.Fields) > 0 {
		e.Message = joined(e.Fields)
	}
	return nil
}

// Refuse keeps the changes of rows, found by Key, and notes why they were not accepted: by
// a validator, or by a server. It says how many there are. A row keeps its error until it
// is edited, undone or accepted.
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

// Reject is Refuse that takes the changes back, as Undo does. A row that is not there any
// more then, since it was added, has no error.
func (t *Tracker[T]) Reject(rejected ...RowError) (rows int) {
	for _, e := range rejected {
		if t.Undo(e.Key) {
			rows++
		}
	}
	t.Refuse(rejected...)
	return rows
}

// RowError is why the row with a key was not accepted; ok is false where nothing is known
// against it.
func (t *Tracker[T]) RowError(key string) (e RowError, ok bool) {
	e, ok = t.errors[key]
	return e, ok
}

// RowErrorCount is how many rows have an error.
func (t *Tracker[T]) RowErrorCount() int { return len(t.errors) }

// RowErrors are the errors of all rows, in the order of their keys.
func (t *Tracker[T]) RowErrors() []RowError {
	all := make([]RowError, 0, len(t.errors))
	for _, key := range slices.Sorted(maps.Keys(t.errors)) {
		all = append(all, t.errors[key])
	}
	return all
}

// refusals reads which of the rows that were sent a server refused, by their places among
// all of them.
func (p *Pending[T]) refusals() (map[int]RowError, error) {
	if !p.options.Partial || len(bytes.TrimSpace(p.response.Data)) == 0 {
		return nil, nil
	}
	var answer CommitAnswer
	if err := json.Unmarshal(p.response.Data, &answer); err != nil {
		return nil, fmt.Errorf("%w: it is no such JSON", ErrNoAnswer)
	}
	first := [...]int{0, len(p.set.Added), len(p.set.Added) + len(p.set.Updated), len(p.sent)}
	refused := map[int]RowError{}
	for _, e := range answer.Errors {
		at := first[e.Type] + e.Index
		if e.Index < 0 || at >= first[e.Type+1] {
			return nil, fmt.Errorf("%w: no %s row %d was sent", ErrNoAnswer, e.Type, e.Index)
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

// refuse notes which rows a server refused, and takes them back in an optimistic commit.
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
