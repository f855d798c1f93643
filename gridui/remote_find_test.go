// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/findregexp"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// limited is a source that can do less than it could.
type limited[T any] struct {
	rowsource.Source[T]
	without func(f *rowsource.Features)
}

func (l limited[T]) Features() rowsource.Features {
	f := l.Source.Features()
	l.without(&f)
	return f
}

// newRemoteFind is people whose source searches, in English, with the bar open.
func newRemoteFind(t *testing.T, n int, without func(f *rowsource.Features)) *remoteStage[person] {
	var source rowsource.Source[person] = peopleSource(t, n)
	if without != nil {
		source = limited[person]{source, without}
	}
	r := newRemoteStage(t, source, func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.Sorting.Mode = option.SortMulti
		g.Filtering.Enabled = true
		g.Find = option.Find{Enabled: true, Open: true, Expressions: findregexp.Compile}
	})
	r.style = func(st *gridui.Style) { st.Locale = locale.English() }
	r.Size = image.Pt(900, 400)
	r.pass()
	return r
}

// step goes to a hit and says where that is, as "row column".
func (r *remoteStage[T]) step(do option.FindStep) string {
	r.grid.Find.Do = do
	r.Frame()
	r.pass()
	return r.grid.Find.Result.RowID + " " + r.grid.Find.Result.ColumnID
}

// search searches for a text, and waits for the first hit.
func (r *remoteStage[T]) search(text string) {
	r.grid.Find.Query.Text = text
	r.Frame()
	r.pass()
}

func TestRemoteFindGoesThroughTheSource(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		r.grid.Find.Query.Text = "p29"
		r.Frame()
		require.True(t, r.grid.Find.Result.Counting, "no frame waits for the source")
		require.Equal(t, "Searching…", findSays(r.stage))
		require.Equal(t, "p0", r.rowTexts()[0])
		r.pass()
		require.Equal(t, option.FindResult{RowID: "29", ColumnID: "id", Rows: 111}, r.grid.Find.Result)
		require.Equal(t, "111 rows", findSays(r.stage))
		for i := range 10 {
			require.Equal(t, fmt.Sprint(290+i, " id"), r.step(option.FindNext))
		}
		require.Contains(t, r.rowTexts(), "p299", "its row is read, and on the screen")
		require.Equal(t, "2900 id", r.step(option.FindNext))
		require.Contains(t, r.rowTexts(), "p2900")
		require.Equal(t, "299 id", r.step(option.FindPrevious))
		require.Empty(t, r.problems())
		found := eventsOf[events.Found](r.events)
		require.Equal(t, events.Found{RowID: "299", ColumnID: "id"}, events.Found{RowID: found[len(found)-1].RowID, ColumnID: found[len(found)-1].ColumnID})

		require.Equal(t, "29 id", func() (at string) {
			for range 10 {
				at = r.step(option.FindPrevious)
			}
			return at
		}())
		require.Equal(t, "2999 id", r.step(option.FindPrevious))
		require.Equal(t, "111 rows – Went on at the other end.", findSays(r.stage))
		require.Equal(t, "29 id", r.step(option.FindNext))
		r.search("nobody")
		require.Equal(t, "No hits", findSays(r.stage))
		require.Empty(t, r.grid.Find.Result.RowID)
	})
}

// The hit is focused when the bar is closed, though its row is read only then.
func TestRemoteFindFocusesTheHit(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		r.search("p2345")
		clickIn(t, r.stage, "Close")
		r.pass()
		require.False(t, r.grid.Find.Open)
		focused := r.grid.Focused()
		row, _ := r.grid.RowAt(focused.Row)
		require.Equal(t, "p2345 id", row.ID+" "+focused.ColumnID)
		r.grid.Find.Query.Text = "p777"
		r.Focus(r.grid.Tag())
		r.Frame()
		r.Keys("F3")
		r.pass()
		row, _ = r.grid.RowAt(r.grid.Focused().Row)
		require.Equal(t, "p777", row.ID, "without a bar too")
	})
}

