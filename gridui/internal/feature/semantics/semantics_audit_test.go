// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics_test

import (
	"image"
	"testing"

	"gioui.org/io/semantic"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestEverythingThatOpensIsDescribed(t *testing.T) {
	for name, test := range map[string]struct {
		open  func(s *gridstage.Stage[gridstage.Person])
		shows []string
	}{
		"grid": {func(s *gridstage.Stage[gridstage.Person]) {}, []string{"ID", "row 1 of 10"}},
		"rtl": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
		}, []string{"ID", "row 1 of 10"}},
		"header menu": {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Column("name").OpenMenu() }, []string{"Sort"}},
		"cell menu": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.FocusCell(1, "name")
			s.Grid.OpenMenu()
			s.Settle()
			s.Keys("End", "Right")
		}, []string{"Open", "Refused", "More", "Deep"}},
		"filter panel":            {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Column("name").OpenFilter() }, nil},
		"filter panel of numbers": {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Column("age").OpenFilter() }, nil},
		"column chooser":          {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.OpenColumns() }, []string{"Age"}},
		"editor":                  {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.StartEditing("p1", "name") }, []string{"Lee"}},
		"editor of a choice": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.StartEditing("p1", "city")
			s.Settle()
			s.Keys("Alt+Down")
		}, []string{"City 2"}},
		"editor of a date": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.StartEditing("p1", "born")
			s.Settle()
			s.Keys("Alt+Down")
		}, []string{"2000-01-01"}},
		"page sizes": {func(s *gridstage.Stage[gridstage.Person]) {
			sizes, _ := s.Find(locale.For("en").RowsPerPage)
			for _, n := range s.FindAll(sizes.Label) {
				if n.Class == semantic.Button {
					s.Click(n.Center())
				}
			}
		}, []string{"50"}},
		"filter row": {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Filtering.Row = true }, nil},
		"groups":     {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Grouping.By = []string{"city"} }, []string{"City"}},
		"pinned row": {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Row("p3").Pin(option.RowPinTop) }, []string{"pinned top row"}},
	} {
		t.Run(name, func(t *testing.T) { openAndAudit(t, name, test.open, test.shows) })
	}
}

func openAndAudit(t *testing.T, name string, open func(s *gridstage.Stage[gridstage.Person]), shows []string) {
	for _, scale := range []float32{1, 2} {
		s := gridstage.NewSpeaking(nil)
		s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
		s.Size = image.Pt(int(640*scale), int(480*scale))
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		s.Settle()
		s.Focus(s.Grid.Tag())
		open(s)
		s.Settle()
		gridstage.AuditSemantics(t, s.Harness, name)
		for _, label := range shows {
			_, ok := s.Find(label)
			require.True(t, ok, "%s: no %q", name, label)
		}
	}
}

func TestHeadersTellTheirState(t *testing.T) {
	s := gridstage.NewSpeaking(nil)
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}, {ColumnID: "name"}}
	s.Grid.Column("name").SetFilter(filter.Contains.Of("e"))
	s.Settle()
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	about := func(name string) string {
		for _, n := range s.FindAll(name) {
			if n.Label == name {
				return n.Description
			}
		}
		return ""
	}
	require.Equal(t, "Age, column header, sorted descending, key 1", about("Age"))
	require.Equal(t, "Name, column header, sorted ascending, key 2, filtered", about("Name"))
	require.Equal(t, "ID, column header", about("ID"))
	s.Keys("Up")
	require.Equal(t, "Name, column header, sorted ascending, key 2, filtered, focused", about("Name"))
	s.Grid.Columns = []gridui.Column[gridstage.Person]{gridui.Group("who", "Who", gridstage.PeopleColumns()...)}
	s.Settle()
	require.Equal(t, "Who, column group", about("Who"))
}
