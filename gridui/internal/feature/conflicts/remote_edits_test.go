// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts_test

import (
	"errors"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/itemstage"
	"github.com/giogrid/giogrid/gridui/internal/tracked"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/tracking"
)

// byID returns the rows of the table by key.
func byID(s *itemstage.ItemSource) map[int64]itemstage.Item {
	out := map[int64]itemstage.Item{}
	for _, row := range s.Rows() {
		out[row.ID] = row
	}
	return out
}

// problems returns the problems that the grid reported.
func problems(s *itemstage.EditStage) (out []string) {
	for _, ev := range s.Got {
		if p, ok := ev.(events.ProblemFound); ok {
			out = append(out, p.Err.Error())
		}
	}
	return out
}

func TestSourceEditsAreSavedInOneTransaction(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 1000, "", nil)
		defer s.Close()
		s.Set(t, "1", "Kim")
		require.True(t, s.Grid.DeleteRow("2"))
		key, err := s.Grid.AddRow(&itemstage.Item{Name: "new", Stock: 3})
		require.NoError(t, err)
		s.Answer()
		require.Equal(t, 1001, s.Grid.Shown())
		row, ok := s.Grid.RowAt(0)
		require.True(t, ok)
		require.Equal(t, "Kim", row.Name)
		require.Equal(t, tracking.Edited, s.Grid.Status("1"))
		require.Equal(t, tracking.Deleted, s.Grid.Status("2"))
		require.Equal(t, tracking.Added, s.Grid.Status(key))
		added, ok := s.Grid.RowAt(1000)
		require.True(t, ok)
		require.Equal(t, "new", added.Name)

		s.Grid.Save()
		require.True(t, s.Remote.Saving())
		s.Answer()
		require.False(t, s.Remote.Saving())
		require.NoError(t, s.Remote.SaveErr())
		done, ok := itemstage.LastEvent[events.ChangesCommitted](s)
		require.True(t, ok)
		require.NoError(t, done.Err)
		require.Len(t, done.ChangeSet.Updated, 1)
		require.Len(t, s.Written, 1)
		require.Len(t, s.Written[0], 3)
		require.False(t, s.Grid.HasChanges())
		require.Equal(t, 1000, s.Grid.Shown())
		rows := byID(s.Source)
		require.Equal(t, "Kim", rows[1].Name)
		require.NotContains(t, rows, int64(2))
		require.Equal(t, itemstage.Item{ID: 1001, Name: "new", Stock: 3}, rows[1001])
		renamed, ok := itemstage.LastEvent[events.RowRenamed](s)
		require.True(t, ok)
		require.Equal(t, events.RowRenamed{From: key, To: "1001"}, renamed)
		require.Empty(t, problems(s))
	})
}

func TestSourceEditsStayWhereverTheRowStands(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 5000, "", nil)
		defer s.Close()
		s.Set(t, "3", "edited")
		require.True(t, s.Grid.DeleteRow("4"))
		s.Answer()
		s.Grid.ScrollToRow(4000, option.AlignStart)
		s.Answer()
		require.Equal(t, tracking.Edited, s.Grid.Status("3"))
		s.Remote.Reload()
		s.Answer()
		s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "id", Desc: true}}
		s.Answer()
		s.Grid.ScrollToRow(4997, option.AlignStart)
		s.Answer()
		row, ok := s.Grid.RowAt(4997)
		require.True(t, ok)
		require.Equal(t, itemstage.Item{ID: 3, Name: "edited", Stock: 2, Rev: 1}, row)
		s.Grid.Sorting.Keys = nil
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Equals.Of("item 3")}}
		s.Grid.ScrollToRow(0, option.AlignStart)
		s.Answer()
		require.Equal(t, 1, s.Grid.Shown(), "the source filters by what it has")
		row, _ = s.Grid.RowAt(0)
		require.Equal(t, "edited", row.Name)
		s.Grid.ResetChanges()
		s.Answer()
		row, _ = s.Grid.RowAt(0)
		require.Equal(t, "item 3", row.Name)
		require.False(t, s.Grid.HasChanges())
	})
}

