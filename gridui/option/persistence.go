// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"time"

	"github.com/giogrid/giogrid/storage"
)

// Persistence keeps what users made of a grid, see View, so that the program finds
// it again when it next runs. The zero value keeps nothing.
//
// The view is put in place in the first frame that has columns, before anything is
// drawn, and written when it has not changed for a moment; Grid.Close writes what
// waits. What cannot be read leaves the grid as the program set it up, is reported as
// a ProblemFound, and is not lost: see storage.Document. What the grid was given
// before the first frame is what ResetView brings back.
//
// Features that are Controlled are left to the caller: their part is neither kept nor
// restored.
type Persistence struct {
	// Key is the key of the view in the store, one for each grid of a program; empty:
	// nothing is read or written. When it changes, the view of the new key is read.
	Key string
	// Store is where; nil: storage.Local of the program's own name. It is looked at when
	// the key is read.
	Store storage.Store
	// PartsDisabled are the parts of the view that are not kept.
	PartsDisabled ViewParts
	// Delay is the time that a change waits for further changes before it is written; 0 = 250 ms.
	Delay time.Duration
	// Version is that of the program's columns, up to 65535; 0 or less is 1. It goes up
	// when a view of what they were would mislead. A view of a later version cannot be
	// read, and is not written over.
	Version int
	// Loaded, if not nil, is given what was read before it is put in place, and returns
	// what is to be: for a program that gave columns other ids. If it panics the view
	// cannot be read.
	Loaded func(View) View
	// Migrate makes a view of what is under the key from an earlier Version: of the JSON
	// of a View, or, from 0, of a text that is no view of this package's. Without it such
	// a text cannot be read.
	Migrate func(from int, text []byte) (View, error)
}

// ColumnPersistence keeps the order and the visibility of columns, and shows the
// button that opens the list of columns.
type ColumnPersistence struct {
	// StorageKey is the key in the store; empty: nothing is read or written, and the
	// button shows all the same.
	StorageKey string
	// Session keeps values in storage.Session, until the program ends or in a browser the tab is closed. Without it
	// they are kept in storage.Local, for the next time that the program runs. Store is used in place of both
	// where it is not nil.
	Session bool
	Store   storage.Store
	// Parts are the stored parts of views; 0 = ViewOrder and ViewVisibility.
	Parts ViewParts
	// Delay, Version, Loaded and Migrate are as in Persistence.
	Delay   time.Duration
	Version int
	Loaded  func(View) View
	Migrate func(from int, text []byte) (View, error)
}
