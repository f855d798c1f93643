// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Set holds the rows of a grid and says which of them show, in which order: the source,
// changes by id, sorting, filtering, groups, trees, pages and pinned rows. It knows no screen;
// rowHost is told before and after the order changes.
type Set struct {
	Cols    *column.Set
	Options *option.Options
	Report  Report

	Kind  rowdata.Kind
	Funcs Funcs
	// Made are the ids of records whose row has none, by number.
	Made map[int]string
	// Overlaid are rows with changes that the caller has not answered, by id.
	Overlaid map[string]Overlaid
	// Stored says that a store keeps the rows in place of the slice of SetRows.
	Stored bool
	rows   rowdata.Source
	// gives counts how often rows were given, refreshes the calls of Refresh, told both, and
	// rowsRev the frames in which rows or what they show were other than before.
	gives, Refreshes, Told, RowsRev uint32
	// StaleRows says that the screen is yet to follow a change of the rows.
	StaleRows bool
	Host      Host
	Caller    Caller
	// Frame is the number of the frame.
	Frame uint32
	Order rowOrder
	// Searching looks for rows that went far.
	Searching rowSearch
	Pinned    pinnedRows
	// columnDefs are the definitions of the caller's columns, as columns made them last.
	columnDefs []*column.Def
	// Feed is where other goroutines change the rows, or nil; fedAt is the frame
	// that took what was posted to it.
	Feed  Poster
	fedAt uint32
}

// The errors of changes of rows.
var (
	ErrNoRowID   = errors.New("gridui: changes by id need Grid.RowID")
	ErrNotASlice = errors.New("gridui: changes need rows given by SetRows")
	ErrRowGone   = errors.New("the row is not there any more")
)
