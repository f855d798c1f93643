// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/tracking"
)

func TestSourceEditsAreSavedInOneTransaction(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 1000, "", nil)
		defer s.end()
		s.set(t, "1", "Kim")
		require.True(t, s.grid.DeleteRow("2"))
		key, err := s.grid.AddRow(&item{Name: "new", Stock: 3})
		require.NoError(t, err)
		s.settle()
		require.Equal(t, 1001, s.grid.Shown())
		row, ok := s.grid.RowAt(0)
		require.True(t, ok)
		require.Equal(t, "Kim", row.Name)
		require.Equal(t, tracking.Edited, s.grid.Status("1"))
		require.Equal(t, tracking.Deleted, s.grid.Status("2"))
		require.Equal(t, tracking.Added, s.grid.Status(key))
		added, ok := s.grid.RowAt(1000)
		require.True(t, ok)
		require.Equal(t, "new", added.Name)

		s.grid.Save()
		require.True(t, s.remote.Saving())
		s.settle()
		require.False(t, s.remote.Saving())
		require.NoError(t, s.remote.SaveErr())
		done, ok := last[events.Committed](s)
		require.True(t, ok)
		require.NoError(t, done.Err)
		require.Len(t, done.ChangeSet.Updated, 1)
		require.Len(t, s.written, 1)
		require.Len(t, s.written[0], 3)
		require.False(t, s.grid.HasChanges())
		require.Equal(t, 1000, s.grid.Shown())
		rows := s.source.byID()
		require.Equal(t, "Kim", rows[1].Name)
		require.NotContains(t, rows, int64(2))
		require.Equal(t, item{ID: 1001, Name: "new", Stock: 3}, rows[1001])
		renamed, ok := last[events.RowRenamed](s)
		require.True(t, ok)
		require.Equal(t, events.RowRenamed{From: key, To: "1001"}, renamed)
		require.Empty(t, s.problems())
	})
}

func TestSourceEditsStayWhereverTheRowStands(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 5000, "", nil)
		defer s.end()
		s.set(t, "3", "edited")
		require.True(t, s.grid.DeleteRow("4"))
		s.settle()
		s.grid.ScrollToRow(4000, gridui.ScrollStart)
		s.settle()
		require.Equal(t, tracking.Edited, s.grid.Status("3"))
		s.remote.Reload()
		s.settle()
		s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "id", Desc: true}}
		s.settle()
		s.grid.ScrollToRow(4997, gridui.ScrollStart)
		s.settle()
		row, ok := s.grid.RowAt(4997)
		require.True(t, ok)
		require.Equal(t, item{ID: 3, Name: "edited", Stock: 2, Rev: 1}, row)
		s.grid.Sorting.Keys = nil
		s.grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Equals("item 3")}}
		s.grid.ScrollToRow(0, gridui.ScrollStart)
		s.settle()
		require.Equal(t, 1, s.grid.Shown(), "the source filters by what it has")
		row, _ = s.grid.RowAt(0)
		require.Equal(t, "edited", row.Name)
		s.grid.ResetChanges()
		s.settle()
		row, _ = s.grid.RowAt(0)
		require.Equal(t, "item 3", row.Name)
		require.False(t, s.grid.HasChanges())
	})
}

func TestNewRowsOfASourceStandAtTheTop(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 1000, "", func(g *gridui.ChangeTrackingGrid[item]) { g.AddAt = tracking.AtTop })
		defer s.end()
		for _, name := range []string{"a", "b"} {
			_, err := s.grid.AddRow(&item{Name: name})
			require.NoError(t, err)
		}
		s.settle()
		require.Equal(t, 1002, s.grid.Shown())
		for i, want := range []string{"b", "a", "item 1"} {
			row, ok := s.grid.RowAt(i)
			require.True(t, ok)
			require.Equal(t, want, row.Name)
		}
		s.grid.Save()
		s.settle()
		require.Equal(t, 1002, s.grid.Shown())
		row, _ := s.grid.RowAt(0)
		require.Equal(t, "item 1", row.Name)
		require.Equal(t, "a", s.source.byID()[1001].Name)
	})
}

