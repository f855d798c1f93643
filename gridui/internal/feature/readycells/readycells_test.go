// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells_test

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// thing is a row with a value for each kind of cell.
type thing struct {
	ID      int
	Name    string
	Values  []float64
	Number  float64
	Labels  []string
	Picture string
	Bytes   []byte
	At      time.Time
}

func things(n int) []thing {
	out, picture := make([]thing, n), onePixel()
	for i := range out {
		out[i] = thing{
			ID: i, Name: fmt.Sprint("name ", i), Values: []float64{3, float64(i), math.NaN(), 4}, Number: float64(i%7) - 2,
			Labels: []string{"one", "two", "three", "four"}[:i%5], Picture: strconv.Itoa(i % 40), Bytes: picture,
		}
	}
	return out
}

type thingColumn = gridui.Column[thing]

// The columns of each kind of ready cell.
func spark(o option.Sparkline) thingColumn {
	return gridui.Func("cell", "Cell", func(t thing) ([]float64, bool) { return t.Values, t.Values != nil }).Width(120).Sparkline(o)
}

func number() *gridui.Typed[thing, float64] {
	return gridui.Field("cell", "Cell", func(t thing) float64 { return t.Number }).Width(120)
}

func name() *gridui.Typed[thing, string] {
	return gridui.Field("cell", "Cell", func(t thing) string { return t.Name }).Width(120).Edit(func(t *thing, v string) { t.Name = v })
}

func tags() thingColumn {
	return gridui.Func("cell", "Cell", func(t thing) ([]string, bool) { return t.Labels, true }).Width(120).Tags(nil, option.Tags{}).Chips(option.Chips{})
}

func picture(load option.PictureLoader) thingColumn {
	return gridui.Field("cell", "Cell", func(t thing) string { return t.Picture }).Width(120).Image(option.Image{Load: load})
}

func pictureBytes() thingColumn {
	return gridui.Func("cell", "Cell", func(t thing) ([]byte, bool) { return t.Bytes, true }).Width(120).Image(option.Image{})
}

func times(o option.Relative) thingColumn {
	return gridui.Time("cell", "Cell", func(t thing) time.Time { return t.At }).Width(160).Relative(o)
}

var twoButtons = option.Buttons{List: []option.Button{{ID: "a", Text: "Add"}, {ID: "b", Text: "Bin", Primary: true}}}

func buttons(o option.Buttons, disabled func(thing, string) bool) thingColumn {
	return gridui.Func("cell", "Cell", func(thing) (string, bool) { return "", false }).Width(200).Buttons(o, disabled)
}

// kinds returns a column of each kind.
func kinds() map[string]thingColumn {
	return map[string]thingColumn{
		"line": spark(option.Sparkline{}), "bars": spark(option.Sparkline{Kind: option.SparkBars}), "win-loss": spark(option.Sparkline{Kind: option.SparkWinLoss}),
		"bar": number().Bar(option.Bar{}), "progress": number().Progress(option.Progress{}), "rating": number().Edit(func(t *thing, v float64) { t.Number = v }).Rating(option.Rating{}),
		"pill": name().Pill(option.Pill{}), "tags": tags(), "link": name().Link(option.Link{}), "avatar": name().Avatar(nil, option.Avatar{}),
		"image": picture(paint), "bytes": pictureBytes(), "buttons": buttons(twoButtons, nil), "relative": times(option.Relative{}),
	}
}

type stage = gridstage.Stage[thing]

// show shows rows with a column of ids before the given ones.
func show(rows []thing, set func(g *gridui.Grid[thing]), columns ...thingColumn) *stage {
	s := gridstage.New(image.Pt(420, 320), func(g *gridui.Grid[thing]) {
		g.Columns = append([]thingColumn{gridui.Field("id", "ID", func(t thing) int { return t.ID }).Width(80)}, columns...)
		g.RowID = func(t thing) string { return strconv.Itoa(t.ID) }
		g.Editing.Enabled, g.Editing.History = true, 10
		if set != nil {
			set(g)
		}
		g.SetRows(rows)
	})
	s.Leave()
	s.Settle()
	return s
}

// rest draws a frame, and waits until nothing is loading.
func rest(s *stage) {
	s.Settle()
	s.Until(func() bool { _, waits := s.Wakeup(); return !waits })
	s.Settle()
}

func cellAt(s *stage, row int, x float32) (float32, float32) { return 80 + x, gridstage.RowY(row) }

