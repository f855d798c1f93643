// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"context"
	"errors"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// boxAt returns the check box on a line of the screen.
func boxAt[T any](s *gridstage.Stage[T], line int) (box gridtest.Node, ok bool) {
	rows := s.FindAll("row ")
	if line >= len(rows) {
		return box, false
	}
	at := slices.IndexFunc(rows[line].Children, func(n gridtest.Node) bool { return n.Class == semantic.CheckBox })
	if at < 0 {
		return box, false
	}
	return rows[line].Children[at], true
}

// boxes returns what the check boxes of the lines on the screen tell.
func boxes[T any](s *gridstage.Stage[T]) (out []string) {
	for i := range s.FindAll("row ") {
		box, ok := boxAt(s, i)
		switch {
		case !ok:
			out = append(out, "no box")
		case box.Disabled:
			out = append(out, "disabled")
		case box.Selected:
			out = append(out, "every")
		case strings.Contains(box.Description, "mixed"):
			out = append(out, "some")
		default:
			out = append(out, "none")
		}
	}
	return out
}

// clickBox clicks the check box on a line of the screen.
func clickBox[T any](t *testing.T, s *gridstage.Stage[T], line int) {
	t.Helper()
	box, ok := boxAt(s, line)
	require.True(t, ok, "line %d of %d, %d rows", line, s.Grid.Shown(), len(s.FindAll("row ")))
	s.Click(box.Center())
}

// boxPair is a grid over a source, in groups or as a tree, and one over the same rows in memory.
type boxPair struct {
	t      *testing.T
	rng    *rand.Rand
	tree   bool
	memory *gridstage.Stage[gridstage.Person]
	remote *remotestage.RemoteStage[gridstage.Person]
	source *rowsource.Slice[gridstage.Person]
	people []gridstage.Person
}

func newBoxPair(t *testing.T, rng *rand.Rand, tree bool) *boxPair {
	p := &boxPair{t: t, rng: rng, tree: tree, people: gridstage.People(120)}
	size := image.Pt(700, 9000)
	set := func(g *gridui.Grid[gridstage.Person]) {
		remotestage.TreeGrid(g)
		if !tree {
			g.Grouping.By = []string{"city"}
			g.Sorting.Keys = []option.SortKey{{ColumnID: "city"}, {ColumnID: "id"}}
		}
	}
	p.memory = gridstage.New(size, func(g *gridui.Grid[gridstage.Person]) {
		set(g)
		g.RowID = func(p gridstage.Person) string { return p.ID }
		if tree {
			g.Tree = gridui.Tree[gridstage.Person]{Parent: remotestage.Above}
		}
		g.SetRows(p.people)
	})
	p.source = remotestage.TreeSource(t, p.people)
	p.remote = remotestage.NewRemoteStageOf(t, rowsource.Source[gridstage.Person](p.source), gridui.RemoteOptions[gridstage.Person]{Tree: tree}, set)
	p.remote.Harness = gridtest.New(size, p.remote.Layout)
	p.remote.Pass()
	return p
}

// both changes both grids.
func (p *boxPair) both(change func(g *gridui.Grid[gridstage.Person])) {
	change(&p.memory.Grid)
	change(&p.remote.Grid)
}

// sort sorts both grids, grouped rows by their groups first.
func (p *boxPair) sort(keys []option.SortKey) {
	p.both(func(g *gridui.Grid[gridstage.Person]) {
		g.Sorting.Keys = nil
		for _, column := range g.Grouping.By {
			g.Sorting.Keys = append(g.Sorting.Keys, option.SortKey{ColumnID: column})
		}
		for _, key := range keys {
			if !slices.Contains(g.Grouping.By, key.ColumnID) {
				g.Sorting.Keys = append(g.Sorting.Keys, key)
			}
		}
	})
}

