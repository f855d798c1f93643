// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource_test

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// item is a row with values of each kind, some of them missing.
type item struct {
	id      int
	name    string
	qty     value.Value
	city    value.Value
	version int64
}

func setTo[V any](field func(*item) *V, read func(value.Value) (V, bool)) func(*item, value.Value) error {
	return func(row *item, v value.Value) error {
		got, ok := read(v)
		if !ok {
			return fmt.Errorf("%#v is of another kind", v)
		}
		*field(row) = got
		return nil
	}
}

func anyValue(v value.Value) (value.Value, bool) { return v, true }

func itemColumns() []rowsource.Column[item] {
	return []rowsource.Column[item]{
		{ID: "id", Value: func(r item) value.Value { return value.Int(int64(r.id)) }, Set: setTo(func(r *item) *int { return &r.id }, func(v value.Value) (int, bool) { i, ok := v.AsInt(); return int(i), ok })},
		{ID: "name", Value: func(r item) value.Value { return value.Text(r.name) }, Set: setTo(func(r *item) *string { return &r.name }, value.Value.AsText)},
		{ID: "qty", Value: func(r item) value.Value { return r.qty }, Text: func(r item) string { return r.qty.String() + " pcs" }, Set: setTo(func(r *item) *value.Value { return &r.qty }, anyValue)},
		{ID: "city", Value: func(r item) value.Value { return r.city }, Set: setTo(func(r *item) *value.Value { return &r.city }, anyValue)},
		{ID: "version", Value: func(r item) value.Value { return value.Int(r.version) }, Set: setTo(func(r *item) *int64 { return &r.version }, value.Value.AsInt)},
	}
}

func newItems(rng *rand.Rand, n int) []item {
	names := []string{"", "a", "A", "item2", "item10", "서울", "서울시", "b"}
	cities := []value.Value{{}, value.Text("Seoul"), value.Text("Busan"), value.Text("")}
	qty := []value.Value{{}, value.Int(1), value.Int(2), value.Int(-2), value.Float(1.5), value.Int(math.MaxInt64), value.Float(0.1)}
	rows := make([]item, n)
	for i, id := range rng.Perm(n) {
		rows[i] = item{id: id, name: names[rng.IntN(len(names))], qty: qty[rng.IntN(len(qty))], city: cities[rng.IntN(len(cities))]}
	}
	return rows
}

func newSlice(t require.TestingT, rows []item) *rowsource.Slice[item] {
	s, err := rowsource.NewSlice(rowsource.SliceOptions[item]{Rows: rows, Columns: itemColumns(), Key: []string{"id"}, Version: "version"})
	require.NoError(t, err)
	return s
}

func open(t require.TestingT, s rowsource.Source[item], q rowsource.Query) rowsource.Result[item] {
	v, err := s.Open(context.Background(), q)
	require.NoError(t, err)
	return v
}

// shown returns the ids of all rows of a view.
func shown(t require.TestingT, v rowsource.Result[item]) []int {
	page, err := v.Read(context.Background(), rowsource.Seek{Index: 0}, math.MaxInt)
	require.NoError(t, err)
	ids := []int{}
	for _, row := range page.Items {
		ids = append(ids, row.id)
	}
	return ids
}

var everyAggregate = []rowsource.Agg{
	{}, {Column: "qty"}, {Func: rowsource.AggDistinct, Column: "qty"}, {Func: rowsource.AggSum, Column: "qty"}, {Func: rowsource.AggAverage, Column: "qty"},
	{Func: rowsource.AggMin, Column: "city"}, {Func: rowsource.AggMax, Column: "city"}, {Func: rowsource.AggFirst, Column: "city"}, {Func: rowsource.AggLast, Column: "city"},
}

