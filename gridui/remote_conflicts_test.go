// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// conflicted is a stage in which others changed rows before they were saved.
func conflicted(t *testing.T, version string) *editStage {
	s := newEditStage(t, 100, version, nil)
	_, err := s.grid.UpdateRow("1", func(r *item) { r.Name, r.Stock = "mine", 50 })
	require.NoError(t, err)
	s.set(t, "2", "mine 2")
	s.set(t, "3", "free")
	require.True(t, s.grid.DeleteRow("4"))
	s.set(t, "6", "mine 6")
	s.source.elsewhere(t,
		rename("1", "theirs"), rename("2", "theirs 2"), rename("4", "theirs 4"),
		rowsource.Edit{ID: "3", Set: []rowsource.Field{{Column: "stock", Value: value.Int(77)}}},
		rowsource.Edit{Kind: rowsource.EditDelete, ID: "6"},
	)
	s.grid.Save()
	s.settle()
	return s
}

func TestConflictsAreKnownCellByCell(t *testing.T) {
	for _, version := range []string{"", "rev"} {
		remotely(t, func(t *testing.T) {
			s := conflicted(t, version)
			defer s.end()
			found, ok := last[events.ConflictsFound](s)
			require.True(t, ok)
			done, ok := last[events.Committed](s)
			require.True(t, ok)
			require.ErrorIs(t, done.Err, events.ErrConflicts)
			require.NoError(t, s.remote.SaveErr())
			require.Equal(t, "item 3", s.source.byID()[3].Name, "nothing is written")
			require.Equal(t, s.remote.Conflicts(), found.Rows)
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
			require.Empty(t, s.problems())
		})
	}
}

func TestSettledConflictsAreSaved(t *testing.T) {
	for _, version := range []string{"", "rev"} {
		remotely(t, func(t *testing.T) {
			s := conflicted(t, version)
			defer s.end()
			s.grid.Save()
			s.settle()
			require.Len(t, s.written, 1, "conflicts that nobody settled are not sent again")
			require.True(t, s.remote.Settle("1", "name", events.ChoiceMine))
			require.True(t, s.remote.Settle("2", "", events.ChoiceTheirs))
			require.True(t, s.remote.Settle("4", "", events.ChoiceMine))
			require.True(t, s.remote.Settle("6", "name", events.ChoiceMine))
			require.False(t, s.remote.Settle("9", "", events.ChoiceMine))
			s.grid.Save()
			s.settle()
			require.Empty(t, s.remote.Conflicts())
			require.NoError(t, s.remote.SaveErr())
			require.False(t, s.grid.HasChanges())
			rows := s.source.byID()
			require.Equal(t, "mine", rows[1].Name)
			require.Equal(t, int64(50), rows[1].Stock)
			require.Equal(t, "theirs 2", rows[2].Name)
			require.Equal(t, "free", rows[3].Name)
			require.Equal(t, int64(77), rows[3].Stock)
			require.NotContains(t, rows, int64(4))
			require.Equal(t, "mine 6", rows[6].Name, "made anew")
			require.Equal(t, 99, s.grid.Shown())
		})
	}
}

func TestTheirsTakesWhatTheSourceHas(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := conflicted(t, "")
		defer s.end()
		require.True(t, s.remote.Settle("", "", events.ChoiceTheirs))
		s.grid.Save()
		s.settle()
		require.False(t, s.grid.HasChanges())
		rows := s.source.byID()
		require.Equal(t, "theirs", rows[1].Name)
		require.Equal(t, int64(50), rows[1].Stock)
		require.Equal(t, "theirs 4", rows[4].Name)
		require.NotContains(t, rows, int64(6))
	})
}

func TestConflictsEndWithTheirChanges(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := conflicted(t, "")
		defer s.end()
		s.grid.ResetChanges()
		s.grid.Save()
		s.settle()
		require.Empty(t, s.remote.Conflicts())
		require.Equal(t, "theirs", s.source.byID()[1].Name)
		row, _ := s.grid.RowAt(0)
		require.Equal(t, "theirs", row.Name, "the rows were read again")
	})
}

func TestAWriteThatWentThroughUnseenIsNoConflict(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 100, "", nil)
		defer s.end()
		s.set(t, "1", "mine")
		require.True(t, s.grid.DeleteRow("2"))
		_, err := s.grid.AddRow(&item{ID: 500, Name: "new"})
		require.NoError(t, err)
		// The source has written, and the answer was lost.
		s.source.elsewhere(t, rename("1", "mine"), rowsource.Edit{Kind: rowsource.EditDelete, ID: "2"}, rowsource.Edit{
			Kind: rowsource.EditInsert, Set: []rowsource.Field{{Column: "id", Value: value.Int(500)}, {Column: "name", Value: value.Text("new")}},
		})
		s.grid.Save()
		s.settle()
		require.Empty(t, s.remote.Conflicts())
		require.NoError(t, s.remote.SaveErr())
		require.False(t, s.grid.HasChanges())
		require.Len(t, s.source.byID(), 100)
	})
}

