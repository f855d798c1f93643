// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/option"
)

// Event is what Grid.Update returns: a value of one of the types of this package, or of an event type of
// package gridui. Switch on its type.
type Event any

// Change is an event of a change in the options of a grid. Where the option is Controlled the grid only proposes
// the change, and the program makes it or leaves it:
//
//	case events.Change:
//		ev.Apply(&grid.Options)
//
// In options that are not Controlled the grid has made it already.
type Change interface {
	// Apply makes the change in options. Values that the event holds are shared with them.
	Apply(to *option.Options)
}

// Click holds how a click was made.
type Click struct {
	Modifiers key.Modifiers
	// Source tells touch from mouse.
	Source pointer.Source
}

// HeaderClicked says that the header of a column, or of a group of columns,
// was clicked.
type HeaderClicked struct {
	// ColumnID is the id of the column or of the group.
	ColumnID string
	// Group reports whether it is a group's header.
	Group bool
	Click Click
}

// FocusMoved says that another cell has the focus, also because the one before is no
// more. Where there is no cell, a side has the Row -1 and no ids.
type FocusMoved struct{ From, To Focus }

// Focus names a focused cell.
type Focus struct {
	// Band is BandHeader for a header cell, BandBody for a cell, and BandTop or BandBottom
	// for one of a pinned row.
	Band Band
	// Row is the place of the row among those shown, or -1 for none; of a pinned row
	// its place in the band, after the floating rows; of a header, its level from the
	// top.
	Row int
	// RowID is the row's id, empty for headers.
	RowID string
	// ColumnID is the column's id, empty for none.
	ColumnID string
}

// Viewport tells which rows are on the screen.
type Viewport struct {
	// First and Last are the rows on the screen, half open.
	First, Last int
	// PrefetchFirst and PrefetchLast add Virtual.Prefetch rows on either side.
	PrefetchFirst, PrefetchLast int
	// Offset is the scroll offset in pixels.
	Offset int64
}

// ViewportChanged says that other rows are on the screen. Use it to fetch what is
// about to be shown. It is sent only with Virtual.Watch set.
type ViewportChanged struct{ Viewport }

// ProblemFound says that the grid could not do what the program or a user asked for. It comes once for each problem,
// and goes to log/slog too.
//
// Without Key and Text the grid was set up wrongly, and Err says what the grid made of it.
type ProblemFound struct {
	// Key is the storage key of a view that could not be read or written; empty for other problems. It comes one
	// time for reading and one time for writing; the grid writes again with the next change.
	Key string
	// Text is what a menu of views shows of a problem: views could not be read or saved, or a pasted text is no
	// view. It is empty for other problems.
	Text string
	// Err is what is wrong.
	Err error
}
