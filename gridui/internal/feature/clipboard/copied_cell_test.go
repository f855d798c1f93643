// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"image"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/fillstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

type status uint8

func (s status) String() string { return []string{"Ordered", "Packed", "Sent", "Delivered"}[s] }

// kindsOfCells returns a grid with one row and a column of each kind. want holds the expected texts of all
// kinds of copies of its cells.
func kindsOfCells() (s *gridstage.Stage[int], want []string) {
	at := time.Date(2024, 5, 1, 9, 30, 0, 0, time.FixedZone("", 3600))
	six := 6
	add := func(g *gridui.Grid[int], text string, col func(id string) gridui.Column[int]) {
		g.Columns = append(g.Columns, col("c"+strconv.Itoa(len(g.Columns))))
		want = append(want, text)
	}
	s = gridstage.New(image.Pt(3000, 300), func(g *gridui.Grid[int]) {
		always := func(id string) gridui.Column[int] {
			return gridui.Func(id, id, func(int) (fillstage.Price, bool) { return fillstage.PriceOf("79659.66"), true }).Kind(option.KindNumber)
		}
		add(g, "79659.66", always)
		add(g, "79659.66", func(id string) gridui.Column[int] {
			return gridui.Func(id, id, func(int) (fillstage.Price, bool) { return fillstage.PriceOf("79659.66"), true }).Kind(option.KindNumber).
				Format(func(p fillstage.Price) string { return "79,659.66 €" })
		})
		add(g, "12345678901234567890.25", func(id string) gridui.Column[int] {
			return gridui.Func(id, id, func(int) (fillstage.Price, bool) { return fillstage.PriceOf("12345678901234567890.25"), true }).Kind(option.KindNumber)
		})
		add(g, "Delivered", func(id string) gridui.Column[int] {
			return gridui.Field(id, id, func(int) status { return 3 })
		})
		add(g, "$20.75", func(id string) gridui.Column[int] {
			return gridui.Field(id, id, func(int) fillstage.Cents { return 2075 })
		})
		add(g, "01.05.2024", func(id string) gridui.Column[int] {
			return gridui.Time(id, id, func(int) time.Time { return at }).Layout("02.01.2006")
		})
		add(g, "2024-05-01 09:30", func(id string) gridui.Column[int] {
			return gridui.Time(id, id, func(int) time.Time { return at })
		})
		add(g, "May", func(id string) gridui.Column[int] {
			return gridui.Time(id, id, func(int) time.Time { return at }).Format(func(t time.Time) string { return t.Month().String() })
		})
		add(g, "1m30s", func(id string) gridui.Column[int] {
			return gridui.Field(id, id, func(int) time.Duration { return 90 * time.Second })
		})
		add(g, "1234.5", func(id string) gridui.Column[int] {
			return gridui.Field(id, id, func(int) float64 { return 1234.5 }).Format(func(float64) string { return "1,234.50" })
		})
		add(g, "1,234.50", func(id string) gridui.Column[int] {
			return gridui.Field(id, id, func(int) float64 { return 1234.5 }).Format(func(float64) string { return "1,234.50" }).CopyText()
		})
		add(g, "00042", func(id string) gridui.Column[int] {
			return gridui.Field(id, id, func(int) int { return 42 }).Kind(option.KindText).Format(func(int) string { return "00042" })
		})
		add(g, "true", func(id string) gridui.Column[int] {
			return gridui.Bool(id, id, func(int) bool { return true }).Format(func(bool) string { return "yes" })
		})
		add(g, "6", func(id string) gridui.Column[int] {
			return gridui.Func(id, id, func(int) (*int, bool) { return &six, true })
		})
		add(g, "[1,2]", func(id string) gridui.Column[int] {
			return gridui.Func(id, id, func(int) ([]int, bool) { return []int{1, 2}, true })
		})
		add(g, "1 and 2", func(id string) gridui.Column[int] {
			return gridui.Func(id, id, func(int) ([]int, bool) { return []int{1, 2}, true }).Format(func([]int) string { return "1 and 2" })
		})
		add(g, "18446744073709551615", func(id string) gridui.Column[int] {
			return gridui.Field(id, id, func(int) uint64 { return 1<<64 - 1 })
		})
		add(g, "", func(id string) gridui.Column[int] {
			return gridui.Func(id, id, func(int) (int, bool) { return 7, false })
		})
		g.Columns = append(g.Columns, gridui.Field("secret", "secret", func(int) string { return "secret" }).NoCopy())
		g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, Rows: idset.All()}
		g.Menu.Items = []menus.Item[int]{menus.MakeCopyCellItem[int](menus.CopyCellOptions{Label: "Copy"})}
		g.SetRows([]int{0})
	})
	return s, want
}

