// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"fmt"
	"image"
	"iter"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestGroupsOpenAndSumUp(t *testing.T) {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) { g.Grouping.By = []string{"city", "shop"} })
	require.Equal(t, []string{"Seoul (3)|10|33.83", "Busan (1)|1|9", "(비어 있음) (1)|4|40"}, gridstage.RowCells(s))
	s.Grid.ExpandTo(1)
	s.Settle()
	require.Equal(t, []string{
		"Seoul (3)|10|33.83", "A (2)|8|40.75", "B (1)|2|20", "Busan (1)|1|9", "B (1)|1|9", "(비어 있음) (1)|4|40", "C (1)|4|40",
	}, gridstage.RowCells(s))
	// The columns grouped by are hidden unless requested.
	s.Grid.Grouping.ShowColumns = true
	s.Grid.ExpandAll()
	s.Settle()
	require.Equal(t, "|Seoul|A|3|30.5", gridstage.RowCells(s)[2])
	_, ok := s.Find("City › Shop")
	require.True(t, ok, "the column of groups has no header")
}

func TestSpaceOpensAGroupWhereNothingIsSelected(t *testing.T) {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) { g.Grouping.By = []string{"city"} })
	s.Focus(s.Grid.Tag())
	busan, _ := s.Find("Busan (1)")
	s.Click(busan.Center()) // a click opens it, or closes it
	shown := len(gridstage.RowCells(s))
	s.Keys("Space")
	require.NotEqual(t, shown, len(gridstage.RowCells(s)))
	s.Keys("Space")
	require.Len(t, gridstage.RowCells(s), shown)
}

func TestGroupClickTogglesAndTells(t *testing.T) {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) { g.Grouping.By = []string{"city"} })
	busan, _ := s.Find("Busan (1)")
	x, y := busan.Center()
	s.TakeKinds()
	var got events.GroupClicked
	s.On = func(ev events.Event) {
		if ev, ok := ev.(events.GroupClicked); ok {
			got = ev
		}
	}
	s.Click(x, y)
	require.Equal(t, `__group__:["Busan"]`, got.GroupID)
	require.Equal(t, "Busan", got.Text)
	require.Equal(t, 1, got.Rows)
	require.Len(t, gridstage.RowCells(s), 3)
	s.DoubleClick(x, y)
	require.Len(t, gridstage.RowCells(s), 4)
	require.Equal(t, "|B|1|9", gridstage.RowCells(s)[2])
	require.NotContains(t, s.TakeKinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage/treestage.Sale]")
	// The scroll and the focus stay with a group when its order changes.
	s.Grid.FocusCell(3, "shop")
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "pieces"}}
	s.Settle()
	require.Equal(t, `__group__:[""]`, s.Grid.Focused().RowID)
	require.Equal(t, 2, s.Grid.Focused().Row)
}

func TestGroupsAreOrderedByTheirAggregates(t *testing.T) {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) { g.Grouping.By = []string{"city"} })
	first := func() (out []string) {
		for _, c := range gridstage.RowCells(s) {
			out = append(out, c[:strings.Index(c, " (")])
		}
		return out
	}
	for _, c := range []struct {
		key  option.SortKey
		want []string
	}{
		{option.SortKey{ColumnID: "pieces"}, []string{"Busan", "(비어 있음)", "Seoul"}},
		{option.SortKey{ColumnID: "pieces", Desc: true}, []string{"Seoul", "(비어 있음)", "Busan"}},
		{option.SortKey{ColumnID: "amount", Desc: true}, []string{"(비어 있음)", "Seoul", "Busan"}},
		{option.SortKey{ColumnID: gridui.GroupColumn}, []string{"(비어 있음)", "Busan", "Seoul"}},
		{option.SortKey{ColumnID: gridui.GroupColumn, Desc: true}, []string{"Seoul", "Busan", "(비어 있음)"}},
	} {
		s.Grid.Sorting.Keys = []option.SortKey{c.key}
		s.Settle()
		require.Equal(t, c.want, first(), "%v", c.key)
	}
	require.Empty(t, s.Problems())
}