// TestReadyCellsAreOnePathForEachColour compares the paints of a screen of cells with the screen of the same texts.
func TestReadyCellsAreOnePathForEachColour(t *testing.T) {
	for kind, column := range kinds() {
		rows := things(40)
		for i := range rows {
			rows[i].Name = []string{"open", "closed"}[i%2]
		}
		s := show(rows, nil, column)
		s.Style = func(st *gridui.Style) { st.Faces = gofont.Collection() }
		for range 3 { // the fonts are known from the second drawing on
			s.Settle()
			s.Grid.Refresh()
		}
		rest(s)
		plain := show(things(40), func(*gridui.Grid[thing]) {}, gridui.Field("cell", "Cell", func(t thing) string { return t.Name }).Width(120))
		of := func(s *stage) int { return gridtest.CountOps(s.Ops()).Paint }
		most := 12 // of two blocks of rows, and of minus signs, which are not joined
		if kind == "image" || kind == "bytes" || kind == "rating" {
			continue
		}
		require.LessOrEqual(t, of(s)-of(plain), most, kind)
	}
}

func TestSettledReadyCellsAllocateNothing(t *testing.T) {
	for kind, column := range kinds() {
		for _, semantics := range []string{"", "rows"} {
			s := show(things(40), nil, column)
			if semantics != "" {
				s.Values = map[string]any{gridtest.SemanticsKey: semantics}
			}
			s.Grid.FocusCell(1, "cell")
			s.Focus(s.Grid.Tag())
			rest(s)
			require.Zero(t, s.Allocs(50, nil), "%s %s", kind, semantics)
		}
	}
}

func TestCellsAreDrawnAgainWhenTheirRowsChange(t *testing.T) {
	s := show(things(5), nil, spark(option.Sparkline{Kind: option.SparkBars}))
	was := gridtest.CountOps(s.Ops()).Paint
	row := things(5)[3]
	row.Values = []float64{-3, -2}
	require.NoError(t, s.Grid.Apply(gridui.Changes[thing]{Update: []thing{row}}))
	s.Settle()
	require.Equal(t, was+1, gridtest.CountOps(s.Ops()).Paint, "bars below zero have a colour of their own")
}

func TestTextsOfReadyCells(t *testing.T) {
	rows := []thing{{ID: 1, Name: "https://a.example", Values: []float64{3, 5, 4}, Number: 0.5, Labels: []string{"a", "b"}, At: time.Date(2024, 5, 6, 7, 8, 0, 0, time.UTC)}}
	for kind, want := range map[string]string{
		"line": "3, 5, 4", "bar": "0.5", "progress": "0.5", "rating": "0.5", "pill": "https://a.example", "link": "https://a.example", "tags": "a, b",
		"relative": "2024-05-06 07:08", "bytes": "",
	} {
		column := kinds()[kind]
		require.Equal(t, want, string(gridui.AppendText(nil, column, rows[0])), kind)
		s := show(rows, func(g *gridui.Grid[thing]) { g.Find.Enabled, g.Filtering.Enabled = true, true }, column)
		s.Grid.FocusCell(0, "cell")
		s.Focus(s.Grid.Tag())
		if kind == "bytes" {
			continue
		}
		copied := s.Copied("Shortcut+C")
		require.Equal(t, want, strings.Join(copied[len(copied)-1], "|"), kind)
		s.Grid.Column("cell").SetFilter(filter.Contains.Of("zzz"))
		s.Settle()
		require.Zero(t, s.Grid.Shown(), kind)
	}
}

func TestSparklinesSortByTheirLastValue(t *testing.T) {
	rows := []thing{{ID: 1, Values: []float64{1, 9}}, {ID: 2, Values: []float64{5, 2, math.NaN()}}, {ID: 3}, {ID: 4, Values: []float64{4}}}
	s := show(rows, func(g *gridui.Grid[thing]) {
		g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "cell"}}}
	}, spark(option.Sparkline{}))
	require.Equal(t, "2 4 1 3", s.IDs(4))
}

func TestWhatIsSaidOfReadyCells(t *testing.T) {
	row := thing{ID: 1, Name: "https://a.example", Values: []float64{3, 5, 4}, Number: 3, Picture: "1", Bytes: onePixel()}
	for kind, want := range map[string]string{
		"line": "Cell, 3 values, 3 to 5, last 4", "rating": "Cell, 3 of 5 stars", "progress": "Cell, 3 (300 %)", "link": "Cell, https://a.example, link",
		"buttons": "Cell, Add, Bin", "image": "Cell, picture, 1", "pill": "Cell, https://a.example", "bytes": "Cell, picture",
	} {
		s := show([]thing{row}, nil, kinds()[kind])
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		rest(s)
		found := false
		for _, n := range s.Nodes() {
			found = found || strings.HasPrefix(n.Description, want)
		}
		require.True(t, found, "%s: %v", kind, s.Dump())
	}
}

