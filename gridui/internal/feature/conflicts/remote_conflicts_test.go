// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts_test

import (
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/itemstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

func TestConflictsAreKnownCellByCell(t *testing.T) {
	for _, version := range []string{"", "rev"} {
		synctest.Test(t, func(t *testing.T) {
			s := itemstage.NewConflicted(t, version)
			defer s.Close()
			found, ok := itemstage.LastEvent[events.ConflictsFound](s)
			require.True(t, ok)
			done, ok := itemstage.LastEvent[events.ChangesCommitted](s)
			require.True(t, ok)
			require.ErrorIs(t, done.Err, gridui.ErrConflicts)
			require.NoError(t, s.Remote.SaveErr())
			require.Equal(t, "item 3", byID(s.Source)[3].Name, "nothing is written")
			require.Equal(t, s.Remote.Conflicts(), found.Rows)
			got := map[string]events.RowConflict{}
			for _, c := range found.Rows {
				got[c.RowID] = c
			}
			require.Equal(t, []events.CellConflict{{
				Column: "name", Before: value.Text("item 1"), Mine: value.Text("mine"), Theirs: value.Text("theirs"),
			}}, got["1"].Cells, "the stock is changed here alone")
			require.False(t, got["1"].Settled())
			require.NotContains(t, got, "3", "others changed another cell of it")
			require.True(t, got["4"].Whole)
			require.Equal(t, rowsource.EditDelete, got["4"].Edit)
			require.Equal(t, value.Text("theirs 4"), got["4"].Cells[0].Theirs)
			require.Equal(t, rowsource.ConflictGone, got["6"].Kind)
			require.Empty(t, problems(s))
		})
	}
}

func TestSettledConflictsAreSaved(t *testing.T) {
	for _, version := range []string{"", "rev"} {
		synctest.Test(t, func(t *testing.T) {
			s := itemstage.NewConflicted(t, version)
			defer s.Close()
			s.Grid.Save()
			s.Answer()
			require.Len(t, s.Written, 1, "conflicts that nobody settled are not sent again")
			require.True(t, s.Remote.Settle("1", "name", events.ChoiceMine))
			require.True(t, s.Remote.Settle("2", "", events.ChoiceTheirs))
			require.True(t, s.Remote.Settle("4", "", events.ChoiceMine))
			require.True(t, s.Remote.Settle("6", "name", events.ChoiceMine))
			require.False(t, s.Remote.Settle("9", "", events.ChoiceMine))
			s.Grid.Save()
			s.Answer()
			require.Empty(t, s.Remote.Conflicts())
			require.NoError(t, s.Remote.SaveErr())
			require.False(t, s.Grid.HasChanges())
			rows := byID(s.Source)
			require.Equal(t, "mine", rows[1].Name)
			require.Equal(t, int64(50), rows[1].Stock)
			require.Equal(t, "theirs 2", rows[2].Name)
			require.Equal(t, "free", rows[3].Name)
			require.Equal(t, int64(77), rows[3].Stock)
			require.NotContains(t, rows, int64(4))
			require.Equal(t, "mine 6", rows[6].Name, "made anew")
			require.Equal(t, 99, s.Grid.Shown())
		})
	}
}

func TestTheirsTakesWhatTheSourceHas(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewConflicted(t, "")
		defer s.Close()
		require.True(t, s.Remote.Settle("", "", events.ChoiceTheirs))
		s.Grid.Save()
		s.Answer()
		require.False(t, s.Grid.HasChanges())
		rows := byID(s.Source)
		require.Equal(t, "theirs", rows[1].Name)
		require.Equal(t, int64(50), rows[1].Stock)
		require.Equal(t, "theirs 4", rows[4].Name)
		require.NotContains(t, rows, int64(6))
	})
}

