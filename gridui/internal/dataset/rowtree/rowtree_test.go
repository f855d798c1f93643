// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// node is a row of the tests. Its id is the last name of its path.
type node struct{ path string }

func id(row rowdata.Row) string {
	path := rowdata.Ptr[node](row).path
	return path[strings.LastIndex(path, "/")+1:]
}

// rows returns rows with paths.
func rows(paths ...string) rowdata.Growing {
	list := rowdata.KindOf[node]{}.List(0)
	for _, path := range paths {
		list.Add(rowdata.Of(node{path}))
	}
	return list
}

func build(source rowdata.Source, by rowtree.Funcs) *rowtree.Rows {
	plan := rowtree.Plan{Source: source, Kind: rowdata.KindOf[node]{}, RowID: id, By: by}
	t := new(rowtree.Rows)
	plan.Build(t, func(int) {})
	return t
}

// lines returns the rows of a tree as "id<parent", in the order of their numbers.
func lines(t *rowtree.Rows) (out []string) {
	for i := range t.Len() {
		line := t.ID(coord.Record(i))
		if up := t.Tree.Parent(coord.Record(i)); up >= 0 {
			line += "<" + t.ID(up)
		}
		out = append(out, line)
	}
	return out
}

func byPath(row rowdata.Row) []string { return strings.Split(rowdata.Ptr[node](row).path, "/") }

func byParent(row rowdata.Row) string {
	path := byPath(row)
	if len(path) < 2 {
		return ""
	}
	return path[len(path)-2]
}

// Missing nodes of paths become fillers, which are numbered after the rows of the source.
func TestPathsMakeFillers(t *testing.T) {
	tree := build(rows("a/b/c", "a", "a/d"), rowtree.Funcs{Path: byPath})
	filler := rowtree.FillerPrefix + `["a","b"]`
	require.Equal(t, []string{"c<" + filler, "a", "d<a", filler + "<a"}, lines(tree))
	assert.True(t, tree.IsFiller(3))
	assert.Equal(t, "b", tree.Names[3])
	assert.Empty(t, tree.Problems)
}

// Children are numbered after the rows of the source.
func TestChildrenAreFoundBelowTheSource(t *testing.T) {
	tree := build(rows("a", "b"), rowtree.Funcs{Children: func(row rowdata.Row) rowdata.Slice {
		if id(row) == "a" {
			return rows("a/c", "a/d")
		}
		return rows()
	}})
	require.Equal(t, []string{"a", "b", "c<a", "d<a"}, lines(tree))
	assert.True(t, tree.Nested())
}

// A row that is its own ancestor is at the top, and the problem is noted only once.
func TestCyclesAreProblems(t *testing.T) {
	tree := build(rows("b/a", "a/b"), rowtree.Funcs{Parent: byParent})
	require.Len(t, tree.Problems, 1)
	assert.Equal(t, "cycle", tree.Problems[0].Key)
}

// Adding rows does not modify the old tree, because a job may read it.
func TestJoinedRowsFindTheirParents(t *testing.T) {
	old := build(rows("a"), rowtree.Funcs{Parent: byParent})
	tree := old.Joined(rowtree.Funcs{Parent: byParent}, rows("b/c", "a/b"), func(id string) (coord.Record, bool) { return 0, id == "a" })
	require.Equal(t, []string{"a", "c<b", "b<a"}, lines(tree))
	require.Equal(t, []string{"a"}, lines(old))
	assert.Equal(t, 2, tree.LaterLen())
}

// Compact keeps rows of the source and later rows that were not removed.
func TestCompactKeepsWhatIsLeft(t *testing.T) {
	source := rows("a", "b")
	tree := build(source, rowtree.Funcs{Parent: byParent})
	tree = tree.Joined(rowtree.Funcs{Parent: byParent}, rows("c", "d"), func(string) (coord.Record, bool) { return 0, false })
	gone := rowmodel.NewBits(tree.Len())
	gone.Set(0)
	gone.Set(3)
	require.Equal(t, 2, tree.Left(gone))
	left, records, again := tree.Compact(source, gone)
	require.Equal(t, []coord.Record{1, 2}, records)
	require.Equal(t, []string{"b", "c"}, []string{id(left.At(0)), id(left.At(1))})
	assert.Empty(t, again)
}
