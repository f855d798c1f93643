// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// giveWidths sets the widths that the columns need, after the text that is visible at those widths was set ahead.
// It reports whether it did.
func (f *Feature) giveWidths(gtx layout.Context) bool {
	widths := f.neededWidths()
	if len(widths) > 0 && !f.Text.Prelayout(gtx, &f.Painter.Style, widths) {
		return false
	}
	f.Grid.ResizeColumns(widths)
	return true
}

// neededWidths returns the widths that the columns need within their limits, without widths that they have
// already.
func (f *Feature) neededWidths() map[string]unit.Dp {
	w := &f.Viewport.Widths
	widths := map[string]unit.Dp{}
	for i := range f.fits {
		c := &f.fits[i]
		col := f.Columns.Find(c.id)
		if c.kept || col < 0 || col >= w.Len() {
			continue
		}
		t := w.Track(col)
		if f.Columns.Leaves[col].Lines > 1 {
			c.width = min(c.width, w.TextMetric().Dp(viewport.FitWrapped))
		}
		px := celllayout.Solve(nil, []celllayout.Track{{Size: max(c.header, c.width, 1), Min: t.Min, Max: t.Max}}, 0)[0]
		if to := w.TextMetric().PxToDp(px); to != f.Columns.Leaves[col].Sized {
			widths[c.id] = to
		}
	}
	return widths
}

// fillWidth makes the columns fill the width of the grid, in proportion to their widths.
func (f *Feature) fillWidth() {
	w := &f.Viewport.Widths
	tracks := make([]celllayout.Track, w.Len())
	for i := range tracks {
		t := w.Track(i)
		tracks[i] = celllayout.Track{Size: w.Of(i), Min: t.Min, Max: t.Max}
		if !f.Columns.Leaves[i].Fixed {
			tracks[i].Kind, tracks[i].Weight = celllayout.Flex, float32(w.Of(i))
		}
	}
	widths := map[string]unit.Dp{}
	for i, px := range celllayout.Solve(nil, tracks, w.Space()) {
		l := &f.Columns.Leaves[i]
		if to := w.TextMetric().PxToDp(px); !l.Fixed && l.Sized != to {
			widths[l.ID] = to
		}
	}
	f.Keep(widths)
	f.Grid.ResizeColumns(widths)
}
