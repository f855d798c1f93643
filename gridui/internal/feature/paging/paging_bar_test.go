// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging_test

import (
	"fmt"
	"image"
	"slices"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newBar returns a grid of people in pages, in English.
func newBar(n int, set func(*option.Paging)) *gridstage.Stage[gridstage.Person] {
	s := newPaged(n, set)
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	return s
}

func TestButtonsOfTheBarTurnPages(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newBar(95, nil)
		s.Style = func(st *gridui.Style) { st.Locale, st.Direction = locale.For("en"), dir }
		s.Settle()
		for _, step := range []struct {
			press string
			index int
		}{
			{"Previous page", 0}, {"First page", 0}, {"Next page", 1}, {"Next page", 2}, {"Last page", 9}, {"Next page", 9},
			{"Last page", 9}, {"Previous page", 8}, {"First page", 0},
		} {
			turns(s)
			was := s.Grid.Paging.Index
			s.PressControl(t, step.press)
			require.Equal(t, step.index, s.Grid.Paging.Index, step.press)
			if was == step.index {
				require.Empty(t, turns(s))
			} else {
				require.Equal(t, []events.PageChanged{{From: option.PageState{Index: was, Size: 10}, To: option.PageState{Index: step.index, Size: 10}}}, turns(s))
			}
			require.Equal(t, fmt.Sprintf("p%d", step.index*10), shownIDs(&s.Grid)[0])
			page, ok := s.Control(fmt.Sprintf("Page %d of 10", step.index+1))
			require.True(t, ok)
			first, _ := s.Control("First page")
			last, _ := s.Control("Last page")
			require.Equal(t, step.index == 0, first.Disabled)
			require.Equal(t, step.index == 9, last.Disabled)
			require.Equal(t, dir == gridui.DirectionLTR, first.Bounds.Min.X < page.Bounds.Min.X)
		}
	}
}

func TestJumpField(t *testing.T) {
	for _, test := range []struct {
		typed string
		index int
	}{
		{"7", 6}, {"0", 0}, {"99999", 9}, {"999999999999999999999999", 9}, {"-3", 2}, {"x", 4}, {"", 4}, {"1,0", 9},
	} {
		s := newBar(95, func(p *option.Paging) { p.Index = 4 })
		s.PressControl(t, "Page 5 of 10")
		if test.typed == "" {
			s.Keys("Backspace")
		}
		s.Type(test.typed)
		s.Keys("Enter")
		require.Equal(t, test.index, s.Grid.Paging.Index, "typed %q", test.typed)
		// What was typed can be taken back, and the keyboard leads on.
		s.Type("3")
		s.Keys("Esc", "Enter")
		require.Equal(t, test.index, s.Grid.Paging.Index)
		s.Keys("Tab")
		_, ok := s.Control(fmt.Sprintf("Page %d of 10", test.index+1))
		require.True(t, ok, "the editor stays open without the keyboard")
	}
}

func TestKeyboardReachesEveryControl(t *testing.T) {
	s := newBar(95, nil)
	s.Focus(s.Grid.Tag())
	s.Keys("Tab", "Space", "Down", "Enter") // sizes: 10 to 20
	require.Equal(t, 20, s.Grid.Paging.Size)
	s.Keys("Tab", "Enter") // next: first and previous have nowhere to go
	s.Type("3")
	s.Keys("Enter")
	require.Equal(t, 2, s.Grid.Paging.Index)
	s.Keys("Tab", "Enter") // next
	require.Equal(t, 3, s.Grid.Paging.Index)
	s.Keys("Tab", "Space") // last, which goes off and keeps the keyboard
	require.Equal(t, 4, s.Grid.Paging.Index)
	s.Keys("Enter", "Shift+Tab") // next is off: back to the page
	s.Type("2")
	s.Keys("Enter", "Shift+Tab", "Enter") // previous
	require.Equal(t, 0, s.Grid.Paging.Index)
	s.Grid.SetPage(3)
	s.Settle()
	s.Keys("Shift+Tab", "Enter") // first
	require.Equal(t, 0, s.Grid.Paging.Index)
	s.Keys("Shift+Tab", "Shift+Tab")
	require.True(t, s.Focused(s.Grid.Tag()))
}

