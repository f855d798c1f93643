// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// PinColumn pins a column, or all columns of a group, to a side as a user does: after
// those that are pinned there. ColumnPinNone unpins. It does nothing for ids of no column
// and for columns with NoPin.
func (g *Grid[T]) PinColumn(id string, side option.ColumnPinSide) { g.bound().PinColumn(id, side) }

func (g *core) PinColumn(id string, side option.ColumnPinSide) {
	g.resolveColumns()
	c := &g.engine.cols
	left, right := g.pinnedIDs()
	pinned := map[option.ColumnPinSide][]string{option.ColumnPinLeft: left, option.ColumnPinRight: right}
	var ids []string
	for i := range c.All {
		l := &c.All[i]
		if c.Named(l, id) && !l.Unpinnable && !idlist.Has(pinned[side], l.ID) && (side != option.ColumnPinNone || idlist.Has(left, l.ID) || idlist.Has(right, l.ID)) {
			ids = append(ids, l.ID)
		}
	}
	g.pinAt(ids, side, len(pinned[side]))
}

// pinnedIDs are the pinned columns by side, shown or not.
func (g *core) pinnedIDs() (left, right []string) {
	return g.engine.cols.PinnedBy(g.ColumnPinning.Left, g.ColumnPinning.Right)
}

// pinAt puts columns at a place of a side's list, or takes them out of both.
func (g *core) pinAt(ids []string, side option.ColumnPinSide, at int) {
	if len(ids) == 0 {
		return
	}
	oldLeft, oldRight := g.pinnedIDs()
	put := func(list []string, here bool) []string {
		at := at
		for _, id := range list[:min(at, len(list))] {
			if idlist.Has(ids, id) {
				at--
			}
		}
		list = idlist.Without(list, ids)
		if here {
			list = slices.Insert(list, min(max(at, 0), len(list)), ids...)
		}
		return list
	}
	ev := events.ColumnPinningChanged{ColumnIDs: ids, Side: side, Left: put(oldLeft, side == option.ColumnPinLeft), Right: put(oldRight, side == option.ColumnPinRight)}
	if idlist.Same(ev.Left, oldLeft) && idlist.Same(ev.Right, oldRight) {
		return
	}
	g.firstPins.changedTo(ev)
	if !g.ColumnPinning.Controlled {
		ev.Apply(&g.ColumnPinning)
	}
	g.report.Emit(ev)
}
