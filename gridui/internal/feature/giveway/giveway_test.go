// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package giveway_test

import (
	"bytes"
	"fmt"
	"image"
	"math/rand/v2"
	"strings"
	"testing"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// newNarrow shows rows of columns a to f: a and d stay, the others give way in the order f, c, e, b. Each needs 100 dp, e
// as the least width of a flexible column.
func newNarrow(set func(g *gridui.Grid[int])) *gridstage.Stage[int] {
	s := gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[int]) {
		col := func(id string) *gridui.Typed[int, string] {
			var texts []string
			for row := range 15 {
				texts = append(texts, fmt.Sprint(id, row))
			}
			return gridui.Field(id, strings.ToUpper(id), func(row int) string { return texts[row] }).Width(100)
		}
		g.Columns = []gridui.Column[int]{
			col("a"), col("b").GiveWay(1), col("c").GiveWay(7), col("d"), col("e").GiveWay(2).Flex(1).MinMax(100, 0), col("f").GiveWay(7),
		}
		g.RowID = func(row int) string { return fmt.Sprint("r", row) }
		g.SetRows([]int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14})
		if set != nil {
			set(g)
		}
	})
	s.Style = gridstage.English
	s.Settle()
	return s
}

// shown returns the columns on the screen of a width, with 12 dp for the scroll bar.
func shown(s *gridstage.Stage[int], width int) string {
	s.Size.X = width + 12
	s.Settle()
	return strings.Join(s.Grid.ShownColumns(), "")
}

func TestColumnsLeaveByPriority(t *testing.T) {
	s := newNarrow(nil)
	for _, test := range []struct {
		width int
		want  string
	}{
		{900, "abcdef"}, {600, "abcdef"}, {599, "abcde"}, {500, "abcde"}, {499, "abde"}, {399, "abd"}, {299, "ad"}, {100, "ad"}, {1, "ad"},
		{307, "ad"}, {308, "abd"}, {407, "abd"}, {408, "abde"}, {508, "abcde"}, {607, "abcde"}, {608, "abcdef"}, {600, "abcdef"},
	} {
		require.Equal(t, test.want, shown(s, test.width), "%d", test.width)
	}
	shown(s, 420)
	require.Equal(t, []string{"c", "f"}, s.Grid.GaveWay())
	x, _ := s.Grid.ScrollOffset()
	require.Zero(t, x)
}

// In a random walk of widths, the number of columns is that of the width, or that of a width 8 dp less while columns
// return; and frames of one width have one answer.
func TestAWalkOfWidthsHasOneAnswerForEach(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		for _, scale := range []float32{1, 1.5, 2} {
			rnd := rand.New(rand.NewPCG(5, uint64(scale*2)))
			s := newNarrow(func(g *gridui.Grid[int]) { g.ColumnPinning.Left = []string{"b"} })
			s.Begin = func(gtx layout.Context) layout.Context {
				gtx.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
				if rtl {
					gtx.Locale.Direction = system.RTL
				}
				return gtx
			}
			fits := func(px int) int { // columns that fit
				n := 6
				for n > 2 && n*int(100*scale) > px {
					n--
				}
				return n
			}
			width, last := 900, 6
			for range 800 {
				width = min(max(width+rnd.IntN(61)-30, 1), 1500)
				s.Size.X = width
				s.Frame()
				n := len(s.Grid.ShownColumns())
				space := width - int(12*scale)
				most, least := fits(space), fits(space-int(8*scale))
				require.Equal(t, max(min(last, most), least), n, "%d after %d", width, last)
				for range 2 {
					s.Frame()
					require.Len(t, s.Grid.ShownColumns(), n)
				}
				last = n
			}
		}
	}
}

// Rows that change their height with a column, and with it the scroll bar, do not make the column come and go.
func TestScrollBarsDoNotMakeColumnsComeAndGo(t *testing.T) {
	s := newNarrow(func(g *gridui.Grid[int]) {
		g.Columns[5] = gridui.Field("f", "F", func(int) string { return strings.Repeat("wraps ", 20) }).Width(100).Wrap().GiveWay(7)
		g.SetRows([]int{0, 1, 2, 3})
	})
	for width := 640; width > 560; width-- {
		s.Size.X = width
		s.Settle()
		want := s.Grid.ShownColumns()
		for range 3 {
			s.Frame()
			require.Equal(t, want, s.Grid.ShownColumns(), "%d", width)
		}
	}
}

