// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"cmp"
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/option"
)

// shownTexts are the texts of a column on the screen, from the top.
func shownTexts[T any](s *stage[T], col int) []string {
	var out []string
	for _, row := range s.FindAll("row ") {
		out = append(out, row.Children[col].Label)
	}
	return out
}

func newSorted(rows []person, keys ...option.SortKey) *stage[person] {
	return newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: keys}
		g.SetRows(rows)
	})
}

func ExampleSorting() {
	g := exampleGrid()
	g.Sorting = option.Sorting{Mode: option.SortMulti}
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.SortChanged); ok {
			fmt.Println("sorted by", ev.To)
		}
	})
	total, _ := h.Find("Total")
	h.Click(total.Center())
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label, row.Children[2].Label)
	}
	// Output:
	// sorted by [{total true}]
	// B-7 240.00 €
	// A-1 19.90 €
	// A-2 5.00 €
}

func TestHeaderClickSorts(t *testing.T) {
	s := newSorted(people(100))
	s.Click(200, 20) // age: numbers begin descending
	require.Equal(t, []string{"69", "69", "68"}, shownTexts(s, 2)[:3])
	require.Equal(t, []string{"p49", "p99", "p48"}, shownTexts(s, 0)[:3], "rows of one age changed their order")
	s.Click(200, 20)
	require.Equal(t, []string{"20", "20", "21"}, shownTexts(s, 2)[:3])
	s.Click(200, 20)
	require.Equal(t, []string{"p0", "p1", "p2"}, shownTexts(s, 0)[:3])
	// City, then with Shift the name: the mark tells the places.
	s.Click(300, 20)
	s.Mods = 0
	require.Equal(t, "City 0", shownTexts(s, 3)[0])
}

func TestHeaderKeysSort(t *testing.T) {
	s := newSorted(people(100))
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Up", "Enter")
	require.Equal(t, []option.SortKey{{ColumnID: "name"}}, s.grid.Sorting.Keys)
	s.Keys("Right", "Shift+Enter")
	require.Equal(t, []option.SortKey{{ColumnID: "name"}, {ColumnID: "age", Desc: true}}, s.grid.Sorting.Keys)
	require.Equal(t, "Choi", shownTexts(s, 1)[0])
}

func TestManualAndControlledSorting(t *testing.T) {
	s := newSorted(people(100))
	s.grid.Sorting.Manual = true
	s.Click(200, 20)
	require.Equal(t, []option.SortKey{{ColumnID: "age", Desc: true}}, s.grid.Sorting.Keys)
	require.Equal(t, "p0", shownTexts(s, 0)[0], "a manual grid sorted its rows")

	s = newSorted(people(100))
	s.grid.Sorting.Controlled = true
	s.kinds()
	s.Click(200, 20)
	require.Empty(t, s.grid.Sorting.Keys)
	require.Contains(t, s.kinds(), "events.SortChanged")
	s.grid.Sorting.Mode = option.SortOff
	s.Click(200, 20)
	require.NotContains(t, s.kinds(), "events.SortChanged")
}

func TestFocusAndScrollFollowTheOrder(t *testing.T) {
	s := newSorted(people(2000))
	s.grid.FocusCell(777, "name")
	s.Settle()
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age"}}
	s.Settle()
	f := s.grid.Focused()
	require.Equal(t, "p777", f.RowID)
	require.NotEqual(t, 777, f.Row)

	// From the top one goes on seeing the top.
	s = newSorted(people(2000))
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
	s.Settle()
	_, y := s.grid.ScrollOffset()
	require.Zero(t, y)
	// Further down the rows on the screen stay there.
	s.grid.ScrollToOffset(36*1000 + 10)
	s.Settle()
	first := shownTexts(s, 0)[0]
	s.grid.Sorting.Keys[0].Desc = false
	s.grid.Sorting.Keys = slices.Clone(s.grid.Sorting.Keys)
	s.Settle()
	require.Equal(t, first, shownTexts(s, 0)[0])
}

func TestSortedRowsAreReplaced(t *testing.T) {
	s := newSorted(people(100), option.SortKey{ColumnID: "age", Desc: true})
	require.Equal(t, "69", shownTexts(s, 2)[0])
	for _, n := range []int{3, 0, 5000, 1} {
		s.grid.SetRows(people(n))
		s.Settle()
		require.Len(t, s.FindAll("row "), min(n, 8))
	}
	s.grid.SetRows(people(60))
	s.Settle()
	require.Equal(t, "69", shownTexts(s, 2)[0])
	s.grid.Columns = peopleColumns()[:2]
	s.Settle()
	require.Len(t, s.problems(), 1, "a key without its column is not reported")
	require.Equal(t, "p0", shownTexts(s, 0)[0])
}

