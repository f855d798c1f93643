// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview_test

import (
	"encoding/json"
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/gridui/valueview"
)

func TestPanelFollowsTheFocus(t *testing.T) {
	s := newStage(nil)
	require.Empty(t, s.panel(), "it is closed")
	s.view.Open = true
	s.Settle()
	require.Equal(t, "line 2", s.node(t, "two").Description)
	require.True(t, s.has("13 bytes"))
	require.True(t, s.has("Note"), "the column names the panel")
	s.at(0, "title")
	require.True(t, s.has("First"))
	require.False(t, s.has("two"))
	s.at(2, "title")
	require.True(t, s.has("Empty"))
	s.at(2, "data")
	require.True(t, s.has("No value"))
	s.Grid.SetRows(nil)
	s.Settle()
	require.True(t, s.has("Choose a cell."))
}

func TestPanelShowsChangesOfItsCell(t *testing.T) {
	s := opened("note", nil)
	rows := docs()
	rows[0].Note = "other"
	s.Grid.SetRows(rows)
	s.Settle()
	require.True(t, s.has("other"))
	require.False(t, s.has("two"))
}

func TestStoredValuesShowBesideTheirText(t *testing.T) {
	s := opened("price", nil)
	require.True(t, s.has("1234.5678"))
	require.True(t, s.has("9 bytes  ·  shown as 1,234.57"), s.Dump())
	s.at(0, "at")
	require.True(t, s.has("2024-05-06T07:08:09.123Z"))
	s.at(1, "price")
	require.True(t, s.has("1 byte"), "the cell shows the same text")
}

func TestSettledPanelAllocatesNothing(t *testing.T) {
	for _, place := range []option.PanelPlace{option.PanelBeside, option.PanelBelow, option.PanelOver} {
		for _, column := range []string{"title", "note", "body", "data", "price", "at"} {
			s := opened(column, func(s *stage) { s.view.Place = place })
			s.Keys("Shortcut+A")
			s.Settle()
			s.Settle()
			require.Zero(t, s.Allocs(50, nil), "%s at %d", column, place)
		}
	}
	s := opened("note", nil)
	s.Keys("Shortcut+F")
	s.Settle()
	s.Type("t")
	s.Settle()
	s.press(t, "Next hit")
	s.Move(1, 1)
	s.Settle()
	s.Settle()
	require.LessOrEqual(t, s.Allocs(50, nil), float64(gioSorts), "with hits")
	s = opened("body", func(s *stage) { s.at(1, "body"); s.view.Mode = option.ValueJSON })
	s.at(1, "body")
	s.Settle()
	require.Zero(t, s.Allocs(50, nil), "with an error")
}

// gioSorts is the number of allocations by which Gio sorts further widgets for the Tab key in a frame.
const gioSorts = 3

func TestKeysOpenLeaveAndClose(t *testing.T) {
	s := newStage(nil)
	s.Focus(s.Grid.Tag())
	s.Keys("F4")
	s.Settle()
	require.True(t, s.view.Open)
	s.Keys("F4", "Down")
	s.Settle()
	require.Equal(t, 1, s.Grid.Focused().Row, "the cells have the keyboard")
	require.True(t, s.view.Open)
	s.Keys("F4", "Down")
	s.Settle()
	require.Equal(t, 1, s.Grid.Focused().Row)
	s.Keys("Escape")
	s.Settle()
	require.False(t, s.view.Open)
	s.Keys("Up")
	s.Settle()
	require.Equal(t, 0, s.Grid.Focused().Row)
	s.view.Key = "J"
	s.Settle()
	s.Keys("F4")
	s.Settle()
	require.False(t, s.view.Open)
	s.Keys("J")
	s.Settle()
	require.True(t, s.view.Open)
}

