// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celllayout

import (
	"image"
	"iter"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/layoutx"
)

// sheetOf returns a sheet with columns and rows of the given sizes, each pane and band with its own scroll
// position.
func sheetOf(p layoutx.Panes, cols [3][]int, rows [5][]int, scrollX [3]int, scrollY [5]int) *Sheet {
	s := &Sheet{Panes: p}
	first := 0
	for pane := range layoutx.Pane(3) {
		var o layoutx.Offsets
		o.Reset(cols[pane])
		s.Cols[pane] = AppendCols(nil, &o, first, p.Pane(pane), scrollX[pane], p.RTL())
		first += o.Len()
	}
	for band := range layoutx.Band(5) {
		var o layoutx.Offsets
		o.Reset(rows[band])
		s.Rows[band] = AppendRows(nil, &o, 0, p.Band(band), scrollY[band])
	}
	return s
}

func genSheet(t *rapid.T) *Sheet {
	sizes := rapid.SliceOfN(rapid.SampledFrom([]int{0, 0, 1, 3, 8, 25}), 0, 8)
	scroll := rapid.IntRange(-20, 40)
	var cols [3][]int
	var rows [5][]int
	var scrollX [3]int
	var scrollY [5]int
	for i := range cols {
		cols[i], scrollX[i] = sizes.Draw(t, "cols"), scroll.Draw(t, "scrollX")
	}
	for i := range rows {
		rows[i], scrollY[i] = sizes.Draw(t, "rows"), scroll.Draw(t, "scrollY")
	}
	return sheetOf(layoutx.Split(genSize(t), genInsets(t)), cols, rows, scrollX, scrollY)
}

func TestAppendCols(t *testing.T) {
	var o layoutx.Offsets
	o.Reset([]int{30, 40, 0, 50, 60})
	pane := image.Rect(100, 0, 200, 10)
	assert.Equal(t, []Span{{7, 100, 30}, {8, 130, 40}, {9, 170, 0}, {10, 170, 50}},
		AppendCols(nil, &o, 7, pane, 0, false))
	assert.Equal(t, []Span{{8, 95, 40}, {9, 135, 0}, {10, 135, 50}, {11, 185, 60}},
		AppendCols(nil, &o, 7, pane, 35, false))
	assert.Equal(t, []Span{{8, 165, 40}, {9, 165, 0}, {10, 115, 50}, {11, 55, 60}},
		AppendCols(nil, &o, 7, pane, 35, true))
	assert.Equal(t, []Span{{7, 180, 30}}, AppendCols(nil, &o, 7, pane, -80, false))
}

func TestAppendColsOutsideContent(t *testing.T) {
	var o layoutx.Offsets
	o.Reset([]int{30, 40})
	pane := image.Rect(0, 0, 100, 10)
	for _, scroll := range []int{70, -100, math.MaxInt, math.MinInt, MaxTotal} {
		assert.Empty(t, AppendCols(nil, &o, 0, pane, scroll, false), "%d", scroll)
		assert.Empty(t, AppendCols(nil, &o, 0, pane, scroll, true), "%d", scroll)
	}
	assert.Empty(t, AppendCols(nil, &o, 0, image.Rectangle{}, 0, false))
	assert.Empty(t, AppendCols(nil, &o, 0, image.Rectangle{Min: image.Pt(5, 0)}, math.MinInt, false))
	assert.Empty(t, AppendRows(nil, &o, 0, image.Rectangle{Min: image.Pt(0, 9), Max: image.Pt(9, 3)}, 0))
}

func TestAppendRows(t *testing.T) {
	var o layoutx.Offsets
	o.Reset([]int{30, 40, 50})
	assert.Equal(t, []Span{{5, 90, 30}, {6, 120, 40}}, AppendRows(nil, &o, 5, image.Rect(0, 100, 9, 160), 10))
}

