// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find_test

import (
	"fmt"
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/findregexp"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/letterstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newFind shows searchable letters, "a0" to "e0" in the first row, in English.
func newFind(n int, set func(g *gridui.Grid[letterstage.Letters])) *gridstage.Stage[letterstage.Letters] {
	s := letterstage.NewLetters(n, func(g *gridui.Grid[letterstage.Letters]) {
		g.Find.Enabled, g.Find.Expressions = true, findregexp.Compile
		if set != nil {
			set(g)
		}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Size = image.Pt(900, 400)
	s.Settle()
	return s
}

// pause advances past the pause in typing.
func pause[T any](s *gridstage.Stage[T]) {
	s.Advance(200 * time.Millisecond)
	s.Settle()
}

// searchFor opens the bar and types a text.
func searchFor[T any](s *gridstage.Stage[T], text string) {
	s.Keys("Ctrl+F")
	s.Settle()
	s.Type(text)
	pause(s)
}

// findSays returns the text of the bar about the search.
func findSays[T any](s *gridstage.Stage[T]) string {
	bar, ok := s.Find("Find bar")
	if !ok {
		return "no bar"
	}
	known := []string{"Find bar", "Find", "Replace with", "Next hit", "Previous hit", "Close", "Match case", "Whole cell", "Regular expression", "Initial consonants of Hangul", "In the selected ranges", "Show replace", "Replace", "Replace all"}
	for _, n := range s.Nodes() {
		if n.Label == "" || n.Bounds.Empty() || !n.Bounds.In(bar.Bounds) {
			continue
		}
		is := false
		for _, label := range known {
			is = is || n.Label == label
		}
		if !is {
			return n.Label
		}
	}
	return ""
}

// hitOf returns the current hit as "row column number/total".
func hitOf[T any](s *gridstage.Stage[T]) string {
	r := s.Grid.Find.Result
	return fmt.Sprintf("%s %s %d/%d", r.RowID, r.ColumnID, r.Number, r.Total)
}

// clickIn clicks the control with a name.
func clickIn[T any](t *testing.T, s *gridstage.Stage[T], name string) {
	t.Helper()
	n, ok := s.Find(name)
	require.True(t, ok, name)
	c := n.Bounds.Min.Add(n.Bounds.Max).Div(2)
	s.Click(float32(c.X), float32(c.Y))
	s.Settle()
}

func TestFindGoesFromHitToHit(t *testing.T) {
	s := newFind(200, nil)
	searchFor(s, "7")
	require.Equal(t, "1 of 190", findSays(s))
	require.Equal(t, "r7 a 1/190", hitOf(s))
	for _, step := range []struct{ keys, want string }{
		{"Enter", "r7 b 2/190"},
		{"F3", "r7 c 3/190"},
		{"Shift+Enter", "r7 b 2/190"},
		{"Shift+F3", "r7 a 1/190"},
		{"Shift+F3", "r197 e 190/190"},
		{"F3", "r7 a 1/190"},
	} {
		s.Keys(step.keys)
		s.Settle()
		require.Equal(t, step.want, hitOf(s), step.keys)
	}
	require.Contains(t, findSays(s), "Went on at the other end")
	clickIn(t, s, "Next hit")
	require.Equal(t, "r7 b 2/190", hitOf(s))
	clickIn(t, s, "Previous hit")
	require.Equal(t, "r7 a 1/190", hitOf(s))
	s.Keys("Esc")
	s.Settle()
	require.False(t, s.Grid.Find.Open)
	require.Equal(t, "no bar", findSays(s))
	require.Equal(t, "r7 a", gridstage.FocusedCell(s))
	require.True(t, s.Focused(s.Grid.Tag()), "the cells have the keyboard again")
	require.Zero(t, s.Grid.Find.Result)
	s.Keys("F3")
	s.Settle()
	require.Equal(t, "r7 b", gridstage.FocusedCell(s), "also with the bar closed")
	s.Keys("Shift+F3", "Shift+F3")
	s.Settle()
	require.Equal(t, "no bar", findSays(s))
	s.Keys("Ctrl+F")
	s.Settle()
	require.True(t, strings.HasSuffix(findSays(s), "of 190"), "the text is there still")
	s.Type("r") // it was selected
	pause(s)
	require.Equal(t, "r", s.Grid.Find.Query.Text)
	require.Equal(t, "No hits", findSays(s))
}

func TestFindHasOptions(t *testing.T) {
	rows := []letterstage.Letters{
		{ID: "r0", Cells: [5]string{"Banana", "an", "빠른 검색", "x+y", "e\u0301te\u0301"}},
		{ID: "r1", Cells: [5]string{"AN", "Anna", "ㄱㅅ", "a.c", "été"}},
	}
	for _, c := range []struct {
		q    option.FindQuery
		want string
	}{
		{option.FindQuery{Text: "an"}, "r0 a 1/4"},
		{option.FindQuery{Text: "AN", MatchCase: true}, "r1 a 1/1"},
		{option.FindQuery{Text: "an", WholeCell: true}, "r0 b 1/2"},
		{option.FindQuery{Text: "ㄱㅅ"}, "r1 c 1/1"},
		{option.FindQuery{Text: "ㄱㅅ", Initials: true}, "r0 c 1/2"},
		{option.FindQuery{Text: "ÉTÉ"}, "r0 e 1/2"},
		{option.FindQuery{Text: "a.c"}, "r1 d 1/1"},
		{option.FindQuery{Text: "a.", Expression: true}, "r0 a 1/5"},
		{option.FindQuery{Text: "a.?n", Expression: true, WholeCell: true}, "r0 b 1/2"},
		{option.FindQuery{Text: "none"}, "  0/0"},
		{option.FindQuery{}, "  0/0"},
	} {
		s := newFind(1, func(g *gridui.Grid[letterstage.Letters]) {
			g.SetRows(rows)
			g.Find.Open, g.Find.Query = true, c.q
		})
		require.Equal(t, c.want, hitOf(s), "%+v", c.q)
	}
}

func TestTheSwitchOfHangulShowsWhereThereIsSome(t *testing.T) {
	const name = "Initial consonants of Hangul"
	shows := func(s *gridstage.Stage[letterstage.Letters]) bool {
		s.Settle()
		n, ok := s.Find(name)
		return ok && !n.Bounds.Empty()
	}
	s := newFind(20, nil)
	searchFor(s, "A1")
	require.False(t, shows(s), "nothing is Korean")
	s.Type("한")
	pause(s)
	require.True(t, shows(s), "the text that is searched for")
	s.Keys("Ctrl+A")
	s.Type("A1")
	pause(s)
	require.False(t, shows(s))
	rows := []letterstage.Letters{{ID: "r0", Cells: [5]string{"검색"}}}
	s.Grid.SetRows(rows)
	require.True(t, shows(s), "a cell")
	s.Grid.SetRows([]letterstage.Letters{{ID: "r0", Cells: [5]string{"A1"}}})
	require.True(t, shows(s), "it does not come and go")
	header := newFind(20, func(g *gridui.Grid[letterstage.Letters]) {
		g.Columns = append(g.Columns, gridui.Field("ko", "이름", func(letterstage.Letters) string { return "" }))
		g.Find.Open = true
	})
	require.True(t, shows(header), "a header")
	korean := newFind(20, func(g *gridui.Grid[letterstage.Letters]) { g.Find.Open = true })
	korean.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	korean.Settle()
	_, ok := korean.Find(locale.For("ko").Find.Initials)
	require.True(t, ok, "the language")
}

func TestTheSwitchesOfTheFindBar(t *testing.T) {
	s := newFind(20, func(g *gridui.Grid[letterstage.Letters]) {
		g.Columns = append(g.Columns, gridui.Field("ko", "이름", func(letterstage.Letters) string { return "" }))
	})
	searchFor(s, "A1")
	require.Equal(t, "1 of 11", findSays(s))
	for _, c := range []struct{ name, want string }{
		{"Match case", "No hits"}, {"Match case", "1 of 11"},
		{"Whole cell", "1 of 1"}, {"Regular expression", "1 of 1"}, {"Whole cell", "1 of 11"}, {"Regular expression", "1 of 11"},
		{"Initial consonants of Hangul", "1 of 11"},
	} {
		clickIn(t, s, c.name)
		require.Equal(t, c.want, findSays(s), c.name)
	}
	require.True(t, s.Grid.Find.Query.Initials)
}

func TestAWrongExpressionIsSaid(t *testing.T) {
	s := newFind(20, func(g *gridui.Grid[letterstage.Letters]) { g.Find.Query.Expression = true })
	for text, want := range map[string]string{
		"a(": "The closing ) is missing. (?i)a(", "[a": "The closing ] is missing. [a", "a)": "There is no ( for this ). (?i)a)",
		"*": "There is nothing to repeat, or too often. *", `\y`: `The character behind \ has no meaning. \y`,
		"[z-a]": "The range of characters ends before it begins. z-a", "(?P<n": "Not a regular expression. (?P<n",
	} {
		searchFor(s, text)
		require.Equal(t, want, findSays(s), text)
		require.Zero(t, s.Grid.Find.Result.Total)
		require.Error(t, s.Grid.Find.Result.Err)
		s.Keys("Enter", "F3")
		s.Settle()
	}
	searchFor(s, "a1[0-2]")
	require.Equal(t, "1 of 3", findSays(s))
}

func TestFindWaitsForCompositions(t *testing.T) {
	s := newFind(20, func(g *gridui.Grid[letterstage.Letters]) {
		g.SetRows([]letterstage.Letters{{ID: "r0", Cells: [5]string{"한글", "하", "글"}}})
	})
	s.Keys("Ctrl+F")
	s.Settle()
	s.IME.Compose("ㅎ", "하")
	pause(s)
	require.Empty(t, s.Grid.Find.Query.Text, "the syllable is not final")
	s.IME.Compose("한")
	s.IME.Commit("한")
	pause(s)
	require.Equal(t, "한", s.Grid.Find.Query.Text)
	require.Equal(t, "1 of 1", findSays(s))
}

func TestFindWaitsForAPauseInTyping(t *testing.T) {
	s := newFind(20, nil)
	s.Keys("Ctrl+F")
	s.Settle()
	s.Type("a")
	s.Frame()
	s.Type("1")
	s.Frame()
	require.Empty(t, s.Grid.Find.Query.Text)
	s.Advance(160 * time.Millisecond)
	s.Frame()
	s.Frame()
	require.Equal(t, "a1", s.Grid.Find.Query.Text)
	require.Equal(t, "r1 a 1/11", hitOf(s), "two frames after the pause")
	s.Keys("Ctrl+F")
	s.Settle()
	s.Type("a2")
	s.Keys("Enter") // does not wait, and goes to the first
	s.Settle()
	require.Equal(t, "r2 a 1/1", hitOf(s))
}

func TestFindFollowsRowsAndColumns(t *testing.T) {
	s := newFind(30, func(g *gridui.Grid[letterstage.Letters]) { g.Filtering.Enabled = true })
	searchFor(s, "12")
	require.Equal(t, "r12 a 1/5", hitOf(s))
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "a", Desc: true}}
	s.Grid.Column("b").Hide()
	s.Settle()
	require.Equal(t, "r12 a 1/4", hitOf(s), "hidden columns are not searched")
	require.NoError(t, s.Grid.Apply(gridui.Changes[letterstage.Letters]{Update: []letterstage.Letters{{ID: "r9", Cells: [5]string{"a12", "x", "x12", "y"}}}}))
	s.Settle()
	require.Equal(t, 6, s.Grid.Find.Result.Total)
	require.Equal(t, "r12", s.Grid.Find.Result.RowID, "the current hit stays by its id")
	require.NoError(t, s.Grid.Apply(gridui.Changes[letterstage.Letters]{Remove: []string{"r12"}}))
	s.Settle()
	require.Equal(t, 2, s.Grid.Find.Result.Total)
	require.Equal(t, "r9", s.Grid.Find.Result.RowID, "the next takes its place")
	s.Grid.Column("a").SetFilter(filter.Contains.Of("2"))
	s.Settle()
	require.Equal(t, "r9 a 1/2", hitOf(s))
	s.Grid.Column("a").SetFilter(filter.Contains.Of("7"))
	s.Settle()
	require.Equal(t, "  0/0", hitOf(s))
}

func TestFindOpensGroupsAndTurnsPages(t *testing.T) {
	for name, set := range map[string]func(g *gridui.Grid[letterstage.Letters]){
		"groups": func(g *gridui.Grid[letterstage.Letters]) { g.Grouping.By = []string{"a"} },
		"pages":  func(g *gridui.Grid[letterstage.Letters]) { g.Paging = option.Paging{Enabled: true, Size: 10} },
		"both": func(g *gridui.Grid[letterstage.Letters]) {
			g.Grouping.By, g.Paging = []string{"a", "b"}, option.Paging{Enabled: true, Size: 10}
		},
		"pinned": func(g *gridui.Grid[letterstage.Letters]) { g.RowPins.Top = []string{"r33"} },
	} {
		s := newFind(40, func(g *gridui.Grid[letterstage.Letters]) {
			g.RowPins.Enabled = true
			set(g)
		})
		searchFor(s, "e33")
		require.Equal(t, "r33 e 1/1", hitOf(s), name)
		s.Keys("Esc")
		s.Settle()
		require.Equal(t, "r33 e", gridstage.FocusedCell(s), name)
	}
}

func TestFindOpensRowsOfATree(t *testing.T) {
	s := newFind(40, func(g *gridui.Grid[letterstage.Letters]) {
		g.Tree.Path = func(l letterstage.Letters) []string {
			n, _ := strconv.Atoi(l.ID[1:])
			path := []string{l.ID}
			for n > 0 {
				n = (n - 1) / 3
				path = append([]string{fmt.Sprint("r", n)}, path...)
			}
			return path
		}
	})
	searchFor(s, "e33")
	require.Equal(t, "r33 e 1/1", hitOf(s))
	s.Keys("Esc")
	s.Settle()
	require.Equal(t, "r33 e", gridstage.FocusedCell(s))
}

// withDetails gives every third row a detail with a distinct text.
func withDetails(g *gridui.Grid[letterstage.Letters]) {
	g.Detail = func(gtx layout.Context, _ gridui.DetailContext[letterstage.Letters]) layout.Dimensions {
		return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 60)}
	}
	g.DetailText = func(l letterstage.Letters) string {
		n, _ := strconv.Atoi(l.ID[1:])
		if n%3 != 0 {
			return ""
		}
		return fmt.Sprint("note of row ", n)
	}
}

