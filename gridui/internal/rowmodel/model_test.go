// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// history is a model together with a simple description of the rows that it should show.
type history struct {
	*filterFields
	model  Model
	plan   sortPlan
	check  check
	gone   map[int32]bool
	open   map[int32]bool
	shape  Shape
	tables []oracle
}

func newHistory(d *table) *history {
	h := &history{filterFields: newFilterFields(d), gone: map[int32]bool{}, open: map[int32]bool{}, tables: d.columns()}
	h.check = check{nil, func(int32) bool { return true }}
	var cached []*Field
	for _, o := range h.tables {
		cached = append(cached, o.field)
	}
	h.model.SetFields(append(cached, h.cached, h.coded, h.codedNumber, h.codedInteger, nil))
	h.model.Reset(d.len())
	return h
}

// rows returns the rows that pass, sorted.
func (h *history) rows() []int32 {
	rows := []int32{}
	for r := range int32(h.len()) {
		if !h.gone[r] && h.check.passes(r) {
			rows = append(rows, r)
		}
	}
	return h.plan.sort(rows)
}

// items returns the items that the model should show.
func (h *history) items() []int32 {
	if h.shape.Tree == nil {
		return h.rows()
	}
	tree, rows := h.shape.Tree, h.rows()
	above := map[int32]bool{}
	for _, r := range rows {
		for up := tree.parents[r]; up >= 0; up = tree.parents[up] {
			above[up] = true
		}
	}
	all := []int32{}
	for r := range int32(h.len()) {
		if !h.gone[r] && (above[r] || slices.Contains(rows, r)) {
			all = append(all, r)
		}
	}
	naive := newNaiveTree(tree, h.plan.sort(all))
	naive.lazy = func(int32) bool { return false }
	for r := range int32(h.len()) {
		naive.open[r] = h.open[r] || h.check.filter != nil && above[r]
	}
	return append([]int32{}, naive.show(-1)...)
}

func (h *history) setSort(t *rapid.T) {
	keys := h.plan
	h.plan = sortPlan{}
	if len(keys.keys) > 0 && rapid.Bool().Draw(t, "turn") {
		h.plan = keys
		for i := range h.plan.keys {
			h.plan.keys[i].Descending = !h.plan.keys[i].Descending
		}
	} else {
		for range rapid.IntRange(0, 2).Draw(t, "keys") {
			h.plan.add(h.tables[rapid.IntRange(0, len(h.tables)-1).Draw(t, "column")], rapid.Bool().Draw(t, "descending"), rapid.Bool().Draw(t, "missing first"))
		}
	}
	h.model.SetSort(h.plan.keys)
}

func (h *history) setFilter(t *rapid.T) {
	h.check = check{nil, func(int32) bool { return true }}
	if rapid.IntRange(0, 3).Draw(t, "filtered") > 0 {
		h.check = h.draw(t, 1)
	}
	h.model.SetFilter(h.check.filter)
}

func (h *history) setTree(t *rapid.T) {
	h.shape, h.open = Shape{}, map[int32]bool{}
	if rapid.Bool().Draw(t, "tree") {
		open := rapid.Bool().Draw(t, "open")
		for r := range int32(h.len()) {
			h.open[r] = open
		}
		h.shape.Tree = NewTree(drawParents(t, h.len(), false))
		h.shape.OpenRow = func(r coord.Record, _ int, held bool) bool { return held || h.open[int32(r)] }
	}
	h.model.SetShape(h.shape)
}

// apply changes, removes and adds rows.
func (h *history) apply(t *rapid.T) {
	if h.len() == 0 {
		return
	}
	some := rapid.SliceOfN(rapid.IntRange(-2, h.len()+2), 0, 6)
	c := Changes{}
	for _, r := range some.Draw(t, "updated") {
		c.Updated = append(c.Updated, int32(r))
		if r >= 0 && r < h.len() {
			h.numbers[r] = float64(rapid.IntRange(-2, 2).Draw(t, "number"))
			h.texts[r] = rapid.SampledFrom(awkward).Draw(t, "text")
			h.missing[r] = rapid.Bool().Draw(t, "missing")
		}
	}
	for _, r := range some.Draw(t, "removed") {
		c.Removed = append(c.Removed, int32(r))
		if r >= 0 && r < h.len() {
			h.gone[int32(r)] = true
		}
	}
	require.NoError(t, h.model.Apply(c))
}

// reset replaces the rows.
func (h *history) reset(t *rapid.T) {
	*h = *newHistory(drawTable(t, 60))
}

