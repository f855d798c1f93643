// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"github.com/giogrid/giogrid/layoutx"
	"math"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// airportsPage shows real data: columns in groups, pinned at both sides, with a floating row of means
// and a footer of counts.
type airportsPage struct {
	live
	look   *look.Look
	grid   gridui.Grid[*data.Airport]
	totals []*data.Airport
	counts airportCounts
	lang   look.Lang

	place  look.Choice // where the totals are: bottom, top, nowhere
	pinned look.Switch
	pins   pins
	pages  look.Switch
	search look.Field
}

func newAirportsPage(l *look.Look) *Page {
	p := &airportsPage{look: l}
	rows := pointers(data.Airports())
	p.counts = countAirports(rows)
	p.totals = []*data.Airport{meanAirport(rows)}
	p.pinned.On = true
	g := &p.grid
	g.RowID = func(a *data.Airport) string { return a.IATA }
	g.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true}
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	g.Filtering = option.Filtering{Enabled: true, Row: true, KeepText: true}
	g.Paging.Size = 50
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.ColumnOrder.Mode = option.ColumnOrderWithinGroups
	g.ColumnPinning.Mode = option.ColumnPinDrag
	g.HeaderMenu.Enabled = true
	g.ColumnVisibility.Button = true
	g.CellStyle = p.cellLook
	g.Tooltip = p.tooltip
	g.SetRows(rows)
	p.arrange()
	return &Page{
		About: look.Text{
			En: "3,376 airports. Headers sort, fields below them filter, boxes select. The row of means floats.",
			Ko: "공항 3,376곳. 머리글로 정렬하고, 아래 칸에서 거르고, 상자로 선택합니다. 평균 행은 떠 있습니다.",
		},
		content: p,
	}
}

// arrange sets the columns and options that depend on the language and the controls.
func (p *airportsPage) arrange() {
	p.lang = p.look.Lang
	p.grid.Columns = p.columns()
	p.grid.Floating = gridui.Floating[*data.Airport]{}
	switch p.place.At {
	case 0:
		p.grid.Floating.Bottom = p.totals
	case 1:
		p.grid.Floating.Top = p.totals
	}
}

func (p *airportsPage) columns() []gridui.Column[*data.Airport] {
	l := p.lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(l) }
	degrees := func(v float64) string { return fmt.Sprintf("%.4f°", v) }
	count := func(n int, en, ko string) func() string {
		return func() string { return in(look.Grouped(n)+" "+en, ko+" "+look.Grouped(n)) }
	}
	return []gridui.Column[*data.Airport]{
		gridui.Field("iata", "IATA", func(a *data.Airport) string { return a.IATA }).Width(80),
		gridui.Field("name", in("Airport", "공항"), func(a *data.Airport) string { return a.Name }).
			Flex(3).MinMax(180, 0).Footer(count(p.counts.airports, "airports", "공항")).
			Text(func(a *data.Airport) string {
				if a.IATA == "" {
					return in("Mean position", "평균 위치")
				}
				return a.Name
			}),
		gridui.Group("place", in("Place", "위치"),
			gridui.Field("city", in("City", "도시"), func(a *data.Airport) string { return a.City }).
				Flex(2).MinMax(130, 0).Footer(count(p.counts.cities, "cities", "도시")).
				Text(func(a *data.Airport) string {
					if a.City == "" && a.IATA != "" {
						return in("not recorded", "기록 없음")
					}
					return a.City
				}),
			gridui.Field("country", in("Country", "국가"), func(a *data.Airport) string { return a.Country }).
				Flex(2).MinMax(120, 0).Footer(count(p.counts.countries, "countries", "국가")),
		),
		gridui.Group("position", in("Position", "좌표"),
			gridui.Field("latitude", in("Latitude", "위도"), func(a *data.Airport) float64 { return a.Latitude }).
				Flex(1).MinMax(110, 0).Format(degrees),
			gridui.Field("longitude", in("Longitude", "경도"), func(a *data.Airport) float64 { return a.Longitude }).
				Flex(1).MinMax(120, 0).Format(degrees),
		),
		gridui.Field("state", in("State", "주"), func(a *data.Airport) string { return a.State }).
			Width(96).Footer(count(p.counts.states, "codes", "코드")),
	}
}

// cellLook shows totals in bold, identifiers in the accent colour, and missing values dimmed.
func (p *airportsPage) cellLook(c gridui.CellContext[*data.Airport]) theme.CellStyle {
	th := p.look.Theme()
	switch {
	case c.Band != layoutx.Body:
		return theme.CellStyle{Bold: true}
	case c.ColumnID == "iata":
		return theme.CellStyle{Fg: th.Accent, Bold: true}
	case c.ColumnID == "city" && c.Row.City == "":
		return theme.CellStyle{Fg: th.FgMuted, Italic: true}
	}
	return theme.CellStyle{}
}

