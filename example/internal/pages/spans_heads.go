// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"image"
	"strings"

	"gioui.org/font"
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// headings keeps the full rows above the airports of each state. They are rows of the same type, without an airport.
type headings struct {
	counts map[string]int
	next   map[string]*look.Button
}

// headPrefix begins the identifiers of headings.
const headPrefix = "state "

func isHeading(a *data.Airport) bool { return strings.HasPrefix(a.IATA, headPrefix) }

// with returns airports with the headings of their states.
func (h *headings) with(airports []*data.Airport) []*data.Airport {
	h.counts, h.next = map[string]int{}, map[string]*look.Button{}
	rows := append([]*data.Airport(nil), airports...)
	for _, a := range airports {
		if h.counts[a.State]++; h.counts[a.State] == 1 {
			rows = append(rows, &data.Airport{IATA: headPrefix + a.State, State: a.State, Country: a.Country})
			h.next[a.State] = new(look.Button)
		}
	}
	return rows
}

// text returns the text of a heading.
func (h *headings) text(a *data.Airport, lang look.Lang) string {
	n := h.counts[a.State]
	return look.Text{En: fmt.Sprintf("%s: %d airports", a.State, n), Ko: fmt.Sprintf("%s: 공항 %d곳", a.State, n)}.In(lang)
}

// heading draws a heading with a button that goes to the next one.
func (p *spansPage) heading(gtx layout.Context, c gridui.FullRowContext[*data.Airport]) layout.Dimensions {
	next := p.heads.next[c.Row.State]
	if c.Entered {
		gtx.Execute(key.FocusCmd{Tag: &next.Clickable})
	}
	if next.Clicked(gtx) {
		p.goOn(c.RowIndex)
	}
	return layout.Inset{Left: 12, Right: 12, Top: 8, Bottom: 8}.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Min.X = gtx.Constraints.Max.X
		return layout.Flex{Alignment: layout.Middle, Spacing: layout.SpaceBetween}.Layout(gtx,
			layout.Flexed(1, func(gtx layout.Context) layout.Dimensions {
				gtx.Constraints.Min = image.Point{}
				return p.look.Text(gtx, look.Type{Size: 18, Weight: font.SemiBold}, p.heads.text(c.Row, p.look.Lang))
			}),
			layout.Rigid(func(gtx layout.Context) layout.Dimensions {
				return next.Layout(gtx, p.look, look.Text{En: "Next state", Ko: "다음 주"}.In(p.look.Lang))
			}),
		)
	})
}

// goOn scrolls to the next heading after a row.
func (p *spansPage) goOn(row int) {
	for i := row + 1; i < p.grid.Shown(); i++ {
		if a, ok := p.grid.RowAt(i); ok && isHeading(a) {
			p.grid.ScrollToRow(i, option.AlignStart)
			return
		}
	}
}

// show shows the headings of a kind: none, texts or widgets.
func (p *spansPage) show(kind int) {
	g := &p.grid
	g.IsFullRow, g.FullRow, g.FullRowText = nil, nil, nil
	if kind == 0 {
		g.SetRows(p.airports)
		return
	}
	g.IsFullRow, g.FullRowText = isHeading, func(a *data.Airport) string { return p.heads.text(a, p.look.Lang) }
	if kind == 2 {
		g.FullRow = p.heading
	}
	g.SetRows(p.heads.with(p.airports))
}

var headText = look.Text{En: "Headings", Ko: "머리글"}

var headTexts = [...]look.Text{{En: "None", Ko: "없음"}, {En: "Text", Ko: "글"}, {En: "Widget", Ko: "위젯"}}