func TestFindSearchesDetails(t *testing.T) {
	s := newFind(40, withDetails)
	s.Grid.Paging = option.Paging{Enabled: true, Size: 10}
	searchFor(s, "note of row 3")
	require.Equal(t, "r3  1/5", hitOf(s), "3, 30, 33, 36, 39")
	require.True(t, s.Grid.Details.Rows.Has("r3"), "its detail is open")
	s.Events = nil
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "r30  2/5", hitOf(s))
	require.Equal(t, 3, s.Grid.Paging.Index, "the page is turned")
	require.Equal(t, []string{"r30"}, gridstage.TakeEvents[events.DetailsChanged](&s.Events)[0].RowIDs)
	s.Keys("Esc")
	s.Settle()
	require.True(t, strings.HasPrefix(gridstage.FocusedCell(s), "r30 "), gridstage.FocusedCell(s))

	s.Keys("Ctrl+F", "Ctrl+A")
	s.Type("33")
	pause(s)
	require.Equal(t, 6, s.Grid.Find.Result.Total, "five cells and the detail")
	s.Grid.DetailText = nil
	s.Settle()
	require.Equal(t, 5, s.Grid.Find.Result.Total)
}

func TestFindReplacesNothingInDetails(t *testing.T) {
	s := newFind(12, func(g *gridui.Grid[letterstage.Letters]) {
		withDetails(g)
		g.Find.Replacing = true
	})
	searchFor(s, "note of row 3")
	s.Grid.Find.Replacement = "x"
	s.Grid.Find.Do = option.FindReplace
	s.Settle()
	s.Grid.Find.Do = option.FindReplaceAll
	s.Settle()
	require.Empty(t, letterstage.ChangedLetters(s))
	require.Equal(t, 1, s.Grid.Find.Result.Total)
}

