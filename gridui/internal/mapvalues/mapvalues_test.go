// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package mapvalues_test

import (
	"encoding/json"
	"image"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/mapvalues"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestKindsOfKeys(t *testing.T) {
	for _, c := range []struct {
		name   string
		values []any
		want   mapvalues.Kind
	}{
		{"no values", nil, mapvalues.Text}, {"nil", []any{nil, nil}, mapvalues.Text},
		{"texts", []any{"a", nil, "b"}, mapvalues.Text}, {"truths", []any{true, false}, mapvalues.Truth},
		{"integers", []any{1, int8(2), uint64(3)}, mapvalues.Whole}, {"numbers", []any{1, 2.5}, mapvalues.Real},
		{"numbers of JSON", []any{json.Number("1"), json.Number("-7")}, mapvalues.Whole},
		{"decimals of JSON", []any{json.Number("1"), json.Number("0.1")}, mapvalues.Real},
		{"beyond int64", []any{uint64(math.MaxUint64)}, mapvalues.Other},
		{"times", []any{time.Unix(1, 0)}, mapvalues.Moment}, {"durations", []any{time.Second}, mapvalues.Other},
		{"mixed", []any{1, "a"}, mapvalues.Other}, {"lists", []any{[]any{1}}, mapvalues.Other},
		{"a number and a truth", []any{1.5, true}, mapvalues.Other},
	} {
		var rows []map[string]any
		for _, v := range c.values {
			rows = append(rows, map[string]any{"k": v})
		}
		assert.Equal(t, c.want, mapvalues.KindOf(rows, "k"), c.name)
	}
	assert.Equal(t, []string{"a", "b", "c"}, mapvalues.Keys([]map[string]any{{"b": 1}, nil, {"c": nil, "a": 2}}))
}

func TestNumbersOfAllTypes(t *testing.T) {
	for _, v := range []any{int(7), int8(7), int16(7), int32(7), int64(7), uint(7), uint8(7), uint16(7), uint32(7), uint64(7), json.Number("7")} {
		i, ok := mapvalues.Int(v)
		assert.True(t, ok, "%T", v)
		assert.EqualValues(t, 7, i)
		f, ok := mapvalues.Float(v)
		assert.True(t, ok, "%T", v)
		assert.EqualValues(t, 7, f)
		like := mapvalues.Like(int64(8), v)
		if _, text := v.(json.Number); !text {
			assert.IsType(t, v, like)
		}
	}
	for _, v := range []any{nil, "7", true, 1.5, []int{7}, json.Number("x"), json.Number("1.5"), uint64(math.MaxUint64)} {
		_, ok := mapvalues.Int(v)
		assert.False(t, ok, "%v", v)
	}
	for _, v := range []any{nil, "7", int64(1<<62 + 1), json.Number("9007199254740993"), json.Number("1e999"), int64(math.MaxInt64)} {
		_, ok := mapvalues.Float(v)
		assert.False(t, ok, "%v", v)
	}
	assert.Equal(t, int64(300), mapvalues.Like(int64(300), int8(1)), "an int8 does not hold 300")
	assert.Equal(t, 2.5, mapvalues.Like(2.5, 1), "an int does not hold 2.5")
	assert.Equal(t, float32(2.5), mapvalues.Like(2.5, float32(1)))
	assert.Equal(t, int64(65), mapvalues.Like(int64(65), "a"), "a number is no text")
}

// records shows records in columns of their keys.
func records(t *testing.T, rows []gridui.Record) *gridstage.Stage[gridui.Record] {
	t.Helper()
	s := gridstage.New(image.Pt(1200, 400), func(g *gridui.Grid[gridui.Record]) {
		g.Columns = gridui.MapColumns(rows)
		g.RowID = func(r gridui.Record) string { return r["id"].(string) }
		g.Editing.Enabled = true
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "n"}}}
		g.SetRows(rows)
	})
	assert.Empty(t, gridstage.EventsOf[events.ProblemFound](s.Events))
	return s
}

func TestRecordsAreShownSortedAndEdited(t *testing.T) {
	var rows []gridui.Record
	require.NoError(t, json.Unmarshal([]byte(`[
		{"id": "a", "n": 10, "ok": true, "deep": {"x": 1}},
		{"id": "b", "n": 9, "ok": false, "deep": [1, 2]},
		{"id": "c", "ok": null}]`), &rows))
	s := records(t, rows)
	assert.Equal(t, []string{"map[x:1]|a|10|true", "[1 2]|b|9|false", "|c||"}, func() []string {
		cells := gridstage.RowCells(s)
		return []string{cells[1], cells[0], cells[2]} // sorted by n
	}())

	rows[2]["n"] = "many"
	s.Grid.Refresh()
	s.Settle()
	assert.Equal(t, "|c|many|", gridstage.RowCells(s)[2], "a text in a column of numbers is shown")

	require.NoError(t, s.Grid.EditCells(
		events.CellEdit{RowID: "a", ColumnID: "n", New: "1"}, events.CellEdit{RowID: "b", ColumnID: "n", New: "2.5"},
		events.CellEdit{RowID: "b", ColumnID: "ok", New: nil}))
	s.Settle()
	assert.Equal(t, []string{"map[x:1]|a|1|true", "[1 2]|b|2.5|", "|c|many|"}, gridstage.RowCells(s))
	assert.Error(t, s.Grid.EditCells(events.CellEdit{RowID: "c", ColumnID: "n", New: "1"}), "a text among numbers")
	assert.Error(t, s.Grid.EditCells(events.CellEdit{RowID: "a", ColumnID: "deep", New: "x"}), "read-only")
	s.Grid.History().Undo()
	s.Settle()
	assert.Equal(t, []string{"[1 2]|b|9|false", "map[x:1]|a|10|true", "|c|many|"}, gridstage.RowCells(s))
}