func TestSourceEditsAreUndone(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 2000, "", nil)
		defer s.end()
		s.set(t, "1", "once")
		s.set(t, "1", "twice")
		require.True(t, s.grid.DeleteRow("2"))
		_, err := s.grid.AddRow(&item{Name: "new"})
		require.NoError(t, err)
		s.grid.ScrollToRow(1500, gridui.ScrollStart)
		s.settle()
		history := s.grid.History()
		for range 4 {
			require.True(t, history.Undo())
			s.settle()
		}
		require.False(t, history.CanUndo())
		require.False(t, s.grid.HasChanges(), "rows far away, too")
		for range 4 {
			require.True(t, history.Redo())
			s.settle()
		}
		set := s.grid.ChangeSet()
		require.Len(t, set.Added, 1)
		require.Len(t, set.Updated, 1)
		require.Len(t, set.Removed, 1)
		row, _ := s.grid.Tracker().Row("1")
		require.Equal(t, "twice", row.Name)
	})
}

func TestCellsOfASourceAreEditedByKeys(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 100, "", nil)
		defer s.end()
		cell, ok := s.Find("item 2")
		require.True(t, ok)
		s.Click(float32(cell.Bounds.Min.X+5), float32(cell.Bounds.Min.Y+5))
		s.Type("typed")
		s.Keys("Enter")
		s.settle()
		require.Equal(t, tracking.Edited, s.grid.Status("2"))
		require.True(t, s.grid.CellEdited("2", "name"))
		require.Empty(t, s.problems())
		s.grid.Save()
		s.settle()
		require.Equal(t, "typed", s.source.byID()[2].Name)
	})
}

func TestALostConnectionLosesNoEdit(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 100, "", nil)
		defer s.end()
		s.set(t, "1", "Kim")
		key, err := s.grid.AddRow(&item{Name: "new"})
		require.NoError(t, err)
		s.fail = errors.New("the connection is gone")
		s.grid.Save()
		s.settle()
		done, ok := last[events.Committed](s)
		require.True(t, ok)
		require.ErrorContains(t, done.Err, "connection is gone")
		require.ErrorContains(t, s.remote.SaveErr(), "connection is gone")
		require.Equal(t, tracking.Edited, s.grid.Status("1"))
		require.Equal(t, tracking.Added, s.grid.Status(key))
		_, ok = s.Find("Changes could not be saved: the connection is gone")
		require.True(t, ok, s.Dump())
		again, ok := s.Find("Try again")
		require.True(t, ok)
		at := again.Bounds.Min.Add(again.Bounds.Size().Div(2))
		s.Click(float32(at.X), float32(at.Y))
		s.settle()
		require.NoError(t, s.remote.SaveErr())
		require.False(t, s.grid.HasChanges())
		require.Equal(t, "Kim", s.source.byID()[1].Name)
		require.Len(t, s.source.byID(), 101)
	})
}

func TestEditsWhileSavingStayChanges(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 100, "rev", nil)
		defer s.end()
		s.set(t, "1", "first")
		key, err := s.grid.AddRow(&item{Name: "new"})
		require.NoError(t, err)
		s.grid.Save()
		s.set(t, "1", "second")
		_, err = s.grid.UpdateRow(key, func(r *item) { r.Stock = 7 })
		require.NoError(t, err)
		s.settle()
		require.Equal(t, "first", s.source.byID()[1].Name)
		require.Equal(t, tracking.Edited, s.grid.Status("1"))
		require.Equal(t, tracking.Edited, s.grid.Status("101"), "the source has it, without the stock")
		s.grid.Save()
		s.settle()
		require.Empty(t, s.remote.Conflicts())
		require.False(t, s.grid.HasChanges())
		require.Equal(t, "second", s.source.byID()[1].Name)
		require.Equal(t, int64(7), s.source.byID()[101].Stock)
	})
}

