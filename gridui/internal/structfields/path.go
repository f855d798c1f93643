// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structfields

import "reflect"

// A Path leads from a row to a field. Rows are passed as pointers.
type Path []step

// A step leads from a value to the next one.
type step struct {
	// index is the index of a field of a struct. -1: the value is a pointer, and the step leads to its target.
	index int
	// valid is the index of the field that reports whether a value of package sql is set, 0 for other steps.
	valid int
}

// Get returns the field of a row, which can be set unless the row is a copy. ok is false if a pointer on the way is
// nil, or a value of package sql is not set. It does not allocate.
func (p Path) Get(row any) (field reflect.Value, ok bool) {
	v := reflect.ValueOf(row).Elem()
	for _, s := range p {
		switch {
		case s.index < 0:
			if v.IsNil() {
				return reflect.Value{}, false
			}
			v = v.Elem()
			continue
		case s.valid > 0 && !v.Field(s.valid).Bool():
			return reflect.Value{}, false
		}
		v = v.Field(s.index)
	}
	return v, true
}

// Put calls set with the field of a row. Pointers on the way get a copy of their target first, or a new target
// where they are nil: other rows that share a target do not change. The first pointer is the row itself if rows are
// pointers, whose target is not copied.
func (p Path) Put(row any, set func(field reflect.Value)) {
	v := reflect.ValueOf(row).Elem()
	for i, s := range p {
		if s.index >= 0 {
			if s.valid > 0 {
				v.Field(s.valid).SetBool(true)
			}
			v = v.Field(s.index)
			continue
		}
		switch old := v; {
		case i > 0 || old.IsNil():
			target := reflect.New(v.Type().Elem())
			if !old.IsNil() {
				target.Elem().Set(old.Elem())
			}
			old.Set(target)
		}
		v = v.Elem()
	}
	set(v)
}

// Clear makes the field of a row missing: it sets the last pointer before the field to nil, or marks the value of
// package sql as not set. It reports whether it could: other fields have no missing value, except below a pointer
// that is nil already.
func (p Path) Clear(row any) bool {
	v := reflect.ValueOf(row).Elem()
	for i, s := range p {
		last := i == len(p)-1
		switch {
		case s.index < 0 && v.IsNil():
			return true
		case s.index < 0 && last && i > 0:
			v.SetZero()
			return true
		case s.index < 0:
			if i > 0 { // other rows may share the target
				target := reflect.New(v.Type().Elem())
				target.Elem().Set(v.Elem())
				v.Set(target)
			}
			v = v.Elem()
		case s.valid > 0:
			v.SetZero()
			return true
		default:
			v = v.Field(s.index)
		}
	}
	return false
}

// IsTarget reports whether the field is the target of a pointer.
func (p Path) IsTarget() bool { return len(p) > 0 && p[len(p)-1].index < 0 }

// CanBeMissing reports whether a field can be missing in a row.
func (p Path) CanBeMissing() bool {
	for _, s := range p {
		if s.index < 0 || s.valid > 0 {
			return true
		}
	}
	return false
}
