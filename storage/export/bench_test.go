// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"encoding/csv"
	"io"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

// table returns artificial texts, few of which need quotes.
func table(rows, columns int) [][]string {
	all := make([][]string, rows)
	for i := range all {
		row := make([]string, columns)
		for c := range row {
			switch c % 4 {
			case 0:
				row[c] = strconv.Itoa(i)
			case 1:
				row[c] = "Ada Lovelace " + strconv.Itoa(i%1000)
			case 2:
				row[c] = "가람 나래"
			case 3:
				row[c] = "ada" + strconv.Itoa(i%100) + "@example.com"
			}
		}
		if i%50 == 0 {
			row[1] = "a \"quoted\"\ttext, of\ntwo lines"
		}
		all[i] = row
	}
	return all
}

func sourceOf(rows [][]string) export.Source {
	return texts(make([]string, len(rows[0])), rows...)
}

// BenchmarkCSV writes 1,000,000 × 8 texts alternately with this package and with encoding/csv, and reports
// the ratio of their times.
func BenchmarkCSV(b *testing.B) {
	rows := table(1_000_000, 8)
	src := sourceOf(rows)
	opt := export.Options{NoHeaders: true, BOM: export.MarkNone}
	var ours, theirs time.Duration
	for b.Loop() {
		start := time.Now()
		require.NoError(b, export.CSV.Export(b.Context(), io.Discard, src, opt))
		ours += time.Since(start)

		start = time.Now()
		w := csv.NewWriter(io.Discard)
		w.UseCRLF = true
		for _, row := range rows {
			require.NoError(b, w.Write(row))
		}
		w.Flush()
		theirs += time.Since(start)
	}
	b.ReportMetric(float64(ours.Milliseconds())/float64(b.N), "ms")
	b.ReportMetric(float64(theirs.Milliseconds())/float64(b.N), "csv-ms")
	b.ReportMetric(ours.Seconds()/theirs.Seconds(), "ratio")
}

// BenchmarkParseTSVHostile shows that the worst cases are linear, too.
func BenchmarkParseTSVHostile(b *testing.B) {
	for name, unit := range map[string]string{"open": "\"\t", "even": "\"\"\t", "odd": "\"\"\"\t", "lines": "\r\n", "text": "\"a\"b"} {
		for _, n := range []int{1 << 17, 1 << 20} {
			text := ""
			for len(text) < n {
				text += text + unit
			}
			b.Run(name+"/"+strconv.Itoa(n), func(b *testing.B) {
				b.SetBytes(int64(len(text)))
				for b.Loop() {
					export.ParseTSV(text)
				}
			})
		}
	}
}

func BenchmarkFormats(b *testing.B) {
	for _, f := range textual {
		b.Run(f.String(), func(b *testing.B) {
			b.ReportAllocs()
			src := mixed(100_000)
			src.Row = func(i int, cells []export.Cell) error {
				cells[0].SetInt(int64(i))
				cells[1].SetText("row of texts")
				cells[2].SetNumber(float64(i) + 0.5)
				cells[3].SetTime(stamp)
				cells[4].SetBool(i%2 == 0)
				return nil
			}
			for b.Loop() {
				require.NoError(b, f.Export(b.Context(), io.Discard, src, export.Options{}))
			}
		})
	}
}

// Rows cost no allocations: a hundred times the rows need no more.
func TestAllocsDoNotGrowWithRows(t *testing.T) {
	rows := table(100, 8)
	text := []byte("text of a grid's column")
	src := sourceOf(rows)
	src.Row = func(i int, cells []export.Cell) error {
		for c, text := range rows[i%len(rows)] {
			cells[c].SetText(text)
		}
		cells[3].SetNumber(float64(i) / 3)
		cells[4].SetInt(int64(i))
		cells[5].SetTime(stamp)
		cells[6].SetBool(true)
		cells[7].SetBytes(text)
		return nil
	}
	for i := range src.Columns {
		src.Columns[i].Key = strconv.Itoa(i)
	}
	for _, f := range textual {
		allocs := func(n int) float64 {
			src.Rows = n
			return testing.AllocsPerRun(5, func() {
				if err := f.Export(t.Context(), io.Discard, src, export.Options{}); err != nil {
					panic(err)
				}
			})
		}
		// Maps and the like may need one more or less.
		require.InDelta(t, allocs(200), allocs(20_000), 3, "%v", f)
	}
}
