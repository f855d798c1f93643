// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated_test

import (
	"testing"

	"gioui.org/io/key"
	"gioui.org/io/system"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// opened returns a stage with the dialogue of a column open, or of a new one.
func opened(t *testing.T, id string, set func(*stage)) *stage {
	t.Helper()
	s := newStage(t, set)
	s.calc.Edit(id)
	s.Frame()
	s.Settle()
	return s
}

// choose chooses an item of the menu of a header.
func (s *stage) choose(t *testing.T, columnID, item string) {
	t.Helper()
	s.Grid.Column(columnID).OpenMenu()
	s.Settle()
	s.press(t, item)
}

func TestUsersMakeAColumnByKeys(t *testing.T) {
	s := newStage(t, nil)
	s.choose(t, "qty", "New calculated column…")
	require.True(t, s.Shows("New calculated column"), s.Dump())
	s.Type("Net")
	s.Key(key.NameTab, 0)
	s.Type("uni")
	s.Settle()
	require.True(t, s.Shows("Suggestions"))
	s.Key(key.NameReturn, 0)
	s.Settle()
	require.False(t, s.Shows("Suggestions"))
	s.Type(" * Quantity")
	s.Settle()
	require.False(t, s.Shows("Suggestions"), "what is complete needs none")
	require.True(t, s.Shows("The result is a number"), s.Dump())
	require.True(t, s.Shows("Unit price 2.5 · Quantity 3 → 7.5"), s.Dump())
	s.Key(key.NameReturn, 0)
	s.Settle()
	require.False(t, s.Shows("New calculated column"))
	made := option.CalculatedColumn{ID: "calculated-1", Name: "Net", Formula: "price * qty"}
	require.Equal(t, []option.CalculatedColumn{made}, s.calc.Columns)
	require.Equal(t, []string{"7.5", "0", "11", "200"}, s.column("calculated-1"))
	require.Contains(t, s.Events, events.CalculatedChanged{Column: made})
	require.NotEmpty(t, s.Grid.View().Extensions["calculated"])
}

func TestUsersMakeAColumnByPointer(t *testing.T) {
	s := opened(t, "", nil)
	s.Type("Ratio")
	s.press(t, "Formula")
	s.Type("10 / Quan")
	s.Settle()
	s.press(t, "Quantity")
	s.Settle()
	require.True(t, s.Shows("Quantity 0 → Division by zero"), s.Dump())
	s.press(t, "Format: 0.00")
	require.True(t, s.Shows("Quantity 3 → 3.33"), s.Dump())
	s.press(t, "Save")
	require.Equal(t, []option.CalculatedColumn{{ID: "calculated-1", Name: "Ratio", Formula: "10 / qty", Format: "0.00"}}, s.calc.Columns)
	require.Equal(t, []string{"3.33", "Division by zero", "1.00", "5.00"}, s.column("calculated-1"))
}

func TestUsersEditRenameAndDelete(t *testing.T) {
	s := newStage(t, with(net))
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "net", Desc: true}}
	s.Settle()
	s.choose(t, "net", "Edit formula…")
	require.True(t, s.Shows("Calculated column “Net”"))
	s.Type(" + 1")
	s.Settle()
	s.Key(key.NameTab, key.ModShift)
	s.Key("A", key.ModShortcut)
	s.Type("More")
	s.Settle()
	s.Key(key.NameReturn, 0)
	s.Settle()
	require.Equal(t, []option.CalculatedColumn{{ID: "net", Name: "More", Formula: "price * qty + 1"}}, s.calc.Columns)
	require.Equal(t, []string{"201", "12", "8.5", "1"}, s.column("net"))
	s.choose(t, "net", "Delete calculated column")
	s.Settle()
	require.Empty(t, s.calc.Columns)
	require.Empty(t, s.Grid.Sorting.Keys)
	require.NotContains(t, s.Grid.ShownColumns(), "net")
	require.Empty(t, s.Problems())
}