// toggle opens or closes a line.
func (p *boxPair) toggle(at int) {
	if p.tree {
		toggleRow(p.memory, at)
		toggleRow(p.remote.Stage, at)
		return
	}
	p.memory.ToggleLine(at)
	p.remote.ToggleLine(at)
}

func (p *boxPair) step() (what string) {
	n, at := p.memory.Grid.Shown(), 0
	if n == 0 {
		p.both(func(g *gridui.Grid[gridstage.Person]) { g.Filtering.Columns = nil })
		return "unfilter"
	}
	at = p.rng.IntN(n)
	_, has := boxAt(p.memory, at)
	switch kind := p.rng.IntN(14); {
	case !has && (kind < 5 || kind == 12):
		return "no box"
	case kind < 5:
		clickBox(p.t, p.memory, at)
		clickBox(p.t, p.remote.Stage, at)
		return "click " + strconv.Itoa(at)
	case kind < 7:
		p.toggle(at)
		return "toggle " + strconv.Itoa(at)
	case kind == 7:
		keys := []option.SortKey{{ColumnID: []string{"name", "age"}[p.rng.IntN(2)], Desc: p.rng.IntN(2) == 0}, {ColumnID: "id"}}
		p.sort(keys)
		return "sort"
	case kind == 8:
		least := p.rng.IntN(60)
		p.both(func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Columns = nil
			if least > 20 {
				g.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Filter{First: filter.Condition{Op: filter.Greater, A: strconv.Itoa(least)}}}}
			}
		})
		return "filter " + strconv.Itoa(least)
	case kind == 9:
		from := remotestage.TreeTops + p.rng.IntN(100)
		rows := slices.Concat(p.people[:from], p.people[from+p.rng.IntN(10):])
		p.memory.Grid.SetRows(rows)
		require.NoError(p.t, p.source.SetRows(rows))
		p.remote.Remote.Reload()
		return "reload"
	case kind == 10:
		row := p.people[p.rng.IntN(len(p.people))].ID
		p.both(func(g *gridui.Grid[gridstage.Person]) { g.Selection.Rows.Set(row, !g.Selection.Rows.Has(row)) })
		return "set " + row
	case kind == 11:
		by := [][]string{{"city"}, {"city", "name"}, {"name"}, {"name", "city"}}[p.rng.IntN(4)]
		depth := p.rng.IntN(3)
		p.both(func(g *gridui.Grid[gridstage.Person]) {
			if g.ExpandTo(depth); !p.tree {
				g.Grouping.By = slices.Clone(by)
			}
		})
		p.sort([]option.SortKey{{ColumnID: "id"}})
		return "group"
	case kind == 12:
		p.failedClick(at)
		return "fail " + strconv.Itoa(at)
	default:
		all, spread := p.rng.IntN(8), option.Propagate(p.rng.IntN(3))
		p.both(func(g *gridui.Grid[gridstage.Person]) {
			g.Selection.Propagate = spread
			if all < 2 {
				g.Selection.Rows.SetAll(all == 0)
			}
		})
		return "propagate " + strconv.Itoa(int(spread)) + " " + strconv.Itoa(all)
	}
}

// failedClick clicks a box whose rows cannot be read: it changes nothing.
func (p *boxPair) failedClick(at int) {
	was := p.remote.Grid.Selection.Rows.Clone()
	clickBox(p.t, p.remote.Stage, at)
	p.remote.Fail(errors.New("lost"))
	p.remote.Remote.Retry()
	if !was.Equal(p.remote.Grid.Selection.Rows) { // nothing was read
		clickBox(p.t, p.memory, at)
	}
}

