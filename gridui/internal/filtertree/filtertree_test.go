// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtertree_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filtertree"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// names returns an expression with conditions on numbered columns.
func names(r *rand.Rand, depth int, next *int) filter.Expr {
	e := filter.Expr{Any: r.IntN(2) == 0}
	for range 1 + r.IntN(4) {
		if depth > 0 && r.IntN(3) == 0 {
			e.Parts = append(e.Parts, names(r, depth-1, next))
			continue
		}
		e.Parts = append(e.Parts, filter.On(strconv.Itoa(*next), filter.Blank.Of()))
		*next++
	}
	return e
}

// leaves returns the columns of all conditions, in order.
func leaves(e *filter.Expr) (ids []string) {
	e.Walk(func(part *filter.Expr) {
		if !part.Group() {
			ids = append(ids, part.ColumnID)
		}
	})
	return ids
}

func TestMovesLoseNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 3))
	moves := []func(*filter.Expr, filtertree.Path) (filtertree.Path, bool){filtertree.MoveUp, filtertree.MoveDown, filtertree.Nest, filtertree.Unnest}
	for range rounds.Of(400) {
		next := 0
		root := names(r, 3, &next)
		for range 20 {
			lines := filtertree.AppendLines(nil, &root)
			line := lines[r.IntN(len(lines))]
			part, before, all := line.Part.Clone(), root.Clone(), leaves(&root)
			at, ok := moves[r.IntN(len(moves))](&root, line.Path)
			if !ok {
				require.True(t, before.Equal(root), "a move that is none changed the expression")
				continue
			}
			require.NotNil(t, filtertree.At(&root, at))
			require.True(t, part.Equal(*filtertree.At(&root, at)), "the path leads to another part")
			now := leaves(&root)
			slices.Sort(all)
			slices.Sort(now)
			require.Equal(t, all, now)
			require.NoError(t, root.Check())
		}
	}
}

func TestUpAndDownWalkThroughTheWholeExpression(t *testing.T) {
	root := filter.All(filter.On("a", filter.Blank.Of()), filter.AnyOf(filter.On("b", filter.Blank.Of()), filter.On("c", filter.Blank.Of())), filter.On("d", filter.Blank.Of()))
	at := filtertree.Path{1, 1}
	var seen []string
	for ok := true; ok; at, ok = filtertree.MoveUp(&root, at) {
		seen = append(seen, fmt.Sprint(leaves(&root)))
	}
	require.Equal(t, []string{"[a b c d]", "[a c b d]", "[a c b d]", "[c a b d]"}, seen)
	require.Equal(t, filtertree.Path{0}, at)
	back, ok := filtertree.MoveDown(&root, at)
	require.True(t, ok)
	require.Equal(t, filtertree.Path{1}, back)
}

func TestNestAndUnnestAreOpposites(t *testing.T) {
	root := filter.All(filter.On("a", filter.Blank.Of()), filter.On("b", filter.Blank.Of()))
	was := root.Clone()
	at, ok := filtertree.Nest(&root, filtertree.Path{1})
	require.True(t, ok)
	require.Equal(t, filtertree.Path{1, 0}, at)
	next, ok := filtertree.Add(&root, filtertree.Path{}, filter.On("c", filter.Blank.Of()))
	require.True(t, ok)
	at2, ok := filtertree.Nest(&root, next)
	require.True(t, ok)
	require.Equal(t, filtertree.Path{1, 1}, at2, "it joins the group before it")
	_, ok = filtertree.Unnest(&root, at2)
	require.True(t, ok)
	require.Equal(t, filtertree.Path{2}, filtertree.Remove(&root, filtertree.Path{2})[:0].Child(2))
	at, ok = filtertree.Unnest(&root, filtertree.Path{1, 0})
	require.True(t, ok)
	require.Equal(t, filtertree.Path{1}, at)
	require.True(t, was.Equal(root), "a group without parts is left")
}

func TestAddAndRemove(t *testing.T) {
	root := filtertree.Rooted(filter.On("a", filter.Blank.Of()))
	at, ok := filtertree.Add(&root, filtertree.Path{0}, filter.On("b", filter.Blank.Of()))
	require.True(t, ok)
	require.Equal(t, filtertree.Path{1}, at, "behind a condition")
	at, ok = filtertree.Add(&root, nil, filter.All())
	require.True(t, ok)
	at, ok = filtertree.Add(&root, at, filter.On("c", filter.Blank.Of()))
	require.True(t, ok)
	require.Equal(t, filtertree.Path{2, 0}, at)
	require.Equal(t, filtertree.Path{2}, filtertree.Remove(&root, at))
	require.Equal(t, filtertree.Path{1}, filtertree.Remove(&root, filtertree.Path{2}))
	require.Equal(t, filtertree.Path{0}, filtertree.Remove(&root, filtertree.Path{0}))
	require.Equal(t, []string{"b"}, leaves(&root))
	require.Empty(t, filtertree.Remove(&root, filtertree.Path{}))
	require.True(t, root.IsZero())
}

func TestPathsThatLeadNowhere(t *testing.T) {
	root := filter.All(filter.On("a", filter.Blank.Of()))
	was := root.Clone()
	for _, at := range []filtertree.Path{{1}, {-1}, {0, 0}, {5, 5, 5}} {
		require.Nil(t, filtertree.At(&root, at))
		for _, move := range []func(*filter.Expr, filtertree.Path) (filtertree.Path, bool){filtertree.MoveUp, filtertree.MoveDown, filtertree.Nest, filtertree.Unnest} {
			_, ok := move(&root, at)
			require.False(t, ok, "%v", at)
		}
		filtertree.Remove(&root, at)
		_, ok := filtertree.Add(&root, at, filter.Expr{})
		require.False(t, ok)
		require.True(t, was.Equal(root))
	}
	for range 2 * 100 {
		lines := filtertree.AppendLines(nil, &root)
		filtertree.Nest(&root, lines[len(lines)-1].Path)
	}
	require.NoError(t, root.Check(), "it is nested too deep")
}
