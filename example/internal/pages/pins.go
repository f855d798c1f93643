// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// pinsPage shows columns pinned at both sides, with buttons that pin the column of the focused cell.
type pinsPage struct {
	live
	look *look.Look
	grid gridui.ColumnPinGrid[*data.Airport]
	lang look.Lang
	pins [3]look.Button
}

func newPinsPage(l *look.Look) *Page {
	p := &pinsPage{look: l}
	g := &p.grid
	g.ColumnPinning = option.ColumnPinning{Mode: option.ColumnPinDrag, Left: []string{"iata"}, Right: []string{"country"}}
	g.HeaderMenu.Enabled = true
	g.ColumnOrder.Mode = option.ColumnOrderFree
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.RowID = func(a *data.Airport) string { return a.IATA }
	g.Persist.Key = "gallery.pins"
	g.SetRows(pointers(data.Airports()))
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Columns at the sides stay while the others scroll. Drag headers there, open their menu, or focus a cell and press a button. It comes back as you left it.",
			Ko: "양옆의 열은 스크롤해도 제자리에 있습니다. 머리글을 끌거나 메뉴를 열고, 또는 셀을 선택하고 단추를 누릅니다. 다시 열어도 그대로입니다.",
		},
		content: p,
	}
}

func (p *pinsPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	degrees := func(v float64) string { return fmt.Sprintf("%.4f°", v) }
	p.grid.Columns = []gridui.Column[*data.Airport]{
		gridui.Field("iata", "IATA", func(a *data.Airport) string { return a.IATA }).Width(80),
		gridui.Field("name", in("Airport", "공항"), func(a *data.Airport) string { return a.Name }).Width(320),
		gridui.Field("city", in("City", "도시"), func(a *data.Airport) string { return a.City }).Width(240),
		gridui.Field("state", in("State", "주"), func(a *data.Airport) string { return a.State }).Width(120),
		gridui.Field("latitude", in("Latitude", "위도"), func(a *data.Airport) float64 { return a.Latitude }).Width(160).Format(degrees),
		gridui.Field("longitude", in("Longitude", "경도"), func(a *data.Airport) float64 { return a.Longitude }).Width(160).Format(degrees),
		gridui.Field("country", in("Country", "국가"), func(a *data.Airport) string { return a.Country }).Width(120),
	}
}

var pinTexts = [...]look.Text{{En: "Pin left", Ko: "왼쪽에 고정"}, {En: "Pin right", Ko: "오른쪽에 고정"}, {En: "Unpin", Ko: "고정 해제"}}

func (p *pinsPage) controls(gtx layout.Context) []layout.Widget {
	sides := [...]option.ColumnPinSide{option.ColumnPinLeft, option.ColumnPinRight, option.ColumnPinNone}
	var out []layout.Widget
	for i := range p.pins {
		for p.pins[i].Clicked(gtx) {
			p.grid.Column(p.grid.Focused().ColumnID).Pin(sides[i])
		}
		out = append(out, func(gtx layout.Context) layout.Dimensions {
			return p.pins[i].Layout(gtx, p.look, pinTexts[i].In(p.look.Lang))
		})
	}
	if p.lang != p.look.Lang {
		p.arrange()
	}
	return out
}

func (p *pinsPage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid.Grid, &p.live)
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *pinsPage) status() string             { return rowsShown(&p.grid.Grid, p.look.Lang) }
func (p *pinsPage) position() Position         { return positionOf(&p.grid.Grid) }
func (p *pinsPage) keepIn(store storage.Store) { p.grid.Persist.Store = store }
func (p *pinsPage) save() error                { return p.grid.SaveView() }
func (p *pinsPage) close() error               { return p.grid.Close() }