func TestTheListOfConflicts(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := conflicted(t, "")
		defer s.end()
		_, ok := s.Find("Changed by others")
		require.True(t, ok, s.Dump())
		mine, ok := s.Find("Name, Mine: mine")
		require.True(t, ok, s.Dump())
		at := mine.Bounds.Min.Add(mine.Bounds.Size().Div(2))
		s.Click(float32(at.X), float32(at.Y))
		s.settle()
		require.Equal(t, events.ChoiceMine, s.remote.Conflicts()[0].Cells[0].Choice)
		s.Keys("→")
		s.settle()
		require.Equal(t, events.ChoiceTheirs, s.remote.Conflicts()[0].Cells[0].Choice)
		s.Keys("Space")
		s.settle()
		require.Equal(t, events.ChoiceMine, s.remote.Conflicts()[0].Cells[0].Choice)
		s.Keys("End", "←", "Tab", "Tab", "Space") // all theirs
		s.settle()
		for _, c := range s.remote.Conflicts() {
			require.True(t, c.Settled())
		}
		require.Equal(t, events.ChoiceTheirs, s.remote.Conflicts()[0].Cells[0].Choice)
		s.Keys("Tab", "Space") // save
		s.settle()
		require.False(t, s.grid.HasChanges())
		_, ok = s.Find("Changed by others")
		require.False(t, ok)
		require.Equal(t, "theirs", s.source.byID()[1].Name)
	})
}

func TestEscapeClosesTheListOfConflicts(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := conflicted(t, "")
		defer s.end()
		s.Keys("Esc")
		s.settle()
		_, ok := s.Find("Changed by others")
		require.False(t, ok)
		require.NotEmpty(t, s.remote.Conflicts())
		cell, ok := s.Find("mine")
		require.True(t, ok)
		require.Contains(t, cell.Description, "Mine: mine, theirs: theirs, before: item 1")
		s.grid.Save()
		s.settle()
		_, ok = s.Find("Changed by others")
		require.True(t, ok, "to save asks again")
	})
}

// Undo after conflicts were settled takes back what the person did: the first one the last edit, if
// theirs was taken that choice. What others changed in other cells stays.
func TestUndoAfterSettledConflicts(t *testing.T) {
	for _, version := range []string{"", "rev"} {
		for _, choice := range []events.ConflictChoice{events.ChoiceMine, events.ChoiceTheirs} {
			remotely(t, func(t *testing.T) {
				s := newEditStage(t, 100, version, nil)
				defer s.end()
				write := func(id, column string, v any) {
					require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: id, ColumnID: column, Value: v}))
					s.settle()
				}
				name := func() string {
					row, _ := s.grid.RowAt(0)
					return row.Name
				}
				write("1", "name", "mine")
				s.source.elsewhere(t, rename("1", "theirs"), rowsource.Edit{ID: "1", Set: []rowsource.Field{{Column: "stock", Value: value.Int(77)}}})
				s.grid.Save()
				s.settle()
				require.Len(t, s.remote.Conflicts(), 1)
				require.True(t, s.remote.Settle("1", "", choice))
				s.grid.Save()
				s.settle()
				require.False(t, s.grid.HasChanges())
				settled, undone := "mine", "item 1"
				if choice == events.ChoiceTheirs {
					settled, undone = "theirs", "mine"
				}
				require.Equal(t, settled, s.source.byID()[1].Name)
				require.True(t, s.grid.History().Undo())
				s.settle()
				require.Equal(t, undone, name())
				require.True(t, s.grid.HasChanges())
				require.True(t, s.grid.History().Redo())
				s.settle()
				require.Equal(t, settled, name())
				require.False(t, s.grid.HasChanges())
				require.True(t, s.grid.History().Undo())
				s.grid.Save()
				s.settle()
				row := s.source.byID()[1]
				require.Equal(t, undone, row.Name)
				require.Equal(t, int64(77), row.Stock, "others changed it")
				require.Empty(t, s.problems())
			})
		}
	}
}

// A deletion that was given up comes back by Undo; one that was kept leaves no step.
func TestUndoAfterSettledDeletions(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 100, "", nil)
		defer s.end()
		s.set(t, "2", "two")
		s.grid.Save()
		s.settle()
		require.True(t, s.grid.DeleteRow("4"))
		s.source.elsewhere(t, rename("4", "theirs 4"))
		s.grid.Save()
		s.settle()
		require.True(t, s.remote.Settle("4", "", events.ChoiceTheirs))
		s.grid.Save()
		s.settle()
		require.False(t, s.grid.HasChanges())
		require.True(t, s.grid.History().Undo())
		s.settle()
		require.Equal(t, tracking.Deleted, s.grid.Status("4"))
		s.grid.Save()
		s.settle()
		require.NotContains(t, s.source.byID(), int64(4))
	})
}
