// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// The text that a field shows for a relative date can be typed into it.
func TestPeriodNamesAreReadAgain(t *testing.T) {
	for _, loc := range []locale.Texts{locale.For("en"), locale.For("ko")} {
		names := map[string]filter.Period{}
		for kind := filter.PeriodThis; kind <= filter.PeriodToDate; kind++ {
			for unit := filter.UnitDay; unit <= filter.UnitYear; unit++ {
				p := filter.Period{Kind: kind, Unit: unit}
				if kind == filter.PeriodLast || kind == filter.PeriodNext {
					p.N = 9999
				}
				name := filterwords.Period(p, &loc.Filters.Periods)
				require.NotContains(t, names, name)
				names[name] = p
				back, ok := filter.ParsePeriod(name)
				require.True(t, ok, name)
				require.Equal(t, p, back, name)
			}
		}
	}
	require.Empty(t, filterwords.Period(filter.Period{Kind: filter.PeriodLast}, &locale.Periods{}))
}

func TestOperatorsHaveNamesAndSigns(t *testing.T) {
	en, ko := locale.For("en"), locale.For("ko")
	for op := filter.Op(0); op.Known(); op++ {
		require.NotEmpty(t, filterwords.Sign(op), op.String())
		for _, kind := range []option.Kind{option.KindText, option.KindTime} {
			require.NotEmpty(t, filterwords.Operator(op, kind, &en.Operators), op.String())
			require.NotEmpty(t, filterwords.Operator(op, kind, &ko.Operators), op.String())
		}
	}
	require.Empty(t, filterwords.Operator(99, option.KindText, &en.Operators))
	require.Empty(t, filterwords.Sign(99))
	require.Empty(t, filterwords.Condition(filter.Condition{Op: 99, A: "x"}, option.KindText, &en))
}

func TestExpressionInWords(t *testing.T) {
	columns := func(id string) (string, option.Kind) {
		if id == "at" {
			return "Ordered", option.KindTime
		}
		return strings.ToUpper(id), option.KindNumber
	}
	a, b := filter.On("a", filter.Greater.Of("5")), filter.On("b", filter.NotOneOf.Of("x", ""))
	at, none := filter.On("at", filter.Equals.Of("last 7 days")), filter.On("c", filter.Less.Of(""))
	en, ko := locale.For("en"), locale.For("ko")
	for want, e := range map[string]filter.Expr{
		"":                                     filter.All(none),
		"A > 5":                                filter.All(none, a),
		"A > 5 and B ∉ x, (no value)":          filter.All(a, b),
		"not A > 5":                            filter.Not(a),
		"A 5..9 and Ordered 2001..Today":       filter.All(filter.On("a", filter.Between.Of("5", "9")), filter.On("at", filter.Between.Of("2001", "today"))),
		"not (A > 5 or Ordered = Last 7 days)": filter.Not(filter.AnyOf(a, at)),
		"A > 5 and (A > 5 or not A > 5)":       filter.All(a, none, filter.AnyOf(a, none, filter.Not(a))),
	} {
		want = strings.ReplaceAll(want, "(no value)", en.FilterNoValue)

		require.Equal(t, want, filterwords.Expression(&e, columns, &en))
	}
	require.Equal(t, "Ordered = 최근 7일", filterwords.Expression(&at, columns, &ko))
	long := filter.Expr{}
	for range 1000 {
		long.Parts = append(long.Parts, filter.On("a", filter.Contains.Of(strings.Repeat("가", 5000))))
	}
	require.Less(t, len(filterwords.Expression(&long, columns, &en)), 10_000)
}

func TestFilterInWords(t *testing.T) {
	en := locale.For("en")
	for want, f := range map[string]filter.Filter{
		"> 5 " + en.FilterAnd + " ≤ 9": filter.Greater.Of("5").And(filter.LessOrEqual.Of("9")),
		"= Today":                      {Second: filter.Condition{Op: filter.Equals, A: "today"}},
		".. Yesterday..2001":           filter.Between.Of("yesterday", "2001"),
		en.Operators.Duplicate:         filter.Duplicate.Of(),
	} {
		require.Equal(t, want, filterwords.Filter(f, option.KindTime, &en))
	}
	require.Equal(t, "= today", filterwords.Filter(filter.Equals.Of("today"), option.KindText, &en))
}
