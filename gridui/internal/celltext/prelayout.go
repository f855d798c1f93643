// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// When all columns get other widths in one frame, all text on the screen is set anew
// in it. So the text is set ahead, some in each of the frames before, as it will be;
// the frame of the widths then finds it.

const (
	// prelayoutSlice is how many tiles a frame sets ahead.
	prelayoutSlice = 16
	// prelayoutFrames is how many frames may do so. What is shown may change from frame
	// to frame, so that there is always some text left.
	prelayoutFrames = 120
	// prelayoutKept is how many frames what was set is kept for when all is done: that
	// of the widths, or the one after it, where the caller gives them.
	prelayoutKept = 2
)

// prelayout holds text that is shaped for widths that columns are about to get, over several
// frames, so that the frame that changes the widths is not slow.
type prelayout struct {
	tiles map[tileKey]*tile
	// frames counts those that set text, left those that may still take it.
	frames, left int
	spans        []tileSpan
}

// end ends a frame; it drops what nothing took.
func (a *prelayout) end() {
	if a.left--; a.left == 0 {
		*a = prelayout{}
	}
}

// Prelayout sets some of the text that the screen shows once columns have other
// widths, and reports whether there is enough of it to give them.
func (ly *Layer) Prelayout(gtx layout.Context, st *style.Resolved, widths map[string]unit.Dp) bool {
	a := &ly.prelayout
	if a.tiles == nil {
		a.tiles = map[tileKey]*tile{}
	}
	a.frames++
	a.left = prelayoutKept
	left := prelayoutSlice
	ly.withWidths(gtx, st, widths, func() { ly.setRows(st, &left) })
	if left > 0 || a.frames == prelayoutFrames {
		a.frames = 0
		return true
	}
	return false
}

// withWidths calls do while columns have other widths and stand where they then do.
func (ly *Layer) withWidths(gtx layout.Context, st *style.Resolved, widths map[string]unit.Dp, do func()) {
	sized := make([]unit.Dp, len(ly.Columns.Leaves))
	for i := range ly.Columns.Leaves {
		l := &ly.Columns.Leaves[i]
		if sized[i] = l.Sized; widths[l.ID] > 0 {
			l.Sized = widths[l.ID]
		}
	}
	ly.Viewport.Preview(gtx, st, do)
	for i := range ly.Columns.Leaves {
		ly.Columns.Leaves[i].Sized = sized[i]
	}
}

// setRows sets the text of the rows on the screen that is not set, as many tiles as
// are left to the frame.
func (ly *Layer) setRows(st *style.Resolved, left *int) {
	for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom, layoutx.Foot} {
		ly.setBand(st, viewport.BandPart(&ly.Viewport.Sheet, b), left)
	}
	for i := range ly.Viewport.Sticky.Rows {
		ly.setBand(st, ly.Viewport.Sticky.Part(i), left)
	}
}

// setBand is setRows for a band.
func (ly *Layer) setBand(st *style.Resolved, band viewport.Part, left *int) {
	ly.BeginBand(band)
	for p := range ly.Viewport.Sheet.Cols {
		pane := layoutx.Pane(p)
		spans := ly.tilesOn(ly.prelayout.spans[:0], st, pane)
		ly.prelayout.spans = spans
		if *left == 0 || len(spans) == 0 {
			continue
		}
		ly.Styles.syncCells(ly.Cells, band.Band, band.Rows, spans[0].first, spans[len(spans)-1].end)
		for i, row := range band.Rows {
			ly.Styles.UseRow(i)
			ly.setRow(st, pane, band.Band, row, left)
		}
	}
}

// setRow is setRows for a row's part of a pane.
func (ly *Layer) setRow(st *style.Resolved, pane layoutx.Pane, b layoutx.Band, row layoutx.Span, left *int) {
	spans, at := ly.prelayout.spans, viewport.Address{Band: b, Row: coord.Slot(row.Index), Col: 0}
	for i := range spans {
		s := &spans[i]
		key := ly.keyOf(at, pane, s)
		stamp := ly.stampOf(b, s, row.Size)
		if t := ly.prelayout.tiles[key]; t != nil && ly.isSet(st, t, stamp, at, s) || *left == 0 {
			continue
		}
		*left--
		t := &tile{key: key, stamp: stamp}
		ly.record(st, t, at, s)
		ly.prelayout.tiles[key] = t
	}
}