func TestMenuOfCellsShowsTheValue(t *testing.T) {
	s := newStage(func(s *stage) { s.Grid.Menu.Items = gridui.CellItems(&s.Grid, locale.For("en")) })
	s.at(0, "body")
	s.Grid.OpenMenu()
	s.Settle()
	item, ok := s.Find("Show value")
	require.True(t, ok)
	s.Click(item.Center())
	s.Settle()
	s.Settle()
	require.True(t, s.view.Open)
	require.True(t, s.has(`"name": "Kim",`), s.Dump())
	s.Keys("Escape")
	s.Settle()
	require.False(t, s.view.Open, "the panel had the keyboard")
}

func TestJSONFolds(t *testing.T) {
	s := opened("body", nil)
	require.True(t, s.has(`"x": null`))
	require.Equal(t, "line 3, expanded", s.node(t, `"list": [`).Description)
	s.Keys("Down", "Down", "Left")
	s.Settle()
	require.False(t, s.has(`"x": null`))
	require.Equal(t, "line 3, collapsed, 3 members", s.node(t, `"list": [ … ],`).Description)
	s.Keys("Right")
	s.Settle()
	require.True(t, s.has(`"x": null`))
	s.Keys("Enter")
	s.Settle()
	require.True(t, s.has(`"list": [ … ],`))
	s.Keys("*")
	s.Settle()
	require.True(t, s.has("1,"))
	s.Keys("/")
	s.Settle()
	require.True(t, s.has(`"list": [ … ],`))
	list := s.node(t, `"list": [ … ],`).Bounds
	for x := list.Min.X; x < list.Max.X && !s.has("1,"); x += 4 {
		s.Click(float32(x), float32(list.Min.Y+5))
		s.Settle()
	}
	require.True(t, s.has("1,"), "the mark before the row unfolds it")
}

func TestBadJSONSaysWhere(t *testing.T) {
	s := opened("body", nil)
	s.at(1, "body")
	require.True(t, s.has("[1,2"), "a text that only begins as JSON is a text")
	require.False(t, s.has("Go to the error"))
	s.press(t, "JSON")
	require.True(t, s.has("Not JSON: line 1, column 5, expected a comma or ]"), s.Dump())
	require.True(t, s.has("[1,2"), "the text shows")
	s.press(t, "Go to the error")
	s.Keys("Shortcut+C")
	s.Settle()
	require.Equal(t, "2", s.copied())
	s.at(0, "body")
	require.True(t, s.has(`"name": "Kim",`))
	require.False(t, s.has("Go to the error"))
}

func TestBytesShowAsADump(t *testing.T) {
	s := opened("data", func(s *stage) { s.view.Width = 700 })
	require.True(t, s.has("00000000  89 50 4e 47 0d 0a 1a 0a  30 31 32 33 34 35 36 37  .PNG....01234567"), s.Dump())
	require.True(t, s.has("18 bytes  ·  image/png"))
	s.at(1, "data")
	require.True(t, s.has("9 bytes  ·  UTF-8"))
	s.press(t, "Text")
	require.True(t, s.has("가나다"))
	s.at(0, "note")
	s.press(t, "Bytes")
	require.True(t, s.has("00000000  6f 6e 65 0a 74 77 6f 0a  74 68 72 65 65           one.two.three"))
	s.at(0, "data")
	require.True(t, s.has("\u0089PNG"), "a chosen mode is that of its column")
	s.view.Width = 200
	s.Settle()
	s.press(t, "Bytes")
	require.True(t, s.has("00000000  89 50 4e 47  .PNG"))
}

func TestSearchGoesThroughTheHits(t *testing.T) {
	s := opened("note", nil)
	s.Keys("Shortcut+F")
	s.Settle()
	s.Type("T")
	s.Settle()
	require.True(t, s.has("1 of 2"), s.Dump())
	s.Keys("Enter")
	s.Settle()
	require.True(t, s.has("2 of 2"))
	s.Keys("F3")
	s.Settle()
	require.True(t, s.has("1 of 2"), "after the last comes the first")
	s.Keys("Shift+F3")
	s.Settle()
	require.True(t, s.has("2 of 2"))
	s.at(1, "note")
	require.True(t, s.has("0 of 0"), "the search goes on in the next value")
	s.Keys("Escape")
	s.Settle()
	require.False(t, s.has("0 of 0"))
	require.True(t, s.view.Open, "the first Escape closes the search")
	s.at(0, "body")
	s.Keys("/", "Shortcut+F")
	s.Settle()
	s.Keys("Shortcut+A")
	s.Type("null")
	s.Settle()
	require.True(t, s.has("1 of 1"))
	require.True(t, s.has(`"x": null`), "a hit unfolds what hides it")
}

