// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors_test

import (
	"context"
	"errors"
	"fmt"
	"image"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// level is a tag that is no string.
type level int

func (l level) String() string { return []string{"low", "medium", "high"}[l] }

// issue is a row with tags.
type issue struct {
	ID, Owner                  string
	Free, Labels, Cities, Team []string
	Levels                     []level
}

var people = map[string]string{"u1": "Ada", "u2": "Berta, née Bea", "u3": "서울 Kim", "u4": "Carl"}

func issues() []issue {
	return []issue{
		{ID: "a", Owner: "u1", Free: []string{"x", "y"}, Labels: []string{"bug", "docs"}, Cities: []string{"서울"}, Team: []string{"u1", "u2"}, Levels: []level{2}},
		{ID: "b", Free: []string{"z"}, Labels: []string{"docs", "bug"}, Levels: []level{0, 1}},
		{ID: "c", Labels: []string{"new, shiny"}},
		{ID: "d"},
	}
}

// server returns names for a text, as a slow service does.
type server struct {
	mu    sync.Mutex
	asked []string
	fails bool
	// cancelled counts the requests that were cancelled while they waited for the gate, nil for no gate.
	cancelled int
	gate      chan struct{}
}

func (s *server) load(ctx context.Context, text string) ([]string, error) {
	s.mu.Lock()
	s.asked = append(s.asked, text)
	fails, gate := s.fails, s.gate
	s.mu.Unlock()
	if gate != nil {
		select {
		case <-gate:
		case <-ctx.Done():
			s.mu.Lock()
			s.cancelled++
			s.mu.Unlock()
			return nil, ctx.Err()
		}
	}
	if fails {
		return nil, errors.New("no connection")
	}
	var out []string
	for _, id := range []string{"u1", "u2", "u3", "u4"} {
		if strings.Contains(strings.ToLower(people[id]), strings.ToLower(text)) {
			out = append(out, id)
		}
	}
	return out, nil
}

func (s *server) requests() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.asked)
}

func issueColumns(from *server) []gridui.Column[issue] {
	tags := func(id, header string, of func(*issue) *[]string, values []string, o option.Tags) gridui.Column[issue] {
		return gridui.Func(id, header, func(r issue) ([]string, bool) { return *of(&r), true }).Width(130).
			Edit(func(r *issue, v []string) { *of(r) = v }).Tags(values, o)
	}
	name := func(id string) string {
		if n := people[id]; n != "" {
			return n
		}
		return id
	}
	return []gridui.Column[issue]{
		gridui.Field("id", "Id", func(r issue) string { return r.ID }).Width(40),
		tags("free", "Free", func(r *issue) *[]string { return &r.Free }, nil, option.Tags{}),
		tags("labels", "Labels", func(r *issue) *[]string { return &r.Labels }, []string{"bug", "docs", "light blue", "new, shiny"}, option.Tags{}),
		tags("cities", "Cities", func(r *issue) *[]string { return &r.Cities }, []string{"부산", "서울", "석촌"}, option.Tags{Other: true}),
		tags("team", "Team", func(r *issue) *[]string { return &r.Team }, nil, option.Tags{Text: name, Load: from.load}),
		gridui.Func("levels", "Levels", func(r issue) ([]level, bool) { return r.Levels, true }).Width(130).
			Edit(func(r *issue, v []level) { r.Levels = v }).Tags([]level{0, 1, 2}, option.Tags{}),
		gridui.Field("owner", "Owner", func(r issue) string { return r.Owner }).Width(130).Format(name).
			Edit(func(r *issue, v string) { r.Owner = v }).ChoicesFrom(from.load),
	}
}

