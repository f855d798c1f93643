// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit_test

import (
	"errors"
	"fmt"
	"image"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// pointers returns a stage of rows that are pointers.
func pointers(n int) (*gridstage.Stage[*stockstage.Stock], []*stockstage.Stock) {
	rows := make([]*stockstage.Stock, n)
	for i := range rows {
		p := stockstage.SomeStock(i)
		rows[i] = &p
	}
	return gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[*stockstage.Stock]) {
		g.Columns = []gridui.Column[*stockstage.Stock]{
			gridui.Field("name", "Name", func(p *stockstage.Stock) string { return p.Name }).
				Edit(func(p **stockstage.Stock, v string) { (*p).Name = v }),
			gridui.Field("qty", "Qty", func(p *stockstage.Stock) int { return p.Qty }).
				Edit(func(p **stockstage.Stock, v int) { (*p).Qty = v }).
				Validate(func(_ *stockstage.Stock, v int) error {
					if v < 0 {
						return errors.New("less than nothing")
					}
					return nil
				}),
		}
		g.RowID = func(p *stockstage.Stock) string { return p.ID }
		g.Editing.Enabled = true
		g.SetRows(rows)
	}), rows
}

func TestRowsHeldByPointersAreEditedWhereTheyAre(t *testing.T) {
	s, rows := pointers(4)
	held := append([]*stockstage.Stock(nil), rows...)

	require.Error(t, s.Grid.EditCells(
		events.CellEdit{RowID: "p1", ColumnID: "name", New: "nut"},
		events.CellEdit{RowID: "p1", ColumnID: "qty", New: -1},
	))
	s.Settle()
	require.Equal(t, stockstage.SomeStock(1), *held[1], "nothing is written that is not valid")

	require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p1", ColumnID: "qty", New: 7}))
	s.Settle()
	require.Equal(t, 7, held[1].Qty)
	edited := gridstage.TakeEvents[gridui.CellsEdited[*stockstage.Stock]](&s.Events)
	require.Len(t, edited, 1)
	require.NotSame(t, held[1], edited[0].Rows[0], "what the event holds stays as it is")

	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Equal(t, 1, held[1].Qty)

	s.Grid.FocusCell(2, "name")
	s.Grid.Paste("nut\t5\nbolt\t6")
	s.Settle()
	require.Equal(t, stockstage.Stock{ID: "p2", Name: "nut", Qty: 5}, *held[2])
	require.Equal(t, stockstage.Stock{ID: "p3", Name: "bolt", Qty: 6}, *held[3])
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Equal(t, stockstage.SomeStock(2), *held[2])
	require.Equal(t, stockstage.SomeStock(3), *held[3])
	require.True(t, s.Grid.History().Redo())
	s.Settle()
	require.Equal(t, 6, held[3].Qty)
	require.Equal(t, held, rows, "the pointers are those that were given")

	s.Grid.Editing.PasteSkipInvalid = true
	s.Grid.FocusCell(2, "name")
	s.Grid.Paste("screw\t-5\nring\t8")
	s.Settle()
	require.Equal(t, stockstage.Stock{ID: "p2", Name: "screw", Qty: 5}, *held[2])
	require.Equal(t, stockstage.Stock{ID: "p3", Name: "ring", Qty: 8}, *held[3])
}

func TestEditsWhileRowsAreSortedAreKept(t *testing.T) {
	const n = 50_000 // more than are sorted within a frame
	s := stockstage.NewStock(n)
	s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "qty", Desc: true}}}
	s.Frame()
	for i := range 3 {
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p5", ColumnID: "qty", New: n + i}))
		s.Frame()
	}
	s.Grid.FocusCell(0, "name")
	sorted := func() bool {
		row, _ := s.Grid.RowAt(0)
		return row.ID == "p5"
	}
	await.Until(func() bool { s.Frame(); return sorted() })
	row, _ := s.Grid.RowAt(0)
	require.Equal(t, n+2, row.Qty)
	last := n + 2
	for i := range n {
		row, _ := s.Grid.RowAt(i)
		require.LessOrEqual(t, row.Qty, last)
		last = row.Qty
	}
	for want := n + 1; want >= n; want-- {
		require.True(t, s.Grid.History().Undo())
		s.Settle()
		row, _ = s.Grid.RowAt(0)
		require.Equal(t, want, row.Qty)
	}
}

// reading is a row with every kind of value.
type reading struct {
	ID    string
	Float float64
	Small int8
	Named time.Duration
	At    time.Time
	On    bool
	Tags  []string
	Deep  *int
}