func TestSelectionIsCopied(t *testing.T) {
	s := opened("note", nil)
	s.Keys("Shortcut+C")
	s.Settle()
	require.Equal(t, "one\ntwo\nthree", s.copied(), "the whole value without a selection")
	two := s.node(t, "two").Bounds
	at := f32.Pt(float32(two.Min.X+45), float32(two.Min.Y+8))
	s.DoubleClick(at.X, at.Y)
	s.Settle()
	s.Keys("Shortcut+C")
	s.Settle()
	require.Equal(t, "two", s.copied())
	s.Drag(at.Add(f32.Pt(-20, -15)), at.Add(f32.Pt(250, 0)), 4)
	s.Settle()
	s.Keys("Shortcut+C")
	s.Settle()
	require.Equal(t, "one\ntwo", s.copied())
	s.Keys("Escape", "Shortcut+C")
	s.Settle()
	require.Equal(t, "one\ntwo\nthree", s.copied(), "Escape drops the selection")
	require.True(t, s.view.Open)
	s.at(0, "body")
	s.Keys("Shortcut+A", "Shortcut+C")
	s.Settle()
	require.Equal(t, "{\n  \"name\": \"Kim\",\n  \"list\": [\n    1,\n    2,\n    {\n      \"x\": null\n    }\n  ],\n  \"empty\": {}\n}", s.copied())
	s.at(1, "data")
	s.press(t, "Copy")
	require.Equal(t, "ea b0 80 eb 82 98 eb 8b a4", s.copied())
	s.Focus(s.Grid.Tag())
}

func TestEditsAreWrittenAndUndone(t *testing.T) {
	s := opened("title", nil)
	s.Keys("F2")
	s.Settle()
	s.Type("한글")
	s.Keys("Shortcut+Enter")
	s.Settle()
	require.Equal(t, "한글", s.row("a").Title)
	require.True(t, s.has("한글"))
	s.at(0, "note")
	s.press(t, "Edit")
	s.Keys("Shortcut+A")
	s.Type("a")
	s.Keys("Enter")
	s.Type("b")
	s.Settle()
	s.press(t, "Apply")
	require.Equal(t, "a\nb", s.row("a").Note, "Enter is a line break in a long text")
	edits := 0
	for _, ev := range s.Events {
		if ev, ok := ev.(gridui.CellsEdited[doc]); ok {
			edits++
			require.Equal(t, events.EditTyped, ev.By)
		}
	}
	require.Equal(t, 2, edits)
	s.Keys("Shortcut+Z")
	s.Settle()
	require.Equal(t, docs()[0].Note, s.row("a").Note)
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Equal(t, "First", s.row("a").Title)
}

func TestRefusedTextsStayWithTheReason(t *testing.T) {
	s := opened("title", nil)
	s.Keys("F2")
	s.Settle()
	s.Type("bad")
	s.Keys("Enter")
	s.Settle()
	require.True(t, s.has("not this word"), s.Dump())
	s.at(1, "title")
	require.True(t, s.has("not this word"), "what was typed is not lost")
	require.Equal(t, "First", s.row("a").Title)
	s.press(t, "Cancel")
	require.True(t, s.has("Second"), "the panel follows again")
	require.Equal(t, "First", s.row("a").Title)
}

