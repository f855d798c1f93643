// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"bytes"
	"image"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

// goroutine names the goroutine that calls it.
func goroutine() string {
	var buf [64]byte
	text := buf[:runtime.Stack(buf[:], false)]
	return string(bytes.Fields(text)[1])
}

// pagedIDs are rows whose ids are placeholders until their page came.
type pagedIDs struct {
	n, page int
	came    map[int]bool
}

func (p *pagedIDs) Len() int { return p.n }
func (p *pagedIDs) At(i int) string {
	if p.came[i/p.page] {
		return "row " + itoa(i)
	}
	return "placeholder " + itoa(i)
}

func TestFramesLookAtFewRowsWhenIDsChange(t *testing.T) {
	for name, noScan := range map[string]bool{"scanned": false, "not scanned": true} {
		t.Run(name, func(t *testing.T) {
			rows := &pagedIDs{n: 10_000_000, page: 50, came: map[int]bool{}}
			frames := goroutine()
			calls := 0
			s := newStage(image.Pt(400, 400), func(g *gridui.Grid[string]) {
				g.Columns = []gridui.Column[string]{gridui.Field("name", "Name", func(s string) string { return s })}
				g.RowID = func(s string) string {
					if goroutine() == frames {
						calls++
					}
					return s
				}
				g.Virtual.NoScan = noScan
				g.SetSource(rows)
			})
			for page := range 12 {
				row := page * 400_000
				s.grid.FocusCell(row, "name")
				s.Settle()
				came := map[int]bool{}
				for p := range rows.came {
					came[p] = true
				}
				came[row/rows.page], came[row/rows.page+1] = true, true
				rows = &pagedIDs{n: rows.n, page: rows.page, came: came}
				s.grid.SetSource(rows)
				calls = 0
				s.Frame()
				require.Less(t, calls, 10_000, "page %d", page)
				require.Equal(t, row, s.grid.Focused().Row)
			}
			require.NoError(t, s.grid.Close())
		})
	}
}

func TestScreenAndFocusFollowRowsThatWentFar(t *testing.T) {
	const n = 100_000
	rows := make([]int, n)
	for i := range rows {
		rows[i] = i
	}
	var asked atomic.Int64
	s := newStage(image.Pt(400, 400), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Field("name", "Name", func(i int) string { return "leaf " + itoa(i) })}
		g.RowID = func(i int) string { asked.Add(1); return itoa(i) }
		g.SetRows(rows)
	})
	s.grid.ScrollToRow(70_000, gridui.ScrollStart)
	s.Settle()
	s.grid.FocusCell(70_002, "name")
	s.Settle()
	require.Equal(t, 70_000, s.grid.Viewport().First)
	back := slices.Clone(rows)
	slices.Reverse(back)
	s.grid.SetRows(back)
	waitFor(s, func() bool { return s.grid.Focused().RowID == "70002" && s.grid.Viewport().First == n-1-70_000 })
	require.Equal(t, n-1-70_002, s.grid.Focused().Row)

	// Who scrolls meanwhile stays there.
	s.grid.SetRows(rows)
	s.Frame()
	s.grid.ScrollToRow(5, gridui.ScrollStart)
	s.Frame()
	waitFor(s, func() bool { return s.grid.Focused().RowID == "70002" })
	require.Equal(t, 5, s.grid.Viewport().First)
	require.NoError(t, s.grid.Close())
}
