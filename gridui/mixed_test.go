// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// forest is a naive tree of parts: a list in the order that rows came.
type forest struct {
	rows []treestage.Part
	open map[string]bool
	keys []option.SortKey
	word string
}

// shown are the names that a grid shows on all of its pages.
func (f *forest) shown() []string {
	byID := map[string]treestage.Part{}
	for _, p := range f.rows {
		byID[p.ID] = p
	}
	above := map[string]bool{} // rows above such as pass
	keep := map[string]bool{}
	for _, p := range f.rows {
		if !strings.Contains(p.Name, f.word) {
			continue
		}
		keep[p.ID] = true
		for up, ok := byID[p.Up]; ok; up, ok = byID[up.Up] {
			above[up.ID], keep[up.ID] = f.word != "", true
		}
	}
	children := map[string][]treestage.Part{}
	for _, p := range f.rows {
		up := p.Up
		if _, ok := byID[up]; !ok {
			up = ""
		}
		if keep[p.ID] {
			children[up] = append(children[up], p)
		}
	}
	var out []string
	var walk func(up string)
	walk = func(up string) {
		list := slices.Clone(children[up])
		slices.SortStableFunc(list, treestage.ByKeys(f.keys))
		for _, p := range list {
			out = append(out, p.Name)
			if f.open[p.ID] || above[p.ID] {
				walk(p.ID)
			}
		}
	}
	walk("")
	return out
}

// below are the ids of a row and all that is below it.
func (f *forest) below(id string) map[string]bool {
	gone := map[string]bool{id: true}
	for n := 0; n != len(gone); {
		n = len(gone)
		for _, p := range f.rows {
			if gone[p.Up] {
				gone[p.ID] = true
			}
		}
	}
	return gone
}

// TestEverythingAgainstOracle mixes rows that come, change and go, orders, filters,
// open rows and pages at random, and compares each page with a naive forest.
func TestEverythingAgainstOracle(t *testing.T) {
	for seed := range rounds.Seeds(25) {
		rnd := rand.New(rand.NewPCG(seed, 9))
		f := &forest{open: map[string]bool{}}
		next := 0
		fresh := func() treestage.Part {
			next++
			p := treestage.Part{ID: strconv.Itoa(next), Name: "n" + strings.Repeat("0", 3-len(strconv.Itoa(next))) + strconv.Itoa(next), Cost: float64(rnd.IntN(5))}
			if len(f.rows) > 0 && rnd.IntN(3) > 0 {
				p.Up = f.rows[rnd.IntN(len(f.rows))].ID
			}
			return p
		}
		for range 30 {
			f.rows = append(f.rows, fresh())
		}
		s := gridstage.New(image.Pt(400, 3000), func(g *gridui.Grid[treestage.Part]) {
			g.Columns = treestage.PartColumns()
			g.RowID = func(p treestage.Part) string { return p.ID }
			g.Tree.Parent = func(p treestage.Part) string { return p.Up }
			g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
			g.Selection.Mode = option.SelectMulti
			g.SetRows(slices.Clone(f.rows))
		})
		for step := range 60 {
			switch rnd.IntN(8) {
			case 0:
				f.keys = [][]option.SortKey{nil, {{ColumnID: "cost"}}, {{ColumnID: "cost", Desc: true}, {ColumnID: "name"}}, {{ColumnID: "name", Desc: true}}}[rnd.IntN(4)]
				s.Grid.Sorting.Keys = f.keys
			case 1:
				f.word = []string{"", "1", "2", "n00", "none"}[rnd.IntN(5)]
				s.Grid.Filtering.Columns = nil
				if f.word != "" {
					s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of(f.word)}}
				}
			case 2, 3:
				if len(f.rows) > 0 {
					id := f.rows[rnd.IntN(len(f.rows))].ID
					f.open[id] = !f.open[id]
					s.Grid.Row(id).SetExpanded(f.open[id])
				}
			case 4:
				s.Grid.Paging.Enabled = rnd.IntN(2) != 0
				s.Grid.Paging.Size = 1 + rnd.IntN(9)
				s.Grid.Paging.Index = rnd.IntN(6) - 1
			case 5:
				f.add(t, s, fresh(), fresh())
			case 6:
				f.update(t, s, rnd)
			case 7:
				f.remove(t, s, rnd)
			}
			s.Settle()
			want := f.shown()
			if s.Grid.Paging.Enabled && len(want) > 0 {
				lo := s.Grid.Paging.Index * s.Grid.Paging.Size
				require.LessOrEqual(t, lo, max(len(want)-1, 0), "a page past the last")
				want = want[lo:min(lo+s.Grid.Paging.Size, len(want))]
			}
			var got []string
			for _, row := range s.FindAll("row ") {
				if len(row.Children) > 1 {
					got = append(got, row.Children[1].Label)
				}
			}
			require.Equal(t, strings.Join(want, " "), strings.Join(got, " "), "seed %d, step %d", seed, step)
		}
		require.Empty(t, s.Problems())
	}
}

func (f *forest) add(t *testing.T, s *gridstage.Stage[treestage.Part], rows ...treestage.Part) {
	f.rows = append(f.rows, rows...)
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Add: rows}))
}

func (f *forest) update(t *testing.T, s *gridstage.Stage[treestage.Part], rnd *rand.Rand) {
	if len(f.rows) == 0 {
		return
	}
	p := &f.rows[rnd.IntN(len(f.rows))]
	p.Cost, p.Name = float64(rnd.IntN(5)), p.Name[:4]+string(rune(97+rnd.IntN(3)))
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Update: []treestage.Part{*p}}))
}

// remove takes a row and all below it away, and in half of the cases gives the
// others anew.
func (f *forest) remove(t *testing.T, s *gridstage.Stage[treestage.Part], rnd *rand.Rand) {
	if len(f.rows) == 0 {
		return
	}
	id := f.rows[rnd.IntN(len(f.rows))].ID
	gone := f.below(id)
	f.rows = slices.DeleteFunc(slices.Clone(f.rows), func(p treestage.Part) bool { return gone[p.ID] })
	if rnd.IntN(2) == 0 {
		s.Grid.SetRows(slices.Clone(f.rows))
		return
	}
	ids := slices.Sorted(maps.Keys(gone))
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Remove: ids}))
}
