// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series_test

import (
	"testing"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/series"
)

// cells is the number of cells that a benchmark fills.
const cells = 100_000

// BenchmarkPlainLoop measures the baseline for filling numbers: the least work for decimals, one division
// each.
func BenchmarkPlainLoop(b *testing.B) {
	to := make([]float64, cells)
	for b.Loop() {
		for i := range to {
			to[i] = float64(i+3) / 10
		}
	}
}

func BenchmarkNumbers(b *testing.B) { fillNumbers(b, "0.1, 0.2") }
func BenchmarkTrend(b *testing.B)   { fillNumbers(b, "1, 2, 4") }
func BenchmarkBlanks(b *testing.B)  { fillNumbers(b, "1, _, 2, _") }

func fillNumbers(b *testing.B, line string) {
	b.ReportAllocs()
	to, from := make([]float64, cells), source(line, time.UTC)
	for b.Loop() {
		s := series.Of(from, series.Options{})
		for i := range to {
			n, _ := s.Number(i)
			to[i] = n.Float
		}
	}
}

func BenchmarkPlainDates(b *testing.B) {
	to, from := make([]time.Time, cells), time.Date(2026, 1, 31, 8, 0, 0, 0, time.UTC)
	for b.Loop() {
		for i := range to {
			to[i] = from.AddDate(0, 0, i+1)
		}
	}
}

func BenchmarkDays(b *testing.B)   { fillTimes(b, "2026-01-31 08:00") }
func BenchmarkMonths(b *testing.B) { fillTimes(b, "2026-01-31 08:00, 2026-02-28 08:00") }

func fillTimes(b *testing.B, line string) {
	b.ReportAllocs()
	to, from := make([]time.Time, cells), source(line, time.UTC)
	for b.Loop() {
		s := series.Of(from, series.Options{})
		for i := range to {
			to[i] = s.At(i).Time
		}
	}
}

func BenchmarkLists(b *testing.B)  { fillTexts(b, "mon") }
func BenchmarkDigits(b *testing.B) { fillTexts(b, "item 009") }

func fillTexts(b *testing.B, line string) {
	b.ReportAllocs()
	from, to := source(line, time.UTC), []byte(nil)
	for b.Loop() {
		s := series.Of(from, series.Options{})
		to = to[:0]
		for i := range cells {
			to = s.AppendText(to, i)
		}
	}
}

// BenchmarkLines fills one cell from each of 100,000 lines, like a fill to the right.
func BenchmarkLines(b *testing.B) {
	b.ReportAllocs()
	from, to := source("1, 2", time.UTC), 0.0
	for b.Loop() {
		for range cells {
			s := series.Of(from, series.Options{})
			to += s.At(0).Number.Float
		}
	}
}
