// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
)

// Collapsible lets users close the group, so that only some of its columns show.
func (g *Grouped[T]) Collapsible() *Grouped[T] {
	g.def.Collapsible = true
	return g
}

// KeepCollapsed leaves the column on the screen while a group above it is closed,
// see ColumnGroups.
func (t *Typed[T, V]) KeepCollapsed() *Typed[T, V] {
	t.col.Def.Keep = true
	return t
}

// toggleGroup opens or closes a header group as a user does.
func (g *core) toggleGroup(group int) bool {
	h := &g.engine.cols.Groups[group]
	if !h.Collapsible {
		return false
	}
	ev := events.ColumnGroupsChanged{GroupID: h.ID, Collapsed: !h.Collapsed}
	if !g.ColumnGroups.Controlled {
		ev.Apply(&g.ColumnGroups)
	}
	g.report.Emit(ev)
	return true
}
