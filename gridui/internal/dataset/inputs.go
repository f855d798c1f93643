// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowfilter"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// inputs are what the program and the host give a Set: rows, options, columns, functions and
// where events go. They count how often rows were given.
type inputs struct {
	Cols    *column.Set
	Options *option.Options
	Report  Report
	Host    Host
	Caller  Caller
	Kind    rowdata.Kind
	Funcs   Funcs

	// source are the rows, nil before any were given; remote is the same if they are remote.
	source rowdata.Source
	remote remote.Rows
	// Made are the ids of records whose row has none, by number.
	Made map[coord.Record]string
	// Overlaid are rows with edits that the program has not answered, by id.
	Overlaid map[string]Overlaid
	// Stored says that a store keeps the rows in place of the slice of SetRows.
	Stored bool
	// gives counts how often rows were given, Refreshes the calls of Refresh, Told both, and
	// RowsRev the frames in which rows or their values changed.
	gives, Refreshes, Told, RowsRev uint32
	// Arrivals counts how often rows of a source arrived, which Told counts too.
	Arrivals uint32
	// StaleRows says that the host has not synced with a change of the rows yet.
	StaleRows bool
	// Clock is the time of the frame, and says when weeks begin.
	Clock rowfilter.Clock
	// Frame is the number of the frame.
	Frame uint32
	// Added give columns in addition to those of the caller.
	Added []column.Source
	// columnDefs is the buffer of CallerColumns.
	columnDefs []*column.Def
}

// Funcs are the functions of a Grid's fields without the type of their rows. They
// are replaced when a field is given another function, so that a job goes on with
// those it began with. Each is nil where the field is.
type Funcs struct {
	RowID func(rowdata.Row) string
	// RowIDs is rowID for many rows, or is false where they are in no slice.
	RowIDs     func(rows rowdata.Source, at []int32, ids []string) bool
	Selectable func(rowdata.Row) bool
	// DetailText is the text of the detail of a row.
	DetailText func(rowdata.Row) string
	Tree       rowtree.Funcs
}

// Set replaces the functions.
func (f *Funcs) Set(to Funcs) { *f = to }

// Overlaid is a row with edits that the program has not answered.
type Overlaid struct {
	// Cols are the edited columns, Over puts their values into a copy of the row.
	Cols []string
	Over func(row rowdata.Row)

	row rowdata.Row
	of  overlaidOf
	// made says that row was made.
	made bool
}

// overlaidOf identifies the rows that an overlaid row was made from.
type overlaidOf struct {
	given rowsGiven
	told  uint32
}

// Give replaces the source.
func (in *inputs) Give(rows rowdata.Source) {
	in.source = rows
	in.remote, _ = rows.(remote.Rows)
	in.gives++
	in.RowsChanged()
}

// Given returns the source, never nil.
func (in *inputs) Given() rowdata.Source {
	if in.source == nil {
		return rowdata.None{}
	}
	return in.source
}

// CheckSource reports a source whose Len is negative. Such a source counts as empty.
func (in *inputs) CheckSource() {
	rows, ok := in.source.(interface{ Claimed() int })
	if !ok {
		return
	}
	if n := rows.Claimed(); n < 0 {
		in.Report.Problem("len", "Len of the source is %d; it is taken to have no rows", n)
	}
}

// sourceLen is the number of rows of the source, including rows that were removed by id.
func (in *inputs) sourceLen() int {
	if in.source == nil {
		return 0
	}
	return max(in.source.Len(), 0)
}

// RowsChanged notes that rows or their contents changed.
func (in *inputs) RowsChanged() {
	in.StaleRows = true
	in.Told++
}

// Refresh notes that the program changed values in place: rows and columns are read anew.
func (in *inputs) Refresh() {
	in.RowsChanged()
	in.Refreshes++
}

// BeginFrame sets the number of the frame.
func (in *inputs) BeginFrame(number uint32) { in.Frame = number }

// TakeStale notes that the host follows the rows as they are now.
func (in *inputs) TakeStale() {
	in.StaleRows = false
	in.RowsRev++
}

// AddColumns adds columns to those of the caller.
func (in *inputs) AddColumns(from column.Source) { in.Added = append(in.Added, from) }

// OrderChanged notes a new order of the same rows, and tells the host.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (in *inputs) OrderChanged() {
	in.StaleRows = true
	in.Host.OrderChanged()
}

// Scans reports whether all rows may be read, also by another goroutine.
func (in *inputs) Scans() bool {
	if in.remote != nil {
		return false
	}
	if !in.Options.Virtual.NoScan {
		return true
	}
	_, held := in.source.(rowdata.Slice)
	return held || in.source == nil
}

// Orders reports whether the grid itself may sort, filter, group and nest the rows: not those of a remote
// source, which does that itself, and not more than MaxOrdered.
func (in *inputs) Orders() bool { return in.Scans() && in.sourceLen() <= MaxOrdered }

// unordered reports whether what the row model does is not possible, and reports the problem once.
// instead says what the grid does then.
func unordered(in *inputs, feature, instead string) bool {
	if in.Unscanned(feature, instead) {
		return true
	}
	if n := in.sourceLen(); n > MaxOrdered {
		in.Report.Problem("many", "%d rows are too many to sort, filter or group, the limit being %d; they show as they come", n, MaxOrdered)
		return true
	}
	return false
}

// Unscanned reports whether a feature has to work without reading all rows, and reports the
// problem once. instead says what the feature does then.
func (in *inputs) Unscanned(feature, instead string) bool {
	if in.Scans() {
		return false
	}
	why := "Virtual.NoScan forbids to read"
	if in.remote != nil {
		why = "only the source has"
	}
	in.Report.Problem("noscan"+feature, "%s needs all rows, which %s; %s", feature, why, instead)
	return true
}

// reportTree reports what is wrong with the rows of a tree.
func reportTree(in *inputs, t *rowtree.Rows) {
	for _, p := range t.Problems {
		in.Report.Problem("tree"+p.Key, "%s", p.Text)
	}
}

// CallerColumns returns the definitions of the caller's columns, nil for a nil column, and those that
// were added to them. The slice
// is valid until the next call.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (in *inputs) CallerColumns() []*column.Def {
	if in.Caller == nil {
		return nil
	}
	in.columnDefs = in.Caller.AppendColumns(in.columnDefs[:0])
	for _, source := range in.Added {
		in.columnDefs = source.AppendColumns(in.columnDefs)
	}
	return in.columnDefs
}

// hasTotal reports whether a band has the row of totals. It comes after the caller's rows in the
// top band and before them in the bottom band.
func (in *inputs) hasTotal(b layoutx.Band) bool {
	if in.Options.Grouping.Total == option.TotalRowNone || in.remote == nil && unordered(in, "a row of totals", "it is off") {
		return false
	}
	switch in.Options.Grouping.Total {
	case option.TotalRowTop:
		return b == layoutx.Top
	case option.TotalRowBottom:
		return b == layoutx.Bottom
	case option.TotalRowFirst:
		return b == layoutx.Top && in.Funcs.Tree.On()
	}
	return b == layoutx.Bottom && in.Funcs.Tree.On()
}
