// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"errors"
	"fmt"
	"image"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// item is a row of a table that can be written.
type item struct {
	ID    int64  `json:"id"`
	Name  string `json:"name"`
	Stock int64  `json:"stock"`
	Rev   int64  `json:"rev"`
}

func items(n int) []item {
	rows := make([]item, n)
	for i := range rows {
		rows[i] = item{ID: int64(i + 1), Name: "item " + strconv.Itoa(i+1), Stock: int64(i % 10), Rev: 1}
	}
	return rows
}

// itemSource is a table that makes the keys of new rows.
type itemSource struct {
	*rowsource.Slice[item]
	next int64
}

func newItemSource(t *testing.T, n int, version string) *itemSource {
	number := func(id string, at func(*item) *int64) rowsource.Column[item] {
		return rowsource.Column[item]{
			ID: id, Value: func(row item) value.Value { return value.Int(*at(&row)) },
			Set: func(row *item, v value.Value) error {
				i, ok := v.AsInt()
				if !ok {
					return errors.New("no whole number")
				}
				*at(row) = i
				return nil
			},
		}
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[item]{
		Rows: items(n), Key: []string{"id"}, Version: version,
		Columns: []rowsource.Column[item]{
			number("id", func(r *item) *int64 { return &r.ID }),
			{
				ID: "name", Value: func(r item) value.Value { return value.Text(r.Name) },
				Set: func(r *item, v value.Value) error {
					text, ok := v.AsText()
					if !ok || text == "forbidden" {
						return errors.New("not a name")
					}
					r.Name = text
					return nil
				},
			},
			number("stock", func(r *item) *int64 { return &r.Stock }),
			number("rev", func(r *item) *int64 { return &r.Rev }),
		},
	})
	require.NoError(t, err)
	return &itemSource{s, int64(n)}
}

// Write makes the keys that are missing.
func (s *itemSource) Write(ctx context.Context, edits []rowsource.Edit) (rowsource.Outcome, error) {
	made := make([]rowsource.Edit, len(edits))
	for i, e := range edits {
		if made[i] = e; e.Kind == rowsource.EditInsert && !hasColumn(e.Set, "id") {
			s.next++
			made[i].Set = append([]rowsource.Field{{Column: "id", Value: value.Int(s.next)}}, e.Set...)
		}
	}
	return s.Slice.Write(ctx, made)
}

func hasColumn(fields []rowsource.Field, column string) bool {
	for _, f := range fields {
		if f.Column == column {
			return true
		}
	}
	return false
}

// byID are the rows of the table by key.
func (s *itemSource) byID() map[int64]item {
	out := map[int64]item{}
	for _, row := range s.Rows() {
		out[row.ID] = row
	}
	return out
}

// elsewhere changes a row as somebody else does.
func (s *itemSource) elsewhere(t *testing.T, edits ...rowsource.Edit) {
	t.Helper()
	out, err := s.Slice.Write(t.Context(), edits)
	require.NoError(t, err)
	require.Empty(t, out.Conflicts)
}

func rename(id, name string) rowsource.Edit {
	return rowsource.Edit{ID: id, Set: []rowsource.Field{{Column: "name", Value: value.Text(name)}}}
}

// editStage is a ChangeTrackingGrid over a table.
type editStage struct {
	*gridtest.Harness
	grid   gridui.ChangeTrackingGrid[item]
	remote *gridui.Remote[item]
	source *itemSource
	fake   *sourcetest.Fake[item]
	// fail is what the next write says, nil: nothing.
	fail error
	// written are the edits of all writes.
	written [][]rowsource.Edit
	got     []events.Event
}

// itemColumns are the columns of items, which can be edited.
func itemColumns() []gridui.Column[item] {
	return []gridui.Column[item]{
		gridui.Field("id", "ID", func(r item) int64 { return r.ID }),
		gridui.Field("name", "Name", func(r item) string { return r.Name }).Edit(func(r *item, v string) { r.Name = v }),
		gridui.Field("stock", "Stock", func(r item) int64 { return r.Stock }).Edit(func(r *item, v int64) { r.Stock = v }),
	}
}

func newEditStage(t *testing.T, n int, version string, set func(*gridui.ChangeTrackingGrid[item])) *editStage {
	s := &editStage{source: newItemSource(t, n, version)}
	s.fake = &sourcetest.Fake[item]{Source: s.source, Writer: s.source}
	s.fake.Before = func(_ context.Context, call sourcetest.Call) error {
		if call.Method != "Write" {
			return nil
		}
		s.written = append(s.written, call.Edits)
		err := s.fail
		s.fail = nil
		return err
	}
	s.remote = gridui.NewRemote(s.fake, gridui.RemoteOptions[item]{Version: version})
	s.grid.Columns = itemColumns()
	s.grid.Editing.Enabled = true
	s.grid.EditedCells = true
	s.grid.Sorting.Mode = option.SortMulti
	s.grid.Filtering.Enabled = true
	if set != nil {
		set(&s.grid)
	}
	s.grid.SetSource(s.remote)
	th := newTheme()
	s.Harness = newHarness(image.Pt(520, 340), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := s.grid.Update(gtx)
			if !ok {
				break
			}
			s.got = append(s.got, ev)
		}
		style := gridui.New(th, &s.grid.Grid)
		style.Locale = locale.English()
		return style.Layout(gtx)
	})
	t.Cleanup(func() { require.Zero(t, s.fake.OpenViews(), "views are left open") })
	s.settle()
	return s
}

// settle draws frames until nothing is under way.
func (s *editStage) settle() {
	for range 8 {
		synctest.Wait()
		s.Advance(50 * time.Millisecond)
		s.Frame()
	}
}

