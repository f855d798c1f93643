// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strconv"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// A program that knows that there is no GPU has text drawn as images.
func ExampleTextDrawing() {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	var g gridui.Grid[int]
	g.Columns = []gridui.Column[int]{gridui.Field("n", "Number", strconv.Itoa)}
	g.SetRows([]int{1, 2, 3})
	h := gridtest.New(image.Pt(300, 200), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &g)
		style.Faces = gofont.Collection()
		style.TextDrawing = gridui.TextImages
		return style.Layout(gtx)
	})
	h.Frame()
	fmt.Println("paths:", gridtest.CountOps(h.Ops()).Path)
	// Output: paths: 0
}
