// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns_test

import (
	"image"
	"strings"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

type sized struct {
	N     int
	Text  string
	Long  string
	Given string  `grid:",width=77"`
	Kind  float64 `grid:",type=money"`
	Wide  string  `grid:"A header that is wider than its cells"`
}

func sizedRows(n int) (rows []sized) {
	for i := range n {
		rows = append(rows, sized{N: i % 9, Text: strings.Repeat("w", 5+i/10), Long: strings.Repeat("long ", 90), Kind: 1})
	}
	return rows
}

// TestColumnsOfDataAreFittedWhenRowsShow gives the rows before or after the first frames.
func TestColumnsOfDataAreFittedWhenRowsShow(t *testing.T) {
	width := func(s *gridstage.Stage[sized], header string) int { return s.HeadWidth(t, header) }
	for _, late := range []bool{false, true} {
		s := gridstage.New(image.Pt(1500, 300), func(g *gridui.Grid[sized]) {
			g.Columns = gridui.ColumnsOf[sized]()
			g.ColumnDefaults.Types = map[string]option.ColumnOptions{"money": {Width: 99}}
			if !late {
				g.SetRows(sizedRows(100))
			}
		})
		if late {
			s.Grid.SetRows(sizedRows(100))
		}
		s.Settle()
		require.EqualValues(t, 48, width(s, "N"), "late: %v", late)
		require.EqualValues(t, 320, width(s, "Long"))
		require.EqualValues(t, 77, width(s, "Given"))
		require.EqualValues(t, 99, width(s, "Kind"))
		require.Greater(t, width(s, "A header that is wider than its cells"), 200)
		fitted := width(s, "Text")
		require.Greater(t, fitted, 100, "fourteen letters are in the last of 100 rows")

		s.Grid.SetRows([]sized{{Text: strings.Repeat("w", 30)}})
		s.Settle()
		require.Equal(t, fitted, width(s, "Text"), "only once")
		s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"Text": 60}
		s.Settle()
		require.EqualValues(t, 60, width(s, "Text"))
	}
}

func TestTextTablesAndRecordsAreFitted(t *testing.T) {
	var table gridui.TextTable
	table.SetTexts([][]string{{"a", "b"}, {"1", strings.Repeat("w", 20)}})
	s := gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[gridui.Record]) {
		rows := []gridui.Record{{"a": 1, "b": strings.Repeat("w", 20)}}
		g.Columns = gridui.MapColumns(rows)
		g.SetRows(rows)
	})
	of := gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[gridui.TextRow]) {
		g.Columns = table.Columns
		g.SetRows([]gridui.TextRow{table.Row("1", strings.Repeat("w", 20))})
	})
	require.EqualValues(t, 48, s.HeadWidth(t, "a"))
	require.EqualValues(t, 48, of.HeadWidth(t, "a"))
	require.Equal(t, s.HeadWidth(t, "b"), of.HeadWidth(t, "b"))
}
