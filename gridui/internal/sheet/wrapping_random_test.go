// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// steps scrolls a grid whose rows wrap and changes it, and compares the places of rows.
type steps struct {
	*gridstage.Stage[noted]
	rnd  *rand.Rand
	rows []noted
	// moved and kept count the comparisons.
	moved, kept int
}

// screenRow is a row on the screen; whole is set if it is not cut off.
type screenRow struct {
	number, top, end int
	id               string
	whole            bool
}

func newSteps(n int, dir gridui.Direction, scale float32) *steps {
	rnd := rand.New(rand.NewPCG(uint64(n), 9))
	rows := make([]noted, n)
	for i := range rows {
		rows[i] = noted{id: "n" + strconv.Itoa(i), note: randomNote(rnd), more: randomNote(rnd)}
	}
	s := &steps{Stage: newNoted(rows), rnd: rnd, rows: rows}
	s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
	s.Size = image.Pt(int(400*scale), int(500*scale))
	s.Style = func(st *gridui.Style) { st.Lines, st.Direction = theme.LinesNone, dir }
	s.Grid.ColumnSizing.Mode, s.Grid.RowSizing.Enabled = option.ColumnResizeLive, true
	s.Grid.Virtual.Prefetch = 1
	s.Settle()
	return s
}

func randomNote(rnd *rand.Rand) string {
	words := []string{"a", "word", "longer-word", "한국어", "\n", "문장을", "averyverylongwordwithoutanyplacetobreakit", "12,345", "السلام"}
	var b strings.Builder
	for range rnd.IntN(14) * rnd.IntN(4) {
		b.WriteString(words[rnd.IntN(len(words))] + " ")
	}
	return b.String()
}

// shown returns the rows on the screen. The body extends from the header to the end of the last
// row, or to the scroll bar.
func (s *steps) shown(t *testing.T) (rows []screenRow) {
	t.Helper()
	top, of := headBottom(s.Stage), s.Grid.Shown()
	for _, n := range s.FindAll("row ") {
		r := screenRow{top: n.Bounds.Min.Y, end: n.Bounds.Max.Y}
		_, err := fmt.Sscanf(strings.ReplaceAll(n.Label, ",", ""), "row %d of "+strconv.Itoa(of)+": %s", &r.number, &r.id)
		require.NoError(t, err, n.Label)
		r.whole = r.top > top && r.end < s.Size.Y-int(24*s.Metric.PxPerDp)
		rows = append(rows, r)
	}
	for i := range rows {
		if i > 0 {
			require.Equal(t, rows[i-1].number+1, rows[i].number)
			require.Equal(t, rows[i-1].end, rows[i].top)
		}
	}
	require.Equal(t, top, rows[0].top, "the body is filled from its top")
	require.GreaterOrEqual(t, rows[len(rows)-1].end, s.Size.Y-int(24*s.Metric.PxPerDp), "and down to its end")
	return rows
}

// whole returns the rows that are completely on the screen.
func whole(rows []screenRow) map[string]screenRow {
	out := map[string]screenRow{}
	for _, r := range rows {
		if r.whole {
			out[r.id] = r
		}
	}
	return out
}

// atEnd reports whether there is nothing more to scroll to.
func (s *steps) atEnd(rows []screenRow) bool {
	return rows[0].number == 1 || rows[len(rows)-1].number == s.Grid.Shown()
}

func (s *steps) wheel(t *testing.T) {
	before := s.shown(t)
	d := s.rnd.IntN(500) - 230
	s.Wheel(200, 200, 0, float32(d))
	after := s.shown(t)
	if s.atEnd(before) || s.atEnd(after) {
		return
	}
	now := whole(after)
	for id, r := range whole(before) {
		if at, ok := now[id]; ok {
			require.Equal(t, r.top-d, at.top, id)
			require.Equal(t, r.end-d, at.end, id)
			s.moved++
		}
	}
}

