// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/semantic"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

type stage = gridstage.Stage[item]

func keys(names ...string) func(*testing.T, *stage) {
	return func(_ *testing.T, s *stage) { s.Keys(names...) }
}

// typed replaces the value of the cell by a text.
func typed(text string) func(*testing.T, *stage) {
	return func(_ *testing.T, s *stage) {
		s.Keys("F2", "Shortcut+A")
		s.Type(text)
		s.Keys("Enter")
	}
}

func click(class semantic.ClassOp, label string, before ...string) func(*testing.T, *stage) {
	return func(t *testing.T, s *stage) {
		s.Keys(before...)
		press(t, s, class, label)
	}
}

func TestEditorsCommit(t *testing.T) {
	const button, radio = semantic.Button, semantic.RadioButton
	qty := func(n int) func(*item) { return func(r *item) { r.Qty = n } }
	wait := func(d time.Duration) func(*item) { return func(r *item) { r.Wait = d } }
	for _, c := range []struct {
		name, column string
		do           func(*testing.T, *stage)
		want         func(*item)
	}{
		{"duration: clock", "wait", typed("0:45"), wait(45 * time.Minute)},
		{"duration: units", "wait", typed("2h5m"), wait(125 * time.Minute)},
		{"duration: minutes", "wait", typed("90m"), wait(90 * time.Minute)},
		{"duration: ISO 8601", "wait", typed("PT1H30M15S"), wait(90*time.Minute + 15*time.Second)},
		{"duration: up", "wait", keys("F2", "Up", "Enter"), wait(105 * time.Minute)},
		{"duration: ten steps down", "wait", keys("F2", "Shift+Down", "Enter"), wait(-time.Hour)},
		{"duration: up of nothing", "wait", keys("F2", "Shortcut+A", "Backspace", "Up", "Enter"), wait(15 * time.Minute)},
		{"duration: a button", "wait", func(t *testing.T, s *stage) {
			click(button, "Increase", "F2")(t, s)
			click(button, "Increase")(t, s)
			click(button, "Decrease")(t, s)
			s.Keys("Enter")
		}, wait(105 * time.Minute)},
		{"duration: arrows move after typing", "wait", func(_ *testing.T, s *stage) { s.Type("3:00"); s.Keys("Down") }, wait(3 * time.Hour)},
		{"time: usual form", "opens", typed("9.30 pm"), func(r *item) { r.Opens = 21*time.Hour + 30*time.Minute }},
		{"time: down the list", "opens", keys("F2", "Down", "Down", "Enter"), func(r *item) { r.Opens = 10 * time.Hour }},
		{"time: up from the first", "opens", keys("F2", "PageUp", "Up", "Enter"), func(r *item) { r.Opens = 8 * time.Hour }},
		{"time: from a time between two", "opens", func(_ *testing.T, s *stage) {
			s.Keys("F2", "Shortcut+A")
			s.Type("9:40")
			s.Keys("Down", "Enter")
		}, func(r *item) { r.Opens = 10 * time.Hour }},
		{"time: a click in the list", "opens", click(radio, "10:30", "F2"), func(r *item) { r.Opens = 10*time.Hour + 30*time.Minute }},
		{"time of a day", "starts", typed("오후 3시"), func(r *item) { r.Starts = day(15, 0) }},
		{"time of a day: digits", "starts", typed("730"), func(r *item) { r.Starts = day(7, 30) }},
		{"time of a day: list", "starts", keys("F2", "Down", "Enter"), func(r *item) { r.Starts = day(10, 0) }},
		{"date and time: typed", "meets", typed("2025-04-05 9:15 pm"), func(r *item) { r.Meets = time.Date(2025, 4, 5, 21, 15, 0, 0, time.UTC) }},
		{"date and time: the time alone", "meets", typed("8am"), func(r *item) { r.Meets = day(8, 0) }},
		{"date and time: keys", "meets", keys("F2", "Alt+Down", "Right", "Shift+Down", "Shift+Down", "Enter"), func(r *item) { r.Meets = time.Date(2025, 3, 5, 15, 0, 0, 0, time.UTC) }},
		{"date and time: the day by pointer", "meets", func(t *testing.T, s *stage) {
			click(button, "Calendar", "F2")(t, s)
			click(button, "2025-03-20")(t, s)
			require.NotEmpty(t, gridstage.EditedCell(s), "the time may still be picked")
			click(radio, "13:30")(t, s)
		}, func(r *item) { r.Meets = time.Date(2025, 3, 20, 13, 30, 0, 0, time.UTC) }},
		{"date and time: Esc closes the card first", "meets", keys("F2", "Alt+Down", "Right", "Esc", "Enter"), func(r *item) { r.Meets = time.Date(2025, 3, 5, 14, 0, 0, 0, time.UTC) }},
		{"date and time: Esc twice", "meets", keys("F2", "Alt+Down", "Right", "Esc", "Esc"), func(*item) {}},
		{"mask: digits alone", "phone", typed("5559876543"), func(r *item) { r.Phone = "(555) 987-6543" }},
		{"mask: backspace through a sign", "phone", func(_ *testing.T, s *stage) {
			s.Keys("F2", "End", "Backspace", "Backspace", "Backspace", "Backspace", "Backspace", "Backspace")
			s.Type("99999")
			s.Keys("Enter")
		}, func(r *item) { r.Phone = "(555) 129-9999" }},
		{"mask: in the middle", "phone", func(_ *testing.T, s *stage) {
			s.Keys("F2", "Home", "Right", "Delete")
			s.Type("8")
			s.Keys("Enter")
		}, func(r *item) { r.Phone = "(855) 123-4567" }},
		{"mask: cleared", "phone", keys("F2", "Shortcut+A", "Backspace", "Enter"), func(r *item) { r.Phone = "" }},
		{"mask: begun by typing", "code", func(_ *testing.T, s *stage) { s.Type("xy12"); s.Keys("Enter") }, func(r *item) { r.Code = "xy-12" }},
		{"mask: optional", "code", typed("xy7"), func(r *item) { r.Code = "xy-7" }},
		{"spin: up", "qty", keys("F2", "Up", "Up", "Enter"), qty(7)},
		{"spin: bounds", "qty", keys("F2", "Shift+Up", "Enter"), qty(10)},
		{"spin: lower bound", "qty", keys("F2", "Shift+Down", "Enter"), qty(0)},
		{"spin: tenths stay exact", "price", keys("F2", "Up", "Up", "Up", "Enter"), func(r *item) { r.Price = 1.8 }},
		{"spin: typing switches to cells, F2 back", "qty", func(_ *testing.T, s *stage) { s.Type("3"); s.Keys("F2", "Up", "Enter") }, qty(4)},
		{"slider: keys", "level", keys("F2", "Up", "PageUp", "Enter"), func(r *item) { r.Level = 100 }},
		{"slider: keys down", "level", keys("F2", "Down", "Enter"), func(r *item) { r.Level = 45 }},
		{"colour: short", "ink", typed("ABC"), func(r *item) { r.Ink = "#aabbcc" }},
		{"colour: opacity", "ink", typed("#11223380"), func(r *item) { r.Ink = "#11223380" }},
		{"colour: keys", "ink", keys("F2", "Down", "Down", "Up", "Enter"), func(r *item) { r.Ink = "#ff0000" }},
		{"colour: a click", "ink", click(radio, "#00ff00", "F2"), func(r *item) { r.Ink = "#00ff00" }},
	} {
		t.Run(c.name, func(t *testing.T) { commits(t, open(t, c.column), c.do, c.want) })
		if strings.Contains(c.name, "typing switches") || strings.Contains(c.name, "after typing") {
			continue // typing into a field of a row does not make arrows move
		}
		t.Run(c.name+", in a row", func(t *testing.T) {
			s := open(t, c.column, func(s *stage) { s.Grid.Editing.Row = true })
			commits(t, s, func(t *testing.T, s *stage) {
				c.do(t, s)
				if gridstage.EditedCell(s) != "" { // a pick, or Esc, leaves the row open
					s.Keys("Enter")
				}
			}, c.want)
		})
	}
}

