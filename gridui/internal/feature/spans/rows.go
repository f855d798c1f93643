// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// line is a row whose cells may be merged. ok is false for rows of groups and totals, floating rows, and rows that are
// not loaded. apart is set for rows of a tree with rows below them, which do not join; depth is the depth in the tree.
type line struct {
	pos       coord.Pos
	row       rowdata.Row
	depth     int
	ok, apart bool
}

// lineAt returns the row at a slot of a band.
func (f *Feature) lineAt(b layoutx.Band, slot coord.Slot) line {
	pos, ok := f.Viewport.RowAt(viewport.Address{Band: b, Row: slot})
	if !ok {
		return line{}
	}
	return f.lineOf(pos)
}

// lineOf returns the row at a position.
func (f *Feature) lineOf(pos coord.Pos) line {
	l := line{pos: pos}
	if f.Dataset.Outlined() {
		node := f.Dataset.Node(pos)
		if l.depth, l.apart = node.Depth, node.Expandable; node.Kind != dataset.ItemRow {
			return l
		}
	}
	at := f.Viewport.AddressOf(pos, 0)
	l.row, l.ok = f.Dataset.Row(at.Band, at.Row)
	return l
}

// neighbours reports whether the cells of two rows can join, of which the second follows the first in its band.
func (f *Feature) neighbours(above, below *line) bool {
	if !above.ok || !below.ok || above.apart || below.apart || above.depth != below.depth {
		return false
	}
	_, open := f.Cells.DetailState(above.pos)
	return !open
}
