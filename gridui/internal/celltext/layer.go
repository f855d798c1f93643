// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// Sources are what a layer draws the text of.
type Sources struct {
	_ nocmp.Struct

	Dataset  *dataset.Set
	Columns  *column.Set
	Painter  *draw.Painter
	Viewport *viewport.Viewport
	// Cells are the cells whose text is drawn.
	Cells Cells
}

// Layer draws the text of cells, and keeps it from frame to frame.
type Layer struct {
	Sources

	tiles  tileCache
	blocks blockCache
	// Styles are the styles of the band being drawn, spans the tiles of the pane being
	// drawn.
	Styles StyleCache
	spans  []tileSpan
	// prelayout is text set ahead for widths that columns are about to get.
	prelayout prelayout
	groups    groupLabels
	// shown is the part of the sheet that is being drawn.
	shown viewport.Part
	// recorded is how many texts this frame has set, recordedLast how many the last one.
	recorded, recordedLast int
	tileBuf                []byte
}

// Begin starts a frame that has these rows of the body on the screen.
func (ly *Layer) Begin(gtx layout.Context, st *style.Resolved, visible virtualize.Range) {
	ly.blocks.begin(ly.tiles.frame)
	ly.tiles.begin(ly.spareTiles(), visible.First, visible.Last)
	ly.Dataset.BeginFrame(ly.tiles.frame)
	ly.syncFastScroll(gtx, st)
	ly.tiles.moved.begin(&ly.tiles, ly.Dataset.RowsRev+1)
}

// End ends a frame.
func (ly *Layer) End() {
	ly.prelayout.end()
	ly.recordedLast, ly.recorded = ly.recorded, 0
}

// Frame counts the frames.
func (ly *Layer) Frame() uint32 { return ly.tiles.frame }

// Recorded is how many texts the last frame has set.
func (ly *Layer) Recorded() int { return ly.recordedLast }

// Len is how many tiles are kept.
func (ly *Layer) Len() int { return len(ly.tiles.kept) }

// Kept is what the first tile of a pane has of a row of the body, and whether there is
// such a tile.
func (ly *Layer) Kept(row coord.Pos, pane layoutx.Pane) (texts string, ok bool) {
	t := ly.tiles.kept[tileKey{row: int(row), pane: pane, band: layoutx.Body}]
	if t == nil {
		return "", false
	}
	return string(t.texts), true
}
