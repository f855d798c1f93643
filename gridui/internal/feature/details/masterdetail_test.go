// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package details_test

import (
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// newMaster returns a master and detail grid of people.
func newMaster(n int) (*gridtest.Harness, *gridui.MasterDetailGrid[gridstage.Person]) {
	th := gridstage.NewTheme()
	grid := &gridui.MasterDetailGrid[gridstage.Person]{}
	grid.Columns = gridstage.PeopleColumns()
	grid.RowID = func(p gridstage.Person) string { return p.ID }
	grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return gridstage.Block(gtx, "detail of "+c.RowID, 99)
	}
	grid.SetRows(gridstage.People(n))
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, grid).Layout(gtx)
	})
	h.Settle()
	return h, grid
}

func TestMasterDetailWithoutDetailIsFlat(t *testing.T) {
	h, grid := newMaster(100)
	grid.Detail = nil
	h.Settle()
	h.Click(20, 58)
	_, ok := h.Find("detail of")
	require.False(t, ok)
}

func TestEstimatedRowHeightCountsUntilDetailsShow(t *testing.T) {
	h, grid := newMaster(10_000)
	grid.Details.EstimatedHeight = 500
	grid.Details.Rows = idset.All()
	h.Settle()
	grid.ScrollToOffset(1 << 50)
	h.Settle()
	_, y := grid.ScrollOffset()
	require.InDelta(t, 10_000*536, y, 5*536)
}

func TestVirtualMaxHeight(t *testing.T) {
	_, grid := newMaster(100)
	th := gridstage.NewTheme()
	u := gridtest.New(image.Pt(400, 900), func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Min.Y, gtx.Constraints.Max.Y = 0, 1_000_000
		st := gridui.New(th, grid)
		st.MaxHeight = 222
		return st.Layout(gtx)
	})
	u.Settle()
	require.Equal(t, 222, u.Dims().Size.Y)
}

func TestGridWithoutBoundsIsAsHighAsItsDetails(t *testing.T) {
	_, grid := newMaster(2)
	th := gridstage.NewTheme()
	grid.Details.Rows = idset.Of("p0")
	u := gridtest.New(image.Pt(400, 900), func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Min.Y, gtx.Constraints.Max.Y = 0, 1_000_000
		return gridui.New(th, grid).Layout(gtx)
	})
	u.Frame()
	require.Equal(t, 40+2*36+100, u.Dims().Size.Y)
}