func openIssues(t *testing.T, column string, set ...func(*gridstage.Stage[issue], *server)) (*gridstage.Stage[issue], *server) {
	t.Helper()
	from := &server{}
	s := gridstage.New(image.Pt(1000, 500), func(g *gridui.Grid[issue]) {
		g.Columns, g.Editing.Enabled, g.Filtering.Enabled = issueColumns(from), true, true
		g.RowID = func(r issue) string { return r.ID }
		g.SetRows(issues())
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	for _, f := range set {
		f(s, from)
	}
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, column)
	s.Settle()
	require.Empty(t, gridstage.EventsOf[events.ProblemFound](s.Events))
	s.TakeKinds()
	return s, from
}

func issueAt(t *testing.T, s *gridstage.Stage[issue], row int) issue {
	t.Helper()
	r, ok := s.Grid.RowAt(row)
	require.True(t, ok)
	return r
}

// offered returns the options of the open list, those that are ticked with a star.
func offered(s *gridstage.Stage[issue]) (list []string) {
	for _, n := range s.Nodes() {
		if n.Class != semantic.CheckBox && n.Class != semantic.RadioButton {
			continue
		}
		if n.Selected {
			n.Label += "*"
		}
		list = append(list, n.Label)
	}
	return list
}

func TestTagsAreTicked(t *testing.T) {
	for _, c := range []struct {
		name, column string
		do           func(s *gridstage.Stage[issue])
		want         any
	}{
		{"typing filters, Space ticks, Enter commits", "labels", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type("LI "); s.Keys("Enter") }, []string{"bug", "docs", "light blue"}},
		{"begun by typing", "labels", func(s *gridstage.Stage[issue]) { s.Type("bug "); s.Keys("Enter") }, []string{"docs"}},
		{"by keys with their text", "labels", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.TypeKeys("bug "); s.Keys("Enter") }, []string{"docs"}},
		{"arrows", "labels", func(s *gridstage.Stage[issue]) {
			s.Keys("F2", "Down", "Down", "Down")
			s.Type(" ")
			s.Keys("Up")
			s.Type(" ")
			s.Keys("Enter")
		}, []string{"bug", "light blue"}},
		{"Enter takes what is typed", "labels", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type("shin"); s.Keys("Enter") }, []string{"bug", "docs", "new, shiny"}},
		{"a click ticks", "labels", func(s *gridstage.Stage[issue]) {
			s.Keys("F2")
			clickOption(s, "docs")
			clickOption(s, "light blue")
			s.Keys("Enter")
		}, []string{"bug", "light blue"}},
		{"Esc drops", "labels", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type("li "); s.Keys("Esc") }, []string{"bug", "docs"}},
		{"Backspace begins without tags", "labels", func(s *gridstage.Stage[issue]) { s.Keys("Backspace"); s.Type("docs "); s.Keys("Enter") }, []string{"docs"}},
		{"Delete clears", "labels", func(s *gridstage.Stage[issue]) { s.Keys("Delete") }, []string(nil)},
		{"a new tag", "free", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type("new"); s.Keys("Enter") }, []string{"x", "y", "new"}},
		{"tags of other rows are offered", "free", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type("z "); s.Keys("Enter") }, []string{"x", "y", "z"}},
		{"commas separate", "free", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type("p,q,x"); s.Keys("Enter") }, []string{"x", "y", "p", "q"}},
		{"quotes keep spaces and commas", "free", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type(`"p, q"`); s.Keys("Enter") }, []string{"x", "y", "p, q"}},
		{"spaces within a new tag", "free", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type("new one"); s.Keys("Enter") }, []string{"x", "y", "new one"}},
		{"values with a String method", "levels", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type("med "); s.Keys("Enter") }, []level{1, 2}},
		{"pasted", "levels", func(s *gridstage.Stage[issue]) { s.Keys("Shortcut+V"); s.Paste("low, high") }, []level{0, 2}},
		{"pasted as CSV", "labels", func(s *gridstage.Stage[issue]) { s.Keys("Shortcut+V"); s.Paste(`"new, shiny", bug`) }, []string{"new, shiny", "bug"}},
		{"pasted, not among the values", "labels", func(s *gridstage.Stage[issue]) { s.Keys("Shortcut+V"); s.Paste("bug, other") }, []string{"bug", "docs"}},
		{"others are allowed", "cities", func(s *gridstage.Stage[issue]) { s.Keys("F2"); s.Type("대구,"); s.Keys("Enter") }, []string{"서울", "대구"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, _ := openIssues(t, c.column)
			c.do(s)
			s.Settle()
			r := issueAt(t, s, 0)
			got := map[string]any{"free": r.Free, "labels": r.Labels, "cities": r.Cities, "levels": r.Levels}[c.column]
			require.Equal(t, c.want, got)
			require.Empty(t, gridstage.EditedCell(s))
			if fmt.Sprint(got) == fmt.Sprint(map[string]any{"free": issues()[0].Free, "labels": issues()[0].Labels}[c.column]) {
				return
			}
			require.Len(t, gridstage.EventsOf[gridui.CellsEdited[issue]](s.Events), 1)
			s.Grid.History().Undo()
			s.Settle()
			require.Equal(t, issues()[0], issueAt(t, s, 0))
		})
	}
}