func TestWhatCountsForTheWidths(t *testing.T) {
	for name, test := range map[string]struct {
		set  func(g *gridui.Grid[int])
		want string
	}{
		"plain":  {nil, "abde"},
		"zoom":   {func(g *gridui.Grid[int]) { g.Zoom.Level = 2 }, "ad"},
		"hidden": {func(g *gridui.Grid[int]) { g.ColumnVisibility.Hidden = []string{"a", "d"} }, "bcef"},
		"sized":  {func(g *gridui.Grid[int]) { g.ColumnSizing.Widths = map[string]unit.Dp{"a": 200} }, "abd"},
		"order":  {func(g *gridui.Grid[int]) { g.ColumnOrder.IDs = []string{"f", "e", "d", "c", "b", "a"} }, "edba"},
		"pins":   {func(g *gridui.Grid[int]) { g.ColumnPinning.Left = []string{"e"} }, "eabd"},
		"groups": {func(g *gridui.Grid[int]) {
			c := g.Columns
			g.Columns = []gridui.Column[int]{gridui.Group("g", "G", c[0], c[1], c[2]), gridui.Group("h", "H", c[5], c[4]), c[3]}
		}, "abed"},
		"numbers": {func(g *gridui.Grid[int]) { g.RowNumbers.Enabled = true }, "abd"},
		"all may leave": {func(g *gridui.Grid[int]) {
			for i := range g.Columns {
				g.Columns[i] = g.Columns[i].(*gridui.Typed[int, string]).GiveWay(i + 1)
			}
			g.ColumnSizing.Widths = map[string]unit.Dp{"a": 700}
		}, "a"},
		"none may leave": {func(g *gridui.Grid[int]) {
			for i := range g.Columns {
				g.Columns[i] = g.Columns[i].(*gridui.Typed[int, string]).GiveWay(-i)
			}
		}, "abcdef"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newNarrow(test.set)
			require.Equal(t, test.want, shown(s, 420))
			wide := shown(s, 3000)
			require.Empty(t, s.Grid.GaveWay())
			require.Equal(t, test.want, shown(s, 420))
			require.Equal(t, wide, shown(s, 3000))
			require.Empty(t, s.Problems())
		})
	}
}

// Columns that are hidden, shown or sized while others are away count at once.
func TestUsersChangeColumnsWhileOthersAreAway(t *testing.T) {
	s := newNarrow(nil)
	require.Equal(t, "abde", shown(s, 420))
	s.Grid.Column("a").Hide()
	s.Settle()
	require.Equal(t, "bcde", shown(s, 420))
	s.Grid.Column("a").Show()
	s.Settle()
	require.Equal(t, "abde", shown(s, 420))
	view := s.Grid.View()
	require.Empty(t, view.Hidden)
	s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"b": 20}
	require.Equal(t, "abcde", shown(s, 450))
	s.Grid.SetView(view)
	require.Equal(t, "abde", shown(s, 450))
	s.Grid.ResetView()
	require.Equal(t, "abcdef", shown(s, 900))
}

// Tab and arrows go over the columns on the screen; a focused column that leaves passes the focus on.
func TestKeysSkipThem(t *testing.T) {
	s := newNarrow(func(g *gridui.Grid[int]) { g.Keys.TabCells = true })
	shown(s, 420)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "a")
	s.Settle()
	var at []string
	for range 4 {
		s.Keys("Tab")
		at = append(at, s.Grid.Focused().ColumnID)
	}
	require.Equal(t, []string{"b", "d", "e", "a"}, at)
	require.False(t, s.Grid.FocusCell(0, "c"))
	s.Grid.FocusCell(0, "e")
	shown(s, 320)
	require.Equal(t, "d", s.Grid.Focused().ColumnID)
}

// Copies take what is on the screen; filters, sorts and exports do not depend on the width.
// A user goes to a column that gave way: it returns, and another one leaves.
func TestUsersGoToColumnsThatGaveWay(t *testing.T) {
	s := newNarrow(func(g *gridui.Grid[int]) { g.GoToColumn.Enabled = true })
	require.Equal(t, "abd", shown(s, 300))
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(2, "a")
	for _, step := range []struct{ to, want string }{{"f", "adf"}, {"c", "acd"}, {"b", "abd"}, {"e", "ade"}} {
		s.Keys("Ctrl+Shift+G")
		s.Settle()
		s.Type(strings.ToUpper(step.to))
		s.Keys("Enter")
		s.Settle()
		s.Settle()
		require.Equal(t, step.want, strings.Join(s.Grid.ShownColumns(), ""), "to %s", step.to)
		require.Equal(t, step.to, s.Grid.Focused().ColumnID)
	}
	require.Equal(t, "abcdef", shown(s, 620))
	require.Equal(t, "abde", shown(s, 400), "the column stays")
}

