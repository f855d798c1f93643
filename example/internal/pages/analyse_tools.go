// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
)

// analyseTools holds the buttons of the analysis page: shortcuts to menus, keys and panels.
type analyseTools struct {
	find, filter, group, profile, format, reset look.Button
	strip                                       look.Switch
	started                                     bool
}

var (
	findText    = look.Text{En: "Find", Ko: "찾기"}
	filterText  = look.Text{En: "Filter…", Ko: "필터…"}
	byMonthText = look.Text{En: "By month and origin", Ko: "월과 출발별"}
	profileText = look.Text{En: "Profile of delays", Ko: "지연 분포"}
	formatText  = look.Text{En: "Format delays…", Ko: "지연 서식…"}
	stripText   = look.Text{En: "Bars in headers", Ko: "머리글 막대"}
)

func (t *analyseTools) update(gtx layout.Context, p *analysePage) {
	for t.find.Clicked(gtx) {
		p.find(gtx)
	}
	for t.filter.Clicked(gtx) {
		p.filters.Build()
	}
	for t.group.Clicked(gtx) {
		p.group()
	}
	for t.profile.Clicked(gtx) {
		p.profile.Open("delay")
	}
	for t.format.Clicked(gtx) {
		p.formats.Open("delay")
	}
	for t.reset.Clicked(gtx) {
		p.grid.ResetView()
	}
	if !t.started {
		t.started, t.strip.On = true, p.profile.Strip
	}
	t.strip.Update(gtx)
	p.profile.Strip = t.strip.On
}

// widgets returns the buttons in their order.
func (t *analyseTools) widgets(l *look.Look) []layout.Widget {
	button := func(b *look.Button, t look.Text) layout.Widget {
		return func(gtx layout.Context) layout.Dimensions { return b.Layout(gtx, l, t.In(l.Lang)) }
	}
	return []layout.Widget{
		button(&t.find, findText), button(&t.filter, filterText), button(&t.group, byMonthText),
		button(&t.profile, profileText), button(&t.format, formatText),
		func(gtx layout.Context) layout.Dimensions { return t.strip.Layout(gtx, l, stripText.In(l.Lang)) },
		button(&t.reset, resetText),
	}
}
