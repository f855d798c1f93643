// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"image"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

func TestCopyOfRanges(t *testing.T) {
	const headers, none = option.CopyHeadersLeaf, option.CopyHeadersNone
	for name, test := range map[string]struct {
		ranges  string
		headers option.CopyHeaders
		want    string
	}{
		"a rectangle":       {"p1:name-p2:age", none, "Lee\t21\r\nPark\t22"},
		"with headers":      {"p1:name-p2:age", headers, "Name\tAge\r\nLee\t21\r\nPark\t22"},
		"from below":        {"p2:age-p1:name", none, "Lee\t21\r\nPark\t22"},
		"side by side":      {"p1:city-p2:city p1:id-p2:id", none, "p1\tCity 1\r\np2\tCity 2"},
		"below each other":  {"p3:name-p3:age p0:name-p1:age", none, "Kim\t20\r\nLee\t21\r\nChoi\t23"},
		"blocks":            {"p1:name-p1:age p3:city-p3:city", none, "Lee\t21\r\n\r\nCity 3"},
		"blocks, headers":   {"p1:name-p1:age p3:city-p3:city", headers, "Name\tAge\r\nLee\t21\r\n\r\nCity\r\nCity 3"},
		"whole columns":     {"columns p1:age-p1:city", none, "20\tCity 0\r\n21\tCity 1\r\n22\tCity 2\r\n23\tCity 3"},
		"whole rows":        {"rows p1:age-p1:age", none, "p1\tLee\t21\tCity 1"},
		"one cell alone":    {"p1:name-p1:name", none, "Lee"},
		"one cell selected": {"p1:name-p1:name p3:age-p3:age", none, "Lee\r\n\r\n23"},
	} {
		s := gridstage.NewRanges(4, nil)
		gridstage.SelectRanges(t, s, test.ranges)
		require.Equal(t, test.want, s.Grid.CopyText(test.headers), name)
	}
}

func TestRangesAreCopiedBeforeSelectedRows(t *testing.T) {
	s := gridstage.NewRanges(9, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p5", "p6")}
	})
	gridstage.SelectRanges(t, s, "p1:name-p2:age")
	require.Equal(t, [][]string{{"Lee", "21"}, {"Park", "22"}}, s.Copied("Shortcut+C"))
	require.Equal(t, events.CellsCopied{Rows: 2, Columns: 2, Cells: 4}, s.Events[len(s.Events)-1])
	require.Equal(t, [][]string{{"Name", "Age"}, {"Lee", "21"}, {"Park", "22"}}, s.Copied("Shortcut+Shift+C"))
	s.Keys("Escape")
	require.Len(t, s.Copied("Shortcut+C"), 2, "the selected rows")
	require.Len(t, s.Copied("Shortcut+C")[0], 4)
}

func TestACopyOfAllCellsHasHeaders(t *testing.T) {
	s := gridstage.NewRanges(2, nil)
	s.Grid.FocusCell(0, "name")
	s.Settle()
	want := [][]string{{"ID", "Name", "Age", "City"}, {"p0", "Kim", "20", "City 0"}, {"p1", "Lee", "21", "City 1"}}
	require.Equal(t, want, s.Copied("Ctrl+Shift+Space", "Shortcut+C"))
	require.Equal(t, want, export.ParseTSV(s.Grid.CopyText(option.CopyHeadersNone)))
}

func TestCopiesOfRangesPassOverWhatHoldsNoData(t *testing.T) {
	s := gridstage.NewRanges(4, func(g *gridui.Grid[gridstage.Person]) {
		g.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(100).NoCopy()
		g.Grouping.By = []string{"city"}
		g.SetRows(gridstage.People(9))
	})
	s.Grid.ExpandAll()
	s.Settle()
	s.Keys("Ctrl+Home", "Down", "Ctrl+A", "Ctrl+A")
	s.Settle()
	text := export.ParseTSV(s.Grid.CopyText(option.CopyHeadersNone))
	require.Len(t, text, 10, "a line of headers and the rows, not the groups: %v", text)
	for _, line := range text {
		require.Len(t, line, 3)
		require.NotContains(t, line, "Kim")
	}
}

// Large copies run in the background like copies of rows, and allocate nothing for each cell.
func TestCopiesOfManyCellsRunInTheBackground(t *testing.T) {
	const n = 200_000
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Field("n", "N", func(n int) int { return n }).Width(100),
			gridui.Field("m", "M", func(n int) int { return -n }).Width(100),
		}
		g.CellRanges.Enabled = true
		g.RowID = func(n int) string { return strconv.Itoa(n) }
		rows := make([]int, n)
		for i := range rows {
			rows[i] = i
		}
		g.SetRows(rows)
	})
	s.Focus(s.Grid.Tag())
	gridstage.SelectRanges(t, s, "columns 0:n-0:m")
	s.Keys("Shortcut+C")
	for len(gridstage.EventsOf[events.CellsCopied](s.Events)) == 0 {
		s.Frame()
	}
	require.Equal(t, []events.CellsCopied{{Rows: n, Columns: 2, Cells: 2 * n}}, gridstage.EventsOf[events.CellsCopied](s.Events))
	allocs := testing.AllocsPerRun(1, func() { s.Grid.CopyText(option.CopyHeadersNone) })
	s.Grid.CellRanges.Selected = nil
	s.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.All()}
	s.Settle()
	rows := testing.AllocsPerRun(1, func() { s.Grid.CopyText(option.CopyHeadersNone) })
	require.LessOrEqual(t, allocs, rows+100, "as many as a copy of rows")
}
