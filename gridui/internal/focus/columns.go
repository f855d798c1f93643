// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/layoutx"
)

// SyncColumns updates the place of the focused column after a change of the columns. If the column
// does not show any more, the first column of its group takes its place, else the column at its
// index.
func (f *Focus) SyncColumns() {
	if !f.set {
		return
	}
	from, was := f.Public(), f.at.Col
	if f.at.Col = f.Columns.Find(f.ColumnID); f.at.Col < 0 {
		f.at.Col = f.substituteColumn(was)
		if f.at.Col < 0 {
			f.set = false
			f.emit(from)
			return
		}
		f.ColumnID = f.Columns.Leaves[f.at.Col].ID
	}
	if f.at.Band == layoutx.Head {
		f.at.Row = f.Viewport.Heads.Place(f.at).Row
	}
	if f.Public() != from {
		f.emit(from)
	}
}

// substituteColumn returns the first of the columns that share most groups with the focused one, or
// if none does the column at an index; -1 if no column shows.
func (f *Focus) substituteColumn(was int) int {
	hidden, best, depth := f.Columns.InAll(f.ColumnID), -1, 0
	for col := range f.Columns.Leaves {
		if hidden < 0 {
			break
		}
		if d := column.SharedGroups(f.Columns.Leaves[col].Groups, f.Columns.All[hidden].Groups); d > depth {
			best, depth = col, d
		}
	}
	if best < 0 {
		best = min(max(was, 0), len(f.Columns.Leaves)-1)
	}
	return best
}
