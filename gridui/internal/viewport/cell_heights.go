// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
)

// CellHeights are the heights of rows without their details.
type CellHeights struct {
	settings *RowSettings
	wraps    *Wraps
	data     *dataset.Set
	options  *option.Options
	painter  *draw.Painter
	contents Contents
	// full gives heights to full rows, nil without any.
	full *fullRows
}

// Of returns the height of a row's cells in pixels.
func (c *CellHeights) Of(row coord.Pos) int {
	if h := c.given(row); h > 0 {
		return h
	}
	if h, ok := c.full.height(row, false); ok {
		return h
	}
	if !c.wraps.InUse() {
		return c.unsized(row)
	}
	return max(c.unsized(row), c.wraps.height(row))
}

// Estimate returns the height like Of, but does not measure text that was never measured.
func (c *CellHeights) Estimate(row coord.Pos) int {
	if h := c.given(row); h > 0 {
		return h
	}
	if h, ok := c.full.height(row, true); ok {
		return h
	}
	if !c.wraps.InUse() {
		return c.unsized(row)
	}
	return max(c.unsized(row), c.wraps.estimate(row))
}

// called returns the height in pixels that the caller gives to a row, or 0.
func (c *CellHeights) called(row coord.Pos) int {
	if !c.settings.options.Heights {
		return 0
	}
	return px(c.settings.gtx, c.contents.RowHeight(row))
}

// unsized returns the height in pixels that the caller or the style gives to the cells of a row.
func (c *CellHeights) unsized(row coord.Pos) int {
	if h := c.called(row); h > 0 {
		return h
	}
	return c.painter.Style.RowHeight
}