func TestLeavingStoresTheText(t *testing.T) {
	s := opened("title", nil)
	s.Keys("F2")
	s.Settle()
	s.Type("New")
	s.Settle()
	s.Focus(s.Grid.Tag())
	s.Settle()
	require.Equal(t, "New", s.row("a").Title)
	s.Keys("F4", "F2")
	s.Settle()
	s.Type("Newer")
	s.Keys("F4", "Down")
	s.Settle()
	require.Equal(t, "Newer", s.row("a").Title)
	require.Equal(t, 1, s.Grid.Focused().Row)
}

func TestWhatCannotBeEdited(t *testing.T) {
	s := opened("body", nil)
	edits := func() bool { return s.has("Edit") }
	require.False(t, edits(), "the column is read-only")
	s.at(0, "open")
	require.True(t, s.has("true"))
	require.False(t, edits(), "a truth value is toggled in its cell")
	s.at(0, "title")
	require.True(t, edits())
	s.view.ReadOnly = true
	s.Settle()
	require.False(t, edits())
	s.view.ReadOnly = false
	rows := docs()
	rows[0].Title = strings.Repeat("가", 40_000)
	s.Grid.SetRows(rows)
	s.Settle()
	require.False(t, edits(), "the text is too long")
}

func TestLargeValuesOpenAtOnce(t *testing.T) {
	texts := map[string]string{
		"one line":   strings.Repeat("word ", 2<<20),
		"many lines": strings.Repeat("a line of some words\n", 500_000),
		"JSON":       "[" + strings.Repeat(`{"name":"Kim","value":12.5},`, 400_000) + "1]",
		"brackets":   strings.Repeat("[", 5<<20),
	}
	for name, text := range texts {
		s := opened("note", func(s *stage) {
			rows := docs()
			rows[0].Note = text
			s.Grid.SetRows(rows)
		})
		s.Advance(5 * time.Second)
		s.Keys("End")
		s.Settle()
		require.NotEmpty(t, s.panel(), name)
		s.Keys("PageUp", "Home", "Shortcut+F")
		s.Settle()
		require.Less(t, len(s.panel()), 200, "only rows on the screen are described")
		s.Type("zzz")
		s.Advance(5 * time.Second)
		require.True(t, s.has("0 of 0"), name)
	}
}

func TestLinesWrapOrScroll(t *testing.T) {
	s := opened("note", nil)
	s.at(1, "note")
	high := s.node(t, docs()[1].Note[:1020]).Bounds.Dy()
	s.Keys("Alt+Z")
	s.Settle()
	require.True(t, s.view.WrapDisabled)
	require.Less(t, s.node(t, docs()[1].Note[:1020]).Bounds.Dy(), high)
	s.Keys("Right", "Right", "Left", "Home")
	s.Settle()
	s.press(t, "Wrap")
	require.False(t, s.view.WrapDisabled)
}

func TestPlaces(t *testing.T) {
	s := opened("note", nil)
	require.Equal(t, image.Rect(640, 0, 1000, 600), s.panel()[0].Bounds)
	s.view.Place = option.PanelBelow
	s.Settle()
	require.Equal(t, image.Rect(0, 360, 1000, 600), s.panel()[0].Bounds)
	s.view.Place, s.Style = option.PanelDocked, func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	s.Settle()
	require.Equal(t, image.Rect(0, 0, 360, 600), s.panel()[0].Bounds)
	s.Size.X = 500
	s.Settle()
	require.Equal(t, image.Rect(0, 360, 500, 600), s.panel()[0].Bounds, "narrow windows have it below")
	s.view.Narrow = -1
	s.Settle()
	require.Equal(t, 600, s.panel()[0].Bounds.Dy())
}

func TestCardClosesByAPressOutside(t *testing.T) {
	s := opened("note", func(s *stage) { s.view.Place = option.PanelOver })
	require.Equal(t, 560, s.panel()[0].Bounds.Dx())
	s.Click(20, 300)
	s.Settle()
	require.False(t, s.view.Open)
	s.view.Show()
	s.Settle()
	s.Keys("F4")
	s.Settle()
	require.False(t, s.view.Open, "the key that opens a card closes it")
}

