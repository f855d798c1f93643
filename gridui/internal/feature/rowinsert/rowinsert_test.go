// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowinsert_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

type stage = gridstage.Stage[taskstage.Task]

// newStage returns a stage of n tasks to insert rows into. New rows are called n0, n1 …, copies by the row and "c".
func newStage(n int, set func(g *gridui.Grid[taskstage.Task])) *stage {
	s := taskstage.NewTasks(n)
	made := 0
	g := &s.Grid
	g.NewRow = func(*taskstage.Task) taskstage.Task {
		made++
		return taskstage.Task{ID: "n" + strconv.Itoa(made-1)}
	}
	g.CopyRow = func(t taskstage.Task) taskstage.Task {
		t.ID += "c"
		return t
	}
	g.Editing.RemoveRows, g.Sorting.Mode = true, option.SortMulti
	if set != nil {
		set(g)
	}
	s.Settle()
	return s
}

// shown returns the ids of the rows that show.
func shown(s *stage) string {
	s.Settle()
	var ids []string
	for i := range s.Grid.Shown() {
		if row, ok := s.Grid.RowAt(i); ok {
			ids = append(ids, row.ID)
		}
	}
	return strings.Join(ids, " ")
}

func TestRowsAreInsertedAndDeletedByKeys(t *testing.T) {
	ranges := func(g *gridui.Grid[taskstage.Task]) {
		g.CellRanges.Enabled = true
	}
	for _, c := range []struct {
		name, keys, want string
		set              func(g *gridui.Grid[taskstage.Task])
		first            string
	}{
		{"below", "Shortcut+I", "t0 t1 n0 t2 t3", nil, ""},
		{"above", "Shortcut+Shift+I", "t0 n0 t1 t2 t3", nil, ""},
		{"a copy", "Shortcut+Shift+D", "t0 t1 t1c t2 t3", nil, ""},
		{"deleted", "Shortcut+-", "t0 t2 t3", nil, ""},
		{"below two", "Shortcut+I", "t0 t1 t2 n0 n1 t3", ranges, "Shift+Down"},
		{"above two", "Shortcut+Shift+I", "t0 n0 n1 t1 t2 t3", ranges, "Shift+Down"},
		{"copies of two", "Shortcut+Shift+D", "t0 t1 t2 t1c t2c t3", ranges, "Shift+Down"},
		{"two deleted", "Shortcut+-", "t0 t3", ranges, "Shift+Down"},
		{"below selected", "Shortcut+I", "t0 t1 t2 t3 n0 n1", func(g *gridui.Grid[taskstage.Task]) {
			g.Selection.Mode = option.SelectMulti
			g.Select("t0", "t3")
		}, ""},
		{"above selected", "Shortcut+Shift+I", "n0 n1 t0 t1 t2 t3", func(g *gridui.Grid[taskstage.Task]) {
			g.Selection.Mode = option.SelectMulti
			g.Select("t0", "t3")
		}, ""},
		{"copies of selected", "Shortcut+Shift+D", "t0 t1 t0c t1c t2 t3 t3c", func(g *gridui.Grid[taskstage.Task]) {
			g.Selection.Mode = option.SelectMulti
			g.Select("t3", "t0", "t1")
		}, ""},
		{"nothing without NewRow", "Shortcut+I", "t0 t1 t2 t3", func(g *gridui.Grid[taskstage.Task]) { g.NewRow = nil }, ""},
		{"no copy without CopyRow", "Shortcut+Shift+D", "t0 t1 t2 t3", func(g *gridui.Grid[taskstage.Task]) { g.CopyRow = nil }, ""},
		{"none deleted without RemoveRows", "Shortcut+-", "t0 t1 t2 t3", func(g *gridui.Grid[taskstage.Task]) { g.Editing.RemoveRows = false }, ""},
		{"nothing without Editing", "Shortcut+I", "t0 t1 t2 t3", func(g *gridui.Grid[taskstage.Task]) { g.Editing.Enabled = false }, ""},
	} {
		for _, named := range []bool{true, false} {
			t.Run(fmt.Sprint(c.name, named), func(t *testing.T) {
				s := newStage(4, c.set)
				if !named {
					s.Grid.RowID = nil
					if rows := s.Grid.Selection.Rows; !rows.IsEmpty() {
						var bare []string
						for id := range rows.Exceptions() {
							bare = append(bare, id[1:])
						}
						s.Grid.Selection.Rows = idset.Of(bare...)
					}
				}
				taskstage.FocusTask(s, 1, "title")
				if c.first != "" {
					s.Keys(c.first)
				}
				s.Keys(c.keys)
				require.Equal(t, c.want, shown(s))
				if c.want == "t0 t1 t2 t3" {
					require.False(t, s.Grid.History().CanUndo())
					return
				}
				for range 2 {
					require.True(t, s.Grid.History().Undo())
					require.Equal(t, "t0 t1 t2 t3", shown(s))
					require.False(t, s.Grid.History().CanUndo(), "it is one step")
					require.True(t, s.Grid.History().Redo())
					require.Equal(t, c.want, shown(s))
				}
			})
		}
	}
}