func (p *boxPair) compare(what string) {
	p.t.Helper()
	p.memory.Settle()
	p.remote.Frame()
	p.remote.Pass()
	require.NoError(p.t, p.remote.Remote.Err())
	require.Equal(p.t, shownIDs(&p.memory.Grid), shownIDs(&p.remote.Grid), what)
	require.True(p.t, p.memory.Grid.Selection.Rows.Equal(p.remote.Grid.Selection.Rows), "%s: %s %s", what, text(p.memory.Grid.Selection.Rows), text(p.remote.Grid.Selection.Rows))
	require.Equal(p.t, boxes(p.memory), boxes(p.remote.Stage), "%s: %+v", what, p.remote.Grid.Selection)
	for i := range p.people {
		require.Equal(p.t, p.memory.Grid.Row(p.people[i].ID).IsSelected(), p.remote.Grid.Row(p.people[i].ID).IsSelected())
	}
}

func text(s idset.Set) string {
	b, _ := s.MarshalJSON()
	return string(b)
}

// agree makes random steps in both grids.
func agree(t *testing.T, seed uint64, tree bool, steps int) {
	synctest.Test(t, func(t *testing.T) {
		p := newBoxPair(t, rand.New(rand.NewPCG(seed, 7)), tree)
		defer p.remote.Close()
		marks := map[string]int{}
		for range steps {
			p.compare(p.step())
			for _, mark := range boxes(p.remote.Stage) {
				marks[mark]++
			}
		}
		if steps > 30 {
			require.NotZero(t, marks["some"])
			require.NotZero(t, marks["every"])
			require.NotZero(t, marks["none"])
		}
	})
}

// Clicks on the boxes of groups select what they do in memory, and the boxes show the same marks, also while rows are
// sorted, filtered, grouped otherwise, replaced, selected by the program and cannot be read.
func TestRemoteBoxesOfGroupsAndBoxesInMemoryAgree(t *testing.T) {
	for seed := range rounds.Seeds(4) {
		agree(t, seed, false, rounds.Of(160))
	}
}

// TestRemoteBoxesOfATreeAndBoxesInMemoryAgree does the same for the rows of a tree.
func TestRemoteBoxesOfATreeAndBoxesInMemoryAgree(t *testing.T) {
	for seed := range rounds.Seeds(4) {
		agree(t, seed, true, rounds.Of(160))
	}
}

// grouped runs a test over 3,000 people in groups by city, with boxes.
func grouped(t *testing.T, run func(r *remotestage.RemoteStage[gridstage.Person])) {
	t.Helper()
	remotestage.OverRemotePeople(t, func(g *gridui.Grid[gridstage.Person]) {
		remotestage.GroupedByCity(g)
		g.Selection.Mode = option.SelectMulti
	}, run)
}

// A click reads the rows of a closed group and selects them by one event; another click deselects them. What knows
// selected rows by their ids knows these.
func TestRemoteGroupIsSelectedByItsBox(t *testing.T) {
	grouped(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		clickBox(t, r.Stage, 1)
		require.Equal(t, 0, r.Grid.Selection.Rows.ExceptionCount())
		box, _ := boxAt(r.Stage, 1)
		require.Contains(t, box.Description, "읽는 중")
		r.Pass()
		require.Equal(t, 429, r.Grid.Selection.Rows.ExceptionCount())
		require.True(t, r.Grid.Row("1").IsSelected())
		require.False(t, r.Grid.Row("0").IsSelected())
		require.Equal(t, 429, r.Grid.SelectedCount())
		changes := gridstage.EventsOf[events.SelectionChanged](r.Events)
		require.Len(t, changes, 1)
		require.True(t, changes[0].Selected)
		require.Len(t, changes[0].RowIDs, 429)
		require.Equal(t, []string{"none", "every", "none"}, boxes(r.Stage)[:3])
		r.Grid.Selection.Rows.Set("1", false)
		r.Frame()
		r.Pass()
		require.Equal(t, []string{"none", "some", "none"}, boxes(r.Stage)[:3])
		clickBox(t, r.Stage, 1)
		r.Pass()
		require.Equal(t, []string{"none", "every", "none"}, boxes(r.Stage)[:3])
		clickBox(t, r.Stage, 1)
		r.Pass()
		require.True(t, r.Grid.Selection.Rows.IsEmpty())
		require.Empty(t, r.Problems())
	})
}

