// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"image"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/fillstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
)

// digits is a decimal number that cannot be parsed from a text.
type digits struct{ text string }

func (d digits) String() string { return d.text }

// summed returns the sums that a column shows for rows 0 to 2, for rows 3 and 4, and for all rows.
func summed(t *testing.T, col gridui.Column[int]) (out [3]string, problems string) {
	s := gridstage.New(image.Pt(700, 600), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Field("group", "Group", func(i int) string { return []string{"a", "b"}[i/3] }), col,
		}
		g.Grouping = option.Grouping{By: []string{"group"}, Total: option.TotalRowBottom}
		g.SetRows([]int{0, 1, 2, 3, 4})
	})
	rows := gridstage.RowCells(s)
	require.Len(t, rows, 3)
	for i, row := range rows {
		_, out[i], _ = strings.Cut(row, "|")
	}
	return out, strings.Join(s.Problems(), "\n")
}

func TestAggregatesOfAllKinds(t *testing.T) {
	at := func(i int) time.Time { return time.Date(2024, 3, 5-i, 10, 0, 0, 0, time.UTC) }
	money := []fillstage.Cents{2075, 1, 0, -50, 101}
	prices := []string{"79659.66", "0.01", "12345678901234.55", "20.00", "-0.50"}
	words := []string{"pear 10", "Apple", "pear 9", "", "fig"}
	big64 := []int64{1<<62 + 1, 1<<62 + 1, 1, 7, -8}
	column := func(a option.Aggregate) map[string]gridui.Column[int] {
		return map[string]gridui.Column[int]{
			"cents": gridui.Field("x", "X", func(i int) fillstage.Cents { return money[i] }).Aggregate(a),
			"price": gridui.Func("x", "X", func(i int) (fillstage.Price, bool) { return fillstage.PriceOf(prices[i]), true }).Kind(option.KindNumber).
				Compare(func(a, b fillstage.Price) int { return a.R.Cmp(b.R) }).Aggregate(a),
			"digits": gridui.Func("x", "X", func(i int) (digits, bool) { return digits{prices[i]}, true }).Kind(option.KindNumber).Aggregate(a),
			"text":   gridui.Field("x", "X", func(i int) string { return words[i] }).Missing(func(i int) bool { return words[i] == "" }).Aggregate(a),
			"time":   gridui.Time("x", "X", at).Layout(time.DateOnly).Aggregate(a),
			"took":   gridui.Field("x", "X", func(i int) time.Duration { return time.Duration(i) * time.Minute }).Aggregate(a),
			"truth":  gridui.Bool("x", "X", func(i int) bool { return i == 1 }).Aggregate(a),
			"int64":  gridui.Field("x", "X", func(i int) int64 { return big64[i] }).Aggregate(a),
			"uint64": gridui.Func("x", "X", func(i int) (uint64, bool) { return 1<<64 - 1, i != 4 }).Aggregate(a),
			"euros":  gridui.Field("x", "X", func(i int) int { return i * 1000 }).Format(func(v int) string { return strconv.Itoa(v) + " €" }).Aggregate(a),
			"float":  gridui.Field("x", "X", func(i int) float64 { return float64(i) / 4 }).Aggregate(a),
		}
	}
	const none = "no aggregate"
	for a, want := range map[option.Aggregate]map[string][3]string{
		option.AggregateSum: {
			"cents": {"$20.76", "$0.51", "$21.27"}, "price": {"12345678980894.22", "19.50", "12345678980913.72"},
			"digits": {"12345678980894.22", "19.5", "12345678980913.72"}, "text": {none}, "time": {none}, "truth": {none},
			"took": {"3m0s", "7m0s", "10m0s"}, "int64": {"9223372036854775811", "-1", "9223372036854775810"},
			"uint64": {"55340232221128654845", "18446744073709551615", "73786976294838206460"},
			"euros":  {"3000 €", "7000 €", "10000 €"}, "float": {"0.75", "1.75", "2.5"},
		},
		option.AggregateAverage: {
			"cents": {"$6.92", "$0.26", "$4.25"}, "price": {"4115226326964.74", "9.75", "2469135796182.74"},
			"digits": {"4115226326964.74", "9.75", "2469135796182.74"}, "text": {none}, "time": {none}, "truth": {none},
			"took": {"1m0s", "3m30s", "2m0s"}, "int64": {"3074457345618258603.67", "-0.5", "1844674407370955162"},
			"uint64": {"18446744073709551615", "18446744073709551615", "18446744073709551615"},
			"euros":  {"1000 €", "3500 €", "2000 €"}, "float": {"0.25", "0.88", "0.5"},
		},
		option.AggregateMin: {
			"cents": {"$0.00", "$0.-50", "$0.-50"}, "price": {"0.01", "-0.50", "-0.50"}, "digits": {"0.01", "-0.50", "-0.50"},
			"text": {"Apple", "fig", "Apple"}, "time": {"2024-03-03", "2024-03-01", "2024-03-01"}, "truth": {"false", "false", "false"},
			"took": {"0s", "3m0s", "0s"}, "int64": {"1", "-8", "-8"}, "euros": {"0 €", "3000 €", "0 €"}, "float": {"0", "0.75", "0"},
		},
		option.AggregateMax: {
			"cents": {"$20.75", "$1.01", "$20.75"}, "price": {"12345678901234.55", "20.00", "12345678901234.55"},
			"text": {"pear 10", "fig", "pear 10"}, "time": {"2024-03-05", "2024-03-02", "2024-03-05"}, "truth": {"true", "false", "true"},
			"took": {"2m0s", "4m0s", "4m0s"}, "int64": {"4611686018427387905", "7", "4611686018427387905"}, "uint64": {"18446744073709551615", "18446744073709551615", "18446744073709551615"},
			"euros": {"2000 €", "4000 €", "4000 €"}, "float": {"0.5", "1", "1"},
		},
		option.AggregateFirst: {
			"cents": {"$20.75", "$0.-50", "$20.75"}, "text": {"pear 10", "fig", "pear 10"}, "time": {"2024-03-05", "2024-03-02", "2024-03-05"},
			"price": {"79659.66", "20.00", "79659.66"}, "truth": {"false", "false", "false"}, "euros": {"0 €", "3000 €", "0 €"}, "float": {"0", "0.75", "0"},
		},
		option.AggregateLast: {
			"cents": {"$0.00", "$1.01", "$1.01"}, "text": {"pear 9", "fig", "fig"}, "time": {"2024-03-03", "2024-03-01", "2024-03-01"},
			"digits": {"12345678901234.55", "-0.50", "-0.50"}, "int64": {"1", "-8", "-8"},
		},
		option.AggregateCount: {
			"cents": {"3", "2", "5"}, "price": {"3", "2", "5"}, "text": {"3", "1", "4"}, "time": {"3", "2", "5"}, "truth": {"3", "2", "5"},
			"uint64": {"3", "1", "4"}, "euros": {"3", "2", "5"},
		},
		option.AggregateDistinct: {
			"cents": {"3", "2", "5"}, "text": {"3", "1", "4"}, "time": {"3", "2", "5"}, "truth": {"2", "1", "2"}, "uint64": {"1", "1", "1"},
			"float": {"3", "2", "5"}, "price": {"3", "2", "5"},
		},
	} {
		for kind, want := range want {
			got, problems := summed(t, column(a)[kind])
			if want[0] == none {
				require.Equal(t, [3]string{}, got, "%s, aggregate %d", kind, a)
				require.Contains(t, problems, `column "x" shows no aggregate`)
				continue
			}
			require.Equal(t, want, got, "%s, aggregate %d", kind, a)
			require.Empty(t, problems, "%s, aggregate %d", kind, a)
		}
	}
}