func queries() *rapid.Generator[rowsource.Query] {
	column := rapid.SampledFrom([]string{"id", "name", "qty", "city"})
	order := rapid.Custom(func(t *rapid.T) rowsource.Order {
		o := rowsource.Order{Column: column.Draw(t, "column"), Descending: rapid.Bool().Draw(t, "descending"), NullsFirst: rapid.Bool().Draw(t, "nullsFirst")}
		switch by := rapid.IntRange(0, 3).Draw(t, "by"); {
		case by == 0:
			o.Magnitude = true
		case by == 1:
			o.List = rapid.SampledFrom([][]string{{"Seoul"}, {"서울", "Busan", "Seoul"}, {"b", "a", ""}}).Draw(t, "list")
		}
		return o
	})
	filter := rapid.SampledFrom([]expr.Predicate{
		nil, expr.Null{Column: "city"}, expr.In{Column: "city", Values: []value.Value{{}, value.Text("")}}, expr.Not{Of: expr.Match{Columns: []string{"name"}, Text: "A"}},
		expr.Or{expr.Compare{Column: "qty", Op: expr.OpGreater, Value: value.Int(1)}, expr.Match{Columns: []string{"city", "name"}, Text: "ㅅ", Initials: true}}, expr.Or{},
	})
	return rapid.Custom(func(t *rapid.T) rowsource.Query {
		q := rowsource.Query{Sort: rapid.SliceOfN(order, 0, 3).Draw(t, "sort"), Filter: filter.Draw(t, "filter")}
		q.Group = rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"city", "qty"}), 0, 2, rapid.ID[string]).Draw(t, "group")
		q.Aggregates = rapid.SliceOfN(rapid.SampledFrom(everyAggregate), 0, 3).Draw(t, "aggregates")
		return q
	})
}

func TestSliceIsReadAlikeInEveryWay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		s := newSlice(t, newItems(rng, rapid.IntRange(0, 60).Draw(t, "rows")))
		require.NoError(t, sourcetest.Conformance[item]{
			Got: s, Want: s, Rand: rng,
			Matches: []expr.Match{{Columns: []string{"city", "name"}, Text: "s"}, {Columns: []string{"qty"}, Text: "pcs"}, {Columns: []string{"name"}, Text: "없다"}},
		}.Check(queries().Draw(t, "query")))
	})
}

// naive orders rows by a query in the simplest way.
func naive(rows []item, q rowsource.Query, columns map[string]rowsource.Column[item]) []int {
	rows = slices.Clone(rows)
	terms := q.Terms(nil)
	descending := len(terms) > 0 && terms[len(terms)-1].Descending
	slices.SortFunc(rows, func(a, b item) int {
		for _, o := range q.Sort {
			x, y := columns[o.Column].Value(a), columns[o.Column].Value(b)
			if x.IsNull() != y.IsNull() {
				if x.IsNull() == o.NullsFirst {
					return -1
				}
				return 1
			}
			c := x.CompareNatural(y)
			if o.Magnitude {
				c = x.Abs().CompareNatural(y.Abs())
			}
			if o.Descending {
				c = -c
			}
			if o.List != nil {
				c = cmp.Or(o.Place(x)-o.Place(y), c)
			}
			if c != 0 {
				return c
			}
		}
		if descending {
			return b.id - a.id
		}
		return a.id - b.id
	})
	ids := []int{}
	for _, row := range rows {
		test, _ := expr.Compile(q.Filter, nil)
		if test(itemRow{row, columns}) {
			ids = append(ids, row.id)
		}
	}
	return ids
}

type itemRow struct {
	item    item
	columns map[string]rowsource.Column[item]
}

func (r itemRow) Value(column string) value.Value { return r.columns[column].Value(r.item) }

func (r itemRow) Text(column string) string {
	if text := r.columns[column].Text; text != nil {
		return text(r.item)
	}
	return r.Value(column).String()
}

func TestSliceOrdersAndFilters(t *testing.T) {
	columns := map[string]rowsource.Column[item]{}
	for _, c := range itemColumns() {
		columns[c.ID] = c
	}
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		rows := newItems(rng, rapid.IntRange(0, 40).Draw(t, "rows"))
		q := queries().Draw(t, "query")
		s := newSlice(t, rows)
		require.Equal(t, naive(rows, q, columns), shown(t, open(t, s, q)))
	})
}

func fixedItems() []item {
	seoul, busan := value.Text("Seoul"), value.Text("Busan")
	return []item{
		{id: 1, name: "item10", qty: value.Int(5), city: seoul}, {id: 2, name: "Item2", qty: value.Float(2.5), city: busan},
		{id: 3, name: "검색", city: seoul}, {id: 4, name: "b", qty: value.Int(1), city: value.Value{}}, {id: 5, name: "a", qty: value.Int(1), city: busan},
	}
}

