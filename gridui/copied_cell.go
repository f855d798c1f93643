// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/storage/export"
)

// What a copy, an export and the menu have of a cell. Numbers, truth values and texts
// go plainly, so that spreadsheets take them as such; of all else they have the text
// that people see.

// copiedAt is the text that a copy has of a cell, wherever it is; false where none is
// made of it.
func (g *core) copiedAt(at viewport.Address) (text string, ok bool) {
	d := g.engine.cols.Def(at.Col)
	if d.Utility || d.NoCopy {
		return "", false
	}
	var cell export.Cell
	if s := g.oneCell(at, g.engine.cols.Leaves[at.Col].ID); len(s.Cols) > 0 {
		s.Copied(&cell, nil, s.Item(0), 0)
	} else if row, ok := g.data.Row(at.Band, at.Row); ok && d.CopyShown {
		cell.SetText(string(d.AppendText(nil, row)))
	} else if ok {
		d.CopyValue(&cell, d.Value(row), func() string { return string(d.ValueText(nil, row)) })
	} else {
		cell.SetText(string(g.cells.AppendText(nil, at)))
	}
	return string(cell.AppendText(nil)), true
}
