// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar_test

import (
	"encoding/json"
	"image"
	"testing"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
)

// building returns a stage with the builder open.
func building(t *testing.T, e filter.Expr) *stage {
	s := newStage(t, func(s *stage) { s.Grid.Filtering.Expression = e })
	s.click("Build filter", 0)
	return s
}

// expression returns the expression of the grid as JSON.
func (s *stage) expression() string {
	text, err := json.Marshal(s.Grid.Filtering.Expression)
	require.NoError(s.t, err)
	return string(text)
}

func TestBuilderByMouse(t *testing.T) {
	s := building(t, filter.Expr{})
	s.click("Add condition", 0)
	s.click("Column, Order", 0)
	s.click("City", len(s.FindAll("City"))-1)
	require.True(t, s.Shows("Column, City"), s.Dump())
	s.click("Operator, Contains", 0)
	s.click("Any of", 0)
	s.click("Value", 0)
	s.click("Seoul", len(s.FindAll("Seoul"))-1)
	s.Keys("Escape")
	require.JSONEq(t, `{"parts":[{"column":"city","is":{"op":"oneOf","values":["Seoul"]}}]}`, s.expression())
	s.click("Add group", 0)
	require.JSONEq(t, `{"parts":[{"column":"city","is":{"op":"oneOf","values":["Seoul"]}},{"parts":[{"column":"id"}],"any":true}]}`, s.expression())
	require.Equal(t, []string{"o0", "o4"}, s.ids()[:2], "a condition without an operand says nothing")
	s.click("not", 1)
	require.Equal(t, []string{"o1", "o2", "o3", "o5"}, s.ids()[:4])
	s.click("Delete, City", 0)
	s.click("Delete, Any of", 0)
	require.JSONEq(t, `{}`, s.expression())
	s.click("Close", 0)
	require.False(t, s.Shows("Filter over several columns"))
}

func TestBuilderByKeys(t *testing.T) {
	a, b := filter.On("id", filter.Contains.Of("1")), filter.On("qty", filter.Less.Of("5"))
	s := building(t, filter.All(a, b))
	s.Keys("Enter") // the way in which the root joins its parts
	require.True(t, filter.AnyOf(a, b).Equal(s.Grid.Filtering.Expression))
	s.Keys("Enter", "Down", "Alt+Down")
	require.True(t, filter.All(b, a).Equal(s.Grid.Filtering.Expression), "%s", s.expression())
	s.Keys("Alt+Right")
	require.True(t, filter.All(b, filter.All(a)).Equal(s.Grid.Filtering.Expression), "%s", s.expression())
	s.Keys("Alt+Left")
	require.True(t, filter.All(b, a).Equal(s.Grid.Filtering.Expression), "%s", s.expression())
	s.Keys("Alt+Up", "Alt+Up")
	require.True(t, filter.All(a, b).Equal(s.Grid.Filtering.Expression))
	s.Keys("Enter", "Down", "Down", "Enter") // Order, City, Quantity
	require.Equal(t, "qty", s.Grid.Filtering.Expression.Parts[0].ColumnID)
	s.Keys("Enter", "Home", "Down", "Enter") // the list of operators
	require.Equal(t, filter.NotEquals, s.Grid.Filtering.Expression.Parts[0].Is.Op)
	s.Type("7")
	require.Contains(t, s.Grid.Filtering.Expression.Parts[0].Is.A, "7")
	s.bar.Build()
	s.Keys("Escape")
	require.True(t, s.Focused(s.Grid.Tag()))
}

func TestBuilderMovesByItsMenu(t *testing.T) {
	s := building(t, filter.All(filter.On("id", filter.Contains.Of("1")), filter.On("qty", filter.Less.Of("5"))))
	s.click("Move, Order", 0)
	s.click("Move down", 0)
	require.Equal(t, "qty", s.Grid.Filtering.Expression.Parts[0].ColumnID)
	s.click("Move, Order", 0)
	s.click("Put into a group", 0)
	require.True(t, s.Grid.Filtering.Expression.Parts[1].Group())
	s.click("Move, Order", 0)
	s.click("Take out of the group", 0)
	require.Equal(t, "id", s.Grid.Filtering.Expression.Parts[1].ColumnID)
}

func TestBuilderHasRelativeDates(t *testing.T) {
	s := building(t, filter.All(filter.On("at", filter.Equals.Of(""))))
	s.click("Relative dates", 0)
	s.click("This month", 0)
	require.Equal(t, "this month", s.Grid.Filtering.Expression.Parts[0].Is.A)
	require.Equal(t, []string{"o0", "o1", "o2", "o3", "o4", "o5"}, s.ids()[:6])
}

func TestBuilderFollowsTheProgram(t *testing.T) {
	s := building(t, filter.On("id", filter.Contains.Of("1")))
	require.True(t, s.Shows("Column, Order"))
	s.Grid.Filtering.Expression = filter.On("city", filter.Blank.Of())
	s.Settle()
	require.True(t, s.Shows("Column, City"))
	require.False(t, s.Shows("Column, Order"))
	s.Grid.Columns = s.Grid.Columns[:1]
	s.Settle()
	require.True(t, s.Shows("Column, city"), "a column that is gone is called by its id")
	s.Grid.Columns = nil
	s.Settle()
	s.click("Add condition", 0)
	s.Grid.Filtering.Enabled = false
	s.Settle()
	require.False(t, s.Shows("Filter over several columns"))
}