func (h *history) settle(t *rapid.T) {
	job := h.model.Prepare()
	if job == nil {
		return
	}
	switch rapid.IntRange(0, 2).Draw(t, "how") {
	case 0:
		require.NoError(t, job.Run())
	case 1:
		done := make(chan bool)
		job.Start(func() { close(done) })
		<-done
	case 2:
		for !job.Step(0) {
		}
	}
	require.True(t, h.model.Adopt())
	require.NoError(t, h.model.Err())
	require.Nil(t, h.model.Prepare())
}

func (h *history) compare(t *rapid.T) {
	want, got := h.items(), []int32{}
	for i := range coord.Index(h.model.Len()) {
		got = append(got, int32(h.model.Item(i)))
		if h.model.Index(coord.Record(h.model.Item(i))) != i {
			t.Fatalf("row %d is not found where it is", h.model.Item(i))
		}
	}
	require.Equal(t, want, got)
	if pass := h.model.Passing(); pass != nil {
		rows := h.rows()
		slices.Sort(rows)
		require.Equal(t, rows, rowsOf(pass, h.len()))
	}
}

func TestModelAgreesWithItsDescription(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := newHistory(drawTable(t, 60))
		for range rapid.IntRange(1, 12).Draw(t, "steps") {
			switch rapid.IntRange(0, 6).Draw(t, "step") {
			case 0:
				h.setSort(t)
			case 1:
				h.setFilter(t)
			case 2:
				h.setTree(t)
			case 3, 4, 5:
				h.apply(t)
			case 6:
				if rapid.IntRange(0, 3).Draw(t, "reset") == 0 {
					h.reset(t)
				}
			}
			if rapid.IntRange(0, 3).Draw(t, "settle") > 0 {
				h.settle(t)
				h.compare(t)
			}
		}
	})
}

func TestApplyAloneKeepsAFlatListRight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := newHistory(drawTable(t, 80))
		h.setSort(t)
		h.setFilter(t)
		h.settle(t)
		for range rapid.IntRange(1, 8).Draw(t, "updates") {
			h.apply(t)
			require.Nil(t, h.model.Prepare(), "nothing is left to a job")
			h.compare(t)
		}
	})
}

func TestAddedRowsAreMerged(t *testing.T) {
	numbers := []float64{5, 1, 3}
	var m Model
	field := &Field{Numbers: func(dst []float64, rows []int32) {
		for i, r := range rows {
			dst[i] = numbers[r]
		}
	}}
	show := func() (rows []int32) {
		for i := range coord.Index(m.Len()) {
			rows = append(rows, int32(m.Item(i)))
		}
		return rows
	}
	m.Reset(3)
	require.NoError(t, m.Refresh())
	numbers = append(numbers, 4, 0)
	require.NoError(t, m.Apply(Changes{Added: 2}))
	require.Equal(t, []int32{0, 1, 2, 3, 4}, show())
	m.SetSort([]SortKey{{Field: field}})
	m.SetFilter(NumberIs{Field: field, Op: Greater, A: 0, B: 0})
	require.NoError(t, m.Refresh())
	require.Equal(t, []int32{1, 2, 3, 0}, show())
	numbers = append(numbers, 2, -1, 9)
	require.NoError(t, m.Apply(Changes{Added: 3, Removed: []int32{3}, Updated: []int32{3}}))
	require.Equal(t, []int32{1, 5, 2, 0, 7}, show())
	m.SetFilter(nil)
	require.NoError(t, m.Refresh())
	require.Equal(t, []int32{6, 4, 1, 5, 2, 0, 7}, show())
	require.NoError(t, m.Apply(Changes{Added: -4, Updated: []int32{-1, 99}, Removed: []int32{-7, 99}}))
	require.Equal(t, []int32{6, 4, 1, 5, 2, 0, 7}, show())
	require.Error(t, m.Apply(Changes{Added: maxRows}), "too many")
}

