// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// leaf is a row that can be dragged.
type leaf struct {
	ID, Up, Note string
}

// dragScene is a grid of draggable rows, some of which are open.
type dragScene struct {
	*gridtest.Harness
	grid gridui.Grid[leaf]
	head int
	// ruler is the x coordinate at which the test looks for the line, hand that of the pointer,
	// both in dp: the pointer's label shows next to it.
	ruler int
	hand  float32
}

// lineColor is the colour of the insertion line only.
var lineColor = color.NRGBA{R: 255, B: 255, A: 255}

func newDragScene(scale float32, dir gridui.Direction, set func(*gridui.Grid[leaf])) *dragScene {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s := &dragScene{head: int(40 * scale), ruler: 110, hand: 200}
	if dir == gridui.DirectionRTL {
		s.ruler, s.hand = 190, 100
	}
	g := &s.grid
	g.RowID = func(l leaf) string { return l.ID }
	g.Columns = []gridui.Column[leaf]{
		gridui.Field("id", "Row", func(l leaf) string { return l.ID }).Width(120),
		gridui.Field("note", "Note", func(l leaf) string { return l.Note }).Width(150).Wrap(),
	}
	g.RowDrag.Mode = option.RowDragReorder
	set(g)
	s.Harness = gridtest.New(image.Pt(int(300*scale), int(340*scale)), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, g)
		style.Locale.Spoken = locale.For("en").Spoken
		style.Theme.Accent = lineColor
		style.Direction = dir
		return style.Layout(gtx)
	})
	s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
	s.Settle()
	return s
}

// notes returns rows some of which are as high as several others.
func notes(n int) []leaf {
	rows := make([]leaf, n)
	for i := range rows {
		rows[i] = leaf{ID: fmt.Sprint("r", i), Note: strings.TrimSpace(strings.Repeat("Left at the door, as asked. ", i%4))}
	}
	return rows
}

// family returns a tree with tall rows: each of the first three rows is the parent of the next, and
// one row is the parent of the others.
func family() []leaf {
	rows := notes(30)
	for i := range rows {
		switch {
		case i > 0 && i < 4:
			rows[i].Up = rows[i-1].ID
		case i >= 4 && i < 24:
			rows[i].Up = rows[3].ID
		}
	}
	return rows
}

// line returns the rows of pixels that the insertion line fills. whole is false if there is a frame
// instead.
func (s *dragScene) line(t *testing.T) (top, end int, whole bool) {
	t.Helper()
	img, err := shot.Of(s.Harness)
	require.NoError(t, err)
	b := img.Bounds()
	x := b.Min.X + b.Dx()*s.ruler/300
	var at []int
	for y := b.Min.Y; y < b.Max.Y; y++ {
		if c := img.RGBAAt(x, y); c.R > 200 && c.G < 60 && c.B > 200 {
			at = append(at, y)
		}
	}
	if len(at) == 0 {
		return 0, 0, false
	}
	top, end = at[0], at[len(at)-1]+1
	return top, end, end-top == len(at)
}

// edges returns the tops of the visible rows below the sticky ones, with their details, and the end
// of the last row.
func (s *dragScene) edges() (at []int) {
	rows := s.FindAll("row ")
	for _, n := range rows {
		at = append(at, n.Bounds.Min.Y)
	}
	return append(at, rows[len(rows)-1].Bounds.Max.Y)
}

// requireLines drags a row over all others and checks that the insertion line is at the edges of
// rows: in a flat grid, at the edge nearest to the pointer.
func (s *dragScene) requireLines(t *testing.T, from, step float32, tree bool) {
	t.Helper()
	height := float32(340 * s.Metric.PxPerDp)
	w := s.hand * s.Metric.PxPerDp
	s.Move(w, from)
	s.Press(pointer.ButtonPrimary)
	s.Move(w, from+12*s.Metric.PxPerDp)
	lines := 0
	for y := float32(s.head) + 1; y < height; y += step {
		s.Move(w, y)
		top, end, whole := s.line(t)
		if top == end || tree && !whole {
			require.True(t, tree || top != end, "no line at %v", y)
			continue
		}
		lines++
		require.True(t, whole, "at %v", y)
		edges := s.edges()
		near := slices.MinFunc(edges, func(a, b int) int { return abs(2*a-top-end) - abs(2*b-top-end) })
		thick := end - top
		require.LessOrEqual(t, abs(2*near-top-end), 2*thick, "line %d–%d at %v between %v", top, end, y, edges)
		// The first and the last row may be partly hidden.
		if !tree && int(y) >= edges[1] && int(y) < edges[len(edges)-2] {
			best := slices.MinFunc(edges, func(a, b int) int { return abs(a-int(y)) - abs(b-int(y)) })
			require.InDelta(t, float64(abs(best-int(y))), float64(abs(near-int(y))), float64(thick)+2, "line %d–%d at %v between %v", top, end, y, edges)
		}
	}
	require.GreaterOrEqual(t, lines, 8)
	s.Keys("Escape")
	s.Release(pointer.ButtonPrimary)
}

func abs(i int) int { return max(i, -i) }

func TestInsertionLinesStandBetweenRows(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		for _, scrolled := range []int64{0, 50, 1 << 30} {
			s := newDragScene(scale, gridui.DirectionLTR, func(g *gridui.Grid[leaf]) { g.SetRows(notes(24)) })
			s.grid.ScrollToOffset(scrolled)
			s.Settle()
			s.requireLines(t, float32(s.head)+90*scale, 9*scale, false)
		}
	}
}

func TestInsertionLinesStandBesideDetails(t *testing.T) {
	s := newDragScene(1, gridui.DirectionLTR, func(g *gridui.Grid[leaf]) {
		g.Detail = func(gtx layout.Context, _ gridui.DetailContext[leaf]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 70)}
		}
		g.Details.Rows = idset.Of("r1", "r3")
		rows := notes(5)
		for i := range rows {
			rows[i].Note = ""
		}
		g.SetRows(rows)
	})
	s.requireLines(t, float32(s.head)+10, 9, false)
	for y := float32(s.head) + 5; y < 330; y += 11 {
		s.Move(s.hand, float32(s.head)+10)
		s.Press(pointer.ButtonPrimary)
		s.Move(s.hand, float32(s.head)+22)
		s.Move(s.hand, y)
		top, end, _ := s.line(t)
		for _, n := range s.FindAll("detail of") {
			require.False(t, top > n.Bounds.Min.Y && end < n.Bounds.Max.Y, "in a detail at %v", y)
		}
		s.Keys("Escape")
		s.Release(pointer.ButtonPrimary)
	}
}

func TestInsertionLinesOfTreesStandBelowWhatSticks(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newDragScene(1, dir, func(g *gridui.Grid[leaf]) {
			g.Tree = gridui.Tree[leaf]{Parent: func(l leaf) string { return l.Up }}
			g.Expansion.Rows, g.Expansion.Sticky = idset.All(), true
			g.SetRows(family())
		})
		for _, off := range []int64{0, 333, 520} {
			s.grid.ScrollToOffset(off)
			s.Settle()
			s.requireLines(t, 300, 9, true)
		}
		s.Move(s.hand, 300)
		s.Press(pointer.ButtonPrimary)
		s.Move(s.hand, 285)
		s.Move(s.hand, 150)
		name := "dropline-" + map[gridui.Direction]string{gridui.DirectionLTR: "ltr", gridui.DirectionRTL: "rtl"}[dir]
		img, err := shot.Of(s.Harness)
		require.NoError(t, err)
		shot.Golden(t, "testdata/"+name+".png", img, *update)
	}
}
