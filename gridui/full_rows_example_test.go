// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// Headings among the rows, as wide as the view.
func ExampleFullRowContext() {
	type track struct {
		disc, title string
		heading     bool
	}
	th := gridstage.NewTheme()
	var grid gridui.Grid[track]
	grid.Columns = []gridui.Column[track]{
		gridui.Field("disc", "Disc", func(t track) string { return t.disc }),
		gridui.Field("title", "Title", func(t track) string { return t.title }),
	}
	grid.IsFullRow = func(t track) bool { return t.heading }
	grid.FullRowText = func(t track) string { return "Disc " + t.disc }
	grid.FullRow = func(gtx layout.Context, c gridui.FullRowContext[track]) layout.Dimensions {
		size := image.Pt(c.Width, 60)
		defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
		semantic.LabelOp("cover of disc " + c.Row.disc).Add(gtx.Ops)
		return layout.Dimensions{Size: size}
	}
	grid.SetRows([]track{{disc: "1", heading: true}, {"1", "Prelude", false}, {"1", "Fugue", false}, {disc: "2", heading: true}, {"2", "Gigue", false}})

	h := gridtest.New(image.Pt(400, 300), gridui.New(th, &grid).Layout)
	h.Settle()
	for _, n := range h.FindAll("cover of disc") {
		fmt.Println(n.Label, n.Bounds.Size())
	}
	grid.FocusCell(3, "title")
	h.Settle()
	fmt.Println(grid.CopyText(option.CopyHeadersNone))
	// Output:
	// cover of disc 1 (400,60)
	// cover of disc 2 (400,60)
	// Disc 2
}
