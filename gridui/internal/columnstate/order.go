// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnstate

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Move moves columns as a user does: within their pane, or into another one.
func (s *State) Move(m column.Move) {
	c := s.Columns
	var ids []string
	for i := range c.All {
		l := &c.All[i]
		if idlist.Has(m.IDs, l.ID) || m.Group != "" && !l.Own && c.Named(l, m.Group) && c.Find(l.ID) < 0 {
			ids = append(ids, l.ID)
		}
	}
	if len(ids) == 0 {
		return
	}
	left, right := s.pinned()
	switch m.Pane {
	case layoutx.Left:
		s.pinAt(ids, option.ColumnPinLeft, column.PinPlace(left, m))
	case layoutx.Right:
		s.pinAt(ids, option.ColumnPinRight, column.PinPlace(right, m))
	default:
		from, to := c.IDs(), c.Ordered(ids, m, s.Options.ColumnOrder.Mode == option.ColumnOrderWithinGroups)
		s.pinAt(ids, option.ColumnPinNone, 0)
		s.setOrder(ids, from, to)
	}
}

// setOrder changes the order of columns after ids were moved.
func (s *State) setOrder(ids, from, to []string) {
	if to == nil || slices.Equal(from, to) {
		return
	}
	ev := events.ColumnOrderChanged{ColumnIDs: ids, From: from, To: to}
	if !s.Options.ColumnOrder.Controlled {
		ev.Apply(s.Options)
	}
	s.Report.Emit(ev)
}
