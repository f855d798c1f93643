// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find_test

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
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/itemstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/tracking"
)

// newRemoteFind returns people with a source that searches, in English, with the bar open.
func newRemoteFind(t *testing.T, n int, without func(f *rowsource.Features)) *remotestage.RemoteStage[gridstage.Person] {
	var source rowsource.Source[gridstage.Person] = remotestage.PeopleSource(t, n)
	if without != nil {
		source = remotestage.LimitedSource[gridstage.Person]{Source: source, Without: without}
	}
	r := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.Sorting.Mode = option.SortMulti
		g.Filtering.Enabled = true
		g.Find = option.Find{Enabled: true, Open: true, Expressions: findregexp.Compile}
	})
	r.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	r.Size = image.Pt(900, 400)
	r.Pass()
	return r
}

// step goes to a hit and returns its place as "row column".
func step[T any](r *remotestage.RemoteStage[T], do option.FindStep) string {
	r.Grid.Find.Do = do
	r.Frame()
	r.Pass()
	return r.Grid.Find.Result.RowID + " " + r.Grid.Find.Result.ColumnID
}

// search searches for a text, and waits for the first hit.
func search[T any](r *remotestage.RemoteStage[T], text string) {
	r.Grid.Find.Query.Text = text
	r.Frame()
	r.Pass()
}

func TestRemoteFindGoesThroughTheSource(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		r.Grid.Find.Query.Text = "p29"
		r.Frame()
		require.True(t, r.Grid.Find.Result.Counting, "no frame waits for the source")
		require.Equal(t, "Searching…", findSays(r.Stage))
		require.Equal(t, "p0", r.RowTexts()[0])
		r.Pass()
		require.Equal(t, option.FindResult{RowID: "29", ColumnID: "id", Rows: 111}, r.Grid.Find.Result)
		require.Equal(t, "111 rows", findSays(r.Stage))
		for i := range 10 {
			require.Equal(t, fmt.Sprint(290+i, " id"), step(r, option.FindNext))
		}
		require.Contains(t, r.RowTexts(), "p299", "its row is read, and on the screen")
		require.Equal(t, "2900 id", step(r, option.FindNext))
		require.Contains(t, r.RowTexts(), "p2900")
		require.Equal(t, "299 id", step(r, option.FindPrevious))
		require.Empty(t, r.Problems())
		found := gridstage.EventsOf[events.HitFound](r.Events)
		require.Equal(t, events.HitFound{RowID: "299", ColumnID: "id"}, events.HitFound{RowID: found[len(found)-1].RowID, ColumnID: found[len(found)-1].ColumnID})

		require.Equal(t, "29 id", func() (at string) {
			for range 10 {
				at = step(r, option.FindPrevious)
			}
			return at
		}())
		require.Equal(t, "2999 id", step(r, option.FindPrevious))
		require.Equal(t, "111 rows – Went on at the other end.", findSays(r.Stage))
		require.Equal(t, "29 id", step(r, option.FindNext))
		search(r, "nobody")
		require.Equal(t, "No hits", findSays(r.Stage))
		require.Empty(t, r.Grid.Find.Result.RowID)
	})
}

// Closing the bar focuses the hit, even if its row is read only then.
func TestRemoteFindFocusesTheHit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		search(r, "p2345")
		clickIn(t, r.Stage, "Close")
		r.Pass()
		require.False(t, r.Grid.Find.Open)
		focused := r.Grid.Focused()
		row, _ := r.Grid.RowAt(focused.Row)
		require.Equal(t, "p2345 id", row.ID+" "+focused.ColumnID)
		r.Grid.Find.Query.Text = "p777"
		r.Focus(r.Grid.Tag())
		r.Frame()
		r.Keys("F3")
		r.Pass()
		row, _ = r.Grid.RowAt(r.Grid.Focused().Row)
		require.Equal(t, "p777", row.ID, "without a bar too")
	})
}

