// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sidebar_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"gioui.org/f32"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/sidebar"
)

// stage is a grid of people with a side bar.
type stage struct {
	*gridstage.Stage[gridstage.Person]
	bar sidebar.Bar
}

func newStage(size image.Point, set func(s *stage)) *stage {
	s := &stage{Stage: new(gridstage.Stage[gridstage.Person])}
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Grid.SetRows(gridstage.People(40))
	s.Grid.Filtering.Enabled = true
	s.Grid.Extensions = []gridui.Extension{&s.bar}
	if set != nil {
		set(s)
	}
	s.Show(size)
	s.Settle()
	return s
}

// gridWidth returns the width of the cells and their scroll bar.
func (s *stage) gridWidth(t *testing.T) int {
	n, ok := s.FindDescription("grid, 40 rows")
	require.True(t, ok, s.Dump())
	return n.Bounds.Dx()
}

func TestPanelsMakeTheGridNarrower(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		s := newStage(image.Pt(900, 500), func(s *stage) {
			s.Style = func(st *gridui.Style) {
				if rtl {
					st.Direction = gridui.DirectionRTL
				}
			}
		})
		wide := s.gridWidth(t)
		s.PressControl(t, "Columns")
		s.Settle()
		require.Equal(t, option.SideColumns, s.bar.Open)
		require.Equal(t, wide-280, s.gridWidth(t))
		require.Contains(t, s.TakeKinds(), "events.SidePanelChanged")
		box, ok := s.ChooserBox("Age")
		require.True(t, ok, s.Dump())
		s.Click(box.Center())
		s.Settle()
		require.Contains(t, s.Grid.ColumnVisibility.Hidden, "age")
		s.Keys("Escape")
		s.Settle()
		require.Equal(t, option.SideColumns, s.bar.Open, "Escape only returns to the cells")
		s.PressControl(t, "Columns")
		s.Settle()
		require.Equal(t, wide, s.gridWidth(t))
	}
}

func TestFiltersBesideTheGrid(t *testing.T) {
	s := newStage(image.Pt(900, 600), func(s *stage) { s.bar.Open = option.SideFilters })
	s.ClickOn(t, "Filter: Name")
	require.Empty(t, s.Grid.Filtering.Columns)
	s.Click(s.ValueBox("Kim").Center())
	s.Settle()
	require.Len(t, s.Grid.Filtering.Columns, 1)
	require.Equal(t, "name", s.Grid.Filtering.Columns[0].ColumnID)
	s.PressControl(t, "Clear filter")
	s.Settle()
	require.Empty(t, s.Grid.Filtering.Columns)
}

func TestDraftsWaitForApply(t *testing.T) {
	for _, beside := range []bool{false, true} {
		s := newStage(image.Pt(900, 600), func(s *stage) {
			s.Grid.Filtering.Apply = true
			s.bar.Open = option.SideFilters
		})
		open := func() {
			if beside {
				s.ClickOn(t, "Filter: Name")
				return
			}
			s.bar.Open = option.SideNone
			s.Grid.Column("name").OpenFilter()
			s.Settle()
		}
		open()
		s.Click(s.ValueBox("Kim").Center())
		s.Settle()
		require.Empty(t, s.Grid.Filtering.Columns, "a draft does not filter")
		s.PressControl(t, "Apply")
		s.Settle()
		require.Len(t, s.Grid.Filtering.Columns, 1)
		require.True(t, s.Grid.Filtering.Columns[0].Filter.First.Op.Lists())
		require.Equal(t, []string{"Choi", "Jung", "Lee", "Park"}, s.Grid.Filtering.Columns[0].Filter.First.Values)
		open()
		s.PressControl(t, "Clear filter")
		s.Settle()
		require.Len(t, s.Grid.Filtering.Columns, 1, "a cleared draft does not filter")
		s.PressControl(t, "Apply")
		s.Settle()
		require.Empty(t, s.Grid.Filtering.Columns)
	}
}

// In a narrow window, the panel takes the place of the grid.
func TestAPanelTakesThePlaceOfANarrowGrid(t *testing.T) {
	s := newStage(image.Pt(360, 600), func(s *stage) { s.bar.Open = option.SideColumns })
	_, ok := s.FindDescription("grid, 40 rows")
	require.False(t, ok, s.Dump())
	s.PressControl(t, "Columns")
	s.Settle()
	require.NotZero(t, s.gridWidth(t))
}

func TestASettledSideBarAllocatesNothing(t *testing.T) {
	s := newStage(image.Pt(900, 500), nil)
	plain := newStage(image.Pt(900, 500), func(s *stage) { s.Grid.Extensions = nil; s.Grid.ColumnVisibility.Button = true })
	require.LessOrEqual(t, s.FrameAllocs(100, nil), plain.FrameAllocs(100, nil)+1)
}

func TestTheEdgeSetsTheWidthOfThePanel(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		for _, scale := range []float32{1, 2} {
			t.Run(fmt.Sprint("rtl ", rtl, ", scale ", scale), func(t *testing.T) {
				s := newStage(image.Pt(int(900*scale), int(500*scale)), func(s *stage) {
					s.bar.Open = option.SideColumns
					s.Style = func(st *gridui.Style) {
						if rtl {
							st.Direction = gridui.DirectionRTL
						}
					}
				})
				s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
				s.Settle()
				edge := func() (x, y float32) {
					n, ok := s.Find(locale.For("en").Toolbar.SideWidth)
					require.True(t, ok, s.Dump())
					return n.Center()
				}
				wider := -scale
				if rtl {
					wider = scale
				}
				grid, px := s.gridWidth(t), int(scale)
				s.TakeKinds()
				x, y := edge()
				s.Drag(f32.Pt(x, y), f32.Pt(x+40*wider, y), 4)
				s.Settle()
				require.Equal(t, grid-40*px, s.gridWidth(t))
				require.Equal(t, unit.Dp(320), s.bar.Width)
				require.Equal(t, "events.SidePanelChanged", strings.Join(s.TakeKinds(), " "))
				left, right := "Left", "Right"
				if rtl {
					left, right = right, left
				}
				s.Keys(left)
				s.Settle()
				require.Equal(t, grid-56*px, s.gridWidth(t), "the edge has the keyboard")
				s.Keys(right, right)
				s.Settle()
				require.Equal(t, grid-24*px, s.gridWidth(t))
				x, y = edge()
				s.Drag(f32.Pt(x, y), f32.Pt(x-900*wider, y), 4)
				s.Settle()
				require.Equal(t, unit.Dp(160), s.bar.Width, "the least width")
				x, y = edge()
				s.Drag(f32.Pt(x, y), f32.Pt(x+900*wider, y), 4)
				s.Settle()
				require.GreaterOrEqual(t, s.gridWidth(t), 120*px, "the grid keeps its least width")
				s.Keys("Escape")
				s.Settle()
				require.True(t, s.Focused(s.Grid.Tag()))
			})
		}
	}
}
