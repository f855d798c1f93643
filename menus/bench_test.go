// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"fmt"
	"image"
	"testing"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/menus"
)

func benchmarkItems(n int) []item {
	items := make([]item, n)
	for i := range items {
		items[i] = item{Label: fmt.Sprint("Item ", i), Shortcut: "Ctrl+Shift+E"}
	}
	return items
}

// BenchmarkOpen measures the frame that opens a menu, with all text shaped before.
func BenchmarkOpen(b *testing.B) {
	for _, n := range []int{10, 10_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			items, th := benchmarkItems(n), newTheme()
			var m menus.Menu[string]
			h := gridtest.New(image.Pt(800, 600), func(gtx layout.Context) layout.Dimensions {
				return menus.NewStyle(th, &m).Layout(gtx)
			})
			for b.Loop() {
				m.OpenAt(image.Pt(10, 10), target{}, items)
				h.Frame()
			}
		})
	}
}

// BenchmarkFrame measures a frame of an open menu.
func BenchmarkFrame(b *testing.B) {
	for _, n := range []int{10, 10_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			items, th := benchmarkItems(n), newTheme()
			var m menus.Menu[string]
			h := gridtest.New(image.Pt(800, 600), func(gtx layout.Context) layout.Dimensions {
				return menus.NewStyle(th, &m).Layout(gtx)
			})
			m.OpenAt(image.Pt(10, 10), target{}, items)
			h.Settle()
			b.ReportAllocs()
			for b.Loop() {
				h.Frame()
			}
		})
	}
}
