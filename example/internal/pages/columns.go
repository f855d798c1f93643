// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/viewmenu"
	"github.com/giogrid/giogrid/storage"
)

// columnsPage shows many columns in groups, to be moved, sized, pinned, hidden and collapsed. The layout comes back
// when the program runs again, and can be saved under names.
type columnsPage struct {
	live
	look *look.Look
	grid gridui.Grid[*data.Flight]
	lang look.Lang
	// gives is set if columns give way in a narrow window.
	gives bool
	store storage.Store

	views                   viewmenu.Menu
	fitAll, fitWidth, reset look.Button
	shown, narrow           look.Switch
	smaller, larger         look.Button
}

const columnsKey = "gallery.columns"

func newColumnsPage(l *look.Look) *Page {
	p := &columnsPage{look: l}
	g := &p.grid
	g.Sorting.Mode = option.SortMulti
	g.ColumnOrder.Mode = option.ColumnOrderWithinGroups
	g.ColumnPinning.Mode = option.ColumnPinDrag
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.HeaderMenu.Enabled, g.Zoom.Enabled, g.GiveWay.Detail = true, true, true
	g.Extensions = []gridui.Extension{&p.views}
	g.Persist.Key, p.views.Key = columnsKey, columnsKey+".views"
	g.ColumnVisibility.Persist = &option.Persistence{}
	g.SetRows(pointers(data.Flights()[:5000]))
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Drag headers and their edges, close groups, hide columns. All of it comes back when you return; views save it under names.",
			Ko: "머리글과 경계를 끌고, 그룹을 접고, 열을 숨깁니다. 다시 열어도 그대로이며, 보기로 이름을 붙여 저장합니다.",
		},
		content: p,
	}
}

func (p *columnsPage) arrange() {
	p.lang, p.gives = p.look.Lang, p.narrow.On
	p.grid.Columns = []gridui.Column[*data.Flight]{p.whenColumns(), p.routeColumns(), p.flightColumns()}
}

func (p *columnsPage) in(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }

func (p *columnsPage) whenColumns() gridui.Column[*data.Flight] {
	in := p.in
	number := func(id, en, ko string, of func(time.Time) int) gridui.Column[*data.Flight] {
		return gridui.Field(id, in(en, ko), func(f *data.Flight) int { return of(f.Date) }).Width(100).GiveWay(p.way(2))
	}
	return gridui.Group("when", in("When", "언제"),
		gridui.Group("day", in("Day", "날짜"),
			gridui.Time("date", in("Date", "날짜"), func(f *data.Flight) time.Time { return f.Date }).Width(150).KeepCollapsed().NoHide(),
			number("month", "Month", "월", func(t time.Time) int { return int(t.Month()) }),
			number("weekday", "Weekday", "요일", func(t time.Time) int { return int(t.Weekday()) }),
		).Collapsible(),
		gridui.Group("time", in("Time", "시각"),
			number("hour", "Hour", "시", time.Time.Hour), number("minute", "Minute", "분", time.Time.Minute),
		).Collapsible(),
	)
}

func (p *columnsPage) routeColumns() gridui.Column[*data.Flight] {
	in := p.in
	place := func(id, en, ko string, code func(*data.Flight) string) gridui.Column[*data.Flight] {
		of := func(get func(data.Airport) string) func(*data.Flight) string {
			return func(f *data.Flight) string { a, _ := data.AirportByIATA(code(f)); return get(a) }
		}
		return gridui.Group(id, in(en, ko),
			gridui.Field(id+".code", in("Code", "코드"), code).Width(90),
			gridui.Field(id+".city", in("City", "도시"), of(func(a data.Airport) string { return a.City })).Width(160),
			gridui.Field(id+".state", in("State", "주"), of(func(a data.Airport) string { return a.State })).Width(80).GiveWay(p.way(1)),
		).Collapsible()
	}
	return gridui.Group("route", in("Route", "노선"),
		place("from", "From", "출발", func(f *data.Flight) string { return f.Origin }),
		place("to", "To", "도착", func(f *data.Flight) string { return f.Destination }),
	)
}

func (p *columnsPage) flightColumns() gridui.Column[*data.Flight] {
	in := p.in
	return gridui.Group("flight", in("Flight", "비행"),
		gridui.Field("distance", in("Miles", "마일"), func(f *data.Flight) int { return f.Distance }).Width(100),
		gridui.Field("km", in("Kilometres", "킬로미터"), func(f *data.Flight) int { return int(float64(f.Distance)*1.609344 + 0.5) }).Width(120).GiveWay(p.way(3)),
		gridui.Field("delay", in("Delay", "지연"), func(f *data.Flight) int { return f.Delay }).Width(100),
		gridui.Bool("late", in("Late", "지각"), func(f *data.Flight) bool { return f.Delay >= lateFrom }).Width(90).Hidden(),
	)
}