// commits checks that an edit changes the first item as wanted, in one step of undo.
func commits(t *testing.T, s *stage, do func(*testing.T, *stage), change func(*item)) {
	want := first(t, s)
	change(&want)
	do(t, s)
	s.Settle()
	require.Equal(t, want, first(t, s))
	require.Empty(t, gridstage.EditedCell(s))
	if want == items()[0] {
		return
	}
	require.Len(t, gridstage.EventsOf[gridui.CellsEdited[item]](s.Events), 1)
	s.Grid.History().Undo()
	s.Settle()
	require.Equal(t, items()[0], first(t, s), "one step of undo")
}

// TestEditorsKeepTheirDraftInARow leaves fields of a row and comes back to them.
func TestEditorsKeepTheirDraftInARow(t *testing.T) {
	s := open(t, "phone", func(s *stage) { s.Grid.Editing.Row = true })
	write := func(text string) {
		s.Keys("Shortcut+A")
		s.Type(text)
	}
	s.Keys("F2")
	write("5559876543")
	s.Keys("Tab")
	write("xy7")
	s.Keys("Tab", "Tab")
	write("2h")
	s.Keys("Shift+Tab", "Shift+Tab", "Shift+Tab")
	require.Equal(t, "(555) 987-6543", fieldOf(t, s, "Phone"), "the draft")
	s.Keys("Tab")
	require.Equal(t, "xy-7", fieldOf(t, s, "Code"))
	feed(t, s, func(r *item) { r.Qty, r.Wait = 9, time.Hour })
	s.Settle()
	s.Keys("Tab", "Tab", "Enter")
	s.Settle()
	want := items()[0]
	want.Phone, want.Code, want.Wait, want.Qty = "(555) 987-6543", "xy-7", 2*time.Hour, 9
	require.Equal(t, want, first(t, s))
	require.Len(t, gridstage.EventsOf[gridui.CellsEdited[item]](s.Events), 1)
}

