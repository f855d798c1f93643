// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

func TestStylesAreAskedForWhatIsShown(t *testing.T) {
	s := gridstage.NewPeople(10_000)
	rows, cells := map[int]bool{}, map[string]bool{}
	s.Grid.RowStyle = func(r gridui.RowContext[gridstage.Person]) theme.CellStyle {
		rows[r.RowIndex] = true
		return theme.CellStyle{Bg: color.NRGBA{R: 255, A: 255}, Strike: r.RowIndex == 1}
	}
	s.Grid.CellStyle = func(c gridui.CellContext[gridstage.Person]) theme.CellStyle {
		cells[c.RowID+c.ColumnID] = true
		return theme.CellStyle{Bold: c.ColumnID == "age", Bar: color.NRGBA{A: 255}}
	}
	s.Settle()
	require.Len(t, rows, 8)
	require.Len(t, cells, 8*4)
}

func TestDensityAndSizes(t *testing.T) {
	for density, want := range map[theme.Density]int{theme.DensityStandard: 36, theme.DensityCompact: 28, theme.DensityComfortable: 44} {
		s := gridstage.NewPeople(100)
		s.Style = func(st *gridui.Style) { st.Density = density }
		s.Settle()
		row, _ := s.Find("row 1 of")
		require.Equal(t, want, row.Bounds.Dy())
	}
	s := gridstage.NewPeople(100)
	s.Metric.PxPerDp, s.Metric.PxPerSp = 2, 2
	s.Settle()
	row, _ := s.Find("row 1 of")
	require.Equal(t, 72, row.Bounds.Dy())
	require.Equal(t, 80, row.Bounds.Min.Y)
}

func TestDensityChangeKeepsTheTopRow(t *testing.T) {
	s := gridstage.NewPeople(1000)
	s.Grid.ScrollToRow(500, option.AlignStart)
	s.Settle()
	s.Style = func(st *gridui.Style) { st.Density = theme.DensityComfortable }
	s.Settle()
	row, ok := s.Find("row 501 of")
	require.True(t, ok)
	require.Equal(t, 48, row.Bounds.Min.Y)
}

func TestFlexColumnsFillTheWidth(t *testing.T) {
	s := gridstage.NewPeople(3)
	s.Grid.Columns = []gridui.Column[gridstage.Person]{
		gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).Width(60),
		gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Flex(2),
		gridui.Field("city", "City", func(p gridstage.Person) string { return p.City }).Flex(1),
		gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Auto(),
	}
	s.Settle()
	city, _ := s.Find("City")
	name, _ := s.Find("Name")
	age, _ := s.Find("Age")
	require.Equal(t, 400, age.Bounds.Max.X)
	require.InDelta(t, 2*city.Bounds.Dx(), name.Bounds.Dx(), 2)
	require.Less(t, age.Bounds.Dx(), 80)
}

func TestRefreshShowsChangesInPlace(t *testing.T) {
	rows := gridstage.People(10)
	s := gridstage.NewPeople(0)
	s.Grid.SetRows(rows)
	s.Settle()
	rows[0].Name = "changed"
	s.Grid.Refresh()
	s.Settle()
	_, ok := s.Find("changed")
	require.True(t, ok)
}

func TestRowStyleIsAskedOnceAFrame(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"id"}, Right: []string{"city"}}
	asked := 0
	s.Grid.RowStyle = func(gridui.RowContext[gridstage.Person]) theme.CellStyle { asked++; return theme.CellStyle{} }
	s.Settle()
	asked = 0
	s.Frame()
	require.Equal(t, len(s.FindAll("row ")), asked)
}
