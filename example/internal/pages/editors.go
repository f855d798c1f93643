// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"context"
	"errors"
	"strings"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// editorsPage shows tours with a cell for each editor: tags, choices from a service, times, durations, texts of a fixed
// form, numbers with a slider and colours.
type editorsPage struct {
	live
	look *look.Look
	grid gridui.Grid[tour]
	lang look.Lang
	// airports holds what the service searches.
	airports []data.Airport
}

// tour is a guided visit of an airport.
type tour struct {
	id, code, from, phone, ink string
	themes                     []string
	meets                      time.Time
	opens, lasts               time.Duration
	guests                     int
	price, filled              float64
}

func newEditorsPage(l *look.Look) *Page {
	p := &editorsPage{look: l, airports: data.Airports()}
	g := &p.grid
	g.RowID = func(t tour) string { return t.id }
	g.Editing = option.Editing{Enabled: true, History: 100}
	g.Filtering = option.Filtering{Enabled: true, Row: true}
	g.Sorting.Mode = option.SortMulti
	g.CellRanges.Enabled, g.HeaderMenu.Enabled = true, true
	g.ColumnSizing.Mode = option.ColumnResizeLive
	p.arrange()
	g.SetRows(tours())
	return &Page{
		About: look.Text{
			En: "F2 or a double click opens the editor of a cell; Alt+Down opens its calendar. ↑ and ↓ change numbers and durations, with Shift by ten steps. In themes, typing searches and Space ticks.",
			Ko: "F2 또는 두 번 클릭으로 편집기를 엽니다. Alt+Down은 달력을 엽니다. ↑와 ↓는 숫자와 시간 길이를 바꾸고, Shift를 누르면 열 배로 바꿉니다. 주제는 입력해서 찾고 스페이스로 선택합니다.",
		},
		content: p,
	}
}

// tours returns the rows.
func tours() []tour {
	day := time.Date(2026, time.May, 4, 0, 0, 0, 0, time.UTC)
	themes := [][]string{{"history", "families"}, {"tower"}, {"night", "cargo, large"}, {"families"}, nil}
	inks := []string{"#1a73e8", "#188038", "#d93025", "#f9ab00", "#5e35b1"}
	from := []string{"JFK", "ATL", "ORD", "SFO", "DEN"}
	rows := make([]tour, 40)
	for i := range rows {
		n := time.Duration(i)
		rows[i] = tour{
			id: "T" + string(rune('A'+i/26)) + string(rune('A'+i%26)), code: "TR-" + string(rune('0'+i%10)) + string(rune('0'+i*3%10)), from: from[i%5],
			phone: "(555) 010-" + string([]byte{byte('0' + i%10), byte('0' + i*7%10), '4', '2'}), ink: inks[i%5], themes: themes[i%5],
			meets: day.AddDate(0, 0, i).Add(9*time.Hour + n*15*time.Minute), opens: 8*time.Hour + n%6*30*time.Minute, lasts: time.Hour + n%7*15*time.Minute,
			guests: 8 + i%9, price: 12.5 + float64(i%4)*2.5, filled: float64(i * 5 % 105),
		}
	}
	return rows
}

var tourThemes = []string{"history", "tower", "night", "families", "cargo, large", "photography"}

func (p *editorsPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	p.grid.Columns = []gridui.Column[tour]{
		gridui.Field("code", in("Code", "코드"), func(t tour) string { return t.code }).Width(90).
			Edit(func(t *tour, v string) { t.code = v }).Mask("AA-00"),
		gridui.Field("from", in("Airport", "공항"), func(t tour) string { return t.from }).Width(110).
			Edit(func(t *tour, v string) { t.from = v }).ChoicesFrom(p.find),
		gridui.Func("themes", in("Themes", "주제"), func(t tour) ([]string, bool) { return t.themes, true }).Width(200).
			Edit(func(t *tour, v []string) { t.themes = v }).Tags(tourThemes, option.Tags{Other: true}),
		gridui.Time("meets", in("Meets", "모임"), func(t tour) time.Time { return t.meets }).Width(150).
			Edit(func(t *tour, v time.Time) { t.meets = v }).TimeList(option.TimeList{Step: 15 * time.Minute, First: 7 * time.Hour, Last: 20 * time.Hour}),
		gridui.Field("opens", in("Gate opens", "입장"), func(t tour) time.Duration { return t.opens }).Width(110).
			Edit(func(t *tour, v time.Duration) { t.opens = v }).TimeList(option.TimeList{}),
		gridui.Field("lasts", in("Lasts", "시간"), func(t tour) time.Duration { return t.lasts }).Width(100).
			Edit(func(t *tour, v time.Duration) { t.lasts = v }).Duration(option.Duration{Clock: true, Step: 5 * time.Minute}),
		gridui.Field("phone", in("Phone", "전화"), func(t tour) string { return t.phone }).Width(150).
			Edit(func(t *tour, v string) { t.phone = v }).Mask("(000) 000-0000"),
		gridui.Field("guests", in("Guests", "인원"), func(t tour) int { return t.guests }).Width(90).
			Edit(func(t *tour, v int) { t.guests = v }).Spin(option.Spin{Min: 0, Max: 30}),
		gridui.Field("price", in("Price", "가격"), func(t tour) float64 { return t.price }).Width(90).
			Edit(func(t *tour, v float64) { t.price = v }).Spin(option.Spin{Step: 0.5}),
		gridui.Field("filled", in("Booked %", "예약 %"), func(t tour) float64 { return t.filled }).Width(100).
			Edit(func(t *tour, v float64) { t.filled = v }).Spin(option.Spin{Step: 5, Max: 100, Slider: true}),
		gridui.Field("ink", in("Colour", "색"), func(t tour) string { return t.ink }).Width(110).
			Edit(func(t *tour, v string) { t.ink = v }).Color(),
	}
}

// mostFound bounds the answers of find.
const mostFound = 50

// find returns the codes of the airports whose code, name or city contains a text, as a slow service does. It fails for
// a question mark.
func (p *editorsPage) find(ctx context.Context, text string) (found []string, err error) {
	if strings.Contains(text, "?") {
		return nil, errors.New("no question marks")
	}
	select {
	case <-time.After(300 * time.Millisecond):
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	text = strings.ToLower(text)
	for i := range p.airports {
		a := &p.airports[i]
		if strings.Contains(strings.ToLower(a.IATA+" "+a.Name+" "+a.City), text) {
			if found = append(found, a.IATA); len(found) == mostFound {
				break
			}
		}
	}
	return found, nil
}

func (p *editorsPage) controls(layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	return nil
}

func (p *editorsPage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid, &p.live)
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *editorsPage) status() string     { return rowsShown(&p.grid, p.look.Lang) }
func (p *editorsPage) position() Position { return positionOf(&p.grid) }
func (p *editorsPage) close() error       { return p.grid.Close() }
