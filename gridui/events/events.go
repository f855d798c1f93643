// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/option"
)

// Event is a value of one of the event types of this package or of package gridui. Grid.Update returns events; switch
// on their type.
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

// Click describes a click.
type Click struct {
	// Modifiers are the keys that were held.
	Modifiers key.Modifiers
	// Source distinguishes touch from mouse.
	Source pointer.Source
}

// HeaderClicked reports a click on the header of a column, or of a group of columns.
type HeaderClicked struct {
	// ColumnID is the id of the column or of the group.
	ColumnID string
	// Group reports whether it is a group's header.
	Group bool
	Click Click
}

// FocusMoved reports that the focus moved to another cell, also because the focused cell does not exist any more. A
// side without a cell has the Row -1 and no ids.
type FocusMoved struct{ From, To Focus }

// Focus identifies the focused cell.
type Focus struct {
	// Band is BandHeader for a header, BandBody for a cell, and BandTop or BandBottom for a cell of a pinned row.
	Band Band
	// Row is the place of the row among the visible rows of the page, from 0, or -1 for none. For a pinned row it is
	// the place in its band, after the floating rows, for a header the level from the top.
	Row int
	// RowID is the row's id, empty for headers.
	RowID string
	// ColumnID is the column's id, empty for none.
	ColumnID string
}

// Viewport describes the rows on the screen.
type Viewport struct {
	// First is the first row on the screen, Last the row after the last one, by their places among the visible rows.
	First, Last int
	// PrefetchFirst and PrefetchLast are First and Last with Virtual.Prefetch more rows on either side.
	PrefetchFirst, PrefetchLast int
	// Offset is the scroll offset in pixels.
	Offset int64
}

// ViewportChanged reports that other rows are on the screen, so that a program can fetch rows before they show. It
// comes only with Virtual.Watch.
type ViewportChanged struct{ Viewport }

// ProblemFound reports that the grid could not do what the program or a user requested. It comes once for each
// problem, and goes to log/slog too.
//
// Without Key and Text the configuration of the grid is wrong, and Err describes what the grid did instead.
type ProblemFound struct {
	// Key is the storage key of a view that could not be read or written; empty for other problems. It comes one
	// time for reading and one time for writing; the grid writes again with the next change.
	Key string
	// Text is the text that a menu of views shows for a problem: views could not be read or saved, or a pasted text
	// is not a view. It is empty for other problems.
	Text string
	// Err describes the problem.
	Err error
}