// TestValuesOfAllKindsAreToldAndTakenBack pastes over values of many types, some of which are
// missing, and undoes that.
func TestValuesOfAllKindsAreToldAndTakenBack(t *testing.T) {
	one := 1
	before := []reading{
		{ID: "a", Float: math.NaN(), Small: 1, Named: time.Second, Tags: []string{"x"}},
		{ID: "b", Float: 2.5, At: time.Date(2025, 1, 2, 3, 4, 0, 0, time.UTC), On: true, Deep: &one},
	}
	rows := append([]reading(nil), before...)
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[reading]) {
		g.Columns = []gridui.Column[reading]{
			gridui.Field("float", "", func(m reading) float64 { return m.Float }).Edit(func(m *reading, v float64) { m.Float = v }),
			gridui.Field("small", "", func(m reading) int8 { return m.Small }).Edit(func(m *reading, v int8) { m.Small = v }),
			gridui.Field("named", "", func(m reading) time.Duration { return m.Named }).Edit(func(m *reading, v time.Duration) { m.Named = v }),
			gridui.Time("at", "", func(m reading) time.Time { return m.At }).Edit(func(m *reading, v time.Time) { m.At = v }),
			gridui.Bool("on", "", func(m reading) bool { return m.On }).Edit(func(m *reading, v bool) { m.On = v }),
			gridui.Func("tags", "", func(m reading) ([]string, bool) { return m.Tags, m.Tags != nil }).
				Edit(func(m *reading, v []string) { m.Tags = v }).
				Parse(func(text string) ([]string, error) { return strings.Split(text, ","), nil }),
			gridui.Func("deep", "", func(m reading) (*int, bool) { return m.Deep, m.Deep != nil }).
				Edit(func(m *reading, v *int) { m.Deep = v }).
				Parse(func(text string) (*int, error) { v := len(text); return &v, nil }),
		}
		g.RowID = func(m reading) string { return m.ID }
		g.Editing.Enabled = true
		g.SetRows(rows)
	})
	s.Grid.FocusCell(0, "float")
	s.Grid.Paste("1.5\t1\t2s\t2025-06-07 08:09\ttrue\ty,z\tabc\n2.5\t-3\t0s\t\tfalse\t\t\n")
	s.Settle()
	failed := gridstage.FailedPastes(s.Events)
	require.Empty(t, failed, "%v", failed)
	edited := gridstage.TakeEvents[gridui.CellsEdited[reading]](&s.Events)
	require.Len(t, edited, 1)
	got := map[string]string{}
	for e := range edited[0].Edits() {
		got[e.RowID+" "+e.ColumnID] = fmt.Sprintf("%T %v > %T", e.Old, e.Old, e.New)
	}
	require.Equal(t, map[string]string{
		"a float": "<nil> <nil> > float64", "a named": "time.Duration 1s > time.Duration", "a at": "<nil> <nil> > time.Time",
		"a on": "bool false > bool", "a tags": "[]string [x] > []string", "a deep": "<nil> <nil> > *int",
		"b small": "int8 0 > int8", "b at": "time.Time 2025-01-02 03:04:00 +0000 UTC > <nil>", "b on": "bool true > bool",
		"b deep": fmt.Sprintf("*int %v > <nil>", &one),
	}, got)
	require.Equal(t, 3, *rows[0].Deep)
	after := append([]reading(nil), rows...)

	for range 2 {
		require.True(t, s.Grid.History().Undo())
		s.Settle()
		require.True(t, math.IsNaN(rows[0].Float))
		rows[0].Float = 0
		was := before[0]
		was.Float = 0
		require.Equal(t, []reading{was, before[1]}, rows)
		rows[0].Float = math.NaN()
		require.True(t, s.Grid.History().Redo())
		s.Settle()
		require.Equal(t, after, rows)
	}
}

func TestAPanicWhilePastingIsToldOfItsCell(t *testing.T) {
	s := stockstage.NewStock(3)
	s.Grid.Columns = append(s.Grid.Columns, gridui.Field("bad", "Bad", func(p stockstage.Stock) string { return p.Name }).
		Edit(func(p *stockstage.Stock, v string) {
			p.Qty = 99
			if v == "boom" {
				panic(v)
			}
		}))
	s.Grid.Refresh()
	s.Settle()
	paste := func() {
		s.Events = nil
		s.Grid.FocusCell(0, "qty")
		s.Grid.Paste("1\tfine\n2\tboom\n3\tfine")
		s.Settle()
	}
	paste()
	failed := gridstage.TakeFailedPastes(&s.Events)
	require.Len(t, failed, 1)
	require.Equal(t, []string{"p1", "bad"}, []string{failed[0].RowID, failed[0].ColumnID})
	require.ErrorContains(t, failed[0].Err, "boom")
	row, _ := s.Grid.RowAt(0)
	require.Equal(t, 0, row.Qty)

	s.Grid.Editing.PasteSkipInvalid = true
	paste()
	pasted := gridstage.EventsOf[events.CellsPasted](s.Events)
	require.Equal(t, []events.CellsPasted{{Rows: 3, Columns: 2, Skipped: 1}}, pasted)
	for i, want := range []int{99, 2, 99} {
		row, _ := s.Grid.RowAt(i)
		require.Equal(t, want, row.Qty, "what a cell did that panicked is taken back")
	}
}
