// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx_test

import (
	"fmt"
	"image"

	"github.com/giogrid/giogrid/layoutx"
)

func ExampleSplit() {
	p := layoutx.Split(image.Pt(800, 600), layoutx.Insets{
		Left: 120, Right: 80, Head: 32, Foot: 24, BarX: 12, BarY: 12,
	})
	fmt.Println(p.Rect(layoutx.Center, layoutx.Body))
	fmt.Println(p.Rect(layoutx.Left, layoutx.Head))
	fmt.Println(p.BarX())
	// Output:
	// (120,32)-(708,564)
	// (0,0)-(120,32)
	// (788,0)-(800,588)
}

func ExamplePanes_At() {
	p := layoutx.Split(image.Pt(800, 600), layoutx.Insets{Left: 120, Head: 32, RTL: true})
	fmt.Println(p.At(image.Pt(790, 10))) // the pane of the reading start is at the right
	// Output: left head true
}

// A sheet with a header row, a pinned column and a scrolled center.
func ExamplePopup() {
	window := image.Rect(0, 0, 400, 300)
	menu := image.Pt(120, 90)
	fmt.Println(layoutx.Popup(image.Rect(40, 40, 100, 60), menu, window, layoutx.Below))
	fmt.Println(layoutx.Popup(image.Rect(40, 240, 100, 260), menu, window, layoutx.Below)) // no room below
	// Output:
	// (40,60)-(160,150)
	// (40,150)-(160,240)
}

// A submenu opens at the reading end of its item: in a window read from right
// to left, at the left.
func ExampleMirror() {
	window := image.Rect(0, 0, 400, 300)
	item := image.Rect(280, 40, 380, 60)
	r := layoutx.Popup(layoutx.Mirror(item, window), image.Pt(120, 90), window, layoutx.After)
	fmt.Println(layoutx.Mirror(r, window))
	// Output: (160,40)-(280,130)
}