// tooltip returns the position of an airport as maps write it.
func (p *airportsPage) tooltip(c gridui.CellContext[*data.Airport]) string {
	a := c.Row
	switch c.ColumnID {
	case "latitude":
		return arc(a.Latitude, "N", "S")
	case "longitude":
		return arc(a.Longitude, "E", "W")
	case "iata":
		if a.City != "" {
			return a.Name + "\n" + a.City + ", " + a.State
		}
		return a.Name
	}
	return ""
}

// arc formats an angle in degrees, minutes and seconds.
func arc(v float64, positive, negative string) string {
	side := positive
	if v < 0 {
		v, side = -v, negative
	}
	s := int(math.Round(v * 3600))
	return fmt.Sprintf("%d° %d′ %d″ %s", s/3600, s/60%60, s%60, side)
}

var (
	totalsText  = look.Text{En: "Means", Ko: "평균 행"}
	totalsTexts = [...]look.Text{{En: "Bottom", Ko: "아래"}, {En: "Top", Ko: "위"}, {En: "Off", Ko: "없음"}}
	pagesText   = look.Text{En: "Paging", Ko: "쪽 나눔"}
	pinText     = look.Text{En: "Pinned columns", Ko: "열 고정"}
)

func (p *airportsPage) controls(gtx layout.Context) []layout.Widget {
	moved, pinned := p.place.Update(gtx), p.pinned.Update(gtx)
	p.search.Submitted(gtx)
	p.grid.Filtering.Quick = p.search.Text()
	if p.pages.Update(gtx) {
		p.grid.Paging.Enabled = false
		if p.pages.On {
			p.grid.Paging.Enabled = true
		}
	}
	if pinned {
		p.pins = pins{}
	}
	if moved || p.lang != p.look.Lang {
		p.arrange()
	}
	l := p.look
	return []layout.Widget{
		func(gtx layout.Context) layout.Dimensions { return p.search.Layout(gtx, l, searchText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, totalsText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return p.place.Layout(gtx, l, inLang(l.Lang, totalsTexts[:])...)
			})
		},
		func(gtx layout.Context) layout.Dimensions { return p.pinned.Layout(gtx, l, pinText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions { return p.pages.Layout(gtx, l, pagesText.In(l.Lang)) },
	}
}

// inLang returns the texts in a language.
func inLang(l look.Lang, texts []look.Text) []string {
	out := make([]string, len(texts))
	for i, t := range texts {
		out[i] = t.In(l)
	}
	return out
}

var leftPins, rightPins = []string{"iata"}, []string{"state"}

// wideEnough is the width in dp from which there is room for columns pinned at both sides.
const wideEnough = 560

// pins records for which state the columns were last pinned. Between changes of that state, pins belong to the user.
type pins struct{ set, on, wide bool }

// pin sets the pinned columns when the switch or the room for them changed.
func (p *airportsPage) pin(gtx layout.Context) {
	now := pins{set: true, on: p.pinned.On, wide: gtx.Constraints.Max.X >= gtx.Dp(wideEnough)}
	if now == p.pins {
		return
	}
	p.pins = now
	p.grid.ColumnPinning.Left, p.grid.ColumnPinning.Right = nil, nil
	if now.on {
		p.grid.ColumnPinning.Left = leftPins
	}
	if now.on && now.wide {
		p.grid.ColumnPinning.Right = rightPins
	}
}

func (p *airportsPage) body(gtx layout.Context) layout.Dimensions {
	p.pin(gtx)
	drain(gtx, &p.grid, &p.live)
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *airportsPage) status() string {
	rows := rowsShown(&p.grid, p.look.Lang)
	if n := p.grid.SelectedCount(); n > 0 {
		rows += " · " + look.Text{En: look.Grouped(n) + " selected", Ko: look.Grouped(n) + "곳 선택"}.In(p.look.Lang)
	}
	return rows
}

func (p *airportsPage) position() Position { return positionOf(&p.grid) }

// airportCounts are numbers of different values.
type airportCounts struct{ airports, cities, states, countries int }

func countAirports(rows []*data.Airport) airportCounts {
	cities, states, countries := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, a := range rows {
		if a.City != "" {
			cities[a.City+", "+a.State] = true
		}
		if a.State != "" {
			states[a.State] = true
		}
		countries[a.Country] = true
	}
	return airportCounts{len(rows), len(cities), len(states), len(countries)}
}

// meanAirport returns an airport with the mean latitude and longitude and without an identifier.
func meanAirport(rows []*data.Airport) *data.Airport {
	mean := new(data.Airport)
	for _, a := range rows {
		mean.Latitude += a.Latitude / float64(len(rows))
		mean.Longitude += a.Longitude / float64(len(rows))
	}
	return mean
}
