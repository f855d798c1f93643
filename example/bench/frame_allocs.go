// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
)

// frameAllocs counts the heap allocations of frames without new content, and of a series of frames that show other
// rows each, in addition to Gio's in a window that listens to the same input.
func frameAllocs(t *table) {
	for _, l := range []lap{
		{sheet.Steady, 20},
		{sheet.Slow, 20},
		{sheet.Pixel, 20 * sheet.RowHeight / sheet.Pixel.Step.Y},
		{sheet.Side, 60},
		{sheet.Fast, 60},
	} {
		name := "frame/hd/allocs/" + l.Name + "-and-back"
		own := l.allocs(stage.New(new(stage.Bare), sheet.HD, startRow))
		all := l.allocs(newGrid(sheet.HD).Stage)
		t.add(value(name+"/gio", own, "allocs/frame"))
		t.add(value(name, all-own, "allocs/frame").atMost(0))
	}
}

// lap is a motion of a number of frames, and back.
type lap struct {
	sheet.Motion
	frames int
}

func (l lap) run(s *stage.Stage) {
	for range l.frames {
		s.Scroll(l.Motion)
	}
	for range l.frames {
		s.Scroll(l.Back())
	}
}

// allocs returns the allocations of a frame of a lap that has been run before, for more frames than image operations
// rest.
func (l lap) allocs(s *stage.Stage) float64 {
	for range 1 + 2*warmUp/l.frames {
		l.run(s)
	}
	return measure.Allocs(5, func() { l.run(s) }) / float64(2*l.frames)
}
