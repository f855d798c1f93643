// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"fmt"
	"strconv"
)

// MappedRow is a row as the backend has it: names and values, in order. In JSON it is an object.
type MappedRow []NamedValue

// NamedValue is a value of a mapped row.
type NamedValue struct {
	Name  string
	Value any
}

// Get returns the value with a name; ok is false if the row has none.
func (m MappedRow) Get(name string) (value any, ok bool) {
	for _, v := range m {
		if v.Name == name {
			return v.Value, true
		}
	}
	return nil, false
}

// MarshalJSON returns an object with the values in their order.
func (m MappedRow) MarshalJSON() ([]byte, error) { return m.appendJSON(nil) }

func (m MappedRow) appendJSON(dst []byte) (_ []byte, err error) {
	dst = append(dst, '{')
	for i, v := range m {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendText(dst, v.Name)
		dst = append(dst, ':')
		if dst, err = appendValue(dst, v.Value); err != nil {
			return nil, fmt.Errorf("%s: %w", strconv.Quote(v.Name), err)
		}
	}
	return append(dst, '}'), nil
}
