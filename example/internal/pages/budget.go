// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"strconv"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// budgetPage shows a budget as a spreadsheet would: users select ranges of its cells, copy and paste
// them, and type amounts.
type budgetPage struct {
	live
	look *look.Look
	grid gridui.Grid[budgetLine]
	lang look.Lang
}

// budgetLine is the amounts of an account by month.
type budgetLine struct {
	id, account string
	since       time.Time
	months      [12]float64
}

func newBudgetPage(l *look.Look) *Page {
	p := &budgetPage{look: l}
	g := &p.grid
	g.RowID = func(b budgetLine) string { return b.id }
	g.CellRanges.Enabled = true
	g.RowNumbers.Enabled = true
	g.StatusBar.Enabled = true
	g.Editing.Enabled = true
	g.Keys.Tab = option.TabCells
	g.ColumnPinning.Left = []string{"account"}
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.Sorting.Mode = option.SortMulti
	g.SetRows(budget())
	p.arrange()
	return &Page{
		Name:  "budget",
		Title: look.Text{En: "Ranges of cells", Ko: "셀 범위"},
		About: look.Text{
			En: "Drag over cells, or hold Shift with arrows; Ctrl adds a range or takes cells out of one. Drag the small square to continue the cells.",
			Ko: "셀을 끌어 선택하거나 Shift와 화살표를 누릅니다. Ctrl은 범위를 더하거나 셀을 뺍니다. 작은 네모를 끌면 값이 이어서 채워집니다.",
		},
		content: p,
	}
}

func (p *budgetPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	columns := []gridui.Column[budgetLine]{
		gridui.Field("account", in("Account", "계정"), func(b budgetLine) string { return b.account }).Width(180).
			Edit(func(b *budgetLine, v string) { b.account = v }),
		gridui.Time("since", in("Since", "시작일"), func(b budgetLine) time.Time { return b.since }).Layout(time.DateOnly).Width(120).
			Edit(func(b *budgetLine, v time.Time) { b.since = v }),
	}
	for m := range 12 {
		columns = append(columns, gridui.Field("month"+strconv.Itoa(m+1), monthName(m, p.lang), func(b budgetLine) float64 { return b.months[m] }).
			Width(100).Edit(func(b *budgetLine, v float64) { b.months[m] = v }))
	}
	p.grid.Columns = append(columns, gridui.Field("year", in("Year", "연간"), func(b budgetLine) float64 {
		sum := 0.0
		for _, v := range b.months {
			sum += v
		}
		return sum
	}).Width(110))
}

func monthName(m int, l look.Lang) string {
	return look.Text{En: time.Month(m + 1).String()[:3], Ko: strconv.Itoa(m+1) + "월"}.In(l)
}

var budgetAccounts = []string{
	"Rent", "Electricity", "Water", "Heating", "Cleaning", "Telephone", "Internet", "Postage", "Travel", "Hotels",
	"Meals", "Training", "Books", "Licences", "Hosting", "Hardware", "Furniture", "Insurance", "Audit", "Advertising",
}

// budget makes the lines as they are at the start.
func budget() []budgetLine {
	lines := make([]budgetLine, 6*len(budgetAccounts))
	for i := range lines {
		h := mix(i, 7)
		line := budgetLine{
			id:      strconv.Itoa(i + 1),
			account: budgetAccounts[i%len(budgetAccounts)] + " " + strconv.Itoa(1+i/len(budgetAccounts)),
			since:   time.Date(2019+int(h%6), time.Month(1+h>>8%12), 1+int(h>>16%28), 0, 0, 0, 0, time.UTC),
		}
		for m := range line.months {
			line.months[m] = float64(mix(i, m)%4000) / 4 // quarters are exact
		}
		lines[i] = line
	}
	return lines
}

func (p *budgetPage) controls(layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	return nil
}

func (p *budgetPage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid, &p.live)
	s := look.Style(p.look, &p.grid)
	s.Density = theme.DensityCompact
	s.Lines = theme.LinesBoth
	return s.Layout(gtx)
}

func (p *budgetPage) status() string     { return rowsShown(&p.grid, p.look.Lang) }
func (p *budgetPage) position() Position { return positionOf(&p.grid) }
