// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtertext_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filtertext"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
)

var schema = formula.Schema{Columns: []formula.Column{
	{ID: "c", Name: "City", Type: formula.Text}, {ID: "p", Name: "Unit price", Type: formula.Number},
	{ID: "at", Name: "Ordered", Type: formula.Date}, {ID: "b", Name: "Paid", Type: formula.Bool}, {ID: "k", Name: "도시", Type: formula.Text},
}}

func TestTextsAndFilters(t *testing.T) {
	on := filter.On
	for text, want := range map[string]filter.Expr{
		``:                         {},
		`City = "Seoul"`:           on("c", filter.Equals.Of("Seoul")),
		`도시 contains "김"`:          on("k", filter.Contains.Of("김")),
		`City not contains "a""b"`: on("c", filter.NotContains.Of(`a"b`)),
		`City starts with "a" and City ends with "b"`:      filter.All(on("c", filter.StartsWith.Of("a")), on("c", filter.EndsWith.Of("b"))),
		`[Unit price] > 5.5`:                               on("p", filter.Greater.Of("5.5")),
		`[Unit price] between -1 and 5`:                    on("p", filter.Between.Of("-1", "5")),
		`City in ("a", "b")`:                               on("c", filter.OneOf.Of("a", "b")),
		`City not in ("a", "b")`:                           on("c", filter.NotOneOf.Of("a", "b")),
		`City is empty`:                                    on("c", filter.Blank.Of()),
		`Ordered is not empty`:                             on("at", filter.NotBlank.Of()),
		`Ordered >= 2024-03-05`:                            on("at", filter.GreaterOrEqual.Of("2024-03-05")),
		`Ordered = "2024-03"`:                              on("at", filter.Equals.Of("2024-03")),
		`within(Ordered, "last 7 days")`:                   on("at", filter.Equals.Of("last 7 days")),
		`Ordered < today()`:                                on("at", filter.Less.Of("today")),
		`Paid`:                                             on("b", filter.True.Of()),
		`Paid = false`:                                     on("b", filter.False.Of()),
		`not (City = "a" or (Paid and [Unit price] <> 3))`: filter.Not(filter.AnyOf(on("c", filter.Equals.Of("a")), filter.All(on("b", filter.True.Of()), on("p", filter.NotEquals.Of("3"))))),
	} {
		got, err := filtertext.Read(text, schema)
		require.Nil(t, err, "%s: %v", text, err)
		require.True(t, want.Equal(got), "%s: %+v", text, got)
		back, ok := filtertext.Write(want, schema)
		require.True(t, ok, text)
		require.Equal(t, text, back)
	}
	for text, want := range map[string]filter.Expr{
		`5 < [Unit price]`:        on("p", filter.Greater.Of("5")),
		`[Unit price] in (1, 2)`:  filter.AnyOf(on("p", filter.Equals.Of("1")), on("p", filter.Equals.Of("2"))),
		`Ordered is missing`:      on("at", filter.Blank.Of()),
		`Paid <> false`:           on("b", filter.True.Of()),
		`not City is empty`:       on("c", filter.NotBlank.Of()),
		`true`:                    {},
		`CITY = "x" AND NOT paid`: filter.All(on("c", filter.Equals.Of("x")), filter.Not(on("b", filter.True.Of()))),
	} {
		got, err := filtertext.Read(text, schema)
		require.Nil(t, err, "%s: %v", text, err)
		require.True(t, want.Equal(got), "%s: %+v", text, got)
	}
}

func TestErrorsPointAtTheirPlace(t *testing.T) {
	en, ko, english, korean := locale.For("en"), locale.For("ko"), locale.CalculatedFor("en").Messages, locale.CalculatedFor("ko").Messages
	for text, place := range map[string]string{
		`City = `:                            ``,
		`City = "a" and Cit = "b"`:           `Cit`,
		`City = "a" or City < "b"`:           `City < "b"`,
		`Paid and [Unit price] * 2 > 5`:      `[Unit price] * 2 > 5`,
		`City = "a" and City = City`:         `City = City`,
		`within(Ordered, "last 7 weekends")`: `within(Ordered, "last 7 weekends")`,
		`false`:                              `false`,
		`[Unit price]`:                       `[Unit price]`,
	} {
		_, err := filtertext.Read(text, schema)
		require.NotNil(t, err, text)
		require.Equal(t, place, text[err.Start:err.End], text)
		require.NotEmpty(t, err.Error())
		require.NotEqual(t, err.Explain(&en.Filters, &english, schema), err.Explain(&ko.Filters, &korean, schema))
	}
}

