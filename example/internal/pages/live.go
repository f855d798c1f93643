// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
)

// live is what the grids of a page announced last, for the line below them. Pages embed it. The zero
// value has nothing to say.
type live struct{ said events.Announced }

// hear takes note of what a grid announced.
func (l *live) hear(said events.Announced) { l.said = said }

func (l *live) announced() events.Announced { return l.said }

// drain reads the events of a grid whose page has no use for them, but for what they announce.
func drain[T any](gtx layout.Context, g *gridui.Grid[T], l *live) {
	g.Announce = true
	for {
		ev, ok := g.Update(gtx)
		if !ok {
			return
		}
		if said, ok := ev.(events.Announced); ok {
			l.hear(said)
		}
	}
}

// stripHeight is how high the line below the grid is, in pixels. In a narrow window what was announced
// stands below the status, and has its room there always: the grid keeps its height.
func stripHeight(gtx layout.Context, narrow bool) int {
	if narrow {
		return gtx.Dp(18) + 2*gtx.Sp(19)
	}
	return max(gtx.Dp(38), gtx.Sp(24))
}

// strip draws the status of the page and, at the end or below it, what was announced last.
func (g *Gallery) strip(gtx layout.Context, narrow bool) layout.Dimensions {
	p := g.page()
	said := p.announced()
	status := func(gtx layout.Context) layout.Dimensions { return g.look.Muted(gtx, p.status()) }
	if said.Text == "" {
		return look.Middle(gtx, status)
	}
	line := func(gtx layout.Context) layout.Dimensions { return g.announcement(gtx, said) }
	return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
		if narrow {
			return layout.Flex{Axis: layout.Vertical}.Layout(gtx, layout.Rigid(status), layout.Rigid(line))
		}
		gtx.Constraints.Min.X = gtx.Constraints.Max.X
		return layout.Flex{Spacing: layout.SpaceBetween, Alignment: layout.Middle}.Layout(gtx,
			layout.Rigid(func(gtx layout.Context) layout.Dimensions {
				gtx.Constraints.Max.X = gtx.Constraints.Max.X * 3 / 5
				return status(gtx)
			}),
			layout.Rigid(layout.Spacer{Width: 24}.Layout),
			layout.Rigid(line),
		)
	})
}

// announcement is a dot and a text, in the colour of errors where it is about one.
func (g *Gallery) announcement(gtx layout.Context, said events.Announced) layout.Dimensions {
	const dot, gap = unit.Dp(6), unit.Dp(8)
	th := g.look.Theme()
	mark, t := th.Accent, look.Type{Size: 13, Color: th.Fg}
	if said.Assertive {
		mark, t.Color = th.Danger, th.Danger
	}
	return layout.Flex{Alignment: layout.Middle}.Layout(gtx,
		layout.Rigid(func(gtx layout.Context) layout.Dimensions {
			side := gtx.Dp(dot)
			look.Plate(gtx, image.Rect(0, 0, side, side), dot, mark)
			return layout.Dimensions{Size: image.Pt(side+gtx.Dp(gap), side)}
		}),
		layout.Rigid(func(gtx layout.Context) layout.Dimensions { return g.look.Text(gtx, t, said.Text) }),
	)
}
