// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// marshal returns an expression as JSON, or the error of Check.
func marshal(e filter.Expr) ([]byte, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	return json.Marshal(e)
}

// randomExpr returns a random valid expression of some levels.
func randomExpr(r *rand.Rand, depth int) filter.Expr {
	if depth == 0 || r.IntN(3) == 0 {
		is := filter.Condition{Op: filter.Op(r.IntN(int(filter.HasNone) + 1))}
		if is.Op.Lists() {
			is.Values = []string{"", "\u2028<김>"}[:r.IntN(3)]
		} else if is.Op.Operands() > 0 {
			is.A = []string{"", "a", "5", "last 7 days"}[r.IntN(4)]
		}
		return filter.Expr{ColumnID: []string{"a", "b b", "가"}[r.IntN(3)], Is: is, Not: r.IntN(3) == 0}
	}
	e := filter.Expr{Any: r.IntN(2) == 0, Not: r.IntN(3) == 0}
	for range r.IntN(4) {
		e.Parts = append(e.Parts, randomExpr(r, depth-1))
	}
	return e
}

func TestExprJSONAndClone(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range rounds.Of(2000) {
		e := randomExpr(r, 4)
		require.NoError(t, e.Check())
		text, err := marshal(e)
		require.NoError(t, err)
		back, err := filter.ParseExpr(text)
		require.NoError(t, err, "%s", text)
		if len(e.Is.Values) > 0 || len(e.Parts) > 0 {
			require.True(t, e.Equal(back), "%s", text)
		}
		again, err := marshal(back)
		require.NoError(t, err)
		require.Equal(t, string(text), string(again))
		c := e.Clone()
		require.True(t, c.Equal(e))
		c.Walk(func(part *filter.Expr) { part.Not = !part.Not })
		require.False(t, c.Equal(e))
		again, _ = marshal(e)
		require.Equal(t, string(text), string(again), "a change of the clone changed the expression")
	}
}

func TestExprThatIsWrongSaysWhere(t *testing.T) {
	deep := filter.On("a", filter.Blank.Of())
	for range 100 {
		deep = filter.All(deep)
	}
	for want, e := range map[string]filter.Expr{
		"filter: .parts[1]: a condition that has parts": filter.All(filter.Expr{}, filter.Expr{ColumnID: "a", Parts: []filter.Expr{{}}}),
		"filter: no operator Op(99)":                    {ColumnID: "a", Is: filter.Condition{Op: 99}},
		"filter: .parts[0]: a condition on no column":   filter.AnyOf(filter.Expr{Is: filter.Condition{A: "x"}}),
	} {
		require.EqualError(t, e.Check(), want)
		_, err := marshal(e)
		require.EqualError(t, err, want)
	}
	require.ErrorContains(t, deep.Check(), "more than 100 levels")
	for _, text := range []string{
		``, `[]`, `{"column":1}`, `{"colum":"a"}`, `{} {}`, `{"column":"a","is":{"op":"like"}}`, `{"is":{"op":"equals","a":"x"}}`,
		`{"parts":[{"column":"a","parts":[{}]}]}`, `{"column":"a","is":{"op":"less","c":"x"}}`,
	} {
		_, err := filter.ParseExpr([]byte(text))
		require.Error(t, err, text)
	}
}

func TestExprTermsAndColumns(t *testing.T) {
	a, b := filter.On("a", filter.Less.Of("5")), filter.On("b", filter.Blank.Of())
	none := filter.On("c", filter.Less.Of(""))
	require.Empty(t, filter.Expr{}.Terms())
	require.Empty(t, none.Terms())
	require.Equal(t, []filter.Expr{a}, a.Terms())
	require.Equal(t, []filter.Expr{a, b}, filter.All(a, none, b).Terms())
	require.Equal(t, []filter.Expr{a}, filter.AnyOf(a).Terms())
	require.Equal(t, []filter.Expr{filter.AnyOf(a, b)}, filter.AnyOf(a, b).Terms())
	require.Equal(t, []filter.Expr{filter.Not(filter.All(a, b))}, filter.Not(filter.All(a, b)).Terms())
	require.Equal(t, []string{"a", "c", "b"}, filter.All(a, filter.Not(filter.AnyOf(none, b, a))).Columns())
	require.False(t, filter.All(none, filter.AnyOf()).Active())
	require.True(t, filter.All(none, filter.AnyOf(b)).Active())
	require.Equal(t, filter.AnyOf(filter.On("a", filter.Less.Of("5")), filter.On("a", filter.Greater.Of("9"))), filter.On("a", filter.Less.Of("5").Or(filter.Greater.Of("9"))))
	require.True(t, filter.Not(filter.Not(a)).Equal(a))
	require.True(t, filter.Expr{}.IsZero())
	require.False(t, a.IsZero())
}

func ExampleExpr() {
	e := filter.All(
		filter.AnyOf(filter.On("city", filter.OneOf.Of("Seoul", "Busan")), filter.On("price", filter.Less.Of("5"))),
		filter.Not(filter.On("ordered", filter.Equals.Of("last 7 days"))),
	)
	text, _ := json.Marshal(e)
	fmt.Println(string(text))
	// Output:
	// {"parts":[{"parts":[{"column":"city","is":{"op":"oneOf","values":["Seoul","Busan"]}},{"column":"price","is":{"op":"less","a":"5"}}],"any":true},{"column":"ordered","is":{"op":"equals","a":"last 7 days"},"not":true}]}
}
