// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// moveColumns moves columns as a user does.
func (g *core) moveColumns(m column.Move) {
	c := &g.engine.cols
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
	left, right := g.pinnedIDs()
	var to []string
	if m.Pane == layoutx.Center {
		to = c.Ordered(ids, m, g.ColumnOrder.Mode == option.ColumnOrderWithinGroups)
	}
	from := c.IDs()
	switch m.Pane {
	case layoutx.Left:
		g.pinAt(ids, option.ColumnPinLeft, column.PinPlace(left, m))
	case layoutx.Right:
		g.pinAt(ids, option.ColumnPinRight, column.PinPlace(right, m))
	default:
		g.pinAt(ids, option.ColumnPinNone, 0)
		g.setOrder(ids, from, to)
	}
}

func (g *core) setOrder(ids, from, to []string) {
	if to == nil || slices.Equal(from, to) {
		return
	}
	ev := events.ColumnOrderChanged{ColumnIDs: ids, From: from, To: to}
	if !g.ColumnOrder.Controlled {
		ev.Apply(&g.ColumnOrder)
	}
	g.report.Emit(ev)
}