func TestTheFirstInsertedRowGetsTheFocus(t *testing.T) {
	s := newStage(4, nil)
	taskstage.FocusTask(s, 1, "hours")
	s.Keys("Shortcut+I")
	require.Equal(t, "n0 hours", gridstage.FocusedCell(s))
	s.Type("7")
	s.Keys("Enter")
	row, _ := s.Grid.RowByID("n0")
	require.Equal(t, 7.0, row.Hours)
	s.Keys("Up", "Shortcut+-")
	require.Equal(t, "t2 hours", gridstage.FocusedCell(s), "the row below the deleted one")
}

func TestRowsAreInsertedIntoAnEmptyGrid(t *testing.T) {
	s := newStage(0, nil)
	require.NoError(t, s.Grid.InsertRows("", option.RowEnd, taskstage.ATask(5), taskstage.ATask(6)))
	require.Equal(t, "t5 t6", shown(s))
	require.Equal(t, 2, s.Grid.DeleteRows("t5", "t6", "none"))
	require.Empty(t, shown(s))
}

// Inserted rows stay beside their row while rows are sorted and filtered, whatever their own values are.
func TestInsertedRowsStayBesideTheirRow(t *testing.T) {
	for _, desc := range []bool{false, true} {
		s := newStage(6, func(g *gridui.Grid[taskstage.Task]) {
			g.Filtering.Enabled = true
			g.Filtering.Columns = []filter.Column{{ColumnID: "hours", Filter: filter.Filter{First: filter.Condition{Op: filter.GreaterOrEqual, A: "2"}}}}
			g.Sorting.Keys = []option.SortKey{{ColumnID: "state", Desc: desc}, {ColumnID: "hours", Desc: desc}}
		})
		want := func(ids ...string) string {
			if desc {
				slices.Reverse(ids)
			}
			return strings.Join(ids, " ")
		}
		require.Equal(t, want("t2", "t3", "t4", "t5"), shown(s))
		require.NoError(t, s.Grid.InsertRows("t3", option.RowAfter, taskstage.Task{ID: "a"}, taskstage.Task{ID: "b"}))
		require.NoError(t, s.Grid.InsertRows("t3", option.RowBefore, taskstage.Task{ID: "z"}))
		require.NoError(t, s.Grid.InsertRows("a", option.RowAfter, taskstage.Task{ID: "m"}))
		if desc {
			require.Equal(t, "t5 t4 z t3 a m b t2", shown(s))
		} else {
			require.Equal(t, "t2 z t3 a m b t4 t5", shown(s))
		}
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "a", ColumnID: "hours", New: 99.0}))
		require.Contains(t, shown(s), "z t3 a m b", "an edit does not move them")
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "t3", ColumnID: "hours", New: 99.0}))
		if desc {
			require.Equal(t, "z t3 a m b t5 t4 t2", shown(s), "they move with their row")
		} else {
			require.Equal(t, "t2 t4 t5 z t3 a m b", shown(s), "they move with their row")
		}
		s.Grid.Filtering.Columns = nil
		require.Equal(t, 10, len(strings.Fields(shown(s))))
		require.NotContains(t, shown(s), "z t3 a m b", "they are sorted by their own values now")
	}
}

// Rows that are inserted, deleted, edited, applied and undone in a random order show as a plain list does.
func TestInsertedRowsAreLikeAPlainList(t *testing.T) {
	for seed := range uint64(60) {
		random := rand.New(rand.NewPCG(seed, 7))
		s := newStage(5, nil)
		if seed%3 == 0 {
			s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "hours"}}
		}
		list := strings.Fields(shown(s))
		var past [][]string
		for step := range 40 {
			at := func() int { return random.IntN(len(list)) }
			next, n := slices.Clone(list), random.IntN(5)
			switch {
			case n == 0 && len(past) > 0:
				require.True(t, s.Grid.History().Undo())
				list, past = past[len(past)-1], past[:len(past)-1]
			case n == 1 && len(list) > 2:
				i := at()
				require.Equal(t, 1, s.Grid.DeleteRows(list[i]))
				past, list = append(past, list), slices.Delete(next, i, i+1)
			case n == 2:
				i := at()
				if strings.Count(list[i], "c") > 0 || slices.Contains(list, list[i]+"c") {
					continue
				}
				require.NoError(t, s.Grid.DuplicateRows(list[i]))
				past, list = append(past, list), slices.Insert(next, i+1, list[i]+"c")
			default:
				i, id := at(), fmt.Sprint("x", step)
				where, to := option.RowAfter, i+1
				if random.IntN(2) == 0 {
					where, to = option.RowBefore, i
				}
				require.NoError(t, s.Grid.InsertRows(list[i], where, taskstage.Task{ID: id}))
				past, list = append(past, list), slices.Insert(next, to, id)
			}
			if seed%2 == 0 {
				require.Equal(t, strings.Join(list, " "), shown(s), "seed %d, step %d", seed, step)
			}
		}
		require.Equal(t, strings.Join(list, " "), shown(s), "seed %d", seed)
	}
}