// newFindBeside is a grid over the slice that the source of newRemoteFind has.
func newFindBeside(remote *gridui.Grid[person], size image.Point, n int) *stage[person] {
	s := &stage[person]{th: newTheme()}
	s.grid.Columns, s.grid.Sorting, s.grid.Filtering = peopleColumns(), remote.Sorting, remote.Filtering
	s.grid.RowID = func(p person) string { return p.ID[1:] }
	s.grid.Find = option.Find{Enabled: true, Open: true, Expressions: findregexp.Compile}
	s.grid.SetRows(people(n))
	s.Harness = newHarness(size, s.layout)
	return s
}

// agreeInSteps goes from hit to hit in a grid over a source and in one over the slice, and compares where they are.
func agreeInSteps(t *testing.T, r *remoteStage[person], s *stage[person], rng *rand.Rand, about string) {
	t.Helper()
	for i := range 12 {
		a, b := r.grid.Find.Result, s.grid.Find.Result
		require.NoError(t, a.Err)
		require.Equal(t, b.RowID+" "+b.ColumnID, a.RowID+" "+a.ColumnID, "step %d: %s", i, about)
		do := []option.FindStep{option.FindNext, option.FindNext, option.FindPrevious}[rng.IntN(3)]
		s.grid.Find.Do = do
		s.Settle()
		r.step(do)
	}
}

// A source finds what a grid over the slice finds, in the same order.
func TestRemoteFindAgreesWithAGridInMemory(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 3))
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 700, nil)
		defer r.end()
		s := newFindBeside(&r.grid, r.Size, 700)
		for round := range rounds.Of(48) {
			q := option.FindQuery{Text: []string{"7", "6", "p1", "City 3", "ch", "Park", "p69", "99", "none"}[rng.IntN(9)]}
			q.WholeCell, q.MatchCase, q.Expression = rng.IntN(4) == 0, rng.IntN(4) == 0, rng.IntN(4) == 0
			if q.Expression {
				q.Text = []string{"^p.9", "6[0-5]$", "(?:Lee|Kim)", "y 2"}[rng.IntN(4)]
			}
			keys := [][]option.SortKey{nil, {{ColumnID: "age"}}}[rng.IntN(2)]
			for _, g := range []*gridui.Grid[person]{&r.grid, &s.grid} {
				g.Sorting.Keys, g.Filtering.Quick = keys, []string{"", "Lee"}[round%2]
				g.ScrollToRow(0, gridui.ScrollStart)
			}
			r.Frame()
			r.pass()
			s.Settle()
			r.grid.Find.Query, s.grid.Find.Query = option.FindQuery{}, option.FindQuery{}
			r.Frame()
			s.Frame()
			r.grid.Find.Query, s.grid.Find.Query = q, q
			r.Frame()
			r.pass()
			s.Settle()
			agreeInSteps(t, r, s, rng, fmt.Sprintf("%+v %+v", q, keys))
		}
	})
}

// A search that is superseded is cancelled, down to the source, whatever the order of the answers.
func TestRemoteFindIsSuperseded(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		r.search("p1")
		for _, text := range []string{"p2", "p29", "p299"} {
			r.grid.Find.Query.Text = text
			r.Frame()
			synctest.Wait()
		}
		finds := 0
		for _, c := range r.calls.Waiting() {
			if c.Method == "Find" {
				finds++
			}
		}
		require.Equal(t, 1, finds, "%v", r.calls.Waiting())
		r.calls.Late = true
		r.grid.Find.Query.Text = "p2998"
		r.Frame()
		synctest.Wait()
		for i := len(r.calls.Waiting()) - 1; i >= 0; i-- {
			r.calls.Release(i, nil) // the latest first
			synctest.Wait()
			r.Frame()
		}
		r.pass()
		require.Equal(t, "2998", r.grid.Find.Result.RowID)
		require.Equal(t, 1, r.grid.Find.Result.Rows)
		r.grid.Find.Do = option.FindNext
		r.Frame()
		r.grid.Find.Open = false
		r.Frame()
		r.pass()
		require.Zero(t, r.grid.Find.Result)
	})
}

