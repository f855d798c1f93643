// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package follow_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"strings"
	"testing"

	"gioui.org/io/key"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// logStage is a grid of people that follows, with 10 rows in view, and the number of people so far.
type logStage struct {
	*gridstage.Stage[gridstage.Person]
	t       testing.TB
	made    int
	removed int
}

// newLog shows n people and follows them.
func newLog(t testing.TB, n int, set func(g *gridui.Grid[gridstage.Person])) *logStage {
	l := &logStage{t: t}
	l.Stage = gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Follow.Enabled = true
		g.SetRows(l.next(n))
		if set != nil {
			set(g)
		}
	})
	l.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	l.Focus(l.Grid.Tag())
	l.Settle()
	l.Events = nil
	return l
}

// next returns the next n people; each third is named Kim.
func (l *logStage) next(n int) (rows []gridstage.Person) {
	for range n {
		name := "Lee"
		if l.made%3 == 0 {
			name = "Kim"
		}
		rows = append(rows, gridstage.Person{ID: fmt.Sprint("p", l.made), Name: name, Age: l.made})
		l.made++
	}
	return rows
}

// come adds n people and removes the oldest ones.
func (l *logStage) come(n, remove int) {
	c := gridui.Changes[gridstage.Person]{Add: l.next(n)}
	for range remove {
		c.Remove = append(c.Remove, fmt.Sprint("p", l.removed))
		l.removed++
	}
	require.NoError(l.t, l.Grid.Apply(c))
	l.Settle()
}

func (l *logStage) offset() int64 {
	_, y := l.Grid.ScrollOffset()
	return y
}

// end is the largest scroll offset: 10 rows of 36 px show.
func (l *logStage) end() int64 { return int64(max(l.Grid.Shown()*36-360, 0)) }

// changes returns the changes of Follow since the last call.
func (l *logStage) changes() []events.FollowChanged {
	return gridstage.TakeEvents[events.FollowChanged](&l.Events)
}

// pill returns the text of the button, empty without one.
func (l *logStage) pill() string {
	if n, ok := l.Find("Follow new rows"); ok {
		return strings.TrimPrefix(n.Description, "Follow new rows, ")
	}
	return ""
}

func TestFollowKeepsTheLastRowInView(t *testing.T) {
	l := newLog(t, 50, nil)
	require.Equal(t, l.end(), l.offset(), "the first frame")
	for range 5 {
		l.come(7, 0)
		require.Equal(t, l.end(), l.offset())
	}
	l.come(10, 30)
	require.Equal(t, l.end(), l.offset())
	for _, h := range []int{300, 200, 500, 400} { // resizes keep the end
		l.Size.Y = h
		l.Settle()
		require.EqualValues(t, l.Grid.Shown()*36-(h-40), l.offset())
	}
	l.Grid.SetRows(gridstage.People(90))
	l.Settle()
	require.Equal(t, l.end(), l.offset())
	require.Empty(t, l.changes())
	require.Empty(t, l.pill())
	require.Equal(t, "p40", l.Grid.Focused().RowID, "the focus never moves")
}

