// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"fmt"
	"image"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// longNumbers holds numbers that no float64 distinguishes, numbers whose sum a float64 would round, and
// numbers beyond its range.
var longNumbers = []string{
	"12345678901234567890123456789012345678", "12345678901234567890123456789012345679", "12345678901234567890123456789012345677", "-12345678901234567890123456789012345678",
	"9007199254740993", "9007199254740992", "0", "1", "-1", "18446744073709551615", "18446744073709551614", "340282366920938463463374607431768211456", "1" + strings.Repeat("0", 350) + "1", "1" + strings.Repeat("0", 350) + "2",
}

// decimals holds numbers with many digits on both sides of the point.
var decimals = []string{
	"0.1", "0.10", "0.3", "-0.30000000000000000000000001", "0.30000000000000000000000001", "99999999999999999999.999999999999999999", "99999999999999999999.999999999999999998", "123456789012345678901234567890.25", "123456789012345678901234567890.26",
	"1e3", "2.5", "12345678.875",
}

// ratio is a decimal type of the program that returns a fraction; spoken has a String method that returns its
// digits.
type ratio struct{ text string }

func (r ratio) Rat() *big.Rat { out, _ := new(big.Rat).SetString(r.text); return out }

type spoken struct{ text string }

func (s spoken) String() string { return s.text }

type digits string

// longColumns returns columns with the numbers in each type that holds them exactly.
func longColumns(whole bool) (columns []gridui.Column[string], names []string) {
	rat := func(s string) *big.Rat { r, _ := new(big.Rat).SetString(s); return r }
	add := func(name string, c gridui.Column[string]) {
		columns, names = append(columns, c), append(names, name)
	}
	add("rat", gridui.Func("rat", "rat", func(s string) (*big.Rat, bool) { return rat(s), true }).Kind(option.KindNumber))
	add("ratvalue", gridui.Func("ratvalue", "ratvalue", func(s string) (big.Rat, bool) { return *rat(s), true }).Kind(option.KindNumber).Format(func(r big.Rat) string { return r.FloatString(1) }))
	add("ratio", gridui.Func("ratio", "ratio", func(s string) (ratio, bool) { return ratio{s}, true }).Kind(option.KindNumber).Format(func(r ratio) string { return r.text }))
	add("spoken", gridui.Func("spoken", "spoken", func(s string) (spoken, bool) { return spoken{s}, true }).Kind(option.KindNumber))
	add("digits", gridui.Func("digits", "digits", func(s string) (digits, bool) { return digits(s), true }).Kind(option.KindNumber))
	if !whole {
		return columns, names
	}
	add("float", gridui.Func("float", "float", func(s string) (*big.Float, bool) {
		f, _, err := big.ParseFloat(s, 10, 2000, big.ToNearestEven)
		return f, err == nil
	}).Kind(option.KindNumber))
	add("int", gridui.Func("int", "int", func(s string) (*big.Int, bool) { return rat(s).Num(), true }).Kind(option.KindNumber))
	add("intvalue", gridui.Func("intvalue", "intvalue", func(s string) (big.Int, bool) { return *rat(s).Num(), true }).Kind(option.KindNumber).Format(func(i big.Int) string { return "n " + i.String() }))
	return columns, names
}

// Filters and sums of numbers with many digits do not round, whatever the type of the program.
func TestLongNumbersAreExact(t *testing.T) {
	n := 0
	for _, list := range [][]string{longNumbers, decimals} {
		whole := !slices.Contains(list, "2.5")
		columns, names := longColumns(whole)
		s := gridstage.New(image.Pt(900, 60+40*len(list)), func(g *gridui.Grid[string]) {
			g.Columns = append([]gridui.Column[string]{gridui.Field("id", "ID", func(s string) string { return s })}, columns...)
			g.Filtering.Enabled = true
			g.SetRows(list)
		})
		for _, name := range names {
			for i, operand := range list {
				other := list[(i+3)%len(list)]
				for _, op := range []filter.Op{filter.Equals, filter.NotEquals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between} {
					s.Grid.Filtering.Columns = []filter.Column{{ColumnID: name, Filter: filter.Filter{First: filter.Condition{Op: op, A: operand, B: other}}}}
					s.Settle()
					var want, got []string
					for _, v := range list {
						if passesLong(op, v, operand, other) {
							want = append(want, v)
						}
					}
					for _, row := range s.FindAll("row ") {
						got = append(got, row.Children[0].Label)
					}
					require.Equal(t, want, got, "%s %v %s %s", name, op, operand, other)
					n++
				}
			}
		}
		require.Empty(t, s.Problems())
	}
	t.Log(n, "filters")
}

func passesLong(op filter.Op, v, a, b string) bool {
	rat := func(s string) *big.Rat { r, _ := new(big.Rat).SetString(s); return r }
	low, high := rat(a), rat(b)
	order := rat(v).Cmp(low)
	switch op {
	case filter.Equals:
		return order == 0
	case filter.NotEquals:
		return order != 0
	case filter.Less:
		return order < 0
	case filter.LessOrEqual:
		return order <= 0
	case filter.Greater:
		return order > 0
	case filter.GreaterOrEqual:
		return order >= 0
	}
	if low.Cmp(high) > 0 {
		low, high = high, low
	}
	return rat(v).Cmp(low) >= 0 && rat(v).Cmp(high) <= 0
}

// Unsigned integers of 64 bits are compared with all their digits.
func TestLargestWholeNumbersAreFilteredExactly(t *testing.T) {
	list := []uint64{math.MaxUint64, math.MaxUint64 - 1, math.MaxInt64, math.MaxInt64 + 1, 1<<53 + 1, 1 << 53, 0}
	s := gridstage.New(image.Pt(600, 500), func(g *gridui.Grid[uint64]) {
		g.Columns = []gridui.Column[uint64]{gridui.Field("n", "N", func(n uint64) uint64 { return n })}
		g.Filtering.Enabled = true
		g.SetRows(list)
	})
	for _, operand := range list {
		for op, holds := range map[filter.Op]func(n uint64) bool{
			filter.Equals: func(n uint64) bool { return n == operand }, filter.Less: func(n uint64) bool { return n < operand },
			filter.Greater: func(n uint64) bool { return n > operand }, filter.GreaterOrEqual: func(n uint64) bool { return n >= operand },
		} {
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "n", Filter: filter.Filter{First: filter.Condition{Op: op, A: fmt.Sprint(operand)}}}}
			s.Settle()
			var want, got []string
			for _, n := range list {
				if holds(n) {
					want = append(want, fmt.Sprint(n))
				}
			}
			for _, row := range s.FindAll("row ") {
				got = append(got, strings.ReplaceAll(row.Children[0].Label, ",", ""))
			}
			require.Equal(t, want, got, "%v %d", op, operand)
		}
	}
}
