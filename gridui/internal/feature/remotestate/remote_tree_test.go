// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"errors"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// tree runs a test over a source of 300 people that form a tree.
func tree(t *testing.T, run func(r *remotestage.RemoteStage[gridstage.Person])) {
	t.Helper()
	remotestage.OverRemoteTree(t, 300, func(*gridui.Grid[gridstage.Person]) {}, run)
}

// toggleRow opens or closes a row of a tree by a key.
func toggleRow(s *gridstage.Stage[gridstage.Person], at int) {
	s.Grid.FocusCell(at, "id")
	s.Focus(s.Grid.Tag())
	s.Frame()
	s.Keys("Enter")
}

func shownIDs(g *gridui.Grid[gridstage.Person]) (ids []string) {
	for i := range g.Shown() {
		row, _ := g.RowAt(i)
		ids = append(ids, row.ID)
	}
	return ids
}

// Rows are closed until they are opened; a click on the mark, keys and the program open them. Rows that are read show
// as skeletons.
func TestRemoteTreeOpensAndCloses(t *testing.T) {
	tree(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4", "p5", "p6"}, shownIDs(&r.Grid))
		toggleRow(r.Stage, 1)
		require.Equal(t, []string{"p0", "p1", "", "p2"}, shownIDs(&r.Grid)[:4], "a skeleton, until the rows are there")
		r.Pass()
		require.Equal(t, []string{"p0", "p1", "p12", "p13", "p14", "p15", "p16", "p2"}, shownIDs(&r.Grid)[:8])
		require.Equal(t, []string{"p1"}, slices.Collect(r.Grid.Expansion.Rows.Exceptions()))
		r.Keys("Right", "Right") // to the first child, and open it
		r.Pass()
		require.Equal(t, []string{"p0", "p1", "p12", "p67", "p68"}, shownIDs(&r.Grid)[:5])
		r.Keys("Left", "Left", "Left") // close it, to its parent, close that
		r.Pass()
		require.Equal(t, 7, r.Grid.Shown())
		r.Grid.ExpandTo(1)
		r.Frame()
		r.Pass()
		require.Equal(t, []string{"p0", "p7", "p8", "p9", "p10", "p11", "p1", "p12"}, shownIDs(&r.Grid)[:8])
		r.Grid.ExpandAll()
		r.Frame()
		r.Pass()
		require.Equal(t, []string{"p0", "p7", "p42", "p217", "p218"}, shownIDs(&r.Grid)[:5])
		r.Grid.CollapseAll()
		r.Frame()
		r.Pass()
		require.Equal(t, 7, r.Grid.Shown())
		require.Empty(t, r.Problems())
	})
}

// Assistive technology is told which rows are open, as of a tree in memory.
func TestRemoteTreeTellsWhichRowsAreOpen(t *testing.T) {
	tree(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		toggleRow(r.Stage, 0)
		r.Pass()
		m := gridstage.New(image.Pt(420, 340), func(g *gridui.Grid[gridstage.Person]) {
			remotestage.TreeGrid(g)
			g.RowID = func(p gridstage.Person) string { return p.ID }
			g.Tree = gridui.Tree[gridstage.Person]{Parent: remotestage.Above}
			g.SetRows(gridstage.People(300))
		})
		toggleRow(m, 0)
		m.Settle()
		require.Equal(t, m.Dump(), r.Dump())
	})
}

// Rows that cannot be read show so in place of the rows below, and are read again on request.
func TestRemoteTreeThatCannotBeRead(t *testing.T) {
	tree(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		toggleRow(r.Stage, 1)
		r.Fail(errors.New("server is gone"))
		r.Frame()
		require.ErrorContains(t, r.Remote.Err(), "server is gone")
		require.Equal(t, []string{"p0", "p1", "", "p2"}, shownIDs(&r.Grid)[:4], "the rest stays")
		_, ok := r.Find("server is gone")
		require.True(t, ok)
		r.Remote.Retry()
		r.Frame()
		r.Pass()
		require.NoError(t, r.Remote.Err())
		require.Equal(t, []string{"p0", "p1", "p12"}, shownIDs(&r.Grid)[:3])
	})
}

// A source without a tree cannot show one, and says so.
func TestRemoteTreeOfASourceWithoutOne(t *testing.T) {
	for name, without := range map[string]func(*rowsource.Features){
		"a tree":           func(f *rowsource.Features) { f.Tree = false },
		"reading at index": func(f *rowsource.Features) { f.Index = false },
	} {
		synctest.Test(t, func(t *testing.T) {
			source := remotestage.LimitedSource[gridstage.Person]{Source: remotestage.TreeSource(t, gridstage.People(30)), Without: without}
			r := remotestage.NewRemoteStageOf(t, rowsource.Source[gridstage.Person](source), gridui.RemoteOptions[gridstage.Person]{Tree: true}, remotestage.TreeGrid)
			defer r.Close()
			r.Pass()
			require.ErrorIs(t, r.Remote.Err(), rowsource.ErrUnsupported, name)
			require.Zero(t, r.Grid.Shown())
		})
	}
}

// The search finds rows below closed rows, and opens these.
func TestRemoteTreeFindsClosedRows(t *testing.T) {
	tree(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.Find = option.Find{Enabled: true, Open: true}
		r.Size = image.Pt(900, 400)
		r.Frame()
		r.Grid.Find.Query.Text = "p248"
		r.Frame()
		r.Pass()
		require.Equal(t, option.FindResult{RowID: "p248", ColumnID: "id", Rows: 1}, r.Grid.Find.Result)
		require.Contains(t, shownIDs(&r.Grid), "p248")
		require.True(t, r.Grid.Expansion.Rows.Has("p8"))
		require.Empty(t, r.Problems())
	})
}

