// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"cmp"
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestHeaderClickSorts(t *testing.T) {
	s := gridstage.NewSorted(gridstage.People(100))
	s.Click(200, 20) // age: numbers begin descending
	require.Equal(t, []string{"69", "69", "68"}, gridstage.ShownTexts(s, 2)[:3])
	require.Equal(t, []string{"p49", "p99", "p48"}, gridstage.ShownTexts(s, 0)[:3], "rows of one age changed their order")
	s.Click(200, 20)
	require.Equal(t, []string{"20", "20", "21"}, gridstage.ShownTexts(s, 2)[:3])
	s.Click(200, 20)
	require.Equal(t, []string{"p0", "p1", "p2"}, gridstage.ShownTexts(s, 0)[:3])
	// City, then with Shift the name: the mark shows the order of the keys.
	s.Click(300, 20)
	s.Mods = 0
	require.Equal(t, "City 0", gridstage.ShownTexts(s, 3)[0])
}

func TestHeaderKeysSort(t *testing.T) {
	s := gridstage.NewSorted(gridstage.People(100))
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Up", "Enter")
	require.Equal(t, []option.SortKey{{ColumnID: "name"}}, s.Grid.Sorting.Keys)
	s.Keys("Right", "Shift+Enter")
	require.Equal(t, []option.SortKey{{ColumnID: "name"}, {ColumnID: "age", Desc: true}}, s.Grid.Sorting.Keys)
	require.Equal(t, "Choi", gridstage.ShownTexts(s, 1)[0])
}

func TestManualAndControlledSorting(t *testing.T) {
	s := gridstage.NewSorted(gridstage.People(100))
	s.Grid.Sorting.Manual = true
	s.Click(200, 20)
	require.Equal(t, []option.SortKey{{ColumnID: "age", Desc: true}}, s.Grid.Sorting.Keys)
	require.Equal(t, "p0", gridstage.ShownTexts(s, 0)[0], "a manual grid sorted its rows")

	s = gridstage.NewSorted(gridstage.People(100))
	s.Grid.Sorting.Controlled = true
	s.TakeKinds()
	s.Click(200, 20)
	require.Empty(t, s.Grid.Sorting.Keys)
	require.Contains(t, s.TakeKinds(), "events.SortChanged")
	s.Grid.Sorting.Mode = option.SortOff
	s.Click(200, 20)
	require.NotContains(t, s.TakeKinds(), "events.SortChanged")
}

func TestFocusAndScrollFollowTheOrder(t *testing.T) {
	s := gridstage.NewSorted(gridstage.People(2000))
	s.Grid.FocusCell(777, "name")
	s.Settle()
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age"}}
	s.Settle()
	f := s.Grid.Focused()
	require.Equal(t, "p777", f.RowID)
	require.NotEqual(t, 777, f.Row)

	// A screen at the top continues to show the top.
	s = gridstage.NewSorted(gridstage.People(2000))
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
	s.Settle()
	_, y := s.Grid.ScrollOffset()
	require.Zero(t, y)
	// Further down the visible rows keep their places.
	s.Grid.ScrollToOffset(36*1000 + 10)
	s.Settle()
	first := gridstage.ShownTexts(s, 0)[0]
	s.Grid.Sorting.Keys[0].Desc = false
	s.Grid.Sorting.Keys = slices.Clone(s.Grid.Sorting.Keys)
	s.Settle()
	require.Equal(t, first, gridstage.ShownTexts(s, 0)[0])
}

func TestSortedRowsAreReplaced(t *testing.T) {
	s := gridstage.NewSorted(gridstage.People(100), option.SortKey{ColumnID: "age", Desc: true})
	require.Equal(t, "69", gridstage.ShownTexts(s, 2)[0])
	for _, n := range []int{3, 0, 5000, 1} {
		s.Grid.SetRows(gridstage.People(n))
		s.Settle()
		require.Len(t, s.FindAll("row "), min(n, 8))
	}
	s.Grid.SetRows(gridstage.People(60))
	s.Settle()
	require.Equal(t, "69", gridstage.ShownTexts(s, 2)[0])
	s.Grid.Columns = gridstage.PeopleColumns()[:2]
	s.Settle()
	require.Len(t, s.Problems(), 1, "a key without its column is not reported")
	require.Equal(t, "p0", gridstage.ShownTexts(s, 0)[0])
}

// TestOrderIsThatOfAStableSort sorts random rows by random keys and compares the result with the
// standard library.
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
		s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[row]) {
			g.Columns = columns
			g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: keys}
			g.SetRows(rows)
		})
		for i, w := range want {
			got, ok := s.Grid.RowAt(i)
			require.True(t, ok)
			require.Equal(t, w.i, got.i, "row %d by %v", i, keys)
		}
	}
}

// TestNoFrameWaitsForASort sorts a million rows: the frame that begins the sort shows the old
// order, a later one the new order.
func TestNoFrameWaitsForASort(t *testing.T) {
	const n = 1_000_000
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Func("v", "V", func(i int) (int, bool) { return i * 7919 % n, true })}
		g.Sorting.Mode = option.SortSingle
		g.SetSource(gridstage.Numbers(n))
	})
	done := make(chan struct{}, 8)
	s.Grid.Invalidate = func() { done <- struct{}{} }
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "v", Desc: true}}
	s.Frame()
	row, _ := s.Grid.RowAt(0)
	require.Zero(t, row, "the frame waited for the sort")
	_, asks := s.Wakeup()
	require.True(t, asks, "nobody looks after the job")
	<-done
	await.Until(func() bool {
		s.Frame()
		row, _ = s.Grid.RowAt(0)
		return row != 0
	})
	require.Equal(t, n-1, row*7919%n)
	s.Settle()
	_, asks = s.Wakeup()
	require.False(t, asks)
}

func TestPanickingComparatorKeepsTheOrder(t *testing.T) {
	s := gridstage.NewSorted(gridstage.People(100))
	s.Grid.Columns = []gridui.Column[gridstage.Person]{
		gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }),
		gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Compare(func(a, b string) int { panic("no order") }),
	}
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
	s.Settle()
	s.Settle()
	require.Len(t, s.Problems(), 1)
	require.Equal(t, "p0", gridstage.ShownTexts(s, 0)[0])
}

// TestNamedRowsAreNotSearchedAfterASort counts the ids requested in the frame that installs a new
// order: ids of the visible rows, not of all.
func TestNamedRowsAreNotSearchedAfterASort(t *testing.T) {
	asked := 0
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { asked++; return p.ID }
		g.Sorting.Mode = option.SortSingle
		g.SetRows(gridstage.People(9000))
	})
	s.Grid.FocusCell(100, "name")
	s.Grid.ScrollToRow(4000, option.AlignStart)
	s.Settle()
	asked = 0
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
	s.Settle()
	require.Equal(t, "p100", s.Grid.Focused().RowID)
	require.Less(t, asked, 200)
}

func TestOtherRowsWithoutAnOrder(t *testing.T) {
	s := gridstage.NewSorted(gridstage.People(100), option.SortKey{ColumnID: "age", Desc: true})
	s.Grid.SetRows(gridstage.People(4))
	s.Grid.Sorting.Keys = nil
	s.Settle()
	require.Equal(t, []string{"p0", "p1", "p2", "p3"}, gridstage.ShownTexts(s, 0))
}
