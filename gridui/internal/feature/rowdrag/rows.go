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

// rows answers questions about the rows of a grid, and draws over them. Its callers pass which rows are dragged,
// and where to.
type rows struct{ *Sources }

// isTree reports whether rows show below other rows of a tree.
func (r *rows) isTree() bool {
	return r.Dataset.Outlined() && r.Dataset.Funcs.Tree.On()
}

// sibling returns the next row of a tree with the same parent, downwards if step is 1 and upwards if it is -1; -1
// if there is none.
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

// within reports whether a row is among others, or below such a row.
func (r *rows) within(row coord.Pos, others []coord.Pos) bool {
	for row >= 0 {
		if _, in := slices.BinarySearch(others, row); in {
			return true
		}
		row = r.Dataset.Outline.ParentRow(row)
	}
	return false
}

// selectionReach bounds the distance, in rows, between a dragged row and the selected rows that move with it.
const selectionReach = 100_000

// movingWith returns the ids of the rows that move with a row of the body, that row included, and their positions
// in rising order. These are all selected rows within selectionReach if the row is selected. The rows below a row
// of a tree move with it and are not included.
func (r *rows) movingWith(row coord.Pos) (ids []string, places []coord.Pos) {
	if r.Options.Selection.Mode != option.SelectMulti || !r.Selection.SelectedRow(row) {
		return []string{r.Dataset.RowID(row)}, []coord.Pos{row}
	}
	under := -1 // depth of the last row taken, while the loop is at rows below it
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

// text returns the text that represents a dragged row: that of its first data column.
func (r *rows) text(row coord.Pos) string {
	if r.Columns.Detail < 0 {
		return ""
	}
	return ui.CutText(string(r.Cells.AppendText(nil, viewport.Address{Band: layoutx.Body, Row: row.BodySlot(), Col: r.Columns.Detail})))
}

// under returns the row of the body at a height of the sheet, how far below its top that height is, and how high
// the row is with its detail, all in pixels. Above and below the body it returns the first and the last visible
// row, also over sticky rows. Below the last row of all it is not ok.
func (r *rows) under(y int) (row coord.Pos, in, size int, ok bool) {
	body := r.Viewport.ScrolledBody()
	y = min(max(y, body.Min.Y), body.Max.Y-1)
	for _, span := range r.Viewport.Sheet.Rows[layoutx.Body] {
		// The rows may have changed since the last frame.
		if span.Index >= r.Viewport.Count {
			break
		}
		if size := r.Viewport.RowAxis.Size(span.Index); y < span.Start+size {
			return coord.Pos(span.Index), y - span.Start, size, true
		}
	}
	return 0, 0, 0, false
}
