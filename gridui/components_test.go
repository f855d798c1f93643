// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// component is a component that embeds a grid, with what all of them take.
type component struct {
	*gridtest.Harness
	style   gridui.Style
	clicked []string
}

func newComponent(g gridui.Gridder[person]) *component {
	c := new(component)
	th := newTheme()
	h := gridui.Handlers{gridui.On(func(ev gridui.RowClicked[person]) {
		c.clicked = append(c.clicked, ev.Cell.RowID)
	})}
	c.Harness = newHarness(image.Pt(500, 300), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		c.style = gridui.New(th, g)
		c.style.Locale.Spoken = locale.English().Spoken
		c.style.EmptyText, c.style.Density = "nobody here", theme.DensityCompact
		return c.style.Layout(gtx)
	})
	c.Settle()
	return c
}

// takesLoadingAndClicks looks at what all components do alike.
func (c *component) takesLoadingAndClicks(t *testing.T, loading *option.Loading, setRows func([]person)) {
	t.Helper()
	_, ok := c.Find("nobody here")
	require.True(t, ok)
	setRows(people(5))
	loading.Skeleton = true
	c.Settle()
	require.Empty(t, c.FindAll("row "))
	loading.Skeleton = false
	c.Settle()
	row, ok := c.Find("row 2 of")
	require.True(t, ok)
	require.Equal(t, 28, row.Bounds.Dy(), "the style has no effect")
	c.Click(row.Center())
	require.Equal(t, []string{"p1"}, c.clicked)
}

func TestTreeGrid(t *testing.T) {
	var g gridui.TreeGrid[person]
	g.Columns = peopleColumns()
	g.RowID = func(p person) string { return p.ID }
	g.GetSubRows = func(p person) []person {
		if p.ID == "p0" {
			return []person{{ID: "below", Name: "Below"}}
		}
		return nil
	}
	c := newComponent(&g)
	c.takesLoadingAndClicks(t, &g.Loading, g.SetRows)
	require.Equal(t, 5, g.Shown(), "closed unless Expanded says otherwise")
	g.Row("p0").SetExpanded(true)
	c.Settle()
	_, ok := c.Find("Below")
	require.True(t, ok)
}

func TestColumnPinGrid(t *testing.T) {
	var none gridui.ColumnPinGrid[person]
	none.Columns = peopleColumns()
	newComponent(&none)
	require.Empty(t, none.ColumnPinning.Left)
	require.Empty(t, none.ColumnPinning.Right)

	g := gridui.ColumnPinGrid[person]{PinLeft: []string{"city"}, PinRight: []string{"id"}}
	g.Columns = peopleColumns()
	g.RowID = func(p person) string { return p.ID }
	g.Paging = option.Paging{Enabled: true, Size: 3}
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	c := newComponent(&g)
	require.Equal(t, []string{"city", "name", "age", "id"}, g.ShownColumns())
	city, _ := c.Find("City")
	require.Equal(t, 44, city.Bounds.Min.X, "beside the boxes")
	id, _ := c.Find("ID")
	require.Equal(t, 500, id.Bounds.Max.X)
	c.takesLoadingAndClicks(t, &g.Loading, g.SetRows)
	require.Equal(t, 3, g.Shown())
	require.True(t, g.Row("p1").IsSelected())
	// What users make of the pins stays.
	g.Column("city").Pin(option.ColumnPinNone)
	c.Settle()
	require.Empty(t, g.ColumnPinning.Left)
	require.Equal(t, "id", g.ShownColumns()[3])
}
