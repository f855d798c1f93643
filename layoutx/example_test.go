// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx_test

import (
	"fmt"
	"image"

	"github.com/giogrid/giogrid/layoutx"
)

func ExampleSolve() {
	tracks := []layoutx.Track{
		{Size: 90}, // Fixed
		{Kind: layoutx.Flex},
		{Kind: layoutx.Flex, Weight: 2, Max: 250},
		{Kind: layoutx.Auto, Size: 48},
	}
	fmt.Println(layoutx.Solve(nil, tracks, 400))
	fmt.Println(layoutx.Solve(nil, tracks, 800))
	fmt.Println(layoutx.Solve(nil, tracks, 100)) // the sheet scrolls
	// Output:
	// [90 87 175 48]
	// [90 412 250 48]
	// [90 20 20 48]
}

func ExampleOffsets() {
	var o layoutx.Offsets
	o.Reset([]int{100, 50, 80})
	first, last := o.Range(120, 200)
	fmt.Println(o.Total(), o.Start(2), o.Find(149), first, last)
	// Output: 230 150 1 1 3
}

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
func ExampleSheet() {
	var pinned, scrolled, header, rows layoutx.Offsets
	pinned.Reset([]int{60})
	scrolled.Reset([]int{100, 100, 100, 100})
	header.Reset([]int{30})
	rows.Reset([]int{25, 25, 25})

	var s layoutx.Sheet
	s.Panes = layoutx.Split(image.Pt(200, 70), layoutx.Insets{Left: 60, Head: 30})
	left, center := s.Panes.Pane(layoutx.Left), s.Panes.Pane(layoutx.Center)
	s.Cols[layoutx.Left] = layoutx.AppendCols(s.Cols[layoutx.Left][:0], &pinned, 0, left, 0, false)
	s.Cols[layoutx.Center] = layoutx.AppendCols(s.Cols[layoutx.Center][:0], &scrolled, 1, center, 150, false)
	s.Rows[layoutx.Head] = layoutx.AppendRows(s.Rows[layoutx.Head][:0], &header, 0, s.Panes.Band(layoutx.Head), 0)
	s.Rows[layoutx.Body] = layoutx.AppendRows(s.Rows[layoutx.Body][:0], &rows, 0, s.Panes.Band(layoutx.Body), 0)

	for cell := range s.In(layoutx.Center, layoutx.Body) {
		fmt.Println("row", cell.Row, "column", cell.Col, cell.Rect)
	}
	cell, _ := s.Hit(image.Pt(70, 40))
	fmt.Println("hit", cell.Pane, cell.Band, cell.Row, cell.Col)
	// Output:
	// row 0 column 2 (10,30)-(110,55)
	// row 0 column 3 (110,30)-(210,55)
	// row 1 column 2 (10,55)-(110,80)
	// row 1 column 3 (110,55)-(210,80)
	// hit center body 0 2
}

func ExampleAppendCols() {
	var o layoutx.Offsets
	o.Reset([]int{100, 100, 100})
	pane := image.Rect(0, 0, 150, 400)
	fmt.Println(layoutx.AppendCols(nil, &o, 0, pane, 80, false))
	fmt.Println(layoutx.AppendCols(nil, &o, 0, pane, 80, true))
	// Output:
	// [{0 -80 100} {1 20 100} {2 120 100}]
	// [{0 130 100} {1 30 100} {2 -70 100}]
}

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