// problems are what the grid reported.
func (s *editStage) problems() (out []string) {
	for _, ev := range s.got {
		if p, ok := ev.(events.ConfigProblem); ok {
			out = append(out, p.Err.Error())
		}
	}
	return out
}

func (s *editStage) end() {
	s.remote.Close()
	synctest.Wait()
}

// last is the last event of a type.
func last[E events.Event](s *editStage) (ev E, ok bool) {
	for _, e := range s.got {
		if is, matches := e.(E); matches {
			ev, ok = is, true
		}
	}
	return ev, ok
}

// set edits a row as a program does.
func (s *editStage) set(t *testing.T, id, name string) {
	t.Helper()
	changed, err := s.grid.UpdateRow(id, func(r *item) { r.Name = name })
	require.NoError(t, err)
	require.True(t, changed)
}

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

// TestRandomSourceEditsAgreeWithAModel edits, scrolls, sorts, fails and saves at random.
func TestRandomSourceEditsAgreeWithAModel(t *testing.T) {
	for seed := range rounds.Of(24) {
		remotely(t, func(t *testing.T) {
			s := newEditStage(t, 600, []string{"", "rev"}[seed%2], func(g *gridui.ChangeTrackingGrid[item]) {
				if seed%3 == 0 {
					g.AddAt = tracking.AtTop
				}
			})
			defer s.end()
			m := newEditModel(s, uint64(seed))
			for range 60 {
				m.step(t)
			}
			m.save(t)
			require.False(t, s.grid.HasChanges())
			require.Empty(t, s.problems())
		})
	}
}

// editModel is what the rows of a table are to be, saved and with the changes.
type editModel struct {
	*editStage
	rand *rand.Rand
	// saved and now are the rows by id; new ones in now have the ids of the grid.
	saved, now map[string]item
}

func newEditModel(s *editStage, seed uint64) *editModel {
	m := &editModel{editStage: s, rand: rand.New(rand.NewPCG(seed, 5)), saved: map[string]item{}}
	for _, row := range s.source.Rows() {
		m.saved[strconv.FormatInt(row.ID, 10)] = row
	}
	m.now = maps.Clone(m.saved)
	return m
}

func (m *editModel) step(t *testing.T) {
	t.Helper()
	switch m.rand.IntN(9) {
	case 0, 1, 2:
		m.update(t)
	case 3:
		if id, ok := m.some(); ok && m.grid.DeleteRow(id) {
			delete(m.now, id)
		}
	case 4:
		row := item{Name: "new " + strconv.Itoa(m.rand.IntN(100))}
		id, err := m.grid.AddRow(&row)
		require.NoError(t, err)
		m.now[id] = row
	case 5:
		if id, ok := m.some(); ok && m.grid.UndoRow(id) {
			delete(m.now, id)
			if was, saved := m.saved[id]; saved {
				m.now[id] = was
			}
		}
	case 6:
		m.grid.ScrollToRow(m.rand.IntN(m.grid.Shown()), gridui.ScrollStart)
	case 7:
		m.grid.Sorting.Keys = []option.SortKey{{ColumnID: "name", Desc: m.rand.IntN(2) == 0}}
	case 8:
		if m.rand.IntN(2) == 0 {
			m.fail = errors.New("out of reach")
			m.grid.Save()
			m.settle()
			m.fail = nil
			break
		}
		m.save(t)
	}
	m.settle()
	m.compare(t)
}

// some is a row on the screen, or a new one.
func (m *editModel) some() (id string, ok bool) {
	i := m.rand.IntN(m.grid.Shown())
	row, ok := m.grid.RowAt(i)
	if !ok || row.ID == 0 {
		return "", false
	}
	return strconv.FormatInt(row.ID, 10), true
}

func (m *editModel) update(t *testing.T) {
	t.Helper()
	id, ok := m.some()
	if _, there := m.now[id]; !ok || !there {
		return
	}
	stock := int64(m.rand.IntN(1000))
	_, err := m.grid.UpdateRow(id, func(r *item) { r.Stock = stock })
	require.NoError(t, err)
	row := m.now[id]
	row.Stock = stock
	m.now[id] = row
}

// save saves, and has the model be what the table is, if that is right.
func (m *editModel) save(t *testing.T) {
	t.Helper()
	m.grid.Save()
	m.settle()
	require.NoError(t, m.remote.SaveErr())
	require.Equal(t, contentsOf(m.now), contentsOf(m.table()))
	m.saved = m.table()
	m.now = maps.Clone(m.saved)
}

// table are the rows of the table.
func (m *editModel) table() map[string]item {
	rows := map[string]item{}
	for id, row := range m.source.byID() {
		rows[strconv.FormatInt(id, 10)] = row
	}
	return rows
}

// contentsOf are rows without what the source makes of them, sorted.
func contentsOf(rows map[string]item) (out []string) {
	for id, row := range rows {
		if row.ID == 0 || row.ID > 600 {
			id = "new"
		}
		out = append(out, fmt.Sprint(id, " ", row.Name, " ", row.Stock))
	}
	slices.Sort(out)
	return out
}

// compare looks at the rows on the screen.
func (m *editModel) compare(t *testing.T) {
	t.Helper()
	for i := range m.grid.Shown() {
		row, ok := m.grid.RowAt(i)
		if id := strconv.FormatInt(row.ID, 10); ok && row.ID != 0 {
			if want, there := m.now[id]; there {
				require.Equal(t, want.Stock, row.Stock, id)
			} else {
				require.Equal(t, tracking.Deleted, m.grid.Status(id), id)
			}
		}
	}
}
