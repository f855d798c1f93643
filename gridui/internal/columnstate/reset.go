// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnstate

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
)

// Reset restores the places, widths and visibility from the definitions of all columns, and the
// pins of the program, as a user does. Columns with NoResize keep their width.
func (s *State) Reset() {
	c := s.Columns
	s.changeShown(s.asDefined())
	widths := map[string]unit.Dp{}
	for id := range s.Options.ColumnSizing.Widths {
		if i := c.InAll(id); i < 0 || !c.All[i].Fixed {
			widths[id] = 0
		}
	}
	s.Resize(widths)
	s.setOrder(c.Defined, c.IDs(), c.Defined)
	s.resetPins()
}

// asDefined returns the change that restores the visibility from the definitions of columns.
func (s *State) asDefined() (ev events.ColumnVisibilityChanged) {
	for i := range s.Columns.All {
		switch l := &s.Columns.All[i]; {
		case l.Own || l.Grouped || l.Out == l.Hidden:
		case l.Out:
			ev.Shown = append(ev.Shown, l.ID)
		case !l.Required:
			ev.Hidden = append(ev.Hidden, l.ID)
		}
	}
	return ev
}

// resetPins restores the pins that the program has set.
func (s *State) resetPins() {
	oldLeft, oldRight := s.pinned()
	left, right := s.Columns.PinnedBy(s.firstPins.left, s.firstPins.right)
	s.setPins(events.ColumnPinningChanged{
		ColumnIDs: s.Columns.PinnedOtherwise(oldLeft, oldRight, left, right), Left: left, Right: right,
	})
}
