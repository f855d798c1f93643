// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// regrouped is a model that follows changes of grouped rows, with its data.
type regrouped struct {
	rng   *rand.Rand
	city  []string
	year  []int64
	price []float64
	gone  map[int32]bool
	open  map[string]bool
	reads int // counts row reads of the city
	large string
	// halves is set if some prices are fractions.
	halves bool

	model  Model
	filter Filter
	keys   []SortKey
	shape  Shape
}

func newRegrouped(rng *rand.Rand, n int) *regrouped {
	t := &regrouped{rng: rng, gone: map[int32]bool{}, open: map[string]bool{}}
	t.large = []string{"0.5", "999999999999999999", "-1e30"}[rng.IntN(3)]
	t.halves = rng.IntN(3) == 0
	for range n {
		t.add()
	}
	city := &Field{Texts: func(dst []string, rows []int32) {
		t.reads += len(rows)
		for i, r := range rows {
			dst[i] = t.city[r]
		}
	}, Missing: func(dst []bool, rows []int32) {
		for i, r := range rows {
			dst[i] = t.city[r] == ""
		}
	}}
	year := &Field{Integers: func(dst []int64, rows []int32) {
		for i, r := range rows {
			dst[i] = t.year[r]
		}
	}}
	price := &Field{Numbers: func(dst []float64, rows []int32) {
		for i, r := range rows {
			dst[i] = t.price[r]
		}
	}, Missing: func(dst []bool, rows []int32) {
		for i, r := range rows {
			dst[i] = t.price[r] == 7
		}
	}}
	t.shape.Aggregates = append(t.shape.Aggregates, t.typed()...)
	t.shape.Groups = [][]*Field{nil, {city}, {city, year}, {year, city}}[rng.IntN(4)]
	for f := range Last + 1 {
		t.shape.Aggregates = append(t.shape.Aggregates, Aggregate{Field: price, Function: f})
	}
	t.shape.Aggregates = append(t.shape.Aggregates, Aggregate{Function: Count})
	if rng.IntN(2) == 0 {
		t.shape.Aggregates = append(t.shape.Aggregates, t.called()...)
	}
	t.shape.By = GroupOrder{On: rng.IntN(2) == 0, Aggregate: rng.IntN(len(t.shape.Aggregates)), Descending: rng.IntN(2) == 0}
	for range rng.IntN(3) {
		by := GroupOrder{On: rng.IntN(3) > 0, Aggregate: rng.IntN(len(t.shape.Aggregates)), Descending: rng.IntN(2) == 0, Size: rng.IntN(3) == 0}
		if rng.IntN(3) == 0 && len(t.shape.Groups) > len(t.shape.Orders) {
			by.Value = &SortKey{Field: t.shape.Groups[len(t.shape.Orders)]}
		}
		t.shape.Orders = append(t.shape.Orders, by)
	}
	if rng.IntN(2) == 0 {
		t.shape.Totals = TotalRows{Footers: rng.IntN(2) == 0, First: rng.IntN(2) == 0, Last: rng.IntN(2) == 0}
	}
	t.shape.OpenGroup = func(g *Groups, group int) bool { return t.open[t.key(g, group)] }
	t.keys = [][]SortKey{nil, {{Field: price}}, {{Field: city, Descending: true}, {Field: price}}, {{Field: year}}}[rng.IntN(4)]
	if rng.IntN(2) == 0 {
		t.filter = NumberIs{Field: price, Op: Greater, A: 3}
	}
	t.set(&t.model)
	return t
}

// called returns aggregates computed by functions.
func (t *regrouped) called() []Aggregate {
	return []Aggregate{{Custom: func(rows []int32) float64 {
		sum := 0.0
		for _, r := range rows {
			sum = sum*3 + t.price[r]
		}
		return sum
	}}, {Result: t.sum, Join: func(results []any) any {
		sum := 0
		for _, r := range results {
			sum += r.(int)
		}
		return sum
	}, Compare: func(a, b any) int { return a.(int) - b.(int) }}, {Result: t.sum}}
}

// typed returns aggregates of types other than float64.
func (t *regrouped) typed() (as []Aggregate) {
	gone := func(dst []bool, rows []int32) {
		for i, r := range rows {
			dst[i] = t.price[r] == 3
		}
	}
	whole := &Field{Missing: gone, Integers: func(dst []int64, rows []int32) {
		for i, r := range rows {
			dst[i] = []int64{math.MinInt64, -1, 7, 8, math.MaxInt64}[int(t.price[r])%5]
		}
	}, Compare: func(a, b int32) int { return cmp.Compare(t.price[a], t.price[b]) }}
	text := &Field{Missing: gone, Compare: func(a, b int32) int { return cmp.Compare(t.city[a], t.city[b]) }}
	for f := range Last + 1 {
		if f != Sum && f != Average && f != Count {
			as = append(as, Aggregate{Field: whole, Function: f, Picked: true}, Aggregate{Field: text, Function: f, Picked: true})
		}
	}
	numbers := &Field{Exact: func(dst []exact.Number, some []bool, rows []int32) {
		for i, r := range rows {
			if some[i] = t.price[r] != 3; some[i] {
				dst[i], some[i] = exact.Parse([]byte([]string{"0.1", "-12.34", "17", "0.000000000000000001", t.large}[int(t.price[r])%5]))
			}
		}
	}}
	return append(as, Aggregate{Field: numbers, Exact: true}, Aggregate{Field: numbers, Exact: true, Function: Average})
}

