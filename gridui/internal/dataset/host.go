// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
)

// Caller is what the caller of a grid gives besides rows.
type Caller interface {
	// AppendColumns appends the definitions of the columns, nil for a nil column.
	AppendColumns(dst []*column.Def) []*column.Def
	// FloatingLen is the number of the caller's rows of a floating band, FloatingAt one of
	// them.
	FloatingLen(b layoutx.Band) int
	FloatingAt(b layoutx.Band, i int) rowdata.Row
}

// Host shows the rows: it is told before and after their order changes, so that the
// screen, the focus and the selection stay at their rows.
type Host interface {
	// HoldOrder notes which rows the screen and the focus are at, before the order changes.
	// With top a screen that shows the first row goes on to show the first row.
	HoldOrder(top bool)
	// OrderChanged is called after HoldOrder, and when rows show other values.
	OrderChanged()
	// RowsReplaced is called before other rows show. sorted says that they will be sorted.
	RowsReplaced(sorted bool)
	PageTurned(how Turning)
	// SyncRows brings the screen in line with the rows within this frame.
	SyncRows()
	// Visible are the rows of the body that the last frame has drawn, [first, end).
	Visible() (first, end coord.Pos)
	// FocusedRow is the row that has the focus, by its id and its place in a band.
	FocusedRow() (id string, b layoutx.Band, row coord.Slot, ok bool)
	// ReadsRows reports whether a background job of the host may be reading the rows.
	ReadsRows() bool
	// RowsChanged is called after changes by id; before identifies the rows as they were.
	RowsChanged(c rowmodel.Changes, before RowsKey)
	// Renumbered is called after a compaction. moved are the new numbers by record, -1 for
	// removed records; before identifies the rows as they were.
	Renumbered(moved []int32, before RowsKey)
}

// Report tells the program of events and of wrong configuration.
type Report interface {
	Emit(ev events.Event)
	// Problem reports a wrong configuration, once for each key.
	Problem(key, format string, args ...any)
}

// Turning says where a change of the page takes the screen and the focus.
type Turning uint8

const (
	// TurnNone leaves both with their rows.
	TurnNone Turning = iota
	// turnBack shows the top of the page; the focus stays with its row if that is on
	// it.
	turnBack
	// TurnOver shows the top of the page, the focus at the same place on it.
	TurnOver
)
