// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"testing"

	"gioui.org/f32"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAirportsFloatingMeans(t *testing.T) {
	s := newStage(t, "airports", 1280, 800)
	bottom, ok := s.Find("Mean position")
	require.True(t, ok)
	assert.True(t, s.shows("40.0365°"))
	s.click("Top")
	top, ok := s.Find("Mean position")
	require.True(t, ok)
	assert.Less(t, top.Bounds.Max.Y, bottom.Bounds.Min.Y)
	s.click("Off")
	assert.False(t, s.shows("Mean position"))
}

func TestAirportsPinning(t *testing.T) {
	s := newStage(t, "airports", 800, 600)
	before, ok := s.Find("IATA")
	require.True(t, ok)
	s.Wheel(500, 400, 300, 0)
	pinned, ok := s.Find("IATA")
	require.True(t, ok)
	assert.Equal(t, before.Bounds.Min.X, pinned.Bounds.Min.X, "it stands at the side")
	require.Positive(t, s.State().Scroll.X)
	s.click("Pinned columns")
	assert.False(t, s.shows("IATA"), "it scrolls with the others")
}

func TestAirportsWithoutCity(t *testing.T) {
	s := newStage(t, "airports", 1280, 800)
	assert.Equal(t, 3376, s.State().Rows)
	for range 400 {
		if s.shows("not recorded") {
			return
		}
		s.Wheel(700, 400, 0, 400)
	}
	t.Fatal("no row says that its city is not recorded")
}

func TestSheetSwitchesToABillionRows(t *testing.T) {
	s := newStage(t, "sheet", 1280, 800)
	assert.Equal(t, 1_000_000, s.State().Rows)
	g := s.State().Grid
	s.Click(float32(g.X+200), float32(g.Y+100))
	s.Keys("Ctrl+End")
	assert.Equal(t, 999_999, s.State().Focus.Row)
	assert.Equal(t, 1_000_000, s.State().Last)

	s.click("1,000,000,000")
	assert.Equal(t, 1_000_000_000, s.State().Rows)
	s.Click(float32(g.X+200), float32(g.Y+100))
	s.Keys("Ctrl+End")
	assert.Equal(t, 999_999_999, s.State().Focus.Row)
	assert.Equal(t, "c99", s.State().Focus.Column)
	assert.Equal(t, 1_000_000_000, s.State().Last)
	assert.True(t, s.shows("1,000,000,000"))
	assert.True(t, s.shows("999,999,999"))

	s.click("1,000,000")
	assert.Equal(t, 1_000_000, s.State().Last, "fewer rows: the end of what is left")
}

func TestSheetGoesToARow(t *testing.T) {
	s := newStage(t, "sheet", 1280, 800)
	s.Click(620, 95)
	s.Type("123,456")
	s.Keys("Enter")
	st := s.State()
	assert.Equal(t, 123_455, st.Focus.Row)
	middle := (st.First + st.Last) / 2
	assert.InDelta(t, 123_455, middle, 1, "in the middle of the screen")

	for _, bad := range []string{"0", "1000001", ",", "99999999999999999999"} {
		s.Click(620, 95)
		s.Keys("Ctrl+A")
		s.Type(bad)
		s.click("Go")
		assert.Equal(t, 123_455, s.State().Focus.Row, "no such row: %q", bad)
	}
}

func TestStatesOfTheSmallGrid(t *testing.T) {
	s := newStage(t, "states", 1280, 800)
	assert.True(t, s.shows("A-1001"))
	s.click("Empty")
	assert.False(t, s.shows("A-1001"))
	assert.True(t, s.shows("No data"))
	s.click("Skeleton")
	assert.False(t, s.shows("A-1001"))
	assert.True(t, s.shows("Customer"), "the header stays")
	s.click("Overlay")
	assert.True(t, s.shows("A-1001"))
	g := s.State().Grid
	s.Click(float32(g.X+50), float32(g.Y+60))
	assert.Equal(t, -1, s.State().Focus.Row, "the overlay keeps the pointer from the rows")
}