func TestSliceGroups(t *testing.T) {
	ctx := context.Background()
	sum := rowsource.Agg{Func: rowsource.AggSum, Column: "qty"}
	for _, c := range []struct {
		name string
		sort []rowsource.Order
		want string
	}{
		{"by value", nil, `["Busan"] 2 3.5 ["Seoul"] 2 5 [null] 1 1`},
		{"by their column", []rowsource.Order{{Column: "city", Descending: true, NullsFirst: true}}, `[null] 1 1 ["Seoul"] 2 5 ["Busan"] 2 3.5`},
		{"by an aggregate", []rowsource.Order{{Column: "qty"}, {Column: "city"}}, `[null] 1 1 ["Busan"] 2 3.5 ["Seoul"] 2 5`},
		{"by another column", []rowsource.Order{{Column: "name"}}, `["Busan"] 2 3.5 ["Seoul"] 2 5 [null] 1 1`},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := open(t, newSlice(t, fixedItems()), rowsource.Query{Sort: c.sort, Group: []string{"city"}, Aggregates: []rowsource.Agg{sum}})
			page, err := v.Groups(ctx, rowsource.Seek{Index: 0}, 10)
			require.NoError(t, err)
			text := ""
			for _, g := range page.Items {
				text += fmt.Sprintf(" %s %d %s", g.Path.ID(), g.Rows, g.Aggregates[0])
			}
			require.Equal(t, " "+c.want, text)
		})
	}
	var path rowsource.Path
	require.NoError(t, json.Unmarshal([]byte(`["Seoul"]`), &path))
	require.Equal(t, []int{1, 3}, shown(t, open(t, newSlice(t, fixedItems()), rowsource.Query{Group: []string{"city"}, Path: path})))
	require.Equal(t, []int{4}, shown(t, open(t, newSlice(t, fixedItems()), rowsource.Query{Group: []string{"city"}, Path: rowsource.Path{{}}})))
	require.Error(t, json.Unmarshal([]byte("[[]]"), new(rowsource.Path)))
}

func TestGroupsAreOrderedByNumbersOfTheirRows(t *testing.T) {
	columns := itemColumns()
	columns[2].Compare = func(a, b value.Value) int { return b.Compare(a) } // qty, the greatest first
	s, err := rowsource.NewSlice(rowsource.SliceOptions[item]{Rows: fixedItems(), Columns: columns, Key: []string{"id"}})
	require.NoError(t, err)
	for f, want := range map[rowsource.AggFunc]string{
		rowsource.AggSum: `[null] ["Busan"] ["Seoul"]`, rowsource.AggMin: `["Seoul"] ["Busan"] [null]`,
	} {
		v := open(t, s, rowsource.Query{Sort: []rowsource.Order{{Column: "qty"}}, Group: []string{"city"}, Aggregates: []rowsource.Agg{{Func: f, Column: "qty"}}})
		page, err := v.Groups(context.Background(), rowsource.Seek{Index: 0}, 10)
		require.NoError(t, err)
		ids := []string{}
		for _, g := range page.Items {
			ids = append(ids, g.Path.ID())
		}
		require.Equal(t, want, strings.Join(ids, " "), "%s", f)
	}
}

func TestTerms(t *testing.T) {
	a, b := rowsource.Order{Column: "a", Descending: true}, rowsource.Order{Column: "b", NullsFirst: true}
	require.Equal(t, []rowsource.Order{{Column: "k"}, {Column: "l"}}, rowsource.Query{}.Terms([]string{"k", "l"}))
	require.Equal(t, []rowsource.Order{a, b, {Column: "k"}}, rowsource.Query{Sort: []rowsource.Order{a, b, {Column: "a"}}}.Terms([]string{"k"}))
	require.Equal(t, []rowsource.Order{b, {Column: "a"}}, rowsource.Query{Sort: []rowsource.Order{b}}.Terms([]string{"a", "b"}))
	down := rowsource.Order{Column: "k", Descending: true}
	require.Equal(t, []rowsource.Order{b, a, down, {Column: "l", Descending: true}}, rowsource.Query{Sort: []rowsource.Order{b, a}}.Terms([]string{"k", "l"}))
	require.Equal(t, []rowsource.Order{a, down}, rowsource.Query{Sort: []rowsource.Order{a}}.Terms([]string{"a", "k"}))
}

