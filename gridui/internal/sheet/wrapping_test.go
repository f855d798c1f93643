// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet_test

import (
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// noted is a row with texts that wrap.
type noted struct{ id, note, more string }

const lorem = "The quick brown fox jumps over the lazy dog and comes back for another try. "

// notes returns rows with texts of 0 to 3 sentences.
func notes(n int) []noted {
	out := make([]noted, n)
	for i := range out {
		out[i] = noted{
			id: "n" + strconv.Itoa(i), note: strings.Repeat(lorem, i%4),
			more: []string{"", "한국어 문장은 음절 사이에서 줄을 바꿉니다.", "one\ntwo\nthree", "short"}[i/4%4],
		}
	}
	return out
}

// newNoted returns a grid with two columns that wrap, the second of them initially off the screen.
// Its header ends at 40.
func newNoted(rows []noted) *gridstage.Stage[noted] {
	return gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[noted]) {
		g.Columns = []gridui.Column[noted]{
			gridui.Field("id", "ID", func(n noted) string { return n.id }).Width(60),
			gridui.Field("note", "Note", func(n noted) string { return n.note }).Width(200).Wrap(),
			gridui.Field("gap", "Gap", func(n noted) string { return "" }).Width(300),
			gridui.Field("more", "More", func(n noted) string { return n.more }).Width(90).Wrap(),
		}
		g.RowID = func(n noted) string { return n.id }
		g.SetRows(rows)
	})
}

// rowBoxes returns the rectangles of the rows on the screen by id.
func rowBoxes[T any](s *gridstage.Stage[T]) map[string]image.Rectangle {
	out := map[string]image.Rectangle{}
	for _, n := range s.FindAll("row ") {
		out[n.Label[strings.LastIndex(n.Label, ": ")+2:]] = n.Bounds
	}
	return out
}

func TestRowsAreAsHighAsTheirText(t *testing.T) {
	s := newNoted([]noted{
		{id: "one", note: "short"},
		{id: "two", note: "a\nb"},
		{id: "three", note: "a\nb\nc\n"},
		{id: "empty"},
		{id: "beyond", more: "a\nb\nc"},
	})
	s.Size.Y = 600
	s.Settle()
	boxes := rowBoxes(s)
	require.Equal(t, 36, boxes["one"].Dy())
	line := boxes["two"].Dy() - 36
	require.Positive(t, line)
	require.Equal(t, 36+2*line, boxes["three"].Dy())
	require.Equal(t, 36, boxes["empty"].Dy())
	require.Equal(t, 36+2*line, boxes["beyond"].Dy(), "for a column that is off the screen")
}

func TestRowHeightAndTextBothCount(t *testing.T) {
	s := newNoted([]noted{{id: "low", note: "a"}, {id: "high", note: "a\nb\nc"}})
	s.Grid.RowHeight = func(n noted) unit.Dp { return 50 }
	s.Settle()
	boxes := rowBoxes(s)
	require.Equal(t, 50, boxes["low"].Dy())
	require.Greater(t, boxes["high"].Dy(), 60)
	s.Grid.RowSizing.Heights = map[string]unit.Dp{"high": 40}
	s.Settle()
	require.Equal(t, 40, rowBoxes(s)["high"].Dy(), "what a user gave wins")
	s.Grid.RowSizing.Heights = nil
	s.Settle()
	require.Equal(t, boxes, rowBoxes(s))
}

func TestScrollingSidewaysChangesNoHeight(t *testing.T) {
	s := newNoted(notes(200))
	s.Style = func(st *gridui.Style) { st.WrapHeader = true }
	s.Grid.Columns = append(s.Grid.Columns, gridui.Field("last", "A header that takes quite a few lines", func(n noted) string { return lorem }).Width(120).Wrap().MaxLines(5))
	s.Settle()
	s.Grid.ScrollToRow(50, option.AlignStart)
	s.Settle()
	before := rowBoxes(s)
	require.Greater(t, headBottom(s), 60)
	for range 30 {
		s.Wheel(200, 200, 17, 0)
		require.Equal(t, before, rowBoxes(s))
	}
}

