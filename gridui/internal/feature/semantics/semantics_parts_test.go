// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// spoken reports whether a node is read out with a text: in its description, or in its label without a
// description.
func spoken(h *gridtest.Harness, what string) bool {
	for _, n := range h.Nodes() {
		if strings.Contains(n.Description, what) || n.Description == "" && strings.Contains(n.Label, what) {
			return true
		}
	}
	return false
}

// TestAllPartsAreDescribed opens what TestEverythingThatOpensIsDescribed does not: parts
// that come and go by themselves, or while something is dragged.
func TestAllPartsAreDescribed(t *testing.T) {
	rest := func(s *gridstage.Stage[gridstage.Person], x, y float32) {
		s.Move(x, y)
		s.Advance(2 * time.Second)
	}
	for name, test := range map[string]struct {
		open  func(t *testing.T, s *gridstage.Stage[gridstage.Person])
		shows []string
	}{
		"pager": {func(*testing.T, *gridstage.Stage[gridstage.Person]) {}, []string{"40 rows", "Rows per page, 10", "Page 1 of 4", "Next page", "Last page"}},
		"jump field": {func(t *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Click(gridstage.MiddleOf(t, s, "Page 1 of 4"))
		}, []string{"Page 1 of 4"}},
		"group headings": {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) { s.Grid.Grouping.By = []string{"city"} }, []string{"City 0 (6), level 1, collapsed"}},
		"open group": {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Grouping.By = []string{"city"}
			s.Grid.Expansion.Rows = idset.All()
		}, []string{"level 1, expanded", "level 2"}},
		"details": {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
				return gridstage.Block(gtx, "detail of "+c.RowID, 60)
			}
			s.Grid.Details.Rows = idset.Of("p1")
		}, []string{"row 1 of 10: p0, collapsed", "row 2 of 10: p1, expanded", "details of p1", "detail of p1"}},
		"tooltip": {func(t *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Tooltip = func(c gridui.CellContext[gridstage.Person]) string { return "about " + c.Row.ID }
			s.Settle()
			x, y := gridstage.MiddleOf(t, s, "Lee")
			rest(s, x, y)
		}, []string{"about p1"}},
		"tooltip of a button": {func(t *testing.T, s *gridstage.Stage[gridstage.Person]) {
			x, y := gridstage.MiddleOf(t, s, "Next page")
			rest(s, x, y)
		}, []string{"Next page"}},
		"dragged row": {func(t *testing.T, s *gridstage.Stage[gridstage.Person]) {
			x, y := gridstage.MiddleOf(t, s, "Move row")
			s.DragFrom(x, y).Via(x+30, y+60)
		}, []string{"p0, moving"}},
		"dragged rows": {func(t *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Selection.Rows = idset.Of("p0", "p1")
			s.Settle()
			x, y := gridstage.MiddleOf(t, s, "Move row")
			s.DragFrom(x, y).Via(x+30, y+60)
		}, []string{"p0, 2 rows, moving"}},
		"rows that cannot be dragged": {func(t *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "id"}}
			s.Settle()
			x, y := gridstage.MiddleOf(t, s, "Move row")
			s.DragFrom(x, y).Via(x+30, y+60)
		}, []string{locale.For("en").RowsSorted}},
		"lifted row": {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.FocusCell(0, gridui.DragColumn)
			s.Settle()
			s.Keys("Space", "Down")
		}, []string{"p0, moving"}},
		"dragged column": {func(t *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.ColumnOrder.Mode = option.ColumnOrderFree
			s.Settle()
			x, y := gridstage.MiddleOf(t, s, "Name")
			s.DragFrom(x, y).Via(x+80, y+20)
		}, []string{"Name, moving"}},
		"rows on their way": {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) { s.Grid.Loading.Skeleton = true }, []string{"Loading…"}},
		"rows covered":      {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) { s.Grid.Loading.Overlay = true }, []string{"Loading…"}},
		"no rows":           {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) { s.Grid.SetRows(nil) }, []string{"No data.", "grid, 0 rows"}},
		"footer": {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Columns = append(gridstage.PeopleColumns()[:2], gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Footer(func() string { return "sum: 900" }))
		}, []string{"footer: sum: 900", "Age, sum: 900, footer"}},
		"filtered field": {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Filtering.Row = true
			s.Grid.Column("name").SetFilter(filter.Contains.Of("e"))
		}, []string{"Filter: Name", "Filter, Name", "Clear filter, Name"}},
		"what was not taken": {func(_ *testing.T, s *gridstage.Stage[gridstage.Person]) {
			s.Grid.StartEditing("p1", "age")
			s.Settle()
			s.Type("x")
			s.Keys("Enter")
		}, []string{"Age, row 2 of 10: "}},
	} {
		t.Run(name, func(t *testing.T) {
			for _, scale := range []float32{1, 2} {
				s := gridstage.NewSpeaking(nil)
				s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
				s.Size = image.Pt(int(640*scale), int(480*scale))
				s.Style = gridstage.English
				s.Settle()
				s.Focus(s.Grid.Tag())
				test.open(t, s)
				s.Settle()
				gridstage.AuditSemantics(t, s.Harness, name)
				for _, what := range test.shows {
					require.True(t, spoken(s.Harness, what), "%s: nothing says %q\n%s", name, what, s.Dump())
				}
				s.Release(pointer.ButtonPrimary)
			}
		})
	}
}
