// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// rows answers what can be asked of the rows of a grid, and draws over them, given which rows
// are dragged and where to.
type rows struct{ *Sources }

// isTree reports whether rows show below other rows of a tree.
func (r *rows) isTree() bool {
	return r.Dataset.Outlined() && r.blocked() != blockedByGroups
}

// sibling is the next row of a tree, downwards for a step of 1 and upwards for -1, that has the
// same parent as a row; -1 if there is none.
func (r *rows) sibling(row coord.Pos, step int) coord.Pos {
	depth := r.Dataset.Node(row).Depth
	for at := row + coord.Pos(step); at >= 0 && at < coord.Pos(r.Viewport.Count); at += coord.Pos(step) {
		if d := r.Dataset.Node(at).Depth; d <= depth {
			if d == depth {
				return at
			}
			break
		}
	}
	return -1
}

// within reports whether a row is one of others, or below one of them.
func (r *rows) within(row coord.Pos, others []coord.Pos) bool {
	for row >= 0 {
		if _, in := slices.BinarySearch(others, row); in {
			return true
		}
		row = r.Dataset.Outline.ParentRow(row)
	}
	return false
}

// selectionReach is how far from a dragged row, in rows, the selected rows are that move with it.
const selectionReach = 100_000

// movingWith are the ids of the rows that move with a row of the body, that row among them, and
// their places in rising order: all selected rows if the row is one of them. Rows below a row of
// a tree move with it and are not named.
func (r *rows) movingWith(row coord.Pos) (ids []string, places []coord.Pos) {
	if r.Options.Selection.Mode != option.SelectMulti || !r.Selection.SelectedRow(row) {
		return []string{r.Dataset.RowID(row)}, []coord.Pos{row}
	}
	under := -1 // the depth of the last row taken, for as long as rows are below it
	for i := max(row-selectionReach, 0); i < min(row+selectionReach, coord.Pos(r.Dataset.ShownCount())); i++ {
		it := r.Dataset.Node(i)
		if under >= 0 && it.Depth > under {
			continue
		}
		under = -1
		if it.Kind != dataset.ItemRow || !r.Selection.SelectedRow(i) {
			continue
		}
		ids, places = append(ids, r.Dataset.RowID(i)), append(places, i)
		if r.Dataset.Order.Tree != nil {
			under = it.Depth
		}
	}
	return ids, places
}

// text is what stands for a dragged row: the text of its first column of data.
func (r *rows) text(row coord.Pos) string {
	if r.Columns.Detail < 0 {
		return ""
	}
	return ui.CutText(string(r.Cells.AppendText(nil, viewport.Address{Band: layoutx.Body, Row: row.BodySlot(), Col: r.Columns.Detail})))
}

// under is the row of the body at a height of the sheet, details included, how far below its top
// that height is, and how high the row is, all in pixels. Above and below the body it is the
// first and the last row on the screen, also over rows that stick. There is none at a height
// below the last row of all.
func (r *rows) under(y int) (row coord.Pos, in, size int, ok bool) {
	body := r.Viewport.ScrolledBody()
	y = min(max(y, body.Min.Y), body.Max.Y-1)
	for _, span := range r.Viewport.Sheet.Rows[layoutx.Body] {
		// The rows may have changed since the frame that is on the screen.
		if span.Index >= r.Viewport.Count {
			break
		}
		if size := r.Viewport.RowAxis.Size(span.Index); y < span.Start+size {
			return coord.Pos(span.Index), y - span.Start, size, true
		}
	}
	return 0, 0, 0, false
}
