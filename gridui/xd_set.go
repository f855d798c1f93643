// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// dataset holds the rows of a grid and says which of them show, in which order: the source,
// changes by id, sorting, filtering, groups, trees, pages and pinned rows. It knows no screen;
// rowHost is told before and after the order changes.
type dataset struct {
	cols   *column.Set
	opt    *option.Options
	report rowReport

	kind  rowdata.Kind
	funcs rowFuncs
	// made are the ids of records whose row has none, by number.
	made map[int]string
	// overlaid are rows with changes that the caller has not answered, by id.
	overlaid map[string]overlaid
	// stored says that a store keeps the rows in place of the slice of SetRows.
	stored bool
	rows   rowdata.Source
	// gives counts how often rows were given, refreshes the calls of Refresh, told both, and
	// rowsRev the frames in which rows or what they show were other than before.
	gives, refreshes, told, rowsRev uint32
	// staleRows says that the screen is yet to follow a change of the rows.
	staleRows bool
	host      rowHost
	caller    rowCaller
	// frame is the number of the frame.
	frame uint32
	order rowOrder
	// searching looks for rows that went far.
	searching rowSearch
	pinned    pinnedRows
	// columnDefs are the definitions of the caller's columns, as columns made them last.
	columnDefs []*column.Def
	// feed is where other goroutines change the rows, or nil; fedAt is the frame
	// that took what was posted to it.
	feed  poster
	fedAt uint32
}

// The errors of changes of rows.
var (
	errNoRowID   = errors.New("gridui: changes by id need Grid.RowID")
	errNotASlice = errors.New("gridui: changes need rows given by SetRows")
	errRowGone   = errors.New("the row is not there any more")
)
