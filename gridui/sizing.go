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