func TestSizeList(t *testing.T) {
	open := func() *gridstage.Stage[gridstage.Person] {
		s := newBar(95, func(p *option.Paging) { p.Index, p.Size, p.Sizes = 3, 7, []int{50, 0, -1, 5, 50} })
		s.PressControl(t, "Rows per page")
		return s
	}
	entries := func(s *gridstage.Stage[gridstage.Person]) []string {
		var out []string
		for _, n := range s.Nodes() {
			if n.Label == "5" || n.Label == "7" || n.Label == "50" {
				out = append(out, n.Label)
			}
		}
		return out
	}
	s := open()
	require.Equal(t, []string{"5", "7", "50"}, entries(s), "the present size among those offered")
	n, _ := s.Find("50")
	turns(s)
	s.Click(n.Center())
	require.Equal(t, []events.PageChanged{{From: option.PageState{Index: 3, Size: 7}, To: option.PageState{Index: 0, Size: 50}}}, turns(s))
	require.Contains(t, shownIDs(&s.Grid), "p21", "the first row of the page is no longer on it")
	require.Empty(t, entries(s), "the list stays open")

	for name, away := range map[string]func(*gridstage.Stage[gridstage.Person]){
		"Esc":      func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Esc") },
		"Tab":      func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Tab") },
		"a click":  func(s *gridstage.Stage[gridstage.Person]) { s.Click(30, 100) },
		"a wheel":  func(s *gridstage.Stage[gridstage.Person]) { s.Wheel(30, 100, 0, 50) },
		"its end":  func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Paging.Enabled = false; s.Settle() },
		"the same": func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Enter") },
	} {
		s := open()
		s.Events = nil
		away(s)
		require.Empty(t, entries(s), name)
		require.Equal(t, 7, s.Grid.Paging.Size, name)
		require.Empty(t, turns(s), name)
		require.Empty(t, s.Clicks(), "%s reaches the rows below the list", name)
	}
	s = open()
	s.Keys("Up", "Up", "Up", "Space")
	require.Equal(t, 5, s.Grid.Paging.Size)
	s = open()
	s.Keys("Home", "End", "Down", "Enter")
	require.Equal(t, 50, s.Grid.Paging.Size)
}

func TestSizeListOfALowGridScrolls(t *testing.T) {
	s := newBar(95, func(p *option.Paging) {
		for n := range 40 {
			p.Sizes = append(p.Sizes, n+1)
		}
	})
	s.PressControl(t, "Rows per page")
	s.Keys("End")
	n, ok := s.Find("40")
	require.True(t, ok)
	require.True(t, n.Bounds.In(image.Rectangle{Max: s.Size}), "%v", n.Bounds)
	s.Wheel(float32(n.Bounds.Min.X+5), 100, 0, -1000)
	s.Keys("Enter")
	require.Less(t, s.Grid.Paging.Size, 40)
}

func TestSizeListHoldsItsEntriesUnderManyWheels(t *testing.T) {
	for _, high := range []int{80, 120, 300} {
		for wheel, want := range map[float32]string{-100: "1", 100: "40"} {
			s := newBar(95, func(p *option.Paging) {
				for n := range 40 {
					p.Sizes = append(p.Sizes, n+1)
				}
			})
			s.Size = image.Pt(640, high)
			s.Settle()
			s.PressControl(t, "Rows per page")
			n, ok := s.Find("10")
			require.True(t, ok)
			x, y := n.Center()
			s.Move(x, y)
			notch := pointer.Event{Kind: pointer.Scroll, Position: f32.Pt(x, y), Scroll: f32.Pt(0, wheel)}
			for range 8 { // several in one frame
				s.Queue(slices.Repeat([]event.Event{notch}, 9)...)
			}
			_, ok = s.Find(want)
			require.True(t, ok, "%d px high: the list does not reach its end", high)
			s.Keys("Enter")
			require.LessOrEqual(t, s.Grid.Paging.Size, 40)
		}
	}
}

func TestBarFollowsTheWordsOfALocale(t *testing.T) {
	words := func(of string) locale.Texts {
		l := locale.For("en")
		l.TotalCount = func(n int) string { return fmt.Sprint(n, " ", of) }
		return l
	}
	s := newBar(95, nil)
	for _, of := range []string{"people", "cats"} {
		s.Style = func(st *gridui.Style) { st.Locale = words(of) }
		s.Settle()
		require.Len(t, s.FindAll("95 "+of), 1)
	}
}

