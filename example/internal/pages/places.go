// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// placesPage shows the airports as a tree: country, state, city, airport. Only airports are rows of the data; the
// grid derives the other levels from their paths, and shows the number of airports below each and where they are.
type placesPage struct {
	live
	look *look.Look
	grid gridui.Grid[*data.Airport]
	lang look.Lang
	rows []*data.Airport
	// moved is the text of the last move.
	moved string

	depth  look.Choice
	filter look.Choice
	search look.Field
	guides look.Switch
	sticky look.Switch
	sums   look.Switch
}

func newPlacesPage(l *look.Look) *Page {
	p := &placesPage{look: l}
	g := &p.grid
	g.RowID = func(a *data.Airport) string { return a.IATA }
	g.Tree = gridui.Tree[*data.Airport]{Path: placePath, Aggregate: true}
	g.Grouping.Total = option.TotalRowBottom
	g.Expansion.Depth, g.Expansion.Sticky = 1, true
	p.guides.On, p.sticky.On, p.sums.On = true, true, true
	p.depth.At = 1
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "name"}}}
	g.Filtering.Enabled = true
	g.RowDrag.Mode = option.RowDragReorder
	g.Announce = true
	p.rows = pointers(data.Airports())
	g.SetRows(p.rows)
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Countries, states and cities with the number and mean position of their airports. Arrows open and close, * opens all beside a row; airports can be dragged.",
			Ko: "국가, 주, 도시별 공항 수와 평균 위치입니다. 화살표로 펼치고 접으며, 공항을 다른 곳으로 끌어 옮깁니다.",
		},
		content: p,
	}
}

// placePath returns the names above an airport and its own identifier, which is unique.
func placePath(a *data.Airport) []string {
	return []string{a.Country, cmp.Or(a.State, "–"), cmp.Or(a.City, "–"), a.IATA}
}

func (p *placesPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	degrees := func(v float64) string { return fmt.Sprintf("%.4f°", v) }
	airports := func(n float64) string {
		if n == 1 {
			return in("1 airport", "공항 1곳")
		}
		return fmt.Sprintf(in("%s airports", "공항 %s곳"), look.Grouped(int(n)))
	}
	p.grid.Columns = []gridui.Column[*data.Airport]{
		gridui.Field("name", in("Place", "장소"), func(a *data.Airport) string { return a.Name }).Flex(3).MinMax(240, 0),
		gridui.Field("iata", "IATA", func(a *data.Airport) string { return a.IATA }).Width(130).
			Aggregate(option.AggregateCount).AggregateFormat(airports),
		gridui.Field("latitude", in("Latitude", "위도"), func(a *data.Airport) float64 { return a.Latitude }).
			Flex(1).MinMax(110, 0).Format(degrees).Aggregate(option.AggregateAverage),
		gridui.Field("longitude", in("Longitude", "경도"), func(a *data.Airport) float64 { return a.Longitude }).
			Flex(1).MinMax(120, 0).Format(degrees).Aggregate(option.AggregateAverage),
	}
}

var (
	depthText  = look.Text{En: "Open", Ko: "펼치기"}
	depthTexts = [...]look.Text{{En: "None", Ko: "없음"}, {En: "States", Ko: "주"}, {En: "Cities", Ko: "도시"}, {En: "All", Ko: "모두"}}
	keepText   = look.Text{En: "Hits", Ko: "검색 결과"}
	keepTexts  = [...]look.Text{{En: "With those above", Ko: "상위 포함"}, {En: "And below", Ko: "하위 포함"}}
	searchText = look.Text{En: "Search", Ko: "검색"}
	guidesText = look.Text{En: "Guide lines", Ko: "안내선"}
	sumsText   = look.Text{En: "Count and mean", Ko: "수와 평균"}
	stickyText = look.Text{En: "Sticky parents", Ko: "상위 행 고정"}
)

func (p *placesPage) controls(gtx layout.Context) []layout.Widget {
	if p.depth.Update(gtx) {
		p.grid.ExpandTo(p.depth.At)
		if p.depth.At == len(depthTexts)-1 {
			p.grid.ExpandAll()
		}
	}
	if p.filter.Update(gtx) {
		p.grid.Tree.Filter = [...]option.TreeFilter{option.TreeFilterKeepAncestors, option.TreeFilterKeepFamily}[p.filter.At]
		p.grid.Refresh()
	}
	p.guides.Update(gtx)
	p.sticky.Update(gtx)
	p.grid.Expansion.Sticky = p.sticky.On
	p.sums.Update(gtx)
	p.grid.Tree.Aggregate = p.sums.On
	p.search.Submitted(gtx)
	p.grid.Filtering.Quick = p.search.Text()
	if p.lang != p.look.Lang {
		p.arrange()
	}
	l := p.look
	choice := func(caption look.Text, c *look.Choice, texts []look.Text) layout.Widget {
		return func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, caption.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return c.Layout(gtx, l, inLang(l.Lang, texts)...)
			})
		}
	}
	return []layout.Widget{
		choice(depthText, &p.depth, depthTexts[:]),
		func(gtx layout.Context) layout.Dimensions {
			return p.search.Layout(gtx, l, searchText.In(l.Lang))
		},
		choice(keepText, &p.filter, keepTexts[:]),
		func(gtx layout.Context) layout.Dimensions { return p.guides.Layout(gtx, l, guidesText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions { return p.sticky.Layout(gtx, l, stickyText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions { return p.sums.Layout(gtx, l, sumsText.In(l.Lang)) },
	}
}

func (p *placesPage) body(gtx layout.Context) layout.Dimensions {
	gridui.Handlers{gridui.On(p.move), gridui.On(p.hear)}.Update(gtx, &p.grid)
	s := look.Style(p.look, &p.grid)
	s.GuideLines = p.guides.On
	return s.Layout(gtx)
}

// move assigns airports to a country, a state or a city, or to the place of another airport.
func (p *placesPage) move(ev events.RowsReordered) {
	to, ok := gridui.TreePath(ev.TargetRowID)
	if i := slices.IndexFunc(p.rows, func(a *data.Airport) bool { return a.IATA == ev.TargetRowID }); !ok && i >= 0 {
		to = placePath(p.rows[i])
	}
	p.rows = slices.Clone(p.rows)
	for i, a := range p.rows {
		if slices.Contains(ev.RowIDs, a.IATA) {
			moved := *a
			moved.Country, moved.State, moved.City = placeAt(to, 0), placeAt(to, 1), placeAt(to, 2)
			p.rows[i] = &moved
		}
	}
	p.grid.SetRows(p.rows)
	p.moved = strings.Join(ev.RowIDs, ", ") + " → " + strings.Join(to[:min(len(to), 3)], " › ")
}

// placeAt returns a name of a path, empty if there is none.
func placeAt(path []string, i int) string {
	if i >= len(path) || path[i] == "–" {
		return ""
	}
	return path[i]
}

func (p *placesPage) status() string {
	rows := rowsShown(&p.grid, p.look.Lang)
	if p.moved != "" {
		rows += " · " + p.moved
	}
	return rows
}

func (p *placesPage) position() Position { return positionOf(&p.grid) }
