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
}

// Of returns the height of a row's cells in pixels.
func (c *CellHeights) Of(row coord.Pos) int {
	if h := c.given(row); h > 0 {
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
	if !c.wraps.InUse() {
		return c.unsized(row)
	}
	return max(c.unsized(row), c.wraps.estimate(row))
}

// unsized returns the height in pixels that the caller or the style gives to the cells of a row.
func (c *CellHeights) unsized(row coord.Pos) int {
	if c.settings.options.Heights {
		if h := px(c.settings.gtx, c.contents.RowHeight(row)); h > 0 {
			return h
		}
	}
	return c.painter.Style.RowHeight
}