func TestLinksSendTheirAddress(t *testing.T) {
	s := show([]thing{{ID: 7, Name: "x"}, {ID: 8}}, nil, name().Link(option.Link{URL: func(v string) string { return "mailto:" + v }}))
	open := func() (out []events.LinkOpened) {
		for _, ev := range s.Events {
			if ev, ok := ev.(events.LinkOpened); ok {
				out = append(out, ev)
			}
		}
		s.Events = nil
		return out
	}
	want := []events.LinkOpened{{RowID: "7", ColumnID: "cell", URL: "mailto:x"}}
	x, y := cellAt(s, 0, 14)
	s.Click(x, y)
	require.Equal(t, want, open())
	require.Equal(t, pointer.CursorPointer, s.Cursor())
	x, y = cellAt(s, 0, 100) // beside the text
	s.Click(x, y)
	require.Empty(t, open())
	s.Grid.FocusCell(0, "cell")
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Keys("Enter", "Space")
	require.Equal(t, append(want, want...), open())
	s.Keys("Down", "Enter")
	require.Empty(t, open(), "an empty link does nothing")
}

func pressed(s *stage) (out []string) {
	for _, ev := range s.Events {
		if ev, ok := ev.(events.ButtonPressed); ok {
			out = append(out, ev.RowID+ev.ButtonID)
		}
	}
	s.Events = nil
	return out
}

func TestButtonsByPointerAndKeys(t *testing.T) {
	s := show(things(4), func(g *gridui.Grid[thing]) { g.Keys.TabCells, g.Selection.Mode = true, option.SelectMulti },
		buttons(twoButtons, func(t thing, id string) bool { return t.ID == 1 && id == "a" }), gridui.Field("other", "Other", func(t thing) string { return t.Name }).Pill(option.Pill{}))
	s.Grid.Selection.CheckboxesDisabled = true
	s.Settle()
	x, y := cellAt(s, 0, 20)
	s.Click(x, y)
	require.Equal(t, []string{"0a"}, pressed(s))
	x, y = cellAt(s, 1, 20)
	s.Click(x, y)
	require.Empty(t, pressed(s), "a disabled button")
	s.Grid.FocusCell(2, "cell")
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Keys("Enter")
	require.Empty(t, pressed(s), "Enter goes to the buttons")
	s.Keys("Enter", "Right", "Space", "Right", "Enter", "Left", "Enter")
	require.Equal(t, []string{"2a", "2b", "2b", "2a"}, pressed(s))
	s.Keys("Escape", "Left")
	require.Equal(t, "id", s.Grid.Focused().ColumnID, "arrows move the focus again")
	s.Keys("Right", "Enter", "Tab")
	require.NotEqual(t, "cell", s.Grid.Focused().ColumnID)
	s.Grid.FocusCell(2, "cell")
	s.Settle()
	s.Key(key.NameSpace, key.ModShift)
	require.True(t, s.Grid.Row("2").IsSelected())
}

func TestASingleButtonIsPressedAtOnce(t *testing.T) {
	s := show(things(2), nil, buttons(option.Buttons{List: []option.Button{{ID: "only"}}}, nil))
	s.Grid.FocusCell(1, "cell")
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Keys("Enter", "Space")
	require.Equal(t, []string{"1only", "1only"}, pressed(s))
}

func TestRatingsAreEditedInOneStep(t *testing.T) {
	s := show(things(3), nil, number().Edit(func(t *thing, v float64) { t.Number = v }).Rating(option.Rating{}))
	number := func() float64 { row, _ := s.Grid.RowAt(0); return row.Number }
	s.Grid.FocusCell(0, "cell")
	s.Focus(s.Grid.Tag())
	s.Settle()
	for _, want := range []float64{0, 1, 2, 3, 4, 5, 0} {
		s.Keys("Space")
		require.Equal(t, want, number())
	}
	s.Keys("Enter")
	require.Equal(t, 1.0, number())
	for range 8 {
		require.True(t, s.Grid.History().CanUndo())
		s.Grid.History().Undo()
		s.Settle()
	}
	require.Equal(t, -2.0, number())
	require.False(t, s.Grid.History().CanUndo())
}

