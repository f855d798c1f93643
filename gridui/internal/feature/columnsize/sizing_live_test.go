// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnsize_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// A pinned column that is dragged wider than the pinned ones may be together would go
// from under the pointer.
func TestDraggingAPinnedEdgeLeavesThePinnedColumnsWhereTheyAre(t *testing.T) {
	for _, mode := range []option.ColumnResizeMode{option.ColumnResizeLive, option.ColumnResizeOnRelease} {
		s := gridstage.NewSized(mode)
		s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"id"}, Right: []string{"city"}}
		s.Size = image.Pt(512, 300)
		s.Settle()
		s.DragFrom(380, 20).Via(200, 20).To(20, 20)
		// 500 pixels remain without the scroll bar; pinned columns may take four fifths of them.
		require.Equal(t, 500*8/10-60, s.HeadWidth(t, "City"), "as wide as may be")
		city, _ := s.Find("City")
		require.Equal(t, 500, city.Bounds.Max.X, "and at its side")
		s.DragFrom(60, 20).Via(200, 20).To(300, 20)
		require.Equal(t, 60, s.HeadWidth(t, "ID"), "there is no room to spare")
		s.DragFrom(float32(city.Bounds.Min.X), 20).To(float32(city.Bounds.Min.X)+100, 20)
		require.Equal(t, 500*8/10-60-100, s.HeadWidth(t, "City"))
	}
}

func TestKeysLeavePinnedColumnsWhereTheyAre(t *testing.T) {
	s := gridstage.NewSized(option.ColumnResizeLive)
	s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"id", "city"}}
	s.Settle()
	s.Click(20, 60)
	s.Keys("Up")
	for range 60 {
		s.Keys("Alt+Right")
	}
	require.Equal(t, 388*8/10-120, s.HeadWidth(t, "ID"))
	require.Equal(t, 120, s.HeadWidth(t, "City"))
	s.Keys("Alt+Left")
	require.Less(t, s.HeadWidth(t, "ID"), 388*8/10-120)
}

// Columns that are wider than that already, as a program had them or a window got
// narrower, can still be narrowed.
func TestPinnedColumnsThatAreTooWideCanBeNarrowed(t *testing.T) {
	s := gridstage.NewSized(option.ColumnResizeLive)
	s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"id"}}
	s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"id": 380}
	s.Settle()
	s.Click(20, 60)
	s.Keys("Home", "Up")
	for range 30 {
		s.Keys("Alt+Left")
	}
	require.Less(t, s.HeadWidth(t, "ID"), 300)
}

// newFitting returns a grid whose column of names is being fitted. The last name is read when the gate opens.
func newFitting(t *testing.T) (s *gridstage.Stage[gridstage.Person], gate chan struct{}) {
	s, gate = newGated()
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Grid.Column("name").Fit()
	s.Settle()
	await.Until(func() bool { s.Advance(50 * time.Millisecond); return s.HeadWidth(t, "Name") < 100 })
	return s, gate
}

// fitted waits until there is nothing left to do.
func fitted[T any](s *gridstage.Stage[T], t *testing.T) {
	t.Helper()
	await.Until(func() bool {
		s.Advance(50 * time.Millisecond)
		_, more := s.Wakeup()
		return !more
	})
}

// Who resizes a column while it is being fitted keeps the width that was given.
func TestAWidthGivenWhileColumnsAreFittedStays(t *testing.T) {
	for name, give := range map[string]func(*gridstage.Stage[gridstage.Person]){
		"dragged": func(s *gridstage.Stage[gridstage.Person]) {
			edge := float32(60 + s.HeadWidth(t, "Name"))
			s.DragFrom(edge, 20).To(edge+50, 20)
		},
		"by keys": func(s *gridstage.Stage[gridstage.Person]) {
			s.Click(70, 60)
			s.Keys("Up", "Up", "Up", "Alt+Right")
		},
		"to the width of the grid": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.FitToWidth()
			s.Settle()
		},
		"reset": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.OpenColumns()
			s.Settle()
			s.PressControl(t, "Reset columns")
		},
	} {
		s, gate := newFitting(t)
		was := s.HeadWidth(t, "Name")
		give(s)
		s.Advance(50 * time.Millisecond)
		given := s.HeadWidth(t, "Name")
		require.Greater(t, given, was, name)
		close(gate)
		fitted(s, t)
		require.Equal(t, given, s.HeadWidth(t, "Name"), name)
	}
}

// Characters differ in width, and so do texts of as many of them.
func TestFittingKnowsTheWidthsOfCharacters(t *testing.T) {
	widest := strings.Repeat("щ", 10)
	one := gridstage.NewSized(option.ColumnResizeLive)
	one.Grid.SetRows([]gridstage.Person{{ID: "p", Name: widest}})
	one.Settle()
	one.Grid.Column("name").Fit()
	one.Settle()

	rows := gridstage.People(100_000)
	for i := range rows {
		name := []rune(strings.Repeat("г", 12))
		name[i%12] = 'т'
		rows[i].Name = string(name)
	}
	rows[77_777].Name = widest
	s := gridstage.NewSized(option.ColumnResizeLive)
	s.Grid.SetRows(rows)
	s.Settle()
	s.Grid.Column("name").Fit()
	s.Settle()
	fitted(s, t)
	require.Equal(t, one.HeadWidth(t, "Name"), s.HeadWidth(t, "Name"))
}

// A hand that trembles between two clicks does not drag.
func TestDoubleClicksOfAnUnsteadyHandFit(t *testing.T) {
	s := gridstage.NewSized(option.ColumnResizeLive)
	s.DoubleClick(160, 20)
	s.Settle()
	fitted := s.HeadWidth(t, "Name")
	require.Less(t, fitted, 100)

	s = gridstage.NewSized(option.ColumnResizeLive)
	s.DragFrom(160, 20).To(162, 20)
	s.Press(pointer.ButtonPrimary)
	s.Release(pointer.ButtonPrimary)
	s.Settle()
	require.Equal(t, fitted, s.HeadWidth(t, "Name"))
}

// An edge stops where its columns have their limits, and so does the line that represents it.
func TestEdgesStopAtTheLimitsOfTheirColumns(t *testing.T) {
	for _, mode := range []option.ColumnResizeMode{option.ColumnResizeLive, option.ColumnResizeOnRelease} {
		s := gridstage.NewSized(mode)
		s.Grid.Columns = gridstage.PeopleColumns()
		s.Grid.Columns[1].(*gridui.Typed[gridstage.Person, string]).MinMax(70, 140)
		s.Settle()
		s.DragFrom(160, 20).Via(300, 20).To(390, 20)
		require.Equal(t, 140, s.HeadWidth(t, "Name"))
		s.DragFrom(200, 20).Via(100, 20).To(-50, 20)
		require.Equal(t, 70, s.HeadWidth(t, "Name"))
	}
}

func TestADoubleClickOnTheEdgeOfAGroupFitsItsColumns(t *testing.T) {
	s := gridstage.NewSized(option.ColumnResizeLive)
	cols := gridstage.PeopleColumns()
	s.Grid.Columns = []gridui.Column[gridstage.Person]{cols[0], gridui.Group("g", "Group", cols[1], cols[2]), cols[3]}
	s.Settle()
	s.DoubleClick(240, 20)
	fitted(s, t)
	require.Less(t, s.HeadWidth(t, "Name"), 100)
	require.Less(t, s.HeadWidth(t, "Age"), 80)
	require.Equal(t, 60, s.HeadWidth(t, "ID"))
	require.Equal(t, 120, s.HeadWidth(t, "City"))
}
