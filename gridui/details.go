// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/core"
)

// DetailContext tells Grid.Detail of the row that it draws the detail of.
type DetailContext[T any] struct {
	RowContext[T]
	// Width is the room in pixels: that of the grid, however wide its columns are and
	// however far they are scrolled.
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