func TestFollowIsPausedAndResumed(t *testing.T) {
	for name, c := range map[string]struct {
		pause func(l *logStage)
		by    events.FollowCause
	}{
		"wheel":      {func(l *logStage) { l.Wheel(100, 200, 0, -20) }, events.FollowByScroll},
		"program":    {func(l *logStage) { l.Grid.ScrollToRow(3, option.AlignStart) }, events.FollowByScroll},
		"focus":      {func(l *logStage) { l.Grid.FocusCell(2, "name") }, events.FollowByFocus},
		"click":      {func(l *logStage) { l.Click(60, 100) }, events.FollowByFocus},
		"last row":   {func(l *logStage) { l.Click(30, 390); l.Key(key.NameF2, 0) }, events.FollowByEditor},
		"key":        {func(l *logStage) { l.Key(key.NameEnd, key.ModAlt) }, events.FollowByKey},
		"menu":       {func(l *logStage) { l.RightClick(60, 390) }, events.FollowByMenu},
		"scroll bar": {func(l *logStage) { l.DragFrom(395, 380).To(395, 100) }, events.FollowByDrag},
		"finger": {func(l *logStage) {
			l.TouchDown(1, 100, 200)
			l.TouchMove(1, 100, 300)
			l.TouchUp(1, 100, 300)
			l.Advance(5e9)
		}, events.FollowByScroll},
	} {
		t.Run(name, func(t *testing.T) {
			l := newLog(t, 50, func(g *gridui.Grid[gridstage.Person]) {
				g.Editing.Enabled = true
				g.Columns[0] = gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).Width(60).Edit(func(p *gridstage.Person, v string) { p.Name = v })
				g.Menu.Items = []menus.Item[gridstage.Person]{{Label: "Show"}}
			})
			c.pause(l)
			l.Settle()
			require.Equal(t, []events.FollowChanged{{Paused: true, By: c.by}}, l.changes())
			require.True(t, l.Grid.Follow.Paused)
			l.Grid.CloseMenu()
			l.Settle()
			at, focus := l.offset(), l.Grid.Focused()
			l.come(40, 0)
			require.Equal(t, at, l.offset())
			require.Equal(t, focus, l.Grid.Focused())
			require.Equal(t, "40 new", l.pill())
			l.ClickOn(t, "Follow new rows")
			l.Settle()
			require.Equal(t, []events.FollowChanged{{By: events.FollowByButton}}, l.changes())
			require.Equal(t, l.end(), l.offset())
			require.Empty(t, l.pill())
		})
	}
}

func TestFollowResumes(t *testing.T) {
	for name, c := range map[string]struct {
		resume func(l *logStage)
		want   []events.FollowChanged
	}{
		"wheel":             {func(l *logStage) { l.Wheel(100, 200, 0, 1e6) }, []events.FollowChanged{{By: events.FollowByScroll}}},
		"a row from it":     {func(l *logStage) { l.Wheel(100, 200, 0, float32(l.end()-l.offset()-36)) }, []events.FollowChanged{{By: events.FollowByScroll}}},
		"two rows from it":  {func(l *logStage) { l.Wheel(100, 200, 0, float32(l.end()-l.offset()-72)) }, nil},
		"Ctrl+End":          {func(l *logStage) { l.Grid.FocusCell(3, "name"); l.Settle(); l.Key(key.NameEnd, key.ModShortcut) }, []events.FollowChanged{{By: events.FollowByScroll}}},
		"Alt+End":           {func(l *logStage) { l.Key(key.NameEnd, key.ModAlt) }, []events.FollowChanged{{By: events.FollowByKey}}},
		"program":           {func(l *logStage) { l.Grid.Follow.Paused = false }, nil},
		"scroll to the row": {func(l *logStage) { l.Grid.ScrollToRow(l.Grid.Shown()-1, option.AlignEnd) }, []events.FollowChanged{{By: events.FollowByScroll}}},
	} {
		t.Run(name, func(t *testing.T) {
			l := newLog(t, 100, nil)
			l.Wheel(100, 200, 0, -1000)
			l.Settle()
			l.come(5, 0)
			l.changes()
			c.resume(l)
			l.Settle()
			require.Equal(t, c.want, l.changes())
			require.Equal(t, name == "two rows from it", l.Grid.Follow.Paused)
			l.come(5, 0)
			if !l.Grid.Follow.Paused {
				require.Equal(t, l.end(), l.offset())
				require.Empty(t, l.pill())
			}
		})
	}
}

