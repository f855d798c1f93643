// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
)

// callLimit panics at a number of calls that only an endless loop reaches, so that a job
// that never ends fails instead.
type callLimit struct{ calls, most int }

func (l *callLimit) count() {
	if l.calls++; l.calls > l.most {
		panic("the rows of a tree are asked for without end")
	}
}

// loadingTree is a tree of the rows "a" and "z" in which each row loads what answers says.
func loadingTree(answers map[string][]part, tree gridui.Tree[part]) *stage[part] {
	limit := callLimit{most: 100_000}
	s := newStage(image.Pt(400, 800), func(g *gridui.Grid[part]) {
		g.Columns = partColumns()
		g.RowID = func(p part) string { limit.count(); return p.ID }
		g.Tree = tree
		g.Tree.HasChildren = func(p part) bool { return len(answers[p.ID]) > 0 }
		g.Tree.Load = func(_ context.Context, p part) ([]part, error) { return answers[p.ID], nil }
		g.Expansion.Rows = idset.All()
		g.SetRows([]part{{ID: "a", Name: "A"}, {ID: "z", Name: "Z"}})
	})
	waitFor(s, func() bool { return !strings.Contains(s.Dump(), "불러오는 중") })
	return s
}

func TestTreeLoadThatBringsAnAncestor(t *testing.T) {
	b, c := part{ID: "b", Name: "B"}, part{ID: "c", Name: "C"}
	for name, test := range map[string]struct {
		answers map[string][]part
		want    []string
		problem string
	}{
		"the row itself": {
			answers: map[string][]part{"a": {{ID: "a", Name: "A"}, b}},
			want:    []string{"A", "B", "Z"}, problem: `row "a" is its own ancestor`,
		},
		"the row above": {
			answers: map[string][]part{"a": {b}, "b": {{ID: "a", Name: "A"}, c}},
			want:    []string{"A", "B", "C", "Z"}, problem: `row "a" is its own ancestor`,
		},
		"a row further up": {
			answers: map[string][]part{"a": {b}, "b": {c}, "c": {b}},
			want:    []string{"A", "B", "C", "Z"}, problem: `row "b" is its own ancestor`,
		},
		"one row twice": {
			answers: map[string][]part{"a": {c, c}, "c": {b}},
			want:    []string{"A", "C", "B", "C", "Z"}, problem: `more than one row has the id "c"`,
		},
	} {
		for kind, tree := range map[string]gridui.Tree[part]{
			"children": {Children: func(p part) []part { return p.Parts }},
			"parent":   {Parent: func(p part) string { return p.Up }},
			"path":     {Path: func(p part) []string { return []string{p.ID} }},
		} {
			t.Run(name+"/"+kind, func(t *testing.T) {
				s := loadingTree(test.answers, tree)
				require.Equal(t, test.want, names(s))
				require.Len(t, s.problems(), 1)
				require.Contains(t, s.problems()[0], test.problem)
				s.grid.Refresh()
				s.Settle()
				require.Equal(t, test.want, names(s), "after Refresh")
				require.Len(t, s.problems(), 1, "after Refresh")
				require.NoError(t, s.grid.Close())
			})
		}
	}
}

func TestTreeLoadThatBringsAnAncestorBelowChildren(t *testing.T) {
	a := part{ID: "a", Name: "A"}
	s := loadingTree(map[string][]part{"a": {{ID: "b", Name: "B", Parts: []part{{ID: "c", Name: "C", Parts: []part{a}}}}}},
		gridui.Tree[part]{Children: func(p part) []part { return p.Parts }})
	want := []string{"A", "B", "C", "Z"}
	require.Equal(t, want, names(s))
	require.Contains(t, strings.Join(s.problems(), "\n"), `row "a" is its own ancestor`)
	s.grid.Refresh()
	s.Settle()
	require.Equal(t, want, names(s), "after Refresh")
	require.NoError(t, s.grid.Close())
}

func TestTreeByChildrenLeavesOutAnAncestorOfARow(t *testing.T) {
	a := part{ID: "a", Name: "A"}
	a.Parts = []part{{ID: "b", Name: "B", Parts: []part{a, {ID: "c", Name: "C"}}}}
	s := newParts(func(g *gridui.Grid[part]) {
		g.Expansion.Rows = idset.All()
		g.SetRows([]part{a})
	})
	require.Equal(t, []string{"A", "B", "C"}, names(s))
	require.Contains(t, strings.Join(s.problems(), "\n"), `row "a" is its own ancestor`)
}