func TestOneTextForACell(t *testing.T) {
	s, want := kindsOfCells()
	s.Focus(s.Grid.Tag())
	require.Equal(t, want, s.Copied("Shortcut+C")[0], "Ctrl+C")
	for _, f := range []export.Format{export.CSV, export.TSV} {
		var out bytes.Buffer
		require.NoError(t, f.Export(context.Background(), &out, s.Grid.ExportSource(option.ExportScope{}), export.Options{BOM: export.MarkNone}))
		r := csv.NewReader(&out)
		if f == export.TSV {
			r.Comma = '\t'
		}
		rows, err := r.ReadAll()
		require.NoError(t, err)
		require.Equal(t, want, rows[1], f)
	}
	var out bytes.Buffer
	require.NoError(t, export.JSON.Export(context.Background(), &out, s.Grid.ExportSource(option.ExportScope{}), export.Options{}))
	var objects []map[string]any
	require.NoError(t, json.Unmarshal(out.Bytes(), &objects))
	require.Len(t, objects[0], len(want))
	for i, want := range want {
		switch got := objects[0]["c"+strconv.Itoa(i)].(type) {
		case float64:
			require.Equal(t, want, strconv.FormatFloat(got, 'f', -1, 64))
		case bool:
			require.Equal(t, want, strconv.FormatBool(got))
		case nil:
			require.Empty(t, want)
		default:
			require.Equal(t, want, got)
		}
	}
	for i, want := range want {
		s.Clipboard.Clear()
		s.RightClick(float32(i)*150+50, 60)
		item, ok := s.Find("Copy")
		require.True(t, ok)
		s.Click(item.Center())
		text, _ := s.Clipboard.Text()
		require.Equal(t, want, text, "the menu's item in column %d", i)
	}
}

func TestNumbersAreNumbersInExports(t *testing.T) {
	s, want := kindsOfCells()
	src := s.Grid.ExportSource(option.ExportScope{})
	cells := make([]export.Cell, len(src.Columns))
	require.NoError(t, src.Row(0, cells))
	kinds := map[string]export.Kind{
		"79659.66": export.KindNumber, "1234.5": export.KindNumber, "6": export.KindInteger, "true": export.KindBool,
		"01.05.2024": export.KindTime, "2024-05-01 09:30": export.KindTime, "May": export.KindTime, "": export.KindMissing,
	}
	for i, text := range want {
		kind, ok := kinds[text]
		if !ok {
			kind = export.KindText
		}
		require.Equal(t, kind, cells[i].Kind, text)
		require.Equal(t, text, string(cells[i].AppendText(nil)))
	}
}

func TestTheMenuCopiesNothingOfUncopyableColumns(t *testing.T) {
	s, want := kindsOfCells()
	s.RightClick(float32(len(want))*150+50, 60)
	item, ok := s.Find("Copy")
	require.True(t, ok)
	s.Click(item.Center())
	require.NotEmpty(t, gridstage.TakeEvents[menus.Chosen[int]](&s.Events), "the item was not chosen")
	_, ok = s.Clipboard.Text()
	require.False(t, ok)
	require.Len(t, want, len(s.Grid.ExportSource(option.ExportScope{}).Columns))
}
