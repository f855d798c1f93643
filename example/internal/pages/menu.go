// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

// menuPage shows a menu of the cells: with submenus, shortcuts, items that some rows disable, pins,
// copies and exports.
type menuPage struct {
	live
	look   *look.Look
	grid   gridui.ContextMenuGrid[*order]
	orders []*order
	lang   look.Lang
	// last is the text of the last action.
	last look.Text
}

func newMenuPage(l *look.Look) *Page {
	p := &menuPage{look: l, orders: orders(40)}
	g := &p.grid
	g.RowID = func(o *order) string { return o.id }
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	g.Sorting.Mode = option.SortMulti
	g.RowPins.Enabled = true
	g.Announce = true
	g.SetRows(p.orders)
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Right-click a cell, or press Shift+F10. The pins at the end hold rows at the top. Ctrl+C copies the selected rows, else the focused cell.",
			Ko: "셀을 오른쪽 클릭하거나 Shift+F10을 누릅니다. 끝의 핀은 행을 위쪽에 고정합니다. Ctrl+C는 선택한 행, 없으면 초점이 있는 셀을 복사합니다.",
		},
		content: p,
	}
}

func (p *menuPage) arrange() {
	p.lang = p.look.Lang
	p.grid.Columns = append(orderColumns(p.lang), gridui.RowPinColumn[*order]("pin", ""))
	p.grid.Menu.Items = p.items()
}

func (p *menuPage) items() []menus.Item[*order] {
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	locale := p.look.GridLocale()
	did := func(en, ko string) func(menus.Target[*order]) {
		return func(t menus.Target[*order]) { p.last = look.Text{En: en + " " + t.RowID, Ko: t.RowID + " " + ko} }
	}
	return []menus.Item[*order]{
		menus.MakeCopyCellItem[*order](menus.CopyCellOptions{Label: locale.Copy}),
		{Separator: true},
		{Label: in("Ship", "발송"), Shortcut: "Ctrl+Shift+S", OnClick: did("Shipped", "발송함"),
			DisabledFor: func(o *order) bool { return !o.paid }},
		{Label: in("Mark as paid", "결제 완료로 표시"), OnClick: p.pay, DisabledFor: func(o *order) bool { return o.paid }},
		{Label: in("Move to", "이동"), Children: []menus.Item[*order]{
			{Label: in("Archive", "보관함"), OnClick: did("Archived", "보관함")},
			{Label: in("Folder", "폴더"), Children: []menus.Item[*order]{
				{Label: in("This year", "올해"), OnClick: did("Moved to this year:", "올해로 옮김")},
				{Label: in("Last year", "작년"), OnClick: did("Moved to last year:", "작년으로 옮김")},
			}},
			{Label: in("Trash", "휴지통"), Disabled: true},
		}},
		{Label: in("Pin the row", "행 고정"), Children: gridui.PinRowItems(&p.grid, locale)},
		{Separator: true},
		gridui.ExportItem(&p.grid, gridui.ExportOptions{Format: export.CSV, Locale: locale}),
		gridui.ExportItem(&p.grid, gridui.ExportOptions{Format: export.JSON, Locale: locale}),
		gridui.ExportItem(&p.grid, gridui.ExportOptions{Format: export.HTML, Locale: locale}),
	}
}

// pay changes a row by its id.
func (p *menuPage) pay(t menus.Target[*order]) {
	o := *t.Row
	o.paid = true
	if err := p.grid.Apply(gridui.Changes[*order]{Update: []*order{&o}}); err != nil {
		p.last = look.Text{En: err.Error(), Ko: err.Error()}
		return
	}
	p.last = look.Text{En: "Paid " + o.id, Ko: o.id + " 결제함"}
}

func (p *menuPage) controls(layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	return nil
}

func (p *menuPage) body(gtx layout.Context) layout.Dimensions {
	for {
		ev, ok := p.grid.Update(gtx)
		if !ok {
			break
		}
		switch ev := ev.(type) {
		case events.TextAnnounced:
			p.hear(ev)
		case events.RowsExported:
			p.exported(ev)
		}
	}
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *menuPage) exported(ev events.RowsExported) {
	if ev.Err != nil {
		p.last = look.Text{En: "Not exported: " + ev.Err.Error(), Ko: "내보내지 못함: " + ev.Err.Error()}
		return
	}
	p.last = look.Text{En: "Wrote " + ev.Path, Ko: ev.Path + " 저장함"}
}

func (p *menuPage) status() string {
	if last := p.last.In(p.look.Lang); last != "" {
		return last
	}
	return rowsShown(&p.grid.Grid, p.look.Lang)
}

func (p *menuPage) position() Position { return positionOf(&p.grid.Grid) }