// treePair is a grid over a source of a tree and one over the same rows in memory.
type treePair struct {
	t      *testing.T
	rng    *rand.Rand
	memory *gridstage.Stage[gridstage.Person]
	remote *remotestage.RemoteStage[gridstage.Person]
	source *rowsource.Slice[gridstage.Person]
	people []gridstage.Person
}

// TestRemoteTreeAndTreeInMemoryAgree opens, closes, sorts, filters, selects, changes and fails to read rows: a grid over
// a source shows the rows and the selection that one in memory shows.
func TestRemoteTreeAndTreeInMemoryAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 4))
	synctest.Test(t, func(t *testing.T) {
		p := newTreePair(t, rng)
		defer p.remote.Close()
		times, lines := rounds.Of(200), 0
		for range times {
			p.step()
			p.compare()
			lines += p.memory.Grid.Shown()
		}
		require.Greater(t, lines, 5*times)
	})
}

func newTreePair(t *testing.T, rng *rand.Rand) *treePair {
	p := &treePair{t: t, rng: rng, people: gridstage.People(150)}
	size := image.Pt(420, 6000)
	p.memory = gridstage.New(size, func(g *gridui.Grid[gridstage.Person]) {
		remotestage.TreeGrid(g)
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Tree = gridui.Tree[gridstage.Person]{Parent: remotestage.Above}
		g.SetRows(p.people)
	})
	p.source = remotestage.TreeSource(t, p.people)
	p.remote = remotestage.NewRemoteStageOf(t, rowsource.Source[gridstage.Person](p.source), gridui.RemoteOptions[gridstage.Person]{Tree: true}, remotestage.TreeGrid)
	p.remote.Harness = gridtest.New(size, p.remote.Layout)
	p.remote.Pass()
	return p
}

// both changes both grids.
func (p *treePair) both(change func(g *gridui.Grid[gridstage.Person])) {
	change(&p.memory.Grid)
	change(&p.remote.Grid)
}

func (p *treePair) step() {
	n := p.memory.Grid.Shown()
	switch p.rng.IntN(9) {
	case 0, 1, 2:
		if n > 0 {
			at := p.rng.IntN(n)
			toggleRow(p.memory, at)
			toggleRow(p.remote.Stage, at)
		}
	case 3:
		keys := []option.SortKey{{ColumnID: []string{"name", "age"}[p.rng.IntN(2)], Desc: p.rng.IntN(2) == 0}, {ColumnID: "id"}}
		p.both(func(g *gridui.Grid[gridstage.Person]) { g.Sorting.Keys = slices.Clone(keys) })
	case 4:
		least := p.rng.IntN(60)
		p.both(func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Columns = nil
			if least > 20 {
				g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Filter{First: filter.Condition{Op: filter.Greater, A: strconv.Itoa(least)}}}}
			}
		})
	case 5:
		depth := p.rng.IntN(3)
		p.both(func(g *gridui.Grid[gridstage.Person]) { g.ExpandTo(depth) })
	case 6:
		p.change()
	case 7:
		if n > 0 {
			row, _ := p.memory.Grid.RowAt(p.rng.IntN(n))
			p.both(func(g *gridui.Grid[gridstage.Person]) { g.Selection.Rows.Set(row.ID, !g.Selection.Rows.Has(row.ID)) })
		}
	default:
		if n > 0 {
			at := p.rng.IntN(n)
			toggleRow(p.memory, at)
			toggleRow(p.remote.Stage, at)
			p.remote.Fail(errors.New("lost"))
			p.remote.Remote.Retry()
		}
	}
}

// change replaces the rows by others, some of which are gone.
func (p *treePair) change() {
	from := remotestage.TreeTops + p.rng.IntN(100)
	rows := slices.Concat(p.people[:from], p.people[from+p.rng.IntN(10):])
	p.memory.Grid.SetRows(rows)
	require.NoError(p.t, p.source.SetRows(rows))
	p.remote.Remote.Reload()
}

func (p *treePair) compare() {
	p.t.Helper()
	p.memory.Settle()
	p.remote.Frame()
	p.remote.Pass()
	require.NoError(p.t, p.remote.Remote.Err())
	require.Equal(p.t, shownIDs(&p.memory.Grid), shownIDs(&p.remote.Grid))
	require.Equal(p.t, gridstage.RowCells(p.memory), gridstage.RowCells(p.remote.Stage))
	require.True(p.t, p.memory.Grid.Selection.Rows.Equal(p.remote.Grid.Selection.Rows))
}

// Open rows are kept by their ids, whether they are loaded or not.
func TestRemoteTreeKeepsOpenRows(t *testing.T) {
	open := func(g *gridui.Grid[gridstage.Person]) { g.Expansion.Rows = idset.Of("p1", "p13") }
	remotestage.OverRemoteTree(t, 300, open, func(r *remotestage.RemoteStage[gridstage.Person]) {
		require.Equal(t, []string{"p0", "p1", "p12", "p13", "p72"}, shownIDs(&r.Grid)[:5])
	})
}

// A settled frame over a tree of a source allocates nothing.
func TestRemoteTreeAllocatesNothing(t *testing.T) {
	tree(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		toggleRow(r.Stage, 1)
		toggleRow(r.Stage, 0)
		r.Pass()
		require.Zero(t, r.Allocs(20, nil))
	})
}
