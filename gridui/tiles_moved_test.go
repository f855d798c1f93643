// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"math/rand/v2"
	"strconv"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// TestRowsThatMoveAreNotSetAnew changes some of many sorted rows frame after frame: the
// text of a row is set where it is another one, and is kept where the row only moves.
// What is kept for a row is what it shows.
func TestRowsThatMoveAreNotSetAnew(t *testing.T) {
	type price struct {
		id    string
		value int
	}
	rnd := rand.New(rand.NewPCG(1, 5))
	rows := make([]price, 400)
	for i := range rows {
		rows[i] = price{"r" + strconv.Itoa(i), rnd.IntN(4000)}
	}
	var g Grid[price]
	g.Columns = []Column[price]{
		Field("id", "Id", func(p price) string { return p.id }),
		Field("value", "Value", func(p price) int { return p.value }),
	}
	g.RowID = func(p price) string { return p.id }
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "value"}}}
	g.SetRows(rows)
	th := material.NewTheme()
	var ops op.Ops
	frame := func() {
		ops.Reset()
		gtx := layout.Context{Ops: &ops, Constraints: layout.Exact(image.Pt(600, 900)), Metric: unit.Metric{PxPerDp: 1, PxPerSp: 1}}
		New(th, &g).Layout(gtx)
	}
	shown := func() map[string]bool {
		texts := map[string]bool{}
		for i := g.core.View.Window.Visible.First; i < g.core.View.Window.Visible.Last; i++ {
			p, _ := g.RowAt(i)
			texts[p.id+" "+strconv.Itoa(p.value)] = true
		}
		return texts
	}
	frame()
	frame()
	kept := 0
	for step := range 60 {
		before := shown()
		var update []price
		for range 40 {
			update = append(update, price{rows[rnd.IntN(len(rows))].id, rnd.IntN(4000)})
		}
		require.NoError(t, g.Apply(Changes[price]{Update: update}))
		frame()
		other := 0
		for text := range shown() {
			if before[text] {
				kept++
			} else {
				other++
			}
		}
		if step > 0 { // the first change sets all rows apart that were joined
			require.LessOrEqual(t, g.core.Text.Recorded(), other+2, "and one more may come into view at either end")
		}
		e := &g.core.Parts
		for i := e.View.Window.Visible.First; i < e.View.Window.Visible.Last; i++ {
			texts, ok := e.Text.Kept(coord.Pos(i), layoutx.Center)
			if !ok {
				continue
			}
			p, _ := g.RowAt(i)
			require.Contains(t, texts, p.id)
			require.Contains(t, texts, strconv.Itoa(p.value))
		}
	}
	require.Greater(t, kept, 600)
	recorded := g.core.Text.Recorded()
	frame()
	require.Zero(t, g.core.Text.Recorded(), "after %d", recorded)
}

// TestRowsScrolledBackAreKeptWhileOthersChange scrolls away from rows and back to them while a row that is never
// on the screen changes frame after frame: their text is not set again.
func TestRowsScrolledBackAreKeptWhileOthersChange(t *testing.T) {
	rows := make([]int, 400)
	for i := range rows {
		rows[i] = i
	}
	var g Grid[int]
	g.Columns = []Column[int]{Field("value", "Value", func(v int) int { return v })}
	g.RowID = func(v int) string { return strconv.Itoa(v % 1000) }
	g.SetRows(rows)
	th := material.NewTheme()
	var ops op.Ops
	last := 399
	frame := func(changed ...int) {
		last += 1000
		require.NoError(t, g.Apply(Changes[int]{Update: append(changed, last)}))
		ops.Reset()
		gtx := layout.Context{Ops: &ops, Constraints: layout.Exact(image.Pt(300, 600)), Metric: unit.Metric{PxPerDp: 1, PxPerSp: 1}}
		New(th, &g).Layout(gtx)
	}
	visible := func() (first, end int) { return g.core.View.Window.Visible.First, g.core.View.Window.Visible.Last }
	frame()
	for round := range 3 { // rows that change stand apart from those beside them
		_, end := visible()
		var changed []int
		for i := range end {
			changed = append(changed, i+(round+1)*1000)
		}
		frame(changed...)
	}
	for row := range 6 {
		g.ScrollToRow(row, option.AlignStart)
		frame()
	}
	frame()
	for row := 4; row >= 0; row-- {
		g.ScrollToRow(row, option.AlignStart)
		frame()
		require.LessOrEqual(t, g.core.Text.Recorded(), 1, "row %d: the header alone", row)
	}
	first, _ := visible()
	require.Zero(t, first)
}

// TestTextImagesOfRowsThatComeAreSetTogether scrolls row by row with text that is always images: most frames set no text,
// because that of sixteen rows is set when the first of them comes.
func TestTextImagesOfRowsThatComeAreSetTogether(t *testing.T) {
	var g Grid[int]
	g.Columns = []Column[int]{Field("value", "Value", func(v int) int { return v })}
	g.SetSource(rowCount(10_000))
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	var ops op.Ops
	set := 0
	for row := range 64 {
		g.ScrollToRow(100+row, option.AlignStart)
		ops.Reset()
		gtx := layout.Context{Ops: &ops, Constraints: layout.Exact(image.Pt(300, 600)), Metric: unit.Metric{PxPerDp: 1, PxPerSp: 1}}
		style := New(th, &g)
		style.Faces, style.TextDrawing = gofont.Collection(), TextImages
		style.Layout(gtx)
		if row > 0 && g.core.Text.Recorded() > 0 {
			set++
		}
	}
	require.Positive(t, set)
	require.Less(t, set, 16)
}

// rowCount is a source of a number of rows that are their indices.
type rowCount int

func (n rowCount) Len() int     { return int(n) }
func (n rowCount) At(i int) int { return i }
