// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"image"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
)

const (
	previewHeight     = unit.Dp(170)
	previewHeadHeight = unit.Dp(30)
)

// previewPane shows the statements that a save would run. The zero value is ready.
type previewPane struct{ list layout.List }

// Layout draws the lines below a head; it fills its constraints.
func (p *previewPane) Layout(gtx layout.Context, l *look.Look, lines []string) layout.Dimensions {
	th, size := l.Theme(), gtx.Constraints.Max
	look.Fill(gtx, image.Rectangle{Max: size}, th.Bg)
	look.Fill(gtx, image.Rect(0, 0, size.X, max(gtx.Dp(1), 1)), th.Border)
	side, head := gtx.Dp(12), min(gtx.Dp(previewHeadHeight), size.Y)
	look.At(gtx, image.Rect(side, 0, max(size.X-side, side), head), func(gtx layout.Context) layout.Dimensions {
		return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
			return l.Text(gtx, look.Type{Size: 13, Weight: font.SemiBold, Color: th.FgMuted}, willRun.In(l.Lang))
		})
	})
	look.At(gtx, image.Rect(side, head, max(size.X-side, side), size.Y), func(gtx layout.Context) layout.Dimensions {
		p.list.Axis = layout.Vertical
		return p.list.Layout(gtx, len(lines), func(gtx layout.Context, i int) layout.Dimensions {
			return l.Text(gtx, look.Type{Size: 13, Lines: -1}, lines[i])
		})
	})
	return layout.Dimensions{Size: size}
}