// Rows that vanish put the end in view, but resume nothing.
func TestRowsThatVanishDoNotResume(t *testing.T) {
	l := newLog(t, 50, nil)
	l.Wheel(100, 200, 0, -1000)
	l.Settle()
	l.come(2, 0)
	var c gridui.Changes[gridstage.Person]
	for i := 15; i < l.made; i++ {
		c.Remove = append(c.Remove, fmt.Sprint("p", i))
	}
	require.NoError(t, l.Grid.Apply(c))
	l.Settle()
	require.True(t, l.Grid.Follow.Paused)
	require.Empty(t, l.pill(), "the rows that came are gone")
	l.come(3, 0)
	require.Equal(t, "3 new", l.pill())
}

// Rows dropped at the top move the anchor by no pixel; if it goes, the first row left is at the top.
func TestRowsDroppedAtTheTopMoveNothing(t *testing.T) {
	l := newLog(t, 200, nil)
	l.Grid.ScrollToOffset(100*36 + 11)
	l.Settle()
	top := func() (id string, y int) {
		n := l.FindAll("row ")[0]
		return n.Label[strings.Index(n.Label, ": ")+2:], n.Bounds.Min.Y
	}
	id, y := top()
	for range 20 {
		l.come(3, 5)
		nowID, nowY := top()
		require.Equal(t, id, nowID)
		require.Equal(t, y, nowY)
	}
	l.come(0, 30) // the anchor is among them
	id, y = top()
	require.Contains(t, id, fmt.Sprint("p", l.removed))
	require.Equal(t, 40, y)
	require.Equal(t, "60 new", l.pill())
}

func TestThePillCountsRowsThatPassTheFilter(t *testing.T) {
	for name, set := range map[string]func(g *gridui.Grid[gridstage.Person]){
		"unsorted": func(*gridui.Grid[gridstage.Person]) {},
		"sorted": func(g *gridui.Grid[gridstage.Person]) {
			g.Sorting.Mode, g.Sorting.Keys, g.Follow.Column = option.SortSingle, []option.SortKey{{ColumnID: "age"}}, "age"
		},
	} {
		t.Run(name, func(t *testing.T) {
			l := newLog(t, 60, func(g *gridui.Grid[gridstage.Person]) { g.Filtering.Enabled = true; set(g) })
			l.Grid.Follow.Paused = true
			l.Settle()
			for range 40 { // 4,096 removed rows are left out of the numbers of the records in between
				l.come(300, 0)
				l.come(0, 290)
			}
			require.Equal(t, fmt.Sprintf("%s new", gridstage.Commas(min(l.made-60, l.made-l.removed))), l.pill())
			l.Grid.Follow.Paused = false
			l.Settle()
			l.Grid.Follow.Paused = true
			l.Settle()
			l.come(30, 0)
			require.Equal(t, "30 new", l.pill())
			l.Grid.Column("name").SetFilter(filter.OneOf.Of("Kim"))
			l.Settle()
			require.Equal(t, "10 new", l.pill())
			l.come(3, 0)
			require.Equal(t, "11 new", l.pill())
			l.Grid.Filtering.Columns = nil
			l.Settle()
			require.Equal(t, "33 new", l.pill())
		})
	}
}

// Other slices with the same rows keep the number of new ones.
func TestThePillFollowsSetRows(t *testing.T) {
	l := newLog(t, 60, nil)
	rows := gridstage.People(0)
	l.made = 0
	rows = append(rows, l.next(60)...)
	l.Wheel(100, 200, 0, -500)
	l.Settle()
	rows = append(rows, l.next(9)...)
	l.Grid.SetRows(rows[20:])
	l.Settle()
	require.Equal(t, "9 new", l.pill())
	require.True(t, l.Grid.Follow.Paused)
}

