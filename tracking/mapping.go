// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"fmt"
	"strconv"
)

// Mapping converts a row to the form of the backend: the values of its entries in order, and nothing else.
// The zero value sends all fields unchanged.
type Mapping[T any] struct {
	Entries []MapEntry[T]
	// PassThrough also sends the fields that no entry names, after the entries and under their own names,
	// except for names that an entry has.
	PassThrough bool
}

// MapEntry is one value of a mapped row: the value of a field, under the name that the backend has for it, or a
// computed one.
type MapEntry[T any] struct {
	// Name is the name of the value at the backend. Names are unique.
	Name string
	// Field is the name of the field to send. If a map lacks it, nothing is sent.
	Field string
	// Value computes the value instead of Field.
	Value func(row T) (any, error)
}

// ApplyMapping maps one row. fields lists the fields of the row, by default the result of DeriveFields. An
// error of Value is returned; a panic of Value is not recovered.
func ApplyMapping[T any](row T, m Mapping[T], fields ...Field[T]) (MappedRow, error) {
	s, err := newSchema(fields)
	if err != nil {
		return nil, err
	}
	p := newPlan(s, m)
	if p.err != nil {
		return nil, p.err
	}
	return p.apply(&row)
}

// plan is a mapping that has been checked.
type plan[T any] struct {
	schema *schema[T]
	steps  []step[T]
	named  map[string]int  // the indexes of steps by the backend's names
	used   map[string]bool // fields that entries name
	rest   bool            // all other fields are sent too
	others []Field[T]      // the other fields, if all rows have the same
	err    error           // the error of an invalid mapping
}

// step makes one value: from the field, or by compute if that is set.
type step[T any] struct {
	name    string
	field   Field[T]
	compute func(T) (any, error)
}

func newPlan[T any](s *schema[T], m Mapping[T]) plan[T] {
	p := plan[T]{schema: s, named: map[string]int{}, used: map[string]bool{}}
	p.rest = m.PassThrough || len(m.Entries) == 0
	for i, e := range m.Entries {
		if _, twice := p.named[e.Name]; twice {
			p.err = fmt.Errorf("tracking: two entries of the mapping have the name %s", strconv.Quote(e.Name))
			return p
		}
		st, err := p.step(e)
		if err != nil {
			p.err = err
			return p
		}
		p.named[e.Name] = i
		p.steps = append(p.steps, st)
	}
	if p.rest {
		p.others = p.passing(s.fields)
	}
	return p
}

func (p *plan[T]) step(e MapEntry[T]) (step[T], error) {
	st := step[T]{name: e.Name, compute: e.Value}
	if e.Name == "" {
		return st, fmt.Errorf("tracking: an entry of the mapping, for the field %s, has no name", strconv.Quote(e.Field))
	}
	if e.Value != nil {
		return st, nil
	}
	var known bool
	if st.field, known = p.schema.field(e.Field); !known {
		return st, fmt.Errorf("tracking: the mapping names the field %s, which rows do not have", strconv.Quote(e.Field))
	}
	p.used[e.Field] = true
	return st, nil
}

// apply maps a row.
func (p *plan[T]) apply(row *T) (MappedRow, error) {
	fields := p.others
	if p.rest && p.schema.keys != nil {
		fields = p.passing(p.schema.of(row))
	}
	mapped := make(MappedRow, 0, len(p.steps)+len(fields))
	for i := range p.steps {
		st := &p.steps[i]
		if st.compute == nil {
			if v, ok := st.field.value(row); ok {
				mapped = append(mapped, NamedValue{st.name, v})
			}
			continue
		}
		v, err := st.compute(*row)
		if err != nil {
			return nil, err
		}
		mapped = append(mapped, NamedValue{st.name, v})
	}
	for i := range fields {
		f := &fields[i]
		if v, ok := f.value(row); ok {
			mapped = append(mapped, NamedValue{f.Name, v})
		}
	}
	return mapped, nil
}

// passing returns the fields that are sent under their own names.
func (p *plan[T]) passing(fields []Field[T]) []Field[T] {
	var own []Field[T]
	for i := range fields {
		if p.passes(&fields[i]) {
			own = append(own, fields[i])
		}
	}
	return own
}

// passes reports whether a field is sent under its own name.
func (p *plan[T]) passes(f *Field[T]) bool {
	if f.Local || f.Within != "" || p.used[f.Name] {
		return false
	}
	_, taken := p.named[f.Name]
	return !taken
}

// try maps a row as apply does, and returns a panic, or the error of an invalid mapping, as an error.
func (p *plan[T]) try(row *T) (mapped MappedRow, err error) {
	if p.err != nil {
		return nil, p.err
	}
	defer func() {
		if r := recover(); r != nil {
			mapped, err = nil, fmt.Errorf("%v", r)
		}
	}()
	return p.apply(row)
}

// raw returns the fields of a row unmapped, except Local ones. A field that panics is omitted.
func (p *plan[T]) raw(row *T) MappedRow {
	fields := p.schema.of(row)
	mapped := make(MappedRow, 0, len(fields))
	for i := range fields {
		if f := &fields[i]; !f.Local {
			one := plan[T]{schema: p.schema, steps: []step[T]{{name: f.Name, field: *f}}}
			m, _ := one.try(row)
			mapped = append(mapped, m...)
		}
	}
	return mapped
}

// fieldOf returns the field that a name of the backend refers to.
func (p *plan[T]) fieldOf(name string) (Field[T], bool) {
	if i, ok := p.named[name]; ok {
		return p.steps[i].field, p.steps[i].compute == nil
	}
	f, ok := p.schema.field(name)
	return f, ok && p.rest && p.passes(&f)
}
