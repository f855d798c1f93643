// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/viewport"

// DetailContext tells Grid.Detail of the row that it draws the detail of.
type DetailContext[T any] struct {
	RowContext[T]
	// Width is the room in pixels: that of the grid, however wide its columns are and
	// however far they are scrolled.
	Width int

	core *core
}

// Collapse closes the detail as a user does, in the next frame.
func (c DetailContext[T]) Collapse() {
	if c.core == nil {
		return
	}
	c.core.engine.features.details.RequestClose(c.RowID)
}

// SetDetail opens or closes the detail of a row by its id; it need not show.
func (g *Grid[T]) SetDetail(rowID string, open bool) {
	g.bound().engine.features.details.Set(rowID, open)
}

// detailOptions are the caller's settings of details and heights in this frame.
func (g *core) detailOptions() viewport.RowOptions {
	return viewport.RowOptions{
		Details: g.shows.detail != nil, Heights: g.shows.rowHeight != nil, Wraps: g.engine.view.Wraps.InUse(),
		Given: len(g.RowSizing.Heights) > 0,
		All:   g.Details.Rows.IsAll(), Rev: g.Details.Rows.Rev(), Guess: g.Details.EstimatedHeight, Whole: g.wholeHeight,
	}
}
