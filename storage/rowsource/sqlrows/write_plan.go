// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"errors"
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// plan is an edit that was checked before it is sent to the database.
type plan struct {
	rowsource.Edit
	index int
	// key is the key of the row, without values if no row can have the id or the row is new. It may be the
	// other key of the table.
	key rowKey
	// held reports that the row was found, and that others cannot remove it; met that it had the expected
	// values.
	held, met bool
	// expected lists the values that the row must have: its version, or Old.
	expected []rowsource.Field
	// columns lists the columns of Set and Old, without duplicates.
	columns []string
}

// plan checks edits. It fails if one can never succeed.
func (s *Source) plan(edits []rowsource.Edit) ([]plan, error) {
	plans := make([]plan, len(edits))
	for i, e := range edits {
		plans[i] = plan{Edit: e, index: i, expected: e.Old}
		p := &plans[i]
		if e.Kind > rowsource.EditDelete {
			return nil, p.fail("", errors.New("no such edit"))
		}
		if err := s.planFields(p); err != nil {
			return nil, err
		}
		if e.Kind != rowsource.EditInsert {
			p.key, _ = s.builder.keyOf(e.ID)
		}
		if e.Version.IsNull() {
			continue
		}
		if s.builder.table.Version == "" {
			return nil, p.fail("", errors.New("the table has no version"))
		}
		p.expected = []rowsource.Field{{Column: s.builder.table.Version, Value: e.Version}}
	}
	return plans, nil
}

func (s *Source) planFields(p *plan) error {
	for _, f := range slices.Concat(p.Set, p.Old) {
		if _, known := s.builder.columns[f.Column]; !known {
			return p.fail(f.Column, fmt.Errorf("sqlrows: %w", rowsource.ErrNoColumn))
		}
		if !slices.Contains(p.columns, f.Column) {
			p.columns = append(p.columns, f.Column)
		}
	}
	for i, f := range p.Set {
		switch {
		case s.builder.columns[f.Column].ReadOnly:
			return p.fail(f.Column, errors.New("cannot be written"))
		case has(p.Set[:i], f.Column):
			return p.fail(f.Column, errors.New("is set twice"))
		case f.Value.IsNull() && p.Kind == rowsource.EditUpdate && slices.Contains(s.builder.table.Key, f.Column):
			return p.fail(f.Column, errors.New("no key"))
		}
	}
	return nil
}

// fail returns an error of the edit.
func (p *plan) fail(column string, err error) error {
	return &rowsource.EditError{Edit: p.index, Column: column, Err: err}
}

// newKey returns the key of the row after the edit, nil if the database generates it.
func (s *Source) newKey(p plan) []value.Value {
	key := slices.Clone(p.key.values)
	if key == nil {
		key = make([]value.Value, len(s.builder.table.Key))
	}
	for i, id := range s.builder.table.Key {
		at := slices.IndexFunc(p.Set, func(f rowsource.Field) bool { return f.Column == id })
		if at >= 0 {
			key[i] = p.Set[at].Value
		}
	}
	if slices.ContainsFunc(key, value.Value.IsNull) {
		return nil
	}
	return key
}
