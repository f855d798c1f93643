// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/menus"
)

// cellsPage shows a small sheet to work in: users select ranges of cells, copy, paste and fill them, and type into
// them. Weekdays, months, dates, codes and numbers at the top of otherwise blank columns are ready to be continued.
type cellsPage struct {
	live
	look *look.Look
	grid gridui.ContextMenuGrid[workLine]
	lang look.Lang
	// last is the text of the last action. touched reports whether cells have been edited since the sheet was made.
	last    look.Text
	touched bool
}

func newCellsPage(l *look.Look) *Page {
	p := &cellsPage{look: l}
	g := &p.grid
	g.RowID = func(w workLine) string { return w.id }
	g.CellRanges = option.CellRanges{Enabled: true, Headers: true}
	g.RowNumbers.Enabled = true
	g.StatusBar.Enabled = true
	g.Editing.Enabled = true
	g.Grouping.Total = option.TotalRowLast // whose plan is edited
	g.Keys.TabCells = true
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.Announce = true
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Drag over cells, or hold Shift with arrows; Ctrl adds cells or takes some out. Drag the small square, or double-click it, to continue a series.",
			Ko: "셀을 끌어 선택하거나 Shift와 화살표를 누릅니다. Ctrl은 셀을 더하거나 뺍니다. 작은 네모를 끌거나 두 번 클릭하면 요일, 월, 날짜, 코드, 숫자가 이어집니다.",
		},
		content: p,
	}
}

// arrange puts the sheet into the language of the gallery; cells that users have edited stay.
func (p *cellsPage) arrange() {
	p.lang = p.look.Lang
	p.grid.Columns = workColumns(p.lang)
	p.grid.Menu.Items = p.menu()
	if !p.touched {
		p.grid.SetRows(workLines(p.lang))
	}
}

// menu returns the menu of the cells.
func (p *cellsPage) menu() []menus.Item[workLine] {
	return gridui.CellItems(&p.grid, p.look.GridLocale())
}

func (p *cellsPage) controls(layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	return nil
}

func (p *cellsPage) body(gtx layout.Context) layout.Dimensions {
	gridui.Handlers{gridui.On(p.told), gridui.On(p.edited)}.Update(gtx, &p.grid)
	s := look.Style(p.look, &p.grid)
	s.Density = theme.DensityCompact
	s.Lines = theme.LinesBoth
	return s.Layout(gtx)
}

func (p *cellsPage) position() Position { return positionOf(&p.grid.Grid) }