func TestModelShowsGroupsAndTotals(t *testing.T) {
	numbers := []float64{1, 2, 3, 4}
	cities := []string{"Bonn", "Ulm", "Bonn", "Ulm"}
	number, city := &Field{Numbers: gather(numbers)}, &Field{Texts: gather(cities)}
	var m Model
	m.Reset(4)
	m.SetSort([]SortKey{{Field: number, Descending: true}})
	m.SetShape(Shape{Groups: []*Field{city}, Aggregates: []Aggregate{{Field: number}}, OpenGroup: func(g *Groups, i int) bool { return cities[g.List[i].row] == "Bonn" }})
	require.NoError(t, m.Refresh())
	require.Equal(t, []int32{^1, ^2, 2, 0}, shownItems(m.Outline()))
	require.Equal(t, [][]float64{{10, 6, 4}}, m.Groups().Values)
	require.EqualValues(t, 3, m.Index(0))
	require.EqualValues(t, -1, m.Index(1), "its group is closed")
	numbers[0] = 10
	require.NoError(t, m.Apply(Changes{Updated: []int32{0}}))
	require.NoError(t, m.Refresh())
	require.Equal(t, []int32{^1, 0, 2, ^2}, shownItems(m.Outline()))
	m.SetShape(Shape{Aggregates: []Aggregate{{Function: Count}}})
	require.NoError(t, m.Refresh())
	require.Nil(t, m.Outline())
	require.Equal(t, [][]float64{{4}}, m.Groups().Values)
	require.Equal(t, 4, m.Len())
}

func TestFailedJobsChangeNothing(t *testing.T) {
	angry := false
	field := &Field{Compare: func(a, b int32) int {
		if angry {
			panic("no")
		}
		return int(b - a)
	}}
	var m Model
	m.Reset(3 * parallelLeast)
	m.SetSort([]SortKey{{Field: field}})
	require.NoError(t, m.Refresh())
	require.EqualValues(t, int32(m.Len()-1), m.Item(0))
	angry = true
	m.SetSort([]SortKey{{Field: field}, {Field: field, MissingFirst: true}})
	require.ErrorIs(t, m.Refresh(), ErrPanic)
	require.EqualValues(t, int32(m.Len()-1), m.Item(0), "the old order stays")
	require.Nil(t, m.Prepare(), "what failed is not tried again")
	angry = false
	m.SetSort(nil)
	require.NoError(t, m.Refresh())
	require.EqualValues(t, int32(0), m.Item(0))

	m.SetSort([]SortKey{{}})
	require.ErrorIs(t, m.Refresh(), ErrNoOrder)
	m.SetSort([]SortKey{{Field: field}})
	require.NoError(t, m.Refresh())
	angry = true
	require.ErrorIs(t, m.Apply(Changes{Updated: []int32{1, 2, 3}}), ErrPanic)
	angry = false
	require.NoError(t, m.Refresh())
	require.EqualValues(t, int32(m.Len()-1), m.Item(0))
	m.SetShape(Shape{Tree: NewTree([]int32{-1})})
	require.Error(t, m.Refresh(), "a tree of other rows")
}

func TestJobsAreCancelledAndReplaced(t *testing.T) {
	var m Model
	m.Reset(100_000)
	slow := Func{func(r coord.Record) bool { return r%2 == 0 }}
	m.SetFilter(slow)
	first := m.Prepare()
	require.True(t, m.Busy())
	require.ErrorIs(t, m.Apply(Changes{}), ErrBusy)
	require.False(t, m.Adopt(), "not finished")
	require.False(t, first.Step(-time.Second), "it gives way before it begins")
	require.Zero(t, first.Progress())
	require.False(t, first.Step(-time.Second), "and after each batch")
	require.Greater(t, first.Progress(), 0.0)
	require.Less(t, first.Progress(), 1.0)
	require.Equal(t, 100_000, m.Len(), "the old order stays on screen")

	m.SetFilter(Func{func(r coord.Record) bool { return r%4 == 0 }})
	second := m.Prepare()
	require.True(t, first.Finished())
	require.ErrorIs(t, first.Err(), ErrCanceled)
	steps, last := 0, 0.0
	for !second.Step(-time.Second) {
		require.GreaterOrEqual(t, second.Progress(), last)
		last = second.Progress()
		steps++
	}
	require.Greater(t, steps, 10)
	require.Equal(t, 1.0, second.Progress())
	require.True(t, second.Step(0))
	require.True(t, m.Adopt())
	require.Equal(t, 25_000, m.Len())
	require.False(t, m.Busy())

	m.SetFilter(nil)
	never := m.Prepare()
	m.Cancel()
	require.True(t, never.Finished(), "it never began")
	require.ErrorIs(t, never.Run(), ErrCanceled)
	require.NoError(t, m.Refresh())
	require.Equal(t, 100_000, m.Len())
}