func TestSliceAggregatesExactly(t *testing.T) {
	big, err := value.Decimal("0.1")
	require.NoError(t, err)
	of := func(values ...value.Value) []item {
		var rows []item
		for i, v := range values {
			rows = append(rows, item{id: i, qty: v})
		}
		return rows
	}
	inf := value.Float(math.Inf(1))
	for _, c := range []struct {
		rows         []item
		sum, average string
	}{
		{of(), "0", "null"}, {of(value.Value{}), "0", "null"},
		{of(value.Int(math.MaxInt64), value.Int(math.MaxInt64), value.Int(1)), "18446744073709551615", "6148914691236516864"},
		{of(value.Int(math.MinInt64), value.Int(-1), value.Int(math.MaxInt64)), "-2", "-0.6666666666666666"},
		{of(big, big, big), "0.3", "0.1"},
		{of(value.Float(0.1), value.Float(0.2)), "0.30000000000000004", "0.15000000000000002"},
		{of(value.Float(1e16), value.Float(1.5), value.Float(-1e16)), "1.5", "0.5"},
		{of(value.Int(1), inf), value.Float(math.Inf(1)).String(), value.Float(math.Inf(1)).String()},
		{of(inf, value.Float(math.Inf(-1))), "null", "null"},
	} {
		got, err := open(t, newSlice(t, c.rows), rowsource.Query{}).Aggregate(context.Background(), []rowsource.Agg{{Func: rowsource.AggSum, Column: "qty"}, {Func: rowsource.AggAverage, Column: "qty"}}, rowsource.Span{})
		require.NoError(t, err)
		require.Equal(t, []string{c.sum, c.average}, []string{got[0].GoString(), got[1].GoString()})
	}
}

func TestSliceFinds(t *testing.T) {
	ctx := context.Background()
	v := open(t, newSlice(t, fixedItems()), rowsource.Query{})
	m := expr.Match{Columns: []string{"city", "name"}, Text: "s"}
	hit, err := v.Find(ctx, m, rowsource.Seek{Index: 1}, false)
	require.NoError(t, err)
	require.Equal(t, rowsource.Hit{Index: 1, ID: "2", Cursor: rowsource.Cursor{value.Int(2)}, Columns: []string{"city"}}, hit)
	hit, err = v.Find(ctx, m, rowsource.Seek{Index: 1}, true)
	require.NoError(t, err)
	require.Equal(t, int64(0), hit.Index)
	_, err = v.Find(ctx, m, rowsource.Seek{Index: 0}, true)
	require.ErrorIs(t, err, rowsource.ErrNoRow)
	hit, err = v.Find(ctx, expr.Match{Columns: []string{"name"}, Text: "ㄱㅅ", Initials: true}, rowsource.Seek{Index: 0}, false)
	require.NoError(t, err)
	require.Equal(t, "3", hit.ID)
}

func TestSliceRefuses(t *testing.T) {
	ctx := context.Background()
	s := newSlice(t, fixedItems())
	for name, q := range map[string]rowsource.Query{
		"sort": {Sort: []rowsource.Order{{Column: "gone"}}}, "filter": {Filter: expr.Null{Column: "gone"}}, "group": {Group: []string{"gone"}},
		"aggregate": {Aggregates: []rowsource.Agg{{Column: "gone"}}}, "columns": {Columns: []string{"gone"}},
	} {
		_, err := s.Open(ctx, q)
		require.ErrorIs(t, err, rowsource.ErrNoColumn, name)
	}
	for name, q := range map[string]rowsource.Query{
		"path": {Path: rowsource.Path{{}}}, "filter": {Filter: expr.Not{}}, "aggregate": {Aggregates: []rowsource.Agg{{Func: rowsource.AggSum}}},
		"unknown aggregate": {Aggregates: []rowsource.Agg{{Func: 99}}}, "sort": {Sort: []rowsource.Order{{}}}, "group": {Group: []string{""}},
	} {
		_, err := s.Open(ctx, q)
		require.Error(t, err, name)
	}
	v := open(t, s, rowsource.Query{})
	_, err := v.Read(ctx, rowsource.Cursor(nil).After(), 1)
	require.ErrorIs(t, err, rowsource.ErrCursor)
	_, err = v.Find(ctx, expr.Match{Columns: []string{"gone"}}, rowsource.Seek{Index: 0}, false)
	require.ErrorIs(t, err, rowsource.ErrNoColumn)
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	_, err = v.Read(cancelled, rowsource.Seek{Index: 0}, 1)
	require.ErrorIs(t, err, context.Canceled)
	_, err = s.Open(cancelled, rowsource.Query{})
	require.ErrorIs(t, err, context.Canceled)

	for name, o := range map[string]rowsource.SliceOptions[item]{
		"no key": {Columns: itemColumns()}, "key of two": {Columns: itemColumns(), Key: []string{"id"}, Rows: make([]item, 2)},
		"null key": {Columns: itemColumns(), Key: []string{"qty"}, Rows: make([]item, 1)}, "unknown key": {Columns: itemColumns(), Key: []string{"gone"}},
		"unknown version": {Columns: itemColumns(), Key: []string{"id"}, Version: "gone"}, "column twice": {Columns: append(itemColumns(), itemColumns()...), Key: []string{"id"}},
	} {
		_, err := rowsource.NewSlice(o)
		require.Error(t, err, name)
	}
}