// headBottom returns where the header ends.
func headBottom[T any](s *gridstage.Stage[T]) int {
	bottom := 0
	for _, n := range s.Nodes() {
		if strings.Contains(n.Description, ", column header") {
			bottom = max(bottom, n.Bounds.Max.Y)
		}
	}
	return bottom
}

func TestHeadersWrap(t *testing.T) {
	cols := func(group, header string) []gridui.Column[noted] {
		return []gridui.Column[noted]{
			gridui.Field("id", "ID", func(n noted) string { return n.id }).Width(60),
			gridui.Group("g", group, gridui.Field("note", header, func(n noted) string { return n.note }).Width(100)),
		}
	}
	s := newNoted(notes(20))
	lines := 0
	s.Style = func(st *gridui.Style) { st.WrapHeader, st.HeaderLines = true, lines }
	height := func(group, header string) int {
		s.Grid.Columns = cols(group, header)
		s.Settle()
		return headBottom(s)
	}
	require.Equal(t, 80, height("Group", "Note"))
	line := height("Group", "Two lines of a header") - 80
	require.Positive(t, line)
	require.Equal(t, 80+line, height("Two lines of a group", "Note"))
	require.Equal(t, 80+2*line, height("Two lines of a group", "Two lines of a header"))
	require.Equal(t, 80+4*line, height(lorem, lorem), "three lines at most")
	lines = 1
	require.Equal(t, 80, height(lorem, lorem))
	lines = 5
	require.Equal(t, 80+8*line, height(lorem, lorem))

	// Levels are distinguished by their heights: the group's edge and the column's.
	s.Grid.ColumnSizing.Mode = option.ColumnResizeLive
	s.Settle()
	group := headBottom(s)/2 - 5
	s.DragFrom(160, float32(group)).To(190, float32(group))
	require.Equal(t, unit.Dp(130), s.Grid.ColumnSizing.Widths["note"])
	s.Style = nil
	s.Settle()
	require.Equal(t, 80, headBottom(s))
}

func TestSortingLeavesTheHeaderAsHighAsItIs(t *testing.T) {
	s := newNoted(notes(20))
	s.Style = func(st *gridui.Style) { st.WrapHeader = true }
	for width := unit.Dp(40); width < 140; width += 3 {
		s.Grid.Columns = []gridui.Column[noted]{gridui.Field("id", "Number of the note", func(n noted) string { return n.id }).Width(width)}
		s.Grid.Sorting = option.Sorting{Mode: option.SortSingle}
		s.Settle()
		was := headBottom(s)
		s.Click(10, 10)
		require.Equal(t, was, headBottom(s), "%v", width)
	}
}

func TestResizingAWrappingColumnKeepsTheTopRow(t *testing.T) {
	s := newNoted(notes(400))
	s.Grid.ColumnSizing.Mode = option.ColumnResizeLive
	s.Grid.ScrollToRow(101, option.AlignStart)
	s.Settle()
	was := rowBoxes(s)["n101"]
	d := s.DragFrom(260, 20)
	heights := map[int]bool{}
	for _, x := range []float32{240, 200, 170, 230, 300, 340, 260} {
		d = d.Via(x, 20)
		now := rowBoxes(s)["n101"]
		require.Equal(t, was.Min, now.Min)
		heights[now.Dy()] = true
	}
	d.To(260, 20)
	require.Equal(t, was, rowBoxes(s)["n101"])
	require.Greater(t, len(heights), 2)
}

func TestHugeAndOddTextsWrap(t *testing.T) {
	s := newNoted([]noted{
		{id: "big", note: strings.Repeat("word ", 200_000)},
		{id: "rtl", note: strings.Repeat("السلام عليكم ", 30)},
		{id: "bad", note: "a\xff\x00b\r\nc\u2028d"},
		{id: "lines", note: strings.Repeat("\n", 100_000)},
	})
	for _, width := range []unit.Dp{200, 1, 20, 25, 26, 27, 1000} {
		for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
			for _, scale := range []float32{1, 2} {
				s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
				s.Style = func(st *gridui.Style) { st.Direction, st.WrapHeader = dir, true }
				s.Grid.Columns[1] = gridui.Field("note", "Note", func(n noted) string { return n.note }).Width(width).MinMax(1, 0).Wrap()
				s.Grid.Refresh()
				s.Grid.ScrollToRow(0, option.AlignStart)
				s.Settle()
				require.True(t, s.Settled())
				box := s.RowBox(t, 1)
				require.Equal(t, s.Size.Y, max(box.Max.Y, s.Size.Y), "%v", width)
				s.Wheel(100, 200, 0, 1e7)
				require.Equal(t, s.Size.Y, s.RowBox(t, 4).Max.Y+bottomGap(s), "%v", width)
			}
		}
	}
}