func TestWhatHasNoWords(t *testing.T) {
	for _, f := range []filter.Expr{
		filter.On("c", filter.Has.Of(`"a`)), filter.On("c", filter.Has.Of(",")), filter.On("c", filter.HasColor.Of("pink")), filter.On("c", filter.HasIcon.Of("arrows 4")), filter.On("gone", filter.Equals.Of("x")), filter.On("p", filter.Less.Of("x")),
		filter.On("at", filter.Less.Of("last month")), filter.On("at", filter.Equals.Of("x")),
	} {
		_, ok := filtertext.Write(f, schema)
		require.False(t, ok, "%+v", f)
	}
}

func TestACommaForDecimals(t *testing.T) {
	german := schema
	german.Numbers = numtext.Reader{Decimal: ','}
	text, ok := filtertext.Write(filter.All(filter.On("p", filter.Greater.Of("1.234,5")), filter.On("c", filter.OneOf.Of("a", "b"))), german)
	require.True(t, ok)
	require.Equal(t, `[Unit price] > 1234,5 and City in ("a"; "b")`, text)
	e, err := filtertext.Read(text, german)
	require.Nil(t, err)
	require.Equal(t, "1234,5", e.Parts[0].Is.A)
}

// Reading the written text, and writing it again, gives the same text.
func TestRandomRoundTrips(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	texts := 0
	for range rounds.Of(4000) {
		e := random(r, 3)
		text, ok := filtertext.Write(e, schema)
		if !ok {
			continue
		}
		texts++
		back, err := filtertext.Read(text, schema)
		require.Nil(t, err, text)
		again, ok := filtertext.Write(back, schema)
		require.True(t, ok, text)
		third, err := filtertext.Read(again, schema)
		require.Nil(t, err)
		require.True(t, third.Equal(back), "%s\n%s", text, again)
	}
	require.Greater(t, texts, rounds.Of(4000)/4)
}

func random(r *rand.Rand, depth int) filter.Expr {
	if depth == 0 || r.IntN(3) == 0 {
		column := []string{"c", "p", "at", "b", "k"}[r.IntN(5)]
		operands := map[string][]string{"c": {"a", `"`, ""}, "k": {"김", "a b"}, "p": {"5", "-1,000.5", "1e3"}, "at": {"2024", "2024-03-05", "today", "last week"}, "b": {"true"}}[column]
		ops := []filter.Op{filter.Blank, filter.NotBlank, filter.Equals, filter.NotEquals, filter.Contains, filter.NotContains, filter.OneOf, filter.NotOneOf, filter.Has, filter.HasAll, filter.HasNone, filter.Duplicate, filter.Unique, filter.Custom}
		if column == "p" || column == "at" {
			ops = append(ops, filter.Less, filter.GreaterOrEqual, filter.Between)
		}
		is := filter.Condition{Op: ops[r.IntN(len(ops))]}
		switch pick := operands[r.IntN(len(operands))]; is.Op.Operands() {
		case 2:
			is.B = operands[r.IntN(len(operands))]
			fallthrough
		case 1:
			is.A = pick
		default:
			if is.Op.Lists() {
				is.Values = []string{pick, ""}[:r.IntN(3)]
			}
		}
		return filter.Expr{ColumnID: column, Is: is, Not: r.IntN(4) == 0}
	}
	e := filter.Expr{Any: r.IntN(2) == 0, Not: r.IntN(4) == 0}
	for range r.IntN(4) {
		e.Parts = append(e.Parts, random(r, depth-1))
	}
	return e
}

func FuzzRead(f *testing.F) {
	f.Add(`City = "a" and not (Paid or [Unit price] in (1, 2))`)
	f.Add(`within(Ordered, "today")`)
	f.Fuzz(func(t *testing.T, text string) {
		e, err := filtertext.Read(text, schema)
		if err != nil {
			require.LessOrEqual(t, err.Start, err.End)
			require.LessOrEqual(t, err.End, len(text))
			return
		}
		require.NoError(t, e.Check())
	})
}
