// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"image"
	"slices"
	"strconv"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// detailsPage shows airports, and below each a grid with the routes from there.
type detailsPage struct {
	live
	look *look.Look
	grid gridui.MasterDetailGrid[*data.Airport]
	// from holds the departures by the identifier of the airport.
	from map[string]*departures
	// nested holds the grids of opened details, by airport.
	nested map[string]*routesGrid
	lang   look.Lang

	expand, collapse look.Button
}

// routesGrid shows the routes from an airport.
type routesGrid struct {
	grid gridui.Grid[*route]
	lang look.Lang
}

func newDetailsPage(l *look.Look) *Page {
	p := &detailsPage{look: l, from: departuresByAirport(), nested: map[string]*routesGrid{}}
	g := &p.grid
	g.RowID = func(a *data.Airport) string { return a.IATA }
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "flights", Desc: true}}}
	g.Detail = p.detail
	rows := slices.DeleteFunc(pointers(data.Airports()), func(a *data.Airport) bool { return p.from[a.IATA] == nil })
	g.SetRows(rows)
	busiest := slices.MaxFunc(rows, func(a, b *data.Airport) int { return p.from[a.IATA].flights - p.from[b.IATA].flights })
	g.Row(busiest.IATA).SetDetail(true)
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Airports, and below each the routes from there in a grid of its own. Enter or the mark opens a row; every detail is as high as it needs to be.",
			Ko: "공항마다 그곳에서 출발하는 노선을 별도의 그리드로 보여 줍니다. Enter나 표시를 누르면 열리며, 높이는 내용에 맞춰집니다.",
		},
		content: p,
	}
}

func (p *detailsPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	p.grid.Columns = []gridui.Column[*data.Airport]{
		gridui.Field("name", in("Airport", "공항"), func(a *data.Airport) string { return a.Name }).Flex(3).MinMax(200, 0),
		gridui.Field("iata", "IATA", func(a *data.Airport) string { return a.IATA }).Auto(),
		gridui.Field("city", in("City", "도시"), func(a *data.Airport) string { return a.City }).Flex(2).MinMax(120, 0),
		gridui.Field("flights", in("Flights", "항공편"), func(a *data.Airport) int { return p.from[a.IATA].flights }).
			Auto().MinMax(110, 0).Format(look.Grouped),
		gridui.Field("routes", in("Routes", "노선"), func(a *data.Airport) int { return len(p.from[a.IATA].routes) }).Auto(),
	}
}

const (
	// detailMost is the maximum height of the grid of a detail, which scrolls beyond that.
	detailMost = unit.Dp(260)
	// detailIndent is the indentation of a detail. Below a width of littleRoom it is smaller.
	detailIndent = unit.Dp(36)
	littleRoom   = unit.Dp(480)
)

// detail draws the routes from an airport.
func (p *detailsPage) detail(gtx layout.Context, c gridui.DetailContext[*data.Airport]) layout.Dimensions {
	n := p.routesOf(c.RowID)
	in := layout.Inset{Top: 10, Bottom: 14, Left: detailIndent, Right: 16}
	if c.Width < gtx.Dp(littleRoom) {
		in = layout.Inset{Top: 6, Bottom: 6, Left: 6, Right: 6}
	}
	return in.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		line := max(gtx.Dp(1), 1)
		r := image.Rectangle{Max: image.Pt(gtx.Constraints.Max.X, 2*line)}
		gtx.Constraints = layout.Constraints{Max: image.Pt(max(r.Dx()-2*line, 0), gtx.Constraints.Max.Y)}
		t := op.Offset(image.Pt(line, line)).Push(gtx.Ops)
		r.Max.Y += n.layout(gtx, p.look, &p.live).Size.Y
		t.Pop()
		look.Outline(gtx, r, 0, 1, p.look.Theme().Border)
		return layout.Dimensions{Size: r.Size()}
	})
}

func (n *routesGrid) layout(gtx layout.Context, l *look.Look, said *live) layout.Dimensions {
	gtx.Constraints.Min.X = gtx.Constraints.Max.X
	drain(gtx, &n.grid, said)
	s := look.Style(l, &n.grid)
	s.Density, s.MaxHeight = theme.DensityCompact, detailMost
	return s.Layout(gtx)
}

// routesOf returns the grid of an airport. The first call creates it.
func (p *detailsPage) routesOf(code string) *routesGrid {
	n := p.nested[code]
	if n == nil {
		n = &routesGrid{lang: p.lang}
		n.grid.RowID = func(r *route) string { return r.code }
		n.grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "flights", Desc: true}}}
		n.grid.SetRows(p.from[code].routes)
		n.grid.Columns = routeColumns(p.lang)
		p.nested[code] = n
	}
	if n.lang != p.lang {
		n.lang, n.grid.Columns = p.lang, routeColumns(p.lang)
	}
	return n
}

func routeColumns(l look.Lang) []gridui.Column[*route] {
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(l) }
	return []gridui.Column[*route]{
		gridui.Field("to", in("To", "도착"), func(r *route) string { return r.code }).Auto().MinMax(60, 0),
		gridui.Field("city", in("City", "도시"), func(r *route) string { return r.city }).Flex(2).MinMax(110, 0),
		gridui.Field("flights", in("Flights", "항공편"), func(r *route) int { return r.flights }).
			Flex(1).MinMax(90, 0).Format(look.Grouped),
		gridui.Field("delay", in("Mean delay", "평균 지연"), func(r *route) float64 { return r.delay }).
			Flex(1).MinMax(100, 0).Format(func(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) + in(" min", "분") }),
		gridui.Field("distance", in("Distance", "거리"), func(r *route) int { return r.distance }).
			Flex(1).MinMax(100, 0).Format(func(v int) string { return look.Grouped(v) + in(" mi", "마일") }),
	}
}

var (
	expandAllText   = look.Text{En: "Expand all", Ko: "모두 펼치기"}
	collapseAllText = look.Text{En: "Collapse all", Ko: "모두 접기"}
)

func (p *detailsPage) controls(gtx layout.Context) []layout.Widget {
	for p.expand.Clicked(gtx) {
		p.grid.Details.Rows = idset.All()
	}
	for p.collapse.Clicked(gtx) {
		p.grid.Details.Rows = idset.Of()
	}
	if p.lang != p.look.Lang {
		p.arrange()
	}
	l := p.look
	return []layout.Widget{
		func(gtx layout.Context) layout.Dimensions { return p.expand.Layout(gtx, l, expandAllText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions {
			return p.collapse.Layout(gtx, l, collapseAllText.In(l.Lang))
		},
	}
}

func (p *detailsPage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid.Grid, &p.live)
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *detailsPage) status() string {
	rows := rowsShown(&p.grid.Grid, p.look.Lang)
	open := p.grid.Details.Rows.ExceptionCount()
	if p.grid.Details.Rows.IsAll() {
		open = p.grid.Len() - open
	}
	return rows + " · " + look.Text{En: fmt.Sprintf("%d open", open), Ko: fmt.Sprintf("%d개 열림", open)}.In(p.look.Lang)
}

func (p *detailsPage) position() Position { return positionOf(&p.grid.Grid) }
