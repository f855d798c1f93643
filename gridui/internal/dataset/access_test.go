// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"image"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

type person = gridstage.Person

// accessed is a grid of people whose test calls the Access to its rows.
type accessed struct {
	*gridstage.Stage[person]
	data *dataset.Set
	// pass unblocks a source.
	pass func()
}

func (a *accessed) Extend(to *extend.Grid) { a.data = &extending.Core(to).Data }

// manyPeople is a number of people that exceeds both the loaded rows and the rows edited in one
// step.
const manyPeople = 12_000

func (a *accessed) set(set func(g *gridui.Grid[person])) func(g *gridui.Grid[person]) {
	return func(g *gridui.Grid[person]) {
		g.Columns = gridstage.PeopleColumns()
		g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
		g.Extensions = []gridui.Extension{a}
		set(g)
	}
}

// inMemory returns a grid of people in memory.
func inMemory(set func(g *gridui.Grid[person])) *accessed {
	a := &accessed{}
	a.Stage = gridstage.New(image.Pt(420, 340), func(g *gridui.Grid[person]) {
		g.RowID = func(p person) string { return p.ID }
		g.SetRows(gridstage.People(manyPeople))
		a.set(set)(g)
	})
	a.pass = func() {
		a.Settle()
		synctest.Wait() // for the job that orders the rows
		a.Advance(50 * time.Millisecond)
		a.Settle()
	}
	a.pass()
	return a
}

// overMemoryAndSource runs a test for the same people in memory and behind a source.
func overMemoryAndSource(t *testing.T, set func(g *gridui.Grid[person]), run func(memory, source *accessed)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		memory, source := inMemory(set), &accessed{}
		r := remotestage.NewRemoteStage(t, remotestage.PeopleSource(t, manyPeople), source.set(set))
		defer r.Close()
		source.Stage, source.pass = r.Stage, r.Pass
		source.pass()
		run(memory, source)
	})
}

// read returns the ids of the people read by a job.
func (a *accessed) read(reach dataset.Reach) (ids []string) {
	s, done := reach.Snapshot(), make(chan bool)
	go func() {
		defer close(done)
		for line := range s.N {
			if it := s.Item(line); s.Kind(it) == dataset.ItemRow {
				ids = append(ids, rowdata.Ptr[person](s.Rows.At(int(it.Record()))).ID)
			}
		}
	}()
	a.pass()
	<-done
	return ids
}

// onScreen returns the navigation indexes of the visible rows, and of all rows of the page.
func (a *accessed) onScreen() (screen, page ranges.Span) {
	first, end := a.data.Host.Visible()
	return ranges.Span{First: int(first), End: min(int(end), a.data.ShownCount())}, ranges.Span{End: a.data.NavCount()}
}

// shared holds results that both kinds of rows have in common.
type shared struct {
	status                remote.Status
	states                []remote.State
	groupable, all        bool
	screen, page          ranges.Span
	rows                  []string
	first                 string
	copied, named, record error
}

func (a *accessed) answers(t *testing.T) (s shared) {
	rows := a.data.Access()
	s.status, s.groupable = rows.Status(), rows.Groupable()
	s.screen, s.page = a.onScreen()
	s.copied = rows.CopyRefusal(s.screen)
	s.all, s.rows = rows.Rows().Whole, a.read(rows.Rows())
	_, s.record = rows.Record(coord.NoRecord)
	for nav := s.screen.First; nav < s.screen.End; nav++ {
		pos := a.data.NavRow(coord.Nav(nav))
		s.states = append(s.states, rows.State(pos))
		if it := a.data.SourceOf(pos); it.IsRecord() && s.first == "" {
			row, err := rows.Record(it.Record())
			require.NoError(t, err)
			s.first, s.named = rowdata.Ptr[person](row).ID, rows.Missing(a.data.RowID(pos))
		}
	}
	return s
}

func nothing(*gridui.Grid[person]) {}

