// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/core"
)

// FullRowContext describes the row that Grid.FullRow draws.
//
// Enter on a focused full row gives it the keyboard: Tab then goes to its widgets, one after the other, and behind the
// last one back to the grid. Escape goes back to the grid too, unless a widget takes it. A widget that should have the
// keyboard at once takes it when Entered is set:
//
//	if c.Entered {
//		gtx.Execute(key.FocusCmd{Tag: &editor})
//	}
type FullRowContext[T any] struct {
	RowContext[T]
	// Width is the width of the row in pixels, which does not depend on the widths and the scroll position of the
	// columns. In a tree the depth of the row is taken off.
	Width int
	// Entered is set in the frame after a user pressed Enter on the row.
	Entered bool

	core *core.Grid
}

// Leave gives the keyboard back to the grid.
func (c FullRowContext[T]) Leave(gtx layout.Context) {
	if c.core != nil {
		c.core.LeaveFullRow(gtx)
	}
}