func clickOption(s *gridstage.Stage[issue], label string) {
	for _, n := range s.Nodes() {
		if (n.Class == semantic.CheckBox || n.Class == semantic.RadioButton || n.Class == semantic.Button) && n.Label == label {
			s.Click(n.Center())
			return
		}
	}
	panic("no option " + label + " in\n" + s.Dump())
}

func TestTagEditorsRefuse(t *testing.T) {
	for _, c := range []struct{ column, text, why string }{
		{"labels", "zzz", "Not one of the values of the list."}, {"labels", `"bug`, "A quoted text does not end."}, {"levels", "huge", "Not one of the values of the list."}, {"free", `"a" b`, "A quoted text does not end."},
	} {
		s, _ := openIssues(t, c.column)
		s.Keys("F2")
		s.Type(c.text)
		s.Keys("Enter")
		require.Equal(t, "a "+c.column, gridstage.EditedCell(s), c.text)
		_, ok := s.Find(c.why)
		require.True(t, ok, "%s in\n%s", c.why, s.Dump())
		require.Equal(t, issues()[0], issueAt(t, s, 0))
	}
}

func TestHangulIsSearchedWhileItIsComposed(t *testing.T) {
	for _, by := range []gridtest.InputMethod{gridtest.IBus, gridtest.Browser, gridtest.Windows} {
		s, _ := openIssues(t, "cities")
		s.IME.Method = by
		s.Keys("F2")
		require.Equal(t, []string{"부산", "서울*", "석촌"}, offered(s))
		s.IME.Compose("ㅅ")
		require.Len(t, offered(s), 3, "a consonant finds syllables that begin with it")
		s.IME.Compose("ㅅ", "서")
		require.Equal(t, []string{"서울*", "석촌"}, offered(s))
		s.IME.Compose("ㅅ", "서", "석")
		require.Equal(t, []string{"석촌"}, offered(s))
		s.IME.Commit("석")
		s.Type(" ")
		require.Equal(t, []string{"부산", "서울*", "석촌*"}, offered(s))
		s.Keys("Enter")
		require.Equal(t, []string{"서울", "석촌"}, issueAt(t, s, 0).Cities)
	}
}

func TestTagsAreFilteredOneByOne(t *testing.T) {
	for want, by := range map[string]filter.Column{
		"a b":   {ColumnID: "labels", Filter: filter.Has.Of("BUG")},
		"a b c": {ColumnID: "labels", Filter: filter.Has.Of(`docs, "new, shiny"`)},
		"b a":   {ColumnID: "labels", Filter: filter.HasAll.Of("docs, bug")},
		"c d":   {ColumnID: "labels", Filter: filter.HasNone.Of("bug")},
		"a b d": {ColumnID: "labels", Filter: filter.HasNone.Of(`"new, shiny"`)},
		"c":     {ColumnID: "labels", Filter: filter.OneOf.Of("new, shiny")},
		"c d ":  {ColumnID: "labels", Filter: filter.OneOf.Of("new, shiny", "")},
		"d":     {ColumnID: "labels", Filter: filter.Blank.Of()},
		" d":    {ColumnID: "labels", Filter: filter.NotOneOf.Of("bug", "new, shiny")},
		"a":     {ColumnID: "levels", Filter: filter.HasAll.Of("high")},
		"b":     {ColumnID: "levels", Filter: filter.Has.Of("low, none")},
		" a":    {ColumnID: "team", Filter: filter.Has.Of(`"Berta, née Bea"`)},
		"a  ":   {ColumnID: "id", Filter: filter.Has.Of("a, x")},
		"c ":    {ColumnID: "labels", Filter: filter.Contains.Of("shin")},
		"a b  ": {ColumnID: "labels", Filter: filter.HasAll.Of("bug").And(filter.HasNone.Of("shiny"))},
	} {
		s, _ := openIssues(t, "id", func(s *gridstage.Stage[issue], _ *server) {
			s.Grid.Filtering.Columns = []filter.Column{by}
		})
		fields := strings.Fields(want)
		slices.Sort(fields)
		require.Equal(t, strings.Join(fields, " "), s.IDs(len(fields)), "%v", by)
		require.Equal(t, len(fields), s.Grid.Shown(), "%v", by)
	}
	s, _ := openIssues(t, "id", func(s *gridstage.Stage[issue], _ *server) {
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "labels", Filter: filter.Has.Of(`"bug`)}}
	})
	require.Equal(t, 4, s.Grid.Shown(), "an operand that cannot be read filters nothing")
}

