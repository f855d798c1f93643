// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx_test

import (
	"io"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/export/xlsx"
)

// record is a row of the benchmark.
type record struct {
	id                      int64
	name, city, email, note string
	group                   int64
	score                   float64
	at                      time.Time
}

func records(n int) []record {
	all := make([]record, n)
	for i := range all {
		s := strconv.Itoa(i)
		all[i] = record{
			id: int64(i), name: "Ada " + s, city: "가람" + s, email: "ada" + s + "@example.com", note: "order " + s,
			group: int64(i % 100), score: float64(i) * 1.37, at: time.Unix(1_700_000_000+int64(i)*60, 0),
		}
	}
	return all
}

// BenchmarkXLSX writes 100,000 × 8 cells alternately with this package and with only excelize, and reports
// the ratio of their times.
func BenchmarkXLSX(b *testing.B) {
	rows := records(100_000)
	src := export.Source{Columns: make([]export.Column, 8), Rows: len(rows)}
	src.Row = func(i int, cells []export.Cell) error {
		r := &rows[i]
		cells[0].SetInt(r.id)
		cells[1].SetText(r.name)
		cells[2].SetText(r.city)
		cells[3].SetText(r.email)
		cells[4].SetText(r.note)
		cells[5].SetInt(r.group)
		cells[6].SetNumber(r.score)
		cells[7].SetTime(r.at)
		return nil
	}
	var ours, theirs time.Duration
	for b.Loop() {
		start := time.Now()
		require.NoError(b, xlsx.Exporter{}.Export(b.Context(), io.Discard, src, export.Options{}))
		ours += time.Since(start)

		start = time.Now()
		alone(b, rows)
		theirs += time.Since(start)
	}
	b.ReportMetric(float64(ours.Milliseconds())/float64(b.N), "ms")
	b.ReportMetric(float64(theirs.Milliseconds())/float64(b.N), "excelize-ms")
	b.ReportMetric(ours.Seconds()/theirs.Seconds(), "ratio")
}

// alone writes the records as a program would with excelize.
func alone(b *testing.B, rows []record) {
	f := excelize.NewFile()
	defer f.Close()
	sw, err := f.NewStreamWriter("Sheet1")
	require.NoError(b, err)
	style, err := f.NewStyle(&excelize.Style{NumFmt: 22})
	require.NoError(b, err)
	values := make([]any, 8)
	for i := range values {
		values[i] = ""
	}
	require.NoError(b, sw.SetRow("A1", values))
	for i := range rows {
		r := &rows[i]
		values[0], values[1], values[2], values[3] = r.id, r.name, r.city, r.email
		values[4], values[5], values[6], values[7] = r.note, r.group, r.score, excelize.Cell{StyleID: style, Value: r.at}
		name, err := excelize.CoordinatesToCellName(1, i+2)
		if err == nil {
			err = sw.SetRow(name, values)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	require.NoError(b, sw.Flush())
	require.NoError(b, f.Write(io.Discard))
}
