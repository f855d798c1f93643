// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
)

// trackingHarness draws a ChangeTrackingGrid in English, in the font of Go, with a style that set changes.
func trackingHarness[T any](size image.Point, g *gridui.ChangeTrackingGrid[T], set func(*gridui.Style)) *gridtest.Harness {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	return gridtest.New(size, func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := g.Update(gtx); !ok {
				break
			}
		}
		style := gridui.New(th, &g.Grid)
		style.Locale = locale.For("en")
		set(&style)
		return style.Layout(gtx)
	})
}
