// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrolling_test

import (
	"fmt"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/scrolling"
	"github.com/giogrid/giogrid/virtualize"
)

func ExampleWindow() {
	var window scrolling.Window
	focused := 3
	window.Update(virtualize.Range{First: 40, Last: 60}, 5, 62, focused, 50)
	fmt.Println(window.Visible, window.Prefetch, window.Kept)
	// Output: {40 60} {35 62} [3]
}

func ExampleThumb() {
	thumb := scrolling.NewThumb(450, 1000, 100, 200, 24)
	fmt.Println(thumb)
	fmt.Println(thumb.Offset(200-thumb.Length, 1000, 100, 200))
	// Output:
	// {88 24}
	// 900
}

func ExampleFling() {
	var fling scrolling.Fling
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