func TestAggregatesOfValuesWithoutOrder(t *testing.T) {
	type pair struct{ a, b int }
	col := func(a option.Aggregate) gridui.Column[int] {
		return gridui.Func("x", "X", func(i int) (pair, bool) { return pair{i, 1}, true }).Aggregate(a)
	}
	got, problems := summed(t, col(option.AggregateMax))
	require.Equal(t, [3]string{}, got)
	require.Contains(t, problems, "no order")
	got, problems = summed(t, col(option.AggregateLast))
	require.Equal(t, [3]string{"{2 1}", "{4 1}", "{4 1}"}, got)
	require.Empty(t, problems)
}

// AggregateFormat is given a float64 next to the exact sum or mean.
func TestAggregateFormatOfExactSums(t *testing.T) {
	text := func(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }
	got, _ := summed(t, gridui.Field("x", "X", func(i int) int { return -i }).AggregateFormat(text).Aggregate(option.AggregateAverage))
	require.Equal(t, [3]string{"-1", "-3.5", "-2"}, got)
	got, _ = summed(t, gridui.Func("x", "X", func(i int) (digits, bool) { return digits{"0." + strconv.Itoa(i)}, true }).
		Kind(option.KindNumber).AggregateFormat(text).Aggregate(option.AggregateSum))
	require.Equal(t, [3]string{"0.3", "0.7", "1"}, got)
}

