// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"context"
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// shoot is a row of a tree by parents or paths, whose children may be loaded.
type shoot struct {
	id, up string
	path   []string
	cost   float64
	loads  bool
}

// garden is a grid of shoots that changes, and the rows that it is to show.
type garden struct {
	t      *testing.T
	rng    *rand.Rand
	rows   []shoot
	made   int
	byPath bool
	set    func(g *gridui.Grid[shoot])
	stage  *gridstage.Stage[shoot]
}

// TestPatchedTreesShowWhatNewOnesDo changes rows of trees by parents and by paths, with aggregates in the branches or
// children to be loaded, and compares what shows with a grid that was given the rows that are left.
func TestPatchedTreesShowWhatNewOnesDo(t *testing.T) {
	for _, kind := range []string{"parent", "path", "parent sums", "path sums", "parent loads", "path loads"} {
		t.Run(kind, func(t *testing.T) {
			for seed := range rounds.Seeds(12) {
				newGarden(t, kind, rand.New(rand.NewPCG(seed, 31))).run()
			}
		})
	}
}

func newGarden(t *testing.T, kind string, rng *rand.Rand) *garden {
	w := &garden{t: t, rng: rng, byPath: kind[:4] == "path"}
	sums, loads := slices.Contains([]string{"parent sums", "path sums"}, kind), slices.Contains([]string{"parent loads", "path loads"}, kind)
	keys := [][]option.SortKey{nil, {{ColumnID: "cost"}}, {{ColumnID: "cost", Desc: true}}, {{ColumnID: "id", Desc: true}}}[rng.IntN(4)]
	how := []option.TreeFilter{option.TreeFilterKeepAncestors, option.TreeFilterParentsFirst, option.TreeFilterKeepFamily}[rng.IntN(3)]
	below := fmt.Sprint(rng.IntN(2000))
	filtered, closed := rng.IntN(2) == 0 && !loads, rng.IntN(2) == 0 && !loads
	w.set = func(g *gridui.Grid[shoot]) {
		g.Columns = []gridui.Column[shoot]{
			gridui.Field("id", "ID", func(n shoot) string { return n.id }).Width(200),
			gridui.Field("cost", "Cost", func(n shoot) float64 { return n.cost }).Width(200).Aggregate(option.AggregateSum).Format(func(v float64) string { return fmt.Sprintf("%x", v) }),
			gridui.Field("some", "Some", func(n shoot) string { return fmt.Sprint(int(n.cost) % 7) }).Width(60).Aggregate(option.AggregateDistinct),
		}
		g.RowID = func(n shoot) string { return n.id }
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: keys}
		g.Selection.Mode = option.SelectMulti
		g.Expansion.Rows = idset.All()
		if closed {
			for i := range 12 {
				g.Expansion.Rows.Set(fmt.Sprint("n", 3*i), false)
			}
		}
		for i := range 100 {
			g.Selection.Rows.Set(fmt.Sprint("n", 4*i), true)
		}
		g.Tree.Filter, g.Tree.Aggregate = how, sums
		if w.byPath {
			g.Tree.Path = func(n shoot) []string { return n.path }
		} else {
			g.Tree.Parent = func(n shoot) string { return n.up }
		}
		if loads {
			g.Tree.HasChildren = func(n shoot) bool { return n.loads }
			g.Tree.Load = func(_ context.Context, n shoot) (rows []shoot, err error) {
				for i := range len(n.id) {
					rows = append(rows, shoot{id: fmt.Sprint(n.id, ".", i), cost: float64(i)})
				}
				return rows, nil
			}
		}
		g.Filtering.Enabled = true
	}
	filterBelow := w.set
	w.set = func(g *gridui.Grid[shoot]) {
		if filterBelow(g); filtered {
			g.Column("cost").SetFilter(filter.Less.Of(below))
		}
	}
	if loads {
		w.made = 1000 // other ids than those of closed rows
	}
	for range 20 + rng.IntN(60) {
		w.rows = append(w.rows, w.shoot(loads))
	}
	w.stage = w.grid()
	return w
}

// shoot returns a new row, of bad input at times.
func (w *garden) shoot(loads bool) shoot {
	w.made++
	n := shoot{id: fmt.Sprint("n", w.made), cost: w.cost(), loads: loads && w.rng.IntN(4) == 0}
	w.put(&n)
	return n
}

func (w *garden) cost() float64 {
	if w.rng.IntN(10) == 0 {
		return math.NaN()
	}
	return w.rng.Float64() * math.Pow(10, float64(w.rng.IntN(5)))
}

