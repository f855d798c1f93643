// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Type is the type of an expression.
type Type uint8

const (
	// Anything is the type of the word missing, which fits everywhere, and of columns with values of none of
	// the other types. Only the texts of such columns can be searched.
	Anything Type = iota
	Number
	Text
	Bool
	// Date is a day with a time, by the wall clock.
	Date
	Duration
)

// Column is a column that expressions may read.
type Column struct {
	// ID identifies the column. Name is the header by which people write it; if empty, it is the ID.
	ID, Name string
	Type     Type
	// Values returns texts that occur in the column, for completion. nil means none.
	Values func() []string
}

// Schema is the set of columns against which expressions are parsed. The zero value has no columns.
type Schema struct {
	Columns []Column
	// Numbers holds the decimal sign of numbers. The zero value uses a point.
	Numbers numtext.Reader
	// Filter adds the operators of filters that rows alone do not answer, such as has, has color and is duplicate.
	// ParseFilter sets it.
	Filter bool
}

// ByID returns a schema with columns named by their ids and numbers with a decimal point. Expressions are
// stored in this form, which does not depend on headers or languages.
func (s Schema) ByID() Schema {
	out := Schema{Columns: make([]Column, len(s.Columns)), Filter: s.Filter}
	for i, c := range s.Columns {
		c.Name = c.ID
		out.Columns[i] = c
	}
	return out
}

// comma reports whether numbers have a decimal comma.
func (s *Schema) comma() bool { return s.Numbers.Decimal == ',' }

// separator returns the text between arguments.
func (s *Schema) separator() string {
	if s.comma() {
		return "; "
	}
	return ", "
}

// lookup finds a column by its header if that is unique, or else by its id.
func (s *Schema) lookup(name string) (c *Column, code Code) {
	code = UnknownColumn
	name = value.Fold(strings.TrimSpace(name))
	for i := range s.Columns {
		if value.Fold(strings.TrimSpace(s.Columns[i].name())) != name {
			continue
		}
		if c != nil {
			c, code = nil, AmbiguousColumn
			break
		}
		c = &s.Columns[i]
	}
	if c != nil {
		return c, 0
	}
	for i := range s.Columns {
		if value.Fold(s.Columns[i].ID) == name {
			return &s.Columns[i], 0
		}
	}
	return nil, code
}

func (c *Column) name() string {
	if c.Name == "" {
		return c.ID
	}
	return c.Name
}

// written returns the name by which lookup finds a column.
func (s *Schema) written(id string) string {
	for i := range s.Columns {
		if s.Columns[i].ID != id {
			continue
		}
		name := s.Columns[i].name()
		if found, _ := s.lookup(name); found == &s.Columns[i] && strings.TrimSpace(name) == name && name != "" {
			return name
		}
	}
	return id
}