// keeps calls do and checks that the first row on the screen keeps its place.
func (s *steps) keeps(t *testing.T, do func()) {
	before := s.shown(t)
	do()
	s.Settle()
	after := s.shown(t)
	if s.atEnd(before) || s.atEnd(after) {
		return
	}
	first := before[0]
	if first.end-first.top < 40*int(s.Metric.PxPerDp) {
		return // the visible rest of it may have disappeared with its height
	}
	require.Equal(t, first.id, after[0].id)
	s.kept++
}

func (s *steps) step(t *testing.T) {
	switch s.rnd.IntN(10) {
	default:
		s.wheel(t)
	case 5:
		before := s.shown(t)
		s.Wheel(200, 200, float32(s.rnd.IntN(300)-150), 0)
		require.Equal(t, before, s.shown(t), "sideways")
	case 6:
		s.Grid.ScrollToRow(s.rnd.IntN(len(s.rows)), option.Align(s.rnd.IntN(4)))
		s.Settle()
		s.shown(t)
	case 7:
		rows := s.shown(t)
		s.keeps(t, func() {
			i := s.rnd.IntN(len(s.rows))
			if len(rows) > 1 && s.rnd.IntN(2) == 0 {
				events.RowSizingChanged{Heights: map[string]unit.Dp{rows[1].id: unit.Dp(s.rnd.IntN(200))}}.Apply(&s.Grid.Options)
			} else if s.rows[i].id != rows[0].id {
				s.rows[i].note = randomNote(s.rnd)
				s.Grid.Refresh()
			}
		})
	case 8:
		events.ColumnSizingChanged{Widths: map[string]unit.Dp{
			[]string{"note", "more", "gap"}[s.rnd.IntN(3)]: unit.Dp(20 + s.rnd.IntN(300)),
		}}.Apply(&s.Grid.Options)
		s.Settle()
		s.shown(t)
	case 9:
		if s.rnd.IntN(10) == 0 {
			s.Grid.ScrollToOffset(s.rnd.Int64N(int64(len(s.rows)) * 80))
			s.Settle()
			s.shown(t)
		}
	}
}

func TestWrappedRowsStayWhereTheyAre(t *testing.T) {
	for _, test := range []struct {
		n, steps int
		dir      gridui.Direction
		scale    float32
	}{
		{300, 6000, gridui.DirectionLTR, 1},
		{5000, 2500, gridui.DirectionRTL, 1},
		{400, 1500, gridui.DirectionLTR, 2},
	} {
		s := newSteps(test.n, test.dir, test.scale)
		steps := rounds.Of(test.steps)
		for range steps {
			s.step(t)
		}
		require.Greater(t, s.moved, steps/20)
		require.Greater(t, s.kept, steps/100)
	}
}

// quietNoted returns a grid that describes no cells.
func quietNoted(n int) *gridstage.Stage[noted] {
	s := newNoted(notes(n))
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Style = func(st *gridui.Style) { st.WrapHeader, st.Lines = true, theme.LinesBoth }
	s.Grid.RowSizing.Enabled = true
	s.Grid.RowSizing.Heights = map[string]unit.Dp{"n2": 60, "n12": 50}
	s.Size = image.Pt(700, 340)
	s.Settle()
	return s
}

func TestSettledGridThatWrapsAllocatesNothing(t *testing.T) {
	s := quietNoted(10_000)
	require.Zero(t, s.Allocs(100, nil))
}

func TestScrollingOverWrappedTextAllocatesNothing(t *testing.T) {
	s := quietNoted(10_000)
	d := float32(7)
	y := float32(0)
	step := func() {
		if y+d > 600 || y+d < 0 {
			d = -d
		}
		y += d
		s.Grid.ScrollToOffset(int64(y) + 1000)
	}
	for range 400 {
		step()
		s.Frame()
	}
	require.Zero(t, s.Allocs(300, step))
}

// A grid without wrapping columns caches no heights: it stores only a number of rows and a size.
func TestGridThatDoesNotWrapDrawsTheSame(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000_000, 10)
	s.Grid.ScrollToRow(999_999_000, option.AlignStart)
	s.Settle()
	_, y := s.Grid.ScrollOffset()
	require.Equal(t, int64(999_999_000)*36, y)
}