func TestAggregates(t *testing.T) {
	longest := func(values iter.Seq[string]) float64 {
		n := 0
		for v := range values {
			n = max(n, len(v))
		}
		return float64(n)
	}
	column := func(a option.Aggregate) gridui.Column[treestage.Sale] {
		return gridui.Field("x", "X", func(s treestage.Sale) int { return s.Pieces }).Aggregate(a)
	}
	for _, c := range []struct {
		col  gridui.Column[treestage.Sale]
		want string
	}{
		{column(option.AggregateSum), "10"},
		{column(option.AggregateMin), "2"},
		{column(option.AggregateMax), "5"},
		{column(option.AggregateAverage), "3.33"},
		{column(option.AggregateCount), "3"},
		{column(option.AggregateFirst), "3"},
		{column(option.AggregateLast), "5"},
		{column(option.AggregateNone), ""},
		{gridui.Field("x", "X", func(s treestage.Sale) string { return s.City }).AggregateFunc(longest), "5"},
		{gridui.Field("x", "X", func(s treestage.Sale) string { return s.City }).Aggregate(option.AggregateCount), "3"},
		{gridui.Field("x", "X", func(s treestage.Sale) int { return s.Pieces }).Format(func(v int) string { return fmt.Sprint(v, " pcs") }).Aggregate(option.AggregateAverage), "3 pcs"},
		{gridui.Field("x", "X", func(s treestage.Sale) int { return s.Pieces }).Aggregate(option.AggregateSum).AggregateFormat(func(v float64) string { return fmt.Sprintf("Σ%.1f", v) }), "Σ10.0"},
	} {
		s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) {
			g.Columns = append(treestage.SaleColumns()[:1:1], c.col)
			g.Grouping.By = []string{"city"}
		})
		require.Equal(t, "Seoul (3)|"+c.want, gridstage.RowCells(s)[0])
	}
}

func TestTotalsWithoutGroups(t *testing.T) {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) {
		g.Grouping.Total = option.TotalRowTop
		g.Floating.Top = []treestage.Sale{{City: "Plan", Pieces: 20}}
	})
	all := gridstage.RowCells(s)
	require.Equal(t, []string{"Plan||20|0", "합계||15|30.1"}, all[:2])
	require.Len(t, all, 7)
	require.Empty(t, s.Problems())
	s.Click(40, float32(s.FindAll("row ")[1].Bounds.Min.Y+10))
	require.NotContains(t, s.TakeKinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage/treestage.Sale]", "totals are no row")
}

func TestGroupBadInput(t *testing.T) {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) { g.Grouping.By = []string{"nothing", "city"} })
	require.Len(t, gridstage.RowCells(s), 3)
	require.Contains(t, strings.Join(s.Problems(), "\n"), `no column "nothing" to group by`)

	s = treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) {
		g.Columns[2] = gridui.Field("pieces", "Pieces", func(s treestage.Sale) int { return s.Pieces }).AggregateFunc(func(iter.Seq[int]) float64 { panic("no") })
		g.Grouping.By = []string{"city"}
	})
	require.Len(t, gridstage.RowCells(s), 5, "rows were lost when an aggregate panicked")
	require.Contains(t, strings.Join(s.Problems(), "\n"), "panicked")
}

// TestGroupsAgainstOracle compares groups, sums and their order with maps.
func TestGroupsAgainstOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 8))
	for range 30 {
		rows := make([]treestage.Sale, rnd.IntN(60))
		for i := range rows {
			rows[i] = treestage.Sale{City: "c" + strconv.Itoa(rnd.IntN(4)), Shop: "s" + strconv.Itoa(rnd.IntN(3)), Pieces: rnd.IntN(9)}
		}
		desc := rnd.IntN(2) == 0
		s := gridstage.New(image.Pt(420, 4000), func(g *gridui.Grid[treestage.Sale]) {
			g.Columns = treestage.SaleColumns()
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "pieces", Desc: desc}}}
			g.Grouping.By = []string{"city"}
			g.SetRows(rows)
		})
		sum, count := map[string]int{}, map[string]int{}
		first := map[string]int{}
		for i, r := range rows {
			sum[r.City] += r.Pieces
			count[r.City]++
			if _, ok := first[r.City]; !ok {
				first[r.City] = i
			}
		}
		got := gridstage.RowCells(s)
		require.Len(t, got, len(count))
		last := -1
		for i, c := range got {
			city := c[:strings.Index(c, " (")]
			require.Equal(t, fmt.Sprintf("%s (%d)||%d|", city, count[city], sum[city]), c[:strings.LastIndex(c, "|")+1])
			if i > 0 && desc {
				require.LessOrEqual(t, sum[city], last)
			} else if i > 0 {
				require.GreaterOrEqual(t, sum[city], last)
			}
			last = sum[city]
		}
		// Open, all rows show, sorted in each group.
		s.Grid.ExpandAll()
		s.Settle()
		require.Len(t, gridstage.RowCells(s), len(count)+len(rows))
		var pieces []int
		for _, c := range gridstage.RowCells(s) {
			if strings.HasPrefix(c, "|") {
				var n int
				_, err := fmt.Sscanf(strings.Split(c, "|")[2], "%d", &n)
				require.NoError(t, err)
				pieces = append(pieces, n)
				continue
			}
			requireSorted(t, pieces, desc)
			pieces = nil
		}
		requireSorted(t, pieces, desc)
	}
}

