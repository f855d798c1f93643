// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowfilter"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus/userlang"
)

// inputs holds what the program and the host give a Set: rows, options, columns, functions and the
// receiver of events. It counts the calls of Give.
type inputs struct {
	Cols    *column.Set
	Options *option.Options
	Report  Report
	Host    Host
	Caller  Caller
	Kind    rowdata.Kind
	Funcs   Funcs

	// source holds the rows, nil before any were given; remote is the same value if they are
	// remote.
	source rowdata.Source
	remote remote.Rows
	// Made holds the ids of records whose row has none, by number.
	Made map[coord.Record]string
	// Overlaid holds rows with unanswered edits, by id.
	Overlaid map[string]Overlaid
	// Stored is set if a store keeps the rows instead of the slice of SetRows.
	Stored bool
	// gives counts the calls of Give, Refreshes the calls of Refresh, Told every change of rows,
	// and RowsRev the frames in which rows or their values changed.
	gives, Refreshes, Told, RowsRev uint32
	// Arrivals counts the arrivals of rows of a source, which Told counts too.
	Arrivals uint32
	// StaleRows is set until the host has synced with a change of the rows.
	StaleRows bool
	// Clock holds the time of the frame and the first day of weeks.
	Clock rowfilter.Clock
	// Frame is the number of the frame.
	Frame uint32
	// nestsRows and groupsRows report whether the code of trees and of groups is linked: see BringTrees and BringGroups.
	nestsRows, groupsRows bool
	// treeLacks is set if the program gives the functions of a tree that has no code.
	treeLacks bool
	// Added holds sources of columns in addition to the caller's.
	Added []column.Source
	// columnDefs is the buffer of CallerColumns.
	columnDefs []*column.Def
	// defaults gives the columns the options that they do not set.
	defaults column.Defaults
	language string
}

// Speak sets the language of the headers of columns, and reports whether it changed. Empty: that of the system.
func (in *inputs) Speak(language string) (changed bool) {
	was := in.Language()
	in.language = language
	return in.Language() != was
}

// Language returns the language of the headers of columns.
func (in *inputs) Language() string { return userlang.Of(in.language) }

// Funcs are the functions of a Grid's fields without the type of their rows. Each is nil if its
// field is nil. Changing a field replaces the function, so that a running job keeps the functions
// it began with.
type Funcs struct {
	RowID func(rowdata.Row) string
	// RowIDs returns the ids of many rows like RowID. It returns false if the rows are in no
	// slice.
	RowIDs     func(rows rowdata.Source, at []int32, ids []string) bool
	Selectable func(rowdata.Row) bool
	// DetailText returns the text of the detail of a row.
	DetailText func(rowdata.Row) string
	// NewRow returns a new row beside a row, which may be nil, CopyRow a copy of a row.
	NewRow, CopyRow func(rowdata.Row) rowdata.Row
	// ValidateRow returns what is wrong with an edited row.
	ValidateRow func(old, now rowdata.Row) []events.CellError
	Tree        rowtree.Funcs
}

// What rows lack whose options need code that the program has not named.
const (
	noTrees   = "rows show one below the other, since FeatureTrees is missing"
	noGroups  = "rows are not grouped and show no totals, since FeatureGroups is missing"
	noFilters = "rows are not filtered, since FeatureRowFilters is missing"
)

// SetFuncs replaces the functions. It leaves out the functions of a tree if the program does not link the code of trees.
func (in *inputs) SetFuncs(to Funcs) {
	in.Funcs = to
	in.treeLacks = !in.nestsRows && to.Tree.On()
	if !in.nestsRows {
		in.Funcs.Tree = rowtree.Funcs{Column: to.Tree.Column} // trees of sources have the column, too
	}
	if in.treeLacks && in.Frame > 0 {
		in.Report.Problem("trees", noTrees)
	}
}

// groupsLinked reports whether rows can be grouped, and reports a problem if not. It is called when the options request
// groups or totals. Before the first frame it reports none, since the program may still name the feature.
func (in *inputs) groupsLinked() bool {
	if !in.groupsRows && in.Frame > 0 {
		in.Report.Problem("groups", noGroups)
	}
	return in.groupsRows
}

