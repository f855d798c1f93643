// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// PressCell begins or extends a range at the pressed cell, or at its row if a row number is pressed. It reports
// whether the focus stays at the anchor of the range.
func (f *Feature) PressCell(ev pointer.Event, at viewport.Address) (stays bool) {
	r := f.Ranges
	if !r.On() || ev.Source != pointer.Mouse {
		return false
	}
	r.FollowFocus()
	to, ok := r.Piece(at)
	if !ok {
		return false
	}
	mods := ev.Modifiers
	switch {
	case mods.Contain(key.ModShift):
		if !r.Begin() {
			return false
		}
		r.Set.BeginExtendTo(to)
		return true
	case mods.Contain(key.ModShortcut) && !f.Options.Single:
		r.Begin()
		r.Set.BeginToggle(to, r.Bounds())
	default:
		r.Set.BeginReplace(to)
	}
	return false
}

// CellPressed notes that the focus has moved to the pressed cell.
func (f *Feature) CellPressed(layout.Context, pointer.Event) {
	if f.Ranges.Set.Gesture() != ranges.NoGesture {
		f.Ranges.Stand()
	}
}

// ReleasePress ends a press without a drag. It returns false, which leaves the release to others.
func (f *Feature) ReleasePress(layout.Context, pointer.Event) bool {
	if f.Ranges.Set.Gesture() != ranges.NoGesture {
		f.Ranges.Commit()
	}
	return false
}

// PressCanceled restores the ranges as they were before the press.
func (f *Feature) PressCanceled() { f.Cancel() }

// MenuOpens keeps the selected ranges if the menu opens at a selected cell.
func (f *Feature) MenuOpens(at viewport.Address) {
	if f.Selected(at) {
		f.Ranges.Stand()
	}
}

// TapCell clears the selection, except for the cell that a finger taps, which gets the focus.
func (f *Feature) TapCell() {
	if r := f.Ranges; r.On() {
		r.Collapse()
		r.Set.Clear()
	}
}

// ClickHead selects the column of a header if the options say so. It reports whether it did.
func (f *Feature) ClickHead(at viewport.Address, by events.Click) bool {
	r, col, mods := f.Ranges, at.Col, by.Modifiers
	if !r.On() || !f.Options.Headers || !r.HasData(col) || f.Dataset.NavCount() == 0 {
		return false
	}
	to := ranges.Corner{Col: col}
	column := ranges.Range{Kind: ranges.Columns, Anchor: to, Head: to}
	switch {
	case mods.Contain(key.ModShift) && r.Begin():
		r.Set.BeginExtend(to)
		r.CommitSet()
		r.Set.Widen(ranges.Columns)
	case mods.Contain(key.ModShortcut) && !f.Options.Single:
		r.Set.BeginToggle(column, r.Bounds())
		r.CommitSet()
	default:
		r.Set.Replace(column)
	}
	r.Stand()
	r.Changed()
	return true
}
