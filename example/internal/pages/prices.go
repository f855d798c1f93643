// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// price is the state of an instrument.
type price struct {
	symbol             string
	last, open, change float64
	trades             int
}

// pricesPage shows made-up prices that change all the time.
type pricesPage struct {
	live
	look *look.Look
	// grid is replaced with each number of instruments, so that what was posted for one does not reach the next.
	grid   *gridui.Grid[*price]
	market *market
	lang   look.Lang

	on         look.Switch
	rate, size look.Choice
	frames     frameRate
}

var (
	marketRates = [...]int{10, 1_000, 100_000}
	marketSizes = [...]int{300, 10_000, 100_000}
)

func newPricesPage(l *look.Look) *Page {
	p := &pricesPage{look: l}
	p.rate.At = 1
	p.open()
	return &Page{
		About: look.Text{
			En: "Made-up prices posted from another goroutine. Cells flash up or down; rows stay sorted by any column while they change.",
			Ko: "다른 고루틴이 보내는 가상 시세입니다. 오르내린 셀이 반짝이고, 값이 바뀌는 동안에도 정렬이 유지됩니다.",
		},
		content: p,
	}
}

// open shows the number of instruments that the control selects.
func (p *pricesPage) open() {
	sorting := option.Sorting{Mode: option.SortMulti, ClearButton: true}
	if p.grid != nil {
		sorting.Keys = p.grid.Sorting.Keys
		p.market.stop()
		// Close returns an error only for failed loads and jobs, and this grid has none.
		_ = p.grid.Close()
	}
	rows := openPrices(marketSizes[p.size.At])
	g := &gridui.Grid[*price]{}
	g.RowID = func(r *price) string { return r.symbol }
	g.Sorting = sorting
	g.Flash = true
	g.SetRows(pointers(rows))
	p.grid, p.market = g, newMarket(rows, g.Feed())
	p.arrange()
}

func (p *pricesPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	cents := func(v float64) string { return fmt.Sprintf("%.2f", v) }
	signed := func(v float64) string { return fmt.Sprintf("%+.2f %%", 100*v) }
	p.grid.Columns = []gridui.Column[*price]{
		gridui.Field("symbol", in("Symbol", "종목"), func(r *price) string { return r.symbol }).Width(110),
		gridui.Field("last", in("Last", "현재가"), func(r *price) float64 { return r.last }).Flex(1).MinMax(110, 0).Format(cents),
		gridui.Field("change", in("Change", "등락률"), func(r *price) float64 { return r.change }).
			Flex(1).MinMax(110, 0).Format(signed).CellStyle(p.changeLook),
		gridui.Field("open", in("Open", "시가"), func(r *price) float64 { return r.open }).Flex(1).MinMax(110, 0).Format(cents),
		gridui.Field("trades", in("Trades", "체결"), func(r *price) int { return r.trades }).Flex(1).MinMax(100, 0).Format(look.Grouped),
	}
}

// changeLook shows losses in red.
func (p *pricesPage) changeLook(c gridui.CellContext[*price]) theme.CellStyle {
	if c.Row.change < 0 {
		return theme.CellStyle{Fg: p.look.Theme().Danger}
	}
	return theme.CellStyle{}
}

var (
	streamText  = look.Text{En: "Stream", Ko: "실시간"}
	rateText    = look.Text{En: "Changes a second", Ko: "초당 변경"}
	marketText  = look.Text{En: "Instruments", Ko: "종목 수"}
	pausedText  = look.Text{En: "paused", Ko: "멈춤"}
	framesTexts = look.Text{En: "%d frames a second", Ko: "초당 %d프레임"}
)

func (p *pricesPage) controls(gtx layout.Context) []layout.Widget {
	p.rate.Update(gtx)
	p.on.Update(gtx)
	if p.size.Update(gtx) {
		p.open()
	}
	if p.lang != p.look.Lang {
		p.arrange()
	}
	l := p.look
	return []layout.Widget{
		func(gtx layout.Context) layout.Dimensions { return p.on.Layout(gtx, l, streamText.In(l.Lang)) },
		numberChoice(l, rateText, &p.rate, marketRates[:]),
		numberChoice(l, marketText, &p.size, marketSizes[:]),
	}
}

// body draws one frame after another while prices change.
func (p *pricesPage) body(gtx layout.Context) layout.Dimensions {
	if p.on.On {
		p.market.run(marketRates[p.rate.At])
		p.frames.count(gtx.Now)
		gtx.Execute(op.InvalidateCmd{})
	} else {
		p.market.stop()
		p.frames = frameRate{}
	}
	drain(gtx, p.grid, &p.live)
	s := look.Style(p.look, p.grid)
	s.Density = theme.DensityCompact
	return s.Layout(gtx)
}

func (p *pricesPage) status() string {
	l := p.look.Lang
	text := pausedText.In(l)
	if p.on.On {
		text = fmt.Sprintf(framesTexts.In(l), p.frames.last)
	}
	return rowsShown(p.grid, l) + " · " + text
}

func (p *pricesPage) position() Position { return positionOf(p.grid) }

// frameRate counts frames, second by second.
type frameRate struct {
	last, n int
	since   time.Time
}

func (f *frameRate) count(now time.Time) {
	if now.Sub(f.since) >= time.Second {
		f.last, f.n, f.since = f.n, 0, now
	}
	f.n++
}
