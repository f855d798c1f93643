// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit_test

import (
	"fmt"
	"image"
	"regexp"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

var tilesSet = regexp.MustCompile(`tiles \d+ kept, (\d+) set`)

// setLast returns how many tiles, of at most twelve cells, the frame before the last one set the text of.
func setLast(t *testing.T, s *gridstage.Stage[int]) int {
	t.Helper()
	n, ok := s.Find("tiles ")
	require.True(t, ok)
	set, err := strconv.Atoi(tilesSet.FindStringSubmatch(n.Label)[1])
	require.NoError(t, err)
	return set
}

// TestFittingColumnsSetsNoWholeScreenInAFrame counts the tiles that are set in each frame while all columns get
// other widths: the screen has about 80, a frame sets 16 and the tiles of the header.
func TestFittingColumnsSetsNoWholeScreenInAFrame(t *testing.T) {
	for name, set := range map[string]func(*gridstage.Stage[int]){
		"plain": func(*gridstage.Stage[int]) {},
		"right to left": func(s *gridstage.Stage[int]) {
			s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
		},
		"controlled": func(s *gridstage.Stage[int]) {
			s.Grid.ColumnSizing.Controlled = true
			s.On = func(ev events.Event) {
				if ev, ok := ev.(events.ColumnSizingChanged); ok {
					ev.Apply(&s.Grid.Options)
				}
			}
		},
		"pinned": func(s *gridstage.Stage[int]) {
			s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"c3"}, Right: []string{"c7"}}
		},
		"looks": func(s *gridstage.Stage[int]) {
			s.Grid.RowStyle = func(r gridui.RowContext[int]) theme.CellStyle { return theme.CellStyle{Bold: r.RowIndex%2 == 0} }
			s.Grid.CellStyle = func(c gridui.CellContext[int]) theme.CellStyle { return theme.CellStyle{Italic: c.ColumnIndex%3 == 0} }
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.New(image.Pt(1900, 1100), func(g *gridui.Grid[int]) {
				for c := range 100 {
					g.Columns = append(g.Columns, gridui.Func(fmt.Sprint("c", c), fmt.Sprint("C", c), func(i int) (int, bool) { return i*1000 + c, true }).Width(100))
				}
				g.SetSource(gridstage.Numbers(20_000))
				g.Debug = true
			})
			set(s)
			s.Grid.ScrollToOffset(3000)
			s.Settle()
			s.Grid.Refresh()
			s.Frame()
			s.Frame()
			require.Greater(t, setLast(t, s), 50, "a whole screen")
			s.Settle()
			for range 300 {
				s.Frame() // the text of rows that stay is joined
			}
			s.Events = nil
			s.Grid.FitColumns()
			most := 0
			await.Until(func() bool {
				for range 30 {
					s.Now = s.Now.Add(16 * time.Millisecond)
					s.Frame()
					most = max(most, setLast(t, s))
				}
				return s.Settled()
			})
			require.Len(t, s.Grid.ColumnSizing.Widths, 100)
			require.LessOrEqual(t, len(s.TakeColumnSizes()), 2, "by the screen, and by all rows")
			require.LessOrEqual(t, most, 16+8)
			require.GreaterOrEqual(t, most, 16)
			s.Grid.Debug = false
			s.Settle()
			was := gridtest.CountOps(s.Ops())
			s.Grid.Refresh()
			s.Settle()
			require.Equal(t, gridtest.CountOps(s.Ops()), was, "it shows what is set anew")
		})
	}
}

// TestFittingWhileRowsChange gives the columns their widths though there is other
// text in each frame, and none of them changes twice.
func TestFittingWhileRowsChange(t *testing.T) {
	s := gridstage.NewNumbers(2000, 30)
	s.Grid.FitColumns()
	for frame := range 400 {
		s.Grid.ScrollToOffset(int64(frame%50) * 500)
		s.Now = s.Now.Add(16 * time.Millisecond)
		s.Frame()
	}
	require.Len(t, s.Grid.ColumnSizing.Widths, 30)
	s.Settle()
	require.LessOrEqual(t, len(s.TakeColumnSizes()), 2)
}

// TestNothingIsKeptAheadForWidthsThatAreRefused fits columns that keep theirs.
func TestNothingIsKeptAheadForWidthsThatAreRefused(t *testing.T) {
	s := gridstage.NewNumbers(200, 30)
	s.Grid.ColumnSizing.Controlled = true
	s.Settle()
	before, allocs := gridtest.CountOps(s.Ops()), s.Allocs(50, nil)
	s.Grid.FitColumns()
	for range 100 {
		s.Frame()
	}
	s.Settle()
	require.NotEmpty(t, s.TakeColumnSizes())
	require.Empty(t, s.Grid.ColumnSizing.Widths)
	require.Equal(t, before, gridtest.CountOps(s.Ops()))
	require.True(t, s.Settled())
	require.Equal(t, allocs, s.Allocs(50, nil))
}
