// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnsize

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// sizes holds columns that are resized together, in the metric of their widths.
type sizes struct {
	ids    []string
	in     unit.Metric
	was    []unit.Dp
	tracks []celllayout.Track
	total  int
	// most bounds their total width, 0 for no bound.
	most int
	px   []int
}

// sizesUnder returns the current sizes of the resizable columns under a header.
func (f *Feature) sizesUnder(at viewport.Address) (s sizes) {
	first, end := f.Viewport.Heads.Columns(at)
	w := &f.Viewport.Widths
	s.in = w.TextMetric()
	for c := first; c < end; c++ {
		l := &f.Columns.Leaves[c]
		if l.Fixed || c >= w.Len() {
			continue
		}
		px := w.Of(c)
		s.ids, s.was = append(s.ids, l.ID), append(s.was, l.Sized)
		s.tracks = append(s.tracks, celllayout.Track{
			Kind: celllayout.Flex, Size: px, Weight: float32(px), Min: w.Track(c).Min, Max: w.Track(c).Max,
		})
		s.total += px
	}
	if f.Columns.Leaves[first].Pane != layoutx.Center {
		s.most = s.total + max(f.Viewport.Widths.PinRoom(), 0)
	}
	return s
}

// by returns the widths of the columns if their total grows by d pixels.
func (s *sizes) by(d int) []int {
	to := s.total + d
	if s.most > 0 {
		to = min(to, s.most)
	}
	s.px = celllayout.Solve(s.px, s.tracks, max(to, 1))
	return s.px
}

// give sets the widths of the columns.
func (f *Feature) give(s *sizes) { f.set(f.newWidths(s)) }

// newWidths returns the widths of the columns that change.
func (f *Feature) newWidths(s *sizes) map[string]unit.Dp {
	widths := map[string]unit.Dp{}
	for i, id := range s.ids {
		if w := s.in.PxToDp(s.px[i]); f.sizedAs(id) != w {
			widths[id] = w
		}
	}
	return widths
}

func (f *Feature) set(widths map[string]unit.Dp) {
	f.Fit.Keep(widths)
	f.Grid.ResizeColumns(widths)
}

// giveSelected sets the widths of the columns, and gives that of a single column to the other columns that are selected
// with it as a whole, within their limits.
func (f *Feature) giveSelected(s *sizes) {
	widths := f.newWidths(s)
	if len(s.ids) == 1 {
		f.addSelected(widths, s)
	}
	f.set(widths)
}

// addSelected adds the widths of the columns that are selected with the only column of s.
func (f *Feature) addSelected(widths map[string]unit.Dp, s *sizes) {
	col, w := f.Columns.Find(s.ids[0]), &f.Viewport.Widths
	if col < 0 {
		return
	}
	for _, c := range f.Selected.WholeColumns(col) {
		if l := &f.Columns.Leaves[c]; c != col && !l.Fixed && c < w.Len() {
			t := w.Track(c)
			px := celllayout.Solve(nil, []celllayout.Track{{Size: s.px[0], Min: t.Min, Max: t.Max}}, 0)[0]
			widths[l.ID] = s.in.PxToDp(px)
		}
	}
}

// takeBack restores the widths that the columns had before.
func (f *Feature) takeBack(s *sizes) {
	widths := map[string]unit.Dp{}
	for i, id := range s.ids {
		if f.sizedAs(id) != s.was[i] {
			widths[id] = s.was[i]
		}
	}
	f.Grid.ResizeColumns(widths)
}

// sizedAs returns the width that a column was given, or 0.
func (f *Feature) sizedAs(id string) unit.Dp {
	if i := f.Columns.Find(id); i >= 0 {
		return f.Columns.Leaves[i].Sized
	}
	return 0
}