// bottomGap returns the height of the horizontal scroll bar, if there is one.
func bottomGap[T any](s *gridstage.Stage[T]) int {
	bottom := 0
	for _, b := range rowBoxes(s) {
		bottom = max(bottom, b.Max.Y)
	}
	return s.Size.Y - bottom
}

func TestTooltipOfTextThatIsCutShort(t *testing.T) {
	s := newNoted([]noted{{id: "a", note: lorem}, {id: "b", note: lorem + lorem + lorem}})
	s.Grid.Columns[1] = gridui.Field("note", "Note", func(n noted) string { return n.note }).Width(200).Wrap().MaxLines(4)
	s.Grid.Refresh()
	s.Settle()
	for id, want := range map[string]bool{"a": false, "b": true} {
		box := rowBoxes(s)[id]
		s.Move(150, float32(box.Min.Y+20))
		tips := len(s.FindAll(lorem[:40]))
		s.Advance(time.Second)
		require.Equal(t, want, len(s.FindAll(lorem[:40])) > tips, id)
	}
}

func TestCopiesAreOfTheWholeText(t *testing.T) {
	long := lorem + "\n" + lorem
	s := newNoted([]noted{{id: "a", note: long}})
	s.Grid.Columns[1] = gridui.Field("note", "Note", func(n noted) string { return n.note }).Width(200).Wrap().MaxLines(2)
	s.Grid.Refresh()
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "note")
	s.Settle()
	s.Keys("Ctrl+C")
	text, ok := s.Clipboard.Text()
	require.True(t, ok)
	require.Contains(t, text, lorem)
}

func TestBoldTextIsMeasuredBold(t *testing.T) {
	s := newNoted(notes(40))
	s.Grid.Columns[1] = gridui.Field("note", "Note", func(n noted) string { return n.note }).Width(150).Wrap()
	s.Grid.Refresh()
	s.Size.Y = 900
	s.Settle()
	before := rowBoxes(s)["n3"].Dy()
	s.Grid.CellStyle = func(c gridui.CellContext[noted]) theme.CellStyle { return theme.CellStyle{Bold: c.Row.id == "n3"} }
	s.Settle()
	after := rowBoxes(s)["n3"].Dy()
	require.Greater(t, after, before)
	s.Grid.CellStyle = nil
	s.Settle()
	require.Equal(t, before, rowBoxes(s)["n3"].Dy())
}

func TestTextOfATreeWrapsBesideItsIndent(t *testing.T) {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[noted]) {
		g.Columns = []gridui.Column[noted]{gridui.Field("note", "Note", func(n noted) string { return n.note }).Width(200).Wrap()}
		g.RowID = func(n noted) string { return n.id }
		g.Tree.Parent = func(n noted) string { return n.more }
		g.Expansion.Rows = idset.All()
		g.SetRows([]noted{{"a", lorem, ""}, {"b", lorem, "a"}, {"c", lorem, "b"}, {"d", lorem, "c"}})
	})
	var last int
	for i := range 2 {
		h := s.RowBox(t, i+1).Dy()
		require.Greater(t, h, 36)
		require.GreaterOrEqual(t, h, last)
		last = h
	}
}

func TestUnboundedGridIsAsHighAsItsText(t *testing.T) {
	s := newNoted(notes(4))
	h := gridtest.New(image.Pt(700, 1000), func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Min = image.Point{}
		gtx.Constraints.Max.Y = 1 << 24
		style := gridui.New(s.Theme, &s.Grid)
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	})
	h.Settle()
	last, ok := h.Find("row 4 of 4: n3")
	require.True(t, ok)
	require.Equal(t, h.Dims().Size.Y, last.Bounds.Max.Y)
	require.Greater(t, last.Bounds.Dy(), 50)
}
