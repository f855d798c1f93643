// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/profile"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// databasePage shows the rows of a database, which sorts and filters them itself: the grid holds only those near the
// screen. Controls make the database slow, or make it fail.
type databasePage struct {
	live
	look *look.Look
	grid gridui.ContextMenuGrid[record]
	lang look.Lang

	profile profile.Profile
	opening opening
	// rows are nil until the database is open.
	rows *gridui.Remote[record]
	// err is the reason why it could not be opened.
	err     error
	trouble trouble
	// last is the result of the last export.
	last look.Text

	search look.Field
	speed  look.Choice
	reload look.Button
}

func newDatabasePage(l *look.Look) *Page {
	p := &databasePage{look: l}
	g := &p.grid
	g.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true}
	g.Filtering = option.Filtering{Enabled: true, Row: true}
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	g.RowNumbers.Enabled = true
	g.ColumnPinning = option.ColumnPinning{Mode: option.ColumnPinDrag, Left: []string{"id"}}
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.ColumnOrder.Mode = option.ColumnOrderFree
	g.HeaderMenu.Enabled = true
	g.ColumnVisibility.Button = true
	g.Announce = true
	g.Extensions = []gridui.Extension{&p.profile}
	p.arrange()
	return &Page{
		About: look.Text{
			En: "The database sorts and filters, the grid reads the rows near the screen. Make it slow or have it fail to see what the grid does. Right-click a cell to export.",
			Ko: "정렬과 필터는 데이터베이스가 하고, 그리드는 화면 가까이 있는 행만 읽습니다. 느리게 하거나 실패하게 해 보세요. 셀을 오른쪽 클릭하면 내보낼 수 있습니다.",
		},
		content: p,
	}
}

// arrange sets what depends on the language.
func (p *databasePage) arrange() {
	p.lang = p.look.Lang
	p.grid.Columns = recordColumns(p.lang)
	locale := p.look.GridLocale()
	p.grid.Menu.Items = []menus.Item[record]{
		menus.MakeCopyCellItem[record](menus.CopyCellOptions{Label: locale.Copy}),
		{Separator: true},
		gridui.ExportItem(&p.grid, gridui.ExportOptions{Format: export.CSV, Locale: locale}),
		gridui.ExportItem(&p.grid, gridui.ExportOptions{Format: export.JSON, Locale: locale}),
		gridui.ExportItem(&p.grid, gridui.ExportOptions{Format: export.CSV, Selected: true, Label: exportSelectedText.In(p.lang), Locale: locale}),
	}
}

var (
	speedText          = look.Text{En: "Answers", Ko: "응답"}
	speedTexts         = []look.Text{{En: "At once", Ko: "바로"}, {En: "Slow", Ko: "느림"}, {En: "Fails", Ko: "실패"}}
	reloadText         = look.Text{En: "Reload", Ko: "다시 읽기"}
	openingText        = look.Text{En: "Opening the database…", Ko: "데이터베이스를 여는 중…"}
	notOpenText        = look.Text{En: "The database could not be opened: ", Ko: "데이터베이스를 열지 못했습니다: "}
	exportSelectedText = look.Text{En: "Export selected rows as CSV", Ko: "선택한 행을 CSV로 내보내기"}
)

func (p *databasePage) controls(gtx layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	p.search.Submitted(gtx)
	p.grid.Filtering.Quick = p.search.Text()
	if p.speed.Update(gtx) && p.trouble.set(p.speed.At, p.lang) {
		p.readAgain()
	}
	for p.reload.Clicked(gtx) {
		p.readAgain()
	}
	p.open(gtx)
	l := p.look
	return []layout.Widget{
		func(gtx layout.Context) layout.Dimensions { return p.search.Layout(gtx, l, searchText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, speedText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return p.speed.Layout(gtx, l, inLang(l.Lang, speedTexts)...)
			})
		},
		func(gtx layout.Context) layout.Dimensions { return p.reload.Layout(gtx, l, reloadText.In(l.Lang)) },
	}
}

// readAgain reads the rows again, or opens the database again if that failed.
func (p *databasePage) readAgain() {
	switch {
	case p.rows != nil:
		p.rows.Reload()
	case p.err != nil:
		p.err = nil
	}
}

// openingPoll is the interval at which frames check whether the database is open.
const openingPoll = 50 * time.Millisecond

// open opens the database in the background when the page is first shown, and then gives its rows to the grid.
func (p *databasePage) open(gtx layout.Context) {
	if p.rows != nil || p.err != nil {
		return
	}
	source, err, done := p.opening.poll()
	if !done {
		gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(openingPoll)})
		return
	}
	if p.err = err; err != nil {
		return
	}
	p.rows = gridui.NewRemote(&sourcetest.Fake[record]{Source: source, Before: p.trouble.before}, gridui.RemoteOptions[record]{})
	p.grid.SetSource(p.rows)
}

func (p *databasePage) body(gtx layout.Context) layout.Dimensions {
	gridui.Handlers{gridui.On(p.hear), gridui.On(p.exported)}.Update(gtx, &p.grid)
	if p.err != nil {
		return p.notOpen(gtx)
	}
	p.grid.Loading.Skeleton = p.rows == nil
	return look.Style(p.look, &p.grid).Layout(gtx)
}

// notOpen draws the reason why there is no grid.
func (p *databasePage) notOpen(gtx layout.Context) layout.Dimensions {
	size := gtx.Constraints.Max
	look.At(gtx, image.Rectangle{Max: size}.Inset(gtx.Dp(24)), func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Min = image.Point{}
		th := p.look.Theme()
		return p.look.Text(gtx, look.Type{Size: 14, Color: th.Danger, Lines: -1}, notOpenText.In(p.look.Lang)+p.err.Error())
	})
	return layout.Dimensions{Size: size}
}

func (p *databasePage) exported(ev events.RowsExported) {
	if ev.Err != nil {
		p.last = look.Text{En: "Not exported: " + ev.Err.Error(), Ko: "내보내지 못함: " + ev.Err.Error()}
		return
	}
	p.last = look.Text{En: "Wrote " + ev.Path, Ko: ev.Path + " 저장함"}
}

func (p *databasePage) status() string {
	l := p.look.Lang
	switch last := p.last.In(l); {
	case p.err != nil:
		return notOpenText.In(l) + p.err.Error()
	case p.rows == nil:
		return openingText.In(l)
	case last != "":
		return last
	}
	return rowsShown(&p.grid.Grid, l)
}

func (p *databasePage) position() Position { return positionOf(&p.grid.Grid) }

// close stops reading and closes the database.
func (p *databasePage) close() error {
	if p.rows != nil {
		p.rows.Close()
	}
	return p.opening.close()
}