// TestEditorsRefuseInARow keeps the row open at the first field that is not valid, with its text.
func TestEditorsRefuseInARow(t *testing.T) {
	s := open(t, "wait", func(s *stage) { s.Grid.Editing.Row = true })
	s.Keys("F2", "Shortcut+A")
	s.Type("90")
	s.Keys("Tab", "Enter")
	s.Settle()
	require.Equal(t, "a wait", gridstage.EditedCell(s))
	require.Equal(t, "90", fieldOf(t, s, "Wait"))
	_, says := s.Find("A unit is missing. Examples: 90m, 1:30")
	require.True(t, says, s.Dump())
	require.Equal(t, items()[0], first(t, s))
}

func TestEditorsRefuse(t *testing.T) {
	for _, c := range []struct{ column, text, why string }{
		{"wait", "90", "A unit is missing. Examples: 90m, 1:30"}, {"wait", "soon", "This is not a duration. Examples: 1:30, 1h30m, 90m"}, {"wait", "1:75", "This is not a duration. Examples: 1:30, 1h30m, 90m"},
		{"opens", "25:00", "This is not a time of day. Example: 9:30"}, {"phone", "555123", "Fill in the whole form: (___) ___-____"}, {"code", "x", "Fill in the whole form: __-__"},
		{"ink", "#12", "This is not a colour. Example: #3366cc"}, {"ink", "red", "This is not a colour. Example: #3366cc"}, {"qty", "x", "Not a number."},
	} {
		s := open(t, c.column)
		typed(c.text)(t, s)
		_, ok := s.Find(c.why)
		require.True(t, ok, "%s of %s: no %q in\n%s", c.text, c.column, c.why, s.Dump())
		require.Equal(t, "a "+c.column, gridstage.EditedCell(s))
		require.Equal(t, items()[0], first(t, s))
		s.Keys("Up", "Down", "Shift+Up", "PageDown", "Esc", "Esc")
		require.Equal(t, items()[0], first(t, s), "%s of %s", c.text, c.column)
	}
}