var (
	fitAllText   = look.Text{En: "Fit contents", Ko: "내용에 맞춤"}
	fitWidthText = look.Text{En: "Fit width", Ko: "너비에 맞춤"}
	resetText    = look.Text{En: "Reset", Ko: "초기화"}
	keptText     = look.Text{En: "What is stored", Ko: "저장된 내용"}
	narrowText   = look.Text{En: "Columns give way", Ko: "좁으면 열 숨김"}
	smallerText  = look.Text{En: "Zoom out", Ko: "축소"}
	largerText   = look.Text{En: "Zoom in", Ko: "확대"}
	nothingText  = look.Text{En: "Nothing yet: change a column.", Ko: "아직 없습니다. 열을 바꿔 보세요."}
)

// zoomStep is the factor of the buttons that zoom, from zoomLeast to zoomMost, the limits of the grid.
const zoomStep, zoomLeast, zoomMost = 1.25, 0.5, 3

// zoom multiplies the level of zoom.
func (p *columnsPage) zoom(by float32) {
	z := &p.grid.Zoom
	if z.Level == 0 {
		z.Level = 1
	}
	z.Level = min(max(z.Level*by, zoomLeast), zoomMost)
}

// way makes a column leave a narrow window, if the switch is on: the highest priority first.
func (p *columnsPage) way(priority int) int {
	if p.gives {
		return priority
	}
	return 0
}

func (p *columnsPage) controls(gtx layout.Context) []layout.Widget {
	for p.fitAll.Clicked(gtx) {
		p.grid.FitColumns()
	}
	for p.fitWidth.Clicked(gtx) {
		p.grid.FitToWidth()
	}
	for p.reset.Clicked(gtx) {
		p.grid.ResetView()
	}
	for p.smaller.Clicked(gtx) {
		p.zoom(1 / zoomStep)
	}
	for p.larger.Clicked(gtx) {
		p.zoom(zoomStep)
	}
	p.narrow.Update(gtx)
	p.shown.Update(gtx)
	if p.lang != p.look.Lang || p.gives != p.narrow.On {
		p.arrange()
	}
	l := p.look
	button := func(b *look.Button, t look.Text) layout.Widget {
		return func(gtx layout.Context) layout.Dimensions { return b.Layout(gtx, l, t.In(l.Lang)) }
	}
	return []layout.Widget{
		button(&p.fitAll, fitAllText), button(&p.fitWidth, fitWidthText), button(&p.reset, resetText),
		button(&p.smaller, smallerText), button(&p.larger, largerText),
		func(gtx layout.Context) layout.Dimensions { return p.narrow.Layout(gtx, l, narrowText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions { return p.shown.Layout(gtx, l, keptText.In(l.Lang)) },
	}
}

func (p *columnsPage) body(gtx layout.Context) layout.Dimensions {
	size := gtx.Constraints.Max
	if p.shown.On {
		r := image.Rect(0, max(size.Y-gtx.Dp(150), size.Y/2), size.X, size.Y)
		look.At(gtx, r, p.stored)
		gtx.Constraints = layout.Exact(image.Pt(size.X, r.Min.Y))
	}
	drain(gtx, &p.grid, &p.live)
	look.Style(p.look, &p.grid).Layout(gtx)
	return layout.Dimensions{Size: size}
}

// stored shows the saved document.
func (p *columnsPage) stored(gtx layout.Context) layout.Dimensions {
	th, size := p.look.Theme(), gtx.Constraints.Max
	look.Fill(gtx, image.Rectangle{Max: size}, th.HeaderBg)
	text, ok, err := p.storedText()
	switch {
	case err != nil:
		text = err.Error()
	case !ok:
		text = nothingText.In(p.lang)
	}
	look.At(gtx, image.Rectangle{Max: size}.Inset(gtx.Dp(10)), func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Min = image.Point{}
		return p.look.Text(gtx, look.Type{Size: 12, Lines: -1}, text)
	})
	return layout.Dimensions{Size: size}
}

// storedText writes pending changes and reads the saved document.
func (p *columnsPage) storedText() (text string, ok bool, err error) {
	if err := p.grid.SaveView(); err != nil {
		return "", false, err
	}
	return p.store.Get(columnsKey)
}

func (p *columnsPage) status() string     { return rowsShown(&p.grid, p.look.Lang) }
func (p *columnsPage) position() Position { return positionOf(&p.grid) }

func (p *columnsPage) keepIn(store storage.Store) {
	p.store, p.grid.Persist.Store, p.views.Store = store, store, store
}

func (p *columnsPage) save() error {
	p.views.Wait()
	return p.grid.SaveView()
}

func (p *columnsPage) close() error {
	p.views.Wait()
	return p.grid.Close()
}
