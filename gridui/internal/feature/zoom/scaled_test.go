// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package zoom_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// furnish gives a grid everything that has a size of its own: merged cells, details, text that wraps, given heights,
// groups with sticky rows, check boxes, pages, a status bar, a filter row.
func furnish(g *gridui.Grid[int], which string) {
	text := func(row int) string { return fmt.Sprint("group ", row/7) }
	g.Columns = append(g.Columns, gridui.Field("m", "Merged", text).Width(90).Merge())
	g.Selection = option.Selection{Mode: option.SelectMulti}
	g.RowNumbers.Enabled = true
	switch which {
	case "groups":
		g.Grouping.By = []string{"m"}
		g.Expansion.Rows.SetAll(true)
	case "wraps":
		g.Columns = append(g.Columns, gridui.Field("w", "Wraps", func(row int) string {
			return strings.Repeat("long text ", 1+row%5)
		}).Width(80).Wrap())
	case "details":
		g.Detail = func(gtx layout.Context, c gridui.DetailContext[int]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(gtx.Constraints.Min.X, gtx.Dp(unit.Dp(40+c.Row%3*10)))}
		}
		g.Details.Rows.SetAll(true)
	case "heights":
		g.RowHeight = func(row int) unit.Dp { return unit.Dp(20 + row%4*10) }
		g.RowSizing.Heights = map[string]unit.Dp{"r3": 90}
	case "bars":
		g.Paging = option.Paging{Enabled: true, Size: 50}
		g.StatusBar.Enabled = true
		g.Filtering = option.Filtering{Enabled: true, Row: true}
	case "skeleton":
		g.Loading.Skeleton = true
	}
}

// all are the cases of furnish.
var all = []string{"plain", "groups", "wraps", "details", "heights", "bars", "skeleton"}

// A zoomed grid draws what the grid draws on a screen with as many pixels more per dp: after it has been zoomed in, out
// and scrolled, and in a cell that is edited.
func TestEverythingScales(t *testing.T) {
	for _, which := range all {
		for _, rtl := range []bool{false, true} {
			for _, level := range []float32{.5, 1.25, 2} {
				t.Run(fmt.Sprint(which, rtl, level), func(t *testing.T) {
					show := func(metric float32) *gridstage.Stage[int] {
						s := newSheet(func(g *gridui.Grid[int]) {
							furnish(g, which)
							for i := range g.Columns {
								g.Columns[i] = g.Columns[i].(*gridui.Typed[int, string]).Edit(func(*int, string) {})
							}
							g.Editing.Enabled = true
						})
						s.Begin = func(gtx layout.Context) layout.Context {
							gtx.Metric = unit.Metric{PxPerDp: metric, PxPerSp: metric}
							if rtl {
								gtx.Locale.Direction = system.RTL
							}
							return gtx
						}
						s.Settle()
						return s
					}
					look := func(s *gridstage.Stage[int]) string {
						s.Grid.ScrollToRow(20, option.AlignStart)
						s.Settle()
						at := s.Dump()
						s.Grid.ScrollToRow(0, option.AlignStart)
						s.Settle()
						return at + s.Dump()
					}
					fresh, zoomed := show(level), show(1)
					for _, l := range []float32{3, .5, 1, level} {
						zoomed.Grid.Zoom.Level = l
						zoomed.Settle()
					}
					require.Equal(t, look(fresh), look(zoomed))
					for _, s := range []*gridstage.Stage[int]{fresh, zoomed} {
						s.Focus(s.Grid.Tag())
						s.Grid.FocusCell(4, "c1")
						s.Keys("F2")
						s.Settle()
					}
					require.Equal(t, fresh.Dump(), zoomed.Dump())
				})
			}
		}
	}
}

// A screen that is zoomed while a cell is edited keeps the editor open at its cell.
func TestAnEditorStaysOpen(t *testing.T) {
	s := newSheet(func(g *gridui.Grid[int]) {
		for i := range g.Columns {
			g.Columns[i] = g.Columns[i].(*gridui.Typed[int, string]).Edit(func(*int, string) {})
		}
		g.Editing.Enabled = true
	})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(4, "c1")
	s.Keys("F2")
	s.Type("new")
	wheel(s, 150, 150, 2)
	require.EqualValues(t, 1.25, s.Grid.Zoom.Level)
	require.NotEmpty(t, gridstage.EditedCell(s))
	require.Empty(t, gridstage.Told[events.EditEnded](s))
}

// The row under the pointer stays there where rows differ in height and are measured as they show, and so does a row
// below sticky groups; the position comes back to the pixel.
func TestMeasuredRowsStayUnderThePointer(t *testing.T) {
	for _, which := range all[:len(all)-1] {
		t.Run(which, func(t *testing.T) {
			s := newSheet(func(g *gridui.Grid[int]) { furnish(g, which) })
			s.Grid.ScrollToRow(30, option.AlignStart)
			s.Settle()
			s.Wheel(300, 200, 0, 17)
			s.Settle()
			view := s.Grid.View().Scroll
			px, py := float32(300), float32(230)
			before := cellAt(t, s, px, py)
			for _, by := range []int{1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, 1, 1, 1} {
				wheel(s, px, py, by)
				if which != "details" { // whose widgets cover the point
					require.Equal(t, before, cellAt(t, s, px, py), "%v", s.Grid.Zoom.Level)
				}
			}
			require.Equal(t, *view, *s.Grid.View().Scroll)
		})
	}
}
