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

// Caller provides what the caller of a grid gives besides rows.
type Caller interface {
	// AppendColumns appends the definitions of the columns, nil for a nil column.
	AppendColumns(dst []*column.Def) []*column.Def
	// FloatingLen returns the number of the caller's rows of a floating band, FloatingAt returns
	// the i-th row.
	FloatingLen(b layoutx.Band) int
	FloatingAt(b layoutx.Band, i int) rowdata.Row
}

// Host shows the rows. It is called before and after their order changes, so that the screen, the
// focus and the selection stay at their rows.
type Host interface {
	// HoldOrder notes the rows of the screen and the focus, before the order changes. With top a
	// screen that shows the first row continues to show the first row.
	HoldOrder(top bool)
	// OrderChanged is called after HoldOrder, and when values of rows change.
	OrderChanged()
	// RowsReplaced is called before other rows show. sorted is set if they will be sorted.
	RowsReplaced(sorted bool)
	PageTurned(how Turning)
	// SyncRows brings the screen in line with the rows within this frame.
	SyncRows()
	// Visible returns the rows of the body drawn in the last frame, [first, end).
	Visible() (first, end coord.Pos)
	// FocusedRow returns the focused row, by its id and its place in a band.
	FocusedRow() (id string, b layoutx.Band, row coord.Slot, ok bool)
	// ReadsRows reports whether a background job of the host may be reading the rows.
	ReadsRows() bool
	// RowsChanged is called after changes by id; before identifies the rows before the changes.
	RowsChanged(c rowmodel.Changes, before RowsKey)
	// Renumbered is called after a compaction. moved holds the new number of each record, -1 for
	// removed ones; before identifies the rows before the compaction.
	Renumbered(moved []int32, before RowsKey)
}

// Report emits events to the program and reports wrong configuration.
type Report interface {
	Emit(ev events.Event)
	// Problem reports a wrong configuration, once for each key.
	Problem(key, format string, args ...any)
}

// Turning determines where a change of the page moves the screen and the focus.
type Turning uint8

const (
	// TurnNone keeps both at their rows.
	TurnNone Turning = iota
	// turnBack shows the top of the page; the focus stays at its row if that is on the page.
	turnBack
	// TurnOver shows the top of the page and keeps the focus at the same place of the page.
	TurnOver
)
