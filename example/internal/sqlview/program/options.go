// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package program

import (
	"errors"
	"flag"
	"fmt"

	"github.com/giogrid/giogrid/example/internal/exports"
	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/storage/export"
)

// Options holds the command line.
type Options struct {
	// Address is the address of the database.
	Address address.Address
	// Write opens it for writing.
	Write bool
	// Table and Query name what to show or export: a table, or a statement. At most one is set.
	Table, Query string
	// Tables prints all tables, Describe the columns and keys of a table.
	Tables   bool
	Describe string
	// Export is the file that rows are written to, "-" for standard output.
	Export string
	// Format is the format of the export, as an extension. If it is empty, the extension of the file determines it,
	// CSV for "-".
	Format string
	// Exports sets how exports write formulas, phone numbers and missing values.
	Exports exports.Choices
	// MaxRows is the maximum number of rows of a view or a statement. 0 means all in an export, and the default of
	// package snapshot in a window.
	MaxRows int64
}

// Add adds the flags to fs.
func (o *Options) Add(fs *flag.FlagSet) {
	fs.BoolVar(&o.Write, "write", false, "open the database for writing: rows of tables with a key can be edited, added and deleted, and are written by Save\nin one transaction; else the engine itself opens it read-only. Views and results of statements are always read-only")
	fs.StringVar(&o.Table, "table", "", "the `TABLE` or view to show or to export: name, or schema.name")
	fs.StringVar(&o.Query, "query", "", "the `STATEMENT` whose rows to show or to export; it cannot write")
	fs.BoolVar(&o.Tables, "tables", false, "print tables and views, about how many rows they have, and their keys, and exit")
	fs.StringVar(&o.Describe, "describe", "", "print the columns, keys, indexes and foreign keys of a `TABLE`, and exit")
	fs.StringVar(&o.Export, "export", "", "write the rows of -table or -query to a `FILE` .csv, .tsv, .json, .ndjson, .html or .xlsx,\nor - for standard output, and exit")
	fs.StringVar(&o.Format, "format", "", "the format of -export, as an `EXTENSION` of those files")
	o.Exports.Add(fs)
	fs.Int64Var(&o.MaxRows, "rows", 0, "the most `ROWS` of a view or statement that are read; 0 is all")
}

// Parse reads the arguments after the flags, and returns an error for options that exclude each other.
func (o *Options) Parse(arguments []string) (err error) {
	if len(arguments) > 1 {
		return fmt.Errorf("expected one database, got %d; flags stand before it", len(arguments))
	}
	argument := ""
	if len(arguments) == 1 {
		argument = arguments[0]
	}
	if o.Address, err = address.Parse(argument); err != nil {
		return err
	}
	return o.check()
}

func (o *Options) check() error {
	switch {
	case o.Table != "" && o.Query != "":
		return errors.New("-table and -query exclude each other")
	case o.MaxRows < 0:
		return errors.New("-rows is below 0")
	case o.Export != "" && o.Table == "" && o.Query == "":
		return errors.New("-export needs -table or -query")
	case o.Format != "" && o.Export == "":
		return errors.New("-format is for -export")
	case o.Export != "":
		_, err := o.exporter()
		return err
	}
	return nil
}

// IsHeadless reports whether the options need no window.
func (o *Options) IsHeadless() bool { return o.Tables || o.Describe != "" || o.Export != "" }

// exporter returns the exporter for the file.
func (o *Options) exporter() (export.Exporter, error) {
	switch {
	case o.Format != "":
		return rowexport.ByName("." + o.Format)
	case o.Export == "-":
		return export.CSV, nil
	}
	return rowexport.ByName(o.Export)
}