func TestRowsThatASourceRefusesAreMarked(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 100, "", nil)
		defer s.end()
		s.set(t, "1", "fine")
		s.set(t, "2", "forbidden")
		s.grid.Save()
		s.settle()
		require.ErrorContains(t, s.remote.SaveErr(), "not a name")
		e, ok := s.grid.RowError("2")
		require.True(t, ok)
		require.Equal(t, "name", e.Fields[0].Field)
		require.Equal(t, "item 1", s.source.byID()[1].Name, "nothing is written")
		s.set(t, "2", "allowed")
		s.grid.Save()
		s.settle()
		require.NoError(t, s.remote.SaveErr())
		require.Equal(t, "allowed", s.source.byID()[2].Name)
	})
}

func TestPreviewOfSourceEdits(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 100, "", nil)
		defer s.end()
		s.set(t, "1", "Kim")
		require.True(t, s.grid.DeleteRow("2"))
		_, err := s.grid.AddRow(&item{Name: "new"})
		require.NoError(t, err)
		text, err := s.remote.Preview()
		require.NoError(t, err)
		require.JSONEq(t, `[
			{"kind":"update","id":"1","set":{"name":"Kim"},"old":{"name":"item 1"}},
			{"kind":"delete","id":"2","old":{"name":"item 2","stock":1,"rev":1}},
			{"kind":"insert","set":{"name":"new","stock":0,"rev":0}}]`, text)
		require.Empty(t, s.written)

		hidden := gridui.NewRemote(s.fake, gridui.RemoteOptions[item]{Version: "rev", Secret: []string{"name"}})
		defer hidden.Close()
		_, err = hidden.Preview()
		require.ErrorIs(t, err, gridui.ErrNoEdits)
		s.grid.SetSource(hidden)
		s.settle()
		require.False(t, s.grid.HasChanges(), "other rows begin anew")
		s.set(t, "1", "secret word")
		text, err = hidden.Preview()
		require.NoError(t, err)
		require.JSONEq(t, `[{"kind":"update","id":"1","set":{"name":"•••"},"version":1,"old":{"name":"•••","rev":1}}]`, text)
	})
}

func TestSourcesThatCannotBeWritten(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 100, "", nil)
		defer s.end()
		s.fake.Writer = nil
		only := gridui.NewRemote(s.fake, gridui.RemoteOptions[item]{})
		defer only.Close()
		s.grid.SetSource(only)
		s.settle()
		require.Contains(t, strings.Join(s.problems(), "\n"), "changes are not tracked: rowsource: not supported by the source: writing")
		require.Equal(t, 100, s.grid.Shown())
		_, err := s.grid.AddRow(nil)
		require.ErrorIs(t, err, gridui.ErrNotTracked)

		s.fake.Writer = s.source
		wrong := gridui.NewRemote(s.fake, gridui.RemoteOptions[item]{Version: "none"})
		defer wrong.Close()
		s.grid.SetSource(wrong)
		s.settle()
		require.Contains(t, strings.Join(s.problems(), "\n"), `changes are not tracked: gridui: the rows have no field "none"`)
	})
}

func TestWhatRowsOfASourceHaveNoUseFor(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 100, "", nil)
		defer s.end()
		_, err := s.grid.Rebase(nil)
		require.ErrorIs(t, err, gridui.ErrSourceSaves)
		require.ErrorIs(t, s.grid.Commit(t.Context(), "", tracking.CommitOptions{}), gridui.ErrSourceSaves)
		_, err = s.grid.UpdateRow("5000", func(r *item) { r.Name = "x" })
		require.ErrorIs(t, err, tracking.ErrNoRow)
		require.False(t, s.grid.DeleteRow("5000"))
	})
}

func TestSettledFramesOverChangesOfASourceAllocateNothing(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := conflicted(t, "")
		defer s.end()
		s.Keys("Esc")
		s.settle()
		require.Zero(t, s.Allocs(20, nil))
		s.grid.Save()
		s.settle()
		require.Zero(t, s.Allocs(20, nil), "with the list open")
	})
}

