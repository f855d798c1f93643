// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exporting_test

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"image"
	"io"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

type shade uint8

// measured returns a grid with a column of each kind.
func measured() *gridstage.Stage[int] {
	day := time.Date(2024, 2, 29, 0, 0, 0, 0, time.UTC)
	return gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Func("n", "N", func(i int) (int, bool) { return i, i != 2 }),
			gridui.Func("f", "F", func(i int) (float32, bool) { return 0.1 * float32(i), true }).ExcelFormat("0.00"),
			gridui.Func("b", "B", func(i int) (bool, bool) { return i%2 == 0, true }),
			gridui.Time("d", "D", func(i int) time.Time { return day.AddDate(0, 0, i) }).Layout("2006-01-02"),
			gridui.Func("e", "E", func(i int) (shade, bool) { return shade(i), true }),
			gridui.Func("u", "U", func(i int) (uint64, bool) { return 1<<64 - 1, true }),
			gridui.Func("span", "Span", func(i int) (time.Duration, bool) { return time.Minute, true }),
			gridui.Func("t", "T", func(i int) (string, bool) { return "=\"" + strconv.Itoa(i) + "\"\n", true }),
			gridui.Func("s", "S", func(i int) (int, bool) { return i, true }).Format(func(i int) string { return strconv.Itoa(i) + " €" }).CopyText(),
			gridui.Func("l", "L", func(i int) ([]int, bool) { return []int{i}, true }),
			gridui.Func("x", "X", func(i int) (int, bool) { return i, true }).NoCopy(),
		}
		g.Paging = option.Paging{Enabled: true, Size: 2}
		g.SetRows([]int{1, 2, 3})
	})
}

func TestExportReadsBack(t *testing.T) {
	s := measured()
	var out bytes.Buffer
	write := func(f export.Format) {
		out.Reset()
		require.NoError(t, f.Export(context.Background(), &out, s.Grid.ExportSource(option.ExportScope{}), export.Options{BOM: export.MarkNone, RawFormulas: true}))
	}
	write(export.CSV)
	rows, err := csv.NewReader(&out).ReadAll()
	require.NoError(t, err)
	require.Len(t, rows, 4, "all pages")
	require.Equal(t, []string{"N", "F", "B", "D", "E", "U", "Span", "T", "S", "L"}, rows[0])
	require.Equal(t, []string{"", "0.2", "true", "2024-03-02", "2", "18446744073709551615", "1m0s", "=\"2\"\n", "2 €", "[2]"}, rows[2])

	write(export.JSON)
	var objects []map[string]any
	require.NoError(t, json.Unmarshal(out.Bytes(), &objects))
	require.Equal(t, 1.0, objects[0]["n"])
	require.Nil(t, objects[1]["n"])
	require.Equal(t, true, objects[1]["b"])
	require.Equal(t, 0.3, round(objects[2]["f"].(float64)))
}

func round(v float64) float64 { return float64(int(v*1e6+0.5)) / 1e6 }

// waitExport draws frames until the export has ended.
func waitExport[T any](s *gridstage.Stage[T]) events.RowsExported {
	s.Frame()
	for {
		s.Advance(50 * time.Millisecond)
		s.Frame() // a caller that requests an export outside of a frame requests the next frame too
		for _, ev := range s.Events {
			if ev, ok := ev.(events.RowsExported); ok {
				s.Events = nil
				return ev
			}
		}
	}
}

