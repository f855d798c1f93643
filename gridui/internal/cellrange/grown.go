// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Ranges keep the corners that users gave them. Their cells are found from these: a range of several cells grows until
// it cuts no merged cell, and shrinks with its head. Whole rows and columns do not grow, and neither does a cell.

// mostGrown limits the kept results.
const mostGrown = 16

// grown keeps the results of growing rectangles, for frames in which nothing changes.
type grown struct {
	rev  viewport.SpansRev
	kept []grownRect
}

// grownRect is a rectangle before and after it has grown.
type grownRect struct{ from, to ranges.Rect }

// RectOf returns the cells of a range.
func (r *Ranges) RectOf(g ranges.Range) ranges.Rect {
	if g.Anchor == g.Head {
		return g.Rect(r.Bounds())
	}
	return r.grow(g)
}

// grow returns the cells of a range, with all cells of the merged cells that it cuts.
func (r *Ranges) grow(g ranges.Range) ranges.Rect {
	rect := g.Rect(r.Bounds())
	if g.Kind != ranges.Cells || !r.from.Viewport.Joins() {
		return rect
	}
	k := &r.grown
	if rev := r.from.Viewport.SpansRev(); rev != k.rev || len(k.kept) >= mostGrown {
		k.rev, k.kept = rev, k.kept[:0]
	}
	for i := range k.kept {
		if k.kept[i].from == rect {
			return k.kept[i].to
		}
	}
	to := r.from.Viewport.GrowRect(rect)
	k.kept = append(k.kept, grownRect{rect, to})
	return to
}

// CommitSet completes a gesture. A subtraction removes whole merged cells.
func (r *Ranges) CommitSet() {
	if r.Set.Gesture() == ranges.Subtracting && r.from.Viewport.Joins() {
		if hole := r.grow(r.Set.Moving()); !hole.Empty() && r.Set.Moving().Kind == ranges.Cells {
			r.Set.SetHole(ranges.Of(hole))
		}
	}
	r.Set.Commit(r.Bounds())
}
