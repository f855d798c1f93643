// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// HasButton reports whether the header of a column shows its button.
func (f *Feature) HasButton(col int) bool {
	for _, at := range f.buttons.shown() {
		if at.Col == col && at.Row == coord.Slot(f.Columns.Levels-1) {
			return true
		}
	}
	return false
}

// buttonRoom returns how many pixels a button takes from the room of a text, in addition to the padding.
func buttonRoom(st *style.Resolved) int {
	return max(st.Metric.Dp(buttonInset)+buttonSide(st)+st.MarkGap/2-st.Padding, 0)
}

// Room returns how many pixels the button takes from the header of a column, 0 if none shows.
func (f *Feature) Room(col int) int {
	if !f.HasButton(col) {
		return 0
	}
	return buttonRoom(&f.Painter.Style)
}

// GroupRoom returns how many pixels the button takes from the header of a group, 0 if none shows. The label of a
// centered header makes room on both sides.
func (f *Feature) GroupRoom(at viewport.Address) int {
	for _, has := range f.buttons.shown() {
		if has == at && f.Viewport.Heads.Align(at) == option.AlignCenter {
			return 2 * buttonRoom(&f.Painter.Style)
		} else if has == at {
			return buttonRoom(&f.Painter.Style)
		}
	}
	return 0
}

// RoomNeeded returns how many pixels the button takes from the header of a column while it shows. They count for
// the width that the header needs.
func (f *Feature) RoomNeeded(st *style.Resolved, col int) int {
	if f.Options.HeaderMenu.ButtonDisabled || !f.HasMenu(viewport.Address{Band: layoutx.Head, Row: coord.Slot(f.Columns.Levels - 1), Col: col}) {
		return 0
	}
	return buttonRoom(st)
}

// Beside returns the range of pixels of the sheet that the button leaves free in the header of a column.
func (f *Feature) Beside(row, col celllayout.Span) (lo, hi int) {
	lo, hi = col.Start, col.End()
	if !f.HasButton(col.Index) {
		return lo, hi
	}
	at := viewport.Address{Band: layoutx.Head, Row: coord.Slot(row.Index), Col: col.Index}
	r, _ := f.buttonRect(at)
	if f.onLeft(at) {
		return r.Max.X, hi
	}
	return lo, r.Min.X
}

// Key adds to a hash which headers of columns [first, end) show their button.
func (f *Feature) Key(hash uint64, first, end int) uint64 {
	for col := first; col < end && f.buttons.n > 0; col++ {
		if f.HasButton(col) {
			hash = hash*0x100000001b3 ^ uint64(col+1)
		}
	}
	return hash
}