// sum returns the sum of the prices of rows.
func (t *regrouped) sum(rows []int32) any {
	sum := 0
	for _, r := range rows {
		sum += int(t.price[r])
	}
	return sum
}

// key returns a name of a group from its values.
func (t *regrouped) key(g *Groups, group int) (key string) {
	for _, f := range t.shape.Groups[:g.List[group].Level] {
		row := g.List[group].row
		if f.Integers != nil {
			key += fmt.Sprint(t.year[row], ";")
		} else {
			key += t.city[row] + ";"
		}
	}
	return key
}

func (t *regrouped) set(m *Model) {
	m.Reset(len(t.city))
	m.SetFilter(t.filter)
	m.SetSort(t.keys)
	m.SetShape(t.shape)
}

func (t *regrouped) add() {
	t.city, t.year, t.price = append(t.city, ""), append(t.year, 0), append(t.price, 0)
	t.change(int32(len(t.city) - 1))
}

func (t *regrouped) change(row int32) {
	what := t.rng.IntN(4)
	if what == 0 || t.city[row] == "" {
		t.city[row] = []string{"", "Ulm", "Bonn", "Kiel", "Jena"}[t.rng.IntN(5)]
	}
	if what == 1 || t.year[row] == 0 {
		t.year[row] = int64(2000 + t.rng.IntN(5))
	}
	t.price[row] = float64(t.rng.IntN(12))
	if t.halves && t.rng.IntN(3) == 0 {
		t.price[row] += 0.5
	}
}

// apply makes random changes and applies them to the model.
func (t *regrouped) apply() error {
	var c Changes
	n := len(t.city)
	for range t.rng.IntN(6) {
		row := int32(t.rng.IntN(n))
		if t.rng.IntN(8) > 0 {
			row &= 3 // the same rows repeatedly
		}
		t.change(row)
		c.Updated = append(c.Updated, row)
	}
	for range t.rng.IntN(3) {
		row := int32(t.rng.IntN(n))
		t.gone[row] = true
		c.Removed = append(c.Removed, row)
	}
	for range t.rng.IntN(4) {
		t.add()
		c.Added++
	}
	return t.model.Apply(c)
}

// toggle opens or closes a group.
func (t *regrouped) toggle() {
	o, g := t.model.Outline(), t.model.Groups()
	if o == nil || len(g.List) < 2 {
		return
	}
	group := 1 + t.rng.IntN(len(g.List)-1)
	key := t.key(g, group)
	t.open[key] = !t.open[key]
	o.SetOpen(coord.Place(g.place(group)), t.open[key])
}

// fresh returns a new model of the present rows.
func (t *regrouped) fresh() *Model {
	m := new(Model)
	t.set(m)
	var gone []int32
	for row := range t.gone {
		gone = append(gone, row)
	}
	_ = m.Apply(Changes{Removed: gone})
	_ = m.Refresh()
	return m
}

// shown returns the visible items of a model.
func shown(m *Model) []int32 {
	items := make([]int32, m.Len())
	for i := range items {
		items[i] = int32(m.Item(coord.Index(i)))
	}
	return items
}

// TestApplyRegroups compares groups that follow changes with new groups of the same rows, and
// checks that no job computes them.
func TestApplyRegroups(t *testing.T) {
	for seed := range rounds.Seeds(300) {
		test := newRegrouped(rand.New(rand.NewPCG(seed, 3)), 150)
		require.NoError(t, test.model.Refresh())
		for step := range 25 {
			require.NoError(t, test.apply())
			require.Nil(t, test.model.Prepare(), "a job is to group the rows")
			at := fmt.Sprintf("seed %d, step %d, %d levels, %d keys, %+v", seed, step, len(test.shape.Groups), len(test.keys), test.shape.By)
			sameGroups(t, test.fresh(), &test.model, at)
			test.toggle()
		}
	}
}

