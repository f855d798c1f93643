// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"errors"
	"fmt"
	"github.com/giogrid/giogrid/tracking/internal/equality"
	"reflect"
	"slices"
	"strconv"
)

// Field is a part of a row that is tracked separately. Changes are found by comparing fields, and a change
// set consists of fields. A change that no field reflects is not a change.
type Field[T any] struct {
	// Name is the name of the field in the mapping, in change sets and as the column of an edited cell.
	Name string
	// Get returns the value of the field. It must not change the row.
	Get func(row T) any
	// Set sets the field; nil means read-only. The value is a result of Get, or a value that a server
	// returned: nil, bool, string, int64, uint64, float64, []any or map[string]any.
	Set func(row *T, value any) error
	// Local fields are tracked, but sent only if the mapping names them.
	Local bool
	// Within is the name of the field that this field is a part of, such as "address" for "address.city";
	// empty for a whole field. Parts are tracked separately by edited cells, conflicts and merges. They are
	// sent with the whole, and separately only if the mapping names them.
	Within string

	// Derived fields are faster: at needs no copy of the row, and alike allocates nothing. ok is false if the
	// row does not have the field.
	at    func(row *T) (value any, ok bool)
	alike func(a, b *T) bool
	// unset removes an optional field from a row.
	unset func(row *T)
	// find returns a derived field in a row; ok is false behind a nil pointer.
	find func(row *T) (v reflect.Value, ok bool)

	parts []Field[T]
	// partial reports that parts do not make up the whole; there reports whether a row has the parts.
	partial bool
	there   func(row *T) bool
}

// value returns the value of the field in a row; ok is false if the row lacks the field.
func (f *Field[T]) value(row *T) (value any, ok bool) {
	if f.at != nil {
		return f.at(row)
	}
	return f.Get(*row), true
}

// same reports whether two rows have the same value in the field, or both lack it.
func (f *Field[T]) same(a, b *T) bool {
	if f.alike != nil {
		return f.alike(a, b)
	}
	x, inA := f.value(a)
	y, inB := f.value(b)
	return inA == inB && equality.Same(x, y)
}

// set sets the field; a panic of Set becomes an error.
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

// carry copies the field of one row to another.
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

// schema describes the fields of rows.
type schema[T any] struct {
	fields []Field[T] // the whole fields, each with its parts
	byName map[string]*Field[T]
	// keys returns the names in a row, for rows that are maps. Their fields are made on first use, and fields
	// stays empty.
	keys func(row *T) []string
	made map[string]Field[T]
	make func(name string) Field[T]
}

var errNoFields = errors.New("tracking: the rows export no fields: Config.Fields says what they consist of")

// newSchema returns a schema of the given fields, or of derived fields if none are given.
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

// index adds fields and their parts to byName.
func (s *schema[T]) index(fields []Field[T]) {
	for i := range fields {
		s.byName[fields[i].Name] = &fields[i]
		s.index(fields[i].parts)
	}
}

// names returns the names of all fields, parts after their whole.
func (s *schema[T]) names() (names []string) {
	for i := range s.fields {
		names = s.fields[i].names(names)
	}
	return names
}

// of returns the whole fields of some rows. The caller must not change the slice.
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

// field returns the field with a name. A map has a field for every name except the reserved ones.
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

// same reports whether two rows are the same in all fields.
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

// differing returns the names of the fields in which a and b differ: the smallest parts that they and the
// other rows have.
func (s *schema[T]) differing(a, b *T, others ...*T) (names []string) {
	fields := s.of(a, b)
	for i := range fields {
		names = fields[i].differing(names, a, b, others...)
	}
	return names
}

// isOwnName reports whether a name in a map row is reserved for change tracking: it is not a field, and is
// never sent.
func isOwnName(name string) bool {
	return name == "__rowStatus" || name == "__original" || name == "__isNew"
}
