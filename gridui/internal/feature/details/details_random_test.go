// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package details_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// A tall is a grid of people with different heights of rows and of details.
type tall struct {
	*gridstage.Stage[gridstage.Person]
	cells, detail map[string]int
	// moved, kept and read count what was compared.
	moved, kept, read int
}

// shownRow is a row as the screen has it.
type shownRow struct {
	number, top int
	id          string
}

func newTall(n int, rnd *rand.Rand) *tall {
	w := &tall{Stage: gridstage.NewPeople(n), cells: map[string]int{}, detail: map[string]int{}}
	for _, p := range gridstage.People(n) {
		w.cells[p.ID] = 20 + rnd.IntN(60)
		w.detail[p.ID] = rnd.IntN(400)
	}
	w.Style = func(st *gridui.Style) { st.Lines = theme.LinesNone }
	w.Grid.RowHeight = func(p gridstage.Person) unit.Dp { return unit.Dp(w.cells[p.ID]) }
	w.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return gridstage.Block(gtx, "detail of "+c.RowID, w.detail[c.RowID])
	}
	w.Settle()
	return w
}

// size returns the height of a row with its detail.
func (w *tall) size(id string) int {
	if w.Grid.Details.Rows.Has(id) {
		return w.cells[id] + w.detail[id]
	}
	return w.cells[id]
}

// shown returns the rows on the screen whose cells show, in order. The top of the first is computed from its end.
func (w *tall) shown(t *testing.T) (rows []shownRow) {
	t.Helper()
	of := w.Grid.Shown()
	for _, n := range w.FindAll("row ") {
		var r shownRow
		_, err := fmt.Sscanf(strings.ReplaceAll(n.Label, ",", ""), "row %d of "+strconv.Itoa(of)+": %s", &r.number, &r.id)
		require.NoError(t, err, n.Label)
		r.top = n.Bounds.Min.Y
		if r.top == 40 {
			r.top = n.Bounds.Max.Y - w.cells[r.id]
		}
		if !n.Bounds.Empty() {
			rows = append(rows, r)
		}
	}
	return rows
}

// requireWhole checks that the rows on the screen lie one below the other, each as
// high as it is, and fill it.
func (w *tall) requireWhole(t *testing.T, rows []shownRow) {
	t.Helper()
	for i := 1; i < len(rows); i++ {
		require.Equal(t, rows[i-1].number+1, rows[i].number)
		require.Equal(t, rows[i-1].top+w.size(rows[i-1].id), rows[i].top, rows[i].id)
	}
	if len(rows) == 0 {
		return // within one detail
	}
	last := rows[len(rows)-1]
	require.GreaterOrEqual(t, last.top+w.size(last.id), w.Size.Y)
}

// reading returns the detail at the top of the screen, if its row's cells are above it.
func (w *tall) reading() (at shownRow) {
	for _, n := range w.FindAll("detail of ") {
		if n.Bounds.Min.Y < 40 && n.Bounds.Max.Y > 40 {
			return shownRow{id: strings.TrimPrefix(n.Label, "detail of "), top: n.Bounds.Min.Y}
		}
	}
	return at
}

// requireRead checks that a detail at the top of the screen moved by what a wheel
// turned, but at the ends.
func (w *tall) requireRead(t *testing.T, at shownRow, d int) {
	t.Helper()
	rows := w.shown(t)
	_, offset := w.Grid.ScrollOffset()
	if at.id == "" || offset == 0 || len(rows) > 0 && rows[len(rows)-1].number == w.Grid.Shown() {
		return
	}
	for _, n := range w.FindAll("detail of " + at.id) {
		if n.Label == "detail of "+at.id {
			require.Equal(t, at.top-d, n.Bounds.Min.Y, at.id)
			w.read++
		}
	}
}

// topOf returns the position of a row, if its cells show.
func topOf(rows []shownRow, id string) (int, bool) {
	for _, r := range rows {
		if r.id == id {
			return r.top, true
		}
	}
	return 0, false
}

func TestRowsOfAnyHeightStayWhereTheyAre(t *testing.T) {
	for _, n := range []int{400, 5000} {
		rnd := rand.New(rand.NewPCG(7, uint64(n)))
		w := newTall(n, rnd)
		for step := range 5000 { // fewer do not open rows enough to read in
			before, at := w.shown(t), w.reading()
			_, y := w.Grid.ScrollOffset()
			switch rnd.IntN(8) {
			case 0, 1, 2:
				d := rnd.IntN(1200) - 500
				w.Wheel(100, 200, 0, float32(d))
				if !nearEnd(before, n) {
					w.requireMoved(t, before, y, d)
					w.requireRead(t, at, d)
				}
			case 3:
				w.Grid.ScrollToRow(rnd.IntN(n), option.Align(rnd.IntN(4)))
				w.Settle()
			case 4, 5:
				// Whatever changes below the first row on the screen, and above it, the
				// first row stays.
				id := "p" + strconv.Itoa(rnd.IntN(n))
				if rnd.IntN(2) == 0 && len(before) > 1 {
					id = before[1+rnd.IntN(len(before)-1)].id
				}
				if len(before) > 0 && id == before[0].id || id == at.id {
					continue
				}
				switch rnd.IntN(3) {
				case 0:
					w.detail[id] = rnd.IntN(400)
				case 1:
					w.cells[id] = 20 + rnd.IntN(60)
				default:
					w.Grid.Row(id).SetDetail(!w.Grid.Details.Rows.Has(id))
				}
				w.Settle()
				w.requireKept(t, before)
				w.requireRead(t, at, 0)
			case 6:
				w.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: []string{"id", "name", "age"}[rnd.IntN(3)], Desc: rnd.IntN(2) == 0}}}
				if rnd.IntN(2) == 0 {
					w.Grid.Sorting.Keys = nil
				}
				w.Settle()
			case 7:
				if step%10 == 0 {
					w.Grid.ScrollToOffset(rnd.Int64N(int64(n) * 60))
					w.Settle()
				}
			}
			w.requireWhole(t, w.shown(t))
		}
		require.Greater(t, w.moved, 800)
		require.Greater(t, w.kept, 200)
		require.Greater(t, w.read, 50)
	}
}

// nearEnd reports whether a wheel may reach an end of the estimated heights of rows that were never on the
// screen.
func nearEnd(rows []shownRow, n int) bool {
	const near = 40
	return len(rows) == 0 || rows[0].number <= near || rows[len(rows)-1].number > n-near
}

// requireMoved checks that a wheel moved the rows that still show by what it turned,
// but at the ends.
func (w *tall) requireMoved(t *testing.T, before []shownRow, offset int64, d int) {
	t.Helper()
	after := w.shown(t)
	if len(after) == 0 || after[0].number == 1 || after[len(after)-1].number == w.Grid.Shown() || offset == 0 {
		return
	}
	for _, r := range before {
		if top, ok := topOf(after, r.id); ok && r.top >= 40 {
			require.Equal(t, r.top-d, top, r.id)
			w.moved++
		}
	}
}

// requireKept checks that the first row on the screen stayed, except at the end, where there may be no more rows
// to fill the screen with.
func (w *tall) requireKept(t *testing.T, before []shownRow) {
	t.Helper()
	after := w.shown(t)
	if len(before) == 0 || len(after) == 0 || after[len(after)-1].number == w.Grid.Shown() || before[0].top > 40 {
		return
	}
	top, ok := topOf(after, before[0].id)
	require.True(t, ok, before[0].id)
	require.Equal(t, before[0].top, top)
	w.kept++
}
