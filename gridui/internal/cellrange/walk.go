// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Keys performs the actions of keys on the ranges.
type Keys struct{ Ranges *Ranges }

// Walk moves the focus to the next cell of the ranges, from the last one to the first, if more than
// one cell is selected. It reports whether it moved the focus.
func (k Keys) Walk(way ranges.Way) bool {
	r := k.Ranges
	if !r.Several() {
		return false
	}
	from, ok := r.Corner(r.from.Focus.At())
	if !ok {
		return false
	}
	to, ok := ranges.NewWalk(r.AppendRects(nil), r.Skip()).Step(from, way)
	if !ok {
		return false
	}
	r.from.Focus.Move(r.Address(to), focus.Show)
	r.Stand()
	return true
}