func TestFindInRanges(t *testing.T) {
	s := newFind(40, nil)
	gridstage.SelectRanges(t, s, "r10:b-r14:c")
	s.Grid.Find.Query.InRanges = true
	searchFor(s, "1")
	require.Equal(t, 10, s.Grid.Find.Result.Total)
	require.Equal(t, "r10 b 1/10", hitOf(s))
	s.Keys("Shift+Enter")
	s.Settle()
	require.Equal(t, "r14 c 10/10", hitOf(s))
	clickIn(t, s, "In the selected ranges")
	require.Greater(t, s.Grid.Find.Result.Total, 10)
}

func TestReplace(t *testing.T) {
	s := newFind(12, func(g *gridui.Grid[letterstage.Letters]) { g.Find.Replacing = true })
	searchFor(s, "1")
	s.Grid.Find.Replacement = "x"
	s.Settle()
	require.Equal(t, "r1 a 1/15", hitOf(s))
	clickIn(t, s, "Replace")
	require.Equal(t, "a1=ax", letterstage.ChangedLetters(s))
	require.Equal(t, "r1 b 1/14", hitOf(s))
	clickIn(t, s, "Replace")
	clickIn(t, s, "Replace") // column c cannot be edited
	require.Equal(t, "a1=ax b1=bx", letterstage.ChangedLetters(s))
	require.Equal(t, "r1 d", s.Grid.Find.Result.RowID+" "+s.Grid.Find.Result.ColumnID)
	s.Events = nil
	clickIn(t, s, "Replace all")
	require.Equal(t, "Replaced in 10 cells, 3 read-only", findSays(s))
	var done events.HitsReplaced
	for _, ev := range s.Events {
		if ev, ok := ev.(events.HitsReplaced); ok {
			done = ev
		}
	}
	require.Equal(t, events.HitsReplaced{Cells: 10, ReadOnly: 3}, done)
	require.Equal(t, 3, s.Grid.Find.Result.Total)
	s.Grid.History().Undo()
	s.Settle()
	require.Equal(t, "a1=ax b1=bx", letterstage.ChangedLetters(s), "one step")
}

