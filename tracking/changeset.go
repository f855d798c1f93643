// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// ChangeSet holds changed rows as they are sent to a backend. Rows are in the order of their first change.
type ChangeSet struct {
	Added, Updated, Removed []MappedRow
	// Errors lists the omitted rows: first added, then updated ones.
	Errors []RowError
}

// RowError reports why a row is not in a change set.
type RowError struct {
	// Index is the position of the row among all added or all edited rows, from 0.
	Index   int
	Message string
	// Type is the list of the row in a change set: Added, Edited for "updated" or Deleted for "removed". JSON
	// has "added" for Unchanged.
	Type RowStatus
	// Fields holds the errors of the validator.
	Fields []FieldError
	// Key is the key of the row. It is not part of the JSON.
	Key string
}

// IsEmpty reports whether there is nothing to send.
func (c ChangeSet) IsEmpty() bool { return len(c.Added)+len(c.Updated)+len(c.Removed) == 0 }

// MarshalJSON returns an object of the lists "added", "updated", "removed" and "errors".
func (c ChangeSet) MarshalJSON() ([]byte, error) {
	dst, err := c.appendRows(append(c.buffer(), '{'))
	if err != nil {
		return nil, err
	}
	dst = append(dst, `,"errors":[`...)
	for i, e := range c.Errors {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = e.appendJSON(dst)
	}
	return append(dst, "]}"...), nil
}

// Payload returns the body of a commit: the JSON without the errors.
func (c ChangeSet) Payload() ([]byte, error) {
	dst, err := c.appendRows(append(c.buffer(), '{'))
	if err != nil {
		return nil, err
	}
	return append(dst, '}'), nil
}

// buffer returns an empty slice with room for about the size of the rows.
func (c ChangeSet) buffer() []byte {
	const perValue = 24
	values := 8
	for _, list := range [][]MappedRow{c.Added, c.Updated, c.Removed} {
		for _, row := range list {
			values += len(row)
		}
	}
	return make([]byte, 0, values*perValue)
}

func (c ChangeSet) appendRows(dst []byte) (_ []byte, err error) {
	for i, list := range [][]MappedRow{c.Added, c.Updated, c.Removed} {
		if i > 0 {
			dst = append(dst, ',')
		}
		name := listName(Added + RowStatus(i))
		dst = append(appendText(dst, name), ":["...)
		for j, row := range list {
			if j > 0 {
				dst = append(dst, ',')
			}
			if dst, err = row.appendJSON(dst); err != nil {
				return nil, fmt.Errorf("%s row %d: %w", name, j, err)
			}
		}
		dst = append(dst, ']')
	}
	return dst, nil
}

func (e RowError) appendJSON(dst []byte) []byte {
	dst = strconv.AppendInt(append(dst, `{"index":`...), int64(e.Index), 10)
	dst = appendText(append(dst, `,"message":`...), e.Message)
	dst = appendText(append(dst, `,"type":`...), listName(e.Type))
	for i, f := range e.Fields {
		if i == 0 {
			dst = append(dst, `,"fields":[`...)
		} else {
			dst = append(dst, ',')
		}
		dst = appendText(append(dst, `{"field":`...), f.Field)
		dst = append(appendText(append(dst, `,"message":`...), f.Message), '}')
	}
	if len(e.Fields) > 0 {
		dst = append(dst, ']')
	}
	return append(dst, '}')
}

// MarshalJSON returns an object of index, message, type and, if there are any, fields.
func (e RowError) MarshalJSON() ([]byte, error) { return e.appendJSON(nil), nil }

// ChangeMapState holds the states of rows, by their keys.
type ChangeMapState[T any] struct {
	// Status is the status of each row.
	Status map[string]RowStatus
	// Rows holds the current rows.
	Rows map[string]T
	// Originals holds edited and deleted rows as the backend has them.
	Originals map[string]T
	// Keys lists the keys in the order of first change. Missing keys are appended in sorted order.
	Keys []string
}

// BuildChangeSetOptions configures how a change set is made.
type BuildChangeSetOptions[T any] struct {
	Mapping   Mapping[T]
	Validator Validator[T]
	// Fields lists the fields of a row. nil means the result of DeriveFields.
	Fields []Field[T]
}

