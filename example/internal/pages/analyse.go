// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/filterbar"
	"github.com/giogrid/giogrid/gridui/findregexp"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/keylist"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/profile"
	"github.com/giogrid/giogrid/gridui/recordview"
	sidepanels "github.com/giogrid/giogrid/gridui/sidebar"
	"github.com/giogrid/giogrid/gridui/toolbar"
	"github.com/giogrid/giogrid/gridui/viewmenu"
	"github.com/giogrid/giogrid/storage"
	"github.com/giogrid/giogrid/storage/export"
)

// analysePage demonstrates the tools that help to understand rows: search, filters, groups, profiles, formats and a
// form of one row. The user's settings come back when the program runs again, and can be saved under names.
type analysePage struct {
	live
	look *look.Look
	grid gridui.Grid[*data.Flight]
	lang look.Lang

	groups  grouppanel.Panel
	filters filterbar.Bar
	profile profile.Profile
	formats formats.Formats
	made    calculated.Columns
	record  recordview.Form
	keys    keylist.List
	views   viewmenu.Menu
	bar     toolbar.Bar
	side    sidepanels.Bar

	tools analyseTools
}

const analyseKey = "gallery.analyse"

func newAnalysePage(l *look.Look) *Page {
	p := &analysePage{look: l, profile: profile.Profile{Strip: true}}
	p.allow()
	g := &p.grid
	g.Extensions = []gridui.Extension{&p.groups, &p.filters, &p.profile, &p.formats, &p.made, &p.record, &p.keys, &p.views, &p.bar, &p.side}
	p.filters.BuildDisabled = true // a tool opens the builder
	p.bar.Tools = []toolbar.Tool{
		toolbar.QuickFilter(), toolbar.Find(), toolbar.Filters(p.filters.Build), toolbar.Groups(&p.groups.Disabled),
		toolbar.Panel(&p.side.SideBar, option.SideColumns), toolbar.Panel(&p.side.SideBar, option.SideFilters),
		toolbar.Density(), toolbar.Export(toolbar.Choice{Label: "CSV", Do: p.export}),
	}
	g.Persist.Key, p.views.Key = analyseKey, analyseKey+".views"
	g.SetRows(pointers(data.Flights()))
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Search (Ctrl+F), go to a column (Ctrl+Shift+G), filter, group, profile and format flights; F6 shows one as a form, F1 lists the keys. The menus of headers have it all, also orders by size without sign, by lists, by colours; views keep it under names.",
			Ko: "항공편을 찾고(Ctrl+F) 열로 이동하고(Ctrl+Shift+G) 필터하고 그룹으로 묶고 분포를 보고 서식을 주며, F6으로 하나를 양식으로, F1로 단축키 목록을 봅니다. 부호를 뺀 크기순, 목록순, 색순 정렬까지 모두 머리글 메뉴에 있으며, 보기로 이름을 붙여 저장합니다.",
		},
		content: p,
	}
}

// allow enables the grid's own tools.
func (p *analysePage) allow() {
	g := &p.grid
	g.Sorting = option.Sorting{Mode: option.SortMulti, ByMenu: true}
	g.Filtering.Enabled = true
	g.Find.Enabled, g.Find.Expressions = true, findregexp.Compile
	g.GoToRow.Enabled, g.GoToColumn.Enabled, g.TypeAhead.Enabled = true, true, true
	g.StatusBar.Enabled = true
	g.CellRanges.Enabled = true
	g.RowNumbers.Enabled = true
	g.HeaderMenu.Enabled = true
	g.ColumnOrder.Mode = option.ColumnOrderFree
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.ColumnPinning.Mode = option.ColumnPinDrag
	g.Grouping.Total = option.TotalRowBottom
}

// arrange sets what depends on the language.
func (p *analysePage) arrange() {
	p.lang = p.look.Lang
	p.grid.Columns = analyseColumns(p.lang)
	texts := p.look.GridLocale()
	p.grid.Menu.Items = append(gridui.CellItems(&p.grid, texts), recordview.Item[*data.Flight](&p.record, texts))
}

func (p *analysePage) controls(gtx layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	p.tools.update(gtx, p)
	return p.tools.widgets(p.look)
}

// export writes the rows that pass the filter as CSV.
func (p *analysePage) export() {
	p.grid.Export(gridui.ExportOptions{Options: export.Options{FileName: "flights"}})
}

// find opens the search, or closes it.
func (p *analysePage) find(gtx layout.Context) {
	p.grid.Find.Open = !p.grid.Find.Open
	gtx.Execute(key.FocusCmd{Tag: p.grid.Tag()})
}

// group groups by month and origin, or removes the groups if there are any.
func (p *analysePage) group() {
	g := &p.grid.Grouping
	if len(g.By) > 0 {
		g.By, g.Levels = nil, nil
		return
	}
	g.By = []string{"date", "origin"}
	g.Levels = []option.GroupLevel{{Interval: option.GroupByMonth}, {}}
}

func (p *analysePage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid, &p.live)
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *analysePage) status() string     { return rowsShown(&p.grid, p.look.Lang) }
func (p *analysePage) position() Position { return positionOf(&p.grid) }

func (p *analysePage) keepIn(store storage.Store) {
	p.grid.Persist.Store, p.views.Store = store, store
}

func (p *analysePage) save() error {
	p.views.Wait()
	return p.grid.SaveView()
}

func (p *analysePage) close() error {
	p.views.Wait()
	return p.grid.Close()
}

// SetFlights replaces the flights of the analysis page. Call it before the first frame.
func (g *Gallery) SetFlights(list []data.Flight) {
	for _, p := range g.pages {
		if a, ok := p.content.(*analysePage); ok {
			a.grid.SetRows(pointers(list))
		}
	}
}
