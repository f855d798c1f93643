// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns_test

import (
	"image"
	"testing"
	"time"

	"gioui.org/unit"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// A bill has a column of each kind, and one that sets its width.
type bill struct {
	Name string
	Sum  float64 `grid:",type=money"`
	Due  time.Time
	Paid bool
	Note string `grid:",width=90"`
	Tax  struct{ Rate float64 }
}

// billStage shows a bill with defaults of columns.
func billStage(set option.ColumnDefaults) *gridstage.Stage[bill] {
	return gridstage.New(image.Pt(1400, 300), func(g *gridui.Grid[bill]) {
		g.Columns = gridui.ColumnsOf[bill]()
		g.ColumnDefaults = set
		g.Sorting.Mode = option.SortSingle
		g.SetRows([]bill{{Name: "b"}, {Name: "a", Sum: 12}})
	})
}

// widths returns the widths of the columns' headers in pixels.
func widths(t *testing.T, s *gridstage.Stage[bill]) map[string]int {
	t.Helper()
	out := map[string]int{}
	for _, header := range []string{"Name", "Sum", "Due", "Paid", "Note", "Rate"} {
		n, ok := s.Find(header)
		require.True(t, ok, header)
		out[header] = n.Bounds.Dx()
	}
	return out
}

func TestDefaultsOfColumns(t *testing.T) {
	of := func(w unit.Dp) option.ColumnOptions { return option.ColumnOptions{Width: w} }
	fitted := widths(t, billStage(option.ColumnDefaults{}))
	for header, w := range fitted {
		assert.True(t, w >= 48 && w <= 100, "%s: %d", header, w)
	}
	for _, c := range []struct {
		name string
		set  option.ColumnDefaults
		want map[string]int
	}{
		{"none", option.ColumnDefaults{}, fitted},
		{"all", option.ColumnDefaults{All: of(100)}, map[string]int{"Name": 100, "Sum": 100, "Due": 100, "Paid": 100, "Note": 90, "Rate": 100}},
		{"kinds", option.ColumnDefaults{All: of(100), Text: of(110), Number: of(120), Time: of(130), Bool: of(140)},
			map[string]int{"Name": 110, "Sum": 120, "Due": 130, "Paid": 140, "Note": 90, "Rate": 120}},
		{"type over kind", option.ColumnDefaults{Number: of(120), Types: map[string]option.ColumnOptions{"money": of(80)}},
			map[string]int{"Name": fitted["Name"], "Sum": 80, "Due": fitted["Due"], "Paid": fitted["Paid"], "Note": 90, "Rate": 120}},
		{"bounds", option.ColumnDefaults{All: option.ColumnOptions{Min: 200}},
			map[string]int{"Name": 200, "Sum": 200, "Due": 200, "Paid": 200, "Note": 200, "Rate": 200}},
		{"wrong", option.ColumnDefaults{All: option.ColumnOptions{Width: -5, Flex: -1, Min: -1, Max: -1}},
			fitted},
		{"flex", option.ColumnDefaults{All: option.ColumnOptions{Flex: 1, Max: 160}},
			map[string]int{"Name": 160, "Sum": 160, "Due": 160, "Paid": 160, "Note": 90, "Rate": 160}},
	} {
		assert.Equal(t, c.want, widths(t, billStage(c.set)), c.name)
	}
}

// A change of the defaults takes effect in the next frame, also a change in the map of types.
func TestDefaultsOfColumnsMayChange(t *testing.T) {
	s := billStage(option.ColumnDefaults{})
	fitted := widths(t, s)["Sum"]
	s.Grid.ColumnDefaults.All.Width = 70
	s.Frame()
	assert.Equal(t, 70, widths(t, s)["Name"])
	s.Grid.ColumnDefaults.Types = map[string]option.ColumnOptions{"money": {Width: 60}}
	s.Frame()
	assert.Equal(t, 60, widths(t, s)["Sum"])
	s.Grid.ColumnDefaults.Types["money"] = option.ColumnOptions{Width: 50}
	s.Frame()
	assert.Equal(t, 50, widths(t, s)["Sum"])
	s.Grid.ColumnDefaults = option.ColumnDefaults{}
	s.Frame()
	assert.Equal(t, fitted, widths(t, s)["Sum"])
	assert.LessOrEqual(t, s.Allocs(50, nil), gridstage.RouterAllocs())
	s.Grid.ColumnDefaults.Number.Align = option.AlignStart
	s.Settle()
	assert.LessOrEqual(t, s.Allocs(50, nil), gridstage.RouterAllocs())
}

// What defaults disable, users cannot do, and programs neither where a column with that option of its own forbids it.
func TestDefaultsThatDisable(t *testing.T) {
	s := billStage(option.ColumnDefaults{Text: option.ColumnOptions{SortingDisabled: true}})
	at, _ := s.Find("Name")
	s.Click(at.Center())
	assert.Empty(t, s.Grid.Sorting.Keys)
	at, _ = s.Find("Sum")
	s.Click(at.Center())
	assert.Len(t, s.Grid.Sorting.Keys, 1)

	s = billStage(option.ColumnDefaults{All: option.ColumnOptions{HidingDisabled: true}})
	s.Grid.Column("Name").Hide()
	s.Settle()
	_, ok := s.Find("Name")
	assert.True(t, ok)
}
