// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/core"
)

// DetailContext describes the row whose detail Grid.Detail draws.
type DetailContext[T any] struct {
	RowContext[T]
	// Width is the width of the grid in pixels, which does not depend on the widths and the scroll position of its
	// columns.
	Width int

	core *core.Grid
}

// Collapse closes the detail as a user does, in the next frame.
func (c DetailContext[T]) Collapse() {
	if c.core == nil {
		return
	}
	c.core.Features.Details.RequestClose(c.RowID)
}

// A MasterDetailGrid is a Grid whose rows open to show a detail, which Grid.Detail draws; without it the grid is flat.
// Grid.Details holds the open rows. If Details.Controlled is set, what users do is only proposed by DetailsChanged
// events. Style.MaxHeight is the height of the grid if the constraints set no limit.
//
// A mark in the first column of data opens and closes a row. So does Ctrl+Enter, and Enter if the cell has no other
// action.
type MasterDetailGrid[T any] struct{ Grid[T] }