func TestRatingsByClicks(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		for stars := 1; stars <= 5; stars++ {
			s := show([]thing{{ID: 1, Number: 2}}, nil, number().Align(option.AlignStart).Edit(func(t *thing, v float64) { t.Number = v }).Rating(option.Rating{}))
			x := float32(80 + 8 + (stars-1)*16 + 6)
			if rtl {
				s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
				s.Settle()
				x = 420 - x
			}
			s.Click(x, gridstage.RowY(0))
			row, _ := s.Grid.RowAt(0)
			require.Equal(t, float64(stars), row.Number, "%v", rtl)
		}
	}
	s := show([]thing{{ID: 1, Number: 2}}, nil, number().Align(option.AlignStart).Rating(option.Rating{}))
	s.Click(80+8+4*16+6, gridstage.RowY(0))
	row, _ := s.Grid.RowAt(0)
	require.Equal(t, 2.0, row.Number, "a column without an Edit")
}

func TestRelativeTimesChangeWithOneTimer(t *testing.T) {
	s := show(nil, nil, times(option.Relative{}))
	now := s.Now
	s.Grid.SetRows([]thing{{ID: 1, At: now.Add(-30 * time.Second)}, {ID: 2, At: now.Add(-3*time.Minute - 10*time.Second)}, {ID: 3, At: now.Add(5 * time.Hour)}})
	s.Settle()
	said := func(text string) bool { return s.Shows(text) }
	require.True(t, said("3분 전") && said("5시간 후") && said("방금"), "%v", s.Says())
	frames := s.Frames()
	at, ok := s.Wakeup()
	require.True(t, ok)
	require.WithinDuration(t, now.Add(time.Nanosecond), at, 30*time.Second)
	s.Advance(31 * time.Second)
	s.Settle()
	require.True(t, said("1분 전"), "%v", s.Says())
	s.Advance(20 * time.Second)
	s.Settle()
	require.True(t, said("4분 전"), "%v", s.Says())
	require.Less(t, s.Frames()-frames, 12)
}

// TestBadValuesDrawSomethingOrNothing shows values of all kinds that are out of bounds.
func TestBadValuesDrawSomethingOrNothing(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	rows := []thing{
		{}, {Values: []float64{}}, {Values: []float64{1}}, {Values: []float64{2, 2, 2}}, {Values: []float64{nan}}, {Values: []float64{nan, 1, nan, nan}},
		{Values: []float64{inf, -inf, 3}}, {Values: []float64{inf}}, {Values: []float64{math.MaxFloat64, -math.MaxFloat64}}, {Number: -1}, {Number: 1.2}, {Number: 99}, {Number: nan},
		{Number: inf}, {Number: -inf}, {Number: math.MaxFloat64}, {Name: strings.Repeat("long ", 99)}, {Name: "\n\t"}, {Name: "\xff\xfe"},
		{Picture: "broken"}, {Bytes: []byte("no picture")}, {Bytes: []byte{}}, {Bytes: onePixel()}, {Labels: []string{"", strings.Repeat("x", 999)}},
		{At: time.Unix(1<<40, 0)}, {At: time.Unix(-1<<40, 0)},
	}
	for i := range rows {
		rows[i].ID = i
	}
	for kind := range kinds() {
		for _, width := range []int{5, 30, 420} {
			s := show(rows, func(g *gridui.Grid[thing]) { g.ColumnSizing.Mode = option.ColumnResizeLive }, kinds()[kind])
			s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"cell": unit.Dp(width)}
			rest(s)
			s.Grid.ScrollToRow(9, option.AlignStart)
			rest(s)
			require.Empty(t, s.Problems(), "%s %d", kind, width)
		}
	}
}

func TestWrongColumnsAreReported(t *testing.T) {
	for kind, column := range map[string]thingColumn{
		"Sparkline": name().Sparkline(option.Sparkline{}), "Bar": name().Bar(option.Bar{}), "Progress": name().Progress(option.Progress{}), "Rating": name().Rating(option.Rating{}),
		"Chips": name().Chips(option.Chips{}), "Image": number().Image(option.Image{Load: paint}), "needs Load": name().Image(option.Image{}), "Relative": name().Relative(option.Relative{}),
	} {
		require.ErrorContains(t, gridui.ColumnError(column), kind)
	}
}