// newFindBeside returns a grid over the slice of newRemoteFind's source.
func newFindBeside(remote *gridui.Grid[gridstage.Person], size image.Point, n int) *gridstage.Stage[gridstage.Person] {
	s := &gridstage.Stage[gridstage.Person]{Theme: gridstage.NewTheme()}
	s.Grid.Columns, s.Grid.Sorting, s.Grid.Filtering = gridstage.PeopleColumns(), remote.Sorting, remote.Filtering
	s.Grid.RowID = func(p gridstage.Person) string { return p.ID[1:] }
	s.Grid.Find = option.Find{Enabled: true, Open: true, Expressions: findregexp.Compile}
	s.Grid.SetRows(gridstage.People(n))
	s.Harness = gridtest.New(size, s.Layout)
	return s
}

// agreeInSteps goes from hit to hit in a grid over a source and in one over the slice, and compares the
// places.
func agreeInSteps(t *testing.T, r *remotestage.RemoteStage[gridstage.Person], s *gridstage.Stage[gridstage.Person], rng *rand.Rand, about string) {
	t.Helper()
	for i := range 12 {
		a, b := r.Grid.Find.Result, s.Grid.Find.Result
		require.NoError(t, a.Err)
		require.Equal(t, b.RowID+" "+b.ColumnID, a.RowID+" "+a.ColumnID, "step %d: %s", i, about)
		do := []option.FindStep{option.FindNext, option.FindNext, option.FindPrevious}[rng.IntN(3)]
		s.Grid.Find.Do = do
		s.Settle()
		step(r, do)
	}
}

// A source finds the same hits as a grid over the slice, in the same order.
func TestRemoteFindAgreesWithAGridInMemory(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 3))
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 700, nil)
		defer r.Close()
		s := newFindBeside(&r.Grid, r.Size, 700)
		for round := range rounds.Of(48) {
			q := option.FindQuery{Text: []string{"7", "6", "p1", "City 3", "ch", "Park", "p69", "99", "none"}[rng.IntN(9)]}
			q.WholeCell, q.MatchCase, q.Expression = rng.IntN(4) == 0, rng.IntN(4) == 0, rng.IntN(4) == 0
			if q.Expression {
				q.Text = []string{"^p.9", "6[0-5]$", "(?:Lee|Kim)", "y 2"}[rng.IntN(4)]
			}
			keys := [][]option.SortKey{nil, {{ColumnID: "age"}}}[rng.IntN(2)]
			for _, g := range []*gridui.Grid[gridstage.Person]{&r.Grid, &s.Grid} {
				g.Sorting.Keys, g.Filtering.Quick = keys, []string{"", "Lee"}[round%2]
				g.ScrollToRow(0, option.AlignStart)
			}
			r.Frame()
			r.Pass()
			s.Settle()
			r.Grid.Find.Query, s.Grid.Find.Query = option.FindQuery{}, option.FindQuery{}
			r.Frame()
			s.Frame()
			r.Grid.Find.Query, s.Grid.Find.Query = q, q
			r.Frame()
			r.Pass()
			s.Settle()
			agreeInSteps(t, r, s, rng, fmt.Sprintf("%+v %+v", q, keys))
		}
	})
}

// A superseded search is cancelled, down to the source, in whichever order answers arrive.
func TestRemoteFindIsSuperseded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		search(r, "p1")
		for _, text := range []string{"p2", "p29", "p299"} {
			r.Grid.Find.Query.Text = text
			r.Frame()
			synctest.Wait()
		}
		finds := 0
		for _, c := range r.Calls.Waiting() {
			if c.Method == "Find" {
				finds++
			}
		}
		require.Equal(t, 1, finds, "%v", r.Calls.Waiting())
		r.Calls.Late = true
		r.Grid.Find.Query.Text = "p2998"
		r.Frame()
		synctest.Wait()
		for i := len(r.Calls.Waiting()) - 1; i >= 0; i-- {
			r.Calls.Release(i, nil) // the latest first
			synctest.Wait()
			r.Frame()
		}
		r.Pass()
		require.Equal(t, "2998", r.Grid.Find.Result.RowID)
		require.Equal(t, 1, r.Grid.Find.Result.Rows)
		r.Grid.Find.Do = option.FindNext
		r.Frame()
		r.Grid.Find.Open = false
		r.Frame()
		r.Pass()
		require.Zero(t, r.Grid.Find.Result)
	})
}

