// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// cells is a row by column.
type cells map[string]value.Value

func (c cells) Value(column string) value.Value { return c[column] }
func (c cells) Text(column string) string       { return c[column].String() }

// unmarshal parses a predicate in JSON.
func unmarshal(data []byte) (expr.Predicate, error) {
	var j expr.JSON
	err := j.UnmarshalJSON(data)
	return j.Predicate, err
}

func row(text string, n any) cells {
	v, err := value.Of(n)
	if err != nil {
		panic(err)
	}
	return cells{"text": value.Text(text), "n": v}
}

func TestTruth(t *testing.T) {
	n := func(op expr.Op, v int64) expr.Predicate {
		return expr.Compare{Column: "n", Op: op, Value: value.Int(v)}
	}
	blank := expr.In{Column: "n", Values: []value.Value{{}, value.Text("")}}
	yes, no, unknown := expr.And{}, expr.Or{}, n(expr.OpEqual, 1)
	for _, c := range []struct {
		of   expr.Predicate
		n    any
		want expr.Truth
	}{
		{nil, nil, expr.True}, {yes, nil, expr.True}, {no, nil, expr.False}, {unknown, nil, expr.Unknown},
		{expr.Not{Of: unknown}, nil, expr.Unknown}, {expr.Not{Of: no}, nil, expr.True},
		{expr.And{yes, unknown}, nil, expr.Unknown}, {expr.And{unknown, no}, nil, expr.False},
		{expr.Or{no, unknown}, nil, expr.Unknown}, {expr.Or{unknown, yes}, nil, expr.True},
		{n(expr.OpEqual, 5), 5, expr.True}, {n(expr.OpEqual, 5), 5.0, expr.True}, {n(expr.OpNotEqual, 5), 5, expr.False},
		{n(expr.OpLess, 5), 4, expr.True}, {n(expr.OpLess, 5), 5, expr.False}, {n(expr.OpLessEqual, 5), 5, expr.True},
		{n(expr.OpGreater, 5), 6, expr.True}, {n(expr.OpGreaterEqual, 5), 5, expr.True}, {n(expr.OpGreaterEqual, 5), 4, expr.False},
		{n(expr.OpLess, 5), "4", expr.False}, {n(expr.OpGreater, 5), "4", expr.False}, {n(expr.OpNotEqual, 5), "5", expr.True},
		{expr.Compare{Column: "n"}, 5, expr.Unknown},
		{expr.Null{Column: "n"}, nil, expr.True}, {expr.Null{Column: "n"}, 0, expr.False}, {expr.Null{Column: "gone"}, 0, expr.True},
		{expr.In{Column: "n", Values: []value.Value{value.Int(1)}}, 1, expr.True}, {expr.In{Column: "n", Values: []value.Value{value.Int(1)}}, 2, expr.False},
		{expr.In{Column: "n", Values: []value.Value{value.Int(1)}}, nil, expr.Unknown}, {expr.In{Column: "n", Values: []value.Value{{}}}, nil, expr.True},
		{expr.In{Column: "n", Values: []value.Value{{}}}, 2, expr.False},
		{blank, nil, expr.True}, {blank, "", expr.True}, {expr.Not{Of: blank}, 0, expr.True},
		{expr.And{n(expr.OpGreaterEqual, 1), n(expr.OpLessEqual, 3)}, 3, expr.True}, {expr.And{n(expr.OpGreaterEqual, 1), n(expr.OpLessEqual, 3)}, 4, expr.False},
		{expr.Or{expr.Null{Column: "n"}, n(expr.OpEqual, 5)}, nil, expr.True},
		{expr.Match{Columns: []string{"n"}}, nil, expr.Unknown}, {expr.Match{Columns: []string{"n", "text"}, Text: "e"}, nil, expr.True},
		{expr.Match{Columns: []string{"n", "text"}, Text: "q"}, nil, expr.Unknown}, {expr.Match{}, nil, expr.False},
	} {
		test, err := expr.CompileTruth(c.of, nil)
		require.NoError(t, err)
		require.Equal(t, c.want, test(row("text", c.n)), "%s of %v", expr.Print(c.of), c.n)
	}
}

func TestCompareByTheOrderOfTheColumn(t *testing.T) {
	e := expr.Compare{Column: "text", Op: expr.OpLess, Value: value.Text("item10")}
	for natural, want := range map[bool]expr.Truth{false: expr.False, true: expr.True} {
		test, err := expr.CompileTruth(e, func(string) func(a, b value.Value) int {
			if natural {
				return value.Value.CompareNatural
			}
			return value.Value.Compare
		})
		require.NoError(t, err)
		require.Equal(t, want, test(row("item9", nil)))
	}
}

