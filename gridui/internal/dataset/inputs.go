// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// inputs are what the program gave a grid: the rows, the options, the columns and functions of
// fields, and what becomes of events. They count how often rows were given and say what has to
// follow that.
type inputs struct {
	Cols    *column.Set
	Options *option.Options
	Report  Report
	Host    Host
	Caller  Caller
	Kind    rowdata.Kind
	Funcs   Funcs

	// source are the rows, nil before any were given.
	source rowdata.Source
	// Made are the ids of records whose row has none, by number.
	Made map[int]string
	// Overlaid are rows with changes that the caller has not answered, by id.
	Overlaid map[string]Overlaid
	// Stored says that a store keeps the rows in place of the slice of SetRows.
	Stored bool
	// gives counts how often rows were given, Refreshes the calls of Refresh, Told both, and
	// RowsRev the frames in which rows or what they show were other than before.
	gives, Refreshes, Told, RowsRev uint32
	// StaleRows says that the screen is yet to follow a change of the rows.
	StaleRows bool
	// Frame is the number of the frame.
	Frame uint32
	// columnDefs are the definitions of the caller's columns, as Caller made them last.
	columnDefs []*column.Def
}

// Overlaid is a row as it would be, and the columns in which it differs.
type Overlaid struct {
	Row  rowdata.Row
	Cols []string
}

// Give takes rows in place of those before.
func (in *inputs) Give(rows rowdata.Source) {
	in.source = rows
	in.gives++
	in.RowsChanged()
}

// Given are the rows of the caller, never nil.
func (in *inputs) Given() rowdata.Source {
	if in.source == nil {
		return rowdata.None{}
	}
	return in.source
}

// CheckSource reports a source with a negative Len, which counts as one without rows.
func (in *inputs) CheckSource() {
	rows, ok := in.source.(interface{ Claimed() int })
	if !ok {
		return
	}
	if n := rows.Claimed(); n < 0 {
		in.Report.Problem("len", "Len of the source is %d; it is taken to have no rows", n)
	}
}

// sourceLen is the number of rows of the source, removed ones among them.
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

// OrderChanged follows a new order of the same rows. A grid that shows the top goes on
// showing it: who sorts wants to see what comes first.
func (in *inputs) OrderChanged() {
	in.StaleRows = true
	in.Host.OrderChanged()
}

// Scans says whether the rows may be read from end to end, and by another goroutine.
func (in *inputs) Scans() bool {
	if !in.Options.Virtual.NoScan {
		return true
	}
	_, held := in.source.(rowdata.Slice)
	return held || in.source == nil
}

// Unscanned says whether a feature has to do without all rows because they are not to be
// scanned, and reports that once; instead is what it does then.
func (in *inputs) Unscanned(feature, instead string) bool {
	if in.Scans() {
		return false
	}
	in.Report.Problem("noscan"+feature, "%s needs all rows, which Virtual.NoScan forbids to read; %s", feature, instead)
	return true
}

func (in *inputs) reportTree(t *treeRows) {
	for _, p := range t.problems {
		in.Report.Problem("tree"+p.key, "%s", p.text)
	}
}
