// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollbar

import (
	"image"
	"image/color"
	"slices"
	"sort"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/scrolling"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// A Layer marks rows on the vertical scroll bar, each at its position among all rows.
type Layer interface {
	// MarksRev returns a number that is different for any two states of the marks; 0 if there are no marks.
	MarksRev() uint64
	// Marked reports whether any row at the positions [first, end) of the body is marked. It is called for each
	// pixel of the track when something has changed.
	Marked(first, end coord.Pos) bool
	// MarkInk returns the colour of the marks.
	MarkInk() color.NRGBA
}

// A Lane is the part of the width of the bar that the marks of a layer take, so that users can tell layers apart
// without colours.
type Lane uint8

const (
	// AcrossTrack is the whole width.
	AcrossTrack Lane = iota
	// InnerLane is the third next to the cells, MiddleLane the third in the middle, OuterLane the third at the
	// edge of the grid.
	InnerLane
	MiddleLane
	OuterLane
)

// span returns the extent of a lane across a track. With rtl the cells are to the right of the track.
func (l Lane) span(from, to int, rtl bool) (x0, x1 int) {
	if l == AcrossTrack {
		return from, to
	}
	n, w := int(l-InnerLane), to-from
	if rtl {
		n = 2 - n
	}
	return from + n*w/3, from + (n+1)*w/3
}

// A layer is a Layer with its marks as they are drawn.
type layer struct {
	Layer
	lane Lane
	of   layerKey
	runs []run
}

// A run is a series of marks that touch, in pixels from the start of the track.
type run struct{ from, to int }

// A layerKey holds what the positions of marks depend on.
type layerKey struct {
	rev   uint64
	rows  uint32
	track int
	total int64
	count int
}

// markLeast is the least height of a mark, markInset the distance of marks from the sides of the track.
const (
	markLeast = unit.Dp(2)
	markInset = unit.Dp(2)
)

// AddLayer adds marks, which are drawn over those added before.
func (f *Feature) AddLayer(l Layer, lane Lane) {
	f.layers = append(f.layers, layer{Layer: l, lane: lane})
}

// AddLowest adds marks, which are drawn below those added before.
func (f *Feature) AddLowest(l Layer, lane Lane) {
	f.layers = slices.Insert(f.layers, 0, layer{Layer: l, lane: lane})
}

// placeLayers finds the marks of all layers on a track.
func (f *Feature) placeLayers(track image.Rectangle) {
	if f.Options.Disabled || track.Empty() {
		return
	}
	for i := range f.layers {
		l := &f.layers[i]
		rev := l.MarksRev()
		if rev == 0 {
			l.of, l.runs = layerKey{}, l.runs[:0]
			continue
		}
		v := f.Viewport
		if now := (layerKey{rev, f.Dataset.RowsRev, track.Dy(), v.RowAxis.Total(), v.Count}); now != l.of {
			l.of = now
			l.place(f, track.Dy())
		}
	}
}

// paintLayers draws the marks on a track or, if ground is set, the runs that are higher than markMost: these are
// drawn below the thumb, which they would hide.
func (f *Feature) paintLayers(track image.Rectangle, ground bool) {
	if f.Options.Disabled || track.Empty() {
		return
	}
	p, inset, most := f.Painter, f.Painter.Dp(markInset), f.Painter.Dp(markMost)
	for i := range f.layers {
		l := &f.layers[i]
		if len(l.runs) == 0 {
			continue
		}
		ink := l.MarkInk()
		x0, x1 := l.lane.span(track.Min.X+inset, track.Max.X-inset, p.Style.RTL)
		for _, r := range l.runs {
			if (r.to-r.from > most) == ground {
				p.Fill(image.Rect(x0, track.Min.Y+r.from, x1, min(track.Min.Y+r.to, track.Max.Y)), ink)
			}
		}
	}
}

// onGround reports whether a run higher than markMost lies below a thumb.
func (f *Feature) onGround(t scrolling.Thumb) bool {
	if f.Options.Disabled {
		return false
	}
	most := f.Painter.Dp(markMost)
	for i := range f.layers {
		for _, r := range f.layers[i].runs {
			if r.to-r.from > most && r.from < t.Start+t.Length && r.to > t.Start {
				return true
			}
		}
	}
	return false
}

// markReach is the distance from a mark at which a press still hits it. markMost is the greatest height of a run
// that counts as a mark; higher runs are a background.
const (
	markReach = unit.Dp(2)
	markMost  = unit.Dp(12)
)

// markedAt returns the marked row that a press hits, in pixels from the start of the track. Runs higher than
// markMost are a background, on which presses turn pages.
func (f *Feature) markedAt(at int) (row coord.Pos, ok bool) {
	if f.Options.Disabled {
		return 0, false
	}
	reach, most := f.Painter.Dp(markReach), f.Painter.Dp(markMost)
	for i := len(f.layers) - 1; i >= 0; i-- {
		l := &f.layers[i]
		for _, r := range l.runs {
			if at >= r.from-reach && at < r.to+reach && r.to-r.from <= most {
				return l.rowAt(f.Viewport, r, min(max(at, r.from), r.to-1))
			}
		}
	}
	return 0, false
}

// rowAt returns the first marked row of the pixel of a mark, or of the nearest marked pixel before it: marks are
// drawn higher than a pixel.
func (l *layer) rowAt(v *viewport.Frame, r run, at int) (row coord.Pos, ok bool) {
	total, track := v.RowAxis.Total(), int64(l.of.track)
	for y := int64(at); y >= int64(r.from); y-- {
		first, end := rowFrom(v, total*y/track), rowFrom(v, total*(y+1)/track)
		if end <= first || !l.Marked(first, end) {
			continue
		}
		n := sort.Search(int(end-first), func(k int) bool { return l.Marked(first, first+coord.Pos(k)+1) })
		return first + coord.Pos(n), true
	}
	return 0, false
}

// place finds the marks of a layer on a track of a height, at most one per pixel.
func (l *layer) place(f *Feature, track int) {
	v := f.Viewport
	l.runs = l.runs[:0]
	least, total := max(f.Painter.Dp(markLeast), 1), v.RowAxis.Total()
	if total <= 0 || v.Count == 0 {
		return
	}
	first := coord.Pos(0)
	for y := range track {
		end := rowFrom(v, total*int64(y+1)/int64(track))
		if end > first && l.Marked(first, end) {
			l.add(y, y+least)
		}
		first = end
	}
}

// rowFrom returns the first row of the body that begins at a pixel of the content or after it.
func rowFrom(v *viewport.Frame, px int64) coord.Pos {
	if px >= v.RowAxis.Total() {
		return coord.Pos(v.Count)
	}
	i := v.RowAxis.Find(px)
	if v.RowAxis.Start(i) < px {
		i++
	}
	return coord.Pos(i)
}

// add adds a mark, and joins it to the last run if they touch.
func (l *layer) add(from, to int) {
	if n := len(l.runs); n > 0 && l.runs[n-1].to >= from {
		l.runs[n-1].to = to
		return
	}
	l.runs = append(l.runs, run{from, to})
}
