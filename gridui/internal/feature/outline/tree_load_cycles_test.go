// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"context"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
)

// callLimit panics at a number of calls that only an endless loop reaches, so that a job
// that never ends fails instead.
type callLimit struct{ calls, most int }

func (l *callLimit) count() {
	if l.calls++; l.calls > l.most {
		panic("the rows of a tree are asked for without end")
	}
}

// loadingTree returns a tree of the rows "a" and "z" in which each row loads the rows in answers.
func loadingTree(answers map[string][]treestage.Part, tree gridui.Tree[treestage.Part]) *gridstage.Stage[treestage.Part] {
	limit := callLimit{most: 100_000}
	s := gridstage.New(image.Pt(400, 800), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = treestage.PartColumns()
		g.RowID = func(p treestage.Part) string { limit.count(); return p.ID }
		g.Tree = tree
		g.Tree.HasChildren = func(p treestage.Part) bool { return len(answers[p.ID]) > 0 }
		g.Tree.Load = func(_ context.Context, p treestage.Part) ([]treestage.Part, error) { return answers[p.ID], nil }
		g.Expansion.Rows = idset.All()
		g.SetRows([]treestage.Part{{ID: "a", Name: "A"}, {ID: "z", Name: "Z"}})
	})
	s.Until(func() bool { return !strings.Contains(s.Dump(), "불러오는 중") })
	return s
}

func TestTreeLoadThatBringsAnAncestor(t *testing.T) {
	b, c := treestage.Part{ID: "b", Name: "B"}, treestage.Part{ID: "c", Name: "C"}
	for name, test := range map[string]struct {
		answers map[string][]treestage.Part
		want    []string
		problem string
	}{
		"the row itself": {
			answers: map[string][]treestage.Part{"a": {{ID: "a", Name: "A"}, b}},
			want:    []string{"A", "B", "Z"}, problem: `row "a" is its own ancestor`,
		},
		"the row above": {
			answers: map[string][]treestage.Part{"a": {b}, "b": {{ID: "a", Name: "A"}, c}},
			want:    []string{"A", "B", "C", "Z"}, problem: `row "a" is its own ancestor`,
		},
		"a row further up": {
			answers: map[string][]treestage.Part{"a": {b}, "b": {c}, "c": {b}},
			want:    []string{"A", "B", "C", "Z"}, problem: `row "b" is its own ancestor`,
		},
		"one row twice": {
			answers: map[string][]treestage.Part{"a": {c, c}, "c": {b}},
			want:    []string{"A", "C", "B", "C", "Z"}, problem: `more than one row has the id "c"`,
		},
	} {
		for kind, tree := range map[string]gridui.Tree[treestage.Part]{
			"children": {Children: func(p treestage.Part) []treestage.Part { return p.Parts }},
			"parent":   {Parent: func(p treestage.Part) string { return p.Up }},
			"path":     {Path: func(p treestage.Part) []string { return []string{p.ID} }},
		} {
			t.Run(name+"/"+kind, func(t *testing.T) {
				s := loadingTree(test.answers, tree)
				require.Equal(t, test.want, gridstage.FirstColumn(s))
				require.Len(t, s.Problems(), 1)
				require.Contains(t, s.Problems()[0], test.problem)
				s.Grid.Refresh()
				s.Settle()
				require.Equal(t, test.want, gridstage.FirstColumn(s), "after Refresh")
				require.Len(t, s.Problems(), 1, "after Refresh")
				require.NoError(t, s.Grid.Close())
			})
		}
	}
}

func TestTreeLoadThatBringsAnAncestorBelowChildren(t *testing.T) {
	a := treestage.Part{ID: "a", Name: "A"}
	s := loadingTree(map[string][]treestage.Part{"a": {{ID: "b", Name: "B", Parts: []treestage.Part{{ID: "c", Name: "C", Parts: []treestage.Part{a}}}}}},
		gridui.Tree[treestage.Part]{Children: func(p treestage.Part) []treestage.Part { return p.Parts }})
	want := []string{"A", "B", "C", "Z"}
	require.Equal(t, want, gridstage.FirstColumn(s))
	require.Contains(t, strings.Join(s.Problems(), "\n"), `row "a" is its own ancestor`)
	s.Grid.Refresh()
	s.Settle()
	require.Equal(t, want, gridstage.FirstColumn(s), "after Refresh")
	require.NoError(t, s.Grid.Close())
}

func TestTreeByChildrenLeavesOutAnAncestorOfARow(t *testing.T) {
	a := treestage.Part{ID: "a", Name: "A"}
	a.Parts = []treestage.Part{{ID: "b", Name: "B", Parts: []treestage.Part{a, {ID: "c", Name: "C"}}}}
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Expansion.Rows = idset.All()
		g.SetRows([]treestage.Part{a})
	})
	require.Equal(t, []string{"A", "B", "C"}, gridstage.FirstColumn(s))
	require.Contains(t, strings.Join(s.Problems(), "\n"), `row "a" is its own ancestor`)
}
