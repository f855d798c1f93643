// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// Load reads the catalogue of a database: by four statements for a server, by several for each table of SQLite.
// Estimates of SQLite come from ANALYZE, or else from the highest rowid.
func Load(ctx context.Context, db *sql.DB, e address.Engine) (*Catalog, error) {
	l := &loader{ctx: ctx, db: db, engine: engines[e], byName: map[Name]*Table{}}
	var err error
	if l.queries, err = l.engine.queries(); err != nil {
		return nil, err
	}
	if err = l.tables(); err == nil {
		err = l.details()
	}
	if err != nil {
		return nil, fmt.Errorf("reading the catalogue: %w", err)
	}
	for _, t := range l.order {
		t.chooseKey()
	}
	l.linkForeignKeys()
	c := l.catalog()
	c.Current, err = l.current()
	return c, err
}

type loader struct {
	ctx     context.Context
	db      *sql.DB
	engine  engine
	queries queries
	order   []*Table
	byName  map[Name]*Table
	foreign []*ForeignKey
}

// current reads the name of the connection's current schema.
func (l *loader) current() (string, error) {
	if l.queries.current == "" {
		return "", nil
	}
	var name sql.NullString
	if err := l.db.QueryRowContext(l.ctx, l.queries.current).Scan(&name); err != nil {
		return "", fmt.Errorf("reading the catalogue: %w", err)
	}
	return name.String, nil
}

// catalog returns the tables grouped by schema. The statements order them by schema and name.
func (l *loader) catalog() *Catalog {
	c := &Catalog{}
	for _, t := range l.order {
		if n := len(c.Schemas); n == 0 || c.Schemas[n-1].Name != t.Schema {
			c.Schemas = append(c.Schemas, Schema{Name: t.Schema})
		}
		s := &c.Schemas[len(c.Schemas)-1]
		s.Tables = append(s.Tables, t)
	}
	return c
}

// each runs a statement and calls row for each row. row scans it with scan.
func (l *loader) each(statement string, args []any, row func(scan func(...any) error) error) error {
	rows, err := l.db.QueryContext(l.ctx, statement, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := row(rows.Scan); err != nil {
			return err
		}
	}
	return rows.Err()
}

func (l *loader) tables() error {
	return l.each(l.queries.tables, nil, func(scan func(...any) error) error {
		t := &Table{engine: l.engine}
		if err := scan(&t.Schema, &t.Table, &t.View, &t.Estimate.N, &t.withoutID); err != nil {
			return err
		}
		l.order = append(l.order, t)
		l.byName[t.Name] = t
		return nil
	})
}

// details reads columns, indexes and foreign keys. SQLite returns them for one table at a time, and fails for broken
// views.
func (l *loader) details() error {
	if l.engine != sqlite {
		return l.detailsOf(nil)
	}
	for _, t := range l.order {
		if err := l.detailsOf([]any{t.Table}); err != nil {
			if l.ctx.Err() != nil {
				return err
			}
			t.Err = err
			continue
		}
		l.estimate(t)
	}
	return nil
}

func (l *loader) detailsOf(args []any) error {
	for _, part := range []struct {
		statement string
		row       func(func(...any) error) error
	}{{l.queries.columns, l.column}, {l.queries.indexes, l.index}, {l.queries.foreign, l.foreignKey}} {
		if err := l.each(part.statement, args, part.row); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) column(scan func(...any) error) error {
	var of Name
	var c Column
	var base string
	var unordered bool
	if err := scan(&of.Schema, &of.Table, &c.Name, &c.Type, &base, &c.NotNull, &c.Default, &c.Generated, &c.order.cast, &unordered); err != nil {
		return err
	}
	c.Kind, c.Decimals = l.engine.KindOf(base), l.engine.decimals(base)
	c.Single, c.Digits, c.Zone = l.engine.isSingle(base), l.engine.digits(base), l.engine.hasZone(base)
	c.setOrder(l.engine, strings.ToLower(base), unordered)
	if t := l.byName[of]; t != nil { // a table created after the first statement is unknown
		t.Columns = append(t.Columns, c)
	}
	return nil
}

func (l *loader) index(scan func(...any) error) error {
	var of Name
	var i Index
	var whole bool
	var column sql.NullString
	if err := scan(&of.Schema, &of.Table, &i.Name, &i.Primary, &i.Unique, &whole, &column); err != nil {
		return err
	}
	t := l.byName[of]
	if t == nil {
		return nil
	}
	if n := len(t.Indexes); n == 0 || t.Indexes[n-1].Name != i.Name {
		t.Indexes = append(t.Indexes, i)
	}
	last := &t.Indexes[len(t.Indexes)-1]
	last.Columns = append(last.Columns, column.String)
	last.Partial = last.Partial || !whole
	return nil
}

func (l *loader) foreignKey(scan func(...any) error) error {
	var k ForeignKey
	var column string
	var referenced sql.NullString
	if err := scan(&k.From.Schema, &k.From.Table, &k.Name, &column, &k.To.Schema, &k.To.Table, &referenced); err != nil {
		return err
	}
	n := len(l.foreign)
	if n == 0 || l.foreign[n-1].Name != k.Name || l.foreign[n-1].From != k.From {
		l.foreign = append(l.foreign, &k)
		n++
	}
	last := l.foreign[n-1]
	last.Columns = append(last.Columns, column)
	last.Referenced = append(last.Referenced, referenced.String)
	last.toByPrimary = !referenced.Valid
	return nil
}

// linkForeignKeys adds each foreign key to both of its tables. It drops a key to a table that does not exist, since
// nothing could be followed.
func (l *loader) linkForeignKeys() {
	for _, k := range l.foreign {
		from, to := l.byName[k.From], l.referenced(k.To)
		if from == nil || to == nil {
			continue
		}
		k.To = to.Name
		if k.toByPrimary {
			k.Referenced = to.primary()
		}
		if len(k.Referenced) == len(k.Columns) {
			from.Out = append(from.Out, k)
			to.In = append(to.In, k)
		}
	}
}

// referenced returns the table that a foreign key names. SQLite keeps the letter case of the CREATE statement.
func (l *loader) referenced(n Name) *Table {
	if t := l.byName[n]; t != nil || l.engine != sqlite {
		return t
	}
	i := slices.IndexFunc(l.order, func(t *Table) bool { return strings.EqualFold(t.Table, n.Table) })
	if i < 0 {
		return nil
	}
	return l.order[i]
}

// estimate sets about how many rows a table of SQLite has: the highest rowid, which is found without reading the
// table. It is too high if rows were deleted.
func (l *loader) estimate(t *Table) {
	if t.View || t.withoutID {
		return
	}
	var n sql.NullInt64
	statement := "SELECT max(" + Quote(address.SQLite, t.rowidName()) + ") FROM " + Quote(address.SQLite, t.Schema, t.Table)
	if t.rowidName() != "" && l.db.QueryRowContext(l.ctx, statement).Scan(&n) == nil {
		t.Estimate = rowsource.Count{N: max(n.Int64, 0), Exact: n.Int64 == 0}
	}
}