func TestTheListOfValuesShowsSingleTags(t *testing.T) {
	s, _ := openIssues(t, "labels")
	s.Grid.Column("labels").OpenFilter()
	s.Settle()
	require.True(t, s.PanelOpen())
	s.WaitFor(t, "new, shiny")
	boxes := s.ValueBoxes()
	require.Contains(t, boxes, "bug")
	require.Contains(t, boxes, "docs")
	require.NotContains(t, boxes, "bug, docs")
}

func TestTagsAreGroupedByTheWholeSet(t *testing.T) {
	s, _ := openIssues(t, "id", func(s *gridstage.Stage[issue], _ *server) {
		s.Grid.Grouping.By = []string{"labels"}
	})
	require.Equal(t, 3, s.Grid.Shown(), s.Dump())
}

func TestTagsAreCopiedFoundAndSorted(t *testing.T) {
	s, _ := openIssues(t, "labels", func(s *gridstage.Stage[issue], _ *server) {
		s.Grid.Sorting.Mode, s.Grid.Sorting.Keys = option.SortSingle, []option.SortKey{{ColumnID: "labels", Desc: true}}
		s.Grid.CellRanges.Enabled = true
	})
	require.Equal(t, "c b a d", s.IDs(4), "rows without tags are last")
	require.Contains(t, s.Grid.CopyText(option.CopyHeadersNone), "new, shiny")
	for row, want := range [][]string{{"new, shiny"}, {"docs", "bug"}} {
		s.Grid.FocusCell(row, "labels")
		s.Settle()
		s.Keys("Shortcut+C")
		text, _ := s.Clipboard.Text()
		s.Grid.FocusCell(3, "free")
		s.Settle()
		s.Keys("Shortcut+V")
		s.Paste(text)
		require.Equal(t, want, issueAt(t, s, 3).Free, "%q goes into another column of tags", text)
	}
}

func TestOptionsAreLoaded(t *testing.T) {
	s, from := openIssues(t, "owner")
	s.Keys("F2")
	s.WaitFor(t, "Carl")
	require.Equal(t, []string{""}, from.requests(), "at once for no text")
	require.Equal(t, []string{"Ada*", "Berta, née Bea", "서울 Kim", "Carl"}, offered(s))
	s.Keys("Down", "Enter")
	require.Equal(t, "u2", issueAt(t, s, 0).Owner)
	s.Grid.History().Undo()
	s.Settle()
	require.Equal(t, "u1", issueAt(t, s, 0).Owner)
	s.Grid.FocusCell(0, "owner")
	s.Settle()
	s.Keys("F2")
	s.WaitFor(t, "Carl")
	clickOption(s, "서울 Kim")
	require.Equal(t, "u3", issueAt(t, s, 0).Owner)
	require.Empty(t, gridstage.EditedCell(s), "a click commits")
}