func TestBuilderScrolls(t *testing.T) {
	var many filter.Expr
	for range 60 {
		many.Parts = append(many.Parts, filter.On("qty", filter.Less.Of("9")))
	}
	s := building(t, many)
	shown := len(s.FindAll("Column, "))
	require.Less(t, shown, 30)
	for range 60 {
		s.Keys("Down")
	}
	s.Keys("Delete")
	require.Len(t, s.Grid.Filtering.Expression.Parts, 59)
	card := s.node("Filter over several columns", 0).Bounds
	s.Wheel(float32(card.Min.X+8), float32(card.Max.Y-60), 0, -4000)
	s.Size = image.Pt(300, 200)
	s.Settle()
	require.NotEmpty(t, s.FindAll("Column, "), "one line at least shows")
}

func TestBuilderClosesByAPressBesideIt(t *testing.T) {
	s := building(t, filter.On("id", filter.Contains.Of("1")))
	s.Click(880, 580)
	require.False(t, s.Shows("Filter over several columns"))
}

// textNode returns the field with the expression as text.
func (s *stage) textNode() gridtest.Node {
	s.t.Helper()
	for _, n := range s.Nodes() {
		if n.Class == semantic.Editor && (n.Label == "Filter as text" || n.Description == "Filter as text") {
			return n
		}
	}
	require.Fail(s.t, "no field", s.Dump())
	return gridtest.Node{}
}

func TestBuilderReadsText(t *testing.T) {
	s := building(t, filter.Expr{})
	s.Click(s.textNode().Center())
	s.Type(`Quantity > 5 and (City = "seoul" or within(Ordered, "this year"))`)
	want := filter.All(filter.On("qty", filter.Greater.Of("5")), filter.AnyOf(filter.On("city", filter.Equals.Of("seoul")), filter.On("at", filter.Equals.Of("this year"))))
	require.True(t, want.Equal(s.Grid.Filtering.Expression), s.expression())
	require.True(t, s.Shows("Column, Quantity"), "the lines show the same")
	s.Type(` and Citi = 1`)
	require.True(t, want.Equal(s.Grid.Filtering.Expression), "a text that is wrong changes nothing")
	require.NotEmpty(t, s.FindAll("There is no column “Citi”"), s.Dump())
	s.click("Delete, Quantity", 0)
	require.False(t, s.Shows("Column, Quantity"))
	s.Grid.Filtering.Expression = filter.On("id", filter.Duplicate.Of())
	s.Settle()
	require.False(t, s.Shows("This filter cannot be written as text."))
	s.Grid.Filtering.Expression = filter.On("city", filter.Has.Of(`"`))
	s.Settle()
	require.True(t, s.Shows("This filter cannot be written as text."))
}

// A number in a text has the notation of the grid, whatever the signs of its column, and is shown in the same
// notation again.
func TestNumbersOfTextsAreThoseOfTheGrid(t *testing.T) {
	for language, c := range map[string]struct{ text, qty, swiss string }{
		"en": {"Swiss > 1.5 and Quantity > 1.5", "1.5", "1.5"}, "de": {"Swiss > 1,5 and Quantity > 1,5", "1,5", "1.5"},
	} {
		columns := []gridui.Column[order]{
			gridui.Field("qty", "Quantity", func(o order) int { return o.Qty }).Width(90),
			gridui.Field("swiss", "Swiss", func(o order) float64 { return float64(o.Qty) / 2 }).Width(90).NumberSigns(locale.NumbersFor("de-CH")),
		}
		s := newStage(t, func(s *stage) {
			s.Grid.Columns = columns
			s.Style = func(st *gridui.Style) { st.Locale.Numbers = locale.NumbersFor(language) }
		})
		s.click("Build filter", 0)
		s.Click(s.textNode().Center())
		s.Type(c.text)
		s.Settle()
		want := filter.All(filter.On("swiss", filter.Greater.Of(c.swiss)), filter.On("qty", filter.Greater.Of(c.qty)))
		require.True(t, want.Equal(s.Grid.Filtering.Expression), s.expression())
		for i := range s.Grid.Len() {
			if row, ok := s.Grid.RowAt(i); ok {
				require.Greater(t, row.Qty, 3)
			}
		}
	}
}

func TestTextCompletes(t *testing.T) {
	s := building(t, filter.Expr{})
	s.Click(s.textNode().Center())
	s.Type("Quan")
	require.True(t, s.Shows("Quantity"))
	s.Keys("Enter")
	s.Type(" > 3 an")
	s.Keys("Tab")
	s.Type("Ci")
	s.Keys("Enter")
	s.Type(` = "Bus`)
	s.Keys("Enter")
	want := filter.All(filter.On("qty", filter.Greater.Of("3")), filter.On("city", filter.Equals.Of("Busan")))
	require.True(t, want.Equal(s.Grid.Filtering.Expression), s.expression())
	s.Type(" or ")
	s.Keys("Down", "Escape")
	require.True(t, s.Shows("Filter over several columns"), "Escape closes the list first")
	s.Keys("Escape")
	require.False(t, s.Shows("Filter over several columns"))
}

func TestBuilderIsSpokenOf(t *testing.T) {
	s := building(t, filter.All(filter.On("at", filter.Between.Of("2001", "today")), filter.AnyOf(filter.On("paid", filter.True.Of()))))
	for _, label := range []string{"not", "All of", "Any of", "Column, Ordered", "Operator, Between", "Relative dates", "Move, Ordered", "Delete, Ordered", "Add condition", "Add group", "Clear filter", "Close"} {
		n := s.node(label, 0)
		require.NotZero(t, n.Class, label)
	}
	require.NotEmpty(t, s.FindAll("From"))
	require.NotEmpty(t, s.FindAll("To"))
}