// New rows stand before or after the groups of a source, and in none before they are saved. Nothing on
// the screen moves, and all rows are exported.
func TestNewRowsOfASourceInGroups(t *testing.T) {
	for name, at := range map[string]tracking.Place{"top": tracking.AtTop, "end": tracking.AtEnd} {
		t.Run(name, func(t *testing.T) {
			remotely(t, func(t *testing.T) {
				s := newEditStage(t, 1000, "", func(g *gridui.ChangeTrackingGrid[item]) {
					g.AddAt = at
					g.Grouping.By = []string{"stock"}
				})
				defer s.end()
				require.Equal(t, 10, s.grid.Shown())
				add := func(name string) {
					_, err := s.grid.AddRow(&item{Name: name, Stock: 3})
					require.NoError(t, err)
					s.settle()
				}
				add("a")
				s.grid.Expansion.Rows = idset.Of(`__group__:["3"]`, `__group__:[3]`)
				s.settle()
				s.settle()
				require.Equal(t, 10+100+1, s.grid.Shown())
				line := func(i int) string {
					row, ok := s.grid.RowAt(i)
					if !ok {
						return "group"
					}
					return row.Name
				}
				lines := func() (all []string) {
					for i := range s.grid.Shown() {
						all = append(all, line(i))
					}
					return all
				}
				groups := []string{"group", "group", "group", "group", "item 4"}
				if at == tracking.AtTop {
					require.Equal(t, append([]string{"a"}, groups...), lines()[:6])
				} else {
					require.Equal(t, groups, lines()[:5])
					require.Equal(t, "a", line(110))
				}
				s.grid.ScrollToRow(60, gridui.ScrollStart)
				s.settle()
				first := line(s.grid.Viewport().First)
				y := s.y(t, first)
				add("b")
				require.Equal(t, 10+100+2, s.grid.Shown())
				require.Equal(t, y, s.y(t, first), "the rows on the screen stay")
				require.True(t, s.grid.HasChanges())
				var out strings.Builder
				s.grid.Export(gridui.ExportOptions{To: export.Stream(&out)})
				s.settle()
				exported := strings.Split(strings.TrimSpace(out.String()), "\r\n")
				require.Equal(t, 1+1002, len(exported))
				require.Contains(t, exported, "3,0,b")
				require.Contains(t, exported, "9,1000,item 1000")
				s.grid.Save()
				s.settle()
				s.settle()
				require.False(t, s.grid.HasChanges())
				require.Equal(t, 10+102, s.grid.Shown())
				saved := lines()
				require.Equal(t, groups, saved[:5])
				require.Equal(t, []string{"item 994", "a", "b", "group"}, saved[103:107])
				require.Equal(t, y, s.y(t, first), "the rows on the screen stay")
				require.Equal(t, int64(3), s.source.byID()[1002].Stock)
				require.Empty(t, s.problems())
			})
		})
	}
}

// y is where a text stands on the screen.
func (s *editStage) y(t *testing.T, text string) float32 {
	t.Helper()
	n, ok := s.Find(text)
	require.True(t, ok, "%q in %s", text, s.Dump())
	_, y := n.Center()
	return y
}

// While there are changes the status bar does not take what the source adds up, which lacks them.
func TestStatusBarOverUnsavedChanges(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 5000, "", func(g *gridui.ChangeTrackingGrid[item]) {
			g.AddAt = tracking.AtTop
			g.CellRanges.Enabled = true
			g.StatusBar.Enabled = true
		})
		defer s.end()
		column := func() option.StatusFigures {
			s.Focus(s.grid.Tag())
			s.grid.FocusCell(0, "stock")
			s.settle()
			s.Keys("Ctrl+Space")
			s.settle()
			return s.grid.StatusBar.Figures
		}
		before := column()
		require.Equal(t, []any{5000, true}, []any{before.Cells, before.Finished})
		_, err := s.grid.AddRow(&item{Name: "a", Stock: 7})
		require.NoError(t, err)
		s.settle()
		after := column()
		require.Less(t, after.Cells, 100)
		require.False(t, after.Finished)
	})
}