func TestTypingWaitsAndCancels(t *testing.T) {
	s, from := openIssues(t, "owner")
	s.Keys("F2", "Shortcut+A")
	from.gate = make(chan struct{})
	s.Type("c")
	s.Advance(150 * time.Millisecond)
	s.Type("a")
	s.Advance(150 * time.Millisecond)
	require.NotContains(t, from.requests(), "c", "a further key restarts the delay")
	s.Until(func() bool { return slices.Contains(from.requests(), "ca") })
	s.Type("r")
	s.Until(func() bool { return slices.Contains(from.requests(), "car") })
	s.Until(func() bool { from.mu.Lock(); defer from.mu.Unlock(); return from.cancelled >= 1 })
	close(from.gate)
	s.WaitFor(t, "Carl")
	s.Keys("Enter")
	require.Equal(t, "u4", issueAt(t, s, 0).Owner)
	require.NotContains(t, from.requests(), "c")
}

func TestOptionsOfTagsAreLoaded(t *testing.T) {
	s, from := openIssues(t, "team")
	s.Keys("F2")
	s.WaitFor(t, "Carl")
	require.Equal(t, []string{"Ada*", "Berta, née Bea*", "서울 Kim", "Carl"}, offered(s))
	s.Type("ar")
	s.Until(func() bool { return slices.Contains(from.requests(), "ar") && len(offered(s)) == 1 })
	s.Type(" ")
	s.Until(func() bool { return len(offered(s)) == 4 })
	require.Equal(t, []string{"Ada*", "Berta, née Bea*", "서울 Kim", "Carl*"}, offered(s))
	s.Keys("Enter")
	require.Equal(t, []string{"u1", "u2", "u4"}, issueAt(t, s, 0).Team, "ids are stored")
	require.Equal(t, "Ada, \"Berta, née Bea\", Carl", string(gridui.AppendText(nil, s.Grid.Columns[4], issueAt(t, s, 0))))
}

func TestAFailureOffersARetry(t *testing.T) {
	for _, column := range []string{"team", "owner"} {
		s, from := openIssues(t, column, func(_ *gridstage.Stage[issue], from *server) { from.fails = true })
		s.Keys("F2")
		n := s.WaitFor(t, "Failed to load (click to retry): no connection")
		require.Equal(t, semantic.Button, n.Class)
		from.mu.Lock()
		from.fails = false
		from.mu.Unlock()
		s.Click(n.Center())
		s.WaitFor(t, "Carl")
		require.Equal(t, []string{"", ""}, from.requests())
		s.Keys("Esc")
	}
}

func TestALoadThatPanicsIsAFailure(t *testing.T) {
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[issue]) {
		g.Columns = []gridui.Column[issue]{
			gridui.Field("owner", "Owner", func(r issue) string { return r.Owner }).Edit(func(r *issue, v string) { r.Owner = v }).
				ChoicesFrom(func(context.Context, string) ([]string, error) { panic("no service") }),
		}
		g.Editing.Enabled = true
		g.SetRows(issues())
	})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "owner")
	s.Keys("F2")
	s.WaitFor(t, "no service")
	s.Keys("Esc")
}

func TestChoicesTakeOnlyWhatWasLoaded(t *testing.T) {
	s, _ := openIssues(t, "owner")
	s.Keys("F2", "Shortcut+A")
	s.Type("zzz")
	s.WaitFor(t, "Nothing found.")
	s.Keys("Enter")
	require.Equal(t, "a owner", gridstage.EditedCell(s))
	s.Keys("Esc", "F2", "Enter")
	require.Equal(t, "u1", issueAt(t, s, 0).Owner, "the value of the cell stays")
	s.Keys("Up", "F2", "Shortcut+A", "Backspace", "Enter")
	require.Empty(t, issueAt(t, s, 0).Owner)
}

// A request that is not answered is cancelled when its editor closes.
func TestClosingCancels(t *testing.T) {
	s, from := openIssues(t, "owner", func(_ *gridstage.Stage[issue], from *server) { from.gate = make(chan struct{}) })
	s.Keys("F2")
	s.Until(func() bool { return len(from.requests()) == 1 })
	s.Keys("Esc")
	s.Until(func() bool { from.mu.Lock(); defer from.mu.Unlock(); return from.cancelled == 1 })
}

