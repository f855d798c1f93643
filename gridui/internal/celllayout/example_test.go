// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celllayout_test

import (
	"fmt"
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/layoutx"
)

func ExampleSolve() {
	tracks := []celllayout.Track{
		{Size: 90}, // Fixed
		{Kind: celllayout.Flex},
		{Kind: celllayout.Flex, Weight: 2, Max: 250},
		{Kind: celllayout.Auto, Size: 48},
	}
	fmt.Println(celllayout.Solve(nil, tracks, 400))
	fmt.Println(celllayout.Solve(nil, tracks, 800))
	fmt.Println(celllayout.Solve(nil, tracks, 100)) // the sheet scrolls
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

func ExampleSheet() {
	var pinned, scrolled, header, rows layoutx.Offsets
	pinned.Reset([]int{60})
	scrolled.Reset([]int{100, 100, 100, 100})
	header.Reset([]int{30})
	rows.Reset([]int{25, 25, 25})

	var s celllayout.Sheet
	s.Panes = layoutx.Split(image.Pt(200, 70), layoutx.Insets{Left: 60, Head: 30})
	left, center := s.Panes.Pane(layoutx.Left), s.Panes.Pane(layoutx.Center)
	s.Cols[layoutx.Left] = celllayout.AppendCols(s.Cols[layoutx.Left][:0], &pinned, 0, left, 0, false)
	s.Cols[layoutx.Center] = celllayout.AppendCols(s.Cols[layoutx.Center][:0], &scrolled, 1, center, 150, false)
	s.Rows[layoutx.Head] = celllayout.AppendRows(s.Rows[layoutx.Head][:0], &header, 0, s.Panes.Band(layoutx.Head), 0)
	s.Rows[layoutx.Body] = celllayout.AppendRows(s.Rows[layoutx.Body][:0], &rows, 0, s.Panes.Band(layoutx.Body), 0)

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
	fmt.Println(celllayout.AppendCols(nil, &o, 0, pane, 80, false))
	fmt.Println(celllayout.AppendCols(nil, &o, 0, pane, 80, true))
	// Output:
	// [{0 -80 100} {1 20 100} {2 120 100}]
	// [{0 130 100} {1 30 100} {2 -70 100}]
}
