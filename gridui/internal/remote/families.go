// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// MostBelow is the maximum number of rows below a group, or below a row of a tree, that are selected together.
const MostBelow = 1_000_000

// Familial is implemented by Rows whose groups and rows of a tree are selected together with the rows below them.
type Familial interface {
	// Families returns the families of the rows, nil if there are none.
	Families() Families
}

// Families reads the rows below groups and below the rows of a tree, and counts the selected ones. Groups and rows
// are named by their ids: see Rows.ID.
type Families interface {
	// Session returns a number that changes with each query and each Reload. Rows that were read in another session
	// may be out of date.
	Session() uint64
	// Read returns the ids of the rows below a group or a row of a tree. They are read in the background.
	Read(id string, s Spread) *Family
	// Sync counts the selected rows again after changes, in the background if there are many or their groups are not
	// known. Every frame calls it.
	Sync(set *idset.Set, s Spread)
	// Share returns the share of selected rows below a group or a row of a tree. rows is the number of rows of a
	// group, and 0 for a row of a tree. ok is false if no row below can be selected.
	Share(id string, rows int) (share rowmodel.Share, ok bool)
	// Waits reports whether anything runs in the background for Share. Stop cancels that.
	Waits() bool
	Stop()
}

// Spread sets which rows are selected with a row above them.
type Spread interface {
	// Picky reports whether some rows cannot be selected. Takes then returns a function that reports whether a row
	// can be, for any goroutine.
	Picky() bool
	Takes() func(rowdata.Row) bool
	// Unfiltered reports whether rows of a tree are included that do not pass the filter.
	Unfiltered() bool
}

// Family is a job that reads rows. After it has ended without an error, IDs are the rows that can be selected, in
// the order in which they show.
type Family struct {
	*rowmodel.Job
	IDs []string
}
