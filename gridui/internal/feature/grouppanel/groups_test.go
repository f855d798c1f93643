// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel_test

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

var wide = image.Pt(700, 700)

func TestGroupsByIntervalsHaveTitles(t *testing.T) {
	for interval, want := range map[option.GroupInterval][]string{
		option.GroupByYear:    {"2024 (3)|6|60", "2025 (2)|9|140"},
		option.GroupByQuarter: {"2024 Q1 (1)|3|30", "2024 Q2 (1)|1|10", "2024 Q3 (1)|2|20", "2025 Q1 (2)|9|140"},
		option.GroupByMonth:   {"January 2024 (1)|3|30", "May 2024 (1)|1|10", "August 2024 (1)|2|20", "February 2025 (2)|9|140"},
		option.GroupByWeek:    {"2024 week 1 (1)|3|30", "2024 week 19 (1)|1|10", "2024 week 35 (1)|2|20", "2025 week 5 (2)|9|140"},
		option.GroupByDay:     {"2024-01-05 (1)|3|30", "2024-05-06 (1)|1|10", "2024-08-30 (1)|2|20", "2025-02-01 (1)|5|50", "2025-02-02 (1)|4|90"},
	} {
		s := newStage(wide, func(s *stage) {
			s.Grid.Expansion.Depth = 0
			s.Grid.Columns = []gridui.Column[sale]{columns()[2], columns()[3], columns()[4]}
			s.Grid.Grouping = option.Grouping{By: []string{"when"}, Levels: []option.GroupLevel{level(interval)}}
		})
		require.Equal(t, want, s.rows())
	}
}

func TestGroupsByStepsAndLetters(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Expansion.Depth = 0
		s.Grid.Grouping = option.Grouping{
			By:     []string{"amount", "city"},
			Levels: []option.GroupLevel{{Interval: option.GroupByStep, Step: 50, Order: option.GroupOrder{By: option.GroupOrderValue, Desc: true}}},
		}
	})
	require.Equal(t, []string{"50 to 100 (2)|||9", "0 to 50 (3)|||6"}, cut(s.rows(), 0, 1, 2, 3, 4, 5))
	s.Grid.Grouping = option.Grouping{By: []string{"city"}, Levels: []option.GroupLevel{level(option.GroupByLetter)}}
	s.Grid.SetRows([]sale{{ID: "1", City: "가나"}, {ID: "2", City: "까치"}, {ID: "3", City: "하늘"}, {ID: "4", City: "seoul"}})
	s.Settle()
	require.Equal(t, []string{"ㄱ (2)", "ㅎ (1)", "S (1)"}, cut(s.rows(), 0))
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko"); st.Locale.Spoken = locale.For("en").Spoken }
	s.Grid.Grouping = option.Grouping{By: []string{"amount", "when"}, Levels: []option.GroupLevel{level(option.GroupByStep), level(option.GroupByQuarter)}}
	s.Grid.Expansion.Depth = 1
	s.Grid.SetRows(sales())
	s.Settle()
	require.Equal(t, []string{"0 이상 100 미만 (5)", "2024년 1분기 (1)", "2024년 2분기 (1)", "2024년 3분기 (1)", "2025년 1분기 (2)"}, cut(s.rows(), 0))
}

// cut returns the first cells of rows up to a column, without empty cells at the end.
func cut(rows []string, cols ...int) (out []string) {
	for _, row := range rows {
		cells := strings.Split(row, "|")
		out = append(out, strings.Join(cells[:min(len(cols), len(cells))], "|"))
	}
	return out
}

