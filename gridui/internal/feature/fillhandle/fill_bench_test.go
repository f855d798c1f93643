// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle_test

import (
	"image"
	"strconv"
	"testing"

	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// fillBenchRow is a row of numbers.
type fillBenchRow [10]float64

const fillBenchRows = 10_000

func fillBenchColumns() (columns []gridui.Column[fillBenchRow]) {
	for c := range len(fillBenchRow{}) {
		columns = append(columns, gridui.Field(strconv.Itoa(c), "", func(r fillBenchRow) float64 { return r[c] }).Width(50).
			Edit(func(r *fillBenchRow, v float64) { r[c] = v }))
	}
	return columns
}

// BenchmarkFillPlainLoop measures the baseline for a fill: a copy of each of 10,000 rows, in which 10 texts are
// parsed and set.
func BenchmarkFillPlainLoop(b *testing.B) {
	rows, texts := make([]fillBenchRow, fillBenchRows), make([]string, fillBenchRows)
	for i := range texts {
		texts[i] = strconv.FormatFloat(float64(i)/10, 'g', -1, 64)
	}
	b.ReportAllocs()
	for b.Loop() {
		to := make([]fillBenchRow, len(rows))
		copy(to, rows)
		for i := range to {
			for c := range to[i] {
				v, err := strconv.ParseFloat(texts[i], 64)
				if err != nil {
					b.Fatal(err)
				}
				to[i][c] = v
			}
		}
		rows = to
	}
}

// BenchmarkFill drags the handle of two rows of 10 decimals to the last of 10,000 rows, other
// decimals each time.
func BenchmarkFill(b *testing.B) {
	rows := make([]fillBenchRow, fillBenchRows)
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[fillBenchRow]) {
		g.Columns = fillBenchColumns()
		g.Editing = option.Editing{Enabled: true, History: 1}
		g.CellRanges.Enabled = true
		g.SetRows(rows)
	})
	b.ReportAllocs()
	for k := 1; b.Loop(); k++ {
		b.StopTimer()
		for c := range rows[0] {
			rows[0][c], rows[1][c] = 0, float64(k%7+1)/10
		}
		s.Grid.Refresh()
		s.Grid.CellRanges.Selected = []option.CellRange{{
			Anchor: option.CellID{RowID: "0", ColumnID: "0"}, Head: option.CellID{RowID: "1", ColumnID: "9"},
		}}
		s.Grid.ScrollToRow(0, option.AlignStart)
		s.Settle()
		s.DragFrom(500, gridstage.RowY(1)+17)
		s.Grid.ScrollToRow(fillBenchRows-1, option.AlignEnd)
		s.Settle()
		s.Move(480, 395)
		s.Frame()
		b.StartTimer()
		s.Release(pointer.ButtonPrimary)
		for rows[fillBenchRows-1][9] != float64((fillBenchRows-1)*(k%7+1))/10 {
			s.Frame()
		}
		s.Events = s.Events[:0]
	}
}