func TestReplaceTakesGroupsOfExpressions(t *testing.T) {
	s := newFind(3, func(g *gridui.Grid[letterstage.Letters]) {
		g.Find.Open, g.Find.Query = true, option.FindQuery{Text: `([ab])(\d)`, Expression: true}
		g.Find.Replacement = "$2$1"
	})
	s.Grid.Find.Do = option.FindReplaceAll
	s.Settle()
	require.Equal(t, "a0=0a b0=0b a1=1a b1=1b a2=2a b2=2b", letterstage.ChangedLetters(s))
	require.Equal(t, option.FindNothing, s.Grid.Find.Do)
}

func TestReplaceCountsWhatIsRefused(t *testing.T) {
	s := gridstage.NewRangeEdits(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "2"}, Replacement: "x"}
	})
	s.Settle()
	total := s.Grid.Find.Result.Total
	s.Events = nil
	s.Grid.Find.Do = option.FindReplaceAll
	s.Settle()
	for _, ev := range s.Events {
		if ev, ok := ev.(events.HitsReplaced); ok {
			require.Positive(t, ev.Refused, "ages are numbers")
			require.Positive(t, ev.ReadOnly, "ids cannot be edited")
			require.Equal(t, total, ev.Cells+ev.Refused+ev.ReadOnly)
			require.Error(t, ev.Err)
			return
		}
	}
	t.Fatal("nothing was told")
}

