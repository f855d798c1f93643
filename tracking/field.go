// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
)

// Field is a part of a row that is told apart from the others: what changed is
// found by comparing fields, and a change set holds fields. What no field shows is
// no change.
type Field[T any] struct {
	// Name is what the field is called in the mapping, in change sets and as the
	// column of an edited cell.
	Name string
	// Get is the field's value. It must not change the row.
	Get func(row T) any
	// Set changes the field. nil: the field is only read. It is given what Get
	// returns; values that a server returned are nil, bool, string, int64, uint64,
	// float64, []any or map[string]any.
	Set func(row *T, value any) error
	// Local fields are tracked, but not sent unless the mapping names them.
	Local bool
	// Within is the name of the field that this one is a part of, such as "address" of
	// "address.city"; empty: it is a whole one. Parts are tracked one by one: edited cells,
	// conflicts and merges know them. They are sent with the whole, and by themselves only
	// where the mapping names them.
	Within string

	// Derived fields are faster: at needs no copy of the row, alike nothing on the
	// heap. ok is false where the row does not have the field.
	at    func(row *T) (value any, ok bool)
	alike func(a, b *T) bool
	// unset takes the field out of a row that need not have it.
	unset func(row *T)
	// find is a derived field in a row; ok is false behind a nil pointer.
	find func(row *T) (v reflect.Value, ok bool)

	parts []Field[T]
	// partial parts do not make up the whole, there reports whether a row has them.
	partial bool
	there   func(row *T) bool
}

// value is what a row has in the field.
func (f *Field[T]) value(row *T) (value any, ok bool) {
	if f.at != nil {
		return f.at(row)
	}
	return f.Get(*row), true
}

// same reports whether two rows have the same in the field.
func (f *Field[T]) same(a, b *T) bool {
	if f.alike != nil {
		return f.alike(a, b)
	}
	x, inA := f.value(a)
	y, inB := f.value(b)
	return inA == inB && SameValue(x, y)
}

// set changes the field, and makes an error of what a Set panics with.
func (f *Field[T]) set(row *T, value any) (err error) {
	if f.Set == nil {
		return fmt.Errorf("tracking: the field %s is only read", strconv.Quote(f.Name))
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("tracking: the field %s: %v", strconv.Quote(f.Name), p)
		}
	}()
	return f.Set(row, value)
}

// carry gives a row what another has in the field.
func (f *Field[T]) carry(to, from *T) error {
	v, ok := f.value(from)
	switch {
	case ok:
		return f.set(to, v)
	case f.unset != nil:
		f.unset(to)
		return nil
	}
	return fmt.Errorf("tracking: a row without the field %s", strconv.Quote(f.Name))
}

// schema is what is known of the fields of rows.
type schema[T any] struct {
	fields []Field[T] // the whole ones, each with its parts
	byName map[string]*Field[T]
	// keys are the names in a row, for rows that are maps: their fields are made as
	// they are met, and fields stays empty.
	keys func(row *T) []string
	made map[string]Field[T]
	make func(name string) Field[T]
}

var errNoFields = errors.New("tracking: the rows export no fields: Config.Fields says what they consist of")

// newSchema takes the fields that a caller gave, or derives them.
func newSchema[T any](given []Field[T]) (*schema[T], error) {
	s := &schema[T]{fields: slices.Clone(given)}
	if len(given) == 0 {
		s = derive[T]()
	}
	if len(s.fields) == 0 && s.keys == nil {
		return nil, errNoFields
	}
	names := make(map[string]bool, len(s.fields))
	for _, f := range s.fields {
		if names[f.Name] || f.Name == "" {
			return nil, fmt.Errorf("tracking: fields need names of their own: %s", strconv.Quote(f.Name))
		}
		if f.Get == nil {
			return nil, fmt.Errorf("tracking: the field %s has no Get", strconv.Quote(f.Name))
		}
		names[f.Name] = true
	}
	var err error
	if s.fields, err = assemble(s.fields); err != nil {
		return nil, err
	}
	s.byName = make(map[string]*Field[T], len(names))
	s.index(s.fields)
	return s, nil
}

// index makes fields and their parts found by name.
func (s *schema[T]) index(fields []Field[T]) {
	for i := range fields {
		s.byName[fields[i].Name] = &fields[i]
		s.index(fields[i].parts)
	}
}

// names are those of all fields, parts after their whole.
func (s *schema[T]) names() (names []string) {
	for i := range s.fields {
		names = s.fields[i].names(names)
	}
	return names
}

// of are the whole fields of some rows. They are not to be changed.
func (s *schema[T]) of(rows ...*T) []Field[T] {
	if s.keys == nil {
		return s.fields
	}
	var names []string
	for _, row := range rows {
		names = append(names, s.keys(row)...)
	}
	slices.Sort(names)
	names = slices.Compact(names)
	fields := make([]Field[T], len(names))
	for i, name := range names {
		fields[i], _ = s.field(name)
	}
	return fields
}

// field is the field of a name. A map has them all.
func (s *schema[T]) field(name string) (Field[T], bool) {
	if s.keys != nil {
		if isOwnName(name) {
			return Field[T]{}, false
		}
		f, ok := s.made[name]
		if !ok {
			f = s.make(name)
			s.made[name] = f
		}
		return f, true
	}
	if f, ok := s.byName[name]; ok {
		return *f, true
	}
	return Field[T]{}, false
}

// same reports whether rows are the same in all fields.
func (s *schema[T]) same(a, b *T) bool {
	if a == b {
		return true
	}
	fields := s.of(a, b)
	for i := range fields {
		if !fields[i].same(a, b) {
			return false
		}
	}
	return true
}

// differing are the names of the fields in which rows differ: of the least parts that
// these and other rows have.
func (s *schema[T]) differing(a, b *T, others ...*T) (names []string) {
	fields := s.of(a, b)
	for i := range fields {
		names = fields[i].differing(names, a, b, others...)
	}
	return names
}

// isOwnName reports whether a name in a map row is one that change tracking uses for
// itself elsewhere: it is no field, and never leaves.
func isOwnName(name string) bool {
	return name == "__rowStatus" || name == "__original" || name == "__isNew"
}
