// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview_test

import (
	"encoding/json"
	"image"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

func TestFormShowsTheFocusedRow(t *testing.T) {
	s := newStage(nil)
	require.Empty(t, s.form(), "it is closed")
	s.Grid.FocusCell(2, "name")
	s.view.Open = true
	s.Settle()
	require.Contains(t, s.field(t, "Name").Description, "Customer Ac")
	require.True(t, s.has("3 of 30"))
	require.True(t, s.has("Customer"), "the group is a heading")
	require.Contains(t, s.field(t, "Number").Description, "read-only")
	require.True(t, s.field(t, "Paid").Selected)
	require.False(t, s.has("Secret"))
	s.view.HiddenFields = true
	s.Settle()
	require.Contains(t, s.field(t, "Secret").Description, "sAc")
	s.Grid.FocusCell(5, "name")
	s.Settle()
	require.True(t, s.has("6 of 30"))
	require.Contains(t, s.field(t, "Name").Description, "Customer Af")
}

func TestSettledFormAllocatesNothing(t *testing.T) {
	for name, width := range map[string]int{"beside": 900, "instead": 400} {
		s := newStage(func(s *stage) { s.Size.X, s.view.Open = width, true })
		s.Settle()
		require.Zero(t, s.Allocs(50, nil), name)
	}
}

func TestKeysOpenLeaveAndClose(t *testing.T) {
	s := newStage(nil)
	s.Focus(s.Grid.Tag())
	s.Keys("F6")
	s.Settle()
	require.True(t, s.view.Open)
	s.Keys("Tab") // from the number to the name
	s.Settle()
	s.Type("Kim")
	s.Keys("F6")
	s.Settle()
	require.True(t, s.view.Open)
	require.Equal(t, "Kim", s.row("Ac").Name, "leaving accepts what was typed")
	s.Keys("Down")
	s.Settle()
	require.True(t, s.has("4 of 30"), "the cells have the keyboard")
	s.Keys("F6")
	s.Settle()
	s.Keys("Escape")
	s.Settle()
	require.False(t, s.view.Open)
	s.Keys("Up")
	s.Settle()
	require.Equal(t, 2, s.Grid.Focused().Row)
}

func TestKeysGoThroughRowsAndFields(t *testing.T) {
	s := opened(nil)
	s.Keys("Alt+PageDown")
	s.Settle()
	require.True(t, s.has("4 of 30"))
	s.Keys("Alt+PageUp", "Alt+PageUp")
	s.Settle()
	require.True(t, s.has("2 of 30"))
	s.press(t, "Next row")
	require.True(t, s.has("3 of 30"))
	s.press(t, "Previous row")
	require.True(t, s.has("2 of 30"))
	s.view.Next()
	s.Settle()
	require.True(t, s.has("3 of 30"))
}

func TestEditsAreWrittenAndUndone(t *testing.T) {
	s := opened(nil)
	s.press(t, "Name")
	s.Type("한글 이름")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "한글 이름", s.row("Ac").Name)
	s.press(t, "Paid")
	require.False(t, s.row("Ac").Paid)
	s.Keys("Space")
	s.Settle()
	require.True(t, s.row("Ac").Paid)
	edits := 0
	for _, ev := range s.Events {
		if ev, ok := ev.(gridui.CellsEdited[order]); ok {
			edits++
			require.Equal(t, events.EditTyped, ev.By)
		}
	}
	require.Equal(t, 3, edits)
	for range 3 {
		require.True(t, s.Grid.History().Undo())
		s.Settle()
	}
	require.Equal(t, orders(30)[2], s.row("Ac"))
	require.Contains(t, s.field(t, "Name").Description, "Customer Ac")
}

func TestComposedHangulIsOneEdit(t *testing.T) {
	s := opened(nil)
	s.press(t, "Name")
	s.IME.Compose("ㅎ", "하", "한")
	s.IME.Commit("한")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "한", s.row("Ac").Name)
}

func TestWrongValuesStayWithTheirReason(t *testing.T) {
	s := opened(nil)
	s.press(t, "Pieces")
	s.Type("-4")
	s.Keys("Alt+PageDown")
	s.Settle()
	require.True(t, s.has("3 of 30"), "the form stays at the row")
	require.Contains(t, s.field(t, "Pieces").Description, "below zero")
	s.Grid.FocusCell(9, "name")
	s.Settle()
	require.True(t, s.has("3 of 30"), "what was typed is not lost")
	s.Keys("Escape")
	s.Settle()
	require.True(t, s.view.Open, "Escape gives up what was typed first")
	require.Equal(t, 2, s.row("Ac").Pieces)
	s.Type("x")
	s.Keys("Tab")
	s.Settle()
	require.NotEmpty(t, s.field(t, "Pieces").Description)
	require.Equal(t, 2, s.row("Ac").Pieces)
}