func TestSlidersAreDragged(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		s := open(t, "level", func(s *stage) {
			english := s.Style
			s.Style = func(st *gridui.Style) {
				if english(st); rtl {
					st.Direction = gridui.DirectionRTL
				}
			}
		})
		s.Keys("F2")
		n, ok := s.FindDescription("Slider")
		require.True(t, ok, s.Dump())
		require.Equal(t, "50", n.Label)
		left, right := f32.Pt(float32(n.Bounds.Min.X+1), float32(n.Bounds.Min.Y+18)), f32.Pt(float32(n.Bounds.Max.X-1), float32(n.Bounds.Min.Y+18))
		ends := [2]string{"0", "100"}
		if rtl {
			ends = [2]string{"100", "0"}
		}
		s.Drag(left, right, 5)
		require.Equal(t, ends[1], field(s))
		s.Drag(right, left, 5)
		require.Equal(t, ends[0], field(s))
		s.Click(n.Center())
		require.Equal(t, "50", field(s))
		s.Click(float32(n.Bounds.Min.X)+float32(n.Bounds.Dx())*0.33, left.Y)
		require.Contains(t, []string{"30", "70"}, field(s), "a whole number of steps")
		s.Tap(right.X, right.Y)
		require.Equal(t, ends[1], field(s))
		s.Keys("Esc")
		require.Equal(t, items()[0], first(t, s))
	}
}

// The wheel changes no value, neither over the field nor over its buttons.
func TestWheelsChangeNothing(t *testing.T) {
	for _, column := range []string{"qty", "wait", "level"} {
		s := open(t, column)
		s.Keys("F2")
		before := field(s)
		for _, n := range s.Nodes() {
			if n.Class == semantic.Editor || n.Label == "Increase" {
				x, y := n.Center()
				s.Wheel(x, y, 0, 40)
				s.Wheel(x, y, 0, -40)
			}
		}
		require.Equal(t, before, field(s), column)
	}
}

func TestHangulIsComposedInMasks(t *testing.T) {
	for _, by := range []gridtest.InputMethod{gridtest.IBus, gridtest.Browser, gridtest.Windows} {
		s := open(t, "code")
		s.IME.Method = by
		s.IME.Compose("ㅎ", "하", "한")
		require.Equal(t, "a code", gridstage.EditedCell(s))
		s.IME.Commit("한")
		s.IME.Compose("ㄱ", "그", "글")
		s.IME.Commit("글")
		s.Type("1")
		s.Keys("Enter")
		require.Equal(t, "한글-1", first(t, s).Code)
	}
}

func TestDurationsAreReadWhereverTheyAreTyped(t *testing.T) {
	for _, text := range []string{"1:30", "1h30m", "90m", "PT1H30M"} {
		s := open(t, "wait", func(s *stage) {
			s.Grid.Filtering.Enabled = true
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "wait", Filter: filter.Equals.Of(text)}}
		})
		require.Equal(t, "a", s.IDs(3), text)
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "wait", Filter: filter.Greater.Of(text)}}
		s.Settle()
		require.Equal(t, "b", s.IDs(3), text)

		s = open(t, "wait")
		s.Grid.FocusCell(2, "wait")
		s.Settle()
		s.Keys("Shortcut+V")
		s.Paste(text)
		c, _ := s.Grid.RowAt(2)
		require.Equal(t, 90*time.Minute, c.Wait, text)
	}
	s := open(t, "wait", func(s *stage) {
		s.Grid.Sorting.Mode, s.Grid.Sorting.Keys = option.SortSingle, []option.SortKey{{ColumnID: "wait", Desc: true}}
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "wait", Filter: filter.Equals.Of("90")}}
	})
	require.Equal(t, "b a c", s.IDs(3), "an operand without a unit filters nothing")
	require.Contains(t, s.Grid.CopyText(option.CopyHeadersNone), "2:00")
}