// The Space key acts as a click. All rows but those of a group are selected if the group is deselected in all rows.
func TestRemoteGroupIsDeselectedFromAll(t *testing.T) {
	grouped(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.Selection.Rows = idset.All()
		r.Frame()
		require.Equal(t, []string{"every", "every"}, boxes(r.Stage)[:2])
		r.Grid.FocusCell(1, gridui.GroupColumn)
		r.Focus(r.Grid.Tag())
		r.Frame()
		r.Keys("Space")
		r.Pass()
		require.True(t, r.Grid.Selection.Rows.IsAll())
		require.Equal(t, 429, r.Grid.Selection.Rows.ExceptionCount())
		require.Equal(t, []string{"every", "none"}, boxes(r.Stage)[:2])
	})
}

// Another click cancels the reading, and so does a new query, Reload and Close.
func TestRemoteBoxesAreCanceled(t *testing.T) {
	for name, cancel := range map[string]func(r *remotestage.RemoteStage[gridstage.Person]){
		"click":  func(r *remotestage.RemoteStage[gridstage.Person]) { clickBox(t, r.Stage, 1) },
		"reload": func(r *remotestage.RemoteStage[gridstage.Person]) { r.Remote.Reload() },
		"filter": func(r *remotestage.RemoteStage[gridstage.Person]) {
			r.Grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("40")}}
		},
		"groups": func(r *remotestage.RemoteStage[gridstage.Person]) { r.Grid.Grouping.By = []string{"name"} },
		"close":  func(r *remotestage.RemoteStage[gridstage.Person]) { r.Remote.Close() },
	} {
		grouped(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
			clickBox(t, r.Stage, 1)
			cancel(r)
			r.Frame()
			r.Pass()
			require.True(t, r.Grid.Selection.Rows.IsEmpty(), name)
			require.Empty(t, r.Problems(), name)
			require.Empty(t, gridstage.EventsOf[events.SelectionChanged](r.Events), name)
		})
	}
}

// A read that fails selects nothing and is reported; the next click reads again.
func TestRemoteBoxesThatCannotBeRead(t *testing.T) {
	grouped(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		for range 2 {
			clickBox(t, r.Stage, 1)
			r.Fail(errors.New("server is gone"))
			r.Frame()
		}
		require.Len(t, r.Problems(), 2)
		require.Contains(t, r.Problems()[0], "server is gone")
		require.True(t, r.Grid.Selection.Rows.IsEmpty())
		clickBox(t, r.Stage, 1)
		r.Pass()
		require.Equal(t, 429, r.Grid.Selection.Rows.ExceptionCount())
	})
}

// A controlled selection is proposed by the event, and changes if the program applies it.
func TestRemoteBoxesPropose(t *testing.T) {
	grouped(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.Selection.Controlled = true
		clickBox(t, r.Stage, 1)
		r.Pass()
		require.True(t, r.Grid.Selection.Rows.IsEmpty())
		changes := gridstage.EventsOf[events.SelectionChanged](r.Events)
		require.Len(t, changes, 1)
		changes[0].Apply(&r.Grid.Options)
		r.Frame()
		require.Equal(t, 429, r.Grid.Selection.Rows.ExceptionCount())
		require.Equal(t, []string{"none", "every"}, boxes(r.Stage)[:2])
	})
}

// Rows that cannot be selected are left out, and a group without others has no box once that is known.
func TestRemoteBoxesAskSelectable(t *testing.T) {
	grouped(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.Selectable = func(p gridstage.Person) bool { return p.City != "City 0" && p.Age > 30 }
		r.Frame()
		clickBox(t, r.Stage, 1)
		clickBox(t, r.Stage, 0)
		r.Pass()
		n := r.Grid.Selection.Rows.ExceptionCount()
		require.Greater(t, n, 100)
		require.Less(t, n, 429)
		require.Equal(t, []string{"no box", "every", "none"}, boxes(r.Stage)[:3])
	})
}

