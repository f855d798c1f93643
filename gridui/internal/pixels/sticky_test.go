// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"strings"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/idset"
)

// TestARowThatSticksIsCutToTheRoom shows the picture of a sticky row higher than half of the body,
// which is the most that sticky rows may take: the rows below it begin where it is cut.
func TestARowThatSticksIsCutToTheRoom(t *testing.T) {
	const head, view, high = 40, 300, 220
	s := newDragScene(1, gridui.DirectionLTR, func(g *gridui.Grid[leaf]) {
		g.Tree = gridui.Tree[leaf]{Parent: func(l leaf) string { return l.Up }}
		g.Expansion.Rows, g.Expansion.Sticky = idset.All(), true
		g.RowHeight = func(l leaf) unit.Dp {
			if l.Up == "" {
				return high
			}
			return 30
		}
		rows := []leaf{{ID: "up", Note: strings.Repeat("Left at the door, as asked. ", 12)}}
		for i := range 40 {
			rows = append(rows, leaf{ID: fmt.Sprint("r", i), Up: "up", Note: "below"})
		}
		g.SetRows(rows)
	})
	s.grid.ScrollToOffset(500)
	s.Settle()
	rows := s.FindAll("row ")
	require.Equal(t, head+view/2, rows[0].Bounds.Max.Y)
	require.Equal(t, head+view/2, rows[1].Bounds.Min.Y)
	img, err := shot.Of(s.Harness)
	require.NoError(t, err)
	shot.Golden(t, "testdata/sticky-cut.png", img, *update)
}
