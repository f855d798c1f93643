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

// live holds the last announcement of the grids of a page, for the line below them. Pages embed it. The zero value
// has no announcement.
type live struct{ said events.TextAnnounced }

// hear records an announcement of a grid.
func (l *live) hear(said events.TextAnnounced) { l.said = said }

func (l *live) announced() events.TextAnnounced { return l.said }

// drain reads the events of a grid and records announcements, for pages that need no other events.
func drain[T any](gtx layout.Context, g *gridui.Grid[T], l *live) {
	g.Announce = true
	for {
		ev, ok := g.Update(gtx)
		if !ok {
			return
		}
		if said, ok := ev.(events.TextAnnounced); ok {
			l.hear(said)
		}
	}
}

// stripHeight returns the height of the line below the grid, in pixels. In a narrow window it always includes a
// second line for announcements, so that the grid keeps its height.
func stripHeight(gtx layout.Context, narrow bool) int {
	if narrow {
		return gtx.Dp(18) + 2*gtx.Sp(19)
	}
	return max(gtx.Dp(38), gtx.Sp(24))
}

// strip draws the status of the page and, at the end or below it, the last announcement.
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

// announcement draws a dot and a text, in the colour of errors for an assertive announcement.
func (g *Gallery) announcement(gtx layout.Context, said events.TextAnnounced) layout.Dimensions {
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

// numberChoice returns a widget that lets users choose among numbers.
func numberChoice(l *look.Look, caption look.Text, c *look.Choice, of []int) layout.Widget {
	return func(gtx layout.Context) layout.Dimensions {
		var labels []string
		for _, n := range of {
			labels = append(labels, look.Grouped(n))
		}
		return l.Labelled(gtx, caption.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
			return c.Layout(gtx, l, labels...)
		})
	}
}