func TestAnIntervalThatTheColumnDoesNotHaveIsReported(t *testing.T) {
	s := newStage(wide, nil)
	s.Grid.Grouping = option.Grouping{By: []string{"city"}, Levels: []option.GroupLevel{level(option.GroupByYear), {}, {}}}
	s.Settle()
	require.Contains(t, strings.Join(s.Problems(), "\n"), `column "city" has no values for the interval`)
	require.Equal(t, []string{"Seoul (3)", "Busan (1)", "(Is blank) (1)"}, grouped(s.rows()))
	s.Grid.Grouping.Levels = []option.GroupLevel{{Order: option.GroupOrder{By: option.GroupOrderAggregate, ColumnID: "shop"}}}
	s.Settle()
	require.Contains(t, strings.Join(s.Problems(), "\n"), `no column "shop" with an aggregate to order groups by`)
	s.Grid.Grouping.Levels = []option.GroupLevel{{Step: math.NaN()}}
	s.Settle()
	require.True(t, s.Settled())
	require.Zero(t, s.Allocs(20, nil), "a step that is no number groups anew in each frame")
}

// grouped returns the titles of the groups among some rows.
func grouped(rows []string) (out []string) {
	for _, row := range rows {
		if title, _, _ := strings.Cut(row, "|"); strings.HasSuffix(title, ")") {
			out = append(out, title)
		}
	}
	return out
}

func TestGroupsStandInTheOrderOfTheirLevel(t *testing.T) {
	for _, test := range []struct {
		by   option.GroupOrder
		want []string
	}{
		{option.GroupOrder{}, []string{"Seoul (3)", "Busan (1)", "(Is blank) (1)"}},
		{option.GroupOrder{By: option.GroupOrderValue}, []string{"(Is blank) (1)", "Busan (1)", "Seoul (3)"}},
		{option.GroupOrder{By: option.GroupOrderValue, Desc: true}, []string{"Seoul (3)", "Busan (1)", "(Is blank) (1)"}},
		{option.GroupOrder{By: option.GroupOrderCount}, []string{"Busan (1)", "(Is blank) (1)", "Seoul (3)"}},
		{option.GroupOrder{By: option.GroupOrderAggregate, ColumnID: "amount"}, []string{"Busan (1)", "(Is blank) (1)", "Seoul (3)"}},
		{option.GroupOrder{By: option.GroupOrderAggregate, ColumnID: "amount", Desc: true}, []string{"Seoul (3)", "(Is blank) (1)", "Busan (1)"}},
	} {
		s := newStage(wide, func(s *stage) {
			s.Grid.Expansion.Depth = 0
			s.Grid.Grouping = option.Grouping{By: []string{"city"}, Levels: []option.GroupLevel{{Order: test.by}}}
		})
		require.Equal(t, test.want, grouped(s.rows()), "%+v", test.by)
	}
}

func TestFootersAndTotals(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Grouping = option.Grouping{By: []string{"city"}, Footers: true, Total: option.TotalRowLast}
	})
	want := []string{
		"Seoul (3)||| 10|100", "|A|2024-01-05 00:00|3|30", "|B|2024-08-30 00:00|2|20", "|A|2025-02-01 00:00|5|50", "Total Seoul||| 10|100",
		"Busan (1)|||1|10", "|B|2024-05-06 00:00|1|10", "Total Busan|||1|10",
		"(Is blank) (1)|||4|90", "|C|2025-02-02 00:00|4|90", "Total (Is blank)|||4|90", "Total|||15|200",
	}
	for i := range want {
		want[i] = strings.ReplaceAll(want[i], "| ", "|")
	}
	require.Equal(t, want, s.rows())
	require.Equal(t, 12, s.Grid.Shown())
	s.Grid.Row(`__group__:["Seoul"]`).SetExpanded(false)
	s.Settle()
	require.Equal(t, "Seoul (3)|||10|100", s.rows()[0])
	require.Equal(t, "Busan (1)|||1|10", s.rows()[1])
	s.Grid.Grouping.Total = option.TotalRowFirst
	s.Settle()
	require.Equal(t, "Total|||15|200", s.rows()[0])
	s.Grid.Grouping = option.Grouping{Total: option.TotalRowLast}
	s.Settle()
	rows := s.rows()
	require.Len(t, rows, 6)
	require.Equal(t, "Total||| 15|200", strings.ReplaceAll(rows[5], "|15", "| 15"))
	require.Zero(t, s.Allocs(20, nil))
}

