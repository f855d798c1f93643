// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmarks

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// Icon is the side of a mark, Gap the space between a mark and the header's text.
	Icon = unit.Dp(14)
	Gap  = unit.Dp(4)
)

// Buttons is the interface to the menu buttons that headers show.
type Buttons interface {
	// HasButton reports whether the header of a column shows its button. Room returns the width of
	// the button in pixels, 0 if it does not show.
	HasButton(col int) bool
	Room(col int) int
	// GroupRoom returns the width in pixels of the button in the header of a group.
	GroupRoom(at viewport.Address) int
	// RoomNeeded returns the width of the button in pixels while it shows.
	RoomNeeded(st *style.Resolved, col int) int
	// Beside returns the range of pixels of the sheet that the button leaves free in a header.
	Beside(row, col celllayout.Span) (lo, hi int)
	// Key adds to a hash which headers of columns [first, end) show their button.
	Key(hash uint64, first, end int) uint64
}

// Sources holds what the marks are drawn from, and with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Buttons  Buttons
}

// Marks draws the marks of all headers.
type Marks struct {
	Sources
	// Keys is the order that the headers show.
	Keys []option.SortKey
	// filters reports whether any column has a filter.
	filters bool
}

// Sync sets the order and the filters of the frame.
func (ms *Marks) Sync(keys []option.SortKey) {
	ms.Keys = keys
	ms.filters = ms.Options.Filtering.Enabled && len(ms.Options.Filtering.Columns) > 0
}

// Mark is the mark of a column's header: nothing, or a sort direction and the place of its key
// among several, and a filter sign.
type Mark struct {
	Sorted, Desc bool
	// By is what of the column rows are sorted by.
	By option.SortBy
	// Place counts from 1 where there are several keys, else it is 0.
	Place int
	// Filtered reports whether a filter of the column is on.
	Filtered bool
}

// Of returns the mark of a column.
func (ms *Marks) Of(col int) Mark {
	filtered := ms.Filtered(col)
	for i, k := range ms.Keys {
		if k.ColumnID != ms.Columns.Leaves[col].ID {
			continue
		}
		m := Mark{Sorted: true, Desc: k.Desc, By: k.By, Filtered: filtered}
		if len(ms.Keys) > 1 {
			m.Place = i + 1
		}
		return m
	}
	return Mark{Filtered: filtered}
}

// Filtered reports whether a filter of a column is on.
func (ms *Marks) Filtered(col int) bool {
	l := &ms.Columns.Leaves[col]
	if !ms.filters || !l.Filters {
		return false
	}
	for i := range ms.Options.Filtering.Columns {
		if c := &ms.Options.Filtering.Columns[i]; c.ColumnID == l.ID {
			return c.Filter.Active()
		}
	}
	return false
}

// key returns a hash of the mark, for caches of a header's text.
func (m Mark) key() uint64 {
	k := uint64(0)
	if m.Filtered {
		k = 1 << 63
	}
	if !m.Sorted {
		return k
	}
	return k | uint64(m.Place)<<1 | 1
}

// Key returns a hash of the marks and buttons of the headers of columns [first, end).
func (ms *Marks) Key(first, end int) uint64 {
	k := uint64(0)
	for c := first; c < end && (len(ms.Keys) > 0 || ms.filters); c++ {
		k = k*0x100000001b3 ^ ms.Of(c).key()
	}
	return ms.Buttons.Key(k, first, end)
}
