// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// node is a row of a tree.
type node struct{ id, parent string }

func newNodes(nodes ...node) *rowsource.Slice[node] {
	s, err := rowsource.NewSlice(rowsource.SliceOptions[node]{
		Rows: nodes, Key: []string{"id"}, Parent: func(n node) string { return n.parent },
		Columns: []rowsource.Column[node]{
			{ID: "id", Value: func(n node) value.Value { return value.Text(n.id) }},
			{ID: "parent", Value: func(n node) value.Value { return value.Text(n.parent) }, Set: func(n *node, v value.Value) error {
				n.parent = v.String()
				return nil
			}},
		},
	})
	if err != nil {
		panic(err)
	}
	return s
}

// outline returns all rows of a tree, each after the row above it and indented.
func outline(t *testing.T, s *rowsource.Slice[node], q rowsource.Query) string {
	t.Helper()
	var text strings.Builder
	var level func(parent string, depth int)
	level = func(parent string, depth int) {
		q.Tree, q.Parent = true, parent
		r, err := s.Open(context.Background(), q)
		require.NoError(t, err)
		defer r.Close()
		page, err := r.Read(context.Background(), rowsource.Seek{}, 1000)
		require.NoError(t, err)
		count, err := r.Count(context.Background())
		require.NoError(t, err)
		require.Equal(t, rowsource.Count{N: int64(len(page.Items)), Exact: true}, count)
		for _, n := range page.Items {
			fmt.Fprint(&text, strings.Repeat(" ", depth), n.id, "\n")
			level(n.id, depth+1)
		}
	}
	level("", 0)
	return text.String()
}

func TestASliceAnswersTheLevelsOfATree(t *testing.T) {
	s := newNodes(node{"a", ""}, node{"b", ""}, node{"a1", "a"}, node{"a2", "a"}, node{"a2x", "a2"}, node{"lost", "nobody"})
	require.True(t, s.Features().Tree)
	require.Equal(t, "a\n a1\n a2\n  a2x\nb\nlost\n", outline(t, s, rowsource.Query{}))
	descending := rowsource.Query{Sort: []rowsource.Order{{Column: "id", Descending: true}}}
	require.Equal(t, "lost\nb\na\n a2\n  a2x\n a1\n", outline(t, s, descending))
	passing := rowsource.Query{Filter: expr.Match{Columns: []string{"id"}, Op: expr.MatchContains, Text: "x"}}
	require.Equal(t, "a\n a2\n  a2x\n", outline(t, s, passing), "the rows above a row that passes")
	require.Equal(t, "a\n a2\n  a2x\n", outline(t, s, passing))
	require.Equal(t, rowsource.BranchFull, rowsource.BranchOf(s, node{id: "a2"}))
	require.Equal(t, rowsource.BranchLeaf, s.Branch(node{id: "b"}))
	require.Equal(t, rowsource.BranchUnknown, s.Branch(node{id: "gone"}))
	above, err := s.Above(context.Background(), "a2x")
	require.NoError(t, err)
	require.Equal(t, []string{"a", "a2"}, above)
	_, err = s.Above(context.Background(), "gone")
	require.ErrorIs(t, err, rowsource.ErrNoRow)

	_, err = s.Write(context.Background(), []rowsource.Edit{{Kind: rowsource.EditUpdate, ID: "a2", Set: []rowsource.Field{{Column: "parent", Value: value.Text("b")}}}})
	require.NoError(t, err)
	require.Equal(t, "a\n a1\nb\n a2\n  a2x\nlost\n", outline(t, s, rowsource.Query{}))
	require.Equal(t, "b\n a2\n  a2x\n", outline(t, s, passing), "a filter is applied to the rows that are there now")
}

func TestRowsOfASliceThatAreTheirOwnAncestorsAreAtTheTop(t *testing.T) {
	s := newNodes(node{"a", "b"}, node{"b", "c"}, node{"c", "a"}, node{"d", "a"}, node{"e", "e"}, node{"f", ""})
	require.Equal(t, "a\n d\nb\nc\ne\nf\n", outline(t, s, rowsource.Query{}))
}

func TestATreeIsRefusedBySourcesWithoutOne(t *testing.T) {
	s, err := rowsource.NewSlice(rowsource.SliceOptions[int]{Key: []string{"id"}, Columns: []rowsource.Column[int]{
		{ID: "id", Value: func(n int) value.Value { return value.Int(int64(n)) }},
	}})
	require.NoError(t, err)
	q := rowsource.Query{Tree: true}
	require.False(t, s.Features().Tree)
	require.ErrorIs(t, s.Features().Supports(q), rowsource.ErrUnsupported)
	_, err = s.Open(context.Background(), q)
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
	require.Equal(t, rowsource.BranchUnknown, rowsource.BranchOf(s, 1))
	_, err = s.Above(context.Background(), "1")
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
	require.Error(t, rowsource.Query{Tree: true, Group: []string{"id"}}.Check())
	require.Error(t, rowsource.Query{Parent: "1"}.Check())
	require.False(t, q.Equal(rowsource.Query{}))
	require.False(t, q.Equal(rowsource.Query{Tree: true, Parent: "1"}))
	require.Equal(t, "unknown leaf full", fmt.Sprint(rowsource.BranchUnknown, " ", rowsource.BranchLeaf, " ", rowsource.BranchFull))
}

// Each level keeps the contract of results.
func TestLevelsOfATreeConform(t *testing.T) {
	var nodes []node
	for i := range 200 {
		n := node{id: fmt.Sprint(i)}
		if i > 3 {
			n.parent = fmt.Sprint(i % 4)
		}
		nodes = append(nodes, n)
	}
	s := newNodes(nodes...)
	c := sourcetest.Conformance[node]{Got: &sourcetest.Fake[node]{Source: s}, Want: s, Rand: rand.New(rand.NewPCG(1, 1))}
	for _, parent := range []string{"", "2", "100", "nobody"} {
		require.NoError(t, c.Check(rowsource.Query{Tree: true, Parent: parent}))
		require.NoError(t, c.Check(rowsource.Query{Tree: true, Parent: parent, Filter: expr.Match{Columns: []string{"id"}, Text: "7"}}))
	}
}