// TestAppendColsShowsWhatIntersects compares with a scan of all columns, and the mirrored spans with the
// mirror of the others.
func TestAppendColsShowsWhatIntersects(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sizes := rapid.SliceOfN(rapid.IntRange(1, 30), 0, 30).Draw(t, "sizes")
		scroll := rapid.IntRange(-50, 300).Draw(t, "scroll")
		pane := image.Rect(rapid.IntRange(0, 50).Draw(t, "left"), 0, rapid.IntRange(0, 200).Draw(t, "right"), 1)
		var o layoutx.Offsets
		o.Reset(sizes)
		var want, mirrored []Span
		x := pane.Min.X - scroll
		for i, size := range sizes {
			span := image.Rect(x, 0, x+size, 1)
			if span.Overlaps(pane) {
				want = append(want, Span{i, x, size})
				mirrored = append(mirrored, Span{i, layoutx.Mirror(span, pane).Min.X, size})
			}
			x += size
		}
		require.Equal(t, want, AppendCols(nil, &o, 0, pane, scroll, false))
		require.Equal(t, mirrored, AppendCols(nil, &o, 0, pane, scroll, true))
	})
}

func TestWalkOrder(t *testing.T) {
	s := sheetOf(layoutx.Split(image.Pt(100, 100), layoutx.Insets{Left: 20, Head: 10}),
		[3][]int{{20}, {30, 30}}, [5][]int{layoutx.Head: {10}, layoutx.Body: {40, 40}}, [3]int{}, [5]int{})
	var got []image.Point // column, row
	for cell := range s.In(layoutx.Center, layoutx.Body) {
		got = append(got, image.Pt(cell.Col, cell.Row))
	}
	assert.Equal(t, []image.Point{{1, 0}, {2, 0}, {1, 1}, {2, 1}}, got)

	type place struct {
		band layoutx.Band
		pane layoutx.Pane
	}
	var places []place
	for cell := range s.Cells() {
		if at := (place{cell.Band, cell.Pane}); len(places) == 0 || places[len(places)-1] != at {
			places = append(places, at)
		}
	}
	assert.Equal(t, []place{{layoutx.Head, layoutx.Left}, {layoutx.Head, layoutx.Center}, {layoutx.Body, layoutx.Left}, {layoutx.Body, layoutx.Center}}, places)
}

func TestWalkStopsWhenAsked(t *testing.T) {
	s := benchSheet(false)
	for _, seq := range []iter.Seq[Cell]{s.Cells(), s.In(layoutx.Center, layoutx.Body)} {
		seen := 0
		for range seq {
			if seen++; seen == 3 {
				break
			}
		}
		assert.Equal(t, 3, seen)
	}
}

func TestWalkOutOfRange(t *testing.T) {
	s := benchSheet(false)
	for range s.In(3, layoutx.Body) {
		t.Fatal("no such pane")
	}
	for range s.In(layoutx.Center, 5) {
		t.Fatal("no such band")
	}
	for cell := range new(Sheet).Cells() {
		t.Fatal(cell)
	}
	_, ok := s.Row(5, 50)
	assert.False(t, ok)
	_, ok = s.Col(3, 50)
	assert.False(t, ok)
	_, ok = s.Find(5, 0, 0)
	assert.False(t, ok)
	_, ok = new(Sheet).Hit(image.Point{})
	assert.False(t, ok)
}

// TestHitIsTheInverseOfTheWalk paints every cell into a picture and compares
// each pixel with Hit, Row, Col and Find.
func TestHitIsTheInverseOfTheWalk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := genSheet(t)
		picture := make(map[image.Point]Cell)
		for cell := range s.Cells() {
			found, ok := s.Find(cell.Band, cell.Row, cell.Col)
			require.True(t, ok)
			require.Equal(t, cell, found)
			r := cell.Rect.Intersect(s.Panes.Rect(cell.Pane, cell.Band))
			for y := r.Min.Y; y < r.Max.Y; y++ {
				for x := r.Min.X; x < r.Max.X; x++ {
					require.NotContains(t, picture, image.Pt(x, y))
					picture[image.Pt(x, y)] = cell
				}
			}
		}
		for y := -2; y < s.Panes.Size().Y+2; y++ {
			for x := -2; x < s.Panes.Size().X+2; x++ {
				checkHit(t, s, image.Pt(x, y), picture)
			}
		}
	})
}