func TestMatch(t *testing.T) {
	m := func(op expr.MatchOp, text string) expr.Match { return expr.Match{Op: op, Text: text} }
	cased := func(m expr.Match) expr.Match { m.Case = true; return m }
	initials := func(m expr.Match) expr.Match { m.Initials = true; return m }
	for _, c := range []struct {
		match    expr.Match
		yes, not []string
	}{
		{m(expr.MatchContains, "Éa"), []string{"xÉAx", "éa"}, []string{"ea", ""}},
		{m(expr.MatchContains, ""), []string{"", "x"}, nil},
		{m(expr.MatchEquals, "seoul"), []string{"Seoul"}, []string{"Seoul ", ""}},
		{m(expr.MatchStarts, "서울"), []string{"서울시"}, []string{"시서울"}},
		{m(expr.MatchEnds, "B"), []string{"ab"}, []string{"ba"}},
		{m(expr.MatchRegexp, "^a+$"), []string{"aA"}, []string{"ab"}},
		{m(expr.MatchRegexp, "a|b"), []string{"B"}, []string{"c"}},
		{cased(m(expr.MatchContains, "a")), []string{"a"}, []string{"A"}},
		{cased(m(expr.MatchRegexp, "a")), []string{"a"}, []string{"A"}},
		{initials(m(expr.MatchContains, "ㄱㅅ")), []string{"재검색", "ㄱㅅ", "가수"}, []string{"까수", "감", ""}},
		{initials(m(expr.MatchContains, "검ㅅ")), []string{"검색"}, []string{"감색"}},
		{initials(m(expr.MatchContains, "Aㄲ")), []string{"a까"}, []string{"a가"}},
		{initials(cased(m(expr.MatchContains, "Aㄲ"))), []string{"A까"}, []string{"a까"}},
		{initials(m(expr.MatchEquals, "ㄱㅅ")), []string{"검색"}, []string{"검색어", "검"}},
		{initials(m(expr.MatchStarts, "ㄱ")), []string{"검색"}, []string{"어검", ""}},
		{initials(m(expr.MatchEnds, "ㅎ")), []string{"가힣", "하"}, []string{"하가"}},
		{m(expr.MatchContains, "ㄱ"), []string{"ㄱ"}, []string{"검"}},
	} {
		match, err := c.match.Matcher()
		require.NoError(t, err)
		for _, text := range c.yes {
			require.True(t, match(text), "%+v %q", c.match, text)
		}
		for _, text := range c.not {
			require.False(t, match(text), "%+v %q", c.match, text)
		}
	}
}

var printed = []struct {
	e    expr.Predicate
	text string
	json string
}{
	{nil, "true", "null"},
	{expr.And{}, "true", `{"and":[]}`},
	{expr.Or{}, "false", `{"or":[]}`},
	{expr.Not{Of: expr.Null{Column: "city"}}, "not city is null", `{"not":{"null":"city"}}`},
	{
		expr.And{expr.Compare{Column: "qty", Op: expr.OpGreaterEqual, Value: value.Int(5)}, expr.Or{expr.Match{Columns: []string{"name", "이름"}, Text: "<x>", Initials: true}, expr.Not{Of: expr.In{Column: "city", Values: []value.Value{value.Text("Seoul"), {}}}}}},
		`qty >= 5 and (any(name, 이름) contains "<x>" initials or not city in ("Seoul", null))`,
		`{"and":[{"compare":{"column":"qty","op":">=","value":5}},{"or":[{"match":{"columns":["name","이름"],"op":"contains","text":"<x>","initials":true}},{"not":{"in":{"column":"city","values":["Seoul",null]}}}]}]}`,
	},
	{
		expr.Or{expr.And{expr.Null{Column: "not"}, expr.Null{Column: "1a"}}, expr.And{expr.Null{Column: "a]b"}}},
		"[not] is null and [1a] is null or ([a]]b] is null)",
		`{"or":[{"and":[{"null":"not"},{"null":"1a"}]},{"and":[{"null":"a]b"}]}]}`,
	},
	{expr.Match{Columns: []string{"a"}, Op: expr.MatchRegexp, Text: "x", Case: true}, `a regexp "x" case`, `{"match":{"columns":["a"],"op":"regexp","text":"x","case":true}}`},
}

func TestPrintAndJSON(t *testing.T) {
	for i, c := range printed {
		require.Equal(t, c.text, expr.Print(c.e))
		text, err := expr.JSON{Predicate: c.e}.MarshalJSON()
		require.NoError(t, err)
		require.Equal(t, c.json, string(text))
		back, err := unmarshal(text)
		require.NoError(t, err)
		for k, other := range printed {
			require.Equal(t, i == k, expr.Equal(back, other.e))
		}
		boxed, err := json.Marshal(expr.JSON{Predicate: c.e})
		require.NoError(t, err)
		var box expr.JSON
		require.NoError(t, json.Unmarshal(boxed, &box))
		require.True(t, expr.Equal(c.e, box.Predicate))
	}
}

