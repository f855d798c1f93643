// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// textTablePage shows a file of comma-separated values as a sheet.
type textTablePage struct {
	live
	look  *look.Look
	table gridui.TextTable
	lang  look.Lang

	headers look.Switch
}

func newTextTablePage(l *look.Look) *Page {
	p := &textTablePage{look: l}
	p.headers.On = true
	t := &p.table
	t.Editing = option.Editing{Enabled: true, RemoveRows: true}
	t.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true}
	t.Filtering.Enabled = true
	t.CellRanges = option.CellRanges{Enabled: true, Headers: true}
	t.RowNumbers.Enabled = true
	t.Find.Enabled = true
	t.StatusBar.Enabled = true
	t.ColumnOrder.Mode = option.ColumnOrderFree
	t.ColumnSizing.Mode = option.ColumnResizeLive
	t.HeaderMenu.Enabled = true
	t.SetTexts(data.AirportTexts())
	p.arrange()
	return &Page{
		About: look.Text{
			En: "A file of texts as a sheet: columns are known only now. Insert rows and columns anywhere by their menus or Ctrl+I, and rename and delete them. Ctrl+Z undoes all of it.",
			Ko: "파일의 텍스트를 시트로 보여 줍니다. 열은 이제야 알 수 있습니다. 메뉴나 Ctrl+I로 행과 열을 어디에나 넣고, 이름을 바꾸고, 지울 수 있습니다. 모두 Ctrl+Z로 되돌립니다.",
		},
		content: p,
	}
}

// arrange makes the menus in the language of the gallery.
func (p *textTablePage) arrange() {
	p.lang = p.look.Lang
	texts := p.lang.Grid()
	p.table.HeaderMenu.Items = p.table.HeaderItems(texts)
	p.table.Menu.Items = append(gridui.RowItems(&p.table, texts), menus.Item[gridui.TextRow]{Separator: true})
	p.table.Menu.Items = append(p.table.Menu.Items, gridui.CellItems(&p.table, texts)...)
}

var headersText = look.Text{En: "First row has the names", Ko: "첫 행이 이름"}

func (p *textTablePage) controls(gtx layout.Context) []layout.Widget {
	if p.headers.Update(gtx) {
		texts := p.table.Texts()
		p.table.Headerless = !p.headers.On
		p.table.SetTexts(texts)
	}
	if p.lang != p.look.Lang {
		p.arrange()
	}
	return []layout.Widget{func(gtx layout.Context) layout.Dimensions {
		return p.headers.Layout(gtx, p.look, headersText.In(p.look.Lang))
	}}
}

func (p *textTablePage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.table.Grid, &p.live)
	return look.Style(p.look, &p.table).Layout(gtx)
}

func (p *textTablePage) status() string { return rowsShown(&p.table.Grid, p.look.Lang) }

func (p *textTablePage) position() Position { return positionOf(&p.table.Grid) }