// A search reuses the view of the searches that it supersedes, even if the source is slow to end them.
func TestRemoteFindSharesItsView(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		search(r, "p1")
		open := r.Fake.OpenResults()
		r.Calls.Late = true
		for _, text := range []string{"p2", "p29", "p299"} {
			r.Grid.Find.Query.Text = text
			r.Frame()
			synctest.Wait()
		}
		views, finds := map[int]bool{}, 0
		for _, c := range r.Calls.Waiting() {
			if c.Method == "Find" {
				views[c.Result] = true
				finds++
			}
			require.False(t, c.Method == "Open" && c.Query.Filter == nil, "%v", r.Calls.Waiting())
		}
		require.Equal(t, 3, finds)
		require.Len(t, views, 1)
		r.Pass()
		require.Equal(t, "299", r.Grid.Find.Result.RowID)
		require.Equal(t, open, r.Fake.OpenResults())

		r.Grid.Find.Query.Text = "p3"
		r.Frame()
		synctest.Wait()
		r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}} // the view now holds other rows
		r.Frame()
		r.Pass()
		require.Equal(t, open-1, r.Fake.OpenResults(), "the one of before is closed by its last search")
	})
}

// A failure shows its reason, and can be retried.
func TestRemoteFindFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		r.Grid.Find.Query.Text = "p2999"
		r.Frame()
		r.Fail(errors.New("server is gone"))
		r.Pass()
		require.ErrorContains(t, r.Grid.Find.Result.Err, "server is gone")
		require.Equal(t, "p0", r.RowTexts()[0], "the rows stay")
		why, ok := r.Find("The cells cannot be searched. server is gone")
		require.True(t, ok, r.Dump())
		again, ok := r.Find("Try again")
		require.True(t, ok)
		require.False(t, why.Bounds.Overlaps(again.Bounds))
		r.Click(again.Center())
		r.Pass()
		require.NoError(t, r.Grid.Find.Result.Err)
		require.Equal(t, "2999", r.Grid.Find.Result.RowID)
		require.Equal(t, 1, r.Grid.Find.Result.Rows)
	})
}

// Rows with an estimated count have no number.
func TestRemoteFindSaysNoNumberThatMayBeWrong(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		r.Fake.Count = func(q rowsource.Query, n int64) rowsource.Count {
			return rowsource.Count{N: n + 5, Exact: q.Filter == nil}
		}
		search(r, "p29")
		require.Equal(t, "29", r.Grid.Find.Result.RowID)
		require.Zero(t, r.Grid.Find.Result.Rows)
		require.False(t, r.Grid.Find.Result.Counting)
		require.Empty(t, findSays(r.Stage))
	})
}

// The current hit is kept when rows are sorted or read again, and the search continues from it.
func TestRemoteFindFollowsTheOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		search(r, "p77")
		require.Equal(t, "77 id", r.Grid.Find.Result.RowID+" "+r.Grid.Find.Result.ColumnID)
		r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		r.Frame()
		r.Pass()
		require.Equal(t, "77", r.Grid.Find.Result.RowID)
		require.Equal(t, 11, r.Grid.Find.Result.Rows)
		require.Equal(t, "777 id", step(r, option.FindPrevious), "the next one in the new order upward")
		r.Remote.Reload()
		r.Frame()
		r.Pass()
		require.Equal(t, "77 id", step(r, option.FindNext))
	})
}