func TestFollowRests(t *testing.T) {
	age := []option.SortKey{{ColumnID: "age"}}
	for name, c := range map[string]struct {
		set  func(g *gridui.Grid[gridstage.Person])
		rest bool
		top  bool
	}{
		"by the column": {func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Keys, g.Follow.Column = age, "age" }, false, false},
		"descending": {func(g *gridui.Grid[gridstage.Person]) {
			g.Sorting.Keys, g.Follow.Column = []option.SortKey{{ColumnID: "age", Desc: true}}, "age"
		}, false, true},
		"by another": {func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Keys = age }, true, false},
		"groups":     {func(g *gridui.Grid[gridstage.Person]) { g.Grouping.By, g.Expansion.Depth = []string{"name"}, 1 }, true, false},
		"pages":      {func(g *gridui.Grid[gridstage.Person]) { g.Paging.Enabled, g.Paging.Size = true, 100 }, true, false},
		"tree": {func(g *gridui.Grid[gridstage.Person]) {
			g.Tree.Parent = func(gridstage.Person) string { return "" }
		}, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			l := newLog(t, 50, func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Mode = option.SortSingle; c.set(g) })
			l.come(20, 0)
			switch {
			case c.rest, c.top:
				require.Zero(t, l.offset())
			default:
				require.Equal(t, l.end(), l.offset())
			}
			l.Wheel(100, 200, 0, 200)
			l.Settle()
			require.Equal(t, c.top, l.Grid.Follow.Paused)
			at := l.offset()
			l.come(4, 0)
			if c.top {
				require.Equal(t, at+4*36, l.offset())
				require.Equal(t, "4 new", l.pill())
				n, _ := l.Find("Follow new rows")
				require.Less(t, n.Bounds.Min.Y, 80, "at the end that rows come at")
				l.ClickOn(t, "Follow new rows")
				l.Settle()
				require.Zero(t, l.offset())
			}
		})
	}
}

// TestFollowAtRandom adds and drops rows, scrolls and resizes: while the grid follows the end is in view, and while it
// does not the row at the top stays.
func TestFollowAtRandom(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	l := newLog(t, 40, nil)
	for range 300 {
		before, at := l.Grid.Follow.Paused, l.offset()
		top := l.FindAll("row ")[0]
		switch rnd.IntN(5) {
		case 0:
			l.Wheel(100, 200, 0, float32(rnd.IntN(800)-400))
			l.Settle()
		case 1:
			l.Size.Y = 200 + rnd.IntN(300)
			l.Settle()
			if before && l.offset() == at {
				require.True(t, l.Grid.Follow.Paused)
			}
		default:
			n, drop := rnd.IntN(20), rnd.IntN(8)
			l.come(n, min(drop, l.made-l.removed-30))
			if name := top.Label[strings.Index(top.Label, ": "):]; before && l.offset() > 0 && l.offset() < l.end() {
				if now := l.FindAll("row ")[0]; now.Label[strings.Index(now.Label, ": "):] == name {
					require.Equal(t, top.Bounds.Min.Y, now.Bounds.Min.Y)
				}
			}
		}
		if !l.Grid.Follow.Paused {
			require.EqualValues(t, max(l.Grid.Shown()*36-(l.Size.Y-40), 0), l.offset())
			require.Empty(t, l.pill())
		}
	}
}

func TestSettledFramesOfAFollowingGridAllocateNothing(t *testing.T) {
	l := newLog(t, 1000, nil)
	require.Zero(t, l.Allocs(100, nil))
	l.Wheel(100, 200, 0, -500)
	l.come(128, 0)
	l.Leave()
	l.Settle()
	require.Equal(t, "128 new", l.pill())
	require.Zero(t, l.Allocs(100, nil))
}

// Rows of unequal heights are measured before the end is known.
func TestFollowWithRowsOfUnequalHeights(t *testing.T) {
	l := newLog(t, 200, func(g *gridui.Grid[gridstage.Person]) {
		g.RowHeight = func(p gridstage.Person) unit.Dp { return unit.Dp(30 + p.Age%5*17) }
	})
	for range 10 {
		l.come(13, 4)
		rows := l.FindAll("row ")
		last := rows[len(rows)-1]
		require.Contains(t, last.Label, fmt.Sprint(": p", l.made-1))
		require.Equal(t, 400, last.Bounds.Max.Y)
		require.Equal(t, 30+(l.made-1)%5*17, last.Bounds.Dy())
	}
}
