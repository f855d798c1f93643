// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"time"

	"gioui.org/io/system"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// formatsPage shows numbers, amounts of money, percent and dates in the formats of a language that users choose.
type formatsPage struct {
	live
	look   *look.Look
	grid   gridui.Grid[posting]
	lang   look.Lang
	speaks look.Choice
}

// posting is a row of an account.
type posting struct {
	id                  string
	number, share, paid float64
	won                 int64
	at                  time.Time
}

// spokenFormats lists the languages of formats.
var spokenFormats = []struct {
	tag, name string
	leftward  bool
}{
	{"en-US", "English (US)", false}, {"de-DE", "Deutsch", false}, {"fr-FR", "français", false}, {"ko-KR", "한국어", false}, {"en-IN", "English (India)", false},
	{"es-ES", "español", false}, {"de-CH", "Schweiz", false}, {"ar", "Arabic", true},
}

func newFormatsPage(l *look.Look) *Page {
	p := &formatsPage{look: l}
	g := &p.grid
	g.RowID = func(b posting) string { return b.id }
	g.Editing = option.Editing{Enabled: true, History: 100}
	g.Filtering = option.Filtering{Enabled: true, Row: true}
	g.Sorting.Mode = option.SortMulti
	g.CellRanges.Enabled, g.HeaderMenu.Enabled, g.StatusBar.Enabled = true, true, true
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.Grouping.Total = option.TotalRowLast
	p.arrange()
	g.SetRows(postings())
	return &Page{
		About: look.Text{
			En: "Cells, totals and figures have the format of the chosen language. Type in it, paste, or filter by what a cell shows: it is read by the same signs. Copies keep plain values.",
			Ko: "셀과 합계는 고른 언어의 서식을 따릅니다. 보이는 그대로 입력하고 붙여넣고 필터할 수 있습니다. 복사하면 서식 없는 값이 남습니다.",
		},
		content: p,
	}
}

// postings returns the rows: the first are numbers that languages write differently.
func postings() []posting {
	first := []float64{-1234567.891, 0.125, -1234.5, 1234567.5, 1234.5, 0}
	rows := make([]posting, 60)
	for i := range rows {
		n := float64(i*i*37%9973) + float64(i%8)/8
		if i < len(first) {
			n = first[i]
		}
		rows[i] = posting{
			id: "P" + string(rune('A'+i/26)) + string(rune('A'+i%26)), number: n, share: float64(i*125%1000) / 1000, paid: n * 1.1, won: int64(n * 1300),
			at: time.Date(2025, time.March, 4+i*9, 5+i%19, i*7%60, 0, 0, time.UTC),
		}
	}
	return rows
}

func (p *formatsPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	number := func(id, header string, get func(posting) float64, put func(*posting, float64), f option.Format) *gridui.Typed[posting, float64] {
		return gridui.Field(id, header, get).Edit(put).Style(f).Align(option.AlignDecimal)
	}
	getNumber, putNumber := func(b posting) float64 { return b.number }, func(b *posting, v float64) { b.number = v }
	getPaid, putPaid := func(b posting) float64 { return b.paid }, func(b *posting, v float64) { b.paid = v }
	p.grid.Columns = []gridui.Column[posting]{
		gridui.Field("id", in("Id", "번호"), func(b posting) string { return b.id }).Width(70),
		number("number", in("Number", "숫자"), getNumber, putNumber, option.Format{MinDigits: 0, MaxDigits: 3}).Width(150).Aggregate(option.AggregateSum),
		number("share", in("Share", "비율"), func(b posting) float64 { return b.share }, func(b *posting, v float64) { b.share = v },
			option.Format{Kind: option.FormatPercent, MaxDigits: 1}).Width(100).Aggregate(option.AggregateAverage),
		number("paid", in("Euro", "유로"), getPaid, putPaid, option.Format{Currency: "EUR"}).Width(160).Aggregate(option.AggregateSum),
		number("dollars", in("Accounting", "회계"), getPaid, putPaid, option.Format{Currency: "USD", Accounting: true}).Width(170).Aggregate(option.AggregateSum),
		gridui.Field("won", in("Won", "원"), func(b posting) int64 { return b.won }).Edit(func(b *posting, v int64) { b.won = v }).
			Style(option.Format{Currency: "KRW"}).Width(170).Aggregate(option.AggregateSum),
		gridui.Time("day", in("Day", "날짜"), func(b posting) time.Time { return b.at }).Edit(func(b *posting, v time.Time) { b.at = v }).
			Style(option.Format{Kind: option.FormatDate}).Width(130),
		gridui.Time("at", in("Time", "시각"), func(b posting) time.Time { return b.at }).Edit(func(b *posting, v time.Time) { b.at = v }).
			Style(option.Format{Length: option.LengthShort}).Width(200),
	}
}

var formatsText = look.Text{En: "Formats of", Ko: "서식 언어"}

func (p *formatsPage) controls(gtx layout.Context) []layout.Widget {
	p.speaks.Update(gtx)
	if p.lang != p.look.Lang {
		p.arrange()
	}
	l := p.look
	names := make([]string, len(spokenFormats))
	for i, s := range spokenFormats {
		names[i] = s.name
	}
	return []layout.Widget{func(gtx layout.Context) layout.Dimensions {
		return l.Labelled(gtx, formatsText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
			return p.speaks.Layout(gtx, l, names...)
		})
	}}
}

func (p *formatsPage) body(gtx layout.Context) layout.Dimensions {
	chosen := spokenFormats[p.speaks.At]
	gtx.Locale.Language = chosen.tag
	if chosen.leftward {
		gtx.Locale.Direction = system.RTL
	}
	drain(gtx, &p.grid, &p.live)
	style := look.Style(p.look, &p.grid)
	style.Locale.Numbers = locale.Numbers{} // the signs of the language
	return style.Layout(gtx)
}

func (p *formatsPage) status() string     { return rowsShown(&p.grid, p.look.Lang) }
func (p *formatsPage) position() Position { return positionOf(&p.grid) }
func (p *formatsPage) close() error       { return p.grid.Close() }
