// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/virtualize"

// SetExpanded opens or closes a row or a group by its id; it need not show. With a Depth
// it has to know the row of a tree: until the first frame all count as those at the top.
func (g *Grid[T]) SetExpanded(id string, open bool) { g.bound().SetExpanded(id, open) }

func (g *core) SetExpanded(id string, open bool) {
	depth := 0
	if g.Expansion.Depth > 0 {
		depth = g.data.Expansion.DepthOf(id)
	}
	g.Expansion.Set(id, depth, open)
}

// ExpandAll opens all rows, also those yet to come. Children that are yet to be
// loaded stay so until their row is opened by hand.
func (g *Grid[T]) ExpandAll() { g.bound().ExpandAll() }

func (g *core) ExpandAll() { g.ExpandTo(0); g.Expansion.Rows.SetAll(true) }

// CollapseAll closes all rows.
func (g *Grid[T]) CollapseAll() { g.bound().CollapseAll() }

func (g *core) CollapseAll() { g.ExpandTo(0) }

// ExpandTo opens the rows that have fewer than depth above them and closes the
// others: 1 opens those at the top.
func (g *Grid[T]) ExpandTo(depth int) { g.bound().ExpandTo(depth) }

func (g *core) ExpandTo(depth int) {
	g.Expansion.Rows.SetAll(false)
	g.Expansion.Depth = max(depth, 0)
}

// toggleRow opens or closes a row. One that sticks, or that others that stick lie
// over, then shows right below those above it.
func (e *engine) toggleRow(row int) bool {
	if e.view.Sticky.Covered(row) {
		e.showNext(row)
	}
	return e.ask.data.Expansion.ToggleRow(row)
}

// showNext brings a row onto the screen in the next frame.
func (e *engine) showNext(row int) {
	e.view.Requests.ToRow(row, virtualize.Nearest)
}
