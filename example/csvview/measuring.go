// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"image"
	"runtime"
	"time"

	"gioui.org/io/input"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
)

// firstFrame builds and routes a frame with the rows there are, all that comes before the GPU.
func firstFrame(s *table.Stream, o options) {
	var ops op.Ops
	var router input.Router
	v := newViewer(s, look.OnlyFonts(fonts.Collection()))
	v.Layout(layout.Context{
		Ops: &ops, Source: router.Source(), Now: time.Now(),
		Metric:      unit.Metric{PxPerDp: o.Scale, PxPerSp: o.Scale},
		Constraints: layout.Exact(image.Pt(int(float32(o.Size.X)*o.Scale), int(float32(o.Size.Y)*o.Scale))),
	})
	router.Frame(&ops)
}

// readShare returns the share of the file that was read, 1 for all of it.
func readShare(state table.State) float64 {
	if state.Done || state.Size <= 0 {
		return 1
	}
	return min(float64(state.Read)/float64(state.Size), 1)
}

// heapRatio returns the size of a table on the heap divided by the size of its text. The caller must hold no other
// reference to the table, and must not use it afterwards.
func heapRatio(t *table.Table) float64 {
	text := float64(t.Bytes())
	with := heap()
	runtime.KeepAlive(t)
	without := heap()
	return max(float64(with)-float64(without), 0) / text
}

// heap returns the number of bytes in use on the heap.
func heap() uint64 {
	runtime.GC()
	runtime.GC() // what pools and finalizers held on to
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// milliseconds returns the time since began.
func milliseconds(began time.Time) float64 { return float64(time.Since(began).Microseconds()) / 1000 }
