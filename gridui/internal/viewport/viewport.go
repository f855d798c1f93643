// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// Sources are what a viewport shows.
type Sources struct {
	Options *option.Options
	Dataset *dataset.Set
	Columns *column.Set
	Painter *draw.Painter
	// Contents are the cells.
	Contents Contents
}

// Viewport is what is on the screen and where: sizes of rows and columns, scroll
// positions, bands, panes and rows that stick.
type Viewport struct {
	Sources

	// Count is the number of body rows as last seen.
	Count int
	// RowAxis are the heights of the body rows, scroll and hscroll where it is scrolled to,
	// down and to the right.
	RowAxis virtualize.Axis
	Scroll  virtualize.Scroll[string]
	HScroll ui.ScrollOffset
	// Geometry and sheet are where things are in the present frame.
	Geometry geometry
	Sheet    layoutx.Sheet
	// Details are the lower parts of the rows, wraps the heights that their text
	// needs; heads are the heights of the header's levels.
	Details details
	Wraps   wraps
	Heads   headLevels
	// Pins are the pinned rows, sticky those that stick to the top of the body.
	Pins   pinBands
	Sticky sticky
	// SizesRev grows when a column is given another width.
	SizesRev uint32
	// textBuf is where a text is put to measure it.
	textBuf []byte
}