// Rows in memory and those of a source are read alike, and answer alike where they can do the same.
func TestMemoryAndSourceAnswerAlike(t *testing.T) {
	byCity := func(g *gridui.Grid[person]) { g.Grouping.By, g.Expansion.Rows = []string{"city"}, idset.All() }
	for name, test := range map[string]struct {
		set func(g *gridui.Grid[person])
		do  func(a *accessed)
		// rows is the number of rows to read, -1 if the test does not check it.
		rows int
	}{
		"as they come": {nothing, nil, manyPeople},
		"sorted": {func(g *gridui.Grid[person]) {
			g.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}, {ColumnID: "name"}}
		}, nil, manyPeople},
		"filtered": {func(g *gridui.Grid[person]) {
			g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("i")}}
		}, nil, -1},
		"a page":   {func(g *gridui.Grid[person]) { g.Paging = option.Paging{Enabled: true, Index: 3, Size: 40} }, nil, 40},
		"scrolled": {nothing, func(a *accessed) { a.Grid.ScrollToRow(700, option.AlignStart) }, manyPeople},
		"grouped":  {byCity, nil, manyPeople},
	} {
		t.Run(name, func(t *testing.T) {
			overMemoryAndSource(t, test.set, func(memory, source *accessed) {
				for _, a := range []*accessed{memory, source} {
					if test.do != nil {
						test.do(a)
						a.pass()
					}
				}
				m, s := memory.answers(t), source.answers(t)
				require.NotEmpty(t, m.first)
				require.NotEmpty(t, m.rows)
				if test.rows >= 0 {
					require.Len(t, m.rows, test.rows)
				}
				require.Equal(t, m, s)
				lines := memory.data.Access().Lines()
				require.Equal(t, m.page, lines.Lines)
				require.True(t, lines.Whole)
				if name == "grouped" {
					return // of grouped source rows only visible ones are loaded
				}
				theirs := source.data.Access().Lines()
				require.True(t, theirs.Whole)
				require.Equal(t, lines.Lines, theirs.Lines)
				require.Equal(t, memory.read(lines), source.read(theirs))
			})
		})
	}
}

// Rows of a source refuse operations that need rows which are not loaded, and return less about
// rows that do not show.
func TestWhatASourceAnswersOtherwise(t *testing.T) {
	overMemoryAndSource(t, nothing, func(m, s *accessed) {
		memory, source := m.data.Access(), s.data.Access()
		screen, page := s.onScreen()

		require.NoError(t, memory.EditRefusal())
		require.NoError(t, memory.EditRefusal(page, page))
		require.ErrorIs(t, source.EditRefusal(), dataset.ErrNotASlice, "nobody would apply the edits")
		s.Grid.Editing.Controlled = true
		require.NoError(t, source.EditRefusal())
		require.NoError(t, source.EditRefusal(screen))
		require.ErrorIs(t, source.EditRefusal(ranges.Span{First: 1000, End: 1001}), dataset.ErrNotLoaded)
		require.ErrorIs(t, source.EditRefusal(slices.Repeat([]ranges.Span{screen}, manyPeople/screen.Len())...), dataset.ErrNotLoaded, "too many in one step")

		require.Equal(t, remote.Loaded, memory.State(2000))
		require.Equal(t, remote.Loading, source.State(2000))
		row, err := memory.Record(2000)
		require.NoError(t, err)
		require.Equal(t, "p2000", rowdata.Ptr[person](row).ID)
		_, err = source.Record(2000)
		require.ErrorIs(t, err, dataset.ErrNotLoaded)

		require.ErrorIs(t, memory.Missing("nobody"), dataset.ErrRowGone)
		require.ErrorIs(t, source.Missing("nobody"), dataset.ErrNotLoaded)
		_, err = memory.Unseen("nobody")
		require.ErrorIs(t, err, dataset.ErrRowGone)
		_, err = source.Unseen("nobody")
		require.ErrorIs(t, err, dataset.ErrNotLoaded)
		row, err = memory.Unseen("p2000")
		require.NoError(t, err)
		require.Equal(t, "p2000", rowdata.Ptr[person](row).ID)

		require.Equal(t, coord.Item(3), memory.Anchor(3))
		require.False(t, source.Anchor(3).IsRecord(), "a record of a source is another row after the next sort")

		require.NoError(t, memory.CopyRefusal(page))
		require.NoError(t, source.CopyRefusal(page))

		were, other := memory.Numbered(dataset.Numbered{}), source.Numbered(dataset.Numbered{})
		for _, a := range []*accessed{m, s} {
			a.Grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("0")}}
			a.pass()
			require.Zero(t, a.data.ShownCount())
			require.True(t, a.data.Access().Filtered(), "there may be others")
		}
		require.Equal(t, manyPeople, memory.Numbered(were).Most)
		require.Equal(t, manyPeople, source.Numbered(other).Most, "it does not fall for one source")
		require.Zero(t, source.Numbered(dataset.Numbered{}).Most)
		m.Grid.SetRows(nil)
		m.pass()
		require.False(t, memory.Filtered())
	})
}