func TestReplaceInRangesLeavesOtherCells(t *testing.T) {
	s := newFind(12, nil)
	gridstage.SelectRanges(t, s, "r1:a-r2:b")
	s.Grid.Find.Open, s.Grid.Find.Query = true, option.FindQuery{Text: "1", InRanges: true}
	s.Grid.Find.Replacement = "x"
	s.Settle()
	s.Grid.Find.Do = option.FindReplaceAll
	s.Settle()
	require.Equal(t, "a1=ax b1=bx", letterstage.ChangedLetters(s))
}

// newManyFind shows enough rows to be searched in the background.
func newManyFind(n int) *gridstage.Stage[letterstage.Letters] {
	rows := make([]letterstage.Letters, n)
	for i := range rows {
		rows[i] = letterstage.Letters{ID: "r" + strconv.Itoa(i), Cells: [5]string{"a" + strconv.Itoa(i), "b", "c", "d", "e"}}
	}
	return newFind(1, func(g *gridui.Grid[letterstage.Letters]) { g.SetRows(rows) })
}

// allFound waits until all hits are counted.
func allFound[T any](s *gridstage.Stage[T]) option.FindResult {
	await.Until(func() bool {
		s.Frame()
		return !s.Grid.Find.Result.Counting
	})
	s.Settle()
	return s.Grid.Find.Result
}

