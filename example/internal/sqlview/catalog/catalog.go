// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// Catalog is what a database has, as it was when it was read.
type Catalog struct {
	// Schemas are in alphabetic order. SQLite has one, "main".
	Schemas []Schema
	// Current is the name of the schema that the connection is in, empty if it is in none.
	Current string
}

// First returns the table to begin with: the first one of the current schema, or else of all.
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
	// Tables has the tables and views in alphabetic order.
	Tables []*Table
}

// Name names a table within a database.
type Name struct{ Schema, Table string }

// String is the name with its schema, without quotes.
func (n Name) String() string {
	if n.Schema == "" {
		return n.Table
	}
	return n.Schema + "." + n.Table
}

// Table is a table or a view.
type Table struct {
	Name
	// View says that it is a view, of which rows cannot be written.
	View bool
	// Estimate is the number of rows from the statistics of the database; N is below 0 where it
	// has none.
	Estimate rowsource.Count
	// Columns are in the order of the table.
	Columns []Column
	// Key tells rows apart: the primary key, or another unique one whose columns are never null.
	// For a table of SQLite it is the rowid, if the table has one: a column that Columns does not
	// have, unless the primary key is another name of it. It is empty for tables without a key.
	Key []string
	// Indexes has all indexes, those of the primary key and of unique constraints among them.
	Indexes []Index
	// Out are the foreign keys of the table, In those of other tables, or of itself, to it.
	Out, In []*ForeignKey
	// Err says why the database cannot tell the columns: a view of a table that is gone.
	Err error

	engine    engine
	rowid     string   // the name of the rowid that is the key; empty if it is not
	unique    []string // what would be the key without the rowid
	withoutID bool     // a table of SQLite that has no rowid
}

// Column is a column of a Table.
type Column struct {
	Name string
	// Type is the type as the database declares it, for people.
	Type string
	Kind Kind
	// Decimals is how many decimals all values have, 0 where the type does not say.
	Decimals int
	// Single says that numbers have single precision, Digits how many digits whole numbers are shown with
	// at least.
	Single bool
	Digits int
	// Zone says that times are instants, which are shown in UTC. Others have no zone.
	Zone bool
	// NotNull says that no value is null.
	NotNull bool
	// Default is the expression of the default value, nil if there is none.
	Default *string
	// Generated says that the database computes the values. ReadOnly is ReadOnlyComputed then.
	Generated bool
	// ReadOnly is why the values cannot be written, whatever the table allows.
	ReadOnly ReadOnly

	order order
}

// Index is an index of a table.
type Index struct {
	Name            string
	Primary, Unique bool
	// Columns are those that are indexed, in order; empty for an expression.
	Columns []string
	// Partial says that the index does not have all rows, or parts of values alone.
	Partial bool
}

// ForeignKey is columns of a table that hold the key of a row of another one.
type ForeignKey struct {
	// Name is that of the constraint; SQLite has a number.
	Name        string
	From, To    Name
	Columns     []string // of From
	Referenced  []string // of To, one for each of Columns
	toByPrimary bool     // Referenced is the primary key of To
}

// Find is the table with a name. Without a schema it is the first table of that name, the current schema and then
// "public" and "main" before others. A name in other letter case is found where none is in this.
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

// FindText is the table that a person names: "table", or "schema.table". A dot may be part of
// the name of a table.
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

// Column is the column with a name; ok is false if there is none.
func (t *Table) Column(name string) (c Column, ok bool) {
	i := slices.IndexFunc(t.Columns, func(c Column) bool { return c.Name == name })
	if i < 0 {
		return Column{}, false
	}
	return t.Columns[i], true
}