func TestStatesStyles(t *testing.T) {
	s := newStage(t, "states", 1280, 800)
	height := func() int {
		n, ok := s.Find("A-1001")
		require.True(t, ok)
		return n.Bounds.Dy()
	}
	standard := height()
	s.click("Compact")
	compact := height()
	s.click("Comfortable")
	assert.Less(t, compact, standard)
	assert.Less(t, standard, height())

	left, _ := s.Find("Customer")
	s.click("Right to left")
	right, _ := s.Find("Customer")
	assert.Greater(t, right.Bounds.Min.X, left.Bounds.Min.X)

	s.click("Empty")
	texts := s.FindAll("한국어")
	require.Len(t, texts, 2)
	s.Click(texts[1].Center())
	assert.True(t, s.shows("데이터가 없습니다."), "the grid's texts have a language of their own")
	assert.Equal(t, "en", s.State().Lang)
}

func TestWidgetsInCellsTakeTheirInput(t *testing.T) {
	s := newStage(t, "widgets", 1280, 800)
	assert.True(t, s.shows("2 of 33 done"))
	g := s.State().Grid
	row := func(i int) float32 { return float32(g.Y + 52 + 48 + 44*i + 22) }
	s.Click(float32(g.X+32), row(0))
	assert.Equal(t, "Last event: switch in row 1: true", s.State().Status)
	assert.True(t, s.shows("3 of 33 done"))
	assert.True(t, s.shows("100 %"), "the bar follows the switch")

	bar, ok := s.Find("progress")
	require.True(t, ok)
	x0, x1 := float32(bar.Bounds.Min.X), float32(bar.Bounds.Max.X)
	s.Drag(f32.Pt(x1-1, row(0)), f32.Pt((x0+x1)/2, row(0)), 5)
	assert.Equal(t, "Last event: bar in row 1: 50 %", s.State().Status)
	assert.True(t, s.shows("2 of 33 done"), "the switch follows the bar")

	s.click("Open")
	assert.Equal(t, "Last event: link in row 1: Write the release notes", s.State().Status)
	assert.Equal(t, -1, s.State().Focus.Row, "the grid got none of these presses")
}

func TestWidgetsPageTellsEvents(t *testing.T) {
	s := newStage(t, "widgets", 1280, 800)
	s.click("Translate the menus")
	assert.Equal(t, "Last event: RowClicked: row 2, column task", s.State().Status)
	s.Keys("Down")
	assert.Equal(t, "Last event: FocusMoved: body 2 task → body 3 task", s.State().Status)
	s.DoubleClick(500, 400)
	assert.Contains(t, s.State().Status, "RowClicked twice")
	s.click("Owner")
	assert.Equal(t, "Last event: HeaderClicked: column owner", s.State().Status)
}

func TestWidgetsToolbarAndHeader(t *testing.T) {
	s := newStage(t, "widgets", 1280, 800)
	s.click("Complete all")
	assert.True(t, s.shows("33 of 33 done"))
	g := s.State().Grid
	s.Click(float32(g.X+32), float32(g.Y+52+24))
	assert.Equal(t, "Last event: header switch: false", s.State().Status)
	assert.True(t, s.shows("0 of 33 done"))
	s.click("Reset")
	assert.True(t, s.shows("2 of 33 done"))
}

func TestDetailsOpenAndClose(t *testing.T) {
	s := newStage(t, "details", 1280, 800)
	assert.Contains(t, s.State().Status, "1 open")
	assert.True(t, s.shows("Distance"), "the routes from the busiest airport")
	s.click("Collapse all")
	assert.Contains(t, s.State().Status, "0 open")
	assert.False(t, s.shows("Distance"))
	s.click("Expand all")
	assert.Contains(t, s.State().Status, "59 open")
}

func TestPricesStream(t *testing.T) {
	s := newStage(t, "prices", 1280, 800)
	assert.Contains(t, s.State().Status, "paused")
	s.click("Stream")
	s.Until(func() bool { return len(s.FindAll("+0.00 %")) < 15 })
	s.click("Stream")
	require.True(t, s.Settle(), "it comes to rest")
	assert.Contains(t, s.State().Status, "paused")
}