// sameGroups compares the groups of two models.
func sameGroups(t *testing.T, want, got *Model, at string) {
	t.Helper()
	w, g := want.Groups(), got.Groups()
	require.Equal(t, w.List, g.List, at)
	require.Equal(t, w.Rows, g.Rows, at)
	for a := range w.Values {
		require.Equal(t, w.Values[a] == nil, g.Values[a] == nil)
		require.InDeltaSlice(t, w.Values[a], g.Values[a], 0, "%s, aggregate %d", at, a)
	}
	require.Equal(t, w.Results, g.Results, at)
	require.Equal(t, w.Picked, g.Picked, at)
	require.Equal(t, w.Sums, g.Sums, at)
	require.Equal(t, shown(want), shown(got), at)
	if o := want.Outline(); o != nil {
		sameOutlines(t, o, got.Outline())
		for row := range coord.Record(want.want.n) {
			require.Equal(t, o.Place(row), got.Outline().Place(row), at)
		}
	}
}

// TestApplyMovesRowsWhereGroupsStand moves rows between groups repeatedly. The outline remains the
// same object exactly if the groups and their order do.
func TestApplyMovesRowsWhereGroupsStand(t *testing.T) {
	const n = 120
	for _, levels := range []int{1, 2} {
		for _, by := range []GroupOrder{{}, {On: true}} {
			test := newMovedRows(n, levels, by)
			for _, step := range []struct {
				name   string
				change func() Changes
				stands bool
			}{
				{"first", func() Changes { return test.move("2", 45) }, true},
				{"three to another group", func() Changes { return test.move("2", 65, 77, 89) }, true},
				{"to groups before and behind", func() Changes {
					return Changes{Updated: append(test.move("0", 67).Updated, test.move("4", 60, 68).Updated...)}
				}, true},
				{"removed", func() Changes { return Changes{Removed: []int32{30, 33}} }, true},
				{"first row of the last group", func() Changes { return test.move("1", 5) }, levels == 1 && !by.On},
				{"first row of the first group", func() Changes { return test.move("3", 0) }, false},
				{"new group", func() Changes { return test.move("6", 100) }, false},
				{"no group left", func() Changes { return test.move("1", 100) }, false},
				{"numbers that order groups", func() Changes { test.price[88] = 1000; return test.move("3", 75, 88) }, !by.On},
				{"added", func() Changes {
					test.of, test.price = append(test.of, "0", "3"), append(test.price, 1, 2)
					return Changes{Added: 2}
				}, true},
			} {
				at := fmt.Sprint(step.name, " of ", levels, " levels, ordered: ", by.On)
				outline := test.model.Outline()
				require.NoError(t, test.model.Apply(step.change()), at)
				require.Nil(t, test.model.Prepare(), "a job is to group the rows")
				require.Equal(t, step.stands, outline == test.model.Outline(), at)
				sameGroups(t, test.fresh(), &test.model, at)
			}
		}
	}
}

// movedRows is a model of grouped rows with some closed groups.
type movedRows struct {
	of    []string
	price []float64
	shape Shape
	model Model
}

func newMovedRows(n, levels int, by GroupOrder) *movedRows {
	t := new(movedRows)
	for i := range n {
		t.of, t.price = append(t.of, fmt.Sprint(i%6)), append(t.price, 1)
	}
	group := &Field{Texts: func(dst []string, rows []int32) {
		for i, r := range rows {
			dst[i] = t.of[r]
		}
	}}
	half := &Field{Integers: func(dst []int64, rows []int32) {
		for i, r := range rows {
			dst[i] = int64(r) / 6 % 2
		}
	}}
	price := &Field{Numbers: func(dst []float64, rows []int32) {
		for i, r := range rows {
			dst[i] = t.price[r]
		}
	}}
	t.shape = Shape{Groups: []*Field{group, half}[:levels], By: by, Aggregates: []Aggregate{{Field: price, Function: Max}, {Field: price}}}
	t.shape.OpenGroup = func(g *Groups, group int) bool { return t.of[g.List[group].row] != "3" }
	t.model = *t.fresh()
	return t
}

// move changes the group of rows.
func (t *movedRows) move(group string, rows ...int32) Changes {
	for _, r := range rows {
		t.of[r] = group
	}
	return Changes{Updated: rows}
}

// fresh returns a new model of the present rows.
func (t *movedRows) fresh() *Model {
	m := new(Model)
	m.Reset(len(t.of))
	m.SetShape(t.shape)
	_ = m.Apply(Changes{Removed: t.model.want.gone.appendTo(nil, 0, len(t.of))})
	_ = m.Refresh()
	return m
}

// sameOutlines compares the items of two outlines.
func sameOutlines(t *testing.T, want, got *Outline) {
	t.Helper()
	require.Equal(t, want.Places(), got.Places())
	for p := range want.Places() {
		item := func(o *Outline) [6]int {
			p := coord.Place(p)
			return [6]int{int(o.Item(p)), o.Depth(p), int(o.Parent(p)), int(o.End(p)), int(o.Index(p)), int(o.Before(p))}
		}
		require.Equal(t, item(want), item(got), "place %d", p)
		require.Equal(t, want.Open(coord.Place(p)), got.Open(coord.Place(p)), "place %d", p)
	}
}