// Without propagation groups have no boxes, and a row of a tree is selected alone.
func TestRemoteBoxesWithoutPropagation(t *testing.T) {
	grouped(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.Selection.Propagate = option.PropagateNone
		r.Frame()
		require.Equal(t, []string{"no box", "no box"}, boxes(r.Stage)[:2])
	})
	tree(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.Selection.Propagate = option.PropagateNone
		r.Frame()
		clickBox(t, r.Stage, 1)
		r.Pass()
		require.Equal(t, `{"p1":true}`, text(r.Grid.Selection.Rows))
	})
}

// A group of more than a million rows has a disabled box, which says why.
func TestRemoteBoxOfAGroupThatIsTooLarge(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		source := bigGroups{sourcetest.Computed[int64]{N: 8 * bigGroup, Row: func(i int64) int64 { return i }, Index: func(row int64) int64 { return row }}}
		r := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[int64]) {
			g.Columns = []gridui.Column[int64]{gridui.Field("part", "Part", func(i int64) int64 { return i / bigGroup })}
			g.Grouping.By = []string{"part"}
			g.Selection.Mode = option.SelectMulti
		})
		defer r.Close()
		r.Pass()
		require.Equal(t, "disabled", boxes(r.Stage)[0])
		box, _ := boxAt(r.Stage, 0)
		require.Contains(t, box.Description, "함께 선택할 수 없습니다")
		r.Click(box.Center())
		r.Pass()
		require.True(t, r.Grid.Selection.Rows.IsEmpty())
	})
}

// endlessTree is a source in which every row has children.
type endlessTree struct{ rowsource.Source[item] }

func (endlessTree) Features() rowsource.Features {
	return rowsource.Features{Key: []string{"id"}, Tree: true, Index: true}
}

func (e endlessTree) Open(context.Context, rowsource.Query) (rowsource.Result[item], error) {
	return endlessLevel{}, nil
}

type endlessLevel struct{ endlessView }

func (endlessLevel) Count(context.Context) (rowsource.Count, error) {
	return rowsource.Count{N: 5, Exact: true}, nil
}

func (endlessLevel) Close() error { return nil }

// A tree that turns out to be too large selects nothing.
func TestRemoteBoxOfATreeThatIsTooLarge(t *testing.T) {
	if testing.Short() {
		t.Skip("reads a million rows")
	}
	synctest.Test(t, func(t *testing.T) {
		source := endlessTree{sliceOf(t, items(0, 1))}
		r := remotestage.NewRemoteStageOf[item](t, source, gridui.RemoteOptions[item]{Tree: true}, func(g *gridui.Grid[item]) {
			g.Columns = itemColumns()
			g.Selection.Mode = option.SelectMulti
		})
		defer r.Close()
		r.Pass()
		r.Fake.Before = nil
		clickBox(t, r.Stage, 1)
		r.Pass()
		require.True(t, r.Grid.Selection.Rows.IsEmpty())
		require.Contains(t, strings.Join(r.Problems(), "\n"), "more than 1000000 rows")
	})
}

// A settled frame over groups of a source with boxes allocates nothing, also if rows cannot all be selected.
func TestSettledRemoteBoxesAllocateNothing(t *testing.T) {
	grouped(t, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.ToggleLine(0)
		clickBox(t, r.Stage, 0)
		r.Pass()
		clickBox(t, r.Stage, 1)
		r.Pass()
		require.Contains(t, boxes(r.Stage), "some")
		require.Zero(t, r.Allocs(50, nil))
		r.Grid.Selectable = func(p gridstage.Person) bool { return p.Age > 30 }
		r.Frame()
		r.Pass()
		require.Zero(t, r.Allocs(50, nil))
	})
}