// put gives a row a place: below another one, at the top, below one that is missing, or at a path that is taken or empty.
func (w *garden) put(n *shoot) {
	n.up, n.path = "", []string{n.id}
	if len(w.rows) == 0 || w.rng.IntN(5) == 0 {
		return
	}
	up := w.rows[w.rng.IntN(len(w.rows))]
	if up.loads {
		return
	}
	switch n.up, n.path = up.id, append(slices.Clip(up.path), n.id); w.rng.IntN(12) {
	case 0:
		n.up, n.path = "n"+fmt.Sprint(w.made+w.rng.IntN(4)), []string{fmt.Sprint("a", w.rng.IntN(3)), fmt.Sprint("b", w.rng.IntN(3)), n.id}
	case 1:
		if !n.loads { // it would have both children
			n.path = slices.Clone(up.path)
		}
	case 2:
		n.path = nil
	case 3:
		n.path = append(n.path[:len(n.path)-1:len(n.path)-1], "between", n.id)
	}
	if len(n.path) > 12 {
		n.path = []string{n.id}
	}
}

// grid returns a grid of the rows.
func (w *garden) grid() *gridstage.Stage[shoot] {
	s := gridstage.New(image.Pt(700, 9000), func(g *gridui.Grid[shoot]) {
		w.set(g)
		g.SetRows(slices.Clone(w.rows))
	})
	rest(s)
	return s
}

// remove removes a row with all below it.
func (w *garden) remove(id string) {
	i := slices.IndexFunc(w.rows, func(n shoot) bool { return n.id == id })
	if i < 0 {
		return
	}
	gone := map[string]bool{id: true}
	if w.byPath {
		path := w.rows[i].path
		first := slices.IndexFunc(w.rows, func(n shoot) bool { return slices.Equal(n.path, path) })
		w.rows = slices.DeleteFunc(w.rows, func(n shoot) bool {
			return n.id == id || first == i && len(path) > 0 && len(n.path) > len(path) && slices.Equal(n.path[:len(path)], path)
		})
		return
	}
	up := w.parents()
	for again := true; again; {
		again = false
		for i, n := range w.rows {
			if !gone[n.id] && up[i] >= 0 && gone[w.rows[up[i]].id] {
				gone[n.id], again = true, true
			}
		}
	}
	w.rows = slices.DeleteFunc(w.rows, func(n shoot) bool { return gone[n.id] })
}

// parents returns the parents of the rows; the first row of a cycle is at the top.
func (w *garden) parents() []int {
	up := make([]int, len(w.rows))
	for i, n := range w.rows {
		up[i] = slices.IndexFunc(w.rows, func(m shoot) bool { return n.up != "" && m.id == n.up })
	}
	for i := range up {
		for at, steps := up[i], 0; at >= 0 && steps <= len(up); at, steps = up[at], steps+1 {
			if at == i {
				up[i] = -1
				break
			}
		}
	}
	return up
}

func (w *garden) run() {
	loads := w.stage.Grid.Tree.Load != nil
	for step := range 8 {
		var c gridui.Changes[shoot]
		for range w.rng.IntN(4) {
			n := w.shoot(loads)
			w.rows, c.Add = append(w.rows, n), append(c.Add, n)
		}
		for range w.rng.IntN(4) {
			i := w.rng.IntN(len(w.rows))
			n := &w.rows[i]
			n.cost = w.cost()
			if w.rng.IntN(2) == 0 {
				w.put(n)
			}
			c.Update = append(c.Update, *n)
		}
		for range w.rng.IntN(3) {
			id := w.rows[w.rng.IntN(len(w.rows))].id
			c.Remove = append(c.Remove, id)
		}
		w.rows = slices.Clone(w.rows)
		for _, id := range c.Remove {
			w.remove(id)
		}
		if len(w.rows) == 0 {
			return
		}
		w.stage.Grid.FocusCell(w.rng.IntN(w.stage.Grid.Shown()+1), "cost")
		w.stage.Settle()
		focused := w.stage.Grid.Focused().RowID
		require.NoError(w.t, w.stage.Grid.Apply(c))
		rest(w.stage)
		fresh := w.grid()
		require.Equal(w.t, gardenLines(fresh), gardenLines(w.stage), "step %d", step)
		if slices.ContainsFunc(gardenLines(fresh), func(line string) bool { return strings.Contains(line, ": "+focused+" ") }) {
			require.Equal(w.t, focused, w.stage.Grid.Focused().RowID)
		}
		require.Equal(w.t, fresh.Grid.Shown(), w.stage.Grid.Shown())
		require.Equal(w.t, fresh.Grid.Len(), w.stage.Grid.Len())
	}
}

// gardenLines returns what shows of rows, their level, and whether they are open and selected.
func gardenLines(s *gridstage.Stage[shoot]) (out []string) {
	for _, n := range s.FindAll("row ") {
		out = append(out, n.Label+" "+n.Description+fmt.Sprint(n.Selected))
	}
	return append(out, gridstage.RowCells(s)...)
}

// rest draws frames until all rows that are to be loaded are there.
func rest(s *gridstage.Stage[shoot]) {
	done := func() bool {
		_, loading := s.Find("불러오는 중…")
		return s.Settled() && !loading
	}
	for first := true; first || !done(); first = false {
		s.Settle()
		s.Until(done)
		s.Settle()
	}
}
