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
	// Anything is the type of the word missing, which fits everywhere, and of columns whose
	// values have none of the other types: only their texts can be searched.
	Anything Type = iota
	Number
	Text
	Bool
	// Date is a day with a time, by the clock on the wall.
	Date
	Duration
)

// Column is a column that expressions may read.
type Column struct {
	// ID identifies the column, Name is the header by which people write it. An empty Name is
	// the ID.
	ID, Name string
	Type     Type
	// Values returns texts that occur in the column, for completion. nil: there are none.
	Values func() []string
}

// Schema is what an expression is read against. The zero value has no columns.
type Schema struct {
	Columns []Column
	// Numbers has the decimal sign of numbers. The zero value has a point.
	Numbers numtext.Reader
}

// ByID returns a schema whose columns are named by their ids and whose numbers have a point: the form
// in which expressions are kept, so that neither headers nor languages matter to them.
func (s Schema) ByID() Schema {
	out := Schema{Columns: make([]Column, len(s.Columns))}
	for i, c := range s.Columns {
		c.Name = c.ID
		out.Columns[i] = c
	}
	return out
}

// comma reports whether numbers have a decimal comma.
func (s *Schema) comma() bool { return s.Numbers.Decimal == ',' }

// separator is what stands between arguments.
func (s *Schema) separator() string {
	if s.comma() {
		return "; "
	}
	return ", "
}

// lookup finds a column by what people write for it: its header if only one has it, else its id.
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

// written is the name that lookup finds a column by.
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
