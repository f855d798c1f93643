// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"strconv"
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

const (
	million = 1_000_000
	billion = 1_000_000_000
)

// sheetPage shows a sheet of a hundred columns and a million or a billion rows, whose cells are computed when they
// come onto the screen.
type sheetPage struct {
	live
	look *look.Look
	grid gridui.Grid[int]
	size look.Choice
	row  look.Field
	jump look.Button
}

func newSheetPage(l *look.Look) *Page {
	p := &sheetPage{look: l}
	p.row.Allow("0123456789,")
	p.grid.Columns = p.columns()
	p.grid.ColumnPinning = option.ColumnPinning{Left: []string{rowNumber}}
	p.grid.Sorting.Mode = option.SortMulti
	p.grid.SetSource(computedRows(million))
	return &Page{
		About: look.Text{
			En: "A hundred columns of computed cells. Scrolling is exact to the pixel, with a million rows or a billion.",
			Ko: "계산된 열 100개. 행이 백만 개든 10억 개든 스크롤은 픽셀 단위까지 정확합니다.",
		},
		content: p,
	}
}

// computedRows is a source in which each row is its index.
type computedRows int

func (n computedRows) Len() int     { return int(n) }
func (n computedRows) At(i int) int { return i }

var (
	sizeText = look.Text{En: "Rows", Ko: "행"}
	gotoText = look.Text{En: "Go to row", Ko: "행으로 이동"}
	goText   = look.Text{En: "Go", Ko: "이동"}
)

func (p *sheetPage) controls(gtx layout.Context) []layout.Widget {
	if p.size.Update(gtx) {
		p.grid.SetSource(computedRows([...]int{million, billion}[p.size.At]))
	}
	wanted := p.row.Submitted(gtx)
	for p.jump.Clicked(gtx) {
		wanted = true
	}
	if wanted {
		p.row.Invalid = !p.goTo(p.row.Text())
	}
	l := p.look
	return []layout.Widget{
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, sizeText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return p.size.Layout(gtx, l, look.Grouped(million), look.Grouped(billion))
			})
		},
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, gotoText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return look.Flow(gtx, 8, 8,
					func(gtx layout.Context) layout.Dimensions { return p.row.Layout(gtx, l, look.Grouped(p.grid.Len()/2)) },
					func(gtx layout.Context) layout.Dimensions { return p.jump.Layout(gtx, l, goText.In(l.Lang)) },
				)
			})
		},
	}
}

// goTo scrolls a row, typed as a number from 1, to the middle of the screen and focuses it. It returns false if there
// is no such row.
func (p *sheetPage) goTo(typed string) bool {
	n, err := strconv.Atoi(strings.ReplaceAll(typed, ",", ""))
	if err != nil || n < 1 || n > p.grid.Len() {
		return false
	}
	column := p.grid.Focused().ColumnID
	if column == "" || column == rowNumber {
		column = columnID(0)
	}
	p.grid.FocusCell(n-1, column)
	p.grid.ScrollToRow(n-1, option.AlignCenter)
	return true
}

func (p *sheetPage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid, &p.live)
	s := look.Style(p.look, &p.grid)
	s.Density = theme.DensityCompact
	s.Lines = theme.LinesBoth
	return s.Layout(gtx)
}

func (p *sheetPage) status() string     { return rowsShown(&p.grid, p.look.Lang) }
func (p *sheetPage) position() Position { return positionOf(&p.grid) }
