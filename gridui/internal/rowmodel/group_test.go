// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// naiveGroup groups rows by the text of their values.
type naiveGroup struct {
	rows  []int32
	names []string
	below map[string]*naiveGroup
}

func (g *naiveGroup) divide(names []func(r int32) string) {
	if len(names) == 0 {
		return
	}
	g.below = map[string]*naiveGroup{}
	for _, r := range g.rows {
		name := names[0](r)
		if g.below[name] == nil {
			g.names = append(g.names, name)
			g.below[name] = &naiveGroup{}
		}
		g.below[name].rows = append(g.below[name].rows, r)
	}
	for _, name := range g.names {
		g.below[name].divide(names[1:])
	}
}

// walk visits the groups, parents first.
func (g *naiveGroup) walk(level int32, visit func(level int32, g *naiveGroup)) {
	visit(level, g)
	for _, name := range g.names {
		g.below[name].walk(level+1, visit)
	}
}

// ordered returns the rows of a group, group by group.
func (g *naiveGroup) ordered() (rows []int32) {
	if len(g.names) == 0 {
		return g.rows
	}
	for _, name := range g.names {
		rows = append(rows, g.below[name].ordered()...)
	}
	return rows
}

// naiveAggregate applies a function to numbers, without NaN.
func naiveAggregate(f Function, numbers []float64) float64 {
	numbers = slices.DeleteFunc(slices.Clone(numbers), math.IsNaN)
	sum := 0.0
	for _, v := range numbers {
		sum += v
	}
	switch {
	case f == Sum:
		return sum
	case f == Count:
		return float64(len(numbers))
	case len(numbers) == 0:
		return math.NaN()
	}
	return map[Function]float64{
		Min: slices.Min(numbers), Max: slices.Max(numbers), Average: sum / float64(len(numbers)),
		First: numbers[0], Last: numbers[len(numbers)-1],
	}[f]
}

func TestGroupsEqualNaiveOnes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawTable(t, 60)
		numbers := make([]float64, d.len()) // integers, so that sums are exact
		for i, v := range d.ints {
			numbers[i] = float64(v % 100)
			if d.missing[i] {
				numbers[i] = math.NaN()
			}
		}
		some := gather(d.missing)
		name := func(f func(r int32) string) func(r int32) string {
			return func(r int32) string {
				if d.missing[r] {
					return "none"
				}
				return "=" + f(r)
			}
		}
		fields := []*Field{{Texts: gather(d.texts), Missing: some}, {Integers: gather(d.ints), Missing: some}, {Numbers: gather(d.numbers)}}
		names := []func(r int32) string{
			name(func(r int32) string { return d.texts[r] }),
			name(func(r int32) string { return fmt.Sprint(d.ints[r]) }),
			func(r int32) string { return fmt.Sprint(d.numbers[r] + 0) },
		}
		levels := rapid.IntRange(0, 3).Draw(t, "levels")
		from := rapid.IntRange(0, 3-levels).Draw(t, "from")
		fields, names = fields[from:from+levels], names[from:from+levels]
		number := &Field{Numbers: gather(numbers)}
		as := []Aggregate{{}}[:0]
		for f := Sum; f <= Last; f++ {
			as = append(as, Aggregate{Field: number, Function: f})
		}
		as = append(as, Aggregate{Function: Count}, Aggregate{Custom: func(rows []int32) float64 { return float64(rows[0]) }})

		rows := rapid.Permutation(everyInt(d.len())).Draw(t, "order")
		if len(rows) == 0 {
			as = as[:len(as)-1]
		}
		got, err := groupRows(nil, rows, fields, as)
		require.NoError(t, err)
		want := &naiveGroup{rows: rows}
		want.divide(names)
		i := 0
		var items []int32
		want.walk(0, func(level int32, g *naiveGroup) {
			group := got.List[i]
			require.Equal(t, level, group.Level)
			require.Equal(t, len(g.rows), group.Len())
			require.Equal(t, append([]int32{}, g.ordered()...), append([]int32{}, got.Rows[group.Lo:group.Hi]...))
			if len(rows) > 0 {
				require.Equal(t, g.rows[0], group.row)
				require.Equal(t, float64(g.ordered()[0]), got.Values[8][i])
			}
			if i > 0 {
				require.Equal(t, level-1, got.List[group.Parent].Level)
				items = append(items, ^int32(i))
			}
			if len(g.names) == 0 {
				items = append(items, g.rows...)
			}
			var values []float64
			for _, r := range g.rows {
				values = append(values, numbers[r])
			}
			for f := Sum; f <= Last; f++ {
				want, got := naiveAggregate(f, values), got.Values[f][i]
				require.True(t, want == got || math.IsNaN(want) && math.IsNaN(got), "%d: %v %v", f, want, got)
			}
			require.Equal(t, float64(len(g.rows)), got.Values[7][i])
			i++
		})
		require.Len(t, got.List, i)
		o := got.outline(d.len(), func(coord.Item, int) bool { return true })
		require.Equal(t, items, shownItems(o))
		o.SetAllOpen(func(coord.Item, int) bool { return false })
		shown := len(want.names) // the groups of the first level
		if levels == 0 {
			shown = len(rows)
		}
		require.Equal(t, shown, o.Len())
	})
}