func TestChoicesAreAList(t *testing.T) {
	s := opened(nil)
	s.press(t, "State")
	s.Keys("Down", "Enter")
	s.Settle()
	require.Equal(t, "sent", s.row("Ac").State)
	s.press(t, "State")
	s.Type("nothing")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "sent", s.row("Ac").State, "it is none of the choices")
}

func TestFormStaysAtItsRow(t *testing.T) {
	s := opened(nil)
	s.Grid.Sorting.Mode = option.SortMulti
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "pieces", Desc: true}}
	s.Settle()
	require.True(t, s.has("28 of 30"))
	s.Grid.Filtering.Enabled = true
	s.Grid.Column("name").SetFilter(filter.Contains.Of("Ad"))
	s.Settle()
	require.Contains(t, s.field(t, "Name").Description, "Customer Ac")
	require.Equal(t, 1, s.Grid.Shown())
	s.Settle()
	require.True(t, s.has("The table does not show this row now."))
	s.Grid.SetRows(orders(2))
	s.Settle()
	require.True(t, s.has("This row is no longer there."))
}

func TestRowOfTheProgram(t *testing.T) {
	s := newStage(nil)
	s.view.ShowRow("Az")
	s.Settle()
	require.True(t, s.has("26 of 30"))
	s.press(t, "Next row")
	require.Equal(t, "Ba", s.view.RowID)
	require.Equal(t, 2, s.Grid.Focused().Row)
	s.view.ShowRow("none")
	s.Settle()
	require.True(t, s.has("This row is no longer there."))
}

func TestNextTurnsPages(t *testing.T) {
	s := opened(func(s *stage) { s.Grid.Paging = option.Paging{Enabled: true, Size: 3} })
	require.True(t, s.has("3 of 30"))
	s.press(t, "Next row")
	s.Settle()
	require.True(t, s.has("4 of 30"))
	s.press(t, "Previous row")
	s.Settle()
	require.True(t, s.has("3 of 30"))
}

func TestNarrowWindowShowsTheFormInstead(t *testing.T) {
	s := opened(func(s *stage) { s.Size.X = 360 })
	_, grid := s.Find("Customer Ad")
	require.False(t, grid, "the table is not described")
	from := f32.Pt(300, 300)
	s.Swipe(from, f32.Pt(60, 300), 1e8)
	s.Settle()
	require.True(t, s.has("4 of 30"))
	s.Swipe(f32.Pt(60, 300), from, 1e8)
	s.Settle()
	require.True(t, s.has("3 of 30"))
	require.GreaterOrEqual(t, s.field(t, "Back").Bounds.Dy(), 44)
	s.Tap(s.field(t, "Back").Center())
	s.Settle()
	require.False(t, s.view.Open)
}

func TestOnlyADockedFormReplacesTheTableOfANarrowWindow(t *testing.T) {
	for place, bounds := range map[option.PanelPlace]image.Rectangle{
		option.PanelDocked: image.Rect(0, 0, 360, 600),
		option.PanelBeside: image.Rect(120, 0, 360, 600),
		option.PanelBelow:  image.Rect(0, 360, 360, 600),
		option.PanelOver:   image.Rect(0, 0, 360, 600),
	} {
		s := opened(func(s *stage) { s.Size.X, s.view.Place = 360, place })
		require.Equal(t, bounds, s.form()[0].Bounds, place)
	}
}

func TestTableShowsInANarrowWindowWhileACellIsEdited(t *testing.T) {
	s := opened(func(s *stage) { s.Size.X = 360 })
	s.Click(s.field(t, "Next row").Center()) // handled while no cell is edited
	s.Grid.StartEditing("Ab", "name")
	s.Settle()
	s.Settle()
	_, form := s.Find("Back")
	require.False(t, form)
	s.TypeKeys("New")
	s.Advance(10 * time.Second)
	_, asks := s.Wakeup()
	require.False(t, asks, "frames without end")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "Customer AbNew", s.row("Ab").Name)
	require.True(t, s.has("Back"))
}

func TestTheFormTakesNoMoreThanThereIs(t *testing.T) {
	for _, place := range []option.PanelPlace{option.PanelDocked, option.PanelBeside, option.PanelBelow, option.PanelOver} {
		s := opened(func(s *stage) { s.view.Place, s.view.Narrow = place, -1 })
		for _, size := range []image.Point{{}, {X: 300}, {Y: 300}, {X: 1, Y: 1}, {X: 2, Y: 1}} {
			s.Size = size
			s.Settle()
			require.Equal(t, size, s.Dims().Size, place)
		}
	}
}

