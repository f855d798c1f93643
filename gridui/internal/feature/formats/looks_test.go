// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// tintOf returns the tint of a cell of amounts by the rules of TestColorsAgainstAnOracle, "" for none.
func tintOf(o order, least float64) string {
	switch {
	case o.Amount > least:
		return "red"
	case o.Amount < 100:
		return "blue"
	case o.City == "Seoul":
		return "grey"
	}
	return ""
}

// colorRules returns rules that tint amounts above least red and small ones blue, and rows of Seoul grey.
func colorRules(least string) []rule.Rule {
	return []rule.Rule{
		one(rule.Rule{When: filter.Greater.Of(least).First, Tints: []tint.Tint{tint.Red}}, "amount"),
		{Kind: rule.Row, Where: filter.On("city", filter.Equals.Of("Seoul")), Tints: []tint.Tint{tint.Grey}},
		one(rule.Rule{When: filter.Less.Of("100").First, Tints: []tint.Tint{tint.Blue}}, "amount"),
	}
}

// inColors returns the ids of rows in the order of tints; those without one are last in both directions.
func inColors(rows []order, least float64, desc bool) []string {
	tints := []string{"red", "grey", "blue"}
	if desc {
		slices.Reverse(tints)
	}
	rank := func(o order) int {
		if at := slices.Index(tints, tintOf(o, least)); at >= 0 {
			return at
		}
		return len(tints)
	}
	sorted := slices.Clone(rows)
	slices.SortStableFunc(sorted, func(a, b order) int { return rank(a) - rank(b) })
	ids := make([]string, len(sorted))
	for i, o := range sorted {
		ids[i] = o.ID
	}
	return ids
}

func (s *stage) ids(n int) []string {
	ids := make([]string, n)
	for i := range ids {
		row, _ := s.Grid.RowAt(i)
		ids[i] = row.ID
	}
	return ids
}

// count returns the number of rows that pass the filters.
func (s *stage) count() (n int) {
	for ok := true; ok; n++ {
		_, ok = s.Grid.RowAt(n)
	}
	return n - 1
}

// TestColorsAgainstAnOracle sorts and filters rows by their colours while rows and rules change.
func TestColorsAgainstAnOracle(t *testing.T) {
	for seed := range uint64(rounds.Of(12)) {
		rng := rand.New(rand.NewPCG(seed, 4))
		rows := ordersOf(1 + rng.IntN(150))
		least := 700.0
		s := newStage(0, func(s *stage) {
			s.formats.Rules = colorRules("700")
			s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "amount", By: option.SortByColor}}}
			s.Grid.SetRows(rows)
		})
		for range 8 {
			switch rng.IntN(4) {
			case 0:
				s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "amount", Desc: rng.IntN(2) == 0, By: option.SortByColor}}
			case 1:
				least = []float64{500, 700, 900}[rng.IntN(3)]
				s.formats.Rules = colorRules(map[float64]string{500: "500", 700: "700", 900: "900"}[least])
			case 2:
				rows = slices.Clone(rows)
				i := rng.IntN(len(rows))
				rows[i].Amount, rows[i].City = float64(rng.IntN(1000)), cities[rng.IntN(len(cities))]
				require.NoError(t, s.Grid.Apply(gridui.Changes[order]{Update: rows[i : i+1]}))
			case 3:
				s.Grid.ColumnVisibility.Hidden = map[bool][]string{false: nil, true: {"amount"}}[rng.IntN(2) == 0]
			}
			s.Settle()
			require.Equal(t, inColors(rows, least, s.Grid.Sorting.Keys[0].Desc), s.ids(len(rows)), "seed %d", seed)
		}
		for _, name := range []string{"red", "grey", "blue", filter.NoLook} {
			want := []string{}
			for _, o := range rows {
				if got := tintOf(o, least); got == name || got == "" && name == filter.NoLook {
					want = append(want, o.ID)
				}
			}
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "amount", Filter: filter.HasColor.Of(name)}}
			s.Settle()
			require.Equal(t, len(want), s.count(), name)
			got := s.ids(len(want))
			slices.Sort(want)
			slices.Sort(got)
			require.Equal(t, want, got, name)
		}
	}
}

