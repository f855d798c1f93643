// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"time"

	"github.com/giogrid/giogrid/storage"
)

// Persistence saves what users change in a grid, see View, and restores it when the program runs again. The zero
// value saves nothing.
//
// The view is restored in the first frame that has columns, before anything is drawn. It is saved after it has not
// changed for Delay; Grid.Close saves pending changes. If a view cannot be read, the grid stays as the program set
// it up, a ProblemFound event reports the error, and the stored text is not lost: see storage.Document. ResetView
// returns to the state that the program set up before the first frame.
//
// The parts of options that are Controlled are neither saved nor restored.
type Persistence struct {
	// Key is the key of the view in the store, different for each grid of a program. Empty: nothing is read or
	// written. When it changes, the view of the new key is read.
	Key string
	// Store is the store; nil: storage.Local with the name of the program. It takes effect when the key is read.
	Store storage.Store
	// PartsDisabled are the parts of the view that are not saved.
	PartsDisabled ViewParts
	// Delay is the time from the last change until the view is saved; 0 = 250 ms.
	Delay time.Duration
	// Version is the version of the program's columns, up to 65535; 0 or less is 1. Increase it when views of the
	// old columns would be wrong. A view of a later version is not read and not overwritten.
	Version int
	// Loaded, if not nil, is called with a view that was read, and returns the view to restore, for instance after
	// ids of columns have changed. If it panics, the view counts as unreadable.
	Loaded func(View) View
	// Migrate, if not nil, makes a view from the text that an earlier Version stored: the JSON of a View, or, if
	// from is 0, a text in another format. Without it such a text counts as unreadable.
	Migrate func(from int, text []byte) (View, error)
}

// ColumnPersistence saves the order and the visibility of columns, and shows the button that opens the list of
// columns.
type ColumnPersistence struct {
	// StorageKey is the key in the store. Empty: nothing is read or written, but the button still shows.
	StorageKey string
	// Session saves in storage.Session, until the program ends or, in a browser, the tab is closed. Without it the
	// values are saved in storage.Local, for the next time that the program runs. Store, if not nil, replaces both.
	Session bool
	Store   storage.Store
	// Parts are the saved parts of views; 0 = ViewOrder and ViewVisibility.
	Parts ViewParts
	// Delay, Version, Loaded and Migrate have the same meaning as in Persistence.
	Delay   time.Duration
	Version int
	Loaded  func(View) View
	Migrate func(from int, text []byte) (View, error)
}