// A search goes through the view of those that it supersedes, though the source is slow to let go of them.
func TestRemoteFindSharesItsView(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		r.search("p1")
		open := r.fake.OpenViews()
		r.calls.Late = true
		for _, text := range []string{"p2", "p29", "p299"} {
			r.grid.Find.Query.Text = text
			r.Frame()
			synctest.Wait()
		}
		views, finds := map[int]bool{}, 0
		for _, c := range r.calls.Waiting() {
			if c.Method == "Find" {
				views[c.View] = true
				finds++
			}
			require.False(t, c.Method == "Open" && c.Query.Filter == nil, "%v", r.calls.Waiting())
		}
		require.Equal(t, 3, finds)
		require.Len(t, views, 1)
		r.pass()
		require.Equal(t, "299", r.grid.Find.Result.RowID)
		require.Equal(t, open, r.fake.OpenViews())

		r.grid.Find.Query.Text = "p3"
		r.Frame()
		synctest.Wait()
		r.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}} // the view is of other rows now
		r.Frame()
		r.pass()
		require.Equal(t, open-1, r.fake.OpenViews(), "the one of before is closed by its last search")
	})
}

// A failure says why, and can be tried again.
func TestRemoteFindFails(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		r.grid.Find.Query.Text = "p2999"
		r.Frame()
		r.fail(errors.New("server is gone"))
		r.pass()
		require.ErrorContains(t, r.grid.Find.Result.Err, "server is gone")
		require.Equal(t, "p0", r.rowTexts()[0], "the rows stay")
		why, ok := r.Find("The cells cannot be searched. server is gone")
		require.True(t, ok, r.Dump())
		again, ok := r.Find("Try again")
		require.True(t, ok)
		require.False(t, why.Bounds.Overlaps(again.Bounds))
		r.Click(again.Center())
		r.pass()
		require.NoError(t, r.grid.Find.Result.Err)
		require.Equal(t, "2999", r.grid.Find.Result.RowID)
		require.Equal(t, 1, r.grid.Find.Result.Rows)
	})
}

// Rows that are counted only about have no number.
func TestRemoteFindSaysNoNumberThatMayBeWrong(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		r.fake.Count = func(q rowsource.Query, n int64) rowsource.Count {
			return rowsource.Count{N: n + 5, Exact: q.Filter == nil}
		}
		r.search("p29")
		require.Equal(t, "29", r.grid.Find.Result.RowID)
		require.Zero(t, r.grid.Find.Result.Rows)
		require.False(t, r.grid.Find.Result.Counting)
		require.Empty(t, findSays(r.stage))
	})
}

// The current hit stays where it is when rows are sorted or read again, and the search goes on from
// there.
func TestRemoteFindFollowsTheOrder(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		r.search("p77")
		require.Equal(t, "77 id", r.grid.Find.Result.RowID+" "+r.grid.Find.Result.ColumnID)
		r.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		r.Frame()
		r.pass()
		require.Equal(t, "77", r.grid.Find.Result.RowID)
		require.Equal(t, 11, r.grid.Find.Result.Rows)
		require.Equal(t, "777 id", r.step(option.FindPrevious), "the next one in the new order upward")
		r.remote.Reload()
		r.Frame()
		r.pass()
		require.Equal(t, "77 id", r.step(option.FindNext))
	})
}

// What the source cannot do is greyed out, and says why; without anything at all the rows on the screen
// are searched.
func TestRemoteFindOffersWhatTheSourceCan(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, func(f *rowsource.Features) { f.Match, f.Case, f.Initials = f.Match[:1], false, false })
		defer r.end()
		r.grid.CellRanges.Enabled = true
		r.search("p29")
		texts := locale.English().Source
		for name, why := range map[string]string{
			"Match case": texts.NoCase, "Whole cell": texts.NoWholeCell, "Regular expression": texts.NoExpression,
			"Initial consonants of Hangul": texts.NoInitials, "In the selected ranges": texts.NoRanges,
		} {
			n, ok := r.Find(name)
			require.True(t, ok, name)
			require.True(t, n.Disabled, name)
			require.Contains(t, n.Description, why, name)
			query := r.grid.Find.Query
			r.Click(n.Center())
			r.pass()
			require.Equal(t, query, r.grid.Find.Query, name)
		}
		r.grid.Find.Query.MatchCase = true
		r.Frame()
		r.pass()
		require.ErrorIs(t, r.grid.Find.Result.Err, rowsource.ErrUnsupported, "a program that asks is told")
		clickIn(t, r.stage, "Match case")
		r.pass()
		require.Equal(t, 111, r.grid.Find.Result.Rows, "what is on can be switched off")
	})
}