func TestGroupingOfBadInput(t *testing.T) {
	for _, f := range []*Field{nil, {}, {Compare: func(a, b int32) int { return 0 }}} {
		_, err := groupRows(nil, []int32{0}, []*Field{f}, nil)
		require.ErrorIs(t, err, ErrNoValues)
	}
	text := &Field{Texts: func([]string, []int32) {}}
	for _, a := range []Aggregate{{}, {Field: text}, {Field: &Field{}, Function: Count}, {Field: &Field{Numbers: func([]float64, []int32) {}}, Function: Last + 1}} {
		_, err := groupRows(nil, []int32{0}, []*Field{text}, []Aggregate{a})
		require.ErrorIs(t, err, ErrNoFunction)
	}
}

func TestGroupsOfManyRowsEqualThoseOfFew(t *testing.T) {
	n := parallelLeast + 3*batch
	texts, numbers, missing := make([]string, n), make([]float64, n), make([]bool, n)
	for i := range n {
		texts[i] = fmt.Sprint(i * i % 97 * (1 + i/(n*2/3))) // some values only at the end
		numbers[i] = float64(i * 31 % 11)
		missing[i] = i > n*3/4 && i%5 == 0 // only at the end
	}
	text, number := &Field{Texts: gather(texts), Missing: gather(missing)}, &Field{Numbers: gather(numbers), Missing: gather(missing)}
	fields := []*Field{text, number}
	var as []Aggregate
	for f := Sum; f <= Last; f++ {
		as = append(as, Aggregate{Field: number, Function: f})
	}
	parallel, err := groupRows(nil, everyInt(n), fields, as)
	require.NoError(t, err)
	var alone *Groups
	job := newJob(func(j *Job) (err error) {
		alone, err = groupRows(j, everyInt(n), fields, as)
		return err
	})
	for !job.Step(-1) { // a stepped job runs on one goroutine
	}
	require.NoError(t, job.Err())
	require.Equal(t, alone.List, parallel.List)
	require.Equal(t, alone.Rows, parallel.Rows)
	require.Equal(t, fmt.Sprint(alone.Values), fmt.Sprint(parallel.Values), "NaN equals itself as text")
	require.True(t, slices.ContainsFunc(parallel.List, func(g Group) bool { return missing[g.row] && g.Level == 1 }))
}

// Results are computed from rows or joined from the groups below, and order groups by their
// comparison. Missing results come last in both directions.
func TestResultsOfGroups(t *testing.T) {
	words := []string{"b", "a", "c", "a", "", "b"}
	of := func(i int32) string { return words[i] }
	first := &Field{Texts: func(dst []string, rows []int32) {
		for i, r := range rows {
			dst[i] = of(r)
		}
	}}
	second := &Field{Numbers: func(dst []float64, rows []int32) {
		for i, r := range rows {
			dst[i] = float64(r % 2)
		}
	}}
	asked := 0
	longest := func(rows []int32) any {
		asked += len(rows)
		if of(rows[0]) == "" {
			return nil
		}
		var text string
		for _, r := range rows {
			text = max(text, fmt.Sprint(of(r), r))
		}
		return text
	}
	join := func(results []any) any {
		var text string
		for _, r := range results {
			if r != nil {
				text = max(text, r.(string))
			}
		}
		return text
	}
	for _, desc := range []bool{false, true} {
		asked = 0
		groups, err := groupRows(nil, []int32{0, 1, 2, 3, 4, 5}, []*Field{first, second}, []Aggregate{
			{Result: longest, Join: join, Compare: func(a, b any) int { return strings.Compare(a.(string), b.(string)) }},
			{Result: func(rows []int32) any { return len(rows) }},
			{Function: Count},
		})
		require.NoError(t, err)
		require.Equal(t, 6, asked, "each row once")
		groups.orderBy(groupOrders{all: GroupOrder{On: true, Descending: desc}})
		var order []any
		for i, g := range groups.List {
			require.Equal(t, g.Len(), groups.Results[1][i])
			require.EqualValues(t, g.Len(), groups.Values[2][i])
			if g.Level == 1 {
				order = append(order, groups.Results[0][i])
			}
		}
		require.Equal(t, "c2", groups.Results[0][0])
		want := []any{"", "a3", "b5", "c2"}
		if desc {
			slices.Reverse(want)
		}
		require.Equal(t, want, order)
		require.Nil(t, groups.Values[0])
	}
}