// Icons and scales depend on the values of all rows.
func TestIconsAndScalesSort(t *testing.T) {
	s := newStage(100, func(s *stage) {
		s.formats.Rules = []rule.Rule{
			one(rule.Rule{Kind: rule.Set, Icons: rule.Arrows}, "amount"),
			one(rule.Rule{Kind: rule.Scale, Tints: []tint.Tint{tint.None, tint.Green}}, "amount"),
			one(rule.Rule{Kind: rule.Duplicates, Low: true}, "pieces"),
		}
		s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "amount", Desc: true, By: option.SortByIcon}}}
	})
	require.Equal(t, "66", s.ids(1)[0], "the first of the greatest third")
	s.Grid.Sorting.Keys[0].Desc = false
	s.Settle()
	require.Equal(t, "0", s.ids(1)[0])
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "amount", By: option.SortByColor}}
	s.Settle()
	require.Equal(t, "50", s.ids(1)[0], "the first one nearer to green")
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "amount", Filter: filter.HasIcon.Of("arrows 1")}}
	s.Settle()
	require.Equal(t, 33, s.count())
	// A greater value moves the bounds of all others.
	require.NoError(t, s.Grid.Apply(gridui.Changes[order]{Update: []order{{ID: "99", Amount: 10_000}}}))
	s.Settle()
	require.Equal(t, 99, s.count())
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "amount", Filter: filter.HasIcon.Of("unknown")}}
	s.Settle()
	require.Equal(t, 0, s.count())
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "city", Filter: filter.HasColor.Of(filter.NoLook)}}
	s.Settle()
	require.Equal(t, 100, s.count(), "a column without rules")
	require.Empty(t, strings.Join(s.Problems(), "\n"))
}

// Users filter by the colours and icons that the rules of a column can give, in words and with a picture.
func TestTheHeaderMenuFiltersByLooks(t *testing.T) {
	s := newStage(100, func(s *stage) {
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		s.formats.Rules = []rule.Rule{one(rule.Rule{Kind: rule.Top, N: 5, Tints: []tint.Tint{tint.Red}}, "amount"), one(rule.Rule{Kind: rule.Set, Icons: rule.Steps}, "pieces")}
	})
	choose := func(header, item string) {
		t.Helper()
		s.RightClick(s.headAt(header))
		s.PickItem(t, "Filter by colour or icon")
		s.Settle()
		s.PickItem(t, item)
		s.Settle()
	}
	choose("Amount", "Cell colour is red")
	require.Equal(t, filter.HasColor.Of("red"), s.Grid.Column("amount").Filter())
	require.Equal(t, 5, s.count())
	// The panel of the column shows the condition, and leaves it as it is.
	s.RightClick(s.headAt("Amount"))
	s.PickItem(t, "Filter…")
	s.Settle()
	require.True(t, s.Shows("Cell colour is"))
	s.Keys("Tab", "Tab", "Escape")
	s.Settle()
	require.Equal(t, filter.HasColor.Of("red"), s.Grid.Column("amount").Filter())
	choose("Amount", "Cell colour is red")
	require.Equal(t, 100, s.count())
	choose("Amount", "Cell colour is none")
	require.Equal(t, 95, s.count())
	choose("Amount", "Cell colour is none")
	choose("Pieces", "Icon is Steps, level 1 of 4")
	require.Equal(t, filter.HasIcon.Of("steps 1"), s.Grid.Column("pieces").Filter())
	require.Equal(t, 25, s.count())
	s.RightClick(s.headAt("City"))
	require.Contains(t, s.Items(), "(Filter by colour or icon)")
	s.Keys("Escape")
}

// headAt returns the middle of a header.
func (s *stage) headAt(name string) (x, y float32) {
	for _, n := range s.FindAll(name) {
		if n.Label == name && strings.Contains(n.Description, ", column header") {
			return n.Center()
		}
	}
	return 0, 0
}
