// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"image"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// TestATreeOfFewTopRowsIsBuiltBesideTheFrames builds two rows with very many below them: a frame reads a bounded
// number of these.
func TestATreeOfFewTopRowsIsBuiltBesideTheFrames(t *testing.T) {
	const children, grandchildren = 500, 400
	type node struct{ id, kids int }
	frames := gridstage.GoroutineID()
	var inFrames, elsewhere atomic.Int64
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[node]) {
		g.Columns = []gridui.Column[node]{gridui.Field("id", "ID", func(n node) int { return n.id })}
		g.Tree.Children = func(n node) []node {
			if gridstage.GoroutineID() == frames {
				inFrames.Add(1)
			} else {
				elsewhere.Add(1)
			}
			kids := make([]node, n.kids)
			for i := range kids {
				kids[i].id = n.id*1000 + i + 1
				if n.kids == children {
					kids[i].kids = grandchildren
				}
			}
			return kids
		}
		g.ExpandAll()
		g.SetRows([]node{{id: 1, kids: children}, {id: 2, kids: children}})
	})
	const all = 2 * (1 + children + children*grandchildren)
	s.Until(func() bool { return s.Grid.Shown() == all })
	require.Less(t, inFrames.Load(), int64(50_000))
	require.GreaterOrEqual(t, elsewhere.Load(), int64(all))
	require.Empty(t, s.Problems())
}
