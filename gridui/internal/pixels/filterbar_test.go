// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/filterbar"
)

// TestFilterBar shows the chips of filters, one with the keyboard, the builder over them, and a
// text with an error.
func TestFilterBar(t *testing.T) {
	for name, set := range filterLooks() {
		s, bar := newFilterScene(set)
		if name == "narrow" {
			s.Size = image.Pt(330, 460)
			s.Settle()
		}
		s.Keys("Shift+Tab", "Shift+Tab", "Shift+Tab")
		s.golden(t, "filters-chips-"+name)
		bar.Build()
		s.Frame()
		s.Settle()
		s.golden(t, "filters-builder-"+name)
		s.pressLabel(t, "Filter as text")
		s.Keys("Ctrl+A")
		s.Type(`Total > 50 and Nmae = "Kim"`)
		s.Settle()
		s.golden(t, "filters-text-"+name)
	}
}

// filterLooks returns the styles of extensions, and a narrow window.
func filterLooks() map[string]func(*gridui.Style) {
	looks := map[string]func(*gridui.Style){"narrow": nil}
	for name, set := range themed {
		looks[name] = set
	}
	return looks
}

// newFilterScene returns a grid of orders with three filters.
func newFilterScene(set func(*gridui.Style)) (*editScene, *filterbar.Bar) {
	s := newEditScene(1, set)
	g := &s.orders
	bar := &filterbar.Bar{}
	g.Filtering.Enabled = true
	g.Filtering.Columns = []filter.Column{
		{ColumnID: "name", Filter: filter.Contains.Of("Customer")},
		{ColumnID: "total", Filter: filter.Between.Of("25", "400")},
	}
	g.Filtering.Expression = filter.All(
		filter.On("due", filter.Between.Of("2025-01-01", "2025-12-31")),
		filter.AnyOf(filter.On("paid", filter.True.Of()), filter.Not(filter.On("state", filter.Equals.Of("sent")))),
	)
	g.Extensions = []gridui.Extension{bar}
	s.Size = image.Pt(760, 460)
	s.Settle()
	return s, bar
}
