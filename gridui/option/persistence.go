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
//
// Grid.Persist saves the whole view. ColumnVisibility.Persist and ColumnOrder.Persist save parts of it under other
// keys; if several save the same part, ColumnOrder comes first and Grid.Persist last. Everything else that stores
// something, as gridui.Views and gridui.ExpandedPersistence, has a Key and a Store of the same meaning.
type Persistence struct {
	// Key is the key of the view in the store, different for each grid of a program. Empty: nothing is read or
	// written. When it changes, the view of the new key is read.
	Key string
	// Store is the store; nil: storage.Local with the name of the program, which keeps the view for the next time
	// that the program runs. storage.Session keeps it until the program ends or, in a browser, the tab is closed. The
	// field takes effect when the key is read.
	Store storage.Store
	// Parts are the parts of the view that are saved; 0 = all in Grid.Persist, the order and the visibility in
	// ColumnVisibility.Persist, the order in ColumnOrder.Persist. ViewAll &^ ViewScroll is all but one.
	Parts ViewParts
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
