// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// field is the displayed part in random tests: two pinned rows at the top, some rows and columns.
var field = Rect{Rows: Span{-2, 7}, Cols: Span{0, 6}}

// check calls rapid.Check with more rounds, each of about a millisecond.
func check(t *testing.T, prop func(*rapid.T)) {
	t.Helper()
	for range rounds.Of(24) {
		rapid.Check(t, prop)
	}
}

// cellSet is the naive model of ranges: the cells in them.
type cellSet map[Corner]bool

func cellsIn(rects ...Rect) cellSet {
	in := cellSet{}
	for _, r := range rects {
		for row := r.Rows.First; row < r.Rows.End; row++ {
			for col := r.Cols.First; col < r.Cols.End; col++ {
				in[Corner{row, col}] = true
			}
		}
	}
	return in
}

func (c cellSet) minus(o cellSet) cellSet {
	left := cellSet{}
	for at := range c {
		if !o[at] {
			left[at] = true
		}
	}
	return left
}

func (c cellSet) plus(o cellSet) cellSet {
	both := cellSet{}
	for at := range c {
		both[at] = true
	}
	for at := range o {
		both[at] = true
	}
	return both
}

// drawRect draws a rectangle that may be empty and may reach beyond the field.
func drawRect(t *rapid.T, name string) Rect {
	span := func(s Span, name string) Span {
		first := rapid.IntRange(s.First-1, s.End).Draw(t, name)
		return Span{first, first + rapid.IntRange(-1, 4).Draw(t, name+" length")}
	}
	return Rect{Rows: span(field.Rows, name+" rows"), Cols: span(field.Cols, name+" columns")}
}

func drawRects(t *rapid.T) []Rect {
	rects := make([]Rect, rapid.IntRange(0, 5).Draw(t, "rectangles"))
	for i := range rects {
		rects[i] = drawRect(t, "rectangle")
	}
	return rects
}
