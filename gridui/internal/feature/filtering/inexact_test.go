// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"database/sql"
	"fmt"
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// bill, price and stock are number types of the program: without a text, with a text that is not a number,
// and with a text that is.
type (
	bill  struct{ thousandths int64 }
	price struct{ cents int64 }
	stock struct{ count int64 }
	pence int64
)

func (p price) String() string { return fmt.Sprintf("$%d.%02d", p.cents/100, p.cents%100) }
func (s stock) String() string { return strconv.FormatInt(s.count, 10) }
func (p pence) String() string { return fmt.Sprintf("%d p", int64(p)) }

// thousandths parses a row, a number with three decimals.
func thousandths(s string) int64 {
	f, _ := strconv.ParseFloat(s, 64)
	return int64(f * 1000)
}

// hiddenNumbers returns columns of numbers that cells show rounded and that no text gives exactly.
func hiddenNumbers() map[string]gridui.Column[string] {
	return map[string]gridui.Column[string]{
		"formatted": gridui.Func("v", "V", func(s string) (bill, bool) { return bill{thousandths(s)}, true }).Kind(option.KindNumber).
			Format(func(b bill) string { return fmt.Sprintf("%.2f", float64(b.thousandths)/1000) }),
		"by a text": gridui.Func("v", "V", func(s string) (bill, bool) { return bill{thousandths(s)}, true }).Kind(option.KindNumber).
			Text(func(s string) string { return s[:4] }),
		"currency": gridui.Func("v", "V", func(s string) (price, bool) { return price{thousandths(s) / 10}, true }).Kind(option.KindNumber).
			Format(func(p price) string { return fmt.Sprintf("%.2f", float64(p.cents)/100) }),
		"pointer": gridui.Func("v", "V", func(s string) (*price, bool) { return &price{thousandths(s) / 10}, true }).Kind(option.KindNumber),
		"nullable": gridui.Func("v", "V", func(s string) (sql.NullInt64, bool) { return sql.NullInt64{Int64: thousandths(s), Valid: true}, true }).Kind(option.KindNumber).
			Format(func(n sql.NullInt64) string { return fmt.Sprintf("%.2f", float64(n.Int64)/1000) }),
		"array": gridui.Func("v", "V", func(s string) ([2]int64, bool) { return [2]int64{thousandths(s)}, true }).Kind(option.KindNumber),
	}
}

// denials returns the number of nodes that refuse to compare numbers.
func denials[T any](s *gridstage.Stage[T]) (n int) {
	for _, node := range s.Nodes() {
		if strings.Contains(node.Description, locale.For("en").FilterInexact) {
			n++
		}
	}
	return n
}

// Numbers of types without a text of their digits are not compared: the fields and the panel show it, and
// programs get a problem report.
func TestNumbersWithoutDigitsAreNotCompared(t *testing.T) {
	rows, words := []string{"1.254", "1.250", "7.000"}, locale.For("en").FilterInexact
	comparisons := []filter.Op{filter.Equals, filter.NotEquals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between}
	for name, column := range hiddenNumbers() {
		t.Run(name, func(t *testing.T) {
			newStage := func() *gridstage.Stage[string] {
				s := new(gridstage.Stage[string])
				s.Grid.Columns = []gridui.Column[string]{column}
				s.Grid.Filtering.Enabled, s.Grid.Filtering.Row = true, true
				s.Grid.SetRows(rows)
				s.Show(image.Pt(600, 700)).Settle()
				return s
			}
			for _, op := range comparisons {
				s := newStage() // a problem is reported only one time
				s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "v", Filter: filter.Filter{First: filter.Condition{Op: op, A: "1.25", B: "2"}}}}
				s.Settle()
				require.Equal(t, len(rows), s.Grid.Shown(), "%v", op)
				problems := s.Problems()
				require.Len(t, problems, 1, "%v", op)
				require.Contains(t, problems[0], `the numbers of column "v" cannot be compared`)
				s.Grid.Filtering.Columns, s.Grid.Filtering.Expression = nil, filter.On("v", filter.Filter{First: filter.Condition{Op: op, A: "1.25", B: "2"}})
				s.Settle()
				require.Equal(t, len(rows), s.Grid.Shown(), "%v in an expression", op)
			}
			s := newStage()
			s.Click(s.FilterFieldAt("V"))
			s.Type("1.25")
			s.Advance(time.Second)
			s.Settle()
			require.Equal(t, len(rows), s.Grid.Shown())
			require.NotEmpty(t, s.FindAll(words), "the field says why")
			s.Keys("Escape")
			s.Grid.Column("v").OpenFilter()
			s.Settle()
			s.Click(s.ButtonAt("Equals"))
			s.Settle()
			require.Equal(t, len(comparisons), denials(s), "the panel says why for each operator")
		})
	}
}

// quantity is a number with a zero value that has no text: with a unit, or in digits.
type quantity struct {
	n    int
	unit string
}

func (q quantity) String() string {
	if q.n == 0 {
		return ""
	}
	return strconv.Itoa(q.n) + q.unit
}

// undecided returns columns whose type does not determine whether texts contain the digits of its values.
func undecided(unit func(i int) string) map[string]gridui.Column[int] {
	of := func(i int) quantity { return quantity{i, unit(i)} }
	shown := func(q quantity) string { return fmt.Sprintf("%.1f", float64(q.n)) }
	return map[string]gridui.Column[int]{
		"plain":     gridui.Func("v", "V", func(i int) (quantity, bool) { return of(i), true }).Kind(option.KindNumber),
		"formatted": gridui.Func("v", "V", func(i int) (quantity, bool) { return of(i), true }).Kind(option.KindNumber).Format(shown),
		"pointer":   gridui.Func("v", "V", func(i int) (*quantity, bool) { q := of(i); return &q, true }).Kind(option.KindNumber),
		"any": gridui.Func("v", "V", func(i int) (any, bool) {
			if i%2 == 0 {
				return i, true
			}
			return of(i), true
		}).Kind(option.KindNumber),
		"stringer": gridui.Func("v", "V", func(i int) (fmt.Stringer, bool) { return of(i), true }).Kind(option.KindNumber),
	}
}