// TestApplyReadsFewRowsOfGroups counts the row reads for regrouping changed rows.
func TestApplyReadsFewRowsOfGroups(t *testing.T) {
	test := newRegrouped(rand.New(rand.NewPCG(1, 1)), 20_000)
	test.shape.Groups = append(test.shape.Groups[:0], &Field{Texts: func(dst []string, rows []int32) {
		test.reads += len(rows)
		for i, r := range rows {
			dst[i] = fmt.Sprint(r % 200)
		}
	}})
	test.filter, test.keys, test.shape.By = nil, nil, GroupOrder{}
	test.set(&test.model)
	require.NoError(t, test.model.Refresh())
	require.GreaterOrEqual(t, test.reads, 20_000)
	updated := make([]int32, 100)
	for i := range updated {
		updated[i] = int32(i * 31)
	}
	require.NoError(t, test.model.Apply(Changes{Updated: updated})) // reads a row of each group
	test.reads = 0
	outline := test.model.Outline()
	require.NoError(t, test.model.Apply(Changes{Updated: updated}))
	require.Equal(t, 100, test.reads)
	require.Same(t, outline, test.model.Outline(), "no row moved")
}

// TestApplyReadsChangedRowsAlone counts the row reads for aggregates, also if rows change groups
// and if the extreme of a group is removed.
func TestApplyReadsChangedRowsAlone(t *testing.T) {
	const n = 20_000
	of, values, reads := make([]float64, n), make([]int64, n), 0
	for i := range of {
		of[i], values[i] = float64(i%200), int64(i*7919%n)
	}
	group := &Field{Numbers: gather(of)}
	whole := &Field{Integers: func(dst []int64, rows []int32) {
		reads += len(rows)
		for i, r := range rows {
			dst[i] = values[r]
		}
	}}
	sums := &Field{Exact: func(dst []exact.Number, some []bool, rows []int32) {
		reads += len(rows)
		for i, r := range rows {
			dst[i], some[i] = exact.Whole(exact.OfInt64(values[r])), true
		}
	}}
	var m Model
	m.Reset(n)
	m.SetShape(Shape{Groups: []*Field{group}, Aggregates: []Aggregate{
		{Field: whole, Function: Max, Picked: true}, {Field: sums, Exact: true}, {Field: whole, Function: Average},
	}})
	require.NoError(t, m.Refresh())
	rng := rand.New(rand.NewPCG(3, 4))
	for step := range 20 {
		var updated []int32
		for range 100 {
			r := int32(rng.IntN(n))
			values[r] = int64(rng.IntN(n))
			updated = append(updated, r)
		}
		best := m.Groups().Picked[0][1]
		values[best], of[updated[0]] = -1, float64(rng.IntN(200))
		updated = append(updated, best)
		slices.Sort(updated)
		updated = slices.Compact(updated)
		reads = 0
		require.NoError(t, m.Apply(Changes{Updated: updated}))
		if step > 0 { // the first step reads all rows
			require.Equal(t, 3*len(updated), reads)
		}
	}
}

// TestApplyKeepsATree changes rows of a tree, some of which move.
func TestApplyKeepsATree(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 9))
	for range 200 {
		n := 30
		values, parents := make([]float64, n), make([]int32, n)
		for i := range parents {
			parents[i] = int32(rng.IntN(i+1)) - 1
		}
		field := &Field{Numbers: func(dst []float64, rows []int32) {
			for i, r := range rows {
				dst[i] = values[r]
			}
		}}
		var models [2]Model
		for i := range models {
			m := &models[i]
			m.Reset(n)
			m.SetShape(Shape{Tree: NewTree(parents), OpenRow: func(coord.Record, int, bool) bool { return true }})
			if rng.IntN(2) == 0 {
				m.SetSort([]SortKey{{Field: field}})
			}
		}
		models[1].SetSort(models[0].want.keys)
		require.NoError(t, models[0].Refresh())
		for range 10 {
			row := int32(rng.IntN(n))
			before := slices.Clone(values)
			values[row] = float64(rng.IntN(5))
			require.NoError(t, models[0].Apply(Changes{Updated: []int32{row}}))
			if before[row] == values[row] || len(models[0].want.keys) == 0 {
				require.Nil(t, models[0].Prepare(), "a job is to lay the tree out")
			}
			require.NoError(t, models[0].Refresh())
			models[1].Renew()
			require.NoError(t, models[1].Refresh())
			require.Equal(t, shown(&models[1]), shown(&models[0]))
		}
	}
}
