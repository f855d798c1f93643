// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus_test

import (
	"github.com/giogrid/giogrid/gridui/option"
	"image"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// pagedIDs holds rows whose ids are placeholders until their page has arrived.
type pagedIDs struct {
	n, page int
	came    map[int]bool
}

func (p *pagedIDs) Len() int { return p.n }

func (p *pagedIDs) At(i int) string {
	if p.came[i/p.page] {
		return "row " + strconv.Itoa(i)
	}
	return "placeholder " + strconv.Itoa(i)
}

func TestFramesLookAtFewRowsWhenIDsChange(t *testing.T) {
	for name, noScan := range map[string]bool{"scanned": false, "not scanned": true} {
		t.Run(name, func(t *testing.T) {
			rows := &pagedIDs{n: 10_000_000, page: 50, came: map[int]bool{}}
			frames := gridstage.GoroutineID()
			calls := 0
			s := gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[string]) {
				g.Columns = []gridui.Column[string]{gridui.Field("name", "Name", func(s string) string { return s })}
				g.RowID = func(s string) string {
					if gridstage.GoroutineID() == frames {
						calls++
					}
					return s
				}
				g.Virtual.ScanDisabled = noScan
				g.SetSource(rows)
			})
			for page := range 12 {
				row := page * 400_000
				s.Grid.FocusCell(row, "name")
				s.Settle()
				came := map[int]bool{}
				for p := range rows.came {
					came[p] = true
				}
				came[row/rows.page], came[row/rows.page+1] = true, true
				rows = &pagedIDs{n: rows.n, page: rows.page, came: came}
				s.Grid.SetSource(rows)
				calls = 0
				s.Frame()
				require.Less(t, calls, 10_000, "page %d", page)
				require.Equal(t, row, s.Grid.Focused().Row)
			}
			require.NoError(t, s.Grid.Close())
		})
	}
}

func TestScreenAndFocusFollowRowsThatWentFar(t *testing.T) {
	const n = 100_000
	rows := make([]int, n)
	for i := range rows {
		rows[i] = i
	}
	var held *gridstage.HeldJobs
	s := gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Field("name", "Name", func(i int) string { return "leaf " + strconv.Itoa(i) })}
		g.RowID = strconv.Itoa
		held = gridstage.HoldJobs(t, g)
		g.SetRows(rows)
	})
	s.Grid.ScrollToRow(70_000, option.AlignStart)
	s.Settle()
	s.Grid.FocusCell(70_002, "name")
	s.Settle()
	require.Equal(t, 70_000, s.Grid.Viewport().First)
	back := slices.Clone(rows)
	slices.Reverse(back)
	s.Grid.SetRows(back)
	s.Until(func() bool { return s.Grid.Focused().RowID == "70002" && s.Grid.Viewport().First == n-1-70_000 })
	require.Equal(t, n-1-70_002, s.Grid.Focused().Row)

	// Scrolling in the meantime keeps the new position.
	s.Grid.SetRows(rows)
	held.Hold(1, s.Frame)
	s.Grid.ScrollToRow(5, option.AlignStart)
	s.Frame()
	held.Release()
	s.Until(func() bool { return s.Grid.Focused().RowID == "70002" })
	require.Equal(t, 5, s.Grid.Viewport().First)
	require.NoError(t, s.Grid.Close())
}