func TestCancelStopsAJobThatRuns(t *testing.T) {
	began, release := make(chan bool), make(chan bool)
	var m Model
	m.Reset(10 * batch)
	m.SetFilter(Func{func(r coord.Record) bool {
		if r == 0 {
			close(began)
			<-release
		}
		return true
	}})
	job := m.Prepare()
	done := make(chan bool)
	job.Start(func() { close(done) })
	<-began
	require.NoError(t, job.Err(), "none yet")
	m.Cancel()
	require.True(t, m.Busy())
	close(release)
	<-done
	require.ErrorIs(t, job.Err(), ErrCanceled)
	require.False(t, m.Busy())
}

func TestPanicsOfBothHalvesAreContained(t *testing.T) {
	for _, at := range []int32{0, 9*batch + 1} {
		var m Model
		m.Reset(10 * batch)
		m.SetFilter(Func{func(r coord.Record) bool {
			if r == coord.Record(at) {
				panic(errors.New("no"))
			}
			return true
		}})
		require.ErrorIs(t, m.Refresh(), ErrPanic)
		require.Equal(t, 10*batch, m.Len())
	}
}

func TestMemoryOfASortAndAFilter(t *testing.T) {
	const n = 200_000
	d := manyRows(n)
	var m Model
	m.Reset(n)
	require.Zero(t, m.Bytes(), "the identity stores nothing")
	m.SetSort([]SortKey{{Field: &Field{Integers: gather(d.ints)}}})
	require.NoError(t, m.Refresh())
	m.SetFilter(Func{func(r coord.Record) bool { return r%8 > 0 }})
	require.NoError(t, m.Refresh())
	require.NoError(t, m.Apply(Changes{Updated: []int32{1, 2, 3}}))
	require.NoError(t, m.Apply(Changes{Updated: []int32{1, 2, 3}}))
	m.SetSort([]SortKey{{Field: &Field{Integers: gather(d.ints)}, Descending: true}})
	require.NoError(t, m.Refresh())
	require.LessOrEqual(t, m.Bytes(), 24*n)
}

// TestFewRowsThatJoinAreMerged uses enough rows for some changes to count as few.
func TestFewRowsThatJoinAreMerged(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := newHistory(manyRows(300))
		h.plan.add(h.tables[rapid.IntRange(0, len(h.tables)-1).Draw(t, "column")], rapid.Bool().Draw(t, "descending"), false)
		h.model.SetSort(h.plan.keys)
		for range 5 {
			hidden := int32(rapid.IntRange(0, 120).Draw(t, "hidden"))
			if hidden < 40 {
				h.check = check{nil, func(int32) bool { return true }}
			} else {
				keep := func(r int32) bool { return r%60 != hidden%60 }
				h.check = check{Func{func(r coord.Record) bool { return keep(int32(r)) }}, keep}
			}
			h.model.SetFilter(h.check.filter)
			h.settle(t)
			h.compare(t)
			for range rapid.IntRange(0, 15).Draw(t, "updates") {
				h.apply(t)
			}
			h.compare(t)
			if rapid.Bool().Draw(t, "turn") {
				h.plan.keys[0].Descending = !h.plan.keys[0].Descending
				h.model.SetSort(h.plan.keys)
			}
		}
	})
}

func TestWhatWasSortedOnceIsNotSortedAgain(t *testing.T) {
	d := manyRows(20_000)
	read := 0
	field := &Field{Numbers: func(dst []float64, rows []int32) {
		read += len(rows)
		gather(d.numbers)(dst, rows)
	}}
	var m Model
	m.Reset(d.len())
	m.SetSort([]SortKey{{Field: field}})
	require.NoError(t, m.Refresh())
	costs := func(most int, change func()) {
		t.Helper()
		read = 0
		change()
		require.NoError(t, m.Refresh())
		require.LessOrEqual(t, read, most)
	}
	costs(0, func() {})
	costs(0, func() { m.SetFilter(Func{func(r coord.Record) bool { return r%2 == 0 }}) })
	costs(0, func() { m.SetFilter(Func{func(r coord.Record) bool { return r%3 == 0 }}) })
	costs(0, func() { m.SetFilter(nil) })
	costs(0, func() { m.SetSort([]SortKey{{Field: field, Descending: true}}) })
	costs(100, func() { require.NoError(t, m.Apply(Changes{Updated: []int32{7, 9}})) })
	m.SetFilter(Func{func(r coord.Record) bool { return r%2 == 0 }})
	require.NoError(t, m.Refresh())
	costs(100, func() { require.NoError(t, m.Apply(Changes{Updated: []int32{8, 10}})) })
	costs(200, func() { m.SetFilter(nil) })
}