// The first row that hides its digits makes a filter refuse, wherever the row is and whenever it appears.
// Before that, numbers are compared by their digits.
func TestARowThatHidesItsDigitsIsNotLeftOut(t *testing.T) {
	bare := func(int) string { return "" }
	for _, n := range []int{10, 100_000} { // in the frame, and by a job
		for name, column := range undecided(bare) {
			t.Run(fmt.Sprintf("%s/%d digits", name, n), func(t *testing.T) {
				s := quantities(column, n)
				s.Until(func() bool { return s.Grid.Shown() == 2 })
				require.Empty(t, s.Problems())
			})
		}
		at := n - 1
		for name, column := range undecided(func(i int) string { return map[bool]string{true: " kg"}[i == at] }) {
			t.Run(fmt.Sprintf("%s/%d hidden", name, n), func(t *testing.T) {
				s := quantities(column, n)
				var problems []string
				s.Until(func() bool { problems = append(problems, s.Problems()...); return len(problems) > 0 })
				s.Until(func() bool { return s.Grid.Shown() == n })
				require.Len(t, problems, 1)
				require.Contains(t, problems[0], `the numbers of column "v" cannot be compared`)
				s.Grid.Column("v").OpenFilter()
				s.Settle()
				s.Click(s.ButtonAt("Between"))
				s.Settle()
				require.Equal(t, 7, denials(s), "the panel says why for each comparison")
			})
		}
	}
	column := undecided(func(i int) string { return map[bool]string{true: " kg"}[i >= 100] })["plain"]
	s := quantities(column, 10)
	require.Equal(t, 2, s.Grid.Shown())
	require.NoError(t, s.Grid.Apply(gridui.Changes[int]{Add: []int{101}}))
	s.Settle()
	require.Equal(t, 11, s.Grid.Shown(), "a row that a change brings")
}

// quantities shows the rows from 0 to n-1 with a filter that 2 and 3 pass.
func quantities(column gridui.Column[int], n int) *gridstage.Stage[int] {
	s := new(gridstage.Stage[int])
	s.Grid.Columns = []gridui.Column[int]{column}
	s.Grid.RowID = strconv.Itoa
	s.Grid.Filtering = option.Filtering{Enabled: true, Row: true, Columns: []filter.Column{{ColumnID: "v", Filter: filter.Between.Of("2", "3")}}}
	rows := make([]int, n)
	for i := range rows {
		rows[i] = i
	}
	s.Grid.SetRows(rows)
	s.Show(image.Pt(600, 700)).Settle()
	return s
}

// Numbers of other types are compared exactly, whatever cells show.
func TestNumbersAreComparedByTheirDigits(t *testing.T) {
	rows := []string{"1.254", "1.250", "7.000"}
	rounded := func(f float64) string { return fmt.Sprintf("%.2f", f) }
	float := func(s string) float64 { f, _ := strconv.ParseFloat(s, 64); return f }
	for name, c := range map[string]struct {
		column  gridui.Column[string]
		operand string
	}{
		"float":    {gridui.Field("v", "V", float).Format(rounded), "1.25"},
		"pointer":  {gridui.Func("v", "V", func(s string) (*float64, bool) { f := float(s); return &f, true }).Kind(option.KindNumber).Format(func(f *float64) string { return rounded(*f) }), "1.25"},
		"any":      {gridui.Func("v", "V", func(s string) (any, bool) { return float(s), true }).Kind(option.KindNumber).Format(func(any) string { return "1.25" }), "1.25"},
		"stock":    {gridui.Func("v", "V", func(s string) (stock, bool) { return stock{thousandths(s)}, true }).Kind(option.KindNumber).Format(func(stock) string { return "1250" }), "1250"},
		"pence":    {gridui.Func("v", "V", func(s string) (pence, bool) { return pence(thousandths(s)), true }).Kind(option.KindNumber), "1250"},
		"text":     {gridui.Field("v", "V", func(s string) string { return s }).Kind(option.KindNumber).Format(func(s string) string { return "1.25" }), "1.25"},
		"grouped":  {gridui.Field("v", "V", func(s string) string { return fmt.Sprintf("%d,%03d", thousandths(s)/1000, thousandths(s)%1000) }).Kind(option.KindNumber), "1250"},
		"duration": {gridui.Func("v", "V", func(s string) (time.Duration, bool) { return time.Duration(thousandths(s)), true }), "1.25µs"},
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[string]) {
				g.Columns = []gridui.Column[string]{c.column, gridui.Field("id", "ID", func(s string) string { return s })}
				g.Filtering.Enabled = true
				g.SetRows(rows)
			})
			for op, want := range map[filter.Op][]string{
				filter.Equals: {"1.250"}, filter.NotEquals: {"1.254", "7.000"}, filter.Greater: {"1.254", "7.000"}, filter.LessOrEqual: {"1.250"},
			} {
				s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "v", Filter: filter.Filter{First: filter.Condition{Op: op, A: c.operand}}}}
				s.Settle()
				var got []string
				for i := range s.Grid.Shown() {
					row, _ := s.Grid.RowAt(i)
					got = append(got, row)
				}
				require.Equal(t, want, got, "%v", op)
			}
			require.Empty(t, s.Problems())
		})
	}
}