// BuildChangeSet returns the change set of a state. It calls only the mapping, the validator and the fields,
// and does not modify the state.
//
// Added and edited rows are validated, then mapped. A row that is invalid, or whose mapping returns an error
// or panics, is omitted and recorded in Errors. Deleted rows are not validated; their originals are mapped,
// and if the mapping fails, their fields are sent unmapped. If the mapping or the fields are invalid, every
// row fails.
func BuildChangeSet[T any](state ChangeMapState[T], options BuildChangeSetOptions[T]) ChangeSet {
	s, err := newSchema(options.Fields)
	if err != nil {
		s = derive[T]() // for the deleted rows
	}
	p := newPlan(s, options.Mapping)
	p.err = cmp.Or(err, p.err)
	b := newBuilder(p, options.Validator)
	for _, key := range state.keys() {
		row, known := state.Rows[key]
		if original, ok := state.Originals[key]; ok && state.Status[key] == Deleted {
			row, known = original, true
		}
		if known {
			b.add(change[T]{key, state.Status[key], &row})
		} else {
			b.addMissing(key, state.Status[key])
		}
	}
	return b.changeSet()
}

// keys returns all keys without duplicates.
func (s ChangeMapState[T]) keys() []string {
	seen := make(map[string]bool, len(s.Status))
	keys := make([]string, 0, len(s.Status))
	for _, key := range slices.Concat(s.Keys, slices.Sorted(maps.Keys(s.Status))) {
		if !seen[key] {
			seen[key] = true
			keys = append(keys, key)
		}
	}
	return keys
}

func mappingThrew(err error) string { return fmt.Sprintf("(mapping threw: %v)", err) }

// change is a row that goes into a change set.
type change[T any] struct {
	key    string
	status RowStatus
	row    *T
}

// builder makes a change set row by row.
type builder[T any] struct {
	plan      plan[T]
	validator Validator[T]
	added     group
	updated   group
	removed   []MappedRow
}

func newBuilder[T any](p plan[T], v Validator[T]) *builder[T] {
	return &builder[T]{plan: p, validator: v, added: group{status: Added}, updated: group{status: Edited}}
}

// group holds the added or the updated rows of a change set.
type group struct {
	status RowStatus
	rows   []MappedRow
	errors []RowError
	count  int // with the omitted rows
}

func (g *group) refuse(key, message string, fields []FieldError) {
	g.errors = append(g.errors, RowError{Index: g.count, Message: message, Type: g.status, Fields: fields, Key: key})
	g.count++
}

func (b *builder[T]) add(c change[T]) {
	switch c.status {
	case Added:
		b.addTo(&b.added, c)
	case Edited:
		b.addTo(&b.updated, c)
	case Deleted:
		mapped, err := b.plan.try(c.row)
		if err != nil {
			mapped = b.plan.raw(c.row)
		}
		b.removed = append(b.removed, mapped)
	}
}

func (b *builder[T]) addTo(g *group, c change[T]) {
	if message, fields := b.validator.validate(c.row, g.status); message != "" {
		g.refuse(c.key, message, fields)
		return
	}
	mapped, err := b.plan.try(c.row)
	if err != nil {
		g.refuse(c.key, mappingThrew(err), nil)
		return
	}
	g.count++
	g.rows = append(g.rows, mapped)
}

// addMissing records a row that has a status and no values.
func (b *builder[T]) addMissing(key string, status RowStatus) {
	switch status {
	case Added:
		b.added.refuse(key, "(no row)", nil)
	case Edited:
		b.updated.refuse(key, "(no row)", nil)
	}
}

func (b *builder[T]) changeSet() ChangeSet {
	return ChangeSet{
		Added: b.added.rows, Updated: b.updated.rows, Removed: b.removed,
		Errors: slices.Concat(b.added.errors, b.updated.errors),
	}
}

// ChangeSet returns what a commit would send now.
func (t *Tracker[T]) ChangeSet() ChangeSet {
	if t.schema == nil {
		return ChangeSet{}
	}
	b := newBuilder(t.plan, t.config.Validator)
	for s := Added; s <= Deleted; s++ {
		for _, c := range (Rows[T]{t, s}).changes() {
			b.add(c)
		}
	}
	return b.changeSet()
}
