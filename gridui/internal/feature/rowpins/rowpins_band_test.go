// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowpins_test

import (
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestABandTakesHalfAndThenScrolls(t *testing.T) {
	s := gridstage.NewPins(60, func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Top = rowsTo(20, 32) })
	// Of 360 px below the header 180 are the band's: 5 rows.
	rows := gridstage.BandRows(s)
	require.Equal(t, rowsTo(20, 25), rows[0])
	require.Equal(t, rowsTo(0, 5), rows[1])
	s.Wheel(100, 100, 0, 50)
	rows = gridstage.BandRows(s)
	require.Equal(t, rowsTo(21, 27), rows[0])
	require.Equal(t, rowsTo(0, 5), rows[1], "the body scrolls too")
	s.Wheel(100, 100, 0, 5000)
	require.Equal(t, rowsTo(27, 32), gridstage.BandRows(s)[0])
	s.Move(100, 300)
	s.Wheel(100, 300, 0, 36)
	require.Equal(t, rowsTo(1, 6), gridstage.BandRows(s)[1])
	require.Equal(t, rowsTo(27, 32), gridstage.BandRows(s)[0], "the band scrolls with the body")
	// The focus brings its row into view.
	s.Focus(s.Grid.Tag())
	s.Click(100, 58)
	s.Keys("Up", "Up")
	require.Equal(t, rowsTo(25, 30), gridstage.BandRows(s)[0])
	// So does pinning a row by hand.
	s.Grid.Row("p50").Pin(option.RowPinTop)
	s.Settle()
	require.Equal(t, "p50", gridstage.BandRows(s)[0][4])
	s.Grid.RowPins.Top = []string{"p3"}
	s.Settle()
	require.Equal(t, []string{"p3"}, gridstage.BandRows(s)[0])
}

func TestAFingerScrollsABand(t *testing.T) {
	s := gridstage.NewPins(60, func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Top = rowsTo(20, 32) })
	s.Swipe(f32.Pt(100, 200), f32.Pt(100, 60), 100*time.Millisecond)
	s.Advance(time.Second)
	require.NotEqual(t, "p20", gridstage.BandRows(s)[0][0])
	require.Equal(t, "p0", gridstage.BandRows(s)[1][0])
}

func TestNothingJumpsWhenTheFirstRowOnTheScreenIsPinned(t *testing.T) {
	for _, off := range []int64{360, 367} {
		s := gridstage.NewPins(100, nil)
		s.Grid.ScrollToOffset(off)
		s.Settle()
		tops := func() map[string]int {
			out := map[string]int{}
			for _, n := range s.FindAll("row ") {
				if _, id, ok := strings.Cut(n.Label, ": "); ok && n.Bounds.Min.Y > 40+36+36 {
					out[id] = n.Bounds.Min.Y
				}
			}
			return out
		}
		before := tops()
		s.Grid.Row("p10").Pin(option.RowPinTop)
		s.Settle()
		after := tops()
		for id, y := range after {
			require.Equal(t, before[id], y, id)
		}
		require.NotEmpty(t, after)
		// And back.
		s.Grid.Row("p10").Pin(option.RowPinNone)
		s.Settle()
		require.Equal(t, 100, s.Grid.Shown())
	}
}

func TestPinnedRowsOfABillion(t *testing.T) {
	asked := 0
	s := gridstage.New(image.Pt(412, 340), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { asked++; return n })}
		g.RowPins.Top = []string{"999999999", "7", "1000000000", "-1", "007"}
		g.RowPins.Bottom = []string{"500000000"}
		g.SetSource(gridstage.Numbers(1_000_000_000))
	})
	require.Equal(t, [3][]string{{"999999999", "7"}, {"0", "1", "2", "3", "4", "5"}, {"500000000"}}, gridstage.BandRows(s))
	s.Grid.ScrollToRow(499_999_997, option.AlignStart)
	s.Settle()
	require.Equal(t, []string{"499999998", "499999999", "500000001"}, gridstage.BandRows(s)[1][:3])
	require.Less(t, asked, 1000)
	require.Equal(t, 1_000_000_000-3, s.Grid.Shown())
}

func TestARowOfVeryManyWithIDsIsPinnedFromTheScreen(t *testing.T) {
	asked := 0
	s := gridstage.New(image.Pt(412, 340), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n }), gridui.RowPinColumn[int]("pin", "")}
		g.RowID = func(n int) string { asked++; return "#" + strconv.Itoa(n) }
		g.RowPins.Enabled = true
		g.SetSource(gridstage.Numbers(1_000_000_000))
	})
	s.Grid.ScrollToRow(700_000_000, option.AlignStart)
	s.Settle()
	asked = 0
	s.Click(s.FindAll(locale.For("ko").PinTop)[1].Center())
	require.Equal(t, []string{"#700000001"}, s.Grid.RowPins.Top)
	require.Equal(t, []string{"700000001"}, gridstage.BandRows(s)[0])
	require.Equal(t, []string{"700000000", "700000002"}, gridstage.BandRows(s)[1][:2])
	require.Less(t, asked, 2000)
}

func TestPinsOfManyRowsAreFoundBesideTheFrames(t *testing.T) {
	s := gridstage.NewPins(200_000, func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Top = []string{"p150000"} })
	s.Until(func() bool { return len(gridstage.BandRows(s)[0]) > 0 })
	require.Equal(t, []string{"p150000"}, gridstage.BandRows(s)[0])
	require.Equal(t, 199_999, s.Grid.Shown())
	s.Settle()
	_, ok := s.Wakeup()
	require.False(t, ok, "a grid that has found its pins asks for frames")
}

func TestADetailOpensBelowAPinnedRow(t *testing.T) {
	s := gridstage.NewPins(40, func(g *gridui.Grid[gridstage.Person]) {
		g.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
			return gridstage.Block(gtx, "detail of "+c.RowID, 50)
		}
		g.RowPins.Top = []string{"p3", "p4"}
		g.Details.Rows = idset.Of("p3")
	})
	n, ok := s.Find("detail of p3")
	require.True(t, ok)
	require.Equal(t, image.Rect(0, 76, 448, 126), n.Bounds)
	row, _ := s.Find("pinned top row 2 of 2")
	require.Equal(t, 127, row.Bounds.Min.Y)
	s.Focus(s.Grid.Tag())
	s.Click(70, 140)
	s.Keys("Enter")
	n, ok = s.Find("detail of p4")
	require.True(t, ok)
	require.Equal(t, 163, n.Bounds.Min.Y)
	s.Click(15, 58) // the mark of the first
	_, ok = s.Find("detail of p3")
	require.False(t, ok)
	require.Equal(t, []string{"p4"}, s.Events[len(s.Events)-1].(events.DetailsChanged).Expanded)
}

func TestAPinnedRowFlashes(t *testing.T) {
	s, _ := gridstage.NewFlashing(20)
	s.Grid.RowPins.Top = []string{"p3"}
	s.Settle()
	still := gridstage.Fills(s)
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: gridstage.OlderPeople(20, 3)[3:4]}))
	s.Settle()
	require.Equal(t, 1, gridstage.Tinted(s, still))
}