func TestThePanelTakesNoMoreThanThereIs(t *testing.T) {
	for _, place := range []option.PanelPlace{option.PanelDocked, option.PanelBeside, option.PanelBelow, option.PanelOver} {
		for _, column := range []string{"note", "body", "data"} {
			s := opened(column, func(s *stage) { s.view.Place, s.view.Narrow = place, -1 })
			s.Keys("Shortcut+F")
			for _, size := range []image.Point{{}, {X: 300}, {Y: 300}, {X: 1, Y: 1}, {X: 2, Y: 1}, {X: 130, Y: 40}} {
				s.Size = size
				s.Settle()
				require.Equal(t, size, s.Dims().Size, place)
			}
		}
	}
}

func TestBorderIsMovedAndKept(t *testing.T) {
	s := opened("note", nil)
	s.Drag(f32.Pt(640, 300), f32.Pt(500, 300), 4)
	s.Settle()
	require.EqualValues(t, 500, s.view.Width)
	view := s.Grid.View()
	require.JSONEq(t, `{"open":true,"width":500}`, string(view.Extensions["valueview"]))
	view.Extensions["valueview"] = json.RawMessage(`{"width":-1}`)
	s.Grid.SetView(view)
	require.EqualValues(t, 500, s.view.Width)
	view.Extensions["valueview"] = json.RawMessage(`{"width":300,"noWrap":true}`)
	s.Grid.SetView(view)
	require.EqualValues(t, 300, s.view.Width)
	require.True(t, s.view.WrapDisabled)
	require.False(t, s.view.Open)
}

func TestValuesOfTheProgram(t *testing.T) {
	calls, loading := 0, true
	s := opened("note", func(s *stage) {
		valueview.Read(&s.view, func(d doc, columnID string) (valueview.Value, bool) {
			calls++
			switch columnID {
			case "note":
				return valueview.Value{Loading: loading, Text: "stored " + d.ID}, true
			case "price":
				return valueview.Value{Missing: true}, true
			case "body":
				return valueview.Value{Bytes: []byte(`{"a":`), JSON: true}, true
			case "at":
				panic("no value")
			}
			return valueview.Value{}, false
		})
	})
	require.True(t, s.has("Reading…"))
	loading = false
	s.Settle()
	require.True(t, s.has("stored a"), s.Dump())
	s.at(0, "price")
	require.True(t, s.has("No value"))
	s.at(0, "body")
	require.True(t, s.has("Not JSON: line 1, column 6, expected a value"), "a column of JSON reports the error")
	s.at(0, "title")
	require.True(t, s.has("First"))
	s.at(0, "at")
	require.True(t, s.has("No value"))
	s.Settle()
	was := calls
	s.Settle()
	require.Equal(t, was, calls, "settled frames read nothing")
}

func TestWordsAndColours(t *testing.T) {
	for _, preset := range []theme.Theme{theme.Light(), theme.Dark(), theme.HighContrast()} {
		s := opened("body", func(s *stage) {
			s.Locale.Language = "ko"
			s.Style = func(st *gridui.Style) { st.Preset, st.Locale = preset, locale.For("ko") }
		})
		require.Equal(t, "3행, 펼쳐짐", s.node(t, `"list": [`).Description)
		require.True(t, s.has("텍스트"))
	}
}

func TestWheelsAndFingersScroll(t *testing.T) {
	s := opened("note", func(s *stage) {
		rows := docs()
		rows[0].Note = strings.Repeat("line\n", 300) + "last"
		s.Grid.SetRows(rows)
	})
	first := func() string { return s.panel()[len(s.panel())-1].Description }
	was := first()
	at := f32.Pt(800, 400)
	s.Wheel(at.X, at.Y, 0, 300)
	s.Settle()
	require.NotEqual(t, was, first())
	was = first()
	s.Swipe(at, f32.Pt(800, 200), 200*time.Millisecond)
	s.Settle()
	require.NotEqual(t, was, first())
	s.Drag(f32.Pt(996, 200), f32.Pt(996, 599), 4)
	s.Settle()
	require.True(t, s.has("last"))
}
