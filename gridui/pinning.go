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

// pinShare is what the pinned columns may take of the width, in tenths.
const pinShare = 8

// yieldPins has the widest pinned columns scroll with the others until the rest
// leave room for those, and says whether the columns stand elsewhere now. Columns
// that have given way come back only where there is room to spare: in a width that
// is shared out a column's may change by a pixel with its place.
func (e *engine) yieldPins(space int) (moved bool) {
	c := &e.cols
	key := yieldKey{c.Rev, e.view.Widths.SizesRev(), space, e.view.Widths.Metric()}
	if key == e.yielded || e.sizing.on && space == e.yielded.space {
		return false // the edge that is being dragged stays where it is
	}
	e.yielded = key
	sum := 0
	for i := range c.Leaves {
		if c.Leaves[i].Home != layoutx.Center {
			sum += e.view.Widths.Of(i)
		}
	}
	away := c.Pinned[layoutx.Left] + c.Pinned[layoutx.Right] - c.Count[layoutx.Left] - c.Count[layoutx.Right]
	limit := pinLimit(space) - away
	if sum <= limit && away == 0 {
		return false
	}
	want := e.yielding(sum, limit)
	if slices.Equal(want, c.Yields) {
		return false
	}
	c.Yields = want
	c.Settle()
	e.yielded.rev = c.Rev
	return true
}

// pinLimit is what the pinned columns may take of a space in pixels.
func pinLimit(space int) int { return space * pinShare / 10 }

// pinRoom is by how much the columns at the sides may grow together, in pixels, until
// some have to give way.
func (e *engine) pinRoom() int {
	c := &e.cols
	room := pinLimit(e.view.Widths.Space())
	for i := range c.Leaves {
		if c.Leaves[i].Pane != layoutx.Center {
			room -= e.view.Widths.Of(i)
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
	out := make([]bool, len(c.Wanted))
	width := map[string]int{}
	for i := range c.Leaves {
		width[c.Leaves[i].ID] = e.view.Widths.Of(i)
	}
	for sum > limit {
		widest := -1
		for i := range c.Wanted {
			l := &c.Wanted[i]
			if l.Home == layoutx.Center || out[i] || l.Own && l.Utility {
				continue
			}
			// Of equally wide columns it is the one nearest to the centre.
			if w := width[l.ID]; widest < 0 || w > width[c.Wanted[widest].ID] || w == width[c.Wanted[widest].ID] && l.Home == layoutx.Left {
				widest = i
			}
		}
		if widest < 0 {
			break
		}
		out[widest] = true
		sum -= width[c.Wanted[widest].ID]
	}
	return out
}
