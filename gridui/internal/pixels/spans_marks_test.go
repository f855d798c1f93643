// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"fmt"
	"image"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/gridui/tint"
)

// markedRow is a row whose cells have marks: a text to find, numbers with formats, a truth value and a wide note.
type markedRow struct {
	ID, City string
	Bar, Set float64
	Tint     float64
	Done     bool
	Note     string
}

// marksScene poses merged cells with marks of all kinds.
func marksScene(set func(*gridui.Grid[markedRow], *gridui.Style)) (*gridtest.Harness, *gridui.Grid[markedRow]) {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	grid := &gridui.Grid[markedRow]{}
	grid.RowID = func(r markedRow) string { return r.ID }
	grid.Columns = []gridui.Column[markedRow]{
		gridui.Field("city", "City", func(r markedRow) string { return r.City }).Width(90).Merge(),
		gridui.Field("bar", "Bar", func(r markedRow) float64 { return r.Bar }).Width(90).Merge(),
		gridui.Field("set", "Icon", func(r markedRow) float64 { return r.Set }).Width(80).Merge(),
		gridui.Field("tint", "Scale", func(r markedRow) float64 { return r.Tint }).Width(80).Merge(),
		gridui.Func("done", "Done", func(r markedRow) (bool, bool) { return r.Done, true }).Width(60).Merge().Edit(func(r *markedRow, v bool) { r.Done = v }),
		gridui.Field("note", "Note", func(r markedRow) string { return r.Note }).Width(80).SpanColumns(func(r markedRow) int { return 1 + len(r.ID)%2 }),
		gridui.Field("id", "ID", func(r markedRow) string { return r.ID }).Width(80),
	}
	var rows []markedRow
	for i := range 24 {
		rows = append(rows, markedRow{
			ID: fmt.Sprint(i), City: fmt.Sprint("City ", i/3), Bar: float64(i / 3 * 10), Set: float64(i / 2), Tint: float64(i / 4),
			Done: i/3%2 == 0, Note: fmt.Sprint("a city note ", i),
		})
	}
	grid.Editing.Enabled = true
	grid.Extensions = []gridui.Extension{&formats.Formats{Rules: []rule.Rule{
		{Columns: []string{"bar"}, Kind: rule.Bars, Tints: []tint.Tint{tint.Blue}},
		{Columns: []string{"set"}, Kind: rule.Set, Icons: rule.Shapes},
		{Columns: []string{"tint"}, Kind: rule.Scale, Tints: []tint.Tint{tint.Red, tint.Green}},
	}}}
	grid.SetRows(rows)
	h := gridtest.New(image.Pt(580, 340), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, grid)
		style.Locale, style.Lines = locale.For("en"), theme.LinesBoth
		if set != nil {
			set(grid, &style)
		}
		return style.Layout(gtx)
	})
	h.Settle()
	return h, grid
}

func TestMarksInMergedCells(t *testing.T) {
	h, grid := marksScene(func(g *gridui.Grid[markedRow], st *gridui.Style) {
		g.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "city"}}
		g.HighlightRow, g.HighlightColumn, g.HoverColumn = true, true, true
	})
	grid.ScrollToOffset(40)
	grid.FocusCell(4, "set")
	h.Settle()
	h.Advance(time.Second)
	h.Settle()
	h.Move(420, 200)
	h.Settle()
	(&scene{Harness: h}).golden(t, "spans-marks")
}

func TestMergedCellsFlash(t *testing.T) {
	h, grid := marksScene(func(g *gridui.Grid[markedRow], st *gridui.Style) { g.Flash = true })
	var update []markedRow
	for i := range 12 {
		r, _ := grid.RowAt(i)
		if i/3%2 == 1 {
			r.Bar += 30
		}
		if i >= 6 && i < 8 {
			r.Set -= 2
		}
		if i == 1 {
			r.City, r.Tint = "Town", 5
		}
		if i == 3 {
			r.Note = "another"
		}
		update = append(update, r)
	}
	if err := grid.Apply(gridui.Changes[markedRow]{Update: update}); err != nil {
		t.Fatal(err)
	}
	h.Frame()
	h.Advance(100 * time.Millisecond)
	(&scene{Harness: h}).golden(t, "spans-flash")
}
