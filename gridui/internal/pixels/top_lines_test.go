// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/filterbar"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/toolbar"
)

// newToolScene returns a grid of orders with tools, a panel of groups and a bar of filters.
func newToolScene(width int, set func(*gridui.Style)) *editScene {
	s := newEditScene(1, set)
	g := &s.orders
	groups := &grouppanel.Panel{}
	g.Filtering.Enabled, g.Filtering.Row, g.Find.Enabled = true, true, true
	g.Grouping.By = []string{"state"}
	bar := &toolbar.Bar{Tools: []toolbar.Tool{toolbar.QuickFilter(), toolbar.Find(), toolbar.Groups(&groups.Disabled), toolbar.Columns(), toolbar.Density()}}
	g.Extensions = []gridui.Extension{bar, groups, &filterbar.Bar{}}
	g.Filtering.Columns = []filter.Column{{ColumnID: "total", Filter: filter.Greater.Of("25")}}
	s.Size = image.Pt(width, 400)
	s.Settle()
	return s
}

// TestBarsAboveTheHeader shows three bars in one line, in two and in three, and the menu of operators of a filter field.
func TestBarsAboveTheHeader(t *testing.T) {
	for name, set := range themed {
		s := newToolScene(1200, set)
		s.golden(t, "bars-one-line-"+name)
		s.pressLabel(t, "Filter, Name")
		s.Settle()
		s.golden(t, "filter-operators-"+name)
	}
	newToolScene(660, nil).golden(t, "bars-two-lines")
	newToolScene(330, nil).golden(t, "bars-three-lines")
}
