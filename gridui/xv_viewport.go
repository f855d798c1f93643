// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

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
	opt  *option.Options
	data *dataset.Set
	cols *column.Set
	draw *draw.Painter
	// contents are the cells.
	contents Contents
}

// Viewport is what is on the screen and where: sizes of rows and columns, scroll
// positions, bands, panes and rows that stick.
type Viewport struct {
	Sources

	// n is the number of body rows as last seen.
	n int
	// rows are the heights of the body rows, scroll and hscroll where it is scrolled to,
	// down and to the right.
	rows    virtualize.Axis
	scroll  virtualize.Scroll[string]
	hscroll ui.ScrollOffset
	// geo and sheet are where things are in the present frame.
	geo   geometry
	sheet layoutx.Sheet
	// details are the lower parts of the rows, wraps the heights that their text
	// needs; heads are the heights of the header's levels.
	details details
	wraps   wraps
	heads   headLevels
	// pins are the pinned rows, sticky those that stick to the top of the body.
	pins   pinBands
	sticky sticky
	// sizes grows when a column is given another width.
	sizes uint32
	// textBuf is where a text is put to measure it.
	textBuf []byte
}
