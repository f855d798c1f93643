// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"strconv"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// twice doubles the text of a scene.
func (s *scene) twice() *scene {
	s.Metric.PxPerSp = 2 * s.Metric.PxPerDp
	s.Settle()
	return s
}

// furnish gives a grid boxes, signs, buttons and marks of all kinds.
func furnish(g *gridui.Grid[int]) {
	g.RowID = strconv.Itoa
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "name"}, {ColumnID: "net", Desc: true}}, Manual: true, ClearButton: true}
	g.Filtering = option.Filtering{Enabled: true, Row: true, Manual: true}
	g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("a")}}
	g.Selection.Mode, g.HeaderMenu.Enabled = option.SelectMulti, true
	g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true}
	g.Paging = option.Paging{Enabled: true, Size: 50}
	g.RowPins = option.RowPins{Enabled: true, Top: []string{"7"}}
	g.Selection.Rows.Set("1", true)
}

// TestTextTwiceAsLarge draws text at twice its size with everything next to it.
func TestTextTwiceAsLarge(t *testing.T) {
	for name, set := range map[string]func(*gridui.Grid[int], *gridui.Style){
		"text-twice": func(g *gridui.Grid[int], st *gridui.Style) {},
		"text-twice-dark-rtl": func(g *gridui.Grid[int], st *gridui.Style) {
			st.Preset, st.Direction, st.Density = theme.Dark(), gridui.DirectionRTL, theme.DensityCompact
			g.Selection.Mode = option.SelectSingle
		},
		"text-twice-contrast": func(g *gridui.Grid[int], st *gridui.Style) { st.ForcedColors = true },
	} {
		s := newScene(1, set)
		furnish(&s.grid)
		s.grid.Columns = append([]gridui.Column[int]{gridui.RowPinColumn[int]("pin", "")}, s.grid.Columns...)
		s.Size = image.Pt(900, 420)
		s.twice()
		n, _ := s.Find("Name")
		s.Move(float32(n.Bounds.Min.X+20), float32(n.Bounds.Min.Y+20))
		s.golden(t, name)
	}
}

func TestJoinedBoxesOfLargeTextLookAsBoxes(t *testing.T) {
	for _, mode := range []option.SelectMode{option.SelectSingle, option.SelectMulti} {
		sameBoxes(t, boxed(1, mode, theme.Light()).twice())
	}
}

// TestLargeBoxesStayInLowRows makes some rows lower than their boxes: the lines between rows are
// whole.
func TestLargeBoxesStayInLowRows(t *testing.T) {
	s := boxed(1, option.SelectMulti, theme.Light())
	s.grid.RowSizing.Heights = map[string]unit.Dp{"0": 18, "1": 24, "2": 30, "3": 18}
	s.twice()
	img := s.image(t)
	for _, label := range []string{"row 1 of", "row 2 of", "row 3 of", "row 4 of"} {
		row, ok := s.Find(label)
		require.True(t, ok, label)
		y, want := row.Bounds.Max.Y-1, img.RGBAAt(row.Bounds.Max.X-4, row.Bounds.Max.Y-1)
		for x := row.Bounds.Min.X; x < row.Bounds.Min.X+88; x++ {
			require.Equal(t, want, img.RGBAAt(x, y), "%s at %d", label, x)
		}
	}
}
