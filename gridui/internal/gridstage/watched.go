// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"image"
	"strconv"

	"github.com/giogrid/giogrid/gridui"
)

// watchedRows holds rows that only one goroutine may read, and only near the screen.
type watchedRows struct {
	n      int
	frames string
	near   func(row int) bool
	Wrong  []int
}

func (w *watchedRows) Len() int { return w.n }

func (w *watchedRows) At(i int) string {
	if GoroutineID() != w.frames {
		panic("At is called by another goroutine") // a job reports it as a problem
	}
	if !w.near(i) {
		w.Wrong = append(w.Wrong, i)
	}
	return "leaf " + strconv.Itoa(i)
}

func leafColumns() []gridui.Column[string] {
	return []gridui.Column[string]{
		gridui.Field("name", "Name", func(s string) string { return s }).Auto(),
		gridui.Field("size", "Size", func(s string) int { return len(s) }),
	}
}

// WatchedGrid shows rows that must not be scanned: they may be read on the screen, and around a
// focus that scrolls to them.
func WatchedGrid(n int, set func(*gridui.Grid[string])) (*Stage[string], *watchedRows) {
	w := &watchedRows{n: n, frames: GoroutineID()}
	s := New(image.Pt(400, 400), func(g *gridui.Grid[string]) {
		w.near = func(row int) bool {
			at := g.Viewport()
			screen := max(at.Last-at.First, 20)
			return at.First-screen <= row && row < at.Last+screen || row == g.Focused().Row
		}
		g.Columns = leafColumns()
		g.RowID = func(s string) string { return s }
		g.Virtual.ScanDisabled = true
		if set != nil {
			set(g)
		}
		g.SetSource(w)
	})
	return s, w
}