// TestReadyCellsInGroupsTotalsAndSources shows all kinds where rows are grouped, pinned, floating and mirrored.
func TestReadyCellsInGroupsPanesAndDirections(t *testing.T) {
	for kind := range kinds() {
		for _, rtl := range []bool{false, true} {
			s := show(things(60), func(g *gridui.Grid[thing]) {
				g.Grouping = option.Grouping{By: []string{"group"}, Total: option.TotalRowBottom}
				g.Expansion.Depth = 1
				g.Columns = append(g.Columns, gridui.Field("group", "Group", func(t thing) int { return t.ID % 3 }))
				g.ColumnPinning.Right = []string{"cell"}
				g.Floating.Top = things(1)
				g.RowPins.Top = []string{"4"}
			}, kinds()[kind])
			if rtl {
				s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
			}
			s.Grid.ExpandAll()
			rest(s)
			require.Empty(t, s.Problems(), kind)
			require.Zero(t, s.Allocs(20, nil), kind)
		}
	}
}

func TestContrastOfReadyCells(t *testing.T) {
	for name, th := range map[string]theme.Theme{"light": theme.Light(), "dark": theme.Dark(), "contrast": theme.HighContrast()} {
		for kind := range kinds() {
			s := show(things(8), nil, kinds()[kind])
			s.Style = func(st *gridui.Style) { st.Preset, st.ForcedColors = th, name == "contrast" }
			rest(s)
			require.Empty(t, s.Problems(), "%s %s", name, kind)
		}
	}
}

// TestMergedReadyCellsAreDrawnOnce merges equal cells over rows, in the body and where they stick to its edge.
func TestMergedReadyCellsAreDrawnOnce(t *testing.T) {
	rows := things(40)
	for i := range rows {
		rows[i].Name = []string{"open", "closed"}[i/4%2]
	}
	for _, merged := range []bool{false, true} {
		column := name().Link(option.Link{})
		if merged {
			column.Merge()
		}
		s := show(rows, nil, column)
		underlined := 0
		for range 30 {
			s.Wheel(100, 200, 0, 11)
			s.Settle()
			underlined = max(underlined, gridtest.CountOps(s.Ops()).Paint)
		}
		require.NotZero(t, underlined)
		s.Click(80+14, gridstage.RowY(3))
		sent := 0
		for _, ev := range s.Events {
			if _, ok := ev.(events.LinkOpened); ok {
				sent++
			}
		}
		if !merged {
			require.Equal(t, 1, sent)
		}
		require.Empty(t, s.Problems())
	}
}

// TestValuesAreReadWhenRowsCome scrolls by parts of rows and by rows, and counts how often the value of a row is read: for
// its text and for its cell, which is drawn with those of the rows that follow.
func TestValuesAreReadWhenRowsCome(t *testing.T) {
	for _, step := range []float32{7, 28, -7, -28} {
		read := map[int]int{}
		column := gridui.Field("cell", "Cell", func(t thing) float64 {
			read[t.ID]++
			return t.Number
		}).Width(120).Bar(option.Bar{Min: -9, Max: 9})
		s := show(things(2000), nil, column)
		s.Grid.ScrollToRow(500, option.AlignStart)
		s.Settle()
		for range 8 { // the block of the first rows is drawn again once
			s.Wheel(100, 200, 0, step)
			s.Frame()
		}
		clear(read)
		s.Frame()
		require.Empty(t, read, "a settled frame reads nothing")
		frames := int(64 * 28 / max(step, -step))
		for range frames {
			s.Wheel(100, 200, 0, step)
			s.Frame()
		}
		most := 0
		for _, n := range read {
			most = max(most, n)
		}
		require.LessOrEqual(t, most, 3, "step %v: %v", step, read)
		require.Less(t, len(read), 64+2*16, "step %v: rows near the screen alone", step)
	}
}

// Columns that are fitted to their contents have room for what cells show, not for their texts.
func TestFittedColumnsHaveRoomForReadyCells(t *testing.T) {
	widths := map[string]int{}
	for kind, column := range kinds() {
		s := show(things(8), nil, column)
		s.Grid.FitColumns()
		for range 4 {
			s.Settle()
		}
		head, ok := s.Find("Cell")
		require.True(t, ok)
		widths[kind] = head.Bounds.Dx()
	}
	for _, kind := range []string{"pill", "avatar"} {
		require.Greater(t, widths[kind], widths["link"]+12, kind)
	}
	for _, kind := range []string{"bar", "progress", "line", "rating"} {
		require.Greater(t, widths[kind], 80, kind)
	}
	require.Equal(t, widths["line"], widths["bars"])
	require.Greater(t, widths["tags"], 180, "four tags")
	require.Greater(t, widths["buttons"], 90)
	require.Less(t, widths["bytes"], 120, "the text of bytes is long")
}
