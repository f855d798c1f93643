// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize_test

import (
	"fmt"

	"github.com/giogrid/giogrid/virtualize"
)

func Example() {
	rows := []string{"a", "b", "c", "d", "e", "f"}
	const view = 50

	var axis virtualize.Axis
	var scroll virtualize.Scroll[string]
	axis.Reset(len(rows), 20)
	frame := func() {
		scroll.Clamp(&axis, view)
		visible, top := scroll.Visible(&axis, view)
		for i := visible.First; i < visible.Last; i++ {
			fmt.Print(rows[i], " at ", top+int(axis.Start(i)-axis.Start(visible.First)), "  ")
		}
		fmt.Println("prefetch", visible.Grow(1, axis.Len()))
		scroll.Hold(func(item int) string { return rows[item] })
	}

	scroll.By(&axis, view, 45)
	frame()

	// A row is inserted above: the visible rows stay.
	rows = append([]string{"new"}, rows...)
	axis.Insert(0, 1)
	scroll.Restore(&axis, view, func(key string) (int, bool) {
		for i, row := range rows {
			if row == key {
				return i, true
			}
		}
		return 0, false
	})
	frame()
	// Output:
	// c at -5  d at 15  e at 35  prefetch {1 6}
	// c at -5  d at 15  e at 35  prefetch {2 7}
}

func ExampleAxis() {
	var axis virtualize.Axis
	axis.Reset(1_000_000_000, 36)
	axis.Set(10, 100) // an opened detail
	fmt.Println(axis.Total())
	fmt.Println(axis.Start(11), axis.Find(459), axis.Find(460))
	axis.Remove(0, 5)
	fmt.Println(axis.Size(5), axis.Measured())
	// Output:
	// 36000000064
	// 460 10 11
	// 100 1
}

func ExampleScroll_Measure() {
	heights := []int{30, 80, 45, 60, 25, 90}
	var axis virtualize.Axis
	axis.Reset(len(heights), 36) // a guess
	var scroll virtualize.Scroll[int]
	scroll.ToItem(&axis, 100, 4, virtualize.End)
	visible, top := scroll.Measure(&axis, 100, func(i int) int { return heights[i] })
	fmt.Println(visible, top)

	// Row 1, scrolled into view, is larger than guessed: row 2 moves by 40 all the same.
	scroll.By(&axis, 100, -40)
	visible, top = scroll.Measure(&axis, 100, func(i int) int { return heights[i] })
	fmt.Println(visible, top)
	// Output:
	// {2 5} -30
	// {1 4} -70
}

func ExampleScroll_ToItem() {
	var axis virtualize.Axis
	axis.Reset(1000, 20)
	var scroll virtualize.Scroll[int]
	scroll.ToItem(&axis, 100, 50, virtualize.Nearest)
	fmt.Println(scroll.Visible(&axis, 100))
	scroll.ToItem(&axis, 100, 50, virtualize.Start)
	fmt.Println(scroll.Visible(&axis, 100))
	// Output:
	// {46 51} 0
	// {50 55} 0
}

func ExampleRange_Grow() {
	fmt.Println(virtualize.Range{First: 3, Last: 8}.Grow(4, 10))
	// Output: {0 10}
}