// Columns that the source does not have are not asked of it.
func TestRemoteFindLeavesOutColumnsOfTheGridsOwn(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteStage(t, peopleSource(t, 300), func(g *gridui.Grid[person]) {
			g.Columns = peopleColumns()
			g.RowNumbers.Enabled = true
			columns := &calculated.Columns{}
			columns.Columns = []option.CalculatedColumn{{ID: "twice", Name: "Twice", Formula: "Age * 2"}}
			g.Extensions = append(g.Extensions, columns)
		})
		defer r.end()
		r.pass()
		r.grid.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "p299"}}
		r.Frame()
		r.pass()
		require.NoError(t, r.grid.Find.Result.Err)
		require.Equal(t, "299", r.grid.Find.Result.RowID)
	})
}

// A hit is replaced as an edit of its cell; all of them at once are not, since they are not all loaded.
func TestRemoteFindReplacesTheHit(t *testing.T) {
	for _, top := range []bool{false, true} {
		remotely(t, func(t *testing.T) {
			s := newEditStage(t, 3000, "", func(g *gridui.ChangeTrackingGrid[item]) {
				g.Find = option.Find{Enabled: true, Open: true, Replacing: true, Replacement: "thing"}
				if top {
					g.AddAt = tracking.AtTop
				}
			})
			defer s.end()
			_, err := s.grid.AddRow(&item{Name: "item new"})
			require.NoError(t, err)
			s.settle()
			s.grid.Find.Query.Text = "item 2500"
			s.settle()
			require.Equal(t, "2500", s.grid.Find.Result.RowID)
			s.grid.Find.Do = option.FindReplace
			s.settle()
			row, _ := s.grid.Tracker().Row("2500")
			require.Equal(t, "thing", row.Name, "%+v", s.grid.Find.Result)
			replaced, _ := last[events.Replaced](s)
			require.Equal(t, events.Replaced{Cells: 1}, replaced)
			all, ok := s.Find("Replace all")
			require.True(t, ok)
			require.True(t, all.Disabled)
			require.Contains(t, all.Description, locale.English().Source.NoReplaceAll)
			s.grid.Find.Do = option.FindReplaceAll
			s.settle()
			refused, ok := last[events.EditRefused](s)
			require.True(t, ok)
			require.ErrorIs(t, refused.Err, gridui.ErrNotLoaded)
		})
	}
}

// In groups the rows on the screen are searched, which the bar says.
func TestSettledRemoteFindAllocatesNothing(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, func(f *rowsource.Features) { f.Case = false })
		defer r.end()
		r.search("p29")
		r.Advance(time.Second)
		r.Settle()
		require.Zero(t, r.Allocs(50, nil))
	})
}

// A find over a source goes through rows that were never on the screen.
func ExampleFind_remote() {
	source, err := rowsource.NewSlice(rowsource.SliceOptions[int]{
		Rows: []int{1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233}, Key: []string{"n"},
		Columns: []rowsource.Column[int]{{ID: "n", Value: func(n int) value.Value { return value.Int(int64(n)) }}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[int]{})
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid := gridui.Grid[int]{Columns: []gridui.Column[int]{gridui.Field("n", "N", func(n int) int { return n })}}
	grid.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "3"}}
	grid.Invalidate = func() { // in a program: that of the window
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	grid.SetSource(rows)
	h := newHarness(image.Pt(300, 200), gridui.New(newTheme(), &grid).Layout)
	for h.Frame(); grid.Find.Result.RowID == "" || grid.Find.Result.Counting; h.Frame() {
		<-arrived
	}
	fmt.Println(grid.Find.Result.Rows, "rows, the first is", grid.Find.Result.RowID)
	// Output: 4 rows, the first is 3
}
