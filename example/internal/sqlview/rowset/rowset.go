// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset

import (
	"context"
	"fmt"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// Rowset holds the rows of a table or of a statement.
type Rowset struct {
	// Source reads the rows. It also writes, unless ReadOnly is set.
	Source *sqlrows.Source
	// Columns lists the columns to show, in order, with the ids of Source.
	Columns []Column
	// ReadOnly is the reason why rows cannot be written.
	ReadOnly catalog.ReadOnly
	// Table is the table or view; nil for a statement.
	Table *catalog.Table
	// Statement is the typed statement; empty for a table.
	Statement string
	// Snapshot holds the rows of a statement or a view; nil for tables. It reports how far it was read, whether it
	// was cut, and errors.
	Snapshot *snapshot.Snapshot

	options sqlrows.Options // of Source
}

// connect creates the source.
func (r *Rowset) connect(o sqlrows.Options) (err error) {
	r.options = o
	r.Source, err = sqlrows.New(o)
	return err
}

// Column is a column of a Rowset.
type Column struct {
	// ID is the id of the column in queries and rows, and its header.
	ID   string
	Kind catalog.Kind
	// Type is the declared type, for people; it may be empty.
	Type string
	rowexport.Form
	// Single reports whether numbers have single precision.
	Single bool
	// NotNull reports whether no value is null.
	NotNull bool
	// ReadOnly is the reason why the values cannot be written, whatever the rows allow.
	ReadOnly catalog.ReadOnly
}

// Table opens a table or a view. Without a key it is read into a snapshot, within the limits of o.
func Table(ctx context.Context, d *database.Database, t *catalog.Table, o snapshot.Options) (*Rowset, error) {
	if t.Err != nil {
		return nil, fmt.Errorf("%s: %w", t.Name, t.Err)
	}
	if len(t.Key) == 0 {
		r, err := take(ctx, d, t.Select(d.Address.Engine()), o)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", t.Name, err)
		}
		r.Table, r.ReadOnly = t, t.ReadOnly(d.Write)
		r.describe(t)
		return r, nil
	}
	rows, err := t.Rows()
	if err != nil {
		return nil, err
	}
	r := &Rowset{Table: t, ReadOnly: t.ReadOnly(d.Write)}
	for _, c := range t.Columns {
		r.Columns = append(r.Columns, Column{ID: c.Name, Kind: c.Kind, Type: c.Type, Form: formOf(d, c),
			NotNull: c.NotNull, ReadOnly: c.ReadOnly, Single: c.Single})
	}
	err = r.connect(sqlrows.Options{
		DB: d.DB, Table: rows, Dialect: d.Dialect(), ReadOnly: r.ReadOnly != catalog.Writable,
	})
	return r, err
}

// formOf returns the form in which values of a column of a table are written.
func formOf(d *database.Database, c catalog.Column) rowexport.Form {
	return rowexport.Form{
		Date: c.IsDate(), Decimals: c.Decimals, Digits: c.Digits, Zone: c.Zone, AsStored: d.Address.Engine() == address.SQLite,
	}
}

// describe copies the properties of columns that the catalogue has and drivers lack to the columns of a snapshot.
func (r *Rowset) describe(t *catalog.Table) {
	for i := range r.Columns {
		if of := &r.Columns[i]; i < len(t.Columns) && t.Columns[i].Name == of.ID {
			of.Digits, of.Zone = t.Columns[i].Digits, t.Columns[i].Zone
		}
	}
}

// Statement runs a typed statement and opens its rows. It returns when the first rows are there.
func Statement(ctx context.Context, d *database.Database, text string, o snapshot.Options) (*Rowset, error) {
	r, err := take(ctx, d, text, o)
	if err != nil {
		return nil, err
	}
	r.Statement, r.ReadOnly = text, catalog.ReadOnlyStatement
	return r, nil
}

func take(ctx context.Context, d *database.Database, statement string, o snapshot.Options) (*Rowset, error) {
	o.AnyKind = d.Address.Engine() == address.SQLite
	s, err := snapshot.Start(ctx, d, statement, o)
	if err != nil {
		return nil, err
	}
	r := &Rowset{Snapshot: s}
	r.Columns = columnsOf(d, s.Columns)
	if err := r.connect(sqlrows.Options{DB: s.DB, Table: s.Table, Dialect: database.SQLite(), ReadOnly: true}); err != nil {
		_ = s.Close() // the first error is more precise
		return nil, err
	}
	return r, nil
}

func columnsOf(d *database.Database, of []snapshot.Column) (columns []Column) {
	for _, c := range of {
		form := rowexport.Form{Date: c.IsDate(), Decimals: c.Decimals, Zone: hasZone(d.Address.Engine(), c.Type), AsStored: d.Address.Engine() == address.SQLite}
		columns = append(columns, Column{ID: c.ID, Kind: c.Kind, Type: c.Type, Form: form, ReadOnly: catalog.ReadOnlyStatement, Single: isSingle(d.Address.Engine(), c.Type)})
	}
	return columns
}

// isSingle reports whether the numbers of a type, as the driver of an engine names it, have single precision.
func isSingle(e address.Engine, driverType string) bool {
	return driverType == "FLOAT4" || driverType == "FLOAT" && e != address.SQLite
}

// hasZone reports whether the times of a type, as the driver of an engine names it, are instants.
func hasZone(e address.Engine, driverType string) bool {
	return driverType == "TIMESTAMPTZ" || e == address.MySQL && driverType == "TIMESTAMP"
}

// Wait waits until all rows are there, and returns the error that ended a statement early.
func (r *Rowset) Wait() error {
	if r.Snapshot == nil {
		return nil
	}
	<-r.Snapshot.Done()
	return r.Snapshot.Err()
}

// Close cancels a running statement, and removes its rows. The views of the source must be closed before.
func (r *Rowset) Close() error {
	if r.Snapshot == nil {
		return nil
	}
	return r.Snapshot.Close()
}