func TestNewRowsOfASourceStandAtTheTop(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 1000, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) { g.AddAt = tracking.Place{Top: true} })
		defer s.Close()
		for _, name := range []string{"a", "b"} {
			_, err := s.Grid.AddRow(&itemstage.Item{Name: name})
			require.NoError(t, err)
		}
		s.Answer()
		require.Equal(t, 1002, s.Grid.Shown())
		for i, want := range []string{"b", "a", "item 1"} {
			row, ok := s.Grid.RowAt(i)
			require.True(t, ok)
			require.Equal(t, want, row.Name)
		}
		s.Grid.Save()
		s.Answer()
		require.Equal(t, 1002, s.Grid.Shown())
		row, _ := s.Grid.RowAt(0)
		require.Equal(t, "item 1", row.Name)
		require.Equal(t, "a", byID(s.Source)[1001].Name)
	})
}

// What is typed for a new row goes into it, wherever new rows are and however the others are arranged.
func TestNewRowsOfASourceAreTypedInto(t *testing.T) {
	for name, arrange := range map[string]func(g *gridui.ChangeTrackingGrid[itemstage.Item]){
		"plain":  func(*gridui.ChangeTrackingGrid[itemstage.Item]) {},
		"at top": func(g *gridui.ChangeTrackingGrid[itemstage.Item]) { g.AddAt = tracking.Place{Top: true} },
		"sorted": func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
			g.Sorting.Keys = []option.SortKey{{ColumnID: "name", Desc: true}}
		},
		"filtered": func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
			g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("9")}}
		},
		"grouped": func(g *gridui.ChangeTrackingGrid[itemstage.Item]) { g.Grouping.By = []string{"stock"} },
	} {
		for by, add := range map[string]func(s *itemstage.EditStage) error{
			"two calls": func(s *itemstage.EditStage) error {
				key, err := s.Grid.AddRow(nil)
				s.Grid.StartEditing(key, "name")
				return err
			},
			"one call": func(s *itemstage.EditStage) error { _, err := s.Grid.AddRowAndEdit(nil, ""); return err },
			"key":      func(s *itemstage.EditStage) error { s.Keys("Ctrl++"); return nil },
		} {
			t.Run(name+" "+by, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					s := itemstage.NewEditStage(t, 30_000, "", arrange)
					defer s.Close()
					s.Focus(s.Grid.Tag())
					s.Grid.FocusCell(1, "name")
					s.Answer()
					require.NoError(t, add(s))
					s.Type("Ki")
					s.Answer()
					s.Type("m")
					s.Keys("Enter")
					s.Answer()
					require.Zero(t, s.Grid.Tracker().Edited().Len(), "another row was changed")
					require.Equal(t, 1, s.Grid.Tracker().Added().Len())
					for _, row := range s.Grid.Tracker().Added().All() {
						require.Equal(t, "Kim", row.Name)
					}
				})
			})
		}
	}
}

func TestSourceEditsAreUndone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 2000, "", nil)
		defer s.Close()
		s.Set(t, "1", "once")
		s.Set(t, "1", "twice")
		require.True(t, s.Grid.DeleteRow("2"))
		_, err := s.Grid.AddRow(&itemstage.Item{Name: "new"})
		require.NoError(t, err)
		s.Grid.ScrollToRow(1500, option.AlignStart)
		s.Answer()
		history := s.Grid.History()
		for range 4 {
			require.True(t, history.Undo())
			s.Answer()
		}
		require.False(t, history.CanUndo())
		require.False(t, s.Grid.HasChanges(), "rows far away, too")
		for range 4 {
			require.True(t, history.Redo())
			s.Answer()
		}
		set := s.Grid.ChangeSet()
		require.Len(t, set.Added, 1)
		require.Len(t, set.Updated, 1)
		require.Len(t, set.Removed, 1)
		row, _ := s.Grid.Tracker().Row("1")
		require.Equal(t, "twice", row.Name)
	})
}