func TestConflictsEndWithTheirChanges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewConflicted(t, "")
		defer s.Close()
		s.Grid.ResetChanges()
		s.Grid.Save()
		s.Answer()
		require.Empty(t, s.Remote.Conflicts())
		require.Equal(t, "theirs", byID(s.Source)[1].Name)
		row, _ := s.Grid.RowAt(0)
		require.Equal(t, "theirs", row.Name, "the rows were read again")
	})
}

func TestAWriteThatWentThroughUnseenIsNoConflict(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "", nil)
		defer s.Close()
		s.Set(t, "1", "mine")
		require.True(t, s.Grid.DeleteRow("2"))
		_, err := s.Grid.AddRow(&itemstage.Item{ID: 500, Name: "new"})
		require.NoError(t, err)
		// The source has written, and the answer was lost.
		s.Source.Elsewhere(t, itemstage.Rename("1", "mine"), rowsource.Edit{Kind: rowsource.EditDelete, ID: "2"}, rowsource.Edit{
			Kind: rowsource.EditInsert, Set: []rowsource.Field{{Column: "id", Value: value.Int(500)}, {Column: "name", Value: value.Text("new")}},
		})
		s.Grid.Save()
		s.Answer()
		require.Empty(t, s.Remote.Conflicts())
		require.NoError(t, s.Remote.SaveErr())
		require.False(t, s.Grid.HasChanges())
		require.Len(t, byID(s.Source), 100)
	})
}

func TestTheListOfConflicts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewConflicted(t, "")
		defer s.Close()
		_, ok := s.Find("Changed by others")
		require.True(t, ok, s.Dump())
		mine, ok := s.Find("Name, Mine: mine")
		require.True(t, ok, s.Dump())
		at := mine.Bounds.Min.Add(mine.Bounds.Size().Div(2))
		s.Click(float32(at.X), float32(at.Y))
		s.Answer()
		require.Equal(t, events.ChoiceMine, s.Remote.Conflicts()[0].Cells[0].Choice)
		s.Keys("→")
		s.Answer()
		require.Equal(t, events.ChoiceTheirs, s.Remote.Conflicts()[0].Cells[0].Choice)
		s.Keys("Space")
		s.Answer()
		require.Equal(t, events.ChoiceMine, s.Remote.Conflicts()[0].Cells[0].Choice)
		s.Keys("End", "←", "Tab", "Tab", "Space") // all theirs
		s.Answer()
		for _, c := range s.Remote.Conflicts() {
			require.True(t, c.Settled())
		}
		require.Equal(t, events.ChoiceTheirs, s.Remote.Conflicts()[0].Cells[0].Choice)
		s.Keys("Tab", "Space") // save
		s.Answer()
		require.False(t, s.Grid.HasChanges())
		_, ok = s.Find("Changed by others")
		require.False(t, ok)
		require.Equal(t, "theirs", byID(s.Source)[1].Name)
	})
}

func TestEscapeClosesTheListOfConflicts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewConflicted(t, "")
		defer s.Close()
		s.Keys("Esc")
		s.Answer()
		_, ok := s.Find("Changed by others")
		require.False(t, ok)
		require.NotEmpty(t, s.Remote.Conflicts())
		cell, ok := s.Find("mine")
		require.True(t, ok)
		require.Contains(t, cell.Description, "Mine: mine, theirs: theirs, before: item 1")
		s.Grid.Save()
		s.Answer()
		_, ok = s.Find("Changed by others")
		require.True(t, ok, "to save asks again")
	})
}