// Overlaid is a row with unanswered edits.
type Overlaid struct {
	// Cols holds the ids of the edited columns. Over writes the edited values into a copy of the
	// row.
	Cols []string
	Over func(row rowdata.Row)

	row rowdata.Row
	of  overlaidOf
	// made is set if row was computed.
	made bool
}

// overlaidOf identifies the rows from which an overlaid row was computed.
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

// sourceLen returns the number of rows of the source, including rows that were removed by id.
func (in *inputs) sourceLen() int {
	if in.source == nil {
		return 0
	}
	return max(in.source.Len(), 0)
}

// RowsChanged notes a change of rows or their values.
func (in *inputs) RowsChanged() {
	in.StaleRows = true
	in.Told++
}

// Refresh notes that the program changed values in place: rows and columns are read again.
func (in *inputs) Refresh() {
	in.RowsChanged()
	in.Refreshes++
}

// BeginFrame sets the number of the frame.
func (in *inputs) BeginFrame(number uint32) { in.Frame = number }

// TakeStale notes that the host has synced with the present rows.
func (in *inputs) TakeStale() {
	in.StaleRows = false
	in.RowsRev++
}

// AddColumns adds a source of columns to the caller's columns.
func (in *inputs) AddColumns(from column.Source) { in.Added = append(in.Added, from) }

// OrderChanged notes a new order of the same rows, and notifies the host. It is not inlined,
// because it has many callers and binaries are to be small.
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
	if !in.Options.Virtual.ScanDisabled {
		return true
	}
	_, held := in.source.(rowdata.Slice)
	return held || in.source == nil
}

// Orders reports whether the grid itself may sort, filter, group and nest the rows. It may not for
// a remote source, which does that itself, nor for more than MaxOrdered rows.
func (in *inputs) Orders() bool { return in.Scans() && in.sourceLen() <= MaxOrdered }

// unordered reports whether the row model cannot handle the rows, and reports the problem at most
// once. instead describes the fallback.
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

// Unscanned reports whether a feature may not read all rows, and reports the problem at most once.
// instead describes the fallback.
func (in *inputs) Unscanned(feature, instead string) bool {
	if in.Scans() {
		return false
	}
	why := "Virtual.ScanDisabled forbids to read"
	if in.remote != nil {
		why = "only the source has"
	}
	in.Report.Problem("noscan"+feature, "%s needs all rows, which %s; %s", feature, why, instead)
	return true
}

// reportTree reports the problems in the rows of a tree.
func reportTree(in *inputs, t *rowtree.Rows) {
	for _, p := range t.Problems {
		in.Report.Problem("tree"+p.Key, "%s", p.Text)
	}
}

// CallerColumns returns the definitions of the caller's columns, nil for a nil column, and of the
// added columns. The slice is valid until the next call. It is not inlined, because it has many
// callers and binaries are to be small.
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
	in.defaults.Language = in.Language()
	in.defaults.Apply(in.columnDefs, &in.Options.ColumnDefaults, in.Refreshes)
	return in.columnDefs
}

// Nested reports whether the rows form a tree, by functions of the program or in their source.
func (in *inputs) Nested() bool {
	return in.Funcs.Tree.On() || in.remote != nil && in.remote.Tree()
}

// hasTotal reports whether a band has the row of totals. The row follows the caller's rows in the
// top band and precedes them in the bottom band.
func (in *inputs) hasTotal(b layoutx.Band) bool {
	if in.Options.Grouping.Total == option.TotalRowNone || !in.groupsLinked() || in.remote == nil && unordered(in, "a row of totals", "it is off") {
		return false
	}
	switch in.Options.Grouping.Total {
	case option.TotalRowTop:
		return b == layoutx.Top
	case option.TotalRowBottom:
		return b == layoutx.Bottom
	case option.TotalRowFirst:
		return b == layoutx.Top && in.Nested()
	}
	return b == layoutx.Bottom && in.Nested()
}