// Sums follow changes, and copies and exports contain them as values of the column.
func TestSumsAfterApplyAndInCopies(t *testing.T) {
	type row struct {
		id, group string
		pays      fillstage.Cents
	}
	s := gridstage.New(image.Pt(700, 600), func(g *gridui.Grid[row]) {
		g.Columns = []gridui.Column[row]{
			gridui.Field("group", "Group", func(r row) string { return r.group }),
			gridui.Field("pays", "Pays", func(r row) fillstage.Cents { return r.pays }).Aggregate(option.AggregateSum),
			gridui.Field("most", "Most", func(r row) fillstage.Cents { return r.pays }).Aggregate(option.AggregateMax),
		}
		g.RowID = func(r row) string { return r.id }
		g.Grouping = option.Grouping{By: []string{"group"}, Total: option.TotalRowBottom}
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "most"}}}
		g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, Rows: idset.All()}
		g.SetRows([]row{{"1", "a", 500}, {"2", "a", 250}, {"3", "b", 100}})
	})
	require.Equal(t, []string{"b (1)|$1.00|$1.00", "a (2)|$7.50|$5.00", "합계|$8.50|$5.00"}, gridstage.RowCells(s))
	s.Grid.Apply(gridui.Changes[row]{Update: []row{{"3", "b", 90000}}})
	s.Settle()
	require.Equal(t, []string{"a (2)|$7.50|$5.00", "b (1)|$900.00|$900.00", "합계|$907.50|$900.00"}, gridstage.RowCells(s))
	require.Equal(t, "a\t$7.50\t$5.00\r\nb\t$900.00\t$900.00", s.Grid.CopyText(option.CopyHeadersNone))
}

// Only rows show the widgets of a column: groups and totals show text.
func TestSumsUnderWidgets(t *testing.T) {
	asked := 0
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) {
		g.Columns[2] = gridui.Field("pieces", "Pieces", func(s treestage.Sale) int { return s.Pieces }).Width(60).Aggregate(option.AggregateSum).
			Cell(func(gtx layout.Context, c gridui.CellContext[treestage.Sale]) layout.Dimensions {
				asked++
				return layout.Dimensions{Size: gtx.Constraints.Max}
			})
		g.Grouping = option.Grouping{By: []string{"city"}, Total: option.TotalRowBottom}
	})
	require.Equal(t, []string{"Seoul (3)||10|33.83", "Busan (1)||1|9", "(비어 있음) (1)||4|40", "합계||15|30.1"}, gridstage.RowCells(s))
	require.Zero(t, asked)
	s.Grid.ExpandAll()
	s.Settle()
	require.NotZero(t, asked)
	require.Equal(t, "합계||15|30.1", gridstage.RowCells(s)[len(gridstage.RowCells(s))-1])
}

// TestSumsAgainstOracle compares exact sums and means with package big.
func TestSumsAgainstOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	for range 25 {
		values := make([]int64, 5)
		total := new(big.Int)
		for i := range values {
			values[i] = int64(rnd.Uint64()) >> rnd.IntN(64)
			total.Add(total, big.NewInt(values[i]))
		}
		got, _ := summed(t, gridui.Field("x", "X", func(i int) int64 { return values[i] }).Aggregate(option.AggregateSum))
		require.Equal(t, total.String(), got[2])
		mean := new(big.Rat).SetFrac(total, big.NewInt(5))
		got, _ = summed(t, gridui.Field("x", "X", func(i int) int64 { return values[i] }).Aggregate(option.AggregateAverage))
		want := mean.FloatString(2)
		want = strings.TrimRight(strings.TrimRight(want, "0"), ".")
		if want == "-" || want == "" || want == "-0" {
			want = "0"
		}
		require.Equal(t, want, got[2])
	}
}