// Of grouped rows of a source only visible ones are copied by place.
func TestGroupsOfASourceAreInReachOnTheScreen(t *testing.T) {
	byCity := func(g *gridui.Grid[person]) { g.Grouping.By, g.Expansion.Rows = []string{"city"}, idset.All() }
	overMemoryAndSource(t, byCity, func(m, s *accessed) {
		screen, page := s.onScreen()
		lines := s.data.Access().Lines()
		require.False(t, lines.Whole)
		require.Equal(t, screen, lines.Lines)
		require.Equal(t, screen.Len(), lines.Snapshot().N)
		require.NoError(t, m.data.Access().CopyRefusal(page))
		require.NoError(t, s.data.Access().CopyRefusal(screen))
		require.ErrorIs(t, s.data.Access().CopyRefusal(screen, page), dataset.ErrOffScreen)
		below := ranges.Span{First: screen.End + 1, End: screen.End + 2}
		require.Equal(t, remote.Loaded, s.data.Access().State(s.data.NavRow(coord.Nav(below.First))))
		require.ErrorIs(t, s.data.Access().CopyRefusal(below), dataset.ErrOffScreen, "loaded, but off the screen")
		s.Grid.ScrollToRow(6000, option.AlignStart)
		s.Frame()
		screen, _ = s.onScreen()
		require.ErrorIs(t, s.data.Access().CopyRefusal(screen), dataset.ErrOffScreen, "on the screen, but not loaded")
	})
}

// Operations that a source does not support are denied only for that source.
func TestWhatCanBeDoneWithRows(t *testing.T) {
	overMemoryAndSource(t, nothing, func(m, s *accessed) {
		memory, source := m.data.Access().Can(), s.data.Access().Can()
		require.Equal(t, remote.All, memory)
		require.True(t, source.Groups)
		require.False(t, source.Intervals || source.Orders || source.Shares)
		for _, a := range []*accessed{m, s} {
			require.True(t, a.data.Access().Groupable())
			a.Grid.Tree.Parent = func(person) string { return "" }
			a.pass()
			require.False(t, a.data.Access().Groupable())
		}
	})
}

// heldPeople holds people that a program returns one by one.
type heldPeople []person

func (h heldPeople) Len() int { return len(h) }

func (h heldPeople) At(i int) person { return h[i] }

// Of rows that may not be scanned only visible ones are in reach.
func TestRowsThatMayNotBeScannedAreInReachOnTheScreen(t *testing.T) {
	synctest.Test(t, rowsThatMayNotBeScanned)
}

func rowsThatMayNotBeScanned(t *testing.T) {
	a := inMemory(func(g *gridui.Grid[person]) {
		g.SetSource(heldPeople(gridstage.People(manyPeople)))
		g.Virtual.ScanDisabled = true
	})
	a.Grid.ScrollToRow(100, option.AlignStart)
	a.pass()
	rows, screen := a.data.Access(), ranges.Span{}
	screen, _ = a.onScreen()
	for _, reach := range []dataset.Reach{rows.Rows(), rows.Lines()} {
		require.False(t, reach.Whole)
		require.Equal(t, screen, reach.Lines)
		ids := a.read(reach)
		require.Len(t, ids, screen.Len())
		require.Equal(t, "p100", ids[0])
	}
	require.False(t, rows.Groupable())
	require.ErrorIs(t, rows.Missing("p9000"), dataset.ErrRowHidden)
	require.ErrorIs(t, rows.EditRefusal(), dataset.ErrNotASlice)
	a.Grid.Editing.Controlled = true
	require.NoError(t, rows.EditRefusal())
}
