// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/layoutx"
)

// Geometry is the arrangement of the present frame, in pixels from the top left corner of the
// sheet, the area between toolbar and page bar.
type Geometry struct {
	// Sheet holds the bands and panes, and the visible rows and columns.
	Sheet celllayout.Sheet
	// Size is the size of the whole grid. Top is the height of the toolbar above the sheet, Bottom
	// the height of the bars below it.
	Size        image.Point
	Top, Bottom int
	// Contents is the total height of the body rows, in pixels.
	Contents int64
	// MaxHScroll is the largest horizontal scroll offset of the centre pane, in pixels.
	MaxHScroll int
	// FilterHeight is the height of the filter row, 0 without one. StripHeight is the height of
	// the strips of features between the filter row and the rows.
	FilterHeight, StripHeight int
	// Thumb is the minimum length of a scroll bar's thumb, in pixels.
	Thumb int
	// Empty and Skeleton are set if the body shows no rows.
	Empty, Skeleton bool
}

// BodyHeight returns the height of the body in pixels.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (g *Geometry) BodyHeight() int { return g.Sheet.Panes.Band(layoutx.Body).Dy() }

// SheetSize returns the size in pixels of the area between the toolbar and the page bar.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (g *Geometry) SheetSize() image.Point {
	return image.Pt(g.Size.X, max(g.Size.Y-g.Top-g.Bottom, 0))
}

// ContentEnd returns the y coordinate at which the rows end in a part of the sheet. Grid lines end
// there too.
func (g *Geometry) ContentEnd(r image.Rectangle) int {
	body := g.Sheet.Panes.Band(layoutx.Body)
	if g.Contents >= int64(body.Dy()) || g.Skeleton || body.Max.Y < r.Max.Y {
		return r.Max.Y
	}
	return body.Min.Y + int(g.Contents)
}
