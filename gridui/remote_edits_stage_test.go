// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"errors"
	"image"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
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
