// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"image"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// deepPaths returns three rows whose paths have depth names.
func deepPaths(depth int) (paths [][]string) {
	for _, top := range []string{"left", "middle", "right"} {
		path := []string{top}
		for i := 1; i < depth; i++ {
			path = append(path, strconv.Itoa(i))
		}
		paths = append(paths, path)
	}
	return paths
}

// pathGrid shows rows by number at paths.
func pathGrid(paths [][]string, set func(*gridui.Grid[int])) *gridstage.Stage[int] {
	return gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Field("name", "Name", func(i int) string { return "leaf " + strconv.Itoa(i) })}
		g.RowID = func(i int) string { return strconv.Itoa(i) }
		g.Tree = gridui.Tree[int]{Path: func(i int) []string { return paths[i] }}
		if set != nil {
			set(g)
		}
		rows := make([]int, len(paths))
		for i := range rows {
			rows[i] = i
		}
		g.SetRows(rows)
	})
}

// TestTreeByDeepPathsCostsWhatItsNamesDo compares the bytes that paths twice as deep
// allocate: what goes by the square of the depth allocates four times as many.
func TestTreeByDeepPathsCostsWhatItsNamesDo(t *testing.T) {
	allocated := func(depth int) uint64 {
		paths := deepPaths(depth)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		s := pathGrid(paths, func(g *gridui.Grid[int]) { g.Expansion.Rows = idset.Of("somebody") })
		s.Until(func() bool { return s.Grid.Shown() == 3 && strings.Contains(s.Dump(), "left") })
		require.NoError(t, s.Grid.Apply(gridui.Changes[int]{Update: []int{1}}))
		s.Settle()
		runtime.ReadMemStats(&after)
		require.NoError(t, s.Grid.Close())
		return after.TotalAlloc - before.TotalAlloc
	}
	allocated(100) // fills the caches of fonts
	const depth = 10_000
	once, twice := allocated(depth), allocated(2*depth)
	t.Logf("%d bytes a name at a depth of %d, %d at %d", once/3/depth, depth, twice/6/depth, 2*depth)
	require.Less(t, twice, 5*once/2)
	require.Less(t, once, uint64(3*depth*10_000))
}

func TestTreeByPathsKnowsNodesByTheirNames(t *testing.T) {
	for name, test := range map[string]struct {
		paths [][]string
		want  []string
	}{
		"a row for a node on the way": {[][]string{{"a", "x", "1"}, {"a", "x"}, {"a", "y"}}, []string{"a", "leaf 1", "leaf 0", "leaf 2"}},
		"names that look like two":    {[][]string{{`b","c`, "1"}, {"b", "c", "2"}}, []string{`b","c`, "leaf 0", "b", "c", "leaf 1"}},
		"no names":                    {[][]string{{}, nil, {"a"}}, []string{"leaf 0", "leaf 1", "leaf 2"}},
		"empty names":                 {[][]string{{""}, {"", ""}, {"", "", ""}}, []string{"leaf 0", "leaf 1", "leaf 2"}},
		"one path twice":              {[][]string{{"a", "x"}, {"a", "x"}, {"a", "x", "y"}}, []string{"a", "leaf 0", "leaf 2", "leaf 1"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := pathGrid(test.paths, func(g *gridui.Grid[int]) { g.Expansion.Rows = idset.All() })
			require.Equal(t, test.want, gridstage.FirstColumn(s))
		})
	}
}

func TestTreeByPathsLongerThanAnID(t *testing.T) {
	long := strings.Repeat("long name ", 300)
	paths := [][]string{{long, long, "x", "1"}, {long, long, "y", "2"}}
	s := pathGrid(paths, func(g *gridui.Grid[int]) { g.Expansion.Rows = idset.All() })
	require.Equal(t, 6, s.Grid.Shown())
	ids := map[string]bool{}
	for row := range s.Grid.Shown() {
		s.Grid.FocusCell(row, "name")
		s.Settle()
		id := s.Grid.Focused().RowID
		require.Less(t, len(id), 5000)
		require.False(t, ids[id], "two rows have the id %q", id)
		ids[id] = true
		path, ok := gridui.TreePath(id)
		require.Equal(t, row == 0, ok)
		if ok {
			require.Equal(t, []string{long}, path)
		}
	}
	s.Grid.Row(s.Grid.Focused().RowID).SetExpanded(false)
	s.Grid.FocusCell(1, "name")
	s.Settle()
	deep := s.Grid.Focused().RowID
	s.Grid.Row(deep).SetExpanded(false)
	s.Settle()
	require.Equal(t, 2, s.Grid.Shown())
	s.Grid.Refresh()
	s.Settle()
	require.Equal(t, 2, s.Grid.Shown(), "the id of a node changed")
}

func TestTreeByPathsOfInvalidUTF8(t *testing.T) {
	s := pathGrid([][]string{{"\xff", "1"}, {"\xfe", "2"}}, func(g *gridui.Grid[int]) { g.Expansion.Rows = idset.All() })
	require.Equal(t, 3, s.Grid.Shown(), "nodes that have one id are two")
}
