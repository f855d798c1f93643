// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// ResetColumns gives all columns the places, widths and visibility that they were
// defined with, and pins what the program has pinned, as a user does: columns with NoResize
// stay as wide as they are.
func (g *core) ResetColumns() {
	g.resolveColumns()
	c := &g.engine.cols
	var ev events.ColumnVisibilityChanged
	for i := range c.All {
		switch l := &c.All[i]; {
		case l.Own || l.Grouped || l.Out == l.Hidden:
		case l.Out:
			ev.Shown = append(ev.Shown, l.ID)
		case !l.Required:
			ev.Hidden = append(ev.Hidden, l.ID)
		}
	}
	g.changeShown(ev)
	g.engine.features.columnFit.Drop()
	widths := map[string]unit.Dp{}
	for id := range g.ColumnSizing.Widths {
		if i := c.InAll(id); i < 0 || !c.All[i].Fixed {
			widths[id] = 0
		}
	}
	g.resize(widths)
	g.setOrder(c.Defined, c.IDs(), c.Defined)
	g.resetPins()
}

// firstPins are the pinned columns as the program set them last: what users make of
// them is told apart by the changes that were told of.
type firstPins struct {
	left, right []string
	// madeLeft and madeRight are what a user made of them, if made is set.
	madeLeft, madeRight []string
	made                bool
}

// changedTo notes a change by a user, made or proposed.
func (f *firstPins) changedTo(ev events.ColumnPinningChanged) {
	f.made, f.madeLeft, f.madeRight = true, ev.Left, ev.Right
}

// sync notes what is pinned now.
func (f *firstPins) sync(now *column.Places) {
	if f.made && idlist.Same(now.Left, f.madeLeft) && idlist.Same(now.Right, f.madeRight) {
		return
	}
	f.left, f.right = now.Left, now.Right
}

// resetPins pins what the program has pinned, and nothing else.
func (g *core) resetPins() {
	oldLeft, oldRight := g.pinnedIDs()
	left, right := g.engine.cols.PinnedBy(g.firstPins.left, g.firstPins.right)
	if idlist.Same(left, oldLeft) && idlist.Same(right, oldRight) {
		return
	}
	ev := events.ColumnPinningChanged{ColumnIDs: g.engine.cols.PinnedOtherwise(oldLeft, oldRight, left, right), Left: left, Right: right}
	g.firstPins.changedTo(ev)
	if !g.ColumnPinning.Controlled {
		ev.Apply(&g.ColumnPinning)
	}
	g.report.Emit(ev)
}