func checkHit(t *rapid.T, s *Sheet, pt image.Point, picture map[image.Point]Cell) {
	want, painted := picture[pt]
	got, ok := s.Hit(pt)
	if ok != painted || got != want {
		t.Fatalf("%v: hit %v %v, painted %v %v", pt, got, ok, want, painted)
	}
	if !painted {
		return
	}
	row, ok := s.Row(want.Band, pt.Y)
	require.True(t, ok)
	require.Equal(t, Span{want.Row, want.Rect.Min.Y, want.Rect.Dy()}, row)
	col, ok := s.Col(want.Pane, pt.X)
	require.True(t, ok)
	require.Equal(t, Span{want.Col, want.Rect.Min.X, want.Rect.Dx()}, col)
}

// TestHitWithGaps tests spans with gaps between them.
func TestHitWithGaps(t *testing.T) {
	s := Sheet{Panes: layoutx.Split(image.Pt(100, 100), layoutx.Insets{})}
	s.Rows[layoutx.Body] = []Span{{0, 0, 50}}
	for _, cols := range [][]Span{
		{{0, 10, 20}, {1, 40, 0}, {2, 60, 20}},
		{{2, 60, 20}, {1, 40, 0}, {0, 10, 20}},
	} {
		s.Cols[layoutx.Center] = cols
		var hits []int
		for _, x := range []int{9, 10, 29, 30, 40, 59, 60, 79, 80} {
			cell, ok := s.Hit(image.Pt(x, 20))
			if !ok {
				cell.Col = -1
			}
			hits = append(hits, cell.Col)
		}
		assert.Equal(t, []int{-1, 0, 0, -1, -1, -1, 2, 2, -1}, hits)
	}
}

// TestHitBesideEmptySpans tests columns that start or end in the same place.
func TestHitBesideEmptySpans(t *testing.T) {
	s := Sheet{Panes: layoutx.Split(image.Pt(100, 100), layoutx.Insets{})}
	s.Rows[layoutx.Body] = []Span{{0, 0, 50}}
	for _, cols := range [][]Span{
		{{0, 10, 20}, {1, 10, 0}}, {{1, 30, 0}, {0, 10, 20}}, // falling
		{{1, 10, 0}, {0, 10, 20}}, {{0, 10, 20}, {1, 30, 0}}, // rising
	} {
		s.Cols[layoutx.Center] = cols
		for _, x := range []int{10, 29} {
			cell, ok := s.Hit(image.Pt(x, 20))
			assert.True(t, ok, "%v at %d", cols, x)
			assert.Zero(t, cell.Col)
		}
	}
}

func TestPaneWithoutAreaHasNoCells(t *testing.T) {
	s := Sheet{Panes: layoutx.Split(image.Pt(100, 100), layoutx.Insets{})}
	s.Rows[layoutx.Foot], s.Rows[layoutx.Body] = []Span{{0, 95, 20}}, []Span{{0, 0, 20}}
	s.Cols[layoutx.Left], s.Cols[layoutx.Center] = []Span{{0, 0, 20}}, []Span{{1, 0, 20}}
	var got []Cell
	for cell := range s.Cells() {
		got = append(got, cell)
	}
	assert.Equal(t, []Cell{{layoutx.Center, layoutx.Body, 0, 1, image.Rect(0, 0, 20, 20)}}, got)
	_, ok := s.Find(layoutx.Body, 0, 0)
	assert.False(t, ok)
	_, ok = s.Find(layoutx.Foot, 0, 1)
	assert.False(t, ok)
}

