// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"
	"slices"
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// exchangePage shows two grids that exchange rows: airports, and a route through some of them.
type exchangePage struct {
	live
	look  *look.Look
	space option.DragGroup
	// grids and rows hold the airports and the route.
	grids [2]gridui.Grid[*data.Airport]
	rows  [2][]*data.Airport
	lang  look.Lang
	// last is the text of the last action.
	last look.Text
}

// inRange is the number of airports to choose from.
const inRange = 240

func newExchangePage(l *look.Look) *Page {
	p := &exchangePage{look: l}
	all := pointers(data.Airports())
	p.rows[0] = slices.Clone(all[:min(inRange, len(all))])
	var start []string
	for i := 0; i < len(p.rows[0]) && len(start) < 4; i += 57 {
		start = append(start, p.rows[0][i].IATA)
	}
	p.rows[0], p.rows[1] = gridui.RowMove[*data.Airport]{RowIDs: start, RowID: airportID}.Between(p.rows[0], nil)
	for i, name := range [...]string{"airports", "route"} {
		g := &p.grids[i]
		g.RowID = airportID
		g.Announce = true
		g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Handle: true, Controlled: true, Group: &p.space, Name: name}
		g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true, CheckboxesDisabled: true}
		g.SetRows(p.rows[i])
	}
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Drag rows by their handles, within a grid or to the other; with Ctrl they are copied. Ctrl+Shift+Space lifts a row for the arrow keys and Tab.",
			Ko: "손잡이로 행을 끌어 순서를 바꾸거나 다른 표로 옮깁니다. Ctrl을 누르면 복사합니다. Ctrl+Shift+Space로 들어 화살표와 Tab으로 옮깁니다.",
		},
		content: p,
	}
}

func airportID(a *data.Airport) string { return a.IATA }

func (p *exchangePage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	columns := func(name string) []gridui.Column[*data.Airport] {
		return []gridui.Column[*data.Airport]{
			gridui.Field("iata", "IATA", airportID).Auto(),
			gridui.Field("name", name, func(a *data.Airport) string { return a.Name }).Flex(3).MinMax(120, 0),
			gridui.Field("state", in("State", "주"), func(a *data.Airport) string { return a.State }).Auto(),
		}
	}
	p.grids[0].Columns = columns(in("Airport", "공항"))
	p.grids[1].Columns = columns(in("Stop of the route", "경유지"))
}

func (p *exchangePage) controls(layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	return nil
}

// body lays the grids out side by side, or one above the other in a narrow window.
func (p *exchangePage) body(gtx layout.Context) layout.Dimensions {
	for i := range p.grids {
		p.update(gtx, i)
	}
	size, gap := gtx.Constraints.Max, gtx.Dp(12)
	first := image.Rect(0, 0, (size.X-gap)/2, size.Y)
	second := image.Rect(size.X-(size.X-gap)/2, 0, size.X, size.Y)
	between := image.Rect(first.Max.X, 0, second.Min.X, size.Y)
	if size.X < gtx.Dp(wideEnough) {
		first = image.Rect(0, 0, size.X, (size.Y-gap)/2)
		second = image.Rect(0, size.Y-(size.Y-gap)/2, size.X, size.Y)
		between = image.Rect(0, first.Max.Y, size.X, second.Min.Y)
	}
	look.At(gtx, first, look.Style(p.look, &p.grids[0]).Layout)
	look.At(gtx, second, look.Style(p.look, &p.grids[1]).Layout)
	look.Fill(gtx, between, p.look.Theme().Border)
	look.Fill(gtx, between.Inset(max(gtx.Dp(1), 1)), p.look.Theme().HeaderBg)
	return layout.Dimensions{Size: size}
}

// update handles the events of a grid.
func (p *exchangePage) update(gtx layout.Context, i int) {
	gridui.Handlers{
		gridui.On(p.hear),
		gridui.On(func(ev events.RowsReordered) {
			p.rows[i] = gridui.RowMove[*data.Airport]{RowIDs: ev.RowIDs, TargetRowID: ev.TargetRowID, Where: ev.Where, RowID: airportID}.Within(p.rows[i])
			p.did("Moved", "이동:", ev.RowIDs)
		}),
		gridui.On(func(ev events.RowDropped) {
			if ev.Copy {
				p.rows[i] = gridui.RowMove[*data.Airport]{RowIDs: ev.RowIDs, RowID: airportID, TargetRowID: ev.TargetRowID, Where: ev.Where}.Copy(p.rows[1-i], p.rows[i])
				p.did("Copied", "복사:", ev.RowIDs)
				return
			}
			p.rows[1-i], p.rows[i] = gridui.RowMove[*data.Airport]{RowIDs: ev.RowIDs, RowID: airportID, TargetRowID: ev.TargetRowID, Where: ev.Where}.Between(p.rows[1-i], p.rows[i])
			p.did("Moved", "이동:", ev.RowIDs)
		}),
	}.Update(gtx, &p.grids[i])
}

// did shows the present rows and records the action.
func (p *exchangePage) did(en, ko string, ids []string) {
	for i := range p.grids {
		p.grids[i].SetRows(p.rows[i])
	}
	list := strings.Join(ids[:min(len(ids), 5)], ", ")
	if len(ids) > 5 {
		list += " …"
	}
	p.last = look.Text{En: en + " " + list, Ko: ko + " " + list}
}

func (p *exchangePage) status() string {
	var stops []string
	for _, a := range p.rows[1][:min(len(p.rows[1]), 8)] {
		stops = append(stops, a.IATA)
	}
	route := strings.Join(stops, " – ")
	if len(p.rows[1]) > len(stops) {
		route += " – …"
	}
	all := look.Grouped(len(p.rows[0]))
	s := look.Text{En: all + " airports · route " + route, Ko: "공항 " + all + "곳 · 경로 " + route}.In(p.look.Lang)
	if last := p.last.In(p.look.Lang); last != "" {
		s += " · " + last
	}
	return s
}

func (p *exchangePage) position() Position { return positionOf(&p.grids[0]) }