// Options that the source does not support are disabled with the reason. Without any support, the rows on the
// screen are searched.
func TestRemoteFindOffersWhatTheSourceCan(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, func(f *rowsource.Features) { f.Match, f.Case, f.Initials = f.Match[:1], false, false })
		defer r.Close()
		r.Grid.CellRanges.Enabled = true
		r.Grid.Columns[1] = gridui.Field("name", "이름", func(p gridstage.Person) string { return p.Name }) // Hangul shows the switch
		r.Grid.Refresh()
		search(r, "p29")
		texts := locale.For("en").Source
		for name, why := range map[string]string{
			"Match case": texts.NoCase, "Whole cell": texts.NoWholeCell, "Regular expression": texts.NoExpression,
			"Initial consonants of Hangul": texts.NoInitials, "In the selected ranges": texts.NoRanges,
		} {
			n, ok := r.Find(name)
			require.True(t, ok, name)
			require.True(t, n.Disabled, name)
			require.Contains(t, n.Description, why, name)
			query := r.Grid.Find.Query
			r.Click(n.Center())
			r.Pass()
			require.Equal(t, query, r.Grid.Find.Query, name)
		}
		r.Grid.Find.Query.MatchCase = true
		r.Frame()
		r.Pass()
		require.ErrorIs(t, r.Grid.Find.Result.Err, rowsource.ErrUnsupported, "a program that asks is told")
		clickIn(t, r.Stage, "Match case")
		r.Pass()
		require.Equal(t, 111, r.Grid.Find.Result.Rows, "what is on can be switched off")
	})
}

// Columns unknown to the source are not requested from it.
func TestRemoteFindLeavesOutColumnsOfTheGridsOwn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemoteStage(t, remotestage.PeopleSource(t, 300), func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = gridstage.PeopleColumns()
			g.RowNumbers.Enabled = true
			columns := &calculated.Columns{}
			columns.Columns = []option.CalculatedColumn{{ID: "twice", Name: "Twice", Formula: "Age * 2"}}
			g.Extensions = append(g.Extensions, columns)
		})
		defer r.Close()
		r.Pass()
		r.Grid.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "p299"}}
		r.Frame()
		r.Pass()
		require.NoError(t, r.Grid.Find.Result.Err)
		require.Equal(t, "299", r.Grid.Find.Result.RowID)
	})
}

// A hit is replaced as an edit of its cell. Replacing all hits is refused, since they are not all loaded.
func TestRemoteFindReplacesTheHit(t *testing.T) {
	for _, top := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			s := itemstage.NewEditStage(t, 3000, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
				g.Find = option.Find{Enabled: true, Open: true, Replacing: true, Replacement: "thing"}
				if top {
					g.AddAt = tracking.Place{Top: true}
				}
			})
			defer s.Close()
			_, err := s.Grid.AddRow(&itemstage.Item{Name: "item new"})
			require.NoError(t, err)
			s.Answer()
			s.Grid.Find.Query.Text = "item 2500"
			s.Answer()
			require.Equal(t, "2500", s.Grid.Find.Result.RowID)
			s.Grid.Find.Do = option.FindReplace
			s.Answer()
			row, _ := s.Grid.Tracker().Row("2500")
			require.Equal(t, "thing", row.Name, "%+v", s.Grid.Find.Result)
			replaced, _ := itemstage.LastEvent[events.HitsReplaced](s)
			require.Equal(t, events.HitsReplaced{Cells: 1}, replaced)
			all, ok := s.Find("Replace all")
			require.True(t, ok)
			require.True(t, all.Disabled)
			require.Contains(t, all.Description, locale.For("en").Source.NoReplaceAll)
			s.Grid.Find.Do = option.FindReplaceAll
			s.Answer()
			refused, ok := itemstage.LastEvent[events.EditRefused](s)
			require.True(t, ok)
			require.ErrorIs(t, refused.Err, gridui.ErrNotLoaded)
		})
	}
}

// In groups the rows on the screen are searched, which the bar reports.
func TestSettledRemoteFindAllocatesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, func(f *rowsource.Features) { f.Case = false })
		defer r.Close()
		search(r, "p29")
		r.Advance(time.Second)
		r.Settle()
		require.Zero(t, r.Allocs(50, nil))
	})
}