func TestRowsOfTotalsAreNoRows(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Selection.Mode = option.SelectMulti
		s.Grid.Grouping = option.Grouping{By: []string{"city"}, Footers: true, Total: option.TotalRowLast}
	})
	s.Click(s.Called(t, "Total Seoul").Center())
	s.Settle()
	require.Zero(t, s.Grid.SelectedCount())
	s.Grid.SelectAll()
	s.Settle()
	require.Equal(t, 5, s.Grid.SelectedCount())
	require.Equal(t, `__footer__:["Seoul"]`, s.Grid.Focused().RowID)
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "pieces"}}
	s.Settle()
	require.Equal(t, `__footer__:["Seoul"]`, s.Grid.Focused().RowID, "the focus follows the footer")
	require.Equal(t, "Total Seoul|||10|100", s.rows()[s.Grid.Focused().Row])
}

func TestShares(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Grouping = option.Grouping{
			By: []string{"city"}, Footers: true, Total: option.TotalRowLast,
			Shares: []option.ColumnShare{{ColumnID: "pieces", Of: option.ShareOfParent}, {ColumnID: "amount", Of: option.ShareOfTotal}},
		}
	})
	require.Equal(t, []string{
		"Seoul (3)|||66.7%|50.0%", "|A|2024-01-05 00:00|30.0%|15.0%", "|B|2024-08-30 00:00|20.0%|10.0%", "|A|2025-02-01 00:00|50.0%|25.0%", "Total Seoul|||66.7%|50.0%",
	}, s.rows()[:5])
	require.Equal(t, "Total|||100.0%|100.0%", s.rows()[11])
	require.Zero(t, s.Allocs(20, nil))
	s.Style = func(st *gridui.Style) { st.Locale.Numbers = locale.Numbers{Decimal: ',', Grouping: "."} }
	s.Settle()
	s.Grid.Refresh()
	s.Settle()
	require.Equal(t, "Seoul (3)|||66,7%|50,0%", s.rows()[0])
	require.Contains(t, exported(t, s), []string{"Seoul", "", "", "66,7%", "50,0%"})
	require.Contains(t, exported(t, s), []string{"", "A", "2024-01-05 00:00", "30,0%", "15,0%"})
	require.Contains(t, exported(t, s), []string{"Total Seoul", "", "", "66,7%", "50,0%"})
}

func TestSharesWithoutGroupsAndAggregates(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Columns = []gridui.Column[sale]{gridui.Field("pieces", "Pieces", func(s sale) int { return s.Pieces })}
		s.Grid.Grouping.SetShare("pieces", option.ShareOfTotal)
	})
	require.Equal(t, []string{"20.0%", "6.7%", "13.3%", "33.3%", "26.7%"}, s.rows())
	s.Grid.Grouping.SetShare("pieces", option.ShareOfNone)
	s.Settle()
	require.Equal(t, []string{"3", "1", "2", "5", "4"}, s.rows())
	s.Grid.Columns = []gridui.Column[sale]{gridui.Field("city", "City", func(s sale) string { return s.City })}
	s.Grid.Grouping.SetShare("city", option.ShareOfTotal)
	s.Settle()
	require.Equal(t, "Seoul", s.rows()[0])
	require.Contains(t, strings.Join(s.Problems(), "\n"), `column "city" shows no aggregate`)
}

// exported returns the rows of an export.
func exported(t *testing.T, s *stage) [][]string {
	t.Helper()
	var b strings.Builder
	require.NoError(t, export.CSV.Export(t.Context(), &b, s.Grid.ExportSource(option.ExportScope{Outline: true}), export.Options{}))
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(b.String(), "\ufeff"))).ReadAll()
	require.NoError(t, err)
	return rows
}

