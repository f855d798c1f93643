// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// contents is the grid as its viewport sees it: texts, styles and details of cells. It
// implements Contents.
type contents struct{ *core }

// Indent is how many pixels the text of a cell of a width stands in.
func (c contents) Indent(at viewport.Address, width int) int {
	return c.engine.indent(&c.engine.draw.Style, at, width)
}

// HeadNeed is the width in pixels that shows the header of a column in full.
func (c contents) HeadNeed(st *style.Resolved, col int) int {
	return c.engine.headNeed(st, col, sortMark{})
}

// HeadButtonRoom is how many pixels the button of a header takes of its width.
func (c contents) HeadButtonRoom(st *style.Resolved, col int) int {
	return c.engine.fitButtonRoom(st, col)
}

// Revision tells any two states of the rows apart, as far as the grid was told.
func (g *core) Revision() uint64 { return uint64(g.data.Told)<<32 | uint64(g.data.Order.Applied) }

// DetailFailed reports the first detail of the grid that panicked.
func (g *core) DetailFailed(at viewport.Address, err error) {
	row, _ := g.engine.view.RowAt(at)
	g.report.Problem("detail", "the detail of row %q panicked: %w", g.data.RowID(row), err)
}

// RowHeight is the height of the cells of a row, 0 for that of the style.
func (g *core) RowHeight(shown int) unit.Dp {
	if g.shows.rowHeight == nil {
		return 0
	}
	at := g.engine.view.AddressOf(shown, 0)
	row, ok := g.data.Row(at.Band, at.Row)
	if !ok {
		return 0
	}
	return g.shows.rowHeight(row)
}
