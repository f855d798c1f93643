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
		to = c.Ordered(ids, m, g.Order.Mode == option.OrderGroups)
	}
	from := c.IDs()
	switch m.Pane {
	case layoutx.Left:
		g.pinAt(ids, option.PinLeft, column.PinPlace(left, m))
	case layoutx.Right:
		g.pinAt(ids, option.PinRight, column.PinPlace(right, m))
	default:
		g.pinAt(ids, option.PinNone, 0)
		g.setOrder(ids, from, to)
	}
}

func (g *core) setOrder(ids, from, to []string) {
	if to == nil || slices.Equal(from, to) {
		return
	}
	ev := events.OrderChanged{ColumnIDs: ids, From: from, To: to}
	if !g.Order.Controlled {
		ev.Apply(&g.Order)
	}
	g.report.Emit(ev)
}