func TestPlaces(t *testing.T) {
	s := opened(nil)
	require.Equal(t, image.Rect(580, 0, 900, 600), s.form()[0].Bounds)
	s.view.Place = option.PanelBelow
	s.Settle()
	require.Equal(t, image.Rect(0, 360, 900, 600), s.form()[0].Bounds)
	s.view.Place, s.Style = option.PanelDocked, func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	s.Settle()
	require.Equal(t, image.Rect(0, 0, 320, 600), s.form()[0].Bounds)
	s.view.Place = option.PanelOver
	s.Settle()
	require.Equal(t, image.Rect(0, 0, 900, 600), s.form()[0].Bounds)
}

func TestBorderIsDraggedAndMovedByKeys(t *testing.T) {
	s := opened(nil)
	s.Drag(f32.Pt(580, 300), f32.Pt(500, 300), 4)
	s.Settle()
	require.EqualValues(t, 400, s.view.Width)
	s.Drag(f32.Pt(500, 300), f32.Pt(0, 300), 4)
	s.Settle()
	require.EqualValues(t, 780, s.view.Width, "the grid keeps some room")
	view := s.Grid.View()
	require.JSONEq(t, `{"open":true,"width":780}`, string(view.Extensions["recordview"]))
	view.Extensions["recordview"] = json.RawMessage(`{"width":-1}`)
	s.Grid.SetView(view)
	require.EqualValues(t, 780, s.view.Width)
	view.Extensions["recordview"] = json.RawMessage(`{"width":300}`)
	s.Grid.SetView(view)
	require.EqualValues(t, 300, s.view.Width)
	require.False(t, s.view.Open)
}

func TestNoRowsHaveWords(t *testing.T) {
	s := newStage(func(s *stage) { s.Grid.SetRows(nil); s.view.Open = true })
	require.True(t, s.has("Choose a row."))
}

func TestWordsAndColours(t *testing.T) {
	for _, preset := range []theme.Theme{theme.Light(), theme.Dark(), theme.HighContrast()} {
		s := opened(func(s *stage) {
			s.Locale.Language = "ko"
			s.Style = func(st *gridui.Style) { st.Preset, st.Locale = preset, locale.For("ko") }
		})
		require.True(t, s.has("3 / 30"))
		require.True(t, s.has("다음 행"))
	}
}

// Text from the window arrives whole, as in a cell: a line end alone is the Enter key of an on-screen keyboard.
func TestTextWithLineEndsArrivesWhole(t *testing.T) {
	inserts := map[string]func(s *stage, text string){
		"entered": func(s *stage, text string) {
			s.Queue(key.EditEvent{Range: key.Range{End: 1000}, Text: text})
		},
		"composed": func(s *stage, text string) { s.IME.Compose("ㅎ", text); s.IME.Commit(text) },
		"pasted":   func(s *stage, text string) { s.Keys("Ctrl+V"); s.Paste(text) },
	}
	const text = "한\n글\nend"
	for how, insert := range inserts {
		t.Run(how, func(t *testing.T) {
			for field, want := range map[string]string{"Note": text, "Name": "한 글 end"} {
				s := opened(nil)
				s.press(t, field)
				s.Keys("Ctrl+A")
				insert(s, text)
				s.Settle()
				s.Keys("Tab")
				s.Settle()
				row := s.row("Ac")
				require.Equal(t, want, map[string]string{"Note": row.Note, "Name": row.Name}[field], field)
				require.True(t, s.has("3 of 30"))
			}
		})
	}
	s := opened(nil)
	s.press(t, "Name")
	s.Keys("Ctrl+A")
	s.Type("Kim\n")
	s.Settle()
	require.Equal(t, "Kim", s.row("Ac").Name, "the Enter of an on-screen keyboard")
}

// Settled fields of all kinds allocate nothing while they are edited, with their lists open.
func TestSettledEditorsAllocateNothing(t *testing.T) {
	for id := range recordColumns() {
		switch id {
		case "owner", "cities":
			continue // their options come from another goroutine
		case "paid":
			continue // has no field, and the accessor of the test allocates
		}
		for _, keys := range [][]string{nil, {"Alt+Down"}} {
			s := newKinds(t, id, true)
			s.Keys(keys...)
			s.Settle()
			s.Settle()
			require.Zero(t, s.Allocs(20, nil), "%s %v", id, keys)
		}
	}
}
