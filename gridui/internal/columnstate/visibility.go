// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnstate

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
)

// Shown returns the ids of the visible columns in reading order, without the columns of the grid
// itself.
func (s *State) Shown() []string {
	var ids []string
	for i := range s.Columns.Leaves {
		if l := &s.Columns.Leaves[i]; !l.Own {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

// SetShown shows or hides columns and groups of them as a user does. It hides neither required
// columns nor the last visible one.
func (s *State) SetShown(ids []string, show bool) {
	c := s.Columns
	var ev events.ColumnVisibilityChanged
	shows := 0
	for i := range c.All {
		l := &c.All[i]
		meant := slices.ContainsFunc(ids, func(id string) bool { return c.Named(l, id) })
		switch {
		case l.Own:
		case meant && show && l.Out && !l.Grouped:
			ev.Shown = append(ev.Shown, l.ID)
		case meant && !show && !l.Out && !l.Required:
			ev.Hidden = append(ev.Hidden, l.ID)
		case !l.Out:
			shows++
		}
	}
	if n := len(ev.Hidden); shows == 0 && n > 0 {
		ev.Hidden = ev.Hidden[1:]
	}
	s.changeShown(ev)
}

// changeShown makes or proposes a change of visibility.
func (s *State) changeShown(ev events.ColumnVisibilityChanged) {
	if len(ev.Shown)+len(ev.Hidden) == 0 {
		return
	}
	if !s.Options.ColumnVisibility.Controlled {
		ev.Apply(s.Options)
	}
	s.Report.Emit(ev)
}

// ToggleGroup opens or closes a header group as a user does, and reports whether users can do so.
func (s *State) ToggleGroup(group int) bool {
	h := &s.Columns.Groups[group]
	if !h.Collapsible {
		return false
	}
	ev := events.ColumnGroupsChanged{GroupID: h.ID, Collapsed: !h.Collapsed}
	if !s.Options.ColumnGroups.Controlled {
		ev.Apply(s.Options)
	}
	s.Report.Emit(ev)
	return true
}
