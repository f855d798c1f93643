// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"slices"
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// spansPage shows merged cells: states and cities over the rows of their airports, and small fields, whose
// coordinates are one cell over two columns. Headings of states are rows over all columns.
type spansPage struct {
	live
	look *look.Look
	grid gridui.Grid[*data.Airport]
	lang look.Lang
	mode look.Choice

	airports []*data.Airport
	heads    headings
	kind     look.Choice
}

func newSpansPage(l *look.Look) *Page {
	p := &spansPage{look: l}
	g := &p.grid
	g.RowID = func(a *data.Airport) string { return a.IATA }
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "state"}, {ColumnID: "city"}}}
	g.ColumnOrder.Mode, g.ColumnSizing.Mode = option.ColumnOrderFree, option.ColumnResizeLive
	g.ColumnPinning = option.ColumnPinning{Mode: option.ColumnPinDrag}
	g.Filtering = option.Filtering{Enabled: true, Row: true}
	g.CellRanges.Enabled, g.Editing.Enabled, g.HeaderMenu.Enabled = true, true, true
	g.Editing.History = 100
	p.arrange()
	p.airports = pointers(slices.DeleteFunc(data.Airports(), func(a data.Airport) bool { return a.State == "" }))
	p.kind.At = 2
	p.show(p.kind.At)
	return &Page{
		About: look.Text{
			En: "Equal cells below each other are one cell, in any order and under any filter. Typing in one changes all of its rows. Small fields have their coordinates in one cell over two columns. Each state has a heading over all columns, a row of its own; Enter goes to its button.",
			Ko: "위아래로 같은 셀은 정렬이나 필터를 바꿔도 한 셀로 합쳐집니다. 합친 셀을 고치면 모든 행이 바뀝니다. 작은 비행장의 좌표는 두 열에 걸친 한 셀입니다. 주마다 모든 열에 걸친 머리글 행이 있고, Enter는 그 단추로 갑니다.",
		},
		content: p,
	}
}

// small reports whether an airport is a small field: its identifier has a digit.
func small(a *data.Airport) bool { return strings.ContainsAny(a.IATA, "0123456789") }

func (p *spansPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	degrees := func(v float64) string { return fmt.Sprintf("%.4f°", v) }
	p.grid.Columns = []gridui.Column[*data.Airport]{
		gridui.Field("country", in("Country", "국가"), func(a *data.Airport) string { return a.Country }).Width(90).Merge(),
		gridui.Field("state", in("State", "주"), func(a *data.Airport) string { return a.State }).Width(90).MergeWithin("country").
			Edit(func(a **data.Airport, v string) { (*a).State = v }),
		gridui.Field("city", in("City", "도시"), func(a *data.Airport) string { return a.City }).Width(170).MergeWithin("state").
			Edit(func(a **data.Airport, v string) { (*a).City = v }),
		gridui.Field("iata", "IATA", func(a *data.Airport) string { return a.IATA }).Width(80),
		gridui.Field("name", in("Airport", "공항"), func(a *data.Airport) string { return a.Name }).Width(260),
		gridui.Field("latitude", in("Latitude", "위도"), func(a *data.Airport) float64 { return a.Latitude }).Width(110).
			SpanColumns(func(a *data.Airport) int {
				if small(a) {
					return 2
				}
				return 1
			}).
			Text(func(a *data.Airport) string {
				if small(a) {
					return fmt.Sprintf("%.2f° / %.2f°", a.Latitude, a.Longitude)
				}
				return degrees(a.Latitude)
			}),
		gridui.Field("longitude", in("Longitude", "경도"), func(a *data.Airport) float64 { return a.Longitude }).Width(110).Format(degrees),
	}
}

var spanText = look.Text{En: "Merge", Ko: "합치기"}

var spanTexts = [...]look.Text{{En: "Always", Ko: "항상"}, {En: "Sorted columns", Ko: "정렬한 열만"}, {En: "Off", Ko: "끄기"}}

func (p *spansPage) controls(gtx layout.Context) []layout.Widget {
	if p.mode.Update(gtx) {
		p.grid.Spans.Mode = option.SpanMode(p.mode.At)
	}
	if p.lang != p.look.Lang {
		p.arrange()
	}
	if p.kind.Update(gtx) {
		p.show(p.kind.At)
	}
	l := p.look
	return []layout.Widget{func(gtx layout.Context) layout.Dimensions {
		return l.Labelled(gtx, spanText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
			return p.mode.Layout(gtx, l, spanTexts[0].In(l.Lang), spanTexts[1].In(l.Lang), spanTexts[2].In(l.Lang))
		})
	}, func(gtx layout.Context) layout.Dimensions {
		return l.Labelled(gtx, headText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
			return p.kind.Layout(gtx, l, headTexts[0].In(l.Lang), headTexts[1].In(l.Lang), headTexts[2].In(l.Lang))
		})
	}}
}

func (p *spansPage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid, &p.live)
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *spansPage) status() string     { return rowsShown(&p.grid, p.look.Lang) }
func (p *spansPage) position() Position { return positionOf(&p.grid) }
func (p *spansPage) close() error       { return p.grid.Close() }
