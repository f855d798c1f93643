// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package itemstage

import (
	"context"
	"errors"
	"image"
	"strconv"
	"testing"
	"testing/synctest"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// NewConflicted returns a stage in which others changed rows before the changes to them were saved.
func NewConflicted(t *testing.T, version string) *EditStage {
	s := NewEditStage(t, 100, version, nil)
	_, err := s.Grid.UpdateRow("1", func(r *Item) { r.Name, r.Stock = "mine", 50 })
	require.NoError(t, err)
	s.Set(t, "2", "mine 2")
	s.Set(t, "3", "free")
	require.True(t, s.Grid.DeleteRow("4"))
	s.Set(t, "6", "mine 6")
	s.Source.Elsewhere(t,
		Rename("1", "theirs"), Rename("2", "theirs 2"), Rename("4", "theirs 4"),
		rowsource.Edit{ID: "3", Set: []rowsource.Field{{Column: "stock", Value: value.Int(77)}}},
		rowsource.Edit{Kind: rowsource.EditDelete, ID: "6"},
	)
	s.Grid.Save()
	s.Answer()
	return s
}

// Item is a row of a writable table.
type Item struct {
	ID    int64  `json:"id"`
	Name  string `json:"name"`
	Stock int64  `json:"stock"`
	Rev   int64  `json:"rev"`
}

func items(n int) []Item {
	rows := make([]Item, n)
	for i := range rows {
		rows[i] = Item{ID: int64(i + 1), Name: "item " + strconv.Itoa(i+1), Stock: int64(i % 10), Rev: 1}
	}
	return rows
}

// ItemSource is a table that assigns the keys of new rows.
type ItemSource struct {
	*rowsource.Slice[Item]
	next int64
}

func newItemSource(t *testing.T, n int, version string) *ItemSource {
	number := func(id string, at func(*Item) *int64) rowsource.Column[Item] {
		return rowsource.Column[Item]{
			ID: id, Value: func(row Item) value.Value { return value.Int(*at(&row)) },
			Set: func(row *Item, v value.Value) error {
				i, ok := v.AsInt()
				if !ok {
					return errors.New("no whole number")
				}
				*at(row) = i
				return nil
			},
		}
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[Item]{
		Rows: items(n), Key: []string{"id"}, Version: version,
		Columns: []rowsource.Column[Item]{
			number("id", func(r *Item) *int64 { return &r.ID }),
			{
				ID: "name", Value: func(r Item) value.Value { return value.Text(r.Name) },
				Set: func(r *Item, v value.Value) error {
					text, ok := v.AsText()
					if !ok || text == "forbidden" {
						return errors.New("not a name")
					}
					r.Name = text
					return nil
				},
			},
			number("stock", func(r *Item) *int64 { return &r.Stock }),
			number("rev", func(r *Item) *int64 { return &r.Rev }),
		},
	})
	require.NoError(t, err)
	return &ItemSource{s, int64(n)}
}

// Write assigns the missing keys and writes the edits.
func (s *ItemSource) Write(ctx context.Context, edits []rowsource.Edit) (rowsource.Outcome, error) {
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

// Elsewhere changes rows as another user does.
func (s *ItemSource) Elsewhere(t *testing.T, edits ...rowsource.Edit) {
	t.Helper()
	out, err := s.Slice.Write(t.Context(), edits)
	require.NoError(t, err)
	require.Empty(t, out.Conflicts)
}

func Rename(id, name string) rowsource.Edit {
	return rowsource.Edit{ID: id, Set: []rowsource.Field{{Column: "name", Value: value.Text(name)}}}
}

// EditStage is a ChangeTrackingGrid over a table.
type EditStage struct {
	*gridtest.Harness
	Grid   gridui.ChangeTrackingGrid[Item]
	Remote *gridui.Remote[Item]
	Source *ItemSource
	Fake   *sourcetest.Fake[Item]
	// Fail is the error of the next write, nil for none.
	Fail error
	// Written holds the edits of all writes.
	Written [][]rowsource.Edit
	Got     []events.Event
}

// itemColumns returns the columns of items, which can be edited.
func itemColumns() []gridui.Column[Item] {
	return []gridui.Column[Item]{
		gridui.Field("id", "ID", func(r Item) int64 { return r.ID }),
		gridui.Field("name", "Name", func(r Item) string { return r.Name }).Edit(func(r *Item, v string) { r.Name = v }),
		gridui.Field("stock", "Stock", func(r Item) int64 { return r.Stock }).Edit(func(r *Item, v int64) { r.Stock = v }),
	}
}

func NewEditStage(t *testing.T, n int, version string, set func(*gridui.ChangeTrackingGrid[Item])) *EditStage {
	s := &EditStage{Source: newItemSource(t, n, version)}
	s.Fake = &sourcetest.Fake[Item]{Source: s.Source, Writer: s.Source}
	s.Fake.Before = func(_ context.Context, call sourcetest.Call) error {
		if call.Method != "Write" {
			return nil
		}
		s.Written = append(s.Written, call.Edits)
		err := s.Fail
		s.Fail = nil
		return err
	}
	s.Remote = gridui.NewRemote(s.Fake, gridui.RemoteOptions[Item]{Version: version})
	s.Grid.Columns = itemColumns()
	s.Grid.Editing.Enabled = true
	s.Grid.EditedCells = true
	s.Grid.Sorting.Mode = option.SortMulti
	s.Grid.Filtering.Enabled = true
	if set != nil {
		set(&s.Grid)
	}
	s.Grid.SetSource(s.Remote)
	th := gridstage.NewTheme()
	s.Harness = gridtest.New(image.Pt(520, 340), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := s.Grid.Update(gtx)
			if !ok {
				break
			}
			s.Got = append(s.Got, ev)
		}
		style := gridui.New(th, &s.Grid.Grid)
		style.Locale = locale.For("en")
		return style.Layout(gtx)
	})
	t.Cleanup(func() { require.Zero(t, s.Fake.OpenResults(), "views are left open") })
	s.Answer()
	return s
}

// Answer draws frames until no work is in progress.
func (s *EditStage) Answer() { gridstage.Work(s.Harness, 8) }

func (s *EditStage) Close() {
	s.Remote.Close()
	synctest.Wait()
}

// LastEvent returns the last event of a type.
func LastEvent[E events.Event](s *EditStage) (ev E, ok bool) {
	for _, e := range s.Got {
		if is, matches := e.(E); matches {
			ev, ok = is, true
		}
	}
	return ev, ok
}

// Set edits a row as a program does.
func (s *EditStage) Set(t *testing.T, id, name string) {
	t.Helper()
	changed, err := s.Grid.UpdateRow(id, func(r *Item) { r.Name = name })
	require.NoError(t, err)
	require.True(t, changed)
}
