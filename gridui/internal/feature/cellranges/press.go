// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Press begins or extends a range at the pressed cell, of its row at a pressed row number. It reports whether the focus stays where it
// is: it is at the anchor of the range.
func (f *Feature) Press(ev pointer.Event, at viewport.Address) (stays bool) {
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
	case mods.Contain(key.ModShortcut) && !r.Options.CellRanges.Single:
		r.Begin()
		r.Set.BeginToggle(to, r.Bounds())
	default:
		r.Set.BeginReplace(to)
	}
	return false
}

// Pressed notes that the focus has moved to the pressed cell.
func (f *Feature) Pressed() {
	if f.Ranges.Set.Gesture() != ranges.NoGesture {
		f.Ranges.Stand()
	}
}

// Lift ends a press that was not dragged.
func (f *Feature) Lift() {
	if f.Ranges.Set.Gesture() != ranges.NoGesture {
		f.commit()
	}
}

// PressHeader selects the column of a header, where a click on one does that. It reports whether
// it did.
func (f *Feature) PressHeader(col int, mods key.Modifiers) bool {
	r := f.Ranges
	if !r.On() || !r.Options.CellRanges.Headers || r.Columns.Leaves[col].Utility || r.Dataset.NavCount() == 0 {
		return false
	}
	to := ranges.Corner{Col: col}
	column := ranges.Range{Kind: ranges.Columns, Anchor: to, Head: to}
	switch {
	case mods.Contain(key.ModShift) && r.Begin():
		r.Set.BeginExtend(to)
		r.Set.Commit(r.Bounds())
		r.Set.Widen(ranges.Columns)
	case mods.Contain(key.ModShortcut) && !r.Options.CellRanges.Single:
		r.Set.BeginToggle(column, r.Bounds())
		r.Set.Commit(r.Bounds())
	default:
		r.Set.Replace(column)
	}
	r.Stand()
	r.Changed()
	return true
}

// commit ends the gesture, and tells the program of what it has changed.
func (f *Feature) commit() {
	f.Ranges.Set.Commit(f.Ranges.Bounds())
	f.Ranges.Changed()
}
