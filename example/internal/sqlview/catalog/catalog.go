// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// Catalog describes the contents of a database at the time it was read.
type Catalog struct {
	// Schemas are in alphabetic order. SQLite has one, "main".
	Schemas []Schema
	// Current is the name of the connection's current schema, empty if it has none.
	Current string
}

// First returns the table to show first: the first table of the current schema, or else the first of all.
func (c *Catalog) First() (*Table, bool) {
	for _, s := range c.Schemas {
		if s.Name == c.Current && len(s.Tables) > 0 {
			return s.Tables[0], true
		}
	}
	for _, s := range c.Schemas {
		if len(s.Tables) > 0 {
			return s.Tables[0], true
		}
	}
	return nil, false
}

// Schema is a namespace of tables.
type Schema struct {
	Name string
	// Tables lists the tables and views in alphabetical order.
	Tables []*Table
}

// Name names a table within a database.
type Name struct{ Schema, Table string }

// String returns the name with its schema, without quotes.
func (n Name) String() string {
	if n.Schema == "" {
		return n.Table
	}
	return n.Schema + "." + n.Table
}

// Table is a table or a view.
type Table struct {
	Name
	// View reports whether it is a view, whose rows cannot be written.
	View bool
	// Estimate is the number of rows from the statistics of the database. N is negative if there are none.
	Estimate rowsource.Count
	// Columns are in the order of the table.
	Columns []Column
	// Key lists the columns that identify a row: the primary key, or another unique key whose columns are never null.
	// For a table of SQLite it is the rowid, if the table has one: a column that Columns does not contain, unless the
	// primary key is an alias of it. It is empty for tables without a key.
	Key []string
	// Indexes lists all indexes, with those for the primary key and for unique constraints.
	Indexes []Index
	// Out lists the foreign keys of the table; In lists the foreign keys of any table that refer to it.
	Out, In []*ForeignKey
	// Err is the reason why the database cannot describe the columns: a view of a table that was dropped.
	Err error

	engine    engine
	rowid     string   // the name of the rowid if it is the key, else empty
	unique    []string // the key that the table would have without the rowid
	withoutID bool     // a table of SQLite without a rowid
}

// Column is a column of a Table.
type Column struct {
	Name string
	// Type is the declared type, for people.
	Type string
	Kind Kind
	// Decimals is the number of decimals of all values, 0 if the type does not specify it.
	Decimals int
	// Single reports whether numbers have single precision. Digits is the minimum number of digits of whole numbers.
	Single bool
	Digits int
	// Zone reports whether times are instants, which are shown in UTC. Other times have no zone.
	Zone bool
	// NotNull reports whether no value is null.
	NotNull bool
	// Default is the expression of the default value, nil if there is none.
	Default *string
	// Generated reports whether the database computes the values. ReadOnly is ReadOnlyComputed then.
	Generated bool
	// ReadOnly is the reason why the values cannot be written, whatever the table allows.
	ReadOnly ReadOnly

	order order
}

// Index is an index of a table.
type Index struct {
	Name            string
	Primary, Unique bool
	// Columns lists the indexed columns in order; it is empty for an expression.
	Columns []string
	// Partial reports whether the index lacks rows, or contains only parts of values.
	Partial bool
}

// ForeignKey is a reference from columns of a table to the key of another.
type ForeignKey struct {
	// Name is the name of the constraint, in SQLite a number.
	Name        string
	From, To    Name
	Columns     []string // of From
	Referenced  []string // of To, in the order of Columns
	toByPrimary bool     // Referenced is the primary key of To
}

// Find returns the table with a name. Without a schema in the name, it prefers the current schema, then "public" and
// "main", then others. If no table has the name in the given letter case, Find ignores letter case.
func (c *Catalog) Find(n Name) (*Table, bool) {
	for _, same := range []func(a, b string) bool{func(a, b string) bool { return a == b }, strings.EqualFold} {
		var found []*Table
		for _, s := range c.Schemas {
			for _, t := range s.Tables {
				if same(t.Table, n.Table) && (n.Schema == "" || same(s.Name, n.Schema)) {
					found = append(found, t)
				}
			}
		}
		if len(found) > 0 {
			current := func(t *Table) bool { return t.Schema == c.Current }
			if i := slices.IndexFunc(found, current); i >= 0 {
				return found[i], true
			}
			return found[max(0, slices.IndexFunc(found, isDefault))], true
		}
	}
	return nil, false
}

func isDefault(t *Table) bool { return t.Schema == "public" || t.Schema == "main" }

// FindText returns the table that a person names as "table" or "schema.table". The name of a table may itself contain
// dots.
func (c *Catalog) FindText(name string) (*Table, bool) {
	if t, ok := c.Find(Name{Table: name}); ok {
		return t, true
	}
	for i := range name {
		if name[i] == '.' {
			if t, ok := c.Find(Name{Schema: name[:i], Table: name[i+1:]}); ok {
				return t, true
			}
		}
	}
	return nil, false
}

// Column returns the column with a name; ok is false if there is none.
func (t *Table) Column(name string) (c Column, ok bool) {
	i := slices.IndexFunc(t.Columns, func(c Column) bool { return c.Name == name })
	if i < 0 {
		return Column{}, false
	}
	return t.Columns[i], true
}