func TestInsertedRowsGetTheValuesOfTheirGroups(t *testing.T) {
	s := newStage(4, func(g *gridui.Grid[taskstage.Task]) {
		g.Grouping.By = []string{"state"}
		g.Expansion.Rows = idset.All()
	})
	require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "t1", ColumnID: "state", New: "closed"}, events.CellEdit{RowID: "t3", ColumnID: "state", New: "closed"}))
	require.Equal(t, "t0 t2 t1 t3", shown(s))
	taskstage.FocusTask(s, 4, "title")
	s.Keys("Shortcut+I")
	require.Equal(t, "t0 t2 t1 n0 t3", shown(s))
	row, _ := s.Grid.RowByID("n0")
	require.Equal(t, "closed", row.State)
	s.Grid.History().Undo()
	require.Equal(t, "t0 t2 t1 t3", shown(s))
}

func TestIDsOfInsertedRowsMustBeNew(t *testing.T) {
	s := newStage(3, nil)
	require.ErrorIs(t, s.Grid.InsertRows("t1", option.RowAfter, taskstage.ATask(2)), edit.ErrKeyTaken)
	require.ErrorIs(t, s.Grid.InsertRows("t1", option.RowAfter, taskstage.Task{ID: "a"}, taskstage.Task{ID: "a"}), edit.ErrKeyTaken)
	require.ErrorIs(t, s.Grid.InsertRows("t1", option.RowAfter, taskstage.Task{}), edit.ErrKeyTaken)
	require.Error(t, s.Grid.InsertRows("t9", option.RowAfter, taskstage.Task{ID: "a"}))
	require.Equal(t, "t0 t1 t2", shown(s))
	s.Grid.CopyRow = func(t taskstage.Task) taskstage.Task { return t }
	taskstage.FocusTask(s, 1, "title")
	s.Events = nil
	s.Keys("Shortcut+Shift+D")
	refused := gridstage.EventsOf[events.EditRefused](s.Events)
	require.Len(t, refused, 1)
	require.ErrorIs(t, refused[0].Err, edit.ErrKeyTaken)
	require.Equal(t, "t0 t1 t2", shown(s))
}

func TestRowsAreProposedWhereTheProgramControlsThem(t *testing.T) {
	s := newStage(3, func(g *gridui.Grid[taskstage.Task]) { g.Editing.Controlled = true })
	taskstage.FocusTask(s, 1, "title")
	s.Events = nil
	s.Keys("Shortcut+I")
	require.Equal(t, "t0 t1 t2", shown(s))
	asked := gridstage.EventsOf[gridui.RowsInserted[taskstage.Task]](s.Events)
	require.Len(t, asked, 1)
	require.Equal(t, []string{"n0"}, asked[0].RowIDs)
	require.Equal(t, []string{"t1"}, asked[0].BesideRowIDs)
	require.Equal(t, option.RowAfter, asked[0].Where)
	require.NoError(t, asked[0].Apply())
	require.Equal(t, "t0 t1 n0 t2", shown(s))
	require.Error(t, asked[0].Apply(), "the id is taken")
	s.Grid.DeleteRows("t0")
	require.Equal(t, "t0 t1 n0 t2", shown(s))
	require.Equal(t, []events.RowDeleteRequested{{RowID: "t0"}}, gridstage.EventsOf[events.RowDeleteRequested](s.Events))
}

func TestMenuItemsInsertAndDeleteRows(t *testing.T) {
	s := newStage(3, func(g *gridui.Grid[taskstage.Task]) { g.Menu.Items = gridui.RowItems(g, locale.For("en")) })
	cases := []struct{ item, want string }{
		{"Insert rows above", "t0 n0 t1 t2"}, {"Insert rows below", "t0 t1 n1 t2"}, {"Duplicate rows", "t0 t1 t1c t2"}, {"Delete rows", "t0 t2"},
	}
	for _, c := range cases {
		taskstage.FocusTask(s, 1, "title")
		s.Grid.OpenMenu()
		s.Settle()
		s.ClickOn(t, c.item)
		require.Equal(t, c.want, shown(s))
		s.Grid.History().Undo()
		require.Equal(t, "t0 t1 t2", shown(s))
	}
	s.Grid.CopyRow = nil
	require.True(t, gridui.RowItem(&s.Grid, option.ActionDuplicate, locale.Texts{}).DisabledFor(taskstage.Task{}))
	require.False(t, gridui.RowItem(&s.Grid, option.ActionInsertAbove, locale.Texts{}).DisabledFor(taskstage.Task{}))
	require.Equal(t, "Mod+Shift+I", gridui.RowItem(&s.Grid, option.ActionInsertAbove, locale.Texts{}).Shortcut)
}