func TestCellsOfASourceAreEditedByKeys(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "", nil)
		defer s.Close()
		cell, ok := s.Find("item 2")
		require.True(t, ok)
		s.Click(float32(cell.Bounds.Min.X+5), float32(cell.Bounds.Min.Y+5))
		s.Type("typed")
		s.Keys("Enter")
		s.Answer()
		require.Equal(t, tracking.Edited, s.Grid.Status("2"))
		require.True(t, s.Grid.CellEdited("2", "name"))
		require.Empty(t, problems(s))
		s.Grid.Save()
		s.Answer()
		require.Equal(t, "typed", byID(s.Source)[2].Name)
	})
}

func TestALostConnectionLosesNoEdit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "", nil)
		defer s.Close()
		s.Set(t, "1", "Kim")
		key, err := s.Grid.AddRow(&itemstage.Item{Name: "new"})
		require.NoError(t, err)
		s.Fail = errors.New("the connection is gone")
		s.Grid.Save()
		s.Answer()
		done, ok := itemstage.LastEvent[events.ChangesCommitted](s)
		require.True(t, ok)
		require.ErrorContains(t, done.Err, "connection is gone")
		require.ErrorContains(t, s.Remote.SaveErr(), "connection is gone")
		require.Equal(t, tracking.Edited, s.Grid.Status("1"))
		require.Equal(t, tracking.Added, s.Grid.Status(key))
		_, ok = s.Find("Changes could not be saved: the connection is gone")
		require.True(t, ok, s.Dump())
		again, ok := s.Find("Try again")
		require.True(t, ok)
		at := again.Bounds.Min.Add(again.Bounds.Size().Div(2))
		s.Click(float32(at.X), float32(at.Y))
		s.Answer()
		require.NoError(t, s.Remote.SaveErr())
		require.False(t, s.Grid.HasChanges())
		require.Equal(t, "Kim", byID(s.Source)[1].Name)
		require.Len(t, byID(s.Source), 101)
	})
}

func TestEditsWhileSavingStayChanges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "rev", nil)
		defer s.Close()
		s.Set(t, "1", "first")
		key, err := s.Grid.AddRow(&itemstage.Item{Name: "new"})
		require.NoError(t, err)
		s.Grid.Save()
		s.Set(t, "1", "second")
		_, err = s.Grid.UpdateRow(key, func(r *itemstage.Item) { r.Stock = 7 })
		require.NoError(t, err)
		s.Answer()
		require.Equal(t, "first", byID(s.Source)[1].Name)
		require.Equal(t, tracking.Edited, s.Grid.Status("1"))
		require.Equal(t, tracking.Edited, s.Grid.Status("101"), "the source has it, without the stock")
		s.Grid.Save()
		s.Answer()
		require.Empty(t, s.Remote.Conflicts())
		require.False(t, s.Grid.HasChanges())
		require.Equal(t, "second", byID(s.Source)[1].Name)
		require.Equal(t, int64(7), byID(s.Source)[101].Stock)
	})
}

func TestRowsThatASourceRefusesAreMarked(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "", nil)
		defer s.Close()
		s.Set(t, "1", "fine")
		s.Set(t, "2", "forbidden")
		s.Grid.Save()
		s.Answer()
		require.ErrorContains(t, s.Remote.SaveErr(), "not a name")
		e, ok := s.Grid.RowError("2")
		require.True(t, ok)
		require.Equal(t, "name", e.Fields[0].Field)
		require.Equal(t, "item 1", byID(s.Source)[1].Name, "nothing is written")
		s.Set(t, "2", "allowed")
		s.Grid.Save()
		s.Answer()
		require.NoError(t, s.Remote.SaveErr())
		require.Equal(t, "allowed", byID(s.Source)[2].Name)
	})
}