// What a cell shows, its editor, its filter and a paste read as the value of the cell.
func TestShownTextsReadBack(t *testing.T) {
	for _, id := range []string{"phone", "code", "ink", "wait", "opens", "starts", "meets", "qty", "price", "level"} {
		s := open(t, id)
		s.Keys("F2")
		text := field(s)
		s.Keys("Esc", "Esc", "Delete")
		require.NotEqual(t, items()[0], first(t, s), id)
		typed(text)(t, s)
		got, want := first(t, s), items()[0]
		if id == "starts" || id == "meets" { // a cleared time has lost its day, or is typed anew
			assert.Equal(t, want.Starts.Format("15:04"), got.Starts.Format("15:04"))
			assert.Equal(t, want.Meets.Format("15:04"), got.Meets.Format("15:04"))
			continue
		}
		assert.Equal(t, want, got, id)
	}
}

func TestEditorsInARightToLeftSheet(t *testing.T) {
	for _, id := range []string{"phone", "code", "ink", "wait", "opens", "starts", "meets", "qty", "level"} {
		s := open(t, id, func(s *stage) {
			english := s.Style
			s.Style = func(st *gridui.Style) { english(st); st.Direction = gridui.DirectionRTL }
		})
		s.Keys("F2", "Alt+Down")
		edited := image.Rectangle{}
		for _, n := range s.Nodes() {
			if n.Class == semantic.Editor && n.Description != "" {
				edited = n.Bounds
			}
		}
		require.False(t, edited.Empty(), id)
		for _, name := range []string{"Increase", "Times", "Calendar", "Colours"} {
			if n, ok := s.Find(name); ok && n.Class == semantic.Button {
				require.Less(t, n.Bounds.Max.X, (edited.Min.X+edited.Max.X)/2, "the button of %s is at the end of the reading direction", id)
			}
		}
		s.Keys("Down", "Esc", "Esc")
	}
}

func TestOptionsOfOtherColumnsAreReported(t *testing.T) {
	name := func(r item) string { return r.ID }
	for want, c := range map[string]gridui.Column[item]{
		`gridui: column "x": TimeList is for columns of times`:                    gridui.Field("x", "", name).TimeList(option.TimeList{}),
		`gridui: column "x": Duration is for columns of time.Duration`:            gridui.Field("x", "", name).Duration(option.Duration{}),
		`gridui: column "x": Spin is for columns of numbers`:                      gridui.Field("x", "", name).Spin(option.Spin{}),
		`gridui: column "x": Mask is for columns of strings`:                      gridui.Field("x", "", func(r item) int { return r.Qty }).Mask("0"),
		`gridui: column "x": Color is for columns of strings`:                     gridui.Field("x", "", func(r item) int { return r.Qty }).Color(),
		`gridui: column "x": Mask: the pattern "--" has no place for a character`: gridui.Field("x", "", name).Mask("--"),
	} {
		require.EqualError(t, gridui.ColumnError(c), want)
	}
}

// A settled frame of an open editor allocates what its field does, and a little for its lists.
func TestOpenEditorsAllocateLittle(t *testing.T) {
	s := open(t, "phone")
	s.Keys("F2")
	s.Settle()
	alone := s.FrameAllocs(20, s.Frame)
	for _, id := range []string{"wait", "opens", "starts", "qty", "level", "ink"} {
		s := open(t, id)
		s.Keys("F2", "Alt+Down")
		s.Settle()
		require.LessOrEqual(t, s.FrameAllocs(20, s.Frame), alone+10, id)
	}
}

// fieldOf returns the text of a field of the edited row.
func fieldOf(t *testing.T, s *stage, header string) string {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Class == semantic.Editor && strings.HasPrefix(n.Description, header) {
			return n.Label
		}
	}
	t.Fatalf("no field of %s in\n%s", header, s.Dump())
	return ""
}

// feed changes the first item as a feed does.
func feed(t *testing.T, s *stage, change func(*item)) {
	row := first(t, s)
	change(&row)
	require.NoError(t, s.Grid.Apply(gridui.Changes[item]{Update: []item{row}}))
}