// TestRowAndColEndWithTheirPane tests spans that extend beyond their pane.
func TestRowAndColEndWithTheirPane(t *testing.T) {
	s := Sheet{Panes: layoutx.Split(image.Pt(100, 100), layoutx.Insets{Left: 30, Head: 20})}
	s.Cols[layoutx.Center], s.Rows[layoutx.Body] = []Span{{0, 10, 200}}, []Span{{0, 10, 200}}
	for pos, want := range map[int]bool{29: false, 30: true, 99: true, 100: false} {
		_, ok := s.Col(layoutx.Center, pos)
		assert.Equal(t, want, ok, "x %d", pos)
	}
	for pos, want := range map[int]bool{19: false, 20: true, 99: true, 100: false} {
		_, ok := s.Row(layoutx.Body, pos)
		assert.Equal(t, want, ok, "y %d", pos)
	}
}

func TestFindMissing(t *testing.T) {
	s := benchSheet(false)
	_, ok := s.Find(layoutx.Body, 10_000, 0)
	assert.False(t, ok)
	_, ok = s.Find(layoutx.Body, 0, 10_000)
	assert.False(t, ok)
	_, ok = s.Find(layoutx.Foot, 0, 0)
	assert.False(t, ok, "a band without height")
}

// benchSheet returns a full screen: about 30 columns and 50 rows.
func benchSheet(rtl bool) *Sheet {
	cols, rows := make([]int, 100), make([]int, 100)
	for i := range cols {
		cols[i], rows[i] = 60, 20
	}
	in := layoutx.Insets{Left: 120, Right: 60, Head: 30, Top: 40, BarX: 12, BarY: 12, RTL: rtl}
	return sheetOf(layoutx.Split(image.Pt(1920, 1080), in),
		[3][]int{cols[:2], cols, cols[:1]}, [5][]int{layoutx.Head: {30}, layoutx.Top: rows[:2], layoutx.Body: rows},
		[3]int{layoutx.Center: 1234}, [5]int{layoutx.Body: 17})
}

func TestFrameDoesNotAllocate(t *testing.T) {
	s := benchSheet(true)
	var o layoutx.Offsets
	o.Reset([]int{50, 60, 70})
	area := 0
	assert.Zero(t, testing.AllocsPerRun(20, func() {
		s.Cols[layoutx.Center] = AppendCols(s.Cols[layoutx.Center][:0], &o, 2, s.Panes.Pane(layoutx.Center), 0, true)
		for cell := range s.Cells() {
			area += cell.Rect.Dx()
		}
		for cell := range s.In(layoutx.Center, layoutx.Body) {
			area += cell.Rect.Dy()
		}
		if cell, ok := s.Hit(image.Pt(900, 500)); ok {
			area += cell.Col
		}
	}))
	assert.Positive(t, area)
}

func BenchmarkWalk(b *testing.B) {
	s := benchSheet(false)
	cells, area := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		for cell := range s.Cells() {
			area += cell.Rect.Dx()
			cells++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(cells), "ns/cell")
}

func BenchmarkHit(b *testing.B) {
	s := benchSheet(true)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.Hit(image.Pt(i*31%1920, i*17%1080))
	}
}

func genInsets(t *rapid.T) layoutx.Insets {
	n := func(name string) int {
		return rapid.SampledFrom([]int{-3, 0, 0, 1, 7, 15, 40}).Draw(t, name)
	}
	return layoutx.Insets{
		Left: n("left"), Right: n("right"), Head: n("head"), Top: n("top"), Bottom: n("bottom"),
		Foot: n("foot"), BarX: n("barX"), BarY: n("barY"), RTL: rapid.Bool().Draw(t, "rtl"),
	}
}

func genSize(t *rapid.T) image.Point {
	return image.Pt(rapid.IntRange(-2, 60).Draw(t, "width"), rapid.IntRange(-2, 60).Draw(t, "height"))
}