func TestChosenAggregates(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Expansion.Depth = 0
		s.Grid.Grouping = option.Grouping{By: []string{"city"}}
		s.Grid.Grouping.SetAggregate("pieces", option.AggregateMax)
		s.Grid.Grouping.SetAggregate("amount", option.AggregateNone)
		s.Grid.Grouping.SetAggregate("shop", option.AggregateDistinct)
	})
	require.Equal(t, []string{"Seoul (3)|2||5|", "Busan (1)|1||1|", "(Is blank) (1)|1||4|"}, s.rows())
	s.Grid.Grouping.SetAggregate("pieces", option.AggregateAverage)
	s.Grid.Grouping.ClearAggregate("amount")
	s.Settle()
	require.Equal(t, "Seoul (3)|2||3.33|100", s.rows()[0])
}

// TestATreeAggregatesByItself checks that By has no effect on a tree, which groups its rows itself, while
// chosen aggregates, shares and totals have.
func TestATreeAggregatesByItself(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Tree = gridui.Tree[sale]{Path: func(s sale) []string { return []string{s.City + ".", s.ID} }, Aggregate: true}
		s.Grid.Grouping = option.Grouping{By: []string{"shop"}, Footers: true, Total: option.TotalRowLast}
		s.Grid.Grouping.SetAggregate("pieces", option.AggregateMax)
		s.Grid.Grouping.SetShare("amount", option.ShareOfParent)
	})
	rows := s.rows()
	require.Len(t, rows, 5+3+1)
	require.True(t, strings.HasSuffix(rows[0], "|5|50.0%"), rows[0])
	require.True(t, strings.HasSuffix(rows[1], "|3|30.0%"), rows[1])
	require.True(t, strings.HasSuffix(rows[8], "|5|100.0%"), rows[8])
}

// TestChangesGiveWhatGroupingAnewGives applies random changes to grouped rows, and compares the visible rows
// with a grid that gets the same rows.
func TestChangesGiveWhatGroupingAnewGives(t *testing.T) {
	for seed := range rounds.Seeds(40) {
		rnd := rand.New(rand.NewPCG(seed, 9))
		grouping := randomGrouping(rnd)
		rows := many(30)
		set := func(s *stage) {
			s.Grid.Grouping = settings.CloneGrouping(&grouping)
			s.Grid.SetRows(slices.Clone(rows))
		}
		s := newStage(image.Pt(700, 6000), set)
		for range 4 {
			var c gridui.Changes[sale]
			for range 1 + rnd.IntN(3) {
				i := rnd.IntN(len(rows))
				rows[i] = many(200)[rnd.IntN(200)]
				rows[i].ID = fmt.Sprint(i)
				c.Update = append(c.Update, rows[i])
			}
			require.NoError(t, s.Grid.Apply(c))
			s.Settle()
			fresh := newStage(image.Pt(700, 6000), set)
			require.Equal(t, fresh.rows(), s.rows(), "seed %d: %+v", seed, grouping)
		}
	}
}

func randomGrouping(rnd *rand.Rand) (g option.Grouping) {
	ways := map[string][]option.GroupInterval{
		"city": {option.GroupByValue, option.GroupByLetter}, "when": {option.GroupByYear, option.GroupByQuarter, option.GroupByMonth, option.GroupByWeek},
		"amount": {option.GroupByStep, option.GroupByValue}, "shop": {option.GroupByValue},
	}
	for _, id := range []string{"city", "when", "amount", "shop"} {
		if rnd.IntN(2) == 0 {
			order := option.GroupOrder{By: option.GroupOrderBy(rnd.IntN(4)), ColumnID: "pieces", Desc: rnd.IntN(2) == 0}
			g.Insert(rnd.IntN(3), id, option.GroupLevel{Interval: ways[id][rnd.IntN(len(ways[id]))], Step: 5, Order: order})
		}
	}
	g.Footers, g.Total = rnd.IntN(2) == 0, option.TotalRow(rnd.IntN(5))
	if rnd.IntN(2) == 0 {
		g.SetShare("pieces", option.ShareOf(1+rnd.IntN(2)))
	}
	if rnd.IntN(2) == 0 {
		g.SetAggregate("amount", option.AggregateAverage)
	}
	return g
}

