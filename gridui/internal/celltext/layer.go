// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"gioui.org/layout"
	"gioui.org/op"

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

// Sources holds what a layer draws the text of.
type Sources struct {
	_ nocmp.Struct

	Dataset  *dataset.Set
	Columns  *column.Set
	Painter  *draw.Painter
	Viewport *viewport.Viewport
	// Cells provides the contents of the cells.
	Cells Cells
}

// Layer draws the text of cells, and keeps it between frames.
type Layer struct {
	Sources

	tiles  tileCache
	blocks blockCache
	images rowImages
	// Styles holds the styles of the band being drawn, spans the tiles of the pane being drawn.
	Styles StyleCache
	spans  []tileSpan
	// prelayout is text set ahead for widths that columns are about to get.
	prelayout prelayout
	groups    groupLabels
	merged    mergedTexts
	// shown is the part of the sheet that is being drawn.
	shown viewport.Part
	// recorded is the number of texts set in this frame, recordedLast that of the last frame.
	recorded, recordedLast int
	tileBuf                []byte
	decimals               Decimals
}

// Begin starts a frame; visible is the range of visible body rows.
func (ly *Layer) Begin(gtx layout.Context, st *style.Resolved, visible virtualize.Range) {
	if ly.images.begin(ly.Viewport.ScrollOffset(), st.FastImages); ly.images.left() && st.FastImages {
		ly.dropImages()
	}
	ly.images.painted = 0
	ly.Painter.Scroll(ly.images.scrolls && st.FastImages)
	ly.blocks.begin(ly.tiles.frame, ly.fastScrolling(), &ly.images)
	ly.tiles.begin(&ly.images, ly.spareTiles(), visible.First, visible.Last)
	ly.Dataset.BeginFrame(ly.tiles.frame)
	ly.syncFastScroll(gtx, st)
	ly.tiles.moved.begin(&ly.tiles, ly.Dataset.RowsRev+1)
}

// End ends a frame, and requests another one if images are to be replaced.
func (ly *Layer) End() {
	if ly.images.painted > 0 {
		ly.Painter.Gtx.Execute(op.InvalidateCmd{})
	}
	ly.prelayout.end()
	ly.recordedLast, ly.recorded = ly.recorded, 0
}

// Moves reports whether the screen shows some rows of the last frame, and others.
func (ly *Layer) Moves() bool { return ly.tiles.moving }

// Frame returns the number of the frame.
func (ly *Layer) Frame() uint32 { return ly.tiles.frame }

// Recorded returns the number of texts set in the last frame.
func (ly *Layer) Recorded() int { return ly.recordedLast }

// Len returns the number of kept tiles.
func (ly *Layer) Len() int { return len(ly.tiles.kept) }

// Kept returns the texts in the first tile of a pane for a body row, and whether there is such a
// tile. Tests use it.
func (ly *Layer) Kept(row coord.Pos, pane layoutx.Pane) (texts string, ok bool) {
	t := ly.tiles.kept[tileKey{row: int(row), pane: pane, band: layoutx.Body}]
	if t == nil {
		return "", false
	}
	return string(t.texts), true
}
