// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Pin pins a column, or all columns of a group, to a side as a user does: after
// those that are pinned there. PinNone unpins. It does nothing for ids of no column
// and for Unpinnable columns.
func (g *Core) Pin(id string, side option.PinSide) {
	g.resolveColumns()
	c := &g.engine.cols
	left, right := g.pinnedIDs()
	pinned := map[option.PinSide][]string{option.PinLeft: left, option.PinRight: right}
	var ids []string
	for i := range c.all {
		l := &c.all[i]
		if c.named(l, id) && !l.unpinnable && !idlist.Has(pinned[side], l.id) && (side != option.PinNone || idlist.Has(left, l.id) || idlist.Has(right, l.id)) {
			ids = append(ids, l.id)
		}
	}
	g.pinAt(ids, side, len(pinned[side]))
}

// pinnedIDs are the pinned columns by side, shown or not.
func (g *Core) pinnedIDs() (left, right []string) {
	return g.engine.cols.pinnedBy(g.Pinning.Left, g.Pinning.Right)
}

// pinAt puts columns at a place of a side's list, or takes them out of both.
func (g *Core) pinAt(ids []string, side option.PinSide, at int) {
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
	ev := events.PinningChanged{ColumnIDs: ids, Side: side, Left: put(oldLeft, side == option.PinLeft), Right: put(oldRight, side == option.PinRight)}
	if idlist.Same(ev.Left, oldLeft) && idlist.Same(ev.Right, oldRight) {
		return
	}
	g.firstPins.changedTo(ev)
	if !g.Pinning.Controlled {
		ev.Apply(&g.Pinning)
	}
	g.report.emit(ev)
}

// pinShare is what the pinned columns may take of the width, in tenths.
const pinShare = 8

// yieldPins has the widest pinned columns scroll with the others until the rest
// leave room for those, and says whether the columns stand elsewhere now. Columns
// that have given way come back only where there is room to spare: in a width that
// is shared out a column's may change by a pixel with its place.
func (e *engine) yieldPins(space int) (moved bool) {
	c := &e.cols
	key := yieldKey{c.rev, e.sizes, space, e.geo.widths.metric}
	if key == e.yielded || e.sizing.on && space == e.yielded.space {
		return false // the edge that is being dragged stays where it is
	}
	e.yielded = key
	sum := 0
	for i := range c.leaves {
		if c.leaves[i].home != layoutx.Center {
			sum += e.geo.widths.px[i]
		}
	}
	away := c.pinned[layoutx.Left] + c.pinned[layoutx.Right] - c.count[layoutx.Left] - c.count[layoutx.Right]
	limit := pinLimit(space) - away
	if sum <= limit && away == 0 {
		return false
	}
	want := e.yielding(sum, limit)
	if slices.Equal(want, c.yields) {
		return false
	}
	c.yields = want
	c.settle()
	e.yielded.rev = c.rev
	return true
}

// pinLimit is what the pinned columns may take of a space in pixels.
func pinLimit(space int) int { return space * pinShare / 10 }

// pinRoom is by how much the columns at the sides may grow together, in pixels, until
// some have to give way.
func (e *engine) pinRoom() int {
	c := &e.cols
	room := pinLimit(e.geo.widths.space)
	for i := range c.leaves {
		if c.leaves[i].pane != layoutx.Center {
			room -= e.geo.widths.px[i]
		}
	}
	return room
}

// yieldKey is what it depends on which pinned columns give way.
type yieldKey struct {
	rev, sizes uint32
	space      int
	metric     unit.Metric
}

// yielding are the pinned columns that give way, by their place among the wanted
// ones: sum is the width of all pinned columns, limit what they may take.
func (e *engine) yielding(sum, limit int) []bool {
	c := &e.cols
	out := make([]bool, len(c.wanted))
	width := map[string]int{}
	for i := range c.leaves {
		width[c.leaves[i].id] = e.geo.widths.px[i]
	}
	for sum > limit {
		widest := -1
		for i := range c.wanted {
			l := &c.wanted[i]
			if l.home == layoutx.Center || out[i] || l.own && l.utility {
				continue
			}
			// Of equally wide columns it is the one nearest to the centre.
			if w := width[l.id]; widest < 0 || w > width[c.wanted[widest].id] || w == width[c.wanted[widest].id] && l.home == layoutx.Left {
				widest = i
			}
		}
		if widest < 0 {
			break
		}
		out[widest] = true
		sum -= width[c.wanted[widest].id]
	}
	return out
}
