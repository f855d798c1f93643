// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// When all columns get other widths in one frame, all visible text must be set again in that frame.
// Therefore the text is set ahead, a part in each of several frames before; the frame with the new
// widths then uses it.

const (
	// prelayoutSlice is the number of tiles that a frame sets ahead.
	prelayoutSlice = 16
	// prelayoutFrames is the maximum number of such frames, because visible rows may change from
	// frame to frame, so that some text may always be missing.
	prelayoutFrames = 120
	// prelayoutKept is the number of frames for which complete text is kept: until the frame with
	// the widths, or the next one if the program sets the widths.
	prelayoutKept = 2
)

// prelayout holds text shaped for future widths of columns over several frames, so that the frame
// that changes the widths is not slow.
type prelayout struct {
	tiles map[tileKey]*tile
	// frames counts the frames that set text, left the remaining frames that may use it.
	frames, left int
	spans        []tileSpan
}

// end ends a frame and drops text that was not used in time.
func (a *prelayout) end() {
	if a.left--; a.left == 0 {
		*a = prelayout{}
	}
}

// Prelayout sets a part of the visible text for other widths of columns, and reports whether enough
// of it is set to apply the widths.
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

// withWidths calls do while columns temporarily have other widths and the resulting places.
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

// setRows sets missing text of the visible rows, at most left tiles.
func (ly *Layer) setRows(st *style.Resolved, left *int) {
	for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom, layoutx.Foot} {
		ly.setBand(st, viewport.BandPart(&ly.Viewport.Sheet, b), left)
	}
	for i := range ly.Viewport.Sticky.Rows {
		ly.setBand(st, ly.Viewport.Sticky.Part(i), left)
	}
}

// setBand sets the text of a band: see setRows.
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

// setRow sets the text of a row's part of a pane: see setRows.
func (ly *Layer) setRow(st *style.Resolved, pane layoutx.Pane, b layoutx.Band, row celllayout.Span, left *int) {
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