func TestUnmarshalSaysWhatIsWrongAndWhere(t *testing.T) {
	deep := strings.Repeat(`{"not":`, 200) + `{"null":"a"}` + strings.Repeat("}", 200)
	for text, want := range map[string]string{
		``:                             "expr: no JSON",
		`[]`:                           "expr: no object",
		`{}`:                           "expr: an expression is an object of one member",
		`{"and":[],"or":[]}`:           "expr: an expression is an object of one member",
		`{"And":[]}`:                   "expr: .And: no such expression",
		`{"and":null}`:                 "expr: .and: no list",
		`{"and":[{"null":"a"},null]}`:  "expr: .and[1]: no object",
		`{"not":{"or":[{"nul":"a"}]}}`: "expr: .not.or[0].nul: no such expression",
		`{"null":""}`:                  "expr: .null: a column without a name",
		`{"compare":{"column":"a","op":"=","value":1,"x":2}}`:            "expr: .compare.x: no such member",
		`{"compare":{"column":"a","op":"=","Value":1}}`:                  "expr: .compare.Value: no such member",
		`{"compare":{"column":"a","op":"=","op":"<","value":1}}`:         "expr: .compare.op: there twice",
		`{"compare":{"column":"a","value":1}}`:                           `expr: .compare: no member "op"`,
		`{"compare":{"column":"a","op":"~","value":1}}`:                  `expr: .compare: expr: no comparison "~"`,
		`{"compare":{"column":"a","op":"=","value":[]}}`:                 "expr: .compare: value: a list is no value",
		`{"match":{"columns":["a"],"op":"regexp","text":"("}}`:           "expr: .match.text: error parsing regexp: missing closing ): `(`",
		`{"match":{"columns":["a",""],"op":"contains","text":""}}`:       "expr: .match.columns[1]: a column without a name",
		`{"in":{"column":"a","values":[1,{"time":"x"}]}}`:                `expr: .in: value: "x" is no time of RFC 3339`,
		`{"match":{"columns":["a"],"op":"contains","text":"","case":1}}`: "expr: .match: json: cannot unmarshal number into Go struct field matchJSON.case of type bool",
		deep: "expr: " + strings.Repeat(".not", 101) + ": more than 100 levels",
	} {
		e, err := unmarshal([]byte(text))
		require.Nil(t, e)
		require.EqualError(t, err, want, text)
	}
}

func TestCheck(t *testing.T) {
	for _, bad := range []expr.Predicate{
		expr.Not{}, expr.And{nil}, expr.Compare{Column: "a", Op: 99}, expr.In{}, expr.Match{Op: 99}, expr.Or{expr.Match{Op: expr.MatchRegexp, Text: "("}},
	} {
		require.Error(t, expr.Check(bad))
		_, err := expr.CompileTruth(bad, nil)
		require.Error(t, err)
		_, err = expr.JSON{Predicate: bad}.MarshalJSON()
		require.Error(t, err)
	}
	_, err := expr.JSON{Predicate: expr.Null{Column: "\xff"}}.MarshalJSON()
	require.Error(t, err)
}

func TestWalk(t *testing.T) {
	e := printed[4].e
	require.Equal(t, []string{"qty", "name", "이름", "city"}, expr.Columns(e))
	count := 0
	expr.Walk(e, func(e expr.Predicate) bool {
		count++
		_, or := e.(expr.Or)
		return !or
	})
	require.Equal(t, 3, count)
	require.Nil(t, expr.Join(nil, nil))
	require.Equal(t, e, expr.Join(nil, e))
	require.Len(t, expr.Join(e, e), 2)
}