// Undo after conflicts were settled takes back what the person did: the first one the last edit, if
// theirs was taken that choice. What others changed in other cells stays.
func TestUndoAfterSettledConflicts(t *testing.T) {
	for _, version := range []string{"", "rev"} {
		for _, choice := range []events.ConflictChoice{events.ChoiceMine, events.ChoiceTheirs} {
			synctest.Test(t, func(t *testing.T) {
				s := itemstage.NewEditStage(t, 100, version, nil)
				defer s.Close()
				write := func(id, column string, v any) {
					require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: id, ColumnID: column, New: v}))
					s.Answer()
				}
				name := func() string {
					row, _ := s.Grid.RowAt(0)
					return row.Name
				}
				write("1", "name", "mine")
				s.Source.Elsewhere(t, itemstage.Rename("1", "theirs"), rowsource.Edit{ID: "1", Set: []rowsource.Field{{Column: "stock", Value: value.Int(77)}}})
				s.Grid.Save()
				s.Answer()
				require.Len(t, s.Remote.Conflicts(), 1)
				require.True(t, s.Remote.Settle("1", "", choice))
				s.Grid.Save()
				s.Answer()
				require.False(t, s.Grid.HasChanges())
				settled, undone := "mine", "item 1"
				if choice == events.ChoiceTheirs {
					settled, undone = "theirs", "mine"
				}
				require.Equal(t, settled, byID(s.Source)[1].Name)
				require.True(t, s.Grid.History().Undo())
				s.Answer()
				require.Equal(t, undone, name())
				require.True(t, s.Grid.HasChanges())
				require.True(t, s.Grid.History().Redo())
				s.Answer()
				require.Equal(t, settled, name())
				require.False(t, s.Grid.HasChanges())
				require.True(t, s.Grid.History().Undo())
				s.Grid.Save()
				s.Answer()
				row := byID(s.Source)[1]
				require.Equal(t, undone, row.Name)
				require.Equal(t, int64(77), row.Stock, "others changed it")
				require.Empty(t, problems(s))
			})
		}
	}
}

// A discarded deletion comes back by Undo; a kept one leaves no step.
func TestUndoAfterSettledDeletions(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 100, "", nil)
		defer s.Close()
		s.Set(t, "2", "two")
		s.Grid.Save()
		s.Answer()
		require.True(t, s.Grid.DeleteRow("4"))
		s.Source.Elsewhere(t, itemstage.Rename("4", "theirs 4"))
		s.Grid.Save()
		s.Answer()
		require.True(t, s.Remote.Settle("4", "", events.ChoiceTheirs))
		s.Grid.Save()
		s.Answer()
		require.False(t, s.Grid.HasChanges())
		require.True(t, s.Grid.History().Undo())
		s.Answer()
		require.Equal(t, tracking.Deleted, s.Grid.Status("4"))
		s.Grid.Save()
		s.Answer()
		require.NotContains(t, byID(s.Source), int64(4))
	})
}

// The list names rows by the numbers next to them, and by their ids if there are none.
func TestTheListOfConflictsNumbersRowsAsTheGridDoes(t *testing.T) {
	for name, test := range map[string]struct {
		set  func(g *gridui.ChangeTrackingGrid[itemstage.Item])
		want []string
	}{
		"without numbers": {func(*gridui.ChangeTrackingGrid[itemstage.Item]) {}, []string{"Row 1", "Row 2"}},
		"numbers":         {func(g *gridui.ChangeTrackingGrid[itemstage.Item]) { g.RowNumbers.Enabled = true }, []string{"Row 1", "Row 2"}},
		"from zero": {func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
			g.RowNumbers = option.RowNumbers{Enabled: true, Offset: -1}
		}, []string{"Row 0", "Row 1"}},
		"sorted": {func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
			g.RowNumbers.Enabled = true
			g.Sorting.Keys = []option.SortKey{{ColumnID: "stock"}}
		}, []string{"Row 1", "Row 11"}},
		"filtered": {func(g *gridui.ChangeTrackingGrid[itemstage.Item]) {
			g.RowNumbers.Enabled = true
			g.Filtering.Columns = []filter.Column{{ColumnID: "id", Filter: filter.Equals.Of("2")}}
		}, []string{`Row "1"`, "Row 1"}},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := itemstage.NewConflicted(t, "")
				defer s.Close()
				test.set(&s.Grid)
				s.Answer()
				for _, want := range test.want {
					_, ok := s.Find(want)
					require.True(t, ok, "%s in\n%s", want, s.Dump())
				}
			})
		})
	}
}
