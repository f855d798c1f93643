// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"runtime"
	"strconv"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/op"
)

// cellTexts returns n texts of nine glyphs, numbered from start.
func cellTexts(start, n int) [][]byte {
	texts := make([][]byte, n)
	for i := range texts {
		texts[i] = strconv.AppendInt(nil, int64(100_000_000+start+i), 10)
	}
	return texts
}

func BenchmarkRunHit(b *testing.B) {
	c, texts := latin(), cellTexts(0, 1024)
	for i := 0; b.Loop(); i++ {
		c.Run(body, texts[i&1023])
	}
}

func BenchmarkFitHit(b *testing.B) {
	for _, bench := range []struct {
		name  string
		width int
	}{{"fits", 200}, {"elided", 40}} {
		b.Run(bench.name, func(b *testing.B) {
			c, texts := latin(), cellTexts(0, 1024)
			for _, s := range texts {
				c.Fit(body, s, bench.width)
			}
			for i := 0; b.Loop(); i++ {
				c.Fit(body, texts[i&1023], bench.width)
			}
		})
	}
}

// ways holds caches that set text the full way and the fast way.
var ways = []struct {
	name  string
	cache func() *Cache
}{
	{"full", latin},
	{"fast", func() *Cache { return quick(gofont.Collection()) }},
}

func BenchmarkRunMiss(b *testing.B) {
	benchmarkMiss(b, func(c *Cache, text []byte) { c.Run(body, text) })
}

// BenchmarkFitMiss cuts a new text each time.
func BenchmarkFitMiss(b *testing.B) {
	benchmarkMiss(b, func(c *Cache, text []byte) { c.Fit(body, text, 40) })
}

// benchmarkMiss sets texts that are not cached, in both ways.
func benchmarkMiss(b *testing.B, set func(c *Cache, text []byte)) {
	for _, way := range ways {
		b.Run(way.name, func(b *testing.B) {
			c := way.cache()
			buf := make([]byte, 0, 16)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if i&1023 == 0 {
					c.Begin()
				}
				buf = strconv.AppendInt(buf[:0], int64(100_000_000+i), 10)
				set(c, buf)
			}
		})
	}
}

// fillLine adds eight cells to a line.
func fillLine(c *Cache, l *Line, texts [][]byte) {
	l.Reset()
	for i, s := range texts {
		l.Add(c.Run(body, s), 100*i, ink1)
	}
}

// BenchmarkRecord records eight cells of nine glyphs: in a new composition, in one that the Shaper still
// caches, and unchanged.
func BenchmarkRecord(b *testing.B) {
	for _, way := range ways {
		b.Run(way.name, func(b *testing.B) { benchmarkRecord(b, way.cache()) })
	}
}

func benchmarkRecord(b *testing.B, c *Cache) {
	const cells, kept = 8, 4096
	texts := cellTexts(0, kept)
	for _, s := range texts {
		c.Run(body, s)
	}
	for _, bench := range []struct {
		name   string
		choose func(i int) int
	}{
		{"new", func(i int) int { return i * 11 % (kept - cells) }},
		{"recent", func(i int) int { return i & 63 }},
		{"unchanged", func(int) int { return 0 }},
	} {
		b.Run(bench.name, func(b *testing.B) {
			var l Line
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				at := bench.choose(i)
				fillLine(c, &l, texts[at:at+cells])
				l.Record(c)
			}
		})
	}
}

func BenchmarkPaint(b *testing.B) {
	c, ops := latin(), new(op.Ops)
	var l Line
	fillLine(c, &l, cellTexts(0, 8))
	l.Record(c)
	for i := 0; b.Loop(); i++ {
		if i&1023 == 0 {
			ops.Reset()
		}
		l.Paint(ops)
	}
}

// BenchmarkMemory reports the memory of a cached run of eight glyphs.
func BenchmarkMemory(b *testing.B) {
	for _, way := range ways {
		b.Run(way.name, func(b *testing.B) { benchmarkMemory(b, way.cache()) })
	}
}

func benchmarkMemory(b *testing.B, c *Cache) {
	const runs = 50_000
	for i := range 1000 { // fills the Shaper's caches
		c.RunString(body, strconv.Itoa(90_000_000+i))
	}
	for b.Loop() {
		c.Reset()
		before := heap()
		for i := range runs {
			c.RunString(body, strconv.Itoa(10_000_000+i))
		}
		b.ReportMetric(float64(heap()-before)/runs, "B/run")
	}
	runtime.KeepAlive(c)
}

func heap() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