func TestUnknownTotalHasNoLastPage(t *testing.T) {
	s := newBar(10, func(p *option.Paging) { p.Manual, p.UnknownTotal = true, true })
	_, ok := s.Control("Last page")
	require.False(t, ok)
	s.PressControl(t, "Next page")
	require.Equal(t, 1, s.Grid.Paging.Index)
	s.Grid.SetRows(gridstage.People(4))
	s.Settle()
	next, _ := s.Control("Next page")
	require.True(t, next.Disabled, "a page that is not full is the last one")
	require.Len(t, s.FindAll(" rows"), 0)
}

func TestNarrowBarsDropPartsAndNeverOverlap(t *testing.T) {
	shows := map[int][]string{
		640: {"Rows per page", "First page", "Previous page", "Page 1 of 124", "Next page", "Last page"},
		480: {"Rows per page", "First page", "Previous page", "Page 1 of 124", "Next page", "Last page"},
		320: {"Rows per page", "Previous page", "Page 1 of 124", "Next page"},
		200: {"Previous page", "Page 1 of 124", "Next page"},
		90:  {"Previous page", "Next page"},
		30:  nil,
	}
	for _, scale := range []float32{1, 1.5, 2} {
		for width := 1; width < 700; width++ {
			want, pose := shows[width]
			if !pose && width%7 != 0 {
				continue
			}
			s := newBar(1234, nil)
			s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
			s.Size = image.Pt(int(float32(width)*scale), int(300*scale))
			s.Settle()
			var got []gridtest.Node
			for _, n := range s.Nodes() {
				if n.Class == semantic.Button {
					got = append(got, n)
				}
			}
			bar := image.Rect(0, s.Size.Y-int(36*scale), s.Size.X, s.Size.Y)
			for i, a := range got {
				require.True(t, a.Bounds.In(bar), "%d dp: %v", width, a)
				require.GreaterOrEqual(t, a.Bounds.Dy(), int(28*scale))
				require.GreaterOrEqual(t, a.Bounds.Dx(), int(28*scale))
				for _, b := range got[:i] {
					require.False(t, a.Bounds.Overlaps(b.Bounds), "%d dp: %v and %v", width, a, b)
				}
			}
			if pose && scale == 1 {
				for _, name := range want {
					_, ok := s.Control(name)
					require.True(t, ok, "%d dp: no %q", width, name)
				}
			}
		}
	}
}

func TestBarIsPartOfTheHeight(t *testing.T) {
	height := func(p option.Paging) int {
		s := newPaged(95, nil)
		s.Grid.Paging = p
		s.Constraints = layout.Constraints{Max: image.Pt(600, 1e6)}
		s.Style = func(st *gridui.Style) { st.MaxHeight = 5000 }
		s.Settle()
		return s.Dims().Size.Y
	}
	require.Equal(t, 40+10*36+36, height(option.Paging{Enabled: true}))
	require.Equal(t, 40+10*36, height(option.Paging{Enabled: true, BarDisabled: true}))
	require.Equal(t, 40+95*36, height(option.Paging{}))
}

func TestTinyGridsWithABar(t *testing.T) {
	for _, size := range []image.Point{{}, {X: 1, Y: 1}, {X: 500, Y: 20}, {X: 20, Y: 500}, {X: 300, Y: 37}} {
		s := newBar(95, nil)
		s.Grid.Sorting.ClearButton = true
		s.Size = size
		s.Settle()
		require.Equal(t, size, s.Dims().Size)
		s.Focus(s.Grid.Tag())
		s.Keys("Tab", "Enter", "Down", "Enter", "Tab", "Tab", "Enter", "Ctrl+PageDown")
		s.Click(float32(size.X)/2, float32(size.Y)-5)
		s.Settle()
	}
}

func TestButtonsHaveTooltips(t *testing.T) {
	s := newBar(95, nil)
	n, _ := s.Control("Next page")
	s.Move(n.Center())
	require.Len(t, s.FindAll("Next page"), 1)
	s.Advance(time.Second)
	require.Len(t, s.FindAll("Next page"), 2)
	s.Move(10, 100)
	s.Settle()
	require.Len(t, s.FindAll("Next page"), 1)
	s.Grid.Tooltips.Disabled = true
	s.Move(n.Center())
	s.Advance(time.Second)
	require.Len(t, s.FindAll("Next page"), 1)
}

func TestSettledBarAllocatesNothing(t *testing.T) {
	s := gridstage.NewFurnished()
	s.Grid.Paging = option.Paging{Enabled: true, Index: 77, Size: 50}
	s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true}
	s.Settle()
	s.Leave()
	s.Advance(2e9)
	require.Zero(t, s.Allocs(100, nil))
	_, asks := s.Wakeup()
	require.False(t, asks)
}
