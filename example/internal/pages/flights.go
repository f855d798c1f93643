// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"iter"
	"strconv"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// flightsPage shows flights in groups, with aggregates of their columns.
type flightsPage struct {
	live
	look *look.Look
	grid gridui.Grid[*data.Flight]
	// cities maps the identifiers of airports to cities.
	cities map[string]string
	lang   look.Lang

	by    look.Choice
	total look.Choice
}

func newFlightsPage(l *look.Look) *Page {
	p := &flightsPage{look: l, cities: map[string]string{}}
	for _, a := range data.Airports() {
		p.cities[a.IATA] = a.City
	}
	g := &p.grid
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "delay", Desc: true}}}
	g.SetRows(pointers(data.Flights()))
	p.arrange()
	return &Page{
		About: look.Text{
			En: "23,109 flights of early 2001 in groups: their number, mean delay and distance, and the share that was late.",
			Ko: "2001년 초 항공편 23,109편의 그룹별 편수, 평균 지연과 거리, 지연 비율입니다.",
		},
		content: p,
	}
}

// groupings lists the columns to group by, in the order of the control.
var groupings = [...][]string{{"origin"}, {"destination"}, {"date"}, {"date", "origin"}, nil}

// lateFrom is the delay in minutes from which a flight counts as late.
const lateFrom = 15

// arrange sets what depends on the language and the controls.
func (p *flightsPage) arrange() {
	p.lang = p.look.Lang
	p.grid.Columns = p.columns()
	p.grid.Grouping = option.Grouping{
		By:    groupings[p.by.At],
		Total: [...]option.TotalRow{option.TotalRowBottom, option.TotalRowTop, option.TotalRowNone}[p.total.At],
	}
}

func (p *flightsPage) columns() []gridui.Column[*data.Flight] {
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	minutes := func(v float64) string { return fmt.Sprintf("%.1f", v) + in(" min", "분") }
	miles := func(v float64) string { return look.Grouped(int(v+0.5)) + in(" mi", "마일") }
	place := func(code string) string {
		if city := p.cities[code]; city != "" {
			return code + " " + city
		}
		return code
	}
	return []gridui.Column[*data.Flight]{
		gridui.Time("date", in("Date", "날짜"), func(f *data.Flight) time.Time { return f.Date }).Width(150).
			GroupAs(func(t time.Time) string { return t.Format("2006-01") }),
		gridui.Field("origin", in("From", "출발"), func(f *data.Flight) string { return f.Origin }).
			Flex(2).MinMax(130, 0).Format(place),
		gridui.Field("destination", in("To", "도착"), func(f *data.Flight) string { return f.Destination }).
			Flex(2).MinMax(130, 0).Format(place),
		gridui.Field("delay", in("Delay", "지연"), func(f *data.Flight) int { return f.Delay }).
			Flex(1).MinMax(110, 0).Format(func(v int) string { return strconv.Itoa(v) + in(" min", "분") }).
			Aggregate(option.AggregateAverage).AggregateFormat(minutes),
		gridui.Field("distance", in("Distance", "거리"), func(f *data.Flight) int { return f.Distance }).
			Flex(1).MinMax(110, 0).Format(func(v int) string { return miles(float64(v)) }).
			Aggregate(option.AggregateAverage).AggregateFormat(miles),
		gridui.Bool("late", in("Late", "지각"), func(f *data.Flight) bool { return f.Delay >= lateFrom }).
			Width(100).Align(option.AlignEnd).
			Text(func(f *data.Flight) string {
				if f.Delay >= lateFrom {
					return in("late", "지연")
				}
				return ""
			}).
			AggregateFunc(shareOf).
			AggregateFormat(func(v float64) string { return fmt.Sprintf("%.1f %%", 100*v) }),
	}
}

// shareOf returns the share of values that are true.
func shareOf(values iter.Seq[bool]) float64 {
	n, on := 0, 0
	for v := range values {
		n++
		if v {
			on++
		}
	}
	return float64(on) / float64(n)
}

var (
	groupByText  = look.Text{En: "Group by", Ko: "그룹 기준"}
	groupByTexts = [...]look.Text{{En: "From", Ko: "출발"}, {En: "To", Ko: "도착"}, {En: "Month", Ko: "월"}, {En: "Month, from", Ko: "월, 출발"}, {En: "None", Ko: "없음"}}
	totalText    = look.Text{En: "Totals", Ko: "합계"}
)

func (p *flightsPage) controls(gtx layout.Context) []layout.Widget {
	by, total := p.by.Update(gtx), p.total.Update(gtx)
	if by || total || p.lang != p.look.Lang {
		p.arrange()
	}
	l := p.look
	return []layout.Widget{
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, groupByText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return p.by.Layout(gtx, l, inLang(l.Lang, groupByTexts[:])...)
			})
		},
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, totalText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return p.total.Layout(gtx, l, inLang(l.Lang, totalsTexts[:])...)
			})
		},
	}
}

func (p *flightsPage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid, &p.live)
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *flightsPage) status() string     { return rowsShown(&p.grid, p.look.Lang) }
func (p *flightsPage) position() Position { return positionOf(&p.grid) }