func TestSupports(t *testing.T) {
	every := newSlice(t, nil).Features()
	q := rowsource.Query{Filter: expr.Not{Of: expr.Match{Op: expr.MatchRegexp, Case: true, Initials: true}}, Group: []string{"city"}, Aggregates: everyAggregate}
	require.NoError(t, every.Supports(q))
	for name, deny := range map[string]func(*rowsource.Features){
		"match": func(f *rowsource.Features) { f.Match = f.Match[:1] }, "case": func(f *rowsource.Features) { f.Case = false },
		"initials": func(f *rowsource.Features) { f.Initials = false }, "groups": func(f *rowsource.Features) { f.Groups = false },
		"aggregates": func(f *rowsource.Features) { f.Aggregates = f.Aggregates[:2] },
	} {
		few := every
		deny(&few)
		require.ErrorIs(t, few.Supports(q), rowsource.ErrUnsupported, name)
		require.NoError(t, few.Supports(rowsource.Query{}), name)
	}
}

func TestQueriesAreEqual(t *testing.T) {
	full := func() rowsource.Query {
		return rowsource.Query{
			Sort: []rowsource.Order{{Column: "a"}}, Filter: expr.And{expr.Null{Column: "a"}}, Group: []string{"a"}, Path: rowsource.Path{value.Int(1)},
			Aggregates: []rowsource.Agg{{Column: "a"}}, Columns: []string{"a"},
		}
	}
	require.True(t, full().Equal(full()))
	for name, change := range map[string]func(*rowsource.Query){
		"sort": func(q *rowsource.Query) { q.Sort[0].Descending = true }, "filter": func(q *rowsource.Query) { q.Filter = nil },
		"group": func(q *rowsource.Query) { q.Group = nil }, "path": func(q *rowsource.Query) { q.Path[0] = value.Int(2) },
		"aggregates": func(q *rowsource.Query) { q.Aggregates = nil }, "columns": func(q *rowsource.Query) { q.Columns = nil },
	} {
		q := full()
		change(&q)
		require.False(t, q.Equal(full()), name)
	}
	require.False(t, rowsource.Query{Columns: []string{}}.Equal(rowsource.Query{}))
}

func ExampleSlice() {
	type city struct {
		name   string
		people int64
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[city]{
		Rows: []city{{"Busan", 3_300_000}, {"Seoul", 9_400_000}, {"Jeju", 490_000}},
		Columns: []rowsource.Column[city]{
			{ID: "name", Value: func(c city) value.Value { return value.Text(c.name) }},
			{ID: "people", Value: func(c city) value.Value { return value.Int(c.people) }},
		},
		Key: []string{"name"},
	})
	if err != nil {
		panic(err)
	}
	ctx := context.Background()
	view, err := source.Open(ctx, rowsource.Query{
		Sort:   []rowsource.Order{{Column: "people", Descending: true}},
		Filter: expr.Compare{Column: "people", Op: expr.OpGreater, Value: value.Int(1_000_000)},
	})
	if err != nil {
		panic(err)
	}
	defer view.Close()
	first, _ := view.Read(ctx, rowsource.Seek{Index: 0}, 1)
	next, _ := view.Read(ctx, first.Last.After(), 10)
	fmt.Println(first.Items, next.Items)
	// Output: [{Seoul 9400000}] [{Busan 3300000}]
}
