// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"github.com/giogrid/giogrid/layoutx"

	"github.com/giogrid/giogrid/gridui/option"
)

// Event is a value of an event type of this package or of package gridui, or a menus.Chosen[T] for an item of
// Grid.Menu and a menus.Chosen[option.HeaderTarget] for an item of HeaderMenu.Items, after its OnClick. Grid.Update
// returns events; switch on their type.
type Event any

// Change is an event about a change of the options of a grid. If the option is Controlled, the grid only proposes the
// change, and the program makes it or ignores it:
//
//	case events.Change:
//		ev.Apply(&grid.Options)
//
// If the option is not Controlled, the grid has made the change already.
type Change interface {
	// Apply makes the change in the options. They may share memory with the event afterwards.
	Apply(to *option.Options)
}

// Click describes a click.
type Click struct {
	// Modifiers are the modifier keys that were held.
	Modifiers key.Modifiers
	// Source is the kind of pointer, such as a mouse or a touch screen.
	Source pointer.Source
}

// HeaderClicked reports a click on the header of a column, or of a group of columns.
type HeaderClicked struct {
	// ColumnID is the id of the column or of the group of columns.
	ColumnID string
	// Group reports whether ColumnID is the id of a group.
	Group bool
	Click Click
}

// FocusMoved reports that the focus moved to another cell, by a user or because the focused cell does not exist any
// more. Without a focused cell, From or To has the Row -1 and no ids.
type FocusMoved struct{ From, To Focus }

// Focus identifies the focused cell.
type Focus struct {
	// Band is layoutx.Head for a header, Body for a cell, and Top or Bottom for a cell of a pinned row.
	Band layoutx.Band
	// Row is the row index, -1 for none. For a header it is the level, from 0 at the top.
	Row int
	// RowID is the id of the row, empty for headers.
	RowID string
	// ColumnID is the id of the column, empty for none.
	ColumnID string
}

// Viewport describes the rows on the screen.
type Viewport struct {
	// First and Last are row indexes: of the first row on the screen, and of the row after the last.
	First, Last int
	// PrefetchFirst and PrefetchLast extend First and Last by Virtual.Prefetch rows on each side.
	PrefetchFirst, PrefetchLast int
	// Offset is the scroll offset in pixels.
	Offset int64
}

// ViewportChanged reports that other rows are on the screen, so that a program can fetch rows before they are
// visible. It is sent only if Virtual.Watch is set.
type ViewportChanged struct{ Viewport }

// ProblemFound reports that the grid could not do what the program or a user requested. It is sent once for each
// problem, and also logged with log/slog.
//
// If Key and Text are empty, the configuration of the grid is wrong, and Err describes what the grid did instead.
type ProblemFound struct {
	// Key is the storage key of a view that could not be read or written. It is empty for other problems. The event
	// is sent once for reading and once for writing; the grid writes again after the next change.
	Key string
	// Text is the text that a menu of views shows for the problem: views could not be read or saved, or a pasted text
	// is not a view. It is empty for other problems.
	Text string
	// Err describes the problem.
	Err error
}
