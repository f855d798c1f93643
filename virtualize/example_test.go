// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize_test

import (
	"fmt"
	"time"

	"github.com/giogrid/giogrid/virtualize"
)

func Example() {
	rows := []string{"a", "b", "c", "d", "e", "f"}
	const view = 50

	var axis virtualize.Axis
	var scroll virtualize.Scroll[string]
	var window virtualize.Window
	axis.Reset(len(rows), 20)
	frame := func() {
		scroll.Clamp(&axis, view)
		visible, top := scroll.Visible(&axis, view)
		window.Update(visible, 1, axis.Len())
		for i := visible.First; i < visible.Last; i++ {
			fmt.Print(rows[i], " at ", top+int(axis.Start(i)-axis.Start(visible.First)), "  ")
		}
		fmt.Println("prefetch", window.Prefetch)
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

func ExampleWindow() {
	var window virtualize.Window
	focused := 3
	window.Update(virtualize.Range{First: 40, Last: 60}, 5, 62, focused, 50)
	fmt.Println(window.Visible, window.Prefetch, window.Kept)
	// Output: {40 60} {35 62} [3]
}

func ExampleRange_Grow() {
	fmt.Println(virtualize.Range{First: 3, Last: 8}.Grow(4, 10))
	// Output: {0 10}
}

func ExampleThumb() {
	thumb := virtualize.NewThumb(450, 1000, 100, 200, 24)
	fmt.Println(thumb)
	fmt.Println(thumb.Offset(200-thumb.Length, 1000, 100, 200))
	// Output:
	// {88 24}
	// 900
}

func ExampleFling() {
	var fling virtualize.Fling
	for t := time.Duration(0); t <= 80*time.Millisecond; t += 10 * time.Millisecond {
		fling.Sample(t, float32(t.Milliseconds())) // a pixel each ms
	}
	fmt.Println(fling.Start(80 * time.Millisecond))
	for t := 180 * time.Millisecond; fling.Active(); t += 600 * time.Millisecond {
		fmt.Printf("%.0f ", fling.Tick(t))
	}
	// Output:
	// true
	// 86 201 32 3
}
