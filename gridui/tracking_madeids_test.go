// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// trackedBranches is a tree of tracked rows that is open, some of which may have no id.
type trackedBranches struct {
	*gridtest.Harness
	gridui.ChangeTrackingGrid[branch]
}

func newTrackedBranches(tree gridui.Tree[branch]) *trackedBranches {
	s := &trackedBranches{}
	s.Data = []branch{{"a", "", "A"}, {"b", "", "B"}, {"a1", "a", "A one"}, {"b1", "b", "B one"}}
	s.RowKey = func(b branch) string { return b.ID }
	s.Tree = tree
	s.Expansion.Rows = idset.All()
	s.Editing.Enabled = true
	s.Selection.Mode = option.SelectMulti
	s.Columns = []gridui.Column[branch]{
		gridui.Field("name", "Name", func(b branch) string { return b.Name }).Edit(func(b *branch, v string) { b.Name = v }),
	}
	th := newTheme()
	s.Harness = gridtest.New(image.Pt(400, 400), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, &s.ChangeTrackingGrid).Layout(gtx)
	})
	s.Settle()
	return s
}

func (s *trackedBranches) names() (names []string) {
	s.Settle()
	for i := range s.Shown() {
		row, _ := s.RowAt(i)
		names = append(names, row.Name)
	}
	return names
}

// A new row of a tree has the id that was made for it, whatever else comes and goes.
func TestMadeIDsOfATree(t *testing.T) {
	for name, tree := range map[string]gridui.Tree[branch]{
		"parent": {Parent: func(b branch) string { return b.Up }},
		"path": {Path: func(b branch) []string {
			if b.Up == "" {
				return []string{b.Name}
			}
			return []string{map[string]string{"a": "A", "b": "B"}[b.Up], b.Name}
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newTrackedBranches(tree)
			var keys []string
			for _, b := range []branch{{Up: "a", Name: "one"}, {Name: "top"}, {Up: "b", Name: "two"}, {Up: "b", Name: "three"}} {
				key, err := s.AddRow(&b)
				require.NoError(t, err)
				keys = append(keys, key)
			}
			require.Equal(t, []string{"A", "A one", "one", "B", "B one", "two", "three", "top"}, s.names())
			edit := func(k int, name string) {
				require.NoError(t, s.EditCells(gridui.CellWrite{RowID: keys[k], ColumnID: "name", Value: name}))
				s.Settle()
			}
			edit(3, "3")
			require.Equal(t, []string{"A", "A one", "one", "B", "B one", "two", "3", "top"}, s.names())
			s.Select(keys[2])
			s.FocusCell(5, "name")
			s.Settle()
			require.Equal(t, keys[2], s.ChangeTrackingGrid.Focused().RowID)
			require.True(t, s.DeleteRow(keys[0]))
			require.Equal(t, []string{"A", "A one", "B", "B one", "two", "3", "top"}, s.names())
			edit(2, "2")
			require.Equal(t, []string{"A", "A one", "B", "B one", "2", "3", "top"}, s.names())
			require.Equal(t, keys[2], s.ChangeTrackingGrid.Focused().RowID)
			require.Equal(t, 4, s.ChangeTrackingGrid.Focused().Row)
			require.Equal(t, 1, s.SelectedCount())
			for range 3 {
				require.True(t, s.History().Undo())
			}
			require.Equal(t, []string{"A", "A one", "one", "B", "B one", "two", "three", "top"}, s.names())
			require.Equal(t, tracking.Added, s.Status(keys[0]))
		})
	}
}

// Rows that Apply added or removed are so when all is asked for anew.
func TestRefreshKeepsWhatApplyDid(t *testing.T) {
	for name, tree := range map[string]gridui.Tree[part]{
		"list":   {},
		"parent": {Parent: func(p part) string { return p.Up }},
		"path":   {Path: func(p part) []string { return []string{p.Name} }},
	} {
		t.Run(name, func(t *testing.T) {
			s := newParts(func(g *gridui.Grid[part]) {
				g.Tree = tree
				g.Expansion.Rows = idset.All()
				g.SetRows([]part{{ID: "a", Name: "A"}, {ID: "b", Name: "B"}, {ID: "c", Name: "C"}})
			})
			require.NoError(t, s.grid.Apply(gridui.Changes[part]{Add: []part{{ID: "d", Name: "D"}}, Remove: []string{"b"}}))
			s.Settle()
			require.Equal(t, 3, s.grid.Shown())
			s.grid.Refresh()
			s.Settle()
			var ids []string
			for i := range s.grid.Shown() {
				row, _ := s.grid.RowAt(i)
				ids = append(ids, row.ID)
			}
			require.Equal(t, []string{"a", "c", "d"}, ids)
		})
	}
}

// So are rows that Children has and Apply took away.
func TestRefreshKeepsWhatApplyDidBelow(t *testing.T) {
	s := newParts(func(g *gridui.Grid[part]) {
		g.Expansion.Rows = idset.All()
		g.SetRows([]part{{ID: "a", Name: "A", Parts: []part{{ID: "a1", Name: "A1"}, {ID: "a2", Name: "A2"}}}, {ID: "b", Name: "B"}})
	})
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{Add: []part{{ID: "d", Name: "D"}, {ID: "e", Name: "E"}}, Remove: []string{"a1", "b"}}))
	s.Settle()
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{Remove: []string{"d"}}))
	s.Settle()
	for range 3 {
		s.grid.Refresh()
		s.Settle()
		var ids []string
		for i := range s.grid.Shown() {
			row, _ := s.grid.RowAt(i)
			ids = append(ids, row.ID)
		}
		require.Equal(t, []string{"a", "a2", "e"}, ids)
	}
	s.grid.SetRows([]part{{ID: "a", Name: "A", Parts: []part{{ID: "a1", Name: "A1"}}}})
	s.Settle()
	require.Equal(t, 2, s.grid.Shown(), "rows that are given anew are all there")
}

// Without RowID changes that wait have nothing to go by: they are left out.
func TestChangesThatLoseTheirIDs(t *testing.T) {
	s := newParts(func(g *gridui.Grid[part]) { g.SetRows([]part{{ID: "a", Name: "A"}}) })
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{Add: []part{{ID: "d", Name: "D"}}, Update: []part{{ID: "a", Name: "AA"}}, Remove: []string{"a"}}))
	s.grid.RowID = nil
	require.NotPanics(t, func() { s.Settle() })
}
