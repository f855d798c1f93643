// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// BeginBand reads the styles of the rows of a band, or of a sticky row, whose panes are drawn next.
func (ly *Layer) BeginBand(band viewport.Part) {
	ly.shown = band
	ly.Styles.syncRows(ly.Cells, &ly.shown)
}

// BeginPane reads the styles of the cells of a pane's part of the band.
func (ly *Layer) BeginPane(part viewport.Part) {
	ly.shown = part
	ly.spans = ly.tilesOn(ly.spans[:0], &ly.Painter.Style, part.Pane)
	ly.Styles.syncCells(ly.Cells, part.Band, part.Rows, ly.spans[0].first, ly.spans[len(ly.spans)-1].end)
}

// PaintHead draws the names of a pane's columns on one baseline, in the lowest row of the header.
func (ly *Layer) PaintHead(pane layoutx.Pane) {
	p := ly.Painter
	rows := ly.Viewport.Sheet.Rows[layoutx.Head]
	row := rows[len(rows)-1]
	ly.Styles.none()
	ly.spans = ly.tilesOn(ly.spans[:0], &p.Style, pane)
	at := viewport.Address{Band: layoutx.Head, Row: coord.Slot(row.Index)}
	y := row.Start + p.Baseline(p.Style.HeaderFace, row.Size)
	for i := range ly.spans {
		s := &ly.spans[i]
		key := ly.Cells.HeadMarksKey(s.first, s.end) ^ uint64(ly.Viewport.Heads.Rev)<<32
		tile := ly.rowText(&p.Style, at, pane, s, ly.stamp(s, key))
		t := draw.Offset(p.Ops, image.Pt(s.x, y))
		tile.line.Paint(p.Ops)
		t.Pop()
	}
}
