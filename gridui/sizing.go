// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"reflect"
	"unsafe"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/override"
)

// FitColumn makes a column, or each column of a group, as wide as its header and its
// contents in all rows need: at once by the rows on the screen, and when all rows
// were read, exactly. Cells that are widgets do not count, and in a column of groups
// or of a tree only the rows on the screen do. A column that wraps gets no wider than
// 480 dp for its contents: the rest goes on in the next line. The header has room for
// what shows when users sort by the column and for the button of its menu.
func (g *Grid[T]) FitColumn(id string) { g.bound().engine.features.columnFit.Fit(id) }

// FitColumns does for all columns that show what FitColumn does for one.
func (g *Grid[T]) FitColumns() { g.bound().engine.features.columnFit.FitAll() }

// FitToWidth widens or narrows the columns in proportion, so that together they
// fill the width of the grid, as far as their limits and columns with NoResize let them.
func (g *Grid[T]) FitToWidth() { g.bound().engine.features.columnFit.FitToWidth() }

// resize gives columns widths as a user does.
func (g *core) resize(widths map[string]unit.Dp) {
	if len(widths) == 0 {
		return
	}
	ev := events.ColumnSizingChanged{Widths: widths}
	if !g.ColumnSizing.Controlled {
		ev.Apply(&g.ColumnSizing)
		g.syncSizing(false)
	}
	g.report.Emit(ev)
}

// sizingSource is the map that the widths were taken from.
type sizingSource struct {
	at unsafe.Pointer
	n  int
}

// syncSizing takes the widths over when there is another map of them; anew says
// that there are other columns.
func (g *core) syncSizing(anew bool) {
	e, widths := &g.engine, g.ColumnSizing.Widths
	now := sizingSource{reflect.ValueOf(widths).UnsafePointer(), len(widths)}
	if now == g.sized && !anew {
		return
	}
	g.sized = now
	e.view.Widths.Resized()
	for _, list := range [...][]column.Leaf{e.cols.All, e.cols.Wanted, e.cols.Leaves} {
		for i := range list {
			list[i].Sized = override.Positive(widths[list[i].ID])
		}
	}
}