func TestExportItemWritesAFileAndTells(t *testing.T) {
	dir := t.TempDir()
	s := gridstage.NewPeople(50)
	s.Grid.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, Rows: idset.Of("p3", "p7")}
	s.Grid.Menu.Items = []menus.Item[gridstage.Person]{
		gridui.ExportItem(&s.Grid, gridui.ExportOptions{Options: export.Options{FileName: "people"}, To: export.Dir(dir)}),
		gridui.ExportItem(&s.Grid, gridui.ExportOptions{
			Format: export.JSON, Selected: true, To: export.Dir(dir), Locale: locale.For("en"),
		}),
	}
	s.RightClick(100, 100)
	item, ok := s.Find("CSV 내보내기")
	require.True(t, ok)
	s.Click(item.Center())
	ev := waitExport(s)
	require.NoError(t, ev.Err)
	require.Equal(t, 50, ev.Rows)
	text, err := os.ReadFile(ev.Path)
	require.NoError(t, err)
	require.Contains(t, string(text), "p49,Jung,69,City 0")
	_, ok = s.Grid.ExportProgress()
	require.False(t, ok)
	require.True(t, s.Settled())

	s.RightClick(100, 100)
	item, ok = s.Find("Export JSON")
	require.True(t, ok)
	s.Click(item.Center())
	ev = waitExport(s)
	require.NoError(t, ev.Err)
	require.Equal(t, 2, ev.Rows)
	text, err = os.ReadFile(ev.Path)
	require.NoError(t, err)
	require.Equal(t, 2, strings.Count(string(text), "City"))
}

// slow is an exporter that waits for its context.
type slow struct{ export.Format }

func (slow) Export(ctx context.Context, _ io.Writer, _ export.Source, _ export.Options) error {
	<-ctx.Done()
	return ctx.Err()
}

func TestExportIsCancelledAndOneAtATime(t *testing.T) {
	dir := t.TempDir()
	s := gridstage.NewPeople(50)
	o := gridui.ExportOptions{Exporter: slow{}, To: export.Dir(dir)}
	s.Grid.Export(o)
	s.Frame()
	done, ok := s.Grid.ExportProgress()
	require.True(t, ok)
	require.Less(t, done, 1.0)
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p0"}}))
	s.Frame()
	require.Equal(t, 50, s.Grid.Len(), "rows changed under an export")
	s.Grid.Export(o)
	require.ErrorIs(t, waitExport(s).Err, gridui.ErrExporting)
	s.Grid.CancelExport()
	require.ErrorIs(t, waitExport(s).Err, context.Canceled)
	s.Settle()
	require.Equal(t, 49, s.Grid.Len())
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Empty(t, left)
	// Close ends an export, too.
	s.Grid.Export(o)
	require.NoError(t, s.Grid.Close())
	require.ErrorIs(t, waitExport(s).Err, context.Canceled)
}

func TestExportThatFails(t *testing.T) {
	s := gridstage.NewPeople(5)
	s.Grid.Export(gridui.ExportOptions{To: export.Dir(t.TempDir() + "/none")})
	require.ErrorIs(t, waitExport(s).Err, os.ErrNotExist)
	s.Grid.Columns = nil
	s.Settle()
	s.Grid.Export(gridui.ExportOptions{To: export.Stream(io.Discard)})
	require.Error(t, waitExport(s).Err)
	s.Grid.Columns = []gridui.Column[gridstage.Person]{gridui.Field("a", "A", func(p gridstage.Person) string { panic(errors.New("no")) })}
	s.Grid.SetRows(nil)
	s.Settle()
	s.Grid.Export(gridui.ExportOptions{To: export.Stream(io.Discard)})
	require.NoError(t, waitExport(s).Err, "no rows, no calls")
}

func TestExportOfGroups(t *testing.T) {
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Aggregate(option.AggregateSum),
		}
		g.Grouping.By = []string{"name"}
		g.SetRows(gridstage.People(10))
	})
	var out bytes.Buffer
	require.NoError(t, export.TSV.Export(context.Background(), &out, s.Grid.ExportSource(option.ExportScope{}), export.Options{Newline: "\n"}))
	require.Equal(t, "Name\tAge\nKim\t20\nKim\t25\nLee\t21\nLee\t26\nPark\t22\nPark\t27\nChoi\t23\nChoi\t28\nJung\t24\nJung\t29\n", out.String())
}
