// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// listedItem is an item of an explicit list of an outline.
type listedItem struct {
	item       coord.Item
	depth      int
	up, end    int
	rowsUpTo   int
	expandable bool
}

// listGroup appends a group and its descendants.
func listGroup(g *Groups, list []listedItem, group, up int) []listedItem {
	at, of := len(list), g.List[group]
	if group > 0 {
		list = append(list, listedItem{item: coord.GroupItem(group), depth: int(of.Level) - 1, up: up, expandable: true})
		up = at
	} else if g.totals.First {
		list = append(list, listedItem{item: coord.FooterItem(0), up: -1})
	}
	leaf := true
	for below := group + 1; below < len(g.List); below++ {
		if int(g.List[below].Parent) == group {
			list, leaf = listGroup(g, list, below, up), false
		}
	}
	for _, row := range g.Rows[of.Lo:of.Hi] {
		if leaf {
			list = append(list, listedItem{item: coord.Item(row), depth: int(of.Level), up: up})
		}
	}
	if g.totals.Footers && group > 0 || g.totals.Last && group == 0 {
		list = append(list, listedItem{item: coord.FooterItem(group), depth: int(of.Level), up: up})
	}
	if group > 0 {
		list[at].end = len(list)
	}
	return list
}

// written returns the whole outline of groups as an explicit list.
func written(g *Groups) []listedItem {
	list, rows := listGroup(g, nil, 0, -1), 0
	for i := range list {
		if list[i].end == 0 {
			list[i].end = i + 1
		}
		if list[i].item >= 0 {
			rows++
		}
		list[i].rowsUpTo = rows
	}
	return list
}

// TestOutlineOfTotals compares outlines with footers and totals with explicit lists.
func TestOutlineOfTotals(t *testing.T) {
	for seed := range rounds.Seeds(300) {
		test := newRegrouped(rand.New(rand.NewPCG(seed, 11)), int(seed%40))
		test.shape.Totals = TotalRows{Footers: seed&1 == 0, First: seed&2 == 0, Last: seed&4 == 0}
		test.set(&test.model)
		require.NoError(t, test.model.Refresh())
		if test.model.Outline() == nil {
			continue
		}
		for range 4 {
			sameWritten(t, &test.model)
			test.toggle()
			if len(test.city) > 0 {
				require.NoError(t, test.apply())
				require.NoError(t, test.model.Refresh())
			}
		}
	}
}

func sameWritten(t *testing.T, m *Model) {
	t.Helper()
	o := m.Outline()
	want := written(m.Groups())
	require.Equal(t, len(want), o.Places())
	shown := 0
	for i, w := range want {
		at := coord.Place(i)
		got := listedItem{o.Item(at), o.Depth(at), int(o.Parent(at)), int(o.End(at)), o.RowsUpTo(at), o.Expandable(at)}
		require.Equal(t, w, got, "place %d", i)
		if w.item >= 0 {
			require.Equal(t, at, o.Place(w.item.Record()))
		}
		shows := true
		for up := w.up; up >= 0; up = want[up].up {
			shows = shows && o.Open(coord.Place(up))
		}
		if !shows {
			require.EqualValues(t, -1, o.Index(at))
			continue
		}
		require.EqualValues(t, shown, o.Index(at))
		require.Equal(t, w.item, m.Item(coord.Index(shown)))
		shown++
	}
	require.Equal(t, shown, m.Len())
}

// TestGroupsByLevelOrder orders each level separately.
func TestGroupsByLevelOrder(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	for range rounds.Of(100) {
		n := rnd.IntN(80)
		a, b := make([]float64, n), make([]float64, n)
		for i := range n {
			a[i], b[i] = float64(rnd.IntN(5)), float64(rnd.IntN(5))
		}
		fields := []*Field{{Numbers: gather(a)}, {Numbers: gather(b)}}
		var m Model
		m.Reset(n)
		m.SetShape(Shape{Groups: fields, Orders: []GroupOrder{
			{On: true, Value: &SortKey{Field: fields[0]}, Descending: true}, {On: true, Size: true},
		}})
		require.NoError(t, m.Refresh())
		g := m.Groups()
		last := map[int32]int{}
		for i := 1; i < len(g.List); i++ {
			of := g.List[i]
			if before, ok := last[of.Parent]; ok && of.Level == 1 {
				require.Greater(t, a[g.List[before].row], a[of.row])
			} else if ok {
				require.LessOrEqual(t, g.List[before].Len(), of.Len())
			}
			last[of.Parent] = i
			require.True(t, slices.Contains(g.Rows[of.Lo:of.Hi], of.row))
		}
	}
}