func TestWhatCannotBeSaved(t *testing.T) {
	s := opened(t, "", with(net, option.CalculatedColumn{ID: "gross", Name: "Gross", Formula: "net * 2"}))
	save := func() bool {
		n, ok := s.Find("Save")
		return ok && !n.Disabled
	}
	require.False(t, save())
	s.Type("city")
	s.Key(key.NameTab, 0)
	s.Type("1 + ")
	s.Settle()
	require.True(t, s.Shows("Something is missing at the end: a column or a value"), s.Dump())
	s.Type("2")
	s.Settle()
	require.True(t, s.Shows("Another column is called “city”"), s.Dump())
	require.False(t, save())
	s.Key(key.NameReturn, 0)
	s.Settle()
	require.Len(t, s.calc.Columns, 2)
	s.Key(key.NameEscape, 0)
	s.Settle()
	require.False(t, s.Shows("New calculated column"))

	s.calc.Edit("net")
	s.Frame()
	s.Settle()
	s.Type(" + Gross")
	s.Settle()
	require.True(t, s.Shows("The column is calculated from itself: Gross → Net → Gross") || s.Shows("The column is calculated from itself: Net → Gross → Net"), s.Dump())
	require.False(t, save())
	s.Key(key.NameEscape, 0)
	s.Key(key.NameEscape, 0)
	s.Settle()
	s.calc.Edit("net")
	s.Frame()
	s.Settle()
	s.Type(" + Net")
	s.Settle()
	require.True(t, s.Shows("The column is calculated from itself: Net → Net"), s.Dump())
}

func TestTheProgramForbidsAndAnswers(t *testing.T) {
	s := opened(t, "", func(s *stage) { s.calc.Locked = true })
	require.False(t, s.Shows("New calculated column"))
	s.Grid.Column("qty").OpenMenu()
	s.Settle()
	require.False(t, s.Shows("New calculated column…"))

	fixed := net
	fixed.Locked = true
	s = opened(t, "net", with(fixed))
	require.False(t, s.Shows("Calculated column “Net”"))
	s.Grid.Column("net").OpenMenu()
	s.Settle()
	n, ok := s.Find("Edit formula…")
	require.True(t, ok && n.Disabled)

	s = newStage(t, func(s *stage) { s.calc.Controlled, s.calc.Columns = true, []option.CalculatedColumn{net} })
	s.choose(t, "net", "Delete calculated column")
	require.Len(t, s.calc.Columns, 1)
	require.Contains(t, s.Events, events.CalculatedChanged{Column: net, Deleted: true})
}

func TestTabGoesRoundTheDialogue(t *testing.T) {
	s := opened(t, "net", with(net))
	const controls = 2 + 6 + 3 // the fields, the formats and the buttons
	for range controls - 1 {
		s.Key(key.NameTab, 0)
		s.Settle()
	}
	s.Type("X") // in place of the name, which is selected
	s.Settle()
	s.Key(key.NameTab, key.ModShift)
	s.Key(key.NameTab, 0)
	s.Settle()
	s.Key(key.NameReturn, 0)
	s.Settle()
	require.Equal(t, "X", s.calc.Columns[0].Name)

	for n := range controls {
		s.calc.Edit("net")
		s.Frame()
		s.Settle()
		require.True(t, s.Shows("Calculated column “X”"))
		for range n {
			s.Key(key.NameTab, 0)
			s.Settle()
		}
		s.Key(key.NameEscape, 0)
		s.Settle()
		require.False(t, s.Shows("Calculated column “X”"), "Escape closes it from every control")
	}
}

func TestDialogueInKoreanFromTheRight(t *testing.T) {
	s := opened(t, "", func(s *stage) {
		s.calc.Texts = nil
		s.Begin = func(gtx layout.Context) layout.Context {
			gtx.Locale = system.Locale{Language: "ko-KR", Direction: system.RTL}
			return gtx
		}
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	})
	ko := locale.CalculatedFor("ko")
	require.True(t, s.Shows(ko.NewTitle), s.Dump())
	s.Type("합계")
	s.Key(key.NameTab, 0)
	s.Type("Quantity * 없는열")
	s.Settle()
	require.True(t, s.Shows("“없는열” 열이 없습니다"), s.Dump())
	save, _ := s.Find(ko.Save)
	cancel, _ := s.Find(ko.Cancel)
	require.Less(t, cancel.Bounds.Min.X, save.Bounds.Min.X, "the buttons are mirrored")
}

func TestDialogueInANarrowWindow(t *testing.T) {
	s := opened(t, "net", with(net))
	for _, size := range [][2]int{{320, 480}, {240, 260}, {200, 150}, {60, 40}} {
		s.Size.X, s.Size.Y = size[0], size[1]
		s.Frame()
		s.Settle()
		for _, n := range s.FindAll("Save") {
			require.LessOrEqual(t, n.Bounds.Max.X, size[0])
			require.LessOrEqual(t, n.Bounds.Max.Y, size[1])
		}
	}
}

func TestAnOpenDialogueSettles(t *testing.T) {
	s := opened(t, "net", with(net))
	s.Type(" +")
	require.True(t, s.Settle())
}