func TestGroupingIsPartOfViews(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Grouping = option.Grouping{By: []string{"city", "when"}, Levels: []option.GroupLevel{{}, {Interval: option.GroupByQuarter, Order: option.GroupOrder{By: option.GroupOrderValue, Desc: true}}}}
		s.Grid.Grouping.SetShare("pieces", option.ShareOfParent)
		s.Grid.Grouping.SetAggregate("amount", option.AggregateMax)
	})
	view := s.Grid.View()
	out, err := json.Marshal(view)
	require.NoError(t, err)
	require.Contains(t, string(out), `"grouping":{"by":["city","when"],"levels":[{},{"interval":"quarter","order":{"by":"value","desc":true}}],"aggregates":[{"column":"amount","aggregate":"max"}],"shares":[{"column":"pieces","of":"parent"}]}`)
	var read option.View
	require.NoError(t, json.Unmarshal(out, &read))
	require.True(t, view.Equal(read))
	was := settings.CloneGrouping(&s.Grid.Grouping)
	s.Grid.Grouping = option.Grouping{}
	s.Grid.SetView(read)
	require.True(t, settings.SameGrouping(&was, &s.Grid.Grouping))
	read.Grouping.By = []string{"gone", "when"}
	s.Grid.SetView(read)
	require.Equal(t, []string{"when"}, s.Grid.Grouping.By)
	require.Equal(t, option.GroupByQuarter, s.Grid.Grouping.Level(0).Interval)
	s.Grid.SetView(option.View{Sorting: []option.SortKey{}})
	require.Equal(t, []string{"when"}, s.Grid.Grouping.By, "a view without the part leaves it")
	require.NoError(t, json.Unmarshal([]byte(`{"grouping":{"by":["city"],"levels":[{"interval":"aeon"}]}}`), &read))
	require.Equal(t, option.GroupByValue, read.Grouping.Levels[0].Interval)
}

func TestFindSearchesSharesAsTheyShow(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Grouping = option.Grouping{By: []string{"city"}, Shares: []option.ColumnShare{{ColumnID: "amount", Of: option.ShareOfTotal}}}
		s.Grid.Find.Enabled, s.Grid.Find.Open = true, true
		s.Grid.Find.Query.Text = "15.0%"
	})
	s.Settle()
	require.Equal(t, 1, s.Grid.Find.Result.Total)
	s.Grid.Find.Query.Text = "90"
	s.Settle()
	require.Zero(t, s.Grid.Find.Result.Total, "what the share hides is not found")
}

func TestFootersUnderRowsThatStickAndOnPages(t *testing.T) {
	s := newStage(image.Pt(700, 300), func(s *stage) {
		s.Grid.Expansion.Sticky = true
		s.Grid.Grouping = option.Grouping{By: []string{"city", "shop"}, Footers: true, Total: option.TotalRowLast}
		s.Grid.SetRows(many(100))
	})
	s.Grid.ScrollToRow(20, option.AlignStart)
	s.Settle()
	require.Contains(t, grouped(s.rows()), "Seoul (25)")
	all := s.Grid.Shown()
	s.Grid.Paging = option.Paging{Enabled: true, Size: 10}
	s.Settle()
	count, _ := s.Grid.PageCount()
	require.Equal(t, (all+9)/10, count)
	s.Grid.SetPage(count - 1)
	s.Settle()
	require.True(t, strings.HasPrefix(s.rows()[s.Grid.Shown()-1], "Total|"), "%q", s.rows())
}