// exprs generates expressions over a few columns.
func exprs() *rapid.Generator[expr.Predicate] {
	values := rapid.SampledFrom([]value.Value{{}, value.Int(1), value.Int(2), value.Text("a"), value.Text("b"), value.Bool(true)})
	columns := rapid.SampledFrom([]string{"a", "b", "가 나"})
	leaf := rapid.OneOf(
		rapid.Custom(func(t *rapid.T) expr.Predicate {
			return expr.Compare{Column: columns.Draw(t, "column"), Op: expr.Op(rapid.IntRange(0, 5).Draw(t, "op")), Value: values.Draw(t, "value")}
		}),
		rapid.Custom(func(t *rapid.T) expr.Predicate {
			return expr.In{Column: columns.Draw(t, "column"), Values: rapid.SliceOfN(values, 0, 3).Draw(t, "values")}
		}),
		rapid.Custom(func(t *rapid.T) expr.Predicate { return expr.Null{Column: columns.Draw(t, "column")} }),
		rapid.Custom(func(t *rapid.T) expr.Predicate {
			return expr.Match{
				Columns: rapid.SliceOfN(columns, 0, 2).Draw(t, "columns"), Op: expr.MatchOp(rapid.IntRange(0, 4).Draw(t, "op")), Text: "a",
				Case: rapid.Bool().Draw(t, "case"), Initials: rapid.Bool().Draw(t, "initials"),
			}
		}),
	)
	var tree func(depth int) *rapid.Generator[expr.Predicate]
	tree = func(depth int) *rapid.Generator[expr.Predicate] {
		if depth == 0 {
			return leaf
		}
		below := tree(depth - 1)
		return rapid.OneOf(leaf,
			rapid.Custom(func(t *rapid.T) expr.Predicate { return expr.And(rapid.SliceOfN(below, 0, 3).Draw(t, "and")) }),
			rapid.Custom(func(t *rapid.T) expr.Predicate { return expr.Or(rapid.SliceOfN(below, 0, 3).Draw(t, "or")) }),
			rapid.Custom(func(t *rapid.T) expr.Predicate { return expr.Not{Of: below.Draw(t, "not")} }),
		)
	}
	return tree(3)
}

func TestRandomExpressions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := exprs().Draw(t, "a"), exprs().Draw(t, "b")
		text, err := expr.JSON{Predicate: a}.MarshalJSON()
		require.NoError(t, err)
		back, err := unmarshal(text)
		require.NoError(t, err)
		require.True(t, expr.Equal(a, back))
		other, err := expr.JSON{Predicate: b}.MarshalJSON()
		require.NoError(t, err)
		require.Equal(t, string(text) == string(other), expr.Equal(a, b))

		// De Morgan's laws hold in three values.
		require.Equal(t, truth(t, expr.Not{Of: expr.And{a, b}}), truth(t, expr.Or{expr.Not{Of: a}, expr.Not{Of: b}}))
		require.Equal(t, truth(t, expr.Not{Of: expr.Or{a, b}}), truth(t, expr.And{expr.Not{Of: a}, expr.Not{Of: b}}))
	})
}

func truth(t require.TestingT, e expr.Predicate) expr.Truth {
	test, err := expr.CompileTruth(e, nil)
	require.NoError(t, err)
	return test(cells{"a": value.Text("a"), "b": value.Int(1)})
}

func FuzzExpr(f *testing.F) {
	for _, c := range printed {
		f.Add([]byte(c.json))
	}
	f.Add([]byte(`{"compare":{"column":"a","op":"<","value":{"decimal":"-00.10"}}}`))
	f.Add([]byte(`{"in":{"column":"\ud800","values":[{"text":"/w=="},1e21,{"float":"-Infinity"},{"time":"0000-01-01T00:00:00Z"}]}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := unmarshal(data)
		if err != nil {
			return
		}
		text, err := expr.JSON{Predicate: e}.MarshalJSON()
		require.NoError(t, err)
		back, err := unmarshal(text)
		require.NoError(t, err)
		require.True(t, expr.Equal(e, back), "%s", text)
		again, err := expr.JSON{Predicate: back}.MarshalJSON()
		require.NoError(t, err)
		require.Equal(t, text, again)
		truth(t, e)
		expr.Print(e)
	})
}

func ExampleCompile() {
	e := expr.Join(
		expr.Compare{Column: "n", Op: expr.OpGreater, Value: value.Int(3)},
		expr.Match{Columns: []string{"text"}, Text: "ㅅㅇ", Initials: true},
	)
	fmt.Println(expr.Print(e))
	passes, err := expr.Compile(e, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(passes(row("서울", 5)), passes(row("부산", 5)), passes(row("서울", nil)))
	// Output:
	// n > 3 and text contains "ㅅㅇ" initials
	// true false false
}

func TestComparisonsHold(t *testing.T) {
	for op, want := range map[expr.Op][3]bool{
		expr.OpEqual: {false, true, false}, expr.OpNotEqual: {true, false, true}, expr.OpLess: {true, false, false},
		expr.OpLessEqual: {true, true, false}, expr.OpGreater: {false, false, true}, expr.OpGreaterEqual: {false, true, true},
		expr.Op(99): {},
	} {
		require.Equal(t, want, [3]bool{op.Holds(-7), op.Holds(0), op.Holds(1)}, "%s", op)
	}
}