func TestTagsInARightToLeftSheet(t *testing.T) {
	s, _ := openIssues(t, "labels", func(s *gridstage.Stage[issue], _ *server) {
		english := s.Style
		s.Style = func(st *gridui.Style) { english(st); st.Direction = gridui.DirectionRTL }
	})
	s.Keys("F2")
	s.Type("li ")
	s.Keys("Enter")
	require.Equal(t, []string{"bug", "docs", "light blue"}, issueAt(t, s, 0).Labels)
}

func TestTagsOfStructs(t *testing.T) {
	type row struct {
		Tags  []string `grid:",edit"`
		Marks []level
		Wait  time.Duration `grid:",edit"`
	}
	s := gridstage.New(image.Pt(900, 400), func(g *gridui.Grid[row]) {
		g.Columns = gridui.ColumnsOf[row]()
		g.Editing.Enabled, g.Filtering.Enabled = true, true
		g.RowID = func(row) string { return "1" }
		g.SetRows([]row{{Tags: []string{"a"}, Marks: []level{0, 2}, Wait: time.Hour}})
	})
	require.Empty(t, gridstage.EventsOf[events.ProblemFound](s.Events))
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "Tags")
	s.Keys("F2")
	s.Type(`b, "c, d"`)
	s.Keys("Enter")
	s.Grid.FocusCell(0, "Wait")
	s.Keys("F2", "Up", "Enter")
	r, _ := s.Grid.RowAt(0)
	require.Equal(t, row{Tags: []string{"a", "b", "c, d"}, Marks: []level{0, 2}, Wait: time.Hour + time.Minute}, r)
	for by, shown := range map[string]int{"high": 1, "medium": 0} {
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "Marks", Filter: filter.Has.Of(by)}}
		s.Settle()
		require.Equal(t, shown, s.Grid.Shown(), by)
	}
}

func TestTagsOfOtherValuesAreReported(t *testing.T) {
	c := gridui.Field("x", "", func(r issue) string { return r.ID }).Tags("", option.Tags{})
	require.EqualError(t, gridui.ColumnError[issue](c), `gridui: column "x": Tags is for columns of slices`)
}

// A search reads the text of a cell, and its replacement is read as tags.
func TestTagsAreFoundAndReplaced(t *testing.T) {
	s, _ := openIssues(t, "id", func(s *gridstage.Stage[issue], _ *server) {
		f := &s.Grid.Find
		f.Enabled, f.Open, f.Query.Text, f.Replacement = true, true, "y", "p, q"
		s.Grid.Columns = s.Grid.Columns[:2]
	})
	s.Until(func() bool { return s.Grid.Find.Result.Total == 1 })
	s.Grid.Find.Do = option.FindReplaceAll
	s.Settle()
	s.Until(func() bool { return len(issueAt(t, s, 0).Free) == 3 })
	require.Equal(t, []string{"x", "p", "q"}, issueAt(t, s, 0).Free)
	s.Grid.History().Undo()
	s.Settle()
	require.Equal(t, []string{"x", "y"}, issueAt(t, s, 0).Free)
}

func TestTagsAreFilledAndExported(t *testing.T) {
	s, _ := openIssues(t, "labels", func(s *gridstage.Stage[issue], _ *server) { s.Grid.CellRanges.Enabled = true })
	s.Keys("Shift+Down", "Shift+Down", "Shortcut+D")
	for row := range 3 {
		require.Equal(t, []string{"bug", "docs"}, issueAt(t, s, row).Labels)
	}
	require.Len(t, gridstage.EventsOf[gridui.CellsEdited[issue]](s.Events), 1)
	s.Grid.History().Undo()
	s.Settle()
	require.Equal(t, []string{"docs", "bug"}, issueAt(t, s, 1).Labels)
	var out strings.Builder
	source := s.Grid.ExportSource(option.ExportScope{})
	require.NoError(t, export.CSV.Export(context.Background(), &out, source, export.Options{BOM: export.MarkNone, Newline: "\n"}))
	require.Contains(t, out.String(), "\"bug, docs\"")
	require.Contains(t, out.String(), "\"\"\"new, shiny\"\"\"")
}