func TestPreviewOfSourceEdits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "", nil)
		defer s.Close()
		s.Set(t, "1", "Kim")
		require.True(t, s.Grid.DeleteRow("2"))
		_, err := s.Grid.AddRow(&itemstage.Item{Name: "new"})
		require.NoError(t, err)
		text, err := s.Remote.Preview()
		require.NoError(t, err)
		require.JSONEq(t, `[
			{"kind":"update","id":"1","set":{"name":"Kim"},"old":{"name":"item 1"}},
			{"kind":"delete","id":"2","old":{"name":"item 2","stock":1,"rev":1}},
			{"kind":"insert","set":{"name":"new","stock":0,"rev":0}}]`, text)
		require.Empty(t, s.Written)

		hidden := gridui.NewRemote(s.Fake, gridui.RemoteOptions[itemstage.Item]{Version: "rev", Secret: []string{"name"}})
		defer hidden.Close()
		_, err = hidden.Preview()
		require.ErrorIs(t, err, tracked.ErrNoEdits)
		s.Grid.SetSource(hidden)
		s.Answer()
		require.False(t, s.Grid.HasChanges(), "other rows begin anew")
		s.Set(t, "1", "secret word")
		text, err = hidden.Preview()
		require.NoError(t, err)
		require.JSONEq(t, `[{"kind":"update","id":"1","set":{"name":"•••"},"version":1,"old":{"name":"•••","rev":1}}]`, text)
	})
}

func TestSourcesThatCannotBeWritten(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "", nil)
		defer s.Close()
		s.Fake.Writer = nil
		only := gridui.NewRemote(s.Fake, gridui.RemoteOptions[itemstage.Item]{})
		defer only.Close()
		s.Grid.SetSource(only)
		s.Answer()
		require.Contains(t, strings.Join(problems(s), "\n"), "changes are not tracked: rowsource: not supported by the source: writing")
		require.Equal(t, 100, s.Grid.Shown())
		_, err := s.Grid.AddRow(nil)
		require.ErrorIs(t, err, tracked.ErrNotTracked)

		s.Fake.Writer = s.Source
		wrong := gridui.NewRemote(s.Fake, gridui.RemoteOptions[itemstage.Item]{Version: "none"})
		defer wrong.Close()
		s.Grid.SetSource(wrong)
		s.Answer()
		require.Contains(t, strings.Join(problems(s), "\n"), `changes are not tracked: gridui: the rows have no field "none"`)
	})
}

func TestWhatRowsOfASourceHaveNoUseFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "", nil)
		defer s.Close()
		_, err := s.Grid.Rebase(nil)
		require.ErrorIs(t, err, tracked.ErrSourceSaves)
		require.ErrorIs(t, s.Grid.Commit(t.Context(), "", tracking.CommitOptions{}), tracked.ErrSourceSaves)
		_, err = s.Grid.UpdateRow("5000", func(r *itemstage.Item) { r.Name = "x" })
		require.ErrorIs(t, err, tracking.ErrNoRow)
		require.False(t, s.Grid.DeleteRow("5000"))
	})
}

func TestSettledFramesOverChangesOfASourceAllocateNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewConflicted(t, "")
		defer s.Close()
		s.Keys("Esc")
		s.Answer()
		require.Zero(t, s.Allocs(20, nil))
		s.Grid.Save()
		s.Answer()
		require.Zero(t, s.Allocs(20, nil), "with the list open")
	})
}

