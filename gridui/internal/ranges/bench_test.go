// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"math/rand/v2"
	"strconv"
	"testing"
)

// billion is the greatest number of rows of a source.
const billion = 1_000_000_000

func BenchmarkMoveHead(b *testing.B) {
	var s Set
	s.BeginReplace(Cell(Corner{7, 7}))
	for i := range b.N {
		s.MoveHead(Corner{i * 7919 % billion, i % 50})
	}
}

// BenchmarkDragFrame measures a frame of a drag: the head moves, and the rectangles on the screen are
// computed.
func BenchmarkDragFrame(b *testing.B) {
	var s Set
	s.Replace(Of(rect(0, 9, 0, 9)), Range{Kind: Columns, Head: Corner{0, 3}})
	s.BeginSubtract(Cell(Corner{3, 3}))
	buf := make([]Rect, 0, 16)
	for i := range b.N {
		s.MoveHead(Corner{i * 7919 % billion, i % 50})
		buf = s.AppendRects(buf[:0], rect(0, billion, 0, 50))
	}
}

// randomRects returns rectangles of up to 100,000 rows, many of which overlap.
func randomRects(n int) []Rect {
	r := rand.New(rand.NewPCG(1, 2))
	rects := make([]Rect, n)
	for i := range rects {
		row, col := r.IntN(1_000_000), r.IntN(50)
		rects[i] = rect(row, row+1+r.IntN(100_000), col, col+1+r.IntN(5))
	}
	return rects
}

func BenchmarkCover(b *testing.B) {
	for _, n := range []int{1, 10, 100, 1000} {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			rects := randomRects(n)
			var dst []Rect
			for b.Loop() {
				dst = Cover(dst[:0], rects)
			}
			b.ReportMetric(float64(len(dst)), "pieces")
		})
	}
}

func BenchmarkCoverOfCells(b *testing.B) {
	rects := make([]Rect, 1000)
	for i := range rects {
		rects[i] = rect(2*i, 2*i+1, 0, 1)
	}
	var dst []Rect
	for b.Loop() {
		dst = Cover(dst[:0], rects)
	}
}

func BenchmarkFollow(b *testing.B) {
	var s Set
	s.Replace(Of(rect(0, 9, 0, 9)), Of(rect(500, 900_000, 0, 9)))
	removed := make([]Span, 1000)
	for i := range removed {
		removed[i] = Span{1000 + 2*i, 1001 + 2*i}
	}
	var m Moves = Splices{Before: Span{0, billion}, Now: Span{0, billion}, Removed: removed}
	b.ReportAllocs()
	for b.Loop() {
		next := s
		next.Follow(Change{Rows: m, Bounds: million})
	}
}

func BenchmarkStep(b *testing.B) {
	w, at := NewWalk([]Rect{rect(0, billion, 0, 5), rect(0, 10, 9, 12)}, Skip{}), Corner{}
	for b.Loop() {
		at, _ = w.Step(at, Next)
	}
}

func BenchmarkPastePlan(b *testing.B) {
	into := []Rect{rect(0, billion, 0, 50)}
	b.ReportAllocs()
	for b.Loop() {
		p, _ := PlanPaste(Size{Rows: 2, Cols: 5}, into, into[0], Skip{})
		p.Source(Corner{999_999_999, 49})
	}
}

func BenchmarkLayoutCells(b *testing.B) {
	t := Layout([]Rect{rect(0, 100_000, 0, 5), rect(0, 100_000, 9, 14)})[0]
	sum := 0
	for b.Loop() {
		for row := range t.EachRow() {
			for col := range t.EachCol() {
				sum += row ^ col
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1e6, "ns/cell")
}
