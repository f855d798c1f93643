// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package program

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
)

// command is a run without a window.
type command struct {
	ctx      context.Context
	options  Options
	database *database.Database
	stdout   io.Writer
}

func (c *command) run() error {
	switch {
	case c.options.Export != "":
		return c.export()
	case c.options.Describe != "":
		t, err := c.table(c.options.Describe)
		if err == nil {
			err = c.describe(t)
		}
		return err
	}
	return c.tables()
}

func (c *command) catalog() (*catalog.Catalog, error) {
	return catalog.Load(c.ctx, c.database.DB, c.database.Address.Engine())
}

func (c *command) table(name string) (*catalog.Table, error) {
	all, err := c.catalog()
	if err != nil {
		return nil, err
	}
	t, ok := all.FindText(name)
	if !ok {
		return nil, fmt.Errorf("%s has no table %q; -tables lists them", c.database.Address.Name(), name)
	}
	return t, nil
}

// tables prints a tab-separated line for each table: its name, its type, about how many rows it has, its columns and
// its key.
func (c *command) tables() error {
	all, err := c.catalog()
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, s := range all.Schemas {
		for _, t := range s.Tables {
			fmt.Fprintf(&b, "%s\t%s\t%s\t%d columns\t%s\n", t.Name, kind(t), rows(t), len(t.Columns), key(t))
		}
	}
	_, err = io.WriteString(c.stdout, b.String())
	return err
}

func kind(t *catalog.Table) string {
	if t.View {
		return "view"
	}
	return "table"
}

func rows(t *catalog.Table) string {
	switch n := t.Estimate; {
	case n.N < 0:
		return "? rows"
	case n.Exact:
		return fmt.Sprintf("%d rows", n.N)
	default:
		return fmt.Sprintf("~%d rows", n.N)
	}
}

func key(t *catalog.Table) string {
	switch {
	case t.Err != nil:
		return t.Err.Error()
	case len(t.Key) == 0:
		return t.ReadOnly(true).String()
	}
	return "key " + strings.Join(t.Identity(), ", ")
}

// describe prints the parts of a table, one on each line, tab-separated.
func (c *command) describe(t *catalog.Table) error {
	if t.Err != nil {
		return fmt.Errorf("%s: %w", t.Name, t.Err)
	}
	var b strings.Builder
	for _, col := range t.Columns {
		fmt.Fprintf(&b, "column\t%s\t%s\t%s%s\n", col.Name, col.Type, col.Kind, traits(col))
	}
	fmt.Fprintf(&b, "key\t%s\n", strings.Join(t.Identity(), ", "))
	for _, i := range t.Indexes {
		fmt.Fprintf(&b, "index\t%s\t%s\n", i.Name, strings.Join(i.Columns, ", "))
	}
	for _, k := range t.Out {
		fmt.Fprintf(&b, "refers to\t%s\t%s -> %s\n", k.To, strings.Join(k.Columns, ", "), strings.Join(k.Referenced, ", "))
	}
	for _, k := range t.In {
		fmt.Fprintf(&b, "referred to by\t%s\t%s -> %s\n", k.From, strings.Join(k.Columns, ", "), strings.Join(k.Referenced, ", "))
	}
	fmt.Fprintln(&b, t.ReadOnly(c.database.Write))
	_, err := io.WriteString(c.stdout, b.String())
	return err
}

func traits(c catalog.Column) (s string) {
	if c.NotNull {
		s += "\tnot null"
	}
	if c.Generated {
		s += "\tgenerated"
	}
	if c.Default != nil {
		s += "\tdefault " + *c.Default
	}
	return s
}