func TestExportsHaveAllColumns(t *testing.T) {
	s := newNarrow(func(g *gridui.Grid[int]) {
		g.Filtering = option.Filtering{Enabled: true, Quick: "f3"}
		g.Selection.Mode = option.SelectMulti
	})
	shown(s, 420)
	require.Equal(t, 1, s.Grid.Shown())
	s.Grid.SelectAll()
	s.Settle()
	require.Equal(t, "a3\tb3\td3", strings.TrimSpace(s.Grid.CopyText(option.CopyHeadersNone)))
	var out bytes.Buffer
	s.Grid.Export(gridui.ExportOptions{Format: export.CSV, To: export.Stream(&out)})
	await.Until(func() bool {
		s.Advance(1e9)
		s.Settle()
		return len(gridstage.Told[events.RowsExported](s)) > 0
	})
	require.Equal(t, "A,B,C,D,E,F\r\na3,b3,c3,d3,e3,f3\r\n", strings.TrimPrefix(out.String(), "\ufeff"))
}

// Without a limit of the width all columns show, also after a narrow frame.
func TestAnUnboundedGridShowsAll(t *testing.T) {
	s := newNarrow(nil)
	shown(s, 220)
	s.Begin = func(gtx layout.Context) layout.Context {
		gtx.Constraints = layout.Constraints{Max: image.Pt(1e6, 300)}
		return gtx
	}
	s.Settle()
	require.Empty(t, s.Grid.GaveWay())
}

// A row lists the columns that gave way below it, by the mark and by Ctrl+Enter, with the detail of the program below.
func TestDetailsListThem(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		s := newNarrow(func(g *gridui.Grid[int]) { g.GiveWay.Detail = true })
		s.Begin = func(gtx layout.Context) layout.Context {
			if rtl {
				gtx.Locale.Direction = system.RTL
			}
			return gtx
		}
		shown(s, 800)
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(1, "a")
		s.Keys("Ctrl+Enter")
		require.True(t, s.Grid.Details.Rows.IsEmpty(), "nothing gave way")
		shown(s, 420)
		s.Keys("Ctrl+Enter")
		require.True(t, s.Grid.Details.Rows.Has("r1"))
		row, ok := s.FindDescription("A, a1")
		require.True(t, ok)
		next, ok := s.FindDescription("A, a2")
		require.True(t, ok)
		c, ok := s.FindDescription("C, c1")
		require.True(t, ok)
		f, ok := s.FindDescription("F, f1")
		require.True(t, ok)
		require.Equal(t, "c1", c.Label)
		require.GreaterOrEqual(t, c.Bounds.Min.Y, row.Bounds.Max.Y)
		require.Equal(t, c.Bounds.Max.Y, f.Bounds.Min.Y)
		require.LessOrEqual(t, f.Bounds.Max.Y, next.Bounds.Min.Y)
		require.Equal(t, c.Bounds.Dx(), f.Bounds.Dx())
		shown(s, 800) // it is closed while all columns show
		_, ok = s.FindDescription("F, f2")
		require.True(t, ok)
		below, _ := s.FindDescription("A, a2")
		require.Equal(t, row.Bounds.Max.Y, below.Bounds.Min.Y)
		s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[int]) layout.Dimensions {
			return gridstage.Block(gtx, "own", 50)
		}
		shown(s, 420)
		own, ok := s.Find("own")
		require.True(t, ok)
		f, _ = s.FindDescription("F, f1")
		require.GreaterOrEqual(t, own.Bounds.Min.Y, f.Bounds.Max.Y)
	}
}

// A long value takes several lines.
func TestLongValuesWrap(t *testing.T) {
	s := newNarrow(func(g *gridui.Grid[int]) {
		g.GiveWay.Detail = true
		g.Columns[5] = gridui.Field("f", "F", func(int) string { return strings.Repeat("long text ", 30) }).Width(100).GiveWay(7)
		g.Details.Rows.SetAll(true)
	})
	shown(s, 420)
	c, ok := s.FindDescription("C, c0")
	require.True(t, ok)
	f, ok := s.FindDescription("F, long text")
	require.True(t, ok)
	require.Greater(t, f.Bounds.Dy(), 2*c.Bounds.Dy())
}

func TestAFrameAtRestAllocatesNothing(t *testing.T) {
	s := newNarrow(func(g *gridui.Grid[int]) { g.GiveWay.Detail = true })
	shown(s, 420)
	rest := func() float64 {
		for range 10 {
			s.Frame()
		}
		return testing.AllocsPerRun(50, s.Frame)
	}
	given := rest()
	s.Grid.Details.Rows.SetAll(true)
	open := rest()
	s.Grid.GiveWay.Detail = false
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[int]) layout.Dimensions {
		return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 70)}
	}
	require.Equal(t, rest(), open, "as for details of the program")
	s = newNarrow(nil)
	require.Equal(t, rest(), given)
}