// TestOrderIsThatOfAStableSort sorts random rows by random keys and compares with
// the standard library.
func TestOrderIsThatOfAStableSort(t *testing.T) {
	type row struct {
		i    int
		f    float64
		text string
		at   time.Time
		n    uint64
	}
	rnd := rand.New(rand.NewPCG(3, 4))
	columns := []gridui.Column[row]{
		gridui.Field("f", "F", func(r row) float64 { return r.f }),
		gridui.Field("text", "Text", func(r row) string { return r.text }),
		gridui.Time("at", "At", func(r row) time.Time { return r.at }),
		gridui.Field("n", "N", func(r row) uint64 { return r.n }),
		gridui.Field("i", "I", func(r row) int { return r.i }).Compare(func(a, b int) int { return cmp.Compare(a%7, b%7) }),
	}
	compare := map[string]func(a, b row) int{
		"f":    func(a, b row) int { return cmp.Compare(a.f, b.f) },
		"text": func(a, b row) int { return cmp.Compare(a.text, b.text) },
		"at":   func(a, b row) int { return a.at.Compare(b.at) },
		"n":    func(a, b row) int { return cmp.Compare(a.n, b.n) },
		"i":    func(a, b row) int { return cmp.Compare(a.i%7, b.i%7) },
	}
	lacks := map[string]func(row) bool{
		"f": func(r row) bool { return math.IsNaN(r.f) }, "at": func(r row) bool { return r.at.IsZero() },
	}
	for range 40 {
		rows := make([]row, rnd.IntN(200))
		for i := range rows {
			rows[i] = row{
				i: i, f: []float64{math.NaN(), math.Inf(1), -1, 0, 3, float64(rnd.IntN(9))}[rnd.IntN(6)],
				text: string(rune('a' + rnd.IntN(5))),
				at:   []time.Time{{}, time.Unix(rnd.Int64N(5), 0), time.Date(9999, 1, 1+rnd.IntN(3), 0, 0, 0, 0, time.UTC), time.Date(1, 2, 1+rnd.IntN(3), 0, 0, 0, 0, time.UTC)}[rnd.IntN(4)],
				n:    math.MaxUint64 - uint64(rnd.IntN(3)),
			}
		}
		var keys []option.SortKey
		for _, id := range []string{"f", "text", "at", "n", "i"} {
			if rnd.IntN(2) == 0 {
				keys = append(keys, option.SortKey{ColumnID: id, Desc: rnd.IntN(2) == 0})
			}
		}
		want := slices.Clone(rows)
		slices.SortStableFunc(want, func(a, b row) int {
			for _, k := range keys {
				if miss := lacks[k.ColumnID]; miss != nil && (miss(a) || miss(b)) {
					if miss(a) != miss(b) {
						if miss(b) {
							return -1
						}
						return 1
					}
					continue
				}
				if c := compare[k.ColumnID](a, b); c != 0 {
					if k.Desc {
						return -c
					}
					return c
				}
			}
			return 0
		})
		s := newStage(image.Pt(400, 300), func(g *gridui.Grid[row]) {
			g.Columns = columns
			g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: keys}
			g.SetRows(rows)
		})
		for i, w := range want {
			got, ok := s.grid.RowAt(i)
			require.True(t, ok)
			require.Equal(t, w.i, got.i, "row %d by %v", i, keys)
		}
	}
}

// TestNoFrameWaitsForASort sorts a million rows: the frame that begins it shows
// the old order, and a later one the new.
func TestNoFrameWaitsForASort(t *testing.T) {
	const n = 1_000_000
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Func("v", "V", func(i int) (int, bool) { return i * 7919 % n, true })}
		g.Sorting.Mode = option.SortSingle
		g.SetSource(numbers(n))
	})
	done := make(chan struct{}, 8)
	s.grid.Invalidate = func() { done <- struct{}{} }
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "v", Desc: true}}
	s.Frame()
	row, _ := s.grid.RowAt(0)
	require.Zero(t, row, "the frame waited for the sort")
	_, asks := s.Wakeup()
	require.True(t, asks, "nobody looks after the job")
	<-done
	await.Until(func() bool {
		s.Frame()
		row, _ = s.grid.RowAt(0)
		return row != 0
	})
	require.Equal(t, n-1, row*7919%n)
	s.Settle()
	_, asks = s.Wakeup()
	require.False(t, asks)
}

func TestPanickingComparatorKeepsTheOrder(t *testing.T) {
	s := newSorted(people(100))
	s.grid.Columns = []gridui.Column[person]{
		gridui.Field("id", "ID", func(p person) string { return p.ID }),
		gridui.Field("name", "Name", func(p person) string { return p.Name }).Compare(func(a, b string) int { panic("no order") }),
	}
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
	s.Settle()
	s.Settle()
	require.Len(t, s.problems(), 1)
	require.Equal(t, "p0", shownTexts(s, 0)[0])
}

// TestNamedRowsAreNotSearchedAfterASort counts how often ids are asked for in the
// frame that puts a new order in place: what is on the screen, not all rows.
func TestNamedRowsAreNotSearchedAfterASort(t *testing.T) {
	asked := 0
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { asked++; return p.ID }
		g.Sorting.Mode = option.SortSingle
		g.SetRows(people(9000))
	})
	s.grid.FocusCell(100, "name")
	s.grid.ScrollToRow(4000, gridui.ScrollStart)
	s.Settle()
	asked = 0
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
	s.Settle()
	require.Equal(t, "p100", s.grid.Focused().RowID)
	require.Less(t, asked, 200)
}

func TestOtherRowsWithoutAnOrder(t *testing.T) {
	s := newSorted(people(100), option.SortKey{ColumnID: "age", Desc: true})
	s.grid.SetRows(people(4))
	s.grid.Sorting.Keys = nil
	s.Settle()
	require.Equal(t, []string{"p0", "p1", "p2", "p3"}, shownTexts(s, 0))
}
