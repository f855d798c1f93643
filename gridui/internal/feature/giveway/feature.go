// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package giveway

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// spare is the width that must be free before columns return.
const spare = unit.Dp(8)

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
}

// Feature decides which columns give way.
type Feature struct {
	Sources
	// of is what order was made for, gone the number of columns that have left. placed is set if the set has them.
	of     measured
	order  order
	gone   int
	placed bool
	// space is the width in pixels for which columns left last.
	space int
	lines lines
}

// measured is the state that the least widths of the columns depend on.
type measured struct {
	columns, sizes uint32
	metric         unit.Metric
	style          uint32
	sorting        option.SortMode
	keys           int
	menu, noButton bool
	// waits is set if contents were measured before there were rows.
	waits bool
}

// now returns the present state.
func (f *Feature) now() measured {
	return measured{
		columns: f.Columns.Placed, sizes: f.Viewport.Widths.SizesRev(), metric: f.Painter.Style.Metric, style: f.Painter.StyleRev,
		sorting: f.Options.Sorting.Mode, keys: f.Options.Sorting.Max, menu: f.Options.HeaderMenu.Enabled, noButton: f.Options.HeaderMenu.ButtonDisabled, waits: f.of.waits,
	}
}

// Stale reports whether the least widths of the columns have to be measured again: after Release, with all columns on the
// screen. With hold, set while a user changes a width, they are kept as long as the columns are the same.
func (f *Feature) Stale(hold bool) bool {
	now := f.now()
	if hold && f.placed && now.columns == f.of.columns && now.metric == f.of.metric {
		return false
	}
	return !f.placed || now != f.of || f.of.waits && f.Viewport.Widths.RowsShow()
}

// Release brings all columns back.
func (f *Feature) Release() {
	if f.placed = false; f.Columns.AnyGone() {
		f.Columns.SetGone(nil)
	}
}

// Measure notes the least width of each column, after the widths of all were solved.
func (f *Feature) Measure() {
	c, w := f.Columns, &f.Viewport.Widths
	leaf := make(map[string]int, len(c.Leaves))
	for i := range c.Leaves {
		leaf[c.Leaves[i].ID] = i
	}
	least := make([]int, len(c.Wanted))
	for i := range c.Wanted {
		track := w.Track(leaf[c.Wanted[i].ID])
		least[i] = track.Least()
	}
	f.order = orderOf(c, least)
	f.of.waits = w.Waits()
	f.of = f.now()
}

// Fit takes columns off the screen, or brings them back, for a width in pixels.
func (f *Feature) Fit(space int) {
	if !f.placed || space != f.space {
		f.space = space
		f.place(f.order.settle(f.gone, space, f.Painter.Style.Metric.Dp(spare)))
	}
}

// place takes the first n columns that leave off the screen.
func (f *Feature) place(n int) {
	if f.placed && n == f.gone {
		return
	}
	f.gone, f.placed = n, true
	if n == 0 && !f.Columns.AnyGone() {
		return
	}
	gone := make([]bool, len(f.Columns.Wanted))
	for _, i := range f.order.leaving[:n] {
		gone[i] = true
	}
	f.Columns.SetGone(gone)
}
