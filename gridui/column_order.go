// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// moveColumns moves columns as a user does.
func (g *Core) moveColumns(m columnMove) {
	c := &g.engine.cols
	var ids []string
	for i := range c.all {
		l := &c.all[i]
		if idlist.Has(m.ids, l.id) || m.group != "" && !l.own && c.named(l, m.group) && c.find(l.id) < 0 {
			ids = append(ids, l.id)
		}
	}
	if len(ids) == 0 {
		return
	}
	left, right := g.pinnedIDs()
	var to []string
	if m.pane == layoutx.Center {
		to = c.ordered(ids, m, g.Order.Mode == option.OrderGroups)
	}
	from := c.ids()
	switch m.pane {
	case layoutx.Left:
		g.pinAt(ids, option.PinLeft, pinPlace(left, m))
	case layoutx.Right:
		g.pinAt(ids, option.PinRight, pinPlace(right, m))
	default:
		g.pinAt(ids, option.PinNone, 0)
		g.setOrder(ids, from, to)
	}
}

func (g *Core) setOrder(ids, from, to []string) {
	if to == nil || slices.Equal(from, to) {
		return
	}
	ev := events.OrderChanged{ColumnIDs: ids, From: from, To: to}
	if !g.Order.Controlled {
		ev.Apply(&g.Order)
	}
	g.report.emit(ev)
}
