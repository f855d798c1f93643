// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
)

// frameAllocs counts the heap allocations of a frame that shows nothing new.
func frameAllocs(t *table) {
	s := newGrid(sheet.HD)
	for _, l := range []struct {
		name string
		path path
	}{
		{"steady", path{s.Frame}},
		{"down-and-up", s.downAndUp(20)},
		{"side-and-back", s.sideAndBack(20)},
	} {
		// What a lap shows has been seen two laps before.
		l.path.lap()
		l.path.lap()
		allocs := measure.Allocs(10, l.path.lap) / float64(len(l.path))
		t.add(result{"frame/hd/allocs/" + l.name, allocs, "allocs/frame", 0, atMost(0)})
	}
}

// path is a number of frames that end where they began.
type path []func()

func (p path) lap() {
	for _, frame := range p {
		frame()
	}
}

// downAndUp scrolls down by a number of rows and back, a row a frame. It calls the grid instead of
// turning the wheel, for which the router allocates.
func (s gridStage[T]) downAndUp(rows int) (p path) {
	_, top := s.grid.ScrollOffset()
	for _, n := range thereAndBack(0, rows) {
		p = append(p, func() {
			s.grid.ScrollToOffset(top + int64(n*sheet.RowHeight))
			s.Frame()
		})
	}
	return p
}

// sideAndBack scrolls sideways by a number of columns and back, a column a frame.
func (s gridStage[T]) sideAndBack(columns int) (p path) {
	const width = 20 // a few more columns than are on the screen: each call moves it
	for n := range columns {
		p = append(p, s.show(width+n))
	}
	for n := columns; n >= 1; n-- {
		p = append(p, s.show(n))
	}
	return p
}

// show is a frame that brings a column onto the screen.
func (s gridStage[T]) show(column int) func() {
	id := stage.ColumnID(column)
	return func() {
		s.grid.ScrollToColumn(id)
		s.Frame()
	}
}

// thereAndBack is first … last … first, the ends once each.
func thereAndBack(first, last int) (all []int) {
	for n := first; n < last; n++ {
		all = append(all, n)
	}
	for n := last; n > first; n-- {
		all = append(all, n)
	}
	return all
}
