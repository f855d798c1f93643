// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package valuepane is the pane next to the grid that shows a single value whole, by the lines of package valueview.
package valuepane

import (
	"image"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/valueview"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Pane shows a value. The zero value shows a note that no cell is focused.
type Pane struct {
	name  string
	value value.Value
	json  bool
	set   bool
	view  valueview.View
	list  layout.List
}

// Show shows a value of a column with a name. json means that the column contains JSON.
func (p *Pane) Show(name string, v value.Value, json bool) {
	if p.set && p.name == name && p.value == v && p.json == json {
		return
	}
	p.name, p.value, p.json, p.set = name, v, json, true
	p.view, p.list.Position = valueview.Of(v, json), layout.Position{}
}

// Clear removes the value.
func (p *Pane) Clear() { *p = Pane{} }

// headHeight is the height of the name and of the description of the value.
const headHeight = unit.Dp(52)

// Layout draws the pane; it fills its constraints.
func (p *Pane) Layout(gtx layout.Context, l *look.Look) layout.Dimensions {
	th, size := l.Theme(), gtx.Constraints.Max
	look.Fill(gtx, image.Rectangle{Max: size}, th.Bg)
	look.Fill(gtx, image.Rect(0, 0, max(gtx.Dp(1), 1), size.Y), th.Border)
	head, gap := min(gtx.Dp(headHeight), size.Y), gtx.Dp(12)
	look.At(gtx, image.Rect(gap, 0, size.X-gap, head), func(gtx layout.Context) layout.Dimensions { return p.head(gtx, l) })
	look.At(gtx, image.Rect(gap, head, size.X-gap, size.Y), func(gtx layout.Context) layout.Dimensions { return p.lines(gtx, l) })
	return layout.Dimensions{Size: size}
}

func (p *Pane) head(gtx layout.Context, l *look.Look) layout.Dimensions {
	if !p.set {
		return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions { return l.Muted(gtx, noCell.In(l.Lang)) })
	}
	return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
		return layout.Flex{Axis: layout.Vertical}.Layout(gtx,
			layout.Rigid(func(gtx layout.Context) layout.Dimensions {
				return l.Text(gtx, look.Type{Size: 14, Weight: font.SemiBold}, p.name)
			}),
			layout.Rigid(func(gtx layout.Context) layout.Dimensions {
				return l.Text(gtx, look.Type{Size: 12, Color: l.Theme().FgMuted}, about(p.view).In(l.Lang))
			}),
		)
	})
}

// lines draws the lines of the value; long ones are wrapped.
func (p *Pane) lines(gtx layout.Context, l *look.Look) layout.Dimensions {
	p.list.Axis = layout.Vertical
	if p.view.Kind == valueview.Bytes {
		return p.dump(gtx, l)
	}
	kind := look.Type{Size: 13, Lines: -1}
	return p.list.Layout(gtx, p.view.Lines(), func(gtx layout.Context, i int) layout.Dimensions {
		gtx.Constraints.Min.X = gtx.Constraints.Max.X
		return l.Text(gtx, kind, cut(p.view.Line(i)))
	})
}