func TestRowsOfATreeAreInsertedAndDeletedWithThoseBelow(t *testing.T) {
	s := newStage(4, func(g *gridui.Grid[taskstage.Task]) {
		g.Tree = gridui.Tree[taskstage.Task]{Parent: func(t taskstage.Task) string { return t.Note }}
		g.Expansion.Rows = idset.All()
		var rows []taskstage.Task
		for _, id := range strings.Fields("a a1 a2 b b1") {
			rows = append(rows, taskstage.Task{ID: id, Note: id[:len(id)-1]})
		}
		g.NewRow = func(beside *taskstage.Task) taskstage.Task { return taskstage.Task{ID: "n", Note: beside.Note} }
		g.SetRows(rows)
	})
	require.Equal(t, "a a1 a2 b b1", shown(s))
	taskstage.FocusTask(s, 1, "title")
	s.Keys("Shortcut+I")
	require.Equal(t, "a a1 n a2 b b1", shown(s))
	require.NoError(t, s.Grid.Apply(gridui.Changes[taskstage.Task]{Add: []taskstage.Task{{ID: "a3", Note: "a"}}}))
	require.Equal(t, "a a1 n a2 a3 b b1", shown(s))
	require.Equal(t, 1, s.Grid.DeleteRows("a"))
	require.Equal(t, "b b1", shown(s))
	s.Grid.History().Undo()
	require.Equal(t, "a a1 n a2 a3 b b1", shown(s))
	s.Grid.History().Undo()
	require.Equal(t, "a a1 a2 a3 b b1", shown(s))
}

func TestRangeRows(t *testing.T) {
	s := newStage(6, func(g *gridui.Grid[taskstage.Task]) { g.CellRanges.Enabled = true })
	ids := func() (out string) {
		for id, row := range s.Grid.RangeRows() {
			require.Equal(t, id, row.ID)
			out += id
		}
		return out
	}
	taskstage.FocusTask(s, 3, "title")
	require.Equal(t, "t3", ids(), "the focused cell")
	s.Keys("Shift+Up", "Shift+Right")
	require.Equal(t, "t2t3", ids())
	s.Grid.CellRanges.Selected = append(s.Grid.CellRanges.Selected, option.CellRange{
		Anchor: option.CellID{RowID: "t3", ColumnID: "title"}, Head: option.CellID{RowID: "t4", ColumnID: "title"},
	})
	s.Settle()
	require.Equal(t, "t2t3t4", ids(), "each one time")
	for range s.Grid.RangeRows() {
		break
	}
	s.Grid.CellRanges.Enabled = false
	s.Settle()
	require.Empty(t, ids())
}

// With many rows, jobs beside the frames sort and filter them while others are inserted.
func TestRowsAreInsertedAmongManySortedOnes(t *testing.T) {
	const n = 20_001
	s := newStage(n, func(g *gridui.Grid[taskstage.Task]) {
		g.Sorting.Keys = []option.SortKey{{ColumnID: "hours", Desc: true}}
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "hours", Filter: filter.Filter{First: filter.Condition{Op: filter.GreaterOrEqual, A: "10"}}}}
	})
	s.Until(func() bool { return s.Grid.Shown() == n-10 })
	for i := range 3 {
		require.NoError(t, s.Grid.InsertRows("t15000", option.RowAfter, taskstage.Task{ID: fmt.Sprint("x", i)}))
		s.Frame() // the job of the last insertion may still run
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "t20000", ColumnID: "title", New: fmt.Sprint(i)}))
	}
	s.Until(func() bool { return s.Grid.Shown() == n-10+3 })
	s.Settle()
	ids := strings.Fields(shown(s))
	at := slices.Index(ids, "t15000")
	require.Equal(t, []string{"t15000", "x2", "x1", "x0", "t14999"}, ids[at:at+5])
	require.Equal(t, 2, s.Grid.DeleteRows("t15000", "x1"))
	s.Until(func() bool { return s.Grid.Shown() == n-10+1 })
	s.Settle()
	ids = strings.Fields(shown(s))
	at = slices.Index(ids, "t15001")
	require.Equal(t, []string{"t15001", "x2", "x0", "t14999"}, ids[at:at+4])
}