func TestFindCountsInTheBackground(t *testing.T) {
	s := newManyFind(100_000)
	s.Grid.ScrollToRow(50_000, option.AlignStart)
	s.Settle()
	s.Grid.Find.Open, s.Grid.Find.Query.Text = true, "7"
	s.Frame()
	require.Equal(t, "r50007", s.Grid.Find.Result.RowID, "the first hit near the screen is known at once")
	want := 0
	for i := range 100_000 {
		if strings.Contains(strconv.Itoa(i), "7") {
			want++
		}
	}
	require.Equal(t, want, allFound(s).Total)
	before := 0
	for i := range 50_007 {
		if strings.Contains(strconv.Itoa(i), "7") {
			before++
		}
	}
	require.Equal(t, before+1, s.Grid.Find.Result.Number)
	require.NoError(t, s.Grid.Apply(gridui.Changes[letterstage.Letters]{Update: []letterstage.Letters{{ID: "r1", Cells: [5]string{"7", "7"}}}}))
	await.Until(func() bool {
		s.Advance(time.Second)
		s.Frame()
		return s.Grid.Find.Result.Total == want+2
	})
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "a", Desc: true}}
	s.Settle()
	await.Until(func() bool {
		s.Advance(time.Second)
		s.Frame()
		return s.Grid.Find.Result.Number > 0 && !s.Grid.Find.Result.Counting
	})
	require.Equal(t, want+2, s.Grid.Find.Result.Total)
	require.Equal(t, "r50007", s.Grid.Find.Result.RowID)
}

func TestASettledSearchAllocatesNothing(t *testing.T) {
	s := newFind(500, nil)
	searchFor(s, "1")
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
	s.Focus(s.Grid.Tag())
	s.Settle()
	require.Zero(t, s.Allocs(50, nil), "with the keyboard on the cells")
	s.Grid.Find.BarDisabled = true
	s.Settle()
	require.Equal(t, gridstage.RouterAllocs(), s.FrameAllocs(50, nil))
}

func TestFindIsAnnounced(t *testing.T) {
	s := newFind(20, func(g *gridui.Grid[letterstage.Letters]) { g.Announce = true })
	s.Events = nil
	searchFor(s, "a1")
	require.Equal(t, "1 of 11.", s.TakeAnnounced()[0].Text)
	s.Keys("Shift+F3")
	s.Settle()
	told := s.TakeAnnounced()
	require.Equal(t, "11 of 11, Went on at the other end.", told[len(told)-1].Text)
}

func TestFindIsOffUnlessAsked(t *testing.T) {
	s := letterstage.NewLetters(20, nil)
	s.Keys("Ctrl+F", "F3", "Shift+F3", "Ctrl+G")
	s.Settle()
	require.False(t, s.Grid.Find.Open || s.Grid.GoToRow.Open)
	require.Equal(t, "no bar", findSays(s))
}

func TestGoToRow(t *testing.T) {
	for name, set := range map[string]func(g *gridui.Grid[letterstage.Letters]){
		"plain": nil,
		"pages": func(g *gridui.Grid[letterstage.Letters]) { g.Paging = option.Paging{Enabled: true, Size: 7} },
	} {
		s := newFind(100, func(g *gridui.Grid[letterstage.Letters]) {
			g.GoToRow.Enabled = true
			if set != nil {
				set(g)
			}
		})
		for _, c := range []struct{ text, want string }{
			{"50", "r49"}, {"+3", "r52"}, {"-10", "r42"}, {"100%", "r99"}, {"1", "r0"}, {"5000", "r99"}, {"50%", "r50"},
		} {
			s.Keys("Ctrl+G")
			s.Settle()
			s.Type(c.text)
			s.Keys("Enter")
			s.Settle()
			require.False(t, s.Grid.GoToRow.Open)
			require.Equal(t, c.want+" a", gridstage.FocusedCell(s), "%s: %s", name, c.text)
			require.True(t, s.Focused(s.Grid.Tag()))
		}
		s.Keys("Ctrl+G")
		s.Settle()
		s.Keys("Enter")
		s.Settle()
		_, says := s.Find("There is no such row.")
		require.True(t, says)
		s.Keys("Esc")
		s.Settle()
		require.False(t, s.Grid.GoToRow.Open)
		require.True(t, s.Focused(s.Grid.Tag()))
	}
}
