// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exporting_test

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// exported returns the ids of the rows that an export of a grid has, in order.
func exported(t *testing.T, g *gridui.Grid[gridstage.Person]) string {
	var out bytes.Buffer
	require.NoError(t, export.CSV.Export(context.Background(), &out, g.ExportSource(option.ExportScope{}), export.Options{BOM: export.MarkNone, Newline: "\n"}))
	var ids []string
	for _, line := range strings.Split(strings.TrimSpace(out.String()), "\n")[1:] {
		ids = append(ids, strings.Split(line, ",")[0])
	}
	return strings.Join(ids, " ")
}

// Rows are exported in the order in which they show, on whatever page.
func TestExportHasPinnedRowsWhereTheyStand(t *testing.T) {
	s := gridstage.NewPeople(6)
	g := &s.Grid
	require.Equal(t, "p0 p1 p2 p3 p4 p5", exported(t, g))
	g.RowPins.Top, g.RowPins.Bottom = []string{"p4", "p1"}, []string{"p0"}
	s.Settle()
	require.Equal(t, "p4 p1 p2 p3 p5 p0", exported(t, g))

	g.Paging.Enabled, g.Paging.Size, g.Paging.Index = true, 2, 1
	s.Settle()
	require.Equal(t, "p4 p1 p2 p3 p5 p0", exported(t, g), "all pages")

	g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "id", Desc: true}}}
	s.Settle()
	require.Equal(t, "p4 p1 p5 p3 p2 p0", exported(t, g), "bands are not sorted")

	g.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "id", Filter: filter.Contains.Of("5")}}}
	s.Settle()
	require.Equal(t, "p4 p1 p5 p0", exported(t, g), "what is kept in the bands shows")
	g.RowPins.KeepDisabled = true
	s.Settle()
	require.Equal(t, "p5", exported(t, g))
}

func TestSelectedRowsAreExportedWhereTheyStand(t *testing.T) {
	s := gridstage.NewPeople(6)
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.RowPins.Top = []string{"p4"}
	s.Grid.Select("p1", "p4")
	s.Settle()
	dir := t.TempDir()
	s.Grid.Export(gridui.ExportOptions{Format: export.CSV, Selected: true, To: export.Dir(dir), Options: export.Options{BOM: export.MarkNone}})
	var told []events.RowsExported
	await.Until(func() bool {
		s.Advance(1e9)
		s.Settle()
		told = gridstage.EventsOf[events.RowsExported](s.Events)
		return len(told) > 0
	})
	require.NoError(t, told[0].Err)
	text, err := os.ReadFile(told[0].Path)
	require.NoError(t, err)
	lines := strings.Split(string(text), "\r\n")
	require.True(t, strings.HasPrefix(lines[1], "p4,") && strings.HasPrefix(lines[2], "p1,"), "%q", lines)
}
