// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// line is a row whose cells may be merged. ok is false for rows of groups and totals, floating rows, full rows, and rows
// that are not loaded. apart is set for rows of a tree with rows below them, which do not join; depth is the depth in the tree.
type line struct {
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
	var l line
	if f.Dataset.Outlined() {
		node := f.Dataset.Node(pos)
		if l.depth, l.apart = node.Depth, node.Expandable; node.Kind != dataset.ItemRow {
			return l
		}
	}
	at := f.Viewport.AddressOf(pos, 0)
	l.row, l.ok = f.Dataset.Row(at.Band, at.Row)
	l.ok = l.ok && !f.Columns.Full.Has(l.row)
	return l
}

// pair returns two rows of which the second follows the first in its band, and whether their cells can join. A source
// that computes its rows keeps the last two that were read: they are valid until another row is read.
func (f *Feature) pair(above, below coord.Pos) (a, b line, ok bool) {
	if _, open := f.Cells.DetailState(above); open {
		return a, b, false
	}
	a, b = f.lineOf(above), f.lineOf(below)
	return a, b, a.ok && b.ok && !a.apart && !b.apart && a.depth == b.depth
}
