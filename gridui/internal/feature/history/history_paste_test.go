// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package history_test

import (
	"image"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// pastedStage returns a grid of n x 10 numbers, all of which a paste has set to 7.
func pastedStage(n int) *gridstage.Stage[[10]int] {
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[[10]int]) {
		for c := range 10 {
			g.Columns = append(g.Columns, gridui.Field(strconv.Itoa(c), "", func(r [10]int) int { return r[c] }).
				Edit(func(r *[10]int, v int) { r[c] = v }))
		}
		g.Editing = option.Editing{Enabled: true}
		g.SetRows(make([][10]int, n))
	})
	s.Grid.FocusCell(0, "0")
	s.Grid.Paste(strings.Repeat(strings.Repeat("7\t", 9)+"7\n", n))
	s.Settle()
	return s
}

func sevens(s *gridstage.Stage[[10]int]) (n int) {
	for i := range s.Grid.Len() {
		row, _ := s.Grid.RowAt(i)
		for _, v := range row {
			n += v / 7
		}
	}
	return n
}

func TestALargePasteIsTakenBackAndMadeAgain(t *testing.T) {
	s := pastedStage(1000)
	require.Equal(t, 10_000, sevens(s))
	for range 2 {
		s.Grid.History().Undo()
		s.Settle()
		require.Zero(t, sevens(s))
		s.Grid.History().Redo()
		s.Settle()
		require.Equal(t, 10_000, sevens(s))
	}
}

// Undo allocates by the row, not by the cell.
func TestUndoOfALargePasteAllocatesLittleACell(t *testing.T) {
	allocs := func(n int) float64 {
		s := pastedStage(n)
		return testing.AllocsPerRun(3, func() { s.Grid.History().Undo(); s.Grid.History().Redo() })
	}
	require.Less(t, (allocs(2000)-allocs(1000))/1000, 3.0, "for a row of ten cells, there and back")
}