// New rows are before or after the groups of a source, and in no group before they are saved. Nothing on the
// screen moves, and all rows are exported.
func TestNewRowsOfASourceInGroups(t *testing.T) {
	for name, at := range map[string]tracking.Place{"top": tracking.Place{Top: true}, "end": tracking.Place{}} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := itemstage.NewEditStage(t, 1000, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
					g.AddAt = at
					g.Grouping.By = []string{"stock"}
				})
				defer s.Close()
				require.Equal(t, 10, s.Grid.Shown())
				add := func(name string) {
					_, err := s.Grid.AddRow(&itemstage.Item{Name: name, Stock: 3})
					require.NoError(t, err)
					s.Answer()
				}
				add("a")
				s.Grid.Expansion.Rows = idset.Of(`__group__:["3"]`, `__group__:[3]`)
				s.Answer()
				s.Answer()
				require.Equal(t, 10+100+1, s.Grid.Shown())
				line := func(i int) string {
					row, ok := s.Grid.RowAt(i)
					if !ok {
						return "group"
					}
					return row.Name
				}
				lines := func() (all []string) {
					for i := range s.Grid.Shown() {
						all = append(all, line(i))
					}
					return all
				}
				groups := []string{"group", "group", "group", "group", "item 4"}
				if at.Top {
					require.Equal(t, append([]string{"a"}, groups...), lines()[:6])
				} else {
					require.Equal(t, groups, lines()[:5])
					require.Equal(t, "a", line(110))
				}
				s.Grid.ScrollToRow(60, option.AlignStart)
				s.Answer()
				first := line(s.Grid.Viewport().First)
				y := itemY(s, t, first)
				add("b")
				require.Equal(t, 10+100+2, s.Grid.Shown())
				require.Equal(t, y, itemY(s, t, first), "the rows on the screen stay")
				require.True(t, s.Grid.HasChanges())
				var out strings.Builder
				s.Grid.Export(gridui.ExportOptions{To: export.Stream(&out)})
				s.Answer()
				exported := strings.Split(strings.TrimSpace(out.String()), "\r\n")
				require.Equal(t, 1+1002, len(exported))
				require.Contains(t, exported, "3,0,b")
				require.Contains(t, exported, "9,1000,item 1000")
				s.Grid.Save()
				s.Answer()
				s.Answer()
				require.False(t, s.Grid.HasChanges())
				require.Equal(t, 10+102, s.Grid.Shown())
				saved := lines()
				require.Equal(t, groups, saved[:5])
				require.Equal(t, []string{"item 994", "a", "b", "group"}, saved[103:107])
				require.Equal(t, y, itemY(s, t, first), "the rows on the screen stay")
				require.Equal(t, int64(3), byID(s.Source)[1002].Stock)
				require.Empty(t, problems(s))
			})
		})
	}
}

// y returns the position of a text on the screen.
func itemY(s *itemstage.EditStage, t *testing.T, text string) float32 {
	t.Helper()
	n, ok := s.Find(text)
	require.True(t, ok, "%q in %s", text, s.Dump())
	_, y := n.Center()
	return y
}

// While there are changes the status bar does not take what the source adds up, which lacks them.
func TestStatusBarOverUnsavedChanges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 5000, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
			g.AddAt = tracking.Place{Top: true}
			g.CellRanges.Enabled = true
			g.StatusBar.Enabled = true
		})
		defer s.Close()
		column := func() option.StatusFigures {
			s.Focus(s.Grid.Tag())
			s.Grid.FocusCell(0, "stock")
			s.Answer()
			s.Keys("Ctrl+Space")
			s.Answer()
			return s.Grid.StatusBar.Figures
		}
		before := column()
		require.Equal(t, []any{5000, true}, []any{before.Cells, before.Finished})
		_, err := s.Grid.AddRow(&itemstage.Item{Name: "a", Stock: 7})
		require.NoError(t, err)
		s.Answer()
		after := column()
		require.Less(t, after.Cells, 100)
		require.False(t, after.Finished)
	})
}

func TestRowsOfASourceAreNotInserted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
			g.CopyRow = func(item itemstage.Item) itemstage.Item { return item }
			g.Editing.RemoveRows = true
		})
		defer s.Close()
		g := &s.Grid
		g.FocusCell(1, "name")
		s.Answer()
		before := g.Shown()
		for _, a := range []option.Action{option.ActionInsertAbove, option.ActionInsertBelow, option.ActionDuplicate} {
			item := gridui.RowItem(g, a, locale.For("en"))
			require.True(t, item.DisabledFor(itemstage.Item{}))
			require.Equal(t, "The data source decides where new rows come.", item.ReasonFor(itemstage.Item{}))
		}
		id := g.Focused().RowID
		require.ErrorIs(t, g.InsertRows(id, option.RowAfter, itemstage.Item{}), edit.ErrNoInsert)
		require.ErrorIs(t, g.DuplicateRows(id), edit.ErrNoInsert)
		item := gridui.RowItem(g, option.ActionDeleteRow, locale.For("en"))
		require.False(t, item.DisabledFor(itemstage.Item{}))
		require.Equal(t, 1, g.DeleteRows(id))
		s.Answer()
		require.Equal(t, tracking.Deleted, g.Status(id))
		require.Equal(t, before, g.Shown(), "it stays, marked, until it is saved")
	})
}