func requireSorted(t *testing.T, values []int, desc bool) {
	t.Helper()
	if desc {
		values = slices.Clone(values)
		slices.Reverse(values)
	}
	require.True(t, slices.IsSorted(values), "%v", values)
}

func TestASumOfDurationsThatFitsInNoneIsANumber(t *testing.T) {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }),
			gridui.Field("took", "Took", func(gridstage.Person) time.Duration { return 200 * 365 * 24 * time.Hour }).Width(250).Aggregate(option.AggregateSum),
		}
		g.Grouping.Total = option.TotalRowTop
		g.SetRows(gridstage.People(2))
	})
	require.Contains(t, s.Dump(), `"12614400000000000000"`)
}

func TestEnterOpensGroups(t *testing.T) {
	for _, enter := range []string{"Enter", "KeypadEnter"} {
		s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) { g.Grouping.By = []string{"city"} })
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, gridui.GroupColumn)
		s.Settle()
		closed := s.Grid.Shown()
		s.Keys(enter)
		require.Equal(t, closed+3, s.Grid.Shown(), enter)
		s.Keys(enter)
		require.Equal(t, closed, s.Grid.Shown(), enter)
	}
}

func TestTheColumnOfGroupsComesBeforePinnedColumns(t *testing.T) {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) { g.Grouping.By = []string{"city"} })
	headers := func() (order []string) {
		s.Settle()
		at := map[string]int{}
		for _, name := range []string{"City", "Shop", "Amount"} {
			header, ok := s.Find(name)
			require.True(t, ok, name)
			at[name] = header.Bounds.Min.X
			order = append(order, name)
		}
		slices.SortFunc(order, func(a, b string) int { return at[a] - at[b] })
		return order
	}
	group := gridui.GroupColumn
	pins := &s.Grid.ColumnPinning
	pins.Left = []string{"amount"}
	require.Equal(t, []string{"City", "Amount", "Shop"}, headers())
	// Where it is pinned itself it stays where that puts it.
	pins.Left = []string{"amount", group}
	require.Equal(t, []string{"Amount", "City", "Shop"}, headers())
	pins.Left, pins.Right = []string{"amount"}, []string{group}
	require.Equal(t, []string{"Amount", "Shop", "City"}, headers())
	pins.Left, pins.Right = nil, []string{"shop"}
	require.Equal(t, []string{"City", "Amount", "Shop"}, headers())
}

func TestGroupingByTheColumnThatFillsTheGridLeavesNoGap(t *testing.T) {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) {
		g.Columns[0] = gridui.Field("city", "City", func(s treestage.Sale) string { return s.City }).Flex(1)
	})
	ends := func() (end int) {
		s.Settle()
		for _, name := range []string{"City", "Shop", "Amount"} {
			header, ok := s.Find(name)
			require.True(t, ok, name)
			end = max(end, header.Bounds.Max.X)
		}
		return end
	}
	filled := ends()
	require.Equal(t, s.Size.X, filled)
	s.Grid.Grouping.By = []string{"city"}
	require.Equal(t, filled, ends())
	s.Grid.ColumnSizing.Widths = map[string]unit.Dp{gridui.GroupColumn: 300}
	s.Settle()
	city, _ := s.Find("City")
	require.Equal(t, 300, city.Bounds.Dx(), "users size it")
}
